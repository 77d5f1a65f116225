import { adjustmentEntries, taxOfPart } from '../../../domain/ledger/document/advance';
import type { Entry } from '../../../domain/ledger/model';
import { type IsoDate, isoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { inBaseWords } from '../../../platform/http';
import { atFault, notHere } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { billRefs, notAboveOpen } from '../bill.repository';
import { firstOpenMonth } from '../document/filed-returns.repository';
import { type PostedVoucher, vouchersPosted } from '../voucher/post.repository';
import { findVouchers } from '../voucher/voucher.repository';
import { type Advance, listAdvances, notAboveAdvance, SUPPLIER_ADVANCES, taxLeft } from './advance.repository';
import { returnOfAdvance } from './advance-return.usecase';
import { listOpenBills, type PartyBill } from './open-bills.repository';

type TaxLeft = Awaited<ReturnType<typeof taxLeft>>;
type Asked = { voucherId: string; billId: string; amount?: Paise | undefined };

/**
 * Sets an advance, or a part of it, against a bill of its party (D06), on the later day of the two: of a customer with the tax that
 * was due with the money, on the first day whose return of sales is not filed. Throws 422 naming what does not fit, 409 for a locked day.
 */
export async function advanceSetAgainst(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { voucherId, billId, amount }: Asked,
): Promise<{ posted: PostedVoucher; amount: Paise; change: Change }> {
  const [advances, [bill]] = await Promise.all([listAdvances(d1, scope), listOpenBills(d1, scope, { ids: [billId] })]);
  const advance = advances.find((one) => one.voucherId === voucherId && (!bill || one.partyId === bill.partyId));
  if (!advance || !bill) await mustBeKnown(d1, scope, { voucherId, billId });
  if (!advance) throw atFault(422, 'voucherId', say('settlement-desk.problem.no-advance'), 'no-such-advance');
  if (bill?.side !== advance.side) throw atFault(422, 'billId', say('settlement.problem.no-bill'), 'no-such-bill');
  const most = paise(Math.min(advance.open, bill.open));
  const taken = amount ?? most;
  if (taken > most)
    throw atFault(
      422,
      'amount',
      say('settlement-desk.problem.above-advance', { most: { exact: most } }),
      'above-advance',
    );
  const both = bill.billDate > advance.date ? bill.billDate : advance.date;
  const tax = advance.side === 'receivable' ? await taxLeft(d1, scope, voucherId) : undefined;
  const entries = tax ? ofCustomer(advance, tax, bill, taken) : ofSupplier(advance, bill, taken);
  const { posted, change } = await vouchersPosted(d1, scope, person, [
    {
      ...{ kind: 'journal', rule: 'D06', source: { kind: 'manual', id: null }, entries, partyId: bill.partyId },
      date: tax && tax.aside > 0 ? await firstOpenDay(d1, scope, { ...advance, tax }, both) : both,
      narration: inBaseWords(say('settlement-desk.narration.adjusted', { number: advance.number, ref: bill.ref })),
      reference: bill.ref.slice(0, 60),
    },
  ]);
  const guards = [notAboveOpen(d1, [bill.id]), notAboveAdvance(d1, scope, advance)];
  return {
    ...{ posted: posted[0]!, amount: taken },
    change: { ...change, statements: [...change.statements, ...guards] },
  };
}

/** Answers 404 for what the company does not have: what it has is told apart as used up or settled. */
async function mustBeKnown(d1: D1Database, scope: CompanyScope, { voucherId, billId }: Asked): Promise<void> {
  const [vouchers, bills] = await Promise.all([findVouchers(d1, scope, [voucherId]), billRefs(d1, scope, [billId])]);
  if (vouchers.length === 0 || !bills.has(billId)) throw notHere();
}

/** This day, or the first of the month after those whose return of sales is filed: a filed one takes no tax over. */
async function firstOpenDay(
  d1: D1Database,
  scope: CompanyScope,
  { partyId, tax }: Advance & { tax: TaxLeft },
  day: IsoDate,
): Promise<IsoDate> {
  const { filed, reported } = await returnOfAdvance(d1, scope, { partyId, isAcross: tax.igst !== 0, day });
  const month = firstOpenMonth(filed, reported);
  return month === reported.returnPeriod ? day : isoDate(`${month}-01`);
}

function ofCustomer(
  { voucherId: tag, partyId, open }: Advance,
  { cgst, sgst, igst }: TaxLeft,
  { id: billId }: PartyBill,
  taken: Paise,
): Entry[] {
  const tax = taxOfPart({ taxable: open, cgst, sgst, igst }, taken, open);
  return adjustmentEntries(taken, tax, { partyId, billId, tag });
}

const ofSupplier = (
  { voucherId: tag, partyId }: Advance,
  { id: billId, account }: PartyBill,
  taken: Paise,
): Entry[] => [
  { account, amount: taken, partyId, billId },
  { account: SUPPLIER_ADVANCES, amount: paise(-taken), partyId, tag },
];
