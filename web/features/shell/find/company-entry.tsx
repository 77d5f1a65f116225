import type { SeenCompany } from '../../../lib/companies.query';
import { hitsIn } from '../../../lib/find';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import type { FinderEntry } from '../../../ui/overlay/finder';
import { InitialsTile } from '../initials-tile';

/** What a company is found by: its name, numbers, directors, and who of the firm looks after it. */
export const companyText = ({ name, cin, pan, gstin, directors, assignedManager }: SeenCompany): string =>
  [name, cin, pan, gstin ?? '', ...directors, assignedManager ?? ''].join(' ');

/** One company in a list to choose from; says what of it was typed, and what is late. */
export function companyEntry(company: SeenCompany, typed: string, choose: (isNewTab: boolean) => void): FinderEntry {
  return {
    key: company.id,
    icon: <InitialsTile name={company.name} />,
    label: <Marked text={company.name} typed={typed} />,
    note: <Marked text={foundBy(company, typed)} typed={typed} />,
    end: <Standing company={company} />,
    choose,
  };
}

/** The number or name by which it was found; without one, what it is usually known by. */
function foundBy({ cin, pan, gstin, directors, assignedManager }: SeenCompany, typed: string): string {
  const known: [words: string, value: string][] = [
    ...(gstin ? ([[m.shell_found_gstin({ gstin }), gstin]] satisfies [string, string][]) : []),
    [m.shell_found_pan({ pan }), pan],
    [m.shell_found_cin({ cin }), cin],
    ...directors.map((name): [string, string] => [m.shell_found_director({ name }), name]),
  ];
  const hit = typed ? known.find(([, value]) => value.toLowerCase().includes(typed.trim().toLowerCase())) : undefined;
  const words = (hit ?? known[0])?.[0] ?? '';
  return assignedManager ? m.shell_found_managed({ words, manager: assignedManager }) : words;
}

function Standing({ company: { overdue, nextDue } }: { company: SeenCompany }) {
  if (overdue > 0) return <Badge tone="red">{m.shell_late({ count: formatCount(overdue) })}</Badge>;
  return nextDue ? m.shell_next({ day: formatDate(nextDue) }) : null;
}

export function Marked({ text, typed }: { text: string; typed: string }) {
  return hitsIn(text, typed).map(({ text: piece, isHit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name, and none keeps a state
    isHit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );
}
