import { AMENDED_IN, type Section } from '../../../domain/gst/law/sections';
import { tableOf } from '../../../domain/gst/register/amendment';
import type { Amounts, RegisterDocument } from '../../../domain/gst/register/model';
import { rowsOfDocuments, sumOf } from '../../../domain/gst/register/register';
import { endOfMonth } from '../../../domain/gst/register/section';
import { amendLastDay } from '../../../domain/gst/two-b/credit-law';
import { workDocument } from '../../../domain/ledger/document/document';
import { keeperOn } from '../../../domain/ledger/document/keeper';
import type { DocumentInput } from '../../../domain/ledger/document/model';
import { merged } from '../../../domain/ledger/document/post';
import type { Entry } from '../../../domain/ledger/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { filedReturns, filedWith, firstOpenMonth } from '../../ledger/document/filed-returns.repository';
import { type KnownCompany, knownCompany } from '../../ledger/document/keeper.repository';
import { vouchersPosted } from '../../ledger/voucher/post.repository';
import type { StoredAmendment } from '../gst.table';
import type { NewAmendment } from './amend.contract';
import { type Amended, amendmentWritten, findAmended } from './amend.repository';

export type MadeAmendment = { row: StoredAmendment; table: Section; change: Amounts };

/**
 * Amends a document of a filed return in a later one: what was filed stays, the later return declares the document as it is now, and a
 * journal moves the books by what changes. Throws 404 for an unknown document, 409 where its return is not filed, it was amended in
 * that month already, or the last day for it is over, 422 where the amendment would take it to another kind of table.
 */
export async function amended(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  asked: NewAmendment,
): Promise<{ made: MadeAmendment; changes: Change[] }> {
  const [found, filed, company] = await Promise.all([
    findAmended(d1, scope, asked.documentId),
    filedReturns(d1, scope),
    knownCompany(d1, scope),
  ]);
  if (!found) throw notHere();
  const { document, last } = found;
  const { number } = document;
  if (document.status === 'cancelled' || !document.ownGstin || !filedWith(filed, document))
    throw new Problem(409, 'not-filed', say('gst-amendment.fault.not-filed', { number }));
  const was = { ...(last?.becomes ?? registeredAs(found)), original: originalOf(found) };
  const period = asked.reportIn ?? firstOpenMonth(filed, document);
  if (filedWith(filed, { ...document, returnPeriod: period }) || period <= document.returnPeriod)
    throw atFault(
      409,
      'reportIn',
      say('gst-amendment.fault.period', { next: firstOpenMonth(filed, document) }),
      'return-filed',
    );
  mustBeInTime(document, period);
  if (last && last.period >= period)
    throw new Problem(
      409,
      'amended-already',
      say('gst-amendment.fault.already', { number, month: { month: last.period } }),
    );
  const { becomes, entries } = worked(company, found, was, asked);
  const [before, after] = [was, becomes].map((one) => tableOf(rowsOfDocuments([one], company.registrations)));
  const [table, other] = [before, after].map((at) => (at ? AMENDED_IN[at] : undefined));
  if (!table || table !== other)
    throw new Problem(422, 'other-table', say('gst-amendment.fault.other-table', { number }));
  const posted =
    entries.length === 0
      ? undefined
      : await vouchersPosted(d1, scope, person, [
          {
            ...{
              kind: 'journal',
              date: bookedOn(period),
              entries,
              partyId: document.partyId,
              reference: number.slice(0, 60),
            },
            narration: inBaseWords(say('gst-amendment.narration', { number, reason: asked.reason })).slice(0, 500),
            ...{ source: { kind: 'manual', id: null }, rule: 'D03' },
          },
        ]);
  const row: StoredAmendment = {
    ...{ id: newId(), companyId: scope.companyId, documentId: document.id, gstin: document.ownGstin, period },
    ...{ firstNumber: number, firstDate: document.date, firstPeriod: document.returnPeriod, was, becomes },
    ...{ reason: asked.reason, voucherId: posted?.posted[0]?.id ?? null },
    ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
  };
  const change = differenceOf(was, becomes, company);
  const entry = {
    ...{ action: 'gst-amendment.record', entityType: 'gst-amendment', entityId: row.id },
    before: told(was),
    after: { ...told(becomes), reportIn: period, reason: asked.reason },
  };
  return {
    made: { row, table, change },
    changes: [
      ...(posted ? [posted.change] : []),
      {
        chainId: scope.companyId,
        statements: amendmentWritten(d1, row, document.gstin !== null),
        entries: [entry],
      },
    ],
  };
}

/** A return amends until a day of the year after: one whose period ends on it or later is filed after it (s.37(3)). */
export function mustBeInTime({ number, date }: { number: string; date: IsoDate }, period: string): void {
  const last = amendLastDay(date);
  if (!last || (today() <= last.day && endOfMonth(period) < last.day)) return;
  const words = { number, day: onDay(last.day), statute: last.rule.statute };
  throw atFault(409, 'reportIn', say('gst-amendment.fault.too-late', words), 'too-late');
}

const told = ({ number, date, partyGstin, placeOfSupply, total }: RegisterDocument) => ({
  ...{ number, date, gstin: partyGstin, placeOfSupply, total: formatRupees(total) },
});

/** The day of the journal: in the month whose return declares it, so that the books agree with it. */
export function bookedOn(period: string): IsoDate {
  const last = endOfMonth(period);
  return last < today() ? last : today();
}

function differenceOf(was: RegisterDocument, becomes: RegisterDocument, { registrations }: KnownCompany): Amounts {
  const [before, after] = [was, becomes].map((one) => sumOf(rowsOfDocuments([one], registrations))) as [
    Amounts,
    Amounts,
  ];
  const less = (head: keyof Amounts) => paise(after[head] - before[head]);
  return { taxable: less('taxable'), igst: less('igst'), cgst: less('cgst'), sgst: less('sgst'), cess: less('cess') };
}

/** What a note changes: by the size of its invoice it stands in its table. */
function originalOf({ document, original }: Amended): RegisterDocument['original'] {
  const { originalNumber: number, originalDate } = document;
  return number ? { number, date: originalDate ?? original?.date ?? null, total: original?.total ?? null } : null;
}

/** The document as its return has it. */
function registeredAs(found: Amended): RegisterDocument {
  const { document, lines } = found;
  const { gstin, stateCode, returnPeriod, ...rest } = document;
  return {
    ...{ id: rest.id, side: rest.side, kind: rest.kind, number: rest.number, date: rest.date, ownGstin: rest.ownGstin },
    ...{ period: returnPeriod, partyName: rest.partyName, partyGstin: gstin, partyState: stateCode },
    ...{ placeOfSupply: rest.placeOfSupply, supplyType: rest.supplyType, isReverseCharge: rest.isReverseCharge },
    ...{ total: rest.total, operatorGstin: rest.operatorGstin, operatorRole: rest.operatorRole },
    ...{ portCode: rest.portCode, customsNumber: rest.customsNumber, customsDate: rest.customsDate },
    ...{ customsIgst: rest.customsIgst, customsCess: rest.customsCess, isFromDistributor: rest.isFromDistributor },
    original: originalOf(found),
    lines: lines.map((line) => ({
      ...{ line: line.line, description: line.description, hsn: line.hsn, quantity: line.quantity, unit: line.unit },
      ...{ rate: line.rate, taxable: line.taxable, igst: line.igst, cgst: line.cgst, sgst: line.sgst, cess: line.cess },
      ...{ nature: line.nature, isCreditBlocked: line.isCreditBlocked, creditBlockedBy: line.creditBlockedBy },
    })),
  };
}

/** The document with what was said of it, worked out anew, and the entries that move the books from what was to what is. */
function worked(
  company: KnownCompany,
  { document, lines }: Amended,
  was: RegisterDocument,
  asked: NewAmendment,
): { becomes: RegisterDocument; entries: Entry[] } {
  const keeper = keeperOn(company, document.date, undefined, document.ownGstin ?? undefined);
  const inputOf = (given: RegisterDocument): DocumentInput => ({
    ...{ side: 'sale', kind: given.kind, number: given.number, date: given.date, isRateConfirmed: true, tds: 'none' },
    party: {
      ...{ id: document.partyId, name: given.partyName, gstin: given.partyGstin ?? undefined },
      stateCode: given.partyState ?? undefined,
    },
    ...{ placeOfSupply: given.placeOfSupply, supplyType: given.supplyType, isReverseCharge: given.isReverseCharge },
    ...{ originalNumber: given.original?.number, originalDate: given.original?.date ?? undefined },
    ...(given.operatorRole && { operator: { gstin: given.operatorGstin ?? undefined, role: given.operatorRole } }),
    ownGstin: document.ownGstin ?? undefined,
    lines: given.lines.map((line) => ({
      ...{ description: line.description, hsn: line.hsn ?? undefined, taxableValue: line.taxable, rate: line.rate },
      ...{ cess: line.cess, nature: line.nature ?? undefined },
      account: lines.find((one) => one.line === line.line)?.account,
    })),
  });
  const changed = withSaid(was, asked);
  const bill = document.billId ? { billId: document.billId } : {};
  const [before, after] = [was, changed].map((one) => workDocument(inputOf(one), { keeper, ...bill }));
  if (!before || !after || before.faults || after.faults) {
    const [fault] = after?.faults ?? before?.faults ?? [];
    const at = fault?.line === undefined ? (fault?.field ?? 'lines') : `lines.${fault.line - 1}.${fault.field}`;
    throw atFault(422, at, fault?.message ?? say('gst-amendment.fault.unreadable'), 'invalid-document');
  }
  const now = after.worked.value;
  const negated = before.worked.value.entries.map((entry) => ({ ...entry, amount: paise(-entry.amount) }));
  return {
    entries: merged([...now.entries, ...negated]).map(({ foreign: _foreign, ...entry }) => entry),
    becomes: {
      ...changed,
      total: now.total,
      lines: changed.lines.map((line, at) => ({ ...line, ...(now.lines[at]?.tax ?? {}) })),
    },
  };
}

function withSaid(was: RegisterDocument, asked: NewAmendment): RegisterDocument {
  const said = new Map((asked.lines ?? []).map((line) => [line.line, line]));
  return {
    ...was,
    ...(asked.number && { number: asked.number }),
    ...(asked.date && { date: asked.date }),
    ...(asked.gstin && { partyGstin: asked.gstin, partyState: asked.gstin.slice(0, 2) }),
    ...(asked.partyName && { partyName: asked.partyName }),
    ...(asked.placeOfSupply && { placeOfSupply: asked.placeOfSupply }),
    ...(asked.supplyType && { supplyType: asked.supplyType }),
    ...(asked.reverseCharge !== undefined && { isReverseCharge: asked.reverseCharge }),
    ...(asked.portCode && { portCode: asked.portCode }),
    ...(asked.customsNumber && { customsNumber: asked.customsNumber }),
    ...(asked.customsDate && { customsDate: asked.customsDate }),
    lines: was.lines.map((line) => {
      const { taxableValue, rate, hsn } = said.get(line.line) ?? {};
      return {
        ...line,
        ...(taxableValue !== undefined && { taxable: taxableValue }),
        ...(rate !== undefined && { rate }),
        ...(hsn !== undefined && { hsn }),
      };
    }),
  };
}
