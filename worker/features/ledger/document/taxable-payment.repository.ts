import { foldedName } from '../../../domain/bank/chart/chart';
import { isLlpin } from '../../../domain/identifiers/company-number';
import { ABROAD } from '../../../domain/ledger/document/model';
import type { EarlierSums } from '../../../domain/ledger/document/withhold';
import type { VoucherKind } from '../../../domain/ledger/model';
import { nameWords, partyNames } from '../../../domain/ledger/settlement/party-names';
import { addDays, type IsoDate, yearBefore, yearEnd, yearStart } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import { declaredSince, isCarriageCategory, isGoodsCarriage } from '../../../domain/tds/carrier';
import { payeeKindOf } from '../../../domain/tds/deduction';
import { type CountedSum, sumOfPayment, withEntered } from '../../../domain/tds/earlier-sums';
import { type LooseDeduction, type PanState, payeeKey, type TaxablePayment } from '../../../domain/tds/finder';
import type { Certificate } from '../../../domain/tds/lower-certificate';
import { coveredMonths } from '../../../domain/tds/months-covered';
import type { TdsNature } from '../../../domain/tds/natures';
import { ACCOUNTS_OF_NATURE, natureOfAccount, paidOfAccounts } from '../../../domain/tds/of-account';
import { natureOfLine } from '../../../domain/tds/of-category';
import { creditedToPartners, type JournalSide, PARTNER_ACCOUNTS } from '../../../domain/tds/partners';
import type { Payer } from '../../../domain/tds/payer';
import type { CompanyScope } from '../../../platform/access';
import type { Party } from '../chart/chart.table';
import { CERTIFICATES_HELD } from '../voucher/lower-certificate.repository';
import { carrierSince, EARLIER_BILLS, IS_CARRIAGE, NATURE_OF_LINE } from './document.repository';

const NATURED = `SELECT document_id, company_id, taxable_paise, description, ${NATURE_OF_LINE} nature, ${IS_CARRIAGE} is_carriage
  FROM ledger_document_lines WHERE company_id = ?1`;

// What was withheld of a source later, since it had withheld too little, stands under its id with what it had withheld before.
const isOf = (id: string): string => `t.source_id >= ${id} AND t.source_id < ${id} || '0'`;

// What a bill's lines are of each nature, and what was withheld of them, with a provision before it too; bills of payees abroad have no nature.
const billsWhere = (
  condition: string,
) => `WITH l AS (${NATURED}) SELECT d.id, d.date eventOn, l.nature, sum(l.taxable_paise) amount, d.party_id partyId, d.party_name name,
    coalesce(p.pan, substr(d.gstin, 3, 10)) pan, p.pan_inoperative_since panInoperativeSince, d.number || ': ' || min(l.description) narration,
    group_concat(l.description, '; ') said,
    ${carrierSince('d.date', 'd.gstin', 'l.is_carriage')} carrierSince, EXISTS (SELECT 1 FROM tds_deductions t WHERE t.company_id = ?1
      AND t.source_kind = 'bill' AND t.source_id = d.id AND t.withdrawn_on IS NULL AND t.reason_flag = 'T') isListed,
    max((SELECT coalesce(sum(t.tax_paise), 0) FROM tds_deductions t WHERE t.company_id = ?1 AND t.source_kind = 'bill' AND ${isOf('d.id')}
        AND t.withdrawn_on IS NULL AND coalesce(t.nature, l.nature) = l.nature),
      iif((SELECT count(DISTINCT m.nature) FROM l m WHERE m.document_id = d.id) = 1, d.withheld_paise, 0)) withheld
  FROM ledger_documents d JOIN l ON l.document_id = d.id LEFT JOIN parties p ON p.id = d.party_id
  WHERE d.company_id = ?1 AND d.side = 'purchase' AND d.kind = 'invoice' AND d.status = 'posted' AND l.nature IS NOT NULL
    AND coalesce(d.state_code, '') <> '${ABROAD}' AND d.date >= ?2 AND d.date <= ?3${condition}
  GROUP BY d.id, l.nature, carrierSince`;
const BILLS = billsWhere('');
// Of suppliers who were paid in advance: what of that their bills used.
const BILLS_OF_ADVANCES = billsWhere(` AND d.party_id IN (SELECT a.party_id FROM ledger_entries a
      WHERE a.company_id = ?1 AND a.account = '1601' AND a.amount_paise > 0 AND a.date >= ?2 AND a.date <= ?3)`);

// Notes that lower a bill of which nothing was withheld, of the nature that the bill's line of the same account has: what was credited
// is less by them. Those of others are left to a person.
const NOTES = `SELECT * FROM (SELECT d.id, d.date eventOn, 0 - sum(n.taxable_paise) amount, d.party_id partyId, d.party_name name,
    coalesce(p.pan, substr(d.gstin, 3, 10)) pan, p.pan_inoperative_since panInoperativeSince,
    d.number || ': ' || min(n.description) narration, 0 withheld, ${carrierSince('o.date', 'd.gstin', IS_CARRIAGE)} carrierSince,
    (SELECT ${NATURE_OF_LINE} FROM ledger_document_lines x WHERE x.document_id = o.id AND x.company_id = ?1 AND x.account = n.account
      LIMIT 1) nature
  FROM ledger_documents d JOIN ledger_document_lines n ON n.document_id = d.id AND n.company_id = ?1
    JOIN ledger_documents o ON o.id = d.original_id AND o.company_id = ?1 LEFT JOIN parties p ON p.id = d.party_id
  WHERE d.company_id = ?1 AND d.side = 'purchase' AND d.kind <> 'invoice' AND d.status = 'posted'
    AND o.withheld_paise = 0 AND coalesce(d.state_code, '') <> '${ABROAD}' AND d.date >= ?2 AND d.date <= ?3
    AND NOT EXISTS (SELECT 1 FROM tds_deductions t WHERE t.company_id = ?1 AND t.source_kind = 'bill' AND ${isOf('o.id')}
      AND t.withdrawn_on IS NULL)
  GROUP BY d.id, n.account) WHERE nature IS NOT NULL`;

const nearestBill = (
  what: string,
) => `SELECT ${what} FROM ledger_documents d JOIN l ON l.document_id = d.id WHERE d.company_id = ?1 AND d.party_id = e.party_id
    AND d.side = 'purchase' AND d.status = 'posted' AND l.nature IS NOT NULL AND coalesce(d.state_code, '') <> '${ABROAD}'
  ORDER BY abs(julianday(d.date) - julianday(v.date)), d.id LIMIT 1`;

// Advances that bank lines paid to suppliers, of the nature that the supplier's bills have; one of whom no bill is known waits for it.
const ADVANCES = `WITH l AS (${NATURED}) SELECT t.id, v.date eventOn, e.amount_paise amount, e.party_id partyId, p.name,
    coalesce(p.pan, substr(p.gstin, 3, 10)) pan, p.pan_inoperative_since panInoperativeSince, t.description narration,
    ${carrierSince('v.date', 'p.gstin', `(${nearestBill('l.is_carriage')})`)} carrierSince, EXISTS (SELECT 1 FROM tds_deductions x
      WHERE x.company_id = ?1 AND x.source_kind = 'bank-line' AND x.source_id = t.id AND x.withdrawn_on IS NULL) isListed,
    (${nearestBill('l.nature')}) nature,
    (SELECT coalesce(sum(x.tax_paise), 0) FROM tds_deductions x WHERE x.company_id = ?1 AND x.source_kind = 'bank-line'
        AND substr(x.source_id, 1, 36) = t.id AND x.withdrawn_on IS NULL) withheld
  FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id JOIN bank_transactions t ON t.voucher_id = v.id AND t.company_id = ?1
    JOIN parties p ON p.id = e.party_id
  WHERE e.company_id = ?1 AND e.account = '1601' AND e.amount_paise > 0 AND e.superseded_by IS NULL AND v.status = 'posted'
    AND v.rule = 'D14' AND v.reversed_by_id IS NULL AND v.date >= ?2 AND v.date <= ?3`;

const TURNOVER = `SELECT value ->> 'amount' amount FROM company_facts
  WHERE company_id = ?1 AND kind = 'turnover' AND subject = ?2 AND withdrawn_on IS NULL ORDER BY id DESC LIMIT 1`;

// By the form that was stated, else by the number that it is registered under.
const FORM = `SELECT (SELECT value ->> 'legalForm' FROM company_facts WHERE company_id = ?1 AND kind = 'legal-form' AND withdrawn_on IS NULL
    AND holds_from <= ?2 ORDER BY holds_from DESC, id DESC LIMIT 1) legalForm, cin FROM companies WHERE id = ?1`;

// What was withheld of a line, by one certificate or several, and of what; what was withheld of it later is of the same money.
const OF_LINES = `SELECT substr(source_id, 1, 36) id, sum(tax_paise) tax_paise, sum(iif(length(source_id) = 36, amount_paise, 0)) amount_paise,
    min(nature) nature, max(pan) pan, min(voucher_id) voucher_id
  FROM tds_deductions WHERE company_id = ?1 AND source_kind = 'bank-line' AND withdrawn_on IS NULL GROUP BY 1`;

// Payments that settle no bill: those that post by their category, parts of splits among them, and those posted net of tax withheld.
const LINES = `SELECT t.id, t.transaction_date eventOn, t.category_id categoryId, t.amount_paise amount, t.payee, t.description narration,
    (SELECT tds_section FROM expense_categories x WHERE x.id = t.category_id) ownSection,
    d.tax_paise withheld, d.amount_paise base, d.nature, d.pan, coalesce(t.note || '; ', '') || t.description said
  FROM bank_transactions t LEFT JOIN (${OF_LINES}) d ON d.id = t.id
  WHERE t.company_id = ?1 AND t.transaction_type = 'debit' AND t.transaction_date >= ?2 AND t.transaction_date <= ?3 AND t.is_split = 0
    AND t.transfer_pair_id IS NULL AND (t.voucher_id IS NULL OR d.voucher_id = t.voucher_id) AND t.category_id IS NOT NULL
  UNION ALL SELECT t.id, t.transaction_date, s.category_id, s.amount_paise, t.payee, t.description,
    (SELECT tds_section FROM expense_categories x WHERE x.id = s.category_id), d.tax_paise, d.amount_paise, d.nature, d.pan,
    coalesce(s.note || '; ', '') || t.description
  FROM transaction_splits s JOIN bank_transactions t ON t.id = s.transaction_id
    LEFT JOIN (${OF_LINES}) d ON d.id = t.id
  WHERE s.company_id = ?1 AND t.is_split = 1 AND t.transaction_type = 'debit' AND t.transaction_date >= ?2 AND t.transaction_date <= ?3
    AND t.voucher_id IS NULL AND s.category_id IS NOT NULL`;

// Bills that are still owed: a line of just what is open of one pays it, also before somebody says so.
const OWED = `SELECT b.party_id partyId, b.bill_date billDate, 0 - t.open_paise open FROM bill_totals t CROSS JOIN ledger_bills b ON b.id = t.bill_id
  WHERE t.company_id = ?1 AND t.open_paise < 0 AND b.side = 'payable' AND b.cancelled_at IS NULL ORDER BY b.bill_date, b.id`;

const PARTIES = `SELECT id, name, pan, gstin, pan_inoperative_since panInoperativeSince, carrier_from carrierFrom, carrier_until carrierUntil
  FROM parties WHERE company_id = ?1 AND closed_at IS NULL`;

const LOOSE = `SELECT party_id partyId, payee_name name, pan, payee_kind kind, nature, event_on eventOn, amount_paise amount,
    base_paise base, tax_paise tax, certificate_id certificateId, narration said
  FROM tds_deductions WHERE company_id = ?1 AND withdrawn_on IS NULL AND source_kind = 'manual' AND source_id IS NULL AND nature IS NOT NULL
    AND event_on >= ?2 AND event_on <= ?3`;

// The sides of vouchers of a kind that people posted on some accounts of the chart. An account of the company's own is known by that of
// the chart beside which it stands; a capital account of one partner names that partner where no party does.
const sidesOf = (
  kind: VoucherKind,
) => `SELECT v.id, v.date eventOn, v.narration, coalesce(substr(o.code, 1, 4), e.account) account,
    e.amount_paise amount, coalesce(e.party_id, iif(substr(o.code, 1, 4) = '2151', o.id, NULL)) partyId, o.name accountName,
    v.party_id voucherPartyId, e.account ownAccount
  FROM ledger_vouchers v JOIN ledger_entries e ON e.voucher_id = v.id AND e.superseded_by IS NULL
    LEFT JOIN ledger_accounts o ON o.company_id = ?1 AND o.id = e.account
  WHERE v.company_id = ?1 AND v.kind = '${kind}' AND v.status = 'posted' AND v.source_kind IN ('manual', 'import')
    AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL AND v.date >= ?2 AND v.date <= ?3
    AND v.id IN (SELECT x.voucher_id FROM ledger_entries x WHERE x.company_id = ?1 AND x.superseded_by IS NULL
      AND x.account IN (SELECT value FROM json_each(?4) UNION ALL SELECT id FROM ledger_accounts
        WHERE company_id = ?1 AND substr(code, 1, 4) IN (SELECT value FROM json_each(?4)))
      AND x.date >= ?2 AND x.date <= ?3)
  ORDER BY v.date, v.id, e.line`;
const JOURNALS = sidesOf('journal');
const VOUCHERS = sidesOf('payment');

const OF_JOURNALS = `SELECT source_id sourceId, voucher_id voucherId, sum(tax_paise) tax FROM tds_deductions
  WHERE company_id = ?1 AND withdrawn_on IS NULL AND source_kind = 'manual' AND event_on >= ?2 AND event_on <= ?3
    AND coalesce(source_id, voucher_id) IS NOT NULL GROUP BY 1, 2`;

type BillRow = Omit<TaxablePayment, 'source' | 'payee' | 'panState' | 'isListed'> & {
  isListed?: number;
  said?: string | null;
  partyId: string;
  name: string;
  pan: string | null;
};
type LineRow = {
  /** What a person noted, then the narration. */
  said: string;
  id: string;
  eventOn: IsoDate;
  categoryId: string;
  amount: Paise;
  payee: string | null;
  narration: string;
  ownSection: string | null;
  withheld: Paise | null;
  base: Paise | null;
  nature: TdsNature | null;
  /** That of the payee, where somebody gave it when the tax of this line was withheld. */
  pan: string | null;
};
type JournalRow = JournalSide & {
  id: string;
  eventOn: IsoDate;
  narration: string;
  accountName: string | null;
  voucherPartyId: string | null;
  ownAccount: string;
};
type OfJournal = { sourceId: string | null; voucherId: string | null; tax: Paise };
type PartyRow = Pick<Party, 'id' | 'name' | 'pan' | 'gstin' | 'panInoperativeSince' | 'carrierFrom' | 'carrierUntil'>;
type LooseRow = Omit<LooseDeduction, 'payee' | 'months'> & {
  said: string | null;
  partyId: string | null;
  name: string;
  pan: string | null;
  kind: LooseDeduction['payee']['kind'];
};

export type PaymentsRead = {
  payments: TaxablePayment[];
  /** Advances of the year before, and the bills of those suppliers in it. */
  before: TaxablePayment[];
  payer: Payer;
  loose: LooseDeduction[];
  certificates: Certificate[];
};

/** All that may bear tax between two days, with what was withheld of it, in one round trip. */
export async function readPayments(
  d1: D1Database,
  { companyId }: CompanyScope,
  from: IsoDate,
  to: IsoDate,
): Promise<PaymentsRead> {
  const [earlierFrom, earlierTo] = [yearStart(yearBefore(from)), addDays(from, -1)];
  const read = await d1.batch([
    ...[BILLS, LINES, LOOSE].map((query) => d1.prepare(query).bind(companyId, from, to)),
    ...[PARTIES, CERTIFICATES_HELD, OWED].map((query) => d1.prepare(query).bind(companyId)),
    d1.prepare(ADVANCES).bind(companyId, from, to),
    d1.prepare(TURNOVER).bind(companyId, yearBefore(from)),
    d1.prepare(FORM).bind(companyId, to),
    d1.prepare(JOURNALS).bind(companyId, from, to, JSON.stringify(PARTNER_ACCOUNTS)),
    d1.prepare(OF_JOURNALS).bind(companyId, from, to),
    d1.prepare(VOUCHERS).bind(companyId, from, to, JSON.stringify(ACCOUNTS_OF_NATURE)),
    d1.prepare(NOTES).bind(companyId, from, to),
    ...[ADVANCES, BILLS_OF_ADVANCES].map((query) => d1.prepare(query).bind(companyId, earlierFrom, earlierTo)),
  ]);
  const found = read.map(({ results }) => results);
  const [
    bills = [],
    lines = [],
    loose = [],
    parties = [],
    certificates = [],
    owed = [],
    advances = [],
    turnover = [],
    forms = [],
    journals = [],
    ofJournals = [],
    vouchers = [],
    notes = [],
    advancesBefore = [],
    billsBefore = [],
  ] = found;
  const [stated] = turnover as { amount: number }[];
  const partyFor = partyFinder(parties as PartyRow[]);
  const partyOf: PartyOfVoucher = (named) =>
    (parties as PartyRow[]).find(({ id }) => id === named.partyId) ?? partyFor(named);
  return {
    payments: [
      ...[...withoutTwice(bills as BillRow[]), ...(notes as BillRow[])].map(paymentOfBill),
      ...advancesOf(advances as BillRow[]),
      ...paymentsOfLines(lines as LineRow[], partyFor, owed as OwedRow[]),
      ...paymentsToPartners(journals as JournalRow[], ofJournals as OfJournal[], partyOf),
      ...paymentsOfVouchers(vouchers as JournalRow[], ofJournals as OfJournal[], partyOf),
    ],
    before: [...advancesOf(advancesBefore as BillRow[]), ...(billsBefore as BillRow[]).map(paymentOfBill)],
    payer: { turnoverBefore: stated && paise(Number(stated.amount)), isFirm: isFirm(forms[0] as FormRow) },
    loose: looseOf(loose as LooseRow[]),
    certificates: certificates as Certificate[],
  };
}

/** A sum of a party before; of an advance to one without a bill, nobody knows the nature. */
export type EarlierSum = CountedSum & { partyId: string; nature: string | null };

type SumRow = Omit<EarlierSum, 'isTaxed' | 'nature' | 'months'> & {
  nature: TdsNature;
  isTaxed: number;
  carrierSince: IsoDate | null;
  said: string;
};

/**
 * What these parties were billed and paid in financial years, by nature of payment: bills and notes on them, bank lines that name none,
 * advances, and what was entered by hand; with the bills and advances of the year before, whose bills may be still to come.
 */
export async function earlierSums(
  d1: D1Database,
  { companyId }: CompanyScope,
  asked: readonly PartyRow[],
  years: readonly string[],
): Promise<EarlierSum[]> {
  const sorted = years.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || asked.length === 0) return [];
  const [from, to] = [yearStart(first), yearEnd(last)];
  const ids = JSON.stringify([...new Set(asked.map(({ id }) => id))]);
  const yearsOfBills = JSON.stringify([...new Set([yearBefore(from), ...years])]);
  const [bills, lines, loose, notes, parties, owed, advances] = await d1.batch([
    d1.prepare(EARLIER_BILLS).bind(companyId, ids, yearsOfBills),
    ...[LINES, LOOSE, NOTES].map((query) => d1.prepare(query).bind(companyId, from, to)),
    ...[PARTIES, OWED].map((query) => d1.prepare(query).bind(companyId)),
    d1.prepare(ADVANCES).bind(companyId, yearStart(yearBefore(from)), to),
  ]);
  const others = ((parties?.results ?? []) as PartyRow[]).filter(({ id }) => asked.every((party) => party.id !== id));
  const partyFor = partyFinder([...asked, ...others]);
  const paid = [
    ...paymentsOfLines((lines?.results ?? []) as LineRow[], partyFor, (owed?.results ?? []) as OwedRow[]),
    ...((advances?.results ?? []) as BillRow[]).map(advanceOf),
    ...((notes?.results ?? []) as BillRow[]).map(paymentOfBill),
  ];
  const entered = looseOf((loose?.results ?? []) as LooseRow[]);
  const billed = ((bills?.results ?? []) as SumRow[]).map(
    ({ carrierSince: since, said, ...row }): EarlierSum => ({
      ...{ ...row, isTaxed: row.isTaxed === 1 || since !== null },
      months: coveredMonths(row.nature, said, row.eventOn),
    }),
  );
  return asked.flatMap((party) => {
    const key = payeeKey({ partyId: party.id, name: party.name, pan: panOf(party), kind: 'other' });
    const isOwn = ({ payee }: Pick<TaxablePayment, 'payee'>) => payeeKey(payee) === key;
    const own = [
      ...billed.filter(({ partyId }) => partyId === party.id),
      ...paid.filter(isOwn).map((one) => ({ ...sumOfPayment(one), nature: one.nature as string | null })),
    ];
    const natures = new Set([...own, ...entered.filter(isOwn)].map(({ nature }) => nature));
    return [...natures].flatMap((nature) =>
      withEntered(
        own.filter((one) => one.nature === nature),
        entered.filter((one) => isOwn(one) && one.nature === nature),
      ).map((sum): EarlierSum => ({ ...sum, partyId: party.id, nature })),
    );
  });
}

/** The sums of a party by nature. */
export function sumsOfParty(sums: readonly EarlierSum[], partyId: string): EarlierSums {
  const own = sums.filter((sum) => sum.partyId === partyId);
  return Object.fromEntries(Map.groupBy(own, ({ nature }) => `${nature}`));
}

const advanceOf = (row: BillRow): TaxablePayment => ({ ...paymentOfBill(row), source: 'bank-line', isAdvance: true });

/** The advances of which a bill of the supplier tells the nature. */
const advancesOf = (rows: readonly BillRow[]): TaxablePayment[] => rows.filter(({ nature }) => nature).map(advanceOf);

const panOf = ({ pan, gstin }: Pick<PartyRow, 'pan' | 'gstin'>): string | undefined =>
  pan ?? gstin?.slice(2, 12) ?? undefined;

const looseOf = (rows: readonly LooseRow[]): LooseDeduction[] =>
  rows.map(({ partyId, name, pan, kind, said, ...row }) => ({
    ...{ ...row, months: coveredMonths(row.nature, said ?? '', row.eventOn) },
    payee: { partyId: partyId ?? undefined, name, pan: pan ?? undefined, kind },
  }));

type FormRow = { legalForm: string | null; cin: string | null } | undefined;

/** Whether the payer is a firm or LLP; undefined where neither its form nor its number tells. */
function isFirm(row: FormRow): boolean | undefined {
  if (row?.legalForm) return row.legalForm === 'llp';
  return row?.cin ? isLlpin(row.cin) : undefined;
}

/** What a bill withheld of a nature belongs to its other work, where a declaration spares the goods carriage in it. */
const withoutTwice = (bills: readonly BillRow[]): BillRow[] =>
  bills.map((bill) =>
    bill.carrierSince &&
    bills.some(({ id, nature, carrierSince }) => id === bill.id && nature === bill.nature && !carrierSince)
      ? { ...bill, withheld: paise(0) }
      : bill,
  );

function paymentOfBill({ partyId, name, pan, isListed, said, ...row }: BillRow): TaxablePayment {
  const months = row.nature && coveredMonths(row.nature, said ?? '', row.eventOn);
  return {
    months,
    ...{ ...row, isListed: isListed === 1 },
    source: 'bill',
    payee: { partyId, name, pan: pan ?? undefined, kind: payeeKindOf(pan) },
    panState: pan ? 'held' : 'none',
  };
}

type OwedRow = { partyId: string; billDate: IsoDate; open: Paise };

/** How long before a bill its payment may lie. */
const BEFORE_BILL_DAYS = 31;

/** The payments of lines, without those that seem to pay a bill that is open: each bill by one line. */
function paymentsOfLines(
  lines: readonly LineRow[],
  partyFor: (line: LineRow) => PartyRow | undefined,
  owed: readonly OwedRow[],
): TaxablePayment[] {
  const open = [...owed];
  const panOfPayee = new Map(
    lines.flatMap(({ payee, pan }) => (payee && pan ? [[foldedName(payee), pan] as const] : [])),
  );
  return lines.flatMap((line) => {
    const party = partyFor(line);
    const at = open.findIndex(
      (bill) =>
        !line.withheld &&
        bill.partyId === party?.id &&
        Math.abs(bill.open - line.amount) < 100 &&
        addDays(bill.billDate, -BEFORE_BILL_DAYS) <= line.eventOn,
    );
    if (at < 0) return paymentOfLine(line, party, line.payee ? panOfPayee.get(foldedName(line.payee)) : undefined);
    open.splice(at, 1);
    return [];
  });
}

/** The payment of a line; who is no party has the PAN that was given with the tax of the line, or of another to the same payee. */
function paymentOfLine(line: LineRow, party: PartyRow | undefined, given: string | undefined): TaxablePayment[] {
  const { id, eventOn, categoryId, payee, narration, ownSection } = line;
  const pan = party ? panOf(party) : (line.pan ?? given);
  const kind = pan ? payeeKindOf(pan) : kindByName(party?.name ?? payee ?? narration);
  const nature = line.nature ?? natureOfLine({ categoryId, narration, ownSection }, kind);
  if (!nature) return [];
  // Who is no party of the books was never asked; a party without a PAN gave none.
  const panState: PanState = pan ? 'held' : party ? 'none' : 'unknown';
  return [
    {
      ...{ id, eventOn, nature, panState, narration, source: 'bank-line' },
      panInoperativeSince: party?.panInoperativeSince,
      ...(isCarriageCategory(categoryId) && { carrierSince: declaredSince(party, pan, eventOn) }),
      isListed: line.withheld !== null,
      months: coveredMonths(nature, line.said, eventOn),
      amount: line.base ?? line.amount,
      payee: { partyId: party?.id, name: party?.name ?? payee ?? narration, pan, kind },
      withheld: line.withheld ?? paise(0),
    },
  ];
}

/** Whom a voucher pays: the party it names, else the one whose name stands in it. */
type PartyOfVoucher = (named: {
  partyId: string | null;
  payee: string | null;
  narration: string;
}) => PartyRow | undefined;

/** What vouchers pay without a bill, where the account of expense tells for what: named by the voucher, the account and the payee. */
function paymentsOfVouchers(
  rows: readonly JournalRow[],
  listed: readonly OfJournal[],
  partyFor: PartyOfVoucher,
): TaxablePayment[] {
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([voucherId, sides]) => {
    const [{ eventOn, narration, voucherPartyId }] = sides as [JournalRow];
    const entered = sumOfTax(listed.filter((one) => one.sourceId === null && one.voucherId === voucherId));
    return paidOfAccounts(sides, voucherPartyId).flatMap(({ account, partyId, amount, withheld }): TaxablePayment[] => {
      const party = partyFor({ partyId, payee: null, narration });
      const pan = party && panOf(party);
      const kind = pan ? payeeKindOf(pan) : kindByName(party?.name ?? narration);
      const nature = natureOfAccount(account, kind);
      if (!nature) return [];
      const id = [voucherId, account, ...(partyId ? [partyId] : [])].join('/');
      const accepted = sumOfTax(listed.filter(({ sourceId }) => sourceId === id));
      return [
        {
          ...{ id, eventOn, amount, narration, nature, source: 'voucher' },
          account: sides.find((side) => side.account === account && side.amount > 0)?.ownAccount ?? account,
          panState: pan ? 'held' : party ? 'none' : 'unknown',
          panInoperativeSince: party?.panInoperativeSince,
          ...(isGoodsCarriage({ account }) && { carrierSince: declaredSince(party, pan, eventOn) }),
          isListed: listed.some(({ sourceId }) => sourceId === id),
          months: coveredMonths(nature, narration, eventOn),
          payee: { partyId: party?.id, name: party?.name ?? narration, pan, kind },
          withheld: paise(accepted + Math.max(0, withheld - entered)),
        },
      ];
    });
  });
}

/** What journals credit partners with: one payment for each partner of each journal, named by both. */
function paymentsToPartners(
  rows: readonly JournalRow[],
  listed: readonly OfJournal[],
  partyFor: PartyOfVoucher,
): TaxablePayment[] {
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([voucherId, sides]) => {
    const [{ eventOn, narration }] = sides as [JournalRow];
    // What was entered of the journal's own tax by hand counts as that, not as another one.
    const entered = sumOfTax(listed.filter((one) => one.sourceId === null && one.voucherId === voucherId));
    return creditedToPartners(sides).map(({ partyId, amount, withheld }): TaxablePayment => {
      const id = partyId ? `${voucherId}/${partyId}` : voucherId;
      // The name of a capital account of their own, where no party is named.
      const payee = sides.find((side) => side.partyId === partyId && partyId !== null)?.accountName ?? null;
      const party = partyFor({ partyId, payee, narration: payee ?? narration });
      const pan = party && panOf(party);
      const accepted = sumOfTax(listed.filter(({ sourceId }) => sourceId === id));
      return {
        ...{ id, eventOn, amount, narration, source: 'journal', nature: 'partner' },
        panState: pan ? 'held' : party ? 'none' : 'unknown',
        panInoperativeSince: party?.panInoperativeSince,
        payee: { partyId: party?.id, name: party?.name ?? payee ?? narration, pan, kind: payeeKindOf(pan) },
        withheld: paise(accepted + Math.max(0, withheld - entered)),
      };
    });
  });
}

const sumOfTax = (rows: readonly OfJournal[]): number => rows.reduce((sum, { tax }) => sum + tax, 0);

/** A name that ends as those of companies do; whoever else it is, is asked for once the PAN is known. */
const kindByName = (name: string) => (/\b(ltd|limited|pvt|private)\b/i.test(name) ? 'company' : 'other');

/** Which party a bank line pays: by its name in one spelling, else the one whose name stands in the narration. */
function partyFinder(
  parties: readonly PartyRow[],
): (line: Pick<LineRow, 'payee' | 'narration'>) => PartyRow | undefined {
  const byName = new Map(parties.map((party) => [foldedName(party.name), party]));
  const byWords = new Map(parties.map((party) => [nameWords(party.name).join(' '), party]));
  const names = partyNames(parties.map(({ name }) => name));
  return ({ payee, narration }) => {
    const known = payee ? byName.get(foldedName(payee)) : undefined;
    if (known) return known;
    const found = [...new Set([...(payee ? names.namedIn(payee) : []), ...names.namedIn(narration)])];
    const [only] = found.length > 0 ? found : payee ? names.cutTo(payee) : [];
    return found.length > 1 || only === undefined ? undefined : byWords.get(only);
  };
}
