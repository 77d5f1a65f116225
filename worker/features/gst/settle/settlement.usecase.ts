import type { ReturnPeriod } from '../../../domain/gst/gstr-1/period';
import { netCredit, outwardTax, sumAt } from '../../../domain/gst/gstr-3b/cells';
import { returnDueDate } from '../../../domain/gst/returns';
import { type Posting, postingsOf, shortOf } from '../../../domain/gst/settle/entries';
import { creditForward } from '../../../domain/gst/settle/forward';
import { type ByHead, byHead, NOTHING, type Settlement, TAX_HEADS, totalOf } from '../../../domain/gst/settle/model';
import { settle } from '../../../domain/gst/settle/settlement';
import type { NewVoucher } from '../../../domain/ledger/model';
import { type IsoDate, yearBefore } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { accountFinder, accountsOf, type KnownAccount } from '../../ledger/chart/chart.repository';
import { type PostedVoucher, vouchersPosted } from '../../ledger/voucher/post.repository';
import { type AskedReturn, draftOf, type ReturnDraft } from './return.usecase';
import type { StoredSetOff } from './settle.table';
import { type CashDay, insertSetOff, readCashDays } from './tax-books.repository';

export type AskedSetOff = AskedReturn & {
  filedOn?: IsoDate | undefined;
  /** That an exception of rule 86B holds. */
  isExcepted?: boolean | undefined;
  /** From which account of money the challan is paid. */
  account?: string | undefined;
};

export type SetOff = {
  draft: ReturnDraft;
  settlement: Settlement;
  /** What lies in the cash ledger on the day of filing, and what a challan has to bring. */
  inLedger: ByHead;
  challan: ByHead;
  bank: KnownAccount | undefined;
  postings: readonly Posting[];
  /** Months before whose set-off is not recorded: their credit is taken as the law's order leaves it. */
  assumed: readonly string[];
  own: StoredSetOff | undefined;
  accounts: readonly KnownAccount[];
};

/** The settlement of a return as it would be filed on a day, with the vouchers that are proposed. Throws as the draft does. */
export async function setOffOf(d1: D1Database, scope: CompanyScope, asked: AskedSetOff): Promise<SetOff> {
  const filedOn = asked.filedOn ?? today();
  const [draft, days, accounts] = await Promise.all([
    draftOf(d1, scope, asked, 'whole'),
    readCashDays(d1, scope, asked.gstin, filedOn),
    accountsOf(d1, scope),
  ]);
  const { books, cells, period, company, gstin, item } = draft;
  if (filedOn <= period.days.to)
    throw atFault(422, 'filedOn', say('gst-return.fault.filed-early', { day: onDay(period.days.to) }));
  const turnoverBefore = paise(company.turnovers.get(yearBefore(period.days.to)) ?? 0);
  const dueOn =
    item?.dueDate ??
    returnDueDate({
      ...{ form: asked.form ?? 'GSTR-3B', every: period.every, period: period.days, stateCode: gstin.slice(0, 2) },
      turnoverBefore,
    }).value;
  const { before, months, opened } = books;
  const from = before ? closingOf(before) : NOTHING;
  const forward = creditForward(from, months);
  const outward = outwardTax(cells);
  const settlement = settle({
    ...{ period: period.days, outward, reverse: headsOf(sumAt(cells, '3.1(d)')), net: headsOf(netCredit(cells)) },
    operated: headsOf(sumAt(cells, '3.1.1(i)')),
    forward: byHead((head) => forward[head] + opened[head]),
    taxable: sumAt(cells, '3.1(a)').taxable,
    isExcepted: asked.isExcepted ?? false,
    ...{ dueOn, filedOn, turnoverBefore, minimumBalance: leastBetween(days, dueOn, filedOn) },
  });
  const inLedger = balanceAt(days, filedOn);
  const challan = shortOf(settlement.cash, inLedger);
  const bank = bankNamed(accounts, asked.account);
  const tag = tagOf(company, gstin);
  const postings = postingsOf(settlement, { challan, bank: bank?.id ?? '1501', tag });
  return {
    ...{ draft, settlement, inLedger, challan, bank, postings, accounts, own: books.own },
    assumed: months.map(({ month }) => month),
  };
}

/** The account of money by its name, or the usual one; undefined where there is none. Throws 422 for a name that is of no such account. */
export function bankNamed(accounts: readonly KnownAccount[], named: string | undefined): KnownAccount | undefined {
  const bank = accountFinder(accounts)(named ?? '1501');
  if (named && (!bank || bank.kind === null) && bank?.code !== '1501')
    throw atFault(422, 'account', say('ledger.no-such-account', { account: named }), 'no-such-account');
  return bank;
}

/** The mark of a registration's entries on the cash ledger: where there is one registration they need none. */
export const tagOf = ({ registrations }: { registrations: readonly unknown[] }, gstin: string): string | undefined =>
  registrations.length > 1 ? gstin : undefined;

export const headsOf = ({ igst, cgst, sgst, cess }: ByHead): ByHead => ({ igst, cgst, sgst, cess });

export const closingOf = ({ closingIgst, closingCgst, closingSgst, closingCess }: StoredSetOff): ByHead => ({
  ...{ igst: closingIgst, cgst: closingCgst, sgst: closingSgst, cess: closingCess },
});

export const balanceAt = (days: readonly CashDay[], on: IsoDate): ByHead =>
  byHead((head) =>
    days.filter((one) => one.head === head && one.day <= on).reduce((sum, { amount }) => sum + amount, 0),
  );

/** The least balance by head from one day to another, as the cash ledger stood at the end of each. */
export function leastBetween(days: readonly CashDay[], from: IsoDate, to: IsoDate): ByHead {
  const ends = [from, ...new Set(days.filter(({ day }) => day > from && day < to).map(({ day }) => day))];
  const balances = ends.map((day) => balanceAt(days, day));
  return byHead((head) => Math.max(0, Math.min(...balances.map((balance) => balance[head]))));
}

/** What is recorded of a return's payment, whichever its form. */
export type ToRecord = Pick<SetOff, 'settlement' | 'challan' | 'bank' | 'postings' | 'own'> & {
  narrated: (rule: Posting['rule'], params: { period: string; gstin: string }) => Message;
  gstin: string;
  period: ReturnPeriod;
  rounds: number;
};

/**
 * Records a settlement: its vouchers and what it leaves, in one change. Throws 409 where the period has one that stands, or its day has
 * not come.
 */
export async function settlementRecorded(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  { narrated, gstin, period, rounds, settlement, challan, bank, postings, own }: ToRecord,
): Promise<{ stored: StoredSetOff; posted: readonly PostedVoucher[]; changes: Change[] }> {
  if (own) throw new Problem(409, 'already-posted', say('gst-3b.fault.already-posted', { day: onDay(own.filedOn) }));
  if (settlement.filedOn > today())
    throw atFault(422, 'filedOn', say('company.fault.not-come-yet', { today: onDay(today()) }));
  if (totalOf(challan) > 0 && !bank) throw atFault(422, 'account', say('gst-3b.fault.no-bank'), 'no-such-account');
  if (TAX_HEADS.some((head) => head === 'cess' && settlement.cash[head] > 0))
    throw atFault(422, 'period', say('gst-3b.fault.cess'), 'no-account-of-cess');
  const id = newId();
  const { closing } = settlement;
  const stored: StoredSetOff = {
    ...{ id, companyId: scope.companyId, gstin, period: period.text, lastMonth: period.last, round: rounds },
    ...{ filedOn: settlement.filedOn, closingIgst: closing.igst, closingCgst: closing.cgst },
    ...{ closingSgst: closing.sgst, closingCess: closing.cess, figures: JSON.stringify(settlement) },
    ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
  };
  const vouchers = postings.map(
    ({ rule, kind, date, entries }): NewVoucher => ({
      ...{ kind, date, rule, entries, source: { kind: 'return', id } },
      narration: inBaseWords(narrated(rule, { period: period.text, gstin })),
    }),
  );
  const entry = {
    ...{ action: 'gst-set-off.post', entityType: 'gst-set-off', entityId: id },
    after: { gstin, period: period.text, amount: formatRupees(totalOf(settlement.cash)) },
  };
  const recorded = { chainId: scope.companyId, statements: [insertSetOff(d1, stored)], entries: [entry] };
  if (vouchers.length === 0) return { stored, posted: [], changes: [recorded] };
  const { posted, change } = await vouchersPosted(d1, scope, person, vouchers);
  return { stored, posted, changes: [recorded, change] };
}

/** The same of a set-off of GSTR-3B. */
export const setOffPosted = (d1: D1Database, scope: CompanyScope, person: Person, setOff: SetOff) => {
  const { gstin, period, books } = setOff.draft;
  return settlementRecorded(d1, scope, person, {
    ...{ ...setOff, gstin, period, rounds: books.rounds },
    narrated: (rule, params) => say(`gst-3b.narration.${rule}`, params),
  });
};
