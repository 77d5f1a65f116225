// What `npm run measure` runs: how the code is built, as counts that a reader feels. None depends on the machine. The rooms of
// the files that a request runs stand below the table; `npm run measure -- --list` names everything that was counted.

import { filesRows } from './files-rows.ts';
import { houseRows } from './house-rows.ts';
import { lawRows } from './law-rows.ts';
import { byRoom, countOf, type Measure } from './measured.ts';
import { webRows } from './web-rows.ts';

const measures: Measure[] = [...(await filesRows()), ...houseRows(), ...(await lawRows()), ...(await webRows())];

console.table(measures.map(shown));
for (const measure of measures) {
  if (!('list' in measure) || measure.list.length === 0) continue;
  if (process.argv.includes('--list')) console.log(`\n${measure.what}\n  ${measure.list.join('\n  ')}`);
  else if (measure.what.startsWith('Files that run'))
    console.log(`\n${measure.what}\n  ${byRoom(measure.list).join(', ')}`);
}
process.exit(0);

function shown(measure: Measure) {
  const { what, atMost } = measure;
  const now = countOf(measure);
  if (atMost === undefined) return { What: what, Now: now, Target: '', Verdict: '' };
  return { What: what, Now: now, Target: `≤ ${atMost}`, Verdict: now <= atMost ? 'ok' : 'OVER' };
}
