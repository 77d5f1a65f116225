import type { IpRight } from '../company/facts';
import { type Message, say } from '../shared/message';
import type { StatusProblem, StatusRow } from './status-file';

export type ProposedAct = 'add' | 'change' | 'remove' | 'same';
export type ProposedChange = { field: keyof IpRight; from: IpRight[keyof IpRight]; to: IpRight[keyof IpRight] };

/** What a row of the register would do to the portfolio. Of a right that is taken out, `right` is as it is known. */
export type Proposal = {
  line: number;
  number: string;
  act: ProposedAct;
  right: IpRight;
  changes: readonly ProposedChange[];
};

/** What rows of the register change in what is known, by the number of the application. What a row does not say stays as it is. */
export function proposalsOf(
  rows: readonly StatusRow[],
  known: ReadonlyMap<string, IpRight>,
): { proposals: readonly Proposal[]; problems: readonly StatusProblem[] } {
  const proposals: Proposal[] = [];
  const problems: StatusProblem[] = [];
  for (const row of rows) {
    const found = proposalOf(row, known.get(row.number));
    if (Array.isArray(found)) problems.push(...found.map((message) => ({ line: row.line, message })));
    else proposals.push(found);
  }
  return { proposals, problems };
}

function proposalOf({ line, number, kind, told, isOver }: StatusRow, known: IpRight | undefined): Proposal | Message[] {
  const common = { line, number };
  if (isOver)
    return known ? { ...common, act: 'remove', right: known, changes: [] } : [say('ip.sync.over', { number })];
  if (known && known.kind !== kind) return [say('ip.sync.other-kind', { number })];
  if (known) {
    const right: IpRight = { ...known, ...told };
    const changes = (Object.keys(told) as (keyof typeof told)[])
      .filter((field) => JSON.stringify(known[field]) !== JSON.stringify(told[field]))
      .map((field) => ({ field, from: known[field], to: told[field] }));
    return { ...common, act: changes.length > 0 ? 'change' : 'same', right, changes };
  }
  // A design is registered as of the day on which it was applied for (Designs Act 2000 s.5(6)).
  const { name, appliedOn = kind === 'design' ? told.registeredOn : undefined, classes = [] } = told;
  if (!name) return [say('ip.sync.no-name', { number })];
  if (!appliedOn) return [say('ip.sync.no-filing', { number })];
  return { ...common, act: 'add', right: { kind, ...told, name, appliedOn, classes }, changes: [] };
}
