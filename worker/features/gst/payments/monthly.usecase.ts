import { quarterOfMonth, type ReturnPeriod, returnPeriodOf } from '../../../domain/gst/gstr-1/period';
import { filerIn } from '../../../domain/gst/register/register';
import { returnDueDate } from '../../../domain/gst/returns';
import { challanEntries } from '../../../domain/gst/settle/entries';
import { type ByHead, type Settlement, totalOf } from '../../../domain/gst/settle/model';
import {
  fixedSum,
  type LastCash,
  type MonthlyPayment,
  monthlyPayment,
  type PaymentMethod,
} from '../../../domain/gst/settle/monthly-payment';
import type { Entry } from '../../../domain/ledger/model';
import { addMonths, type IsoDate, isoDate } from '../../../domain/shared/dates';
import type { Explained } from '../../../domain/shared/explained';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import type { KnownCompany } from '../../ledger/document/keeper.repository';
import { type SetOff, setOffOf, tagOf } from '../settle/settlement.usecase';
import { readRecorded } from '../settle/tax-books.repository';
import { type KnownChallan, listChallans } from './challan.repository';

export type AskedMonthly = {
  gstin: string;
  period: string;
  method: PaymentMethod;
  depositedOn?: IsoDate | undefined;
  account?: string | undefined;
};

export type Monthly = {
  setOff: SetOff;
  dueOn: IsoDate;
  on: IsoDate;
  /** Null where no return of before tells it. */
  fixed: { last: LastCash; isRecorded: boolean; sum: Explained<ByHead> } | null;
  selfAssessed: ByHead;
  method: PaymentMethod;
  payment: MonthlyPayment;
  challans: readonly KnownChallan[];
  entries: readonly Entry[];
};

/**
 * What a quarterly filer deposits for month one or two of a quarter by the 25th: the fixed sum, or the tax of the month as the books have
 * it. Throws 422 for a registration or month that has no such payment.
 */
export async function monthlyOf(d1: D1Database, scope: CompanyScope, asked: AskedMonthly): Promise<Monthly> {
  const { gstin, depositedOn } = asked;
  const on = depositedOn ?? today();
  const setOff = await setOffOf(d1, scope, {
    gstin,
    period: asked.period,
    form: 'PMT-06',
    filedOn: on,
    account: asked.account,
  });
  const { draft, settlement, bank } = setOff;
  const { period, company } = draft;
  const [known, fixed] = await Promise.all([
    listChallans(d1, scope, gstin),
    fixedOf(d1, scope, gstin, period, company),
  ]);
  const challans = known.filter((one) => one.stands && one.period === period.text && one.reason === 'monthly-payment');
  const { value: dueOn } = returnDueDate({
    ...{ form: 'PMT-06', every: 'month', period: period.days, stateCode: gstin.slice(0, 2) },
  });
  const method = fixed ? asked.method : 'self-assessed';
  const selfAssessed = settlement.tax;
  const payment = monthlyPayment(
    method === 'fixed-sum' && fixed ? fixed.sum.value : selfAssessed,
    challans.map(({ depositedOn: day, igst, cgst, sgst }) => ({
      on: day,
      amounts: { igst, cgst, sgst, cess: 0 as never },
    })),
    { dueOn, on },
  );
  const isOpen = totalOf(payment.open) > 0;
  return {
    ...{ setOff, dueOn, on, fixed, selfAssessed, method, payment, challans },
    entries: isOpen ? challanEntries(payment.open, bank?.id ?? '1501', tagOf(company, gstin)) : [],
  };
}

/** The cash of the return before the quarter: as it was recorded, else as the books make it. */
async function fixedOf(
  d1: D1Database,
  scope: CompanyScope,
  gstin: string,
  period: ReturnPeriod,
  { registrations }: KnownCompany,
): Promise<Monthly['fixed']> {
  const quarter = returnPeriodOf(quarterOfMonth(period.last));
  const before = addMonths(isoDate(`${quarter?.first ?? period.first}-01`), -1).slice(0, 7);
  const filer = filerIn(registrations, gstin, before);
  if (filer !== 'regular-QRMP' && filer !== 'regular-monthly') return null;
  const last = returnPeriodOf(filer === 'regular-QRMP' ? quarterOfMonth(before) : before);
  if (!last) return null;
  const { own } = await readRecorded(d1, scope, gstin, last);
  const settlement = own
    ? (JSON.parse(own.figures) as Settlement)
    : (await setOffOf(d1, scope, { gstin, period: last.text })).settlement;
  const cash = { period: last.text, every: last.every, cash: settlement.tax };
  return { last: cash, isRecorded: own !== undefined, sum: fixedSum(cash, period.days.to) };
}
