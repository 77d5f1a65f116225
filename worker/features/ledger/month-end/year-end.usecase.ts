import { classOf, isNominal } from '../../../domain/ledger/chart/chart';
import { type YearEndCheck, yearEndChecks } from '../../../domain/ledger/month-end/year-end';
import { yearEnd } from '../../../domain/shared/dates';
import { paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { trialBalanceOn } from '../balance/balance.repository';
import { accountsOf } from '../chart/chart.repository';
import { spreadsDue } from '../spread/spread.usecase';
import { depreciationLeft } from './month-end.usecase';
import { booksProof } from './proof.usecase';

const CURRENT_TAX = '5601';

/** What is asked before a year is closed, answered from the books. */
export async function yearEndState(d1: D1Database, scope: CompanyScope, year: string) {
  const lastDay = yearEnd(year);
  const asOn = lastDay < today() ? lastDay : today();
  const accounts = await accountsOf(d1, scope);
  const [trial, { proof, openedOn }, left, spreads] = await Promise.all([
    trialBalanceOn(d1, scope, asOn, accounts),
    booksProof(d1, scope, asOn),
    depreciationLeft(d1, scope, asOn),
    spreadsDue(d1, scope, asOn),
  ]);
  const known = new Map(accounts.map((account) => [account.id, account]));
  const lines = [...trial];
  const difference = paise(lines.reduce((sum, [, { closing }]) => sum + closing, 0));
  const isResult = (id: string) => {
    const account = known.get(id);
    return (
      account !== undefined && isNominal(account) && account.line !== 'tax-expense' && classOf(account) !== 'equity'
    );
  };
  const profit = -lines.reduce((sum, [id, { closing }]) => (isResult(id) ? sum + closing : sum), 0);
  const lacksTax = profit > 0 && (trial.get(CURRENT_TAX)?.closing ?? 0) === 0;
  const state = {
    year,
    lastDay,
    openedOn,
    today: today(),
    difference,
    proof,
    depreciationLeft: left,
    spreadsLeft: spreads.due.length,
    lacksTax,
  };
  return { proof, checks: yearEndChecks(state) };
}

/** What nobody may pass over: a year before the books, one that is not over, and books that do not balance. */
export const isFirm = ({ id }: YearEndCheck): boolean => id === 'in-books' || id === 'over' || id === 'balanced';
