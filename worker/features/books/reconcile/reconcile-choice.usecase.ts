import { categoryName, type OwnNames } from '../../../domain/bank/chart/chart';
import { type Choice, choicesFor, chosenMatch } from '../../../domain/bank/reconcile/choices';
import { REVERSAL_DAYS } from '../../../domain/bank/reconcile/reversals';
import { addDays } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { notHere, Problem } from '../../../platform/problem';
import { type Assignment, ruleSets } from '../categorise/categorise.repository';
import { ownNames } from '../category/category.repository';
import { findTransaction } from '../transaction/transaction.repository';
import type { Transaction } from '../transaction/transaction.table';
import { type OpenRow, openBetween } from './reconcile.repository';
import { legsToSet, type Reconciled } from './reconcile-legs.repository';

/** A line and what it may be; nothing where it is matched. Throws 404 where the line is not there. */
export async function choicesOf(
  d1: D1Database,
  scope: CompanyScope,
  transactionId: string,
): Promise<{ row: Transaction; choices: Choice[]; lines: readonly OpenRow[] }> {
  const row = await findTransaction(d1, scope, transactionId);
  if (!row) throw notHere();
  const { transactionDate: date, transactionType: side, reconciledWith } = row;
  const open = await openBetween(d1, scope, addDays(date, -REVERSAL_DAYS), addDays(date, REVERSAL_DAYS));
  const choices = choicesFor({ ...row, date, side, refused: reconciledWith?.refused ?? [] }, open);
  return { row, choices, lines: [...open.lines, ...open.paid] };
}

type Chosen = Reconciled & { at: string };

/**
 * What a person's choice of one candidate matches; nothing where that is the line's match already. Throws 404 where it is no
 * candidate of the line, 409 where the line has another match.
 */
export async function chosenOf(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'name'>,
  asked: { transactionId: string; withId: string },
): Promise<Chosen & { row: Transaction }> {
  const { row, choices, lines } = await choicesOf(d1, scope, asked.transactionId);
  const at = now().toISOString();
  if (row.isReconciled && row.reconciledWith?.id === asked.withId) return { row, matches: [], legs: [], at };
  const choice = choices.find(({ withId }) => withId === asked.withId);
  if (!choice) throw notHere();
  if (row.isReconciled) throw new Problem(409, 'already-matched', say('reconcile.undo-first'));
  const { transactionDate: date, transactionType: side } = row;
  const matches = chosenMatch({ ...row, date, side, refused: [] }, choice, person.name);
  const legs = legsToSet(lines, matches);
  const own = await ownNames(
    d1,
    legs.map(({ categoryId }) => categoryId),
  );
  return { row, matches, legs, own, at };
}

/** A line as it stands once it is matched, and has the category that this gives it. */
export function matchedAs(row: Transaction, { matches: [match], legs, own, at }: Chosen): Transaction {
  if (!match) return row;
  const { kind, withId: id, why } = match;
  const transferPairId = kind === 'transfer' ? id : row.transferPairId;
  const leg = legs.find((one) => one.row.id === row.id);
  return {
    ...row,
    ...(leg && { ...categoryOf(leg, own), categorisedAt: at }),
    isReconciled: true,
    reconciledWith: { kind, id, why },
    transferPairId,
  };
}

const categoryOf = (leg: Assignment, own?: OwnNames) => ({
  ...ruleSets(leg),
  subcategory: categoryName(leg.categoryId, own),
});
