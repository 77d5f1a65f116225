import { foldedName } from '../../../domain/bank/chart/chart';
import { panOfParty } from '../../../domain/identifiers/tax-number';
import { accountWords, PARTY_ACCOUNTS } from '../../../domain/ledger/chart/chart';
import { deductionsOf } from '../../../domain/ledger/document/deductions';
import { natureOfAccount } from '../../../domain/ledger/document/default-accounts';
import { type WorkedDocument, workDocument } from '../../../domain/ledger/document/document';
import { keeperOn, ownGstinOn } from '../../../domain/ledger/document/keeper';
import {
  ABROAD,
  type DocumentFault,
  type DocumentInput,
  type DocumentSide,
  type DocumentWarning,
  isReduction,
} from '../../../domain/ledger/document/model';
import { defaultSeries, foldedNumber, placeOfNumber } from '../../../domain/ledger/document/number';
import { originalAmong } from '../../../domain/ledger/document/original';
import { merged } from '../../../domain/ledger/document/post';
import { stateOfParty } from '../../../domain/ledger/document/price';
import { monthsOfBill, panOf } from '../../../domain/ledger/document/withhold';
import type { Entry, NewVoucher } from '../../../domain/ledger/model';
import { addDays, financialYearOf } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import { declaredSince, isGoodsCarriage } from '../../../domain/tds/carrier';
import { isPaymentOf } from '../../../domain/tds/earlier-sums';
import { type Certificate, withUse } from '../../../domain/tds/lower-certificate';
import type { TdsNature } from '../../../domain/tds/natures';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { atFault, Problem } from '../../../platform/problem';
import type { Change, NewEntry } from '../../audit/audit.repository';
import { billOf, billsInserted, notAboveOpen } from '../bill.repository';
import { accountFinder, accountsOf, type KnownAccount } from '../chart/chart.repository';
import type { LedgerBill, Party } from '../chart/chart.table';
import { partiesLike, partyChanged } from '../party/party-list.repository';
import { partyAdded, partyOf } from '../party.repository';
import { certificatesHeld } from '../voucher/lower-certificate.repository';
import { vouchersPosted } from '../voucher/post.repository';
import type { NewDocument } from './document.contract';
import {
  documentsAdded,
  Numbering,
  numbersTaken,
  type Original,
  originalsNamed,
  seriesEnds,
  unseparated,
} from './document.repository';
import type { StoredDocument, StoredLine } from './document.table';
import { type FiledReturn, filedReturns, filedWith, firstOpenMonth } from './filed-returns.repository';
import { hsnDigitsOn, type KnownCompany, knownCompany, payerOn } from './keeper.repository';
import { type EarlierSum, earlierSums, sumsOfParty } from './taxable-payment.repository';

type Author = Pick<Person, 'id' | 'name'>;

export type Recorded = {
  document: StoredDocument;
  lines: readonly StoredLine[];
  worked: WorkedDocument;
  warnings: readonly DocumentWarning[];
};

/** What a document posts besides its own: what else changes with a sale, under a rule and words of its own. */
export type Besides = { entries: readonly Entry[]; rule: string; narration: string };

/** How a field of a document is named in an answer: of the n-th of several, or of the one that was sent. */
export type PlaceOf = (index: number) => string;

/**
 * Works documents out and makes the changes that record them: new parties, bills, vouchers, documents. Throws a Problem naming the
 * field of the first document that cannot be recorded: 422, or 409 for a number that was used before. Nothing is written here.
 */
export async function documentsRecorded(
  d1: D1Database,
  scope: CompanyScope,
  person: Author,
  side: DocumentSide,
  items: readonly NewDocument[],
  at: PlaceOf,
  besides?: Besides,
): Promise<{ recorded: Recorded[]; changes: Change[] }> {
  const company = await knownCompany(d1, scope);
  const accounts = await accountsOf(d1, scope);
  const find = accountFinder(accounts);
  const parties = await partiesOf(d1, scope, person, side, items, at);
  const partyIds = parties.found.map(({ id }) => id);
  const years = items.map(({ date }) => financialYearOf(date));
  const named = new Set(items.flatMap((item) => (item.originalNumber ? [foldedNumber(item.originalNumber)] : [])));
  const [known, ends, earlier, filed, certificates] = await Promise.all([
    originalsNamed(d1, scope, side, [...named]),
    side === 'sale' ? seriesEnds(d1, scope, years) : [],
    side === 'purchase' ? earlierSums(d1, scope, withholdable(items, parties.found), years) : [],
    side === 'sale' ? filedReturns(d1, scope) : [],
    side === 'purchase' ? certificatesHeld(d1, scope) : [],
  ]);
  const numbering = new Numbering(ends);
  const numbered = items.map((item, index) => numberOf(side, item, numbering, at(index)));
  const twins = await mustBeNew(d1, scope, side, items, { numbered, partyIds, at });
  const soFar = [...earlier];
  const held = { certificates };
  let originals: readonly Original[] = known;
  const opens = new Map<string, number>(originals.map(({ id, open }) => [id, open]));
  const notes = new Map<string, Noted>(originals.map(({ id, lowered, raised }) => [id, { lowered, raised }]));
  const author = { createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() };
  const made = items.map((item, index) => {
    const party = parties.found[index] as Party;
    const given = { item, party, number: numbered[index] as Numbered, at: at(index), twin: twins.get(index) };
    const around = { scope, side, company, find, originals, opens, notes, soFar, held, author, filed, besides };
    const one = oneRecorded(around, given);
    const original = originalIn(one, named);
    if (original) {
      originals = [original, ...originals].toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
      opens.set(original.id, original.open);
      notes.set(original.id, { lowered: 0, raised: 0 });
    }
    return one;
  });
  const vouchers = made.map(({ voucher }) => voucher);
  const { change } = await vouchersPosted(d1, scope, person, vouchers, at);
  const bills = made.flatMap(({ bill }) => (bill ? [bill] : []));
  const lowered = made.flatMap(({ lowers }) => (lowers ? [lowers] : []));
  const after = lowered.length > 0 ? [notAboveOpen(d1, [...new Set(lowered)])] : [];
  return {
    recorded: made.map(({ recorded }) => recorded),
    changes: [
      ...parties.changes.map((make) => make(d1)),
      { chainId: scope.companyId, statements: billsInserted(d1, bills), entries: [] },
      change,
      documentsAdded(
        d1,
        scope,
        made.map(({ recorded }) => recorded),
        made.map(({ recorded }) => recordedEntry(recorded)),
      ),
      { chainId: scope.companyId, statements: after, entries: [] },
    ],
  };
}

/** The parties of bills of which the law says what is withheld: nobody gave the tax, and no money left at once. */
const withholdable = (items: readonly NewDocument[], parties: readonly Party[]): Party[] => [
  ...new Set(
    items.flatMap(({ kind, tds, paidThrough }, index) => {
      const party = parties[index];
      return party && kind === 'invoice' && tds === undefined && !paidThrough ? [party] : [];
    }),
  ),
];

const recordedEntry = ({ document }: Recorded): NewEntry => ({
  ...{ action: 'document.record', entityType: 'document', entityId: document.id },
  after: {
    ...{ side: document.side, kind: document.kind, number: document.number, date: document.date },
    ...{ party: document.partyName, total: formatRupees(document.total), voucherId: document.voucherId },
  },
});

type Parties = { found: Party[]; changes: ((d1: D1Database) => Change)[] };

/** The party of each document: one that is known by id, GSTIN or name, with what the paper adds to it; else a new one. */
async function partiesOf(
  d1: D1Database,
  scope: CompanyScope,
  person: Author,
  side: DocumentSide,
  items: readonly NewDocument[],
  at: PlaceOf,
): Promise<Parties> {
  const facts = items.map(({ party }) => party as PartyFacts);
  const known = await partiesLike(d1, scope, facts);
  const before = new Map(known.map((party) => [party.id, party]));
  const all = new Map(before);
  const ids = facts.map((fact, index) => {
    const match = matching([...all.values()], fact);
    if (fact.id && match?.id !== fact.id)
      throw atFault(422, `${at(index)}party.id`, say('ledger-document.fault.no-such-party'), 'no-such-party');
    if (!match && !fact.name) throw atFault(422, `${at(index)}party.name`, say('ledger-document.fault.party-name'));
    const kind = side === 'sale' ? 'customer' : 'vendor';
    const party = match ?? partyOf(scope, person, { name: fact.name ?? '', kind });
    all.set(party.id, withFacts(party, fact, kind));
    return party.id;
  });
  const changes = [...all.values()].flatMap((party) => {
    const was = before.get(party.id);
    if (!was) return [(to: D1Database) => partyAdded(to, party)];
    return isSame(was, party) ? [] : [(to: D1Database) => partyChanged(to, was, party)];
  });
  return { found: ids.map((id) => all.get(id) as Party), changes };
}

type PartyFacts = Partial<Record<'id' | 'name' | 'gstin' | 'pan' | 'stateCode' | 'address', string>>;

function matching(parties: readonly Party[], { id, name, gstin, pan }: PartyFacts): Party | undefined {
  if (id) return parties.find((party) => party.id === id);
  const named = name && parties.find((party) => party.foldedName === foldedName(name));
  if (named) return named;
  if (gstin) {
    const same = parties.find((party) => party.gstin === gstin);
    if (same) return same;
  }
  return pan && !name ? parties.find((party) => party.pan === pan) : undefined;
}

function withFacts(party: Party, { gstin, pan, stateCode, address }: PartyFacts, kind: 'customer' | 'vendor'): Party {
  const ofGstin = party.gstin ?? gstin ?? null;
  return {
    ...party,
    kind: party.kind === kind || party.kind === 'both' ? party.kind : 'both',
    gstin: ofGstin,
    pan: party.pan ?? pan ?? (ofGstin ? panOfParty(ofGstin) : null),
    stateCode: party.stateCode ?? stateCode ?? ofGstin?.slice(0, 2) ?? null,
    address: party.address ?? address ?? null,
  };
}

const isSame = (one: Party, other: Party): boolean =>
  (['kind', 'gstin', 'pan', 'stateCode', 'address'] as const).every((key) => one[key] === other[key]);

type Numbered = { number: string; series: string; serial: number; skipped: number };

function numberOf(
  side: DocumentSide,
  { number, series, kind, date }: NewDocument,
  numbering: Numbering,
  at: string,
): Numbered {
  const year = financialYearOf(date);
  if (number) {
    const place = placeOfNumber(number);
    const end = numbering.endOf(year, place.series);
    numbering.use(year, place.series, { serial: place.place, digits: place.digits });
    return {
      number,
      series: place.series,
      serial: place.place,
      skipped: end > 0 ? Math.max(0, place.place - end - 1) : 0,
    };
  }
  if (side === 'purchase') throw atFault(422, `${at}number`, say('ledger-document.fault.other-number'));
  const chosen = series ?? numbering.usual(year, kind) ?? defaultSeries(kind, date);
  return { ...numbering.next(date, chosen), series: chosen, skipped: 0 };
}

/**
 * Refuses a number of ours that was used in the financial year, and one of a supplier that came from them in it. Answers, by place,
 * the bill whose number is the same but for what stands between its parts: most likely one bill typed twice.
 */
async function mustBeNew(
  d1: D1Database,
  scope: CompanyScope,
  side: DocumentSide,
  items: readonly NewDocument[],
  { numbered, partyIds, at }: { numbered: readonly Numbered[]; partyIds: readonly string[]; at: PlaceOf },
): Promise<ReadonlyMap<number, string>> {
  const asked = items.map(({ date }, index) => {
    const { number = '' } = numbered[index] ?? {};
    const partyId = side === 'sale' ? '' : (partyIds[index] ?? '');
    return { year: financialYearOf(date), folded: foldedNumber(number), partyId, number };
  });
  const key = ({ year, partyId }: { year: string; partyId: string }, text: string) => `${partyId}|${year}|${text}`;
  const taken = new Set<string>();
  const like = new Map<string, string>();
  const take = (one: { year: string; partyId: string; folded: string; number: string }) => {
    taken.add(key(one, one.folded));
    like.set(key(one, unseparated(one.folded)), one.number);
  };
  for (const one of await numbersTaken(d1, scope, side, asked))
    take({ ...one, partyId: side === 'sale' ? '' : one.partyId });
  const faults: [string, Message][] = [];
  const twins = new Map<number, string>();
  for (const [index, one] of asked.entries()) {
    const twin = like.get(key(one, unseparated(one.folded)));
    if (taken.has(key(one, one.folded)))
      faults.push([
        `${at(index)}number`,
        say(`ledger-document.fault.taken-${side}`, { number: one.number, year: one.year }),
      ]);
    else if (twin !== undefined && side === 'purchase') twins.set(index, twin);
    take(one);
  }
  const [first] = faults;
  if (!first) return twins;
  const [field, fault] = first;
  throw new Problem(409, 'number-taken', say('problem.field', { field, fault }), Object.fromEntries(faults));
}

type Noted = Pick<Original, 'lowered' | 'raised'>;

type Around = {
  scope: CompanyScope;
  side: DocumentSide;
  company: KnownCompany;
  find: (named: string) => KnownAccount | undefined;
  originals: readonly Original[];
  /** What is open of each original, less what notes of this request take of it. */
  opens: Map<string, number>;
  /** What notes change of each original, those of this request with them. */
  notes: Map<string, Noted>;
  soFar: EarlierSum[];
  /** Certificates for lower deduction, less what documents of this request took of them. */
  held: { certificates: readonly Certificate[] };
  author: Pick<StoredDocument, 'createdBy' | 'createdByName' | 'createdAt'>;
  /** The returns of sales that are filed: their months take nothing more. */
  filed: readonly FiledReturn[];
  besides: Besides | undefined;
};
type Given = { item: NewDocument; party: Party; number: Numbered; at: string; twin: string | undefined };
type Made = { recorded: Recorded; voucher: NewVoucher; bill?: LedgerBill; lowers?: string };

function oneRecorded(around: Around, given: Given): Made {
  const { scope, side, company, originals, soFar, besides } = around;
  const { item, party, at } = given;
  const original = originalOf(originals, item, party, side);
  const input = inputOf(around, given, original);
  const isLowering = isReduction(input) && !input.paidThrough;
  const billId = input.paidThrough ? undefined : isLowering ? (original?.billId ?? undefined) : newId();
  mustBeHeld(company, item, at);
  const keeper = keeperOn(company, item.date, side === 'purchase' ? item.placeOfSupply : undefined, item.ownGstin);
  const answer = workDocument(input, {
    keeper,
    ...(billId && { billId }),
    earlier: sumsOfParty(soFar, party.id),
    certificates: around.held.certificates,
    payer: payerOn(company, item.date),
    ...(side === 'sale' && party.gstin && { hsnDigits: hsnDigitsOn(company, item.date) }),
  });
  if (answer.faults) throw faulty(answer.faults, at);
  const worked = answer.worked.value;
  for (const { explained } of worked.withheld)
    around.held.certificates = withUse(around.held.certificates, explained?.value.certified);
  const documentId = newId();
  const voucherId = newId();
  const entries = original?.billId && isLowering ? withinOpen(around, original, worked.entries) : worked.entries;
  const lines = linesOf(scope, documentId, input, worked);
  for (const line of lines)
    if (line.tdsNature)
      soFar.push({
        ...{ partyId: party.id, nature: line.tdsNature, eventOn: item.date, amount: line.taxable, source: 'bill' },
        months: monthsOfBill(input, worked.lines, line.tdsNature as TdsNature),
        isTaxed:
          isSpared(input, worked.lines[line.line - 1]) ||
          worked.withheld.some(({ nature, amount }) => amount > 0 && (nature ?? line.tdsNature) === line.tdsNature),
      });
  // Its own payment, which the bank may have already, counts for no other bill.
  const own = soFar.findIndex((sum) => sum.partyId === party.id && isPaymentOf(sum, [worked.total, worked.payable]));
  if (own >= 0) soFar.splice(own, 1);
  const document = documentOf(around, given, { id: documentId, voucherId, input, worked, billId, original });
  mustBeOpen(around.filed, document, at);
  const warnings = [
    ...worked.warnings,
    ...recordWarnings(given, input, original && notedBy(around, original, input, document), document),
  ];
  return {
    recorded: { document, lines, worked, warnings },
    voucher: {
      ...{ id: voucherId, kind: worked.voucherKind, date: item.date, partyId: party.id },
      entries: besides ? merged([...entries, ...besides.entries]) : entries,
      ...{ narration: besides?.narration ?? narrationOf(input), reference: document.number },
      ...(side === 'sale' && { number: document.number }),
      source: { kind: 'document', id: documentId },
      rule: besides?.rule ?? ruleOf(input),
      deductions: deductionsOf(input, worked.lines, worked.withheld, documentId),
    },
    ...(billId && !isLowering && { bill: billFor(scope, document, billId, worked) }),
    ...(billId && isLowering && { lowers: billId }),
  };
}

/** Whether a line is goods carriage of a transporter whose declaration holds: it counts before others and is never taxed. */
const isSpared = (input: DocumentInput, line: WorkedDocument['lines'][number] | undefined): boolean =>
  line !== undefined &&
  isGoodsCarriage({ account: line.accountCode, hsn: line.hsn }) &&
  declaredSince(input.party, panOf(input), input.date) !== undefined;

/** Refuses a registration that is none of the company's on the day of the document. */
function mustBeHeld({ registrations, gstin }: KnownCompany, { ownGstin, date }: NewDocument, at: string): void {
  if (!ownGstin || (registrations.length === 0 && ownGstin === gstin)) return;
  const one = registrations.find((registration) => registration.gstin === ownGstin);
  if (one && one.registeredOn <= date && (!one.cancelledOn || date < one.cancelledOn)) return;
  const words = { gstin: ownGstin, day: onDay(date) };
  throw atFault(422, `${at}ownGstin`, say('gst-particulars.fault.own-gstin', words));
}

/** Refuses a document whose month's return is filed, and names the month in which it can still be reported. */
function mustBeOpen(filed: readonly FiledReturn[], document: StoredDocument, at: string): void {
  const one = filedWith(filed, document);
  if (!one) return;
  const words = { form: one.form, period: { month: document.returnPeriod }, next: firstOpenMonth(filed, document) };
  throw atFault(409, `${at}reportIn`, say('gst-particulars.fault.filed', words), 'return-filed');
}

const narrationOf = ({ party, lines }: DocumentInput): string =>
  `${party.name}: ${lines[0]?.description ?? ''}`.slice(0, 500);

/** The posting rule of the reference that a document follows. */
function ruleOf(input: DocumentInput): string {
  if (input.side === 'purchase')
    return isReduction(input)
      ? 'D15'
      : input.isReverseCharge || input.supplyType === 'import-of-services'
        ? 'D11'
        : 'D09';
  if (input.kind === 'credit-note') return 'D03';
  if (input.kind === 'debit-note') return 'D04';
  return input.placeOfSupply === ABROAD || input.supplyType?.startsWith('export') ? 'D02' : 'D01';
}

/** An invoice of this request that a note after it may name. */
function originalIn({ recorded: { document } }: Made, named: ReadonlySet<string>): Original | undefined {
  if (document.kind !== 'invoice' || !named.has(document.foldedNumber)) return undefined;
  return { ...document, open: document.billId ? document.payable : 0, lowered: 0, raised: 0 };
}

/** The original with what notes before this one took off it and added, and this one counted for those after it. */
function notedBy({ notes }: Around, original: Original, input: DocumentInput, { total }: StoredDocument): Original {
  const before = notes.get(original.id) ?? original;
  const head = isReduction(input) ? 'lowered' : 'raised';
  notes.set(original.id, { lowered: before.lowered, raised: before.raised, [head]: before[head] + total });
  return { ...original, lowered: before.lowered, raised: before.raised };
}

/** Where years share a number: the invoice of the day that the note names, else the latest that is not after the note. */
function originalOf(
  originals: readonly Original[],
  item: NewDocument,
  party: Party,
  side: DocumentSide,
): Original | undefined {
  if (!item.originalNumber || item.kind === 'invoice') return undefined;
  const folded = foldedNumber(item.originalNumber);
  const all = originals.filter((one) => one.foldedNumber === folded && one.partyId === party.id && one.side === side);
  return originalAmong(all, item.originalDate, item.date);
}

function inputOf(
  { side, find }: Around,
  { item, party, number, at }: Given,
  original: Original | undefined,
): DocumentInput {
  const facts = item.party as PartyFacts;
  const paidThrough = item.paidThrough && accountNamed(find, item.paidThrough, `${at}paidThrough`);
  const dueDate = item.dueDate ?? (party.agreedDays === null ? undefined : addDays(item.date, party.agreedDays));
  return {
    ...{ side, kind: item.kind, number: number.number, date: item.date, dueDate },
    // A note has the rate of its invoice.
    suppliedOn: item.suppliedOn ?? original?.suppliedOn ?? undefined,
    isRateConfirmed: item.rateConfirmed ?? item.rateNotification !== undefined,
    party: {
      ...{ id: party.id, name: facts.name ?? party.name, pan: facts.pan ?? party.pan ?? undefined },
      ...{
        panInoperativeSince: party.panInoperativeSince,
        carrierFrom: party.carrierFrom,
        carrierUntil: party.carrierUntil,
      },
      gstin:
        facts.gstin ??
        (facts.stateCode && party.gstin?.slice(0, 2) !== facts.stateCode ? undefined : party.gstin) ??
        undefined,
      stateCode: facts.stateCode ?? party.stateCode ?? undefined,
    },
    ...{ placeOfSupply: item.placeOfSupply, supplyType: item.supplyType, isReverseCharge: item.reverseCharge },
    isTaxInside: item.pricesIncludeTax,
    originalNumber: item.originalNumber,
    originalDate: item.originalDate ?? original?.date,
    ...{ ownGstin: item.ownGstin, reportIn: item.reportIn, isFromDistributor: item.isFromDistributor },
    ...operatorOf(item, at),
    customs: {
      ...{ port: item.portCode, number: item.customsNumber, date: item.customsDate },
      ...{ igst: item.customsIgst, cess: item.customsCess },
    },
    lines: item.lines.map((line, index) => {
      const account = line.account && lineAccount(find, line.account, `${at}lines.${index}.account`);
      return {
        ...{ description: line.description ?? line.hsn ?? number.number, hsn: line.hsn, quantity: line.quantity },
        ...{ unit: line.unit, taxableValue: line.taxableValue, rate: line.rate, cess: line.cess },
        ...(account && {
          account: account.id,
          accountCode: account.origin === 'own' ? rootOf(account.code) : account.code,
        }),
        ...{ isCreditBlocked: line.isCreditBlocked, creditBlockedBy: line.creditBlockedBy, nature: line.nature },
      };
    }),
    total: item.total,
    ...exchangeOf(item, at),
    ...(paidThrough && {
      paidThrough: { account: paidThrough.id, ...(item.paidThroughTag && { tag: item.paidThroughTag }) },
    }),
    tds: item.tds === 'none' || item.tds === undefined ? item.tds : tdsOf(item.tds),
  };
}

/** The operator of a sale, with what it does: both are said, or neither; of who supplies through us the GSTIN alone may be wanting. */
function operatorOf({ operatorGstin, operatorRole }: NewDocument, at: string): Pick<DocumentInput, 'operator'> {
  if (operatorGstin && operatorRole) return { operator: { gstin: operatorGstin, role: operatorRole } };
  if (operatorRole === 'we-pay') return { operator: { role: operatorRole } };
  if (!operatorGstin && !operatorRole) return {};
  const missing = operatorGstin ? 'operatorRole' : 'operatorGstin';
  throw atFault(422, `${at}${missing}`, say(`gst-particulars.fault.${operatorGstin ? 'no-role' : 'no-operator'}`));
}

/** An account of the company's own goes by a code below that of the chart: 5531-01. */
const rootOf = (code: string): string => code.split('-')[0] ?? code;

const tdsOf = ({ section, amount, alreadyBooked }: Exclude<NewDocument['tds'], 'none' | undefined>) => ({
  ...{ section, amount, isAlreadyBooked: alreadyBooked ?? false },
});

function exchangeOf({ currency, exchangeRate }: NewDocument, at: string): Pick<DocumentInput, 'exchange'> {
  if (!currency || currency === 'INR') return {};
  if (!exchangeRate) throw atFault(422, `${at}exchangeRate`, say('ledger-document.fault.no-exchange', { currency }));
  return { exchange: { currency, rate: exchangeRate } };
}

function accountNamed(find: Around['find'], named: string, field: string): KnownAccount {
  const account = find(named);
  if (!account)
    throw atFault(422, field, say('ledger-document.fault.no-such-account', { account: named }), 'no-such-account');
  return account;
}

/** The account of a line: where money or parties stand, the document makes its entry itself. */
function lineAccount(find: Around['find'], named: string, field: string): KnownAccount {
  const account = accountNamed(find, named, field);
  const isOfParties = PARTY_ACCOUNTS.has(account.code);
  if (!isOfParties && account.origin !== 'bank' && account.kind === null) return account;
  const kind = isOfParties ? 'parties' : 'money';
  throw atFault(422, field, say(`ledger-document-field.account-of-${kind}`, { account: accountWords(account) }));
}

/** The first fault as the problem of its field, and all of them beside it. */
function faulty(faults: readonly DocumentFault[], at: string): Problem {
  const named = faults.map(({ field, line, message }): [string, Message] => [
    line === undefined ? `${at}${field}` : `${at}lines.${line - 1}.${field}`,
    message,
  ]);
  const [[field, fault]] = named as [[string, Message]];
  return new Problem(422, 'invalid-document', say('problem.field', { field, fault }), Object.fromEntries(named));
}

/** A note lowers its original at most to nought; what is more is owed to the party without a bill. */
function withinOpen({ opens }: Around, original: Original, entries: readonly Entry[]): Entry[] {
  const open = opens.get(original.id) ?? 0;
  return entries.flatMap((entry): Entry[] => {
    if (entry.billId !== original.billId) return [entry];
    const within = paise(Math.min(open, Math.abs(entry.amount)));
    opens.set(original.id, open - within);
    const { billId, foreign, ...rest } = entry;
    const sign = Math.sign(entry.amount);
    const beyond = paise(Math.abs(entry.amount) - within);
    if (beyond === 0) return [entry];
    return [
      ...(within > 0 ? [{ ...rest, billId, amount: paise(sign * within) }] : []),
      { ...rest, amount: paise(sign * beyond) },
    ];
  });
}

function linesOf(
  { companyId }: CompanyScope,
  documentId: string,
  input: DocumentInput,
  worked: WorkedDocument,
): StoredLine[] {
  const isBilled = input.side === 'purchase' && input.kind === 'invoice' && stateOfParty(input) !== ABROAD;
  return worked.lines.map((line, index) => ({
    ...{ documentId, line: index + 1, companyId, description: line.description },
    ...{ hsn: line.hsn ?? null, quantity: line.quantity ?? null, unit: line.unit ?? null, taxable: line.value },
    foreignMinor: input.exchange ? line.taxableValue : null,
    ...{ rate: line.rate, ...line.tax, account: line.account, isCreditBlocked: line.isCreditBlocked },
    ...{ nature: line.nature ?? null, creditBlockedBy: line.creditBlockedBy ?? null },
    tdsNature: (isBilled ? natureOfAccount(line.accountCode, panOf(input)) : undefined) ?? null,
  }));
}

type Stored = {
  id: string;
  voucherId: string;
  input: DocumentInput;
  worked: WorkedDocument;
  billId: string | undefined;
  original: Original | undefined;
};

/** What only returns ask of a document. */
function ofReturns({ side, company }: Around, item: NewDocument, placeOfSupply: string) {
  const { operatorGstin, operatorRole, portCode, customsNumber, customsDate, customsIgst, customsCess, irn } = item;
  return {
    ownGstin: ownGstinOn(company, { side, date: item.date, placeOfSupply, ownGstin: item.ownGstin }),
    returnPeriod: item.reportIn ?? item.date.slice(0, 7),
    ...{ operatorGstin: operatorGstin ?? null, operatorRole: operatorRole ?? null, portCode: portCode ?? null },
    ...{ customsNumber: customsNumber ?? null, customsDate: customsDate ?? null, irn: irn ?? null },
    ...{ customsIgst: customsIgst ?? null, customsCess: customsCess ?? null },
    isFromDistributor: item.isFromDistributor ?? false,
    rateNotification: item.rateNotification ?? null,
  };
}

function documentOf(around: Around, { item, party, number }: Given, made: Stored): StoredDocument {
  const { scope, side, author } = around;
  const { id, voucherId, input, worked, billId, original } = made;
  const { supplied, taxableValue, tax, roundOff, total, payable, withheld } = worked;
  return {
    ...{ id, companyId: scope.companyId, side, kind: item.kind, partyId: party.id, partyName: input.party.name },
    ...{ gstin: input.party.gstin ?? null, stateCode: stateOfParty(input) ?? null },
    partyAddress: (item.party as PartyFacts).address ?? party.address,
    ...{
      number: number.number,
      foldedNumber: foldedNumber(number.number),
      series: number.series,
      serial: number.serial,
    },
    ...{ financialYear: financialYearOf(item.date), date: item.date, dueDate: input.dueDate ?? null },
    ...{
      placeOfSupply: supplied.placeOfSupply,
      supplyType: supplied.supplyType,
      isReverseCharge: supplied.isReverseCharge,
    },
    ...{ originalNumber: item.originalNumber ?? null, originalDate: input.originalDate ?? null },
    originalId: isReduction(input) ? (original?.id ?? null) : null,
    ...{ currency: input.exchange?.currency ?? 'INR', exchangeRate: input.exchange?.rate ?? null },
    ...{
      taxable: taxableValue,
      ...tax,
      roundOff,
      total,
      payable,
      withheld: paise(withheld.reduce((sum, { amount }) => sum + amount, 0)),
    },
    ...ofReturns(around, item, supplied.placeOfSupply),
    suppliedOn: input.suppliedOn ?? null,
    ...{ voucherId, billId: billId ?? null, notes: item.notes || null, status: 'posted' as const },
    ...{ cancelledAt: null, cancelReason: null, ...author },
  };
}

function billFor(scope: CompanyScope, document: StoredDocument, id: string, worked: WorkedDocument): LedgerBill {
  const { partyId, number: ref, date: billDate, dueDate, currency, id: documentId } = document;
  const side = document.side === 'sale' ? 'receivable' : 'payable';
  const made = billOf(scope, {
    ...{ partyId, side, ref, billDate, dueDate, currency, documentId, account: worked.controlAccount },
    ...{ amount: worked.payable as Paise, taxable: worked.taxableValue },
  });
  return { ...made, id };
}

function recordWarnings(
  { party, number, twin }: Given,
  input: DocumentInput,
  original: Original | undefined,
  { ownGstin, side, date, total }: StoredDocument,
): DocumentWarning[] {
  const warnings: DocumentWarning[] = [];
  const warn = (rule: string, id: string, params: Message['params']) =>
    warnings.push({ rule, message: say(`ledger-document-field.warning-${id}`, params) });
  if (date > today()) warn('DOC.DATE', 'to-come', { day: onDay(date) });
  if (input.party.gstin && input.party.gstin === ownGstin) warn('DOC.SELF', `self-${side}`, { gstin: ownGstin });
  if (twin !== undefined) warn('DOC.TWIN', 'twin', { number: twin, party: party.name });
  if (isReduction(input) && input.originalNumber && !original)
    warnings.push({
      rule: 'DOC.ORIGINAL',
      message: say('ledger-document-field.warning-unknown-original', {
        number: input.originalNumber,
        party: party.name,
      }),
    });
  const of = original && paise(original.total + original.raised);
  const taken = paise(total + (original?.lowered ?? 0));
  if (isReduction(input) && original && of !== undefined && taken > of)
    warn('DOC.NOTE.MORE', taken === total ? 'note-more' : 'notes-more', {
      ...{ number: original.number, total: { exact: taken }, of: { exact: of } },
    });
  if (number.skipped > 0)
    warnings.push({
      rule: 'DOC.GAP',
      message: say('ledger-document.warning.gap', { count: number.skipped, series: number.series }),
    });
  if (party.gstin && input.party.gstin && party.gstin !== input.party.gstin)
    warnings.push({
      rule: 'DOC.PARTY.GSTIN',
      message: say('ledger-document.warning.other-gstin', { party: party.name, gstin: party.gstin }),
    });
  return warnings;
}
