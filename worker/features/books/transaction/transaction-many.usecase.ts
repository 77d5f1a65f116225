import type { z } from 'zod';
import { choiceWarning } from '../../../domain/bank/categorise/tax-marks';
import { type Message, say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import { notHere, Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { knownChoice } from '../category/category.repository';
import type { categoryOff, manyAnswer, manyChoice } from './transaction.contract';
import {
  categoriesTakenOff,
  chosen,
  findTransactions,
  isSaid,
  transactionsCategorised,
  uncategorised,
  withFollowing,
} from './transaction.repository';

type Many = {
  answer: Omit<z.infer<typeof manyAnswer>, 'message' | 'warning'> & { message: Message; warning?: Message };
  changes: Change[];
};

/** The parts of a split line have the categories; the line itself takes none until it is whole again. */
export const splitAlready = () => new Problem(409, 'is-split', say('problem.is-split'));

/** What choosing one category for many rows changes: all of them or, where one is not the company's, none. */
export async function categoriseMany(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  { ids, ...sent }: z.infer<typeof manyChoice>,
): Promise<Many> {
  const wanted = [...new Set(ids)];
  const [rows, { choice, own, named }] = await Promise.all([
    findTransactions(d1, scope, wanted),
    knownChoice(d1, scope, person, sent),
  ]);
  if (rows.length !== wanted.length) throw notHere();
  if (rows.some(({ isSplit }) => isSplit)) throw splitAlready();
  const open = rows.filter((row) => !isSaid(row, choice));
  const changed = open.map((before) => ({ before, after: chosen(before, choice, person, own) }));
  const warnings = rows.map((row) => choiceWarning(row, choice, own));
  const warning = warnings.find((text) => text !== undefined);
  const message = say('categorise.done', { count: changed.length });
  const answer = { message, changed: changed.length, ...(warning && { warning }) };
  if (changed.length === 0) return { answer, changes: [] };
  const set = transactionsCategorised(d1, scope.companyId, person, changed);
  return { answer, changes: [...named, await withFollowing(d1, scope, changed, set)] };
}

/**
 * What taking off a category changes that a person has just given: the lines that still have it by a person. What has another one
 * by now, or none, is left as it is.
 */
export async function takeCategoryOff(
  d1: D1Database,
  scope: CompanyScope,
  { ids, categoryId }: z.infer<typeof categoryOff>,
): Promise<Many> {
  const wanted = [...new Set(ids)];
  const rows = await findTransactions(d1, scope, wanted);
  if (rows.length !== wanted.length) throw notHere();
  if (rows.some(({ isSplit }) => isSplit)) throw splitAlready();
  const open = rows.filter((row) => row.categoryRule === 'person' && row.categoryId === categoryId);
  const changed = open.map((before) => ({ before, after: uncategorised(before) }));
  const answer = { message: say('categorise.taken-off', { count: changed.length }), changed: changed.length };
  if (changed.length === 0) return { answer, changes: [] };
  const set = categoriesTakenOff(d1, scope.companyId, categoryId, changed);
  return { answer, changes: [await withFollowing(d1, scope, changed, set)] };
}
