import { type AssignedRow, assignmentsFor } from '../../../domain/bank/categorise/assignments';
import { modelWith } from '../../../domain/bank/categorise/neighbours';
import type { OwnNames } from '../../../domain/bank/chart/chart';
import type { Statement } from '../../../domain/bank/reader/model';
import type { CompanyScope, Person } from '../../../platform/scope';
import { countByRule, type RuleCount } from '../categorise/categorise.usecase';
import type { Candidate } from '../categorise/open-lines.repository';
import { taughtIn, taughtQueries } from '../categorise/taught.repository';
import { ownNames } from '../category/category.repository';
import { LONG_STATEMENT } from './import.repository';
import { type NewLine, newLinesOf } from './new-lines.repository';
import { possibleLegs } from './possible-legs.repository';
import type { Compared } from './statement.repository';

/** Categories that rules and choices give to lines that are not stored yet, and how many lines they leave to a person. */
export type NewCategories = { assignments: AssignedRow<Candidate>[]; left: number; own: OwnNames };
/** What a preview shows of them. */
export type CategoriesShown = { count: number; left: number; byRule: RuleCount[] };

/**
 * What a run would set of new lines of an account, found before they are stored. A line that may be the leg of a transfer is
 * left to the run itself, which links both legs or neither.
 */
export async function newCategories(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id'>,
  bankAccountId: string,
  lines: readonly NewLine[],
): Promise<NewCategories> {
  const taught = await d1.batch(taughtQueries(d1, scope, person));
  const { choices, ...known } = await taughtIn(
    d1,
    taught.map(({ results }) => results),
  );
  const rows = lines.map((line) => candidateOf(line, bankAccountId));
  const found = assignmentsFor(rows, choices, { ...known, model: modelWith(known.confirmed) });
  const isLeg = await possibleLegs(d1, scope, bankAccountId, found);
  const assignments = found.filter((_, place) => !isLeg.has(place));
  const own = await ownNames(
    d1,
    assignments.map(({ categoryId }) => categoryId),
  );
  return { assignments, left: lines.length - assignments.length, own };
}

function candidateOf({ id, line, payee }: NewLine, bankAccountId: string): Candidate & { payee: string | null } {
  const { date, description, side, amount } = line;
  const stored = { transferPairId: null, current: null, currentKind: null };
  return { id, date, description, side, amount, bankAccountId, payee, ...stored };
}

/**
 * The same of a statement that is only looked at, by rule, for the lines that are not left out by default. Null where nothing
 * could be set: it cannot be stored as it is, it adds nothing, or it adds more than one run may set.
 */
export async function categoriesAhead(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id'>,
  statement: Statement,
  { account, lines, inside }: Compared,
): Promise<CategoriesShown | null> {
  if (statement.problemCount > 0) return null;
  const leftOut = new Set(inside.map(({ line }) => line));
  const fresh = lines.filter(({ line, isKnown }) => !isKnown && !leftOut.has(line.line));
  if (fresh.length === 0 || fresh.length > LONG_STATEMENT) return null;
  const added = newLinesOf(statement, fresh);
  const { assignments, left, own } = await newCategories(d1, scope, person, account.id, added);
  return { count: assignments.length, left, byRule: countByRule({ assignments, matches: [], own }) };
}
