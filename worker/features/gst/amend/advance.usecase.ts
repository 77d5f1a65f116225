import { AMENDED_IN, type Section } from '../../../domain/gst/law/sections';
import type { Amounts, RegisterAdvance } from '../../../domain/gst/register/model';
import { rowsOfAdvances, sumOf } from '../../../domain/gst/register/register';
import { rateWarning } from '../../../domain/gst/tax';
import { type AdvanceTax, advanceTaxEntries, taxInAdvance } from '../../../domain/ledger/document/advance';
import { merged } from '../../../domain/ledger/document/post';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import {
  type FiledReturn,
  filedReturns,
  filedWith,
  firstOpenMonth,
} from '../../ledger/document/filed-returns.repository';
import { knownCompany } from '../../ledger/document/keeper.repository';
import { taxLeft } from '../../ledger/settlement/advance.repository';
import { vouchersPosted } from '../../ledger/voucher/post.repository';
import type { StoredAdvanceAmendment } from '../gst.table';
import { type FoundAdvance, findAdvance } from '../register.repository';
import { isOnePeriodOf } from '../worksheet.usecase';
import type { NewAdvanceAmendment } from './amend.contract';
import { advanceAmendmentWritten } from './amend.repository';
import { bookedOn, mustBeInTime } from './amend.usecase';

export type MadeAdvanceAmendment = { row: StoredAdvanceAmendment; table: Section; change: Amounts };

/**
 * Amends an advance of a filed return, or what an invoice took over of one, in a later return: its rate, its place of supply, or how
 * much of the money counts as an advance for services. The later return declares what the month comes to now, and a journal moves the
 * tax set aside. Throws 404 for what is no advance, 409 where its return is not filed, where it was amended in that month already, the last day for it is over, or
 * where an invoice of an open month took over the tax as it was, 422 naming a field.
 */
export async function advanceAmended(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  asked: NewAdvanceAmendment,
): Promise<{ made: MadeAdvanceAmendment; changes: Change[] }> {
  const [company, filed] = await Promise.all([knownCompany(d1, scope), filedReturns(d1, scope)]);
  const found = await findAdvance(d1, scope, company, asked.advanceId);
  const gstin = found?.advance.ownGstin;
  if (!found || !gstin) throw notHere();
  const { advance, last } = found;
  const { number } = advance;
  const reported = { ownGstin: gstin, returnPeriod: advance.date.slice(0, 7), gstin: null };
  if (!filedWith(filed, reported))
    throw new Problem(409, 'not-filed', say('gst-amendment.fault.advance-not-filed', { number }));
  const period = asked.reportIn ?? firstOpenMonth(filed, reported);
  if (filedWith(filed, { ...reported, returnPeriod: period }) || period <= reported.returnPeriod) {
    const next = firstOpenMonth(filed, reported);
    throw atFault(409, 'reportIn', say('gst-amendment.fault.period', { next }), 'return-filed');
  }
  mustBeInTime(advance, period);
  if (last && last.period >= period)
    throw new Problem(
      409,
      'amended-already',
      say('gst-amendment.fault.already', { number, month: { month: last.period } }),
    );
  const was = last?.becomes ?? advance;
  const becomes = changedBy(asked, was, advance);
  mustBeFree(found, filed, gstin);
  await mustCover(d1, scope, found, { was, becomes });
  const entries = merged([
    ...turnedBy(becomes, becomes.isAdjustment ? -1 : 1),
    ...turnedBy(was, was.isAdjustment ? 1 : -1),
  ]);
  const posted =
    entries.length === 0
      ? undefined
      : await vouchersPosted(d1, scope, person, [
          {
            ...{ kind: 'journal', date: bookedOn(period), entries, reference: number.slice(0, 60) },
            narration: inBaseWords(say('gst-amendment.narration', { number, reason: asked.reason })).slice(0, 500),
            ...{ source: { kind: 'manual', id: null }, rule: 'D05' },
          },
        ]);
  const row: StoredAdvanceAmendment = {
    ...{ id: newId(), companyId: scope.companyId, advanceId: asked.advanceId, gstin, period },
    ...{ firstPeriod: reported.returnPeriod, was, becomes, reason: asked.reason },
    voucherId: posted?.posted[0]?.id ?? null,
    ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
  };
  const isOne = isOnePeriodOf(company, gstin);
  const [now11, before11] = [[becomes], [was]].map((one) => rowsOfAdvances(one, isOne));
  const at = now11?.[0]?.section.at;
  const table = at ? AMENDED_IN[at] : undefined;
  if (!table) throw new RangeError(`An advance stands in ${at}`);
  const entry = {
    ...{ action: 'gst-amendment.record', entityType: 'gst-amendment', entityId: row.id },
    before: told(was),
    after: { ...told(becomes), reportIn: period, reason: asked.reason },
  };
  return {
    made: { row, table, change: less(sumOf(now11 ?? []), sumOf(before11 ?? [])) },
    changes: [
      ...(posted ? [posted.change] : []),
      { chainId: scope.companyId, statements: advanceAmendmentWritten(d1, row), entries: [entry] },
    ],
  };
}

const taxOf = ({ igst, cgst, sgst }: AdvanceTax): number => igst + cgst + sgst;
const moneyOf = (one: AdvanceTax): Paise => paise(one.taxable + taxOf(one));

const turnedBy = (tax: AdvanceTax, sign: 1 | -1) =>
  advanceTaxEntries(tax).map((entry) => ({ ...entry, amount: paise(sign * entry.amount) }));

const less = (one: Amounts, other: Amounts): Amounts => {
  const of = (head: keyof Amounts) => paise(one[head] - other[head]);
  return { taxable: of('taxable'), igst: of('igst'), cgst: of('cgst'), sgst: of('sgst'), cess: of('cess') };
};

const told = (one: RegisterAdvance) => ({
  ...{ number: one.number, date: one.date, placeOfSupply: one.placeOfSupply, rate: one.rate / 100 },
  ...{ amount: formatRupees(moneyOf(one)), tax: formatRupees(paise(taxOf(one))) },
});

/** The advance with what was said of it; what the money came to bounds what may count of it. */
function changedBy(asked: NewAdvanceAmendment, was: RegisterAdvance, booked: RegisterAdvance): RegisterAdvance {
  const most = moneyOf(booked);
  const amount = asked.amount ?? moneyOf(was);
  if (amount > most)
    throw atFault(422, 'amount', say('gst-amendment.fault.above-money', { most: { exact: most } }), 'above-advance');
  const rate = asked.rate ?? was.rate;
  const wrong = asked.rate === undefined ? undefined : rateWarning(asked.rate, was.receivedOn);
  if (wrong) throw atFault(422, 'rate', wrong);
  const placeOfSupply = asked.placeOfSupply ?? was.placeOfSupply;
  if (amount === moneyOf(was) && rate === was.rate && placeOfSupply === was.placeOfSupply)
    throw atFault(422, 'amount', say('gst-amendment.fault.same', { number: was.number }), 'unchanged');
  const supplierState = was.ownGstin?.slice(0, 2) ?? placeOfSupply;
  const tax = taxInAdvance({ date: was.date, amount, rate, supplierState, placeOfSupply });
  return { ...was, rate, placeOfSupply, ...tax };
}

/** An invoice of a month that is open took over the tax as it was: that is undone first, and done again. */
function mustBeFree({ uses }: FoundAdvance, filed: readonly FiledReturn[], gstin: string): void {
  const open = uses.find(
    ({ date }) => !filedWith(filed, { ownGstin: gstin, returnPeriod: date.slice(0, 7), gstin: null }),
  );
  if (open) throw new Problem(409, 'advance-used', say('gst-amendment.fault.used-since', { number: open.number }));
}

/** What invoices took over is never more than the tax of the advance. */
async function mustCover(
  d1: D1Database,
  scope: CompanyScope,
  { advance, ofAdvance }: FoundAdvance,
  { was, becomes }: { was: RegisterAdvance; becomes: RegisterAdvance },
): Promise<void> {
  const { aside } = await taxLeft(d1, scope, ofAdvance ?? advance.voucherId);
  const more = taxOf(becomes) - taxOf(was);
  if (aside + (advance.isAdjustment ? -more : more) < 0)
    throw atFault(409, 'amount', say('gst-amendment.fault.taken-over', { number: advance.number }), 'advance-used');
}
