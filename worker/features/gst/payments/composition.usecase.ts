import { filerIn, rowsOfDocuments } from '../../../domain/gst/register/register';
import {
  compositionPostings,
  compositionStatement,
  type Dealer,
  type Statement,
} from '../../../domain/gst/settle/composition';
import { shortOf } from '../../../domain/gst/settle/entries';
import { addMonths, type IsoDate } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { atFault } from '../../../platform/problem';
import { accountsOf, type KnownAccount } from '../../ledger/chart/chart.repository';
import { readPeriod } from '../register.repository';
import { periodIn } from '../settle/return.usecase';
import { balanceAt, bankNamed, type ToRecord, tagOf } from '../settle/settlement.usecase';
import { readCashDays, readRecorded } from '../settle/tax-books.repository';
import { keyOf } from '../worksheet.usecase';

export type AskedComposition = {
  gstin: string;
  period: string;
  dealer: Dealer;
  filedOn?: IsoDate | undefined;
  account?: string | undefined;
};
export type Composition = ToRecord & {
  statement: Statement;
  inLedger: ReturnType<typeof balanceAt>;
  accounts: readonly KnownAccount[];
};

/** The quarterly statement of a composition dealer as the books make it, and how it is paid. Throws 422 where none is filed. */
export async function compositionOf(
  d1: D1Database,
  scope: CompanyScope,
  asked: AskedComposition,
): Promise<Composition> {
  const { gstin, dealer } = asked;
  const period = periodIn(asked.period);
  const keys = [keyOf('CMP-08', period, gstin)];
  const filedOn = asked.filedOn ?? today();
  const [sold, bought, days, accounts, { own, rounds }] = await Promise.all([
    readPeriod(d1, scope, { gstin, period, keys, side: 'sale' }),
    readPeriod(d1, scope, { gstin, period, keys, side: 'purchase' }),
    readCashDays(d1, scope, gstin, filedOn),
    accountsOf(d1, scope),
    readRecorded(d1, scope, gstin, period),
  ]);
  const { company } = sold;
  if (!company.registrations.some((one) => one.gstin === gstin) && company.gstin !== gstin)
    throw atFault(422, 'gstin', say('gst-return.finding.unknown', { gstin }), 'no-such-registration');
  // Who left composition inside a quarter still states the part of it.
  const months = [0, 1, 2].map((at) => addMonths(period.days.from, at).slice(0, 7));
  if (
    period.every !== 'quarter' ||
    !months.some((month) => filerIn(company.registrations, gstin, month) === 'composition')
  )
    throw atFault(422, 'period', say('gst-payment.fault.not-composition', { gstin }), 'no-such-return');
  if (filedOn <= period.days.to)
    throw atFault(422, 'filedOn', say('gst-return.fault.filed-early', { day: onDay(period.days.to) }));
  const rows = [...sold.documents, ...bought.documents];
  const statement = compositionStatement({
    ...{ rows: rowsOfDocuments(rows, company.registrations), dealer, period, filedOn },
    stateCode: gstin.slice(0, 2),
  });
  const { settlement } = statement;
  const inLedger = balanceAt(days, filedOn);
  const challan = shortOf(settlement.cash, inLedger);
  const bank = bankNamed(accounts, asked.account);
  const tag = tagOf(company, gstin);
  return {
    ...{ gstin, period, rounds, own, statement, settlement, inLedger, challan, bank, accounts },
    narrated: (rule, params) => say(`gst-cmp08.narration.${rule}`, params),
    postings: compositionPostings(settlement, { challan, bank: bank?.id ?? '1501', tag }),
  };
}
