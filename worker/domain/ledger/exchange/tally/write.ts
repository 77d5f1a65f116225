import type { IsoDate } from '../../../shared/dates';
import { formatRupees, type Paise, paise } from '../../../shared/money';
import { PARTY_ACCOUNTS } from '../../chart/chart';
import type { BillMark, LedgerKey, OutBooks, OutEntry, OutVoucher } from '../model';
import { type LedgerNames, ledgerNames, mainAccount } from '../names';
import { BILL_TYPES, TALLY_KINDS, XML_HEAD } from './groups.data';

// In Tally's files a debit is negative and "deemed positive", a credit positive. Nothing here depends on the clock or on an order
// that could change: the same books give the same bytes.

/** What Tally remembers of a voucher of ours: sent again it alters, and never doubles. */
export const remoteId = (voucherId: string): string => `anupalan-${voucherId}`;

/** The masters: every account, the ledgers of parties and tags below them, with what stood in them at the opening. */
export function* tallyMasters(books: OutBooks): Generator<string> {
  const names = ledgerNames(books.accounts, books.parties);
  yield envelopeStart('All Masters', books);
  for (const ledger of ledgersOf(books, names)) yield ledgerXml(ledger);
  yield END;
}

/** The vouchers, in pieces as long as one each. An opening is none of them: it stands in the masters. */
export function* tallyVouchers(books: OutBooks, vouchers: Iterable<OutVoucher>): Generator<string> {
  const writer = tallyVoucherWriter(books);
  yield writer.start;
  for (const voucher of vouchers) yield writer.voucher(voucher);
  yield writer.end;
}

/** The same for vouchers that come page by page. */
export function tallyVoucherWriter(books: OutBooks) {
  const names = ledgerNames(books.accounts, books.parties);
  const codes = new Map(books.accounts.map(({ id, code, tallyGroup }) => [id, { code, tallyGroup }]));
  const isBank = (account: string) => BANK_GROUPS.has(codes.get(account)?.tallyGroup ?? '');
  return {
    start: envelopeStart('Vouchers', books),
    voucher: (voucher: OutVoucher) => (voucher.kind === 'opening' ? '' : voucherXml(voucher, names, isBank)),
    end: END,
  };
}

const BANK_GROUPS: ReadonlySet<string> = new Set(['Bank Accounts', 'Bank OD A/c']);

type Ledger = {
  name: string;
  group: string;
  isBillWise: boolean;
  opening: Paise;
  bills: readonly OutEntry[];
  gstin: string | null;
  pan: string | null;
};

function ledgersOf({ accounts, parties, opening, keys }: OutBooks, names: LedgerNames): Ledger[] {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const partyById = new Map(parties.map((party) => [party.id, party]));
  const plain: LedgerKey[] = accounts.filter(({ id }) => !PARTY_ACCOUNTS.has(id)).map(({ id }) => ({ account: id }));
  const ofParties: LedgerKey[] = parties.map(({ id, kind }) => ({ account: mainAccount(kind), partyId: id }));
  const found = new Map<string, Ledger & { bills: OutEntry[] }>();
  const take = (key: LedgerKey) => {
    const name = names.of(key);
    const known = found.get(name);
    if (known) return known;
    const party = PARTY_ACCOUNTS.has(key.account) ? partyById.get(key.partyId ?? '') : undefined;
    const group = byId.get(key.account)?.tallyGroup ?? 'Suspense A/c';
    const isParty = party !== undefined;
    const ledger = {
      name,
      // A party below another account than debtors and creditors stands where that account does.
      group,
      isBillWise: isParty,
      opening: paise(0),
      bills: [],
      gstin: party?.gstin ?? null,
      pan: party?.pan ?? null,
    };
    found.set(name, ledger);
    return ledger;
  };
  for (const key of [...plain, ...ofParties, ...keys]) take(key);
  for (const entry of opening) {
    const ledger = take(entry);
    ledger.opening = paise(ledger.opening + entry.amount);
    if (ledger.isBillWise) ledger.bills.push(entry);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function ledgerXml({ name, group, isBillWise, opening, bills, gstin, pan }: Ledger): string {
  return (
    `  <LEDGER NAME=${quoted(name)} ACTION="Create">${element('NAME', name)}${element('PARENT', group)}` +
    element('ISBILLWISEON', isBillWise ? 'Yes' : 'No') +
    (opening === 0 ? '' : element('OPENINGBALANCE', amountText(opening))) +
    bills.map((entry) => openingBill(entry)).join('') +
    (gstin === null ? '' : element('PARTYGSTIN', gstin)) +
    (pan === null ? '' : element('INCOMETAXNUMBER', pan)) +
    '</LEDGER>\n'
  );
}

function openingBill({ bill, amount }: OutEntry): string {
  if (bill?.kind !== 'new' && bill?.kind !== 'against') return '';
  const on = bill.kind === 'new' && bill.on ? element('BILLDATE', tallyDate(bill.on)) : '';
  const due = bill.kind === 'new' && bill.due ? element('BILLCREDITPERIOD', tallyDate(bill.due)) : '';
  const body = `${on}${element('NAME', bill.ref)}${due}${element('OPENINGBALANCE', amountText(amount))}`;
  return `<BILLALLOCATIONS.LIST>${body}</BILLALLOCATIONS.LIST>`;
}

function voucherXml(voucher: OutVoucher, names: LedgerNames, isBank: (account: string) => boolean): string {
  const { id, kind, number, date, narration, reference, partyId, isVoid, entries } = voucher;
  const type = TALLY_KINDS[kind];
  const party = entries.find((entry) => entry.partyId !== undefined && PARTY_ACCOUNTS.has(entry.account));
  const partyName = party ? names.of(party) : partyId === undefined ? '' : names.partyOf(partyId);
  return (
    `  <VOUCHER REMOTEID=${quoted(remoteId(id))} VCHTYPE=${quoted(type)} ACTION="Create">` +
    element('DATE', tallyDate(date)) +
    element('VOUCHERTYPENAME', type) +
    element('VOUCHERNUMBER', number) +
    (reference ? element('REFERENCE', reference) : '') +
    (isVoid ? element('ISCANCELLED', 'Yes') : '') +
    (partyName ? element('PARTYLEDGERNAME', partyName) : '') +
    (narration ? element('NARRATION', narration) : '') +
    (isVoid ? '' : entries.map((entry) => entryXml(entry, date, names, isBank(entry.account))).join('')) +
    '</VOUCHER>\n'
  );
}

function entryXml(entry: OutEntry, date: IsoDate, names: LedgerNames, isBank: boolean): string {
  return (
    '\n   <ALLLEDGERENTRIES.LIST>' +
    element('LEDGERNAME', names.of(entry)) +
    element('ISDEEMEDPOSITIVE', entry.amount > 0 ? 'Yes' : 'No') +
    element('AMOUNT', amountText(entry.amount)) +
    (PARTY_ACCOUNTS.has(entry.account) ? billXml(entry.bill ?? { kind: 'on-account' }, entry.amount) : '') +
    (isBank ? bankXml(entry, date) : '') +
    '</ALLLEDGERENTRIES.LIST>'
  );
}

function billXml(bill: BillMark, amount: Paise): string {
  const name = bill.kind === 'new' || bill.kind === 'against' ? element('NAME', bill.ref) : '';
  const on = bill.kind === 'new' && bill.on ? element('BILLDATE', tallyDate(bill.on)) : '';
  const due = bill.kind === 'new' && bill.due ? element('BILLCREDITPERIOD', tallyDate(bill.due)) : '';
  const body = `${on}${name}${element('BILLTYPE', BILL_TYPES[bill.kind])}${due}${element('AMOUNT', amountText(amount))}`;
  return `<BILLALLOCATIONS.LIST>${body}</BILLALLOCATIONS.LIST>`;
}

function bankXml({ clearedOn, instrument, amount }: OutEntry, date: IsoDate): string {
  const body =
    element('DATE', tallyDate(date)) +
    element('INSTRUMENTDATE', tallyDate(date)) +
    (clearedOn ? element('BANKERSDATE', tallyDate(clearedOn)) : '') +
    element('TRANSACTIONTYPE', 'Others') +
    (instrument ? element('UNIQUEREFERENCENUMBER', instrument) : '') +
    element('AMOUNT', amountText(amount));
  return `<BANKALLOCATIONS.LIST>${body}</BANKALLOCATIONS.LIST>`;
}

const envelopeStart = (report: string, { company, openingOn }: OutBooks): string =>
  `${XML_HEAD}\n` +
  '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>\n' +
  ` <REQUESTDESC>${element('REPORTNAME', report)}<STATICVARIABLES>${element('SVCURRENTCOMPANY', company)}` +
  `${element('SVFROMDATE', tallyDate(openingOn))}</STATICVARIABLES></REQUESTDESC>\n` +
  ' <REQUESTDATA><TALLYMESSAGE xmlns:UDF="TallyUDF">\n';

const END = ' </TALLYMESSAGE></REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';

const amountText = (amount: Paise): string => formatRupees(paise(-amount));
const tallyDate = (day: IsoDate): string => day.replaceAll('-', '');
const element = (name: string, value: string): string => `<${name}>${escaped(value)}</${name}>`;
const quoted = (value: string): string => `"${escaped(value)}"`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Letters that no XML may hold are left out: halves of pairs, and controls other than tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const escaped = (value: string): string =>
  value.replace(FORBIDDEN, '').replace(/[&<>"\r\n\t]/g, (letter) => ESCAPES[letter] ?? letter);
