import type { z } from 'zod';
import { type AssignedRow, assignmentsFor, withoutReversing } from '../../../domain/bank/categorise/categorise';
import { modelWith } from '../../../domain/bank/categorise/neighbours';
import { categoryName, type OwnNames } from '../../../domain/bank/chart/chart';
import { onDay } from '../../../domain/shared/explained';
import { type Message, type Said, say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { mustBeActive } from '../account/account.repository';
import { ownNames } from '../category/category.repository';
import { legRows, legsOf, legsQuery, reversalsQuery } from '../reconcile/legs.repository';
import { isChange, reversalsIn, type Transfers, transfersIn } from '../reconcile/legs.usecase';
import { candidatesOf, familiesWaiting } from './candidates.repository';
import type { byRule } from './categorise.contract';
import type { RunChanges } from './categorise.repository';
import { BOUNDS, type Bounds, type Candidate, openPages, type Place } from './open-lines.repository';
import { type Looked, openAssigned } from './open-lines.usecase';

/**
 * What a run would do: the rows it would set, by which rule, the legs it would link, how many lines without a category it looks
 * at and how many of them it would leave to a person; after which line it goes on, and after which the next run will.
 */
export type Plan = Transfers & { looked: number; left: number; hasMore: boolean; own: OwnNames } & Stretch;
type Stretch = { bankAccountId: string | null; startsAfter: Place | null; goesOnAfter: Place | null };

/** Computes a run without touching anything; the run itself applies this very plan. Of one account where it is named. */
export async function planRun(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  bankAccountId: string | null = null,
  bounds: Bounds = BOUNDS,
): Promise<Plan> {
  if (bankAccountId) await mustBeActive(d1, scope, bankAccountId);
  const basis = await candidatesOf(d1, scope, person, bankAccountId, [legsQuery(d1, scope), reversalsQuery(d1, scope)]);
  const { rows, choices, startsAfter, beside, waiting: _waiting, ...taught } = basis;
  const legs = await legsOf(d1, scope, beside[0]);
  const known = { ...taught, model: modelWith(taught.confirmed) };
  const suggest = <Row extends Candidate>(lines: readonly Row[]) => assignmentsFor(lines, choices, known);
  const moved = transfersIn(legs, suggest, bankAccountId);
  const isMoved = new Set(moved.matches.map(({ lineId }) => lineId));
  const back = legRows(beside[1]).filter(({ id }) => !isMoved.has(id));
  const undone = reversalsIn({ ...legs, rows: back }, suggest, bankAccountId);
  const linked = bothOf(moved, undone);
  const isSet = new Set([...isMoved, ...undone.assignments.map(({ row }) => row.id)]);
  const most = Math.max(0, bounds.set - linked.assignments.length);
  const pages = openPages(d1, scope, bankAccountId, startsAfter, bounds);
  const said = (lines: readonly Candidate[]) => withoutReversing(suggest(lines));
  const open = await openAssigned(pages, said, isSet, most);
  const changed = said(rows.filter(({ id }) => !isSet.has(id))).filter(isChange);
  const set = counted(linked, open, changed, most);
  return {
    ...set,
    own: await ownNames(
      d1,
      set.assignments.flatMap(({ row, categoryId }) => [row.current, categoryId]),
    ),
    bankAccountId,
    startsAfter,
    goesOnAfter: next(open, startsAfter),
  };
}

const bothOf = (one: Transfers, other: Transfers): Transfers => ({
  matches: [...one.matches, ...other.matches],
  assignments: [...one.assignments, ...other.assignments],
});

/** All that a run sets: legs and lines without a category first, then what has been overtaken, as far as the bound allows. */
function counted({ matches, assignments }: Transfers, open: Looked, changed: Transfers['assignments'], most: number) {
  const { looked, left, bound } = open;
  const others = [...open.assignments, ...changed];
  const set = [...assignments, ...others.slice(0, most)];
  return { matches, assignments: set, looked, left, hasMore: bound !== null || others.length > most };
}

/** What is set has its category, so a run that could set no more may be begun again where it began; one that looked its fill not. */
const next = ({ bound, last }: Looked, startsAfter: Place | null): Place | null =>
  bound === 'look' ? last : bound === 'set' ? startsAfter : null;

/** Whether the next run goes on elsewhere than this one. */
export const isMoved = ({ startsAfter, goesOnAfter }: Stretch): boolean => startsAfter?.id !== goesOnAfter?.id;

const BY_REFERENCE = 'reconcile.transfer.by-reference';

/**
 * Of what a run would do, what the switch of transfers between own accounts lets it do unasked: both legs of those that name the
 * same reference (posting rule B06). A transfer that only its amount or a name tells waits for a person; null where the switch is
 * off or no leg is found.
 */
export async function transfersUnasked(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
): Promise<RunChanges | null> {
  if ((await familiesWaiting(d1, scope)).has('own-transfers')) return null;
  const { matches, assignments, own } = await planRun(d1, scope, person);
  const sure = matches.filter(
    ({ kind, why }) => kind === 'transfer' && typeof why !== 'string' && why.id === BY_REFERENCE,
  );
  const legs = new Set(sure.map(({ lineId }) => lineId));
  const set = assignments.filter(({ row }) => legs.has(row.id));
  return set.length === 0 ? null : { matches: sure, assignments: set, own };
}

type Answered = z.infer<typeof byRule>[number];
type SampleRow = Omit<Answered['rows'][number], 'why'> & { why: Said };
/** What the preview says of a rule, before it is put into words. */
export type RuleCount = Omit<Answered, 'why' | 'rows'> & { why: Said; rows: SampleRow[] };

const SAMPLE_ROWS = 5;

/** The plan by rule, largest first, each with its first rows: what the preview shows before anything is touched. */
export function countByRule({ assignments, matches, own }: Pick<Plan, 'assignments' | 'matches' | 'own'>): RuleCount[] {
  const links = new Map(matches.map(({ lineId, why }) => [lineId, why]));
  const counts = new Map<string, RuleCount>();
  for (const one of assignments) {
    const { rule, category, categoryId, why } = one;
    const key = `${rule}|${categoryId}`;
    const { count, rows }: Pick<RuleCount, 'count' | 'rows'> = counts.get(key) ?? { count: 0, rows: [] };
    if (count < SAMPLE_ROWS) rows.push(sampleRow(one, links.get(one.row.id)));
    // Of several reasons under one rule the last one is shown.
    const subcategory = categoryName(categoryId, own);
    counts.set(key, { rule, why, category, categoryId, subcategory, count: count + 1, rows });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.rule.localeCompare(b.rule));
}

function sampleRow({ row, confidence, why }: AssignedRow<Candidate>, link: Said = why): SampleRow {
  const { id, date, description, side, amount } = row;
  return { id, date, description, side, amount: formatRupees(amount), confidence, why: link };
}

/** The specification's toast gives this: what was done, what was left and why, and what was not looked at. */
export const runMessage = ({ assignments, left, hasMore, startsAfter }: Plan): Message =>
  oneAfterAnother(say('categorise.done', { count: assignments.length }), [
    left > 0 && say('categorise.left', { count: left }),
    startsAfter !== null && say('categorise.looked-before', { day: onDay(startsAfter.date) }),
    hasMore && say('categorise.run-again'),
  ]);

type Undone = { rows: readonly unknown[]; gone: number; links: readonly unknown[] };

/** What undoing a run did, and why some of its rows are not as they were: people changed them, or they went with their statement. */
export function undoMessage(changedCount: number, { rows, gone, links }: Undone): Message {
  const kept = changedCount - rows.length - gone;
  return oneAfterAnother(say('categorise.undone', { count: rows.length }), [
    kept > 0 && say('categorise.kept', { count: kept }),
    gone > 0 && say('categorise.gone', { count: gone }),
    links.length > 0 && say('categorise.unlinked', { count: links.length }),
  ]);
}

const oneAfterAnother = (first: Message, others: readonly (Message | false)[]): Message =>
  others.reduce<Message>((told, next) => (next ? say('categorise.and', { first: told, next }) : told), first);
