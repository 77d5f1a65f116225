import type { TwoB, TwoBLine } from '../../../domain/gst/two-b/model';
import { twoBPeriod } from '../../../domain/gst/two-b/period';
import { readTwoB } from '../../../domain/gst/two-b/read-two-b';
import { onDay } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import type { Acting } from '../../../platform/acting';
import { today } from '../../../platform/clock';
import { failedOn } from '../../../platform/database';
import { fileOf, keepFile } from '../../../platform/files';
import { atFault, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { textOfFile } from './file-text';
import type { ImportAnswer } from './two-b.contract';
import { fileImported, findFile, registeredAs, versionBefore } from './two-b.repository';
import type { TwoBFile } from './two-b.table';

export type SentTwoB = {
  content: Blob;
  fileName: string | null;
  gstin?: string | undefined;
  period?: string | undefined;
};
export type Sender = {
  files: R2Bucket;
  scope: CompanyScope;
  person: Person;
  actingWith: (answer: ImportAnswer) => Acting;
};

/**
 * Keeps a GSTR-2B: all of it, or none with the places of its faults (422). The same file again adds nothing and says so; another one of
 * the same period is a new version beside the old. The file goes to the bucket by its hash before its row is written.
 */
export async function importTwoB(
  d1: D1Database,
  { files, scope, person, actingWith }: Sender,
  sent: SentTwoB,
): Promise<ImportAnswer> {
  const kept = await fileOf(scope.companyId, 'gst-2b', sent.content);
  const known = await findFile(d1, scope, kept.sha256);
  const twoB = await read(d1, scope, sent);
  if (known) return answerOf(known, { isKnown: true, twoB });
  const before = await versionBefore(d1, scope, twoB);
  await keepFile(files, kept, sent.content);
  const { file, change } = fileImported(d1, scope, person, twoB, { ...kept, fileName: sent.fileName });
  const answer = answerOf(file, { isKnown: false, twoB, before });
  try {
    await commit(actingWith(answer), [change]);
  } catch (error) {
    // The same file came at the same moment, and was faster.
    const twin = failedOn(error, 'gst_two_b_files') ? await findFile(d1, scope, kept.sha256) : undefined;
    if (!twin) throw error;
    return answerOf(twin, { isKnown: true, twoB });
  }
  return answer;
}

async function read(d1: D1Database, scope: CompanyScope, { content, gstin, period }: SentTwoB): Promise<TwoB> {
  const company = await registeredAs(d1, scope);
  const asked = period === undefined ? undefined : twoBPeriod(period);
  if (asked === null) throw atFault(422, 'period', say('two-b.problem.period'));
  const reading = readTwoB(await textOfFile(content), {
    registrations: company.gstins,
    gstin: gstin?.toUpperCase(),
    period: asked?.month,
  });
  if (!reading.ok) {
    const [first] = reading.faults;
    const problems = reading.faults.map(({ code, place, message }) => ({ code, place, message }));
    throw new Problem(422, first?.code ?? 'not-a-2b', first?.message ?? say('two-b.fault.not-a-2b'), {}, { problems });
  }
  const { twoB } = reading;
  const { period: of, madeOn } = twoB;
  const month = { month: of };
  if (of >= today().slice(0, 7)) throw refusedAt('period-to-come', 'rtnprd', say('two-b.problem.to-come', { month }));
  // A quarter is named by its last month, and its rows stand in the months before it: none is made before its month ends.
  if (madeOn && madeOn.slice(0, 7) <= of)
    throw refusedAt('made-too-early', 'gendt', say('two-b.problem.too-early', { month, day: onDay(madeOn) }));
  return twoB;
}

const refusedAt = (code: string, place: string, message: Message): Problem =>
  new Problem(422, code, message, {}, { problems: [{ code, place, message }] });

type Of = { isKnown: boolean; twoB: TwoB; before?: ReadonlyMap<string, TwoBLine> | undefined };

function answerOf(file: TwoBFile, { isKnown, twoB, before }: Of): ImportAnswer {
  const { id, gstin, period, madeOn, importedAt, lineCount, sha256, notices } = file;
  const changes = before && !isKnown ? changesBetween(before, twoB.lines) : null;
  const added = isKnown ? 0 : (changes?.added ?? lineCount);
  const month = { month: period };
  const message = isKnown
    ? say('two-b.import.known', { month, count: lineCount })
    : changes
      ? say('two-b.import.newer', { month, ...changes })
      : say('two-b.import.added', { month, count: lineCount });
  return {
    ...{ id, gstin, period, madeOn, importedAt, sha256, documents: lineCount, isKnown, added, message },
    ...{ isNewVersion: changes !== null, changes },
    warnings: notices.map(({ code, place, message: said }) => ({ code, place, message: said })),
  };
}

/** How two versions differ, by the names of their documents. */
function changesBetween(before: ReadonlyMap<string, TwoBLine>, lines: readonly TwoBLine[]) {
  const now = new Set(lines.map(({ key }) => key));
  const same = lines.filter(({ key }) => before.has(key));
  const changed = same.filter((line) => JSON.stringify(before.get(line.key)) !== JSON.stringify(line)).length;
  const removed = [...before.keys()].filter((key) => !now.has(key)).length;
  return { added: lines.length - same.length, changed, removed };
}
