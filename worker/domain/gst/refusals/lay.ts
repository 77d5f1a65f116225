import { foldedNumber } from '../../ledger/document/number';
import { rateCharged } from '../gstr-1/hsn';
import type { RegisterRow } from '../register/model';
import type { Refusal } from './read-refusals';

/** A refusal with the documents of the draft that caused it; none where the draft has no such row. */
export type LaidRefusal = Refusal & { causes: readonly Cause[] };
export type Cause = {
  documentId: string | null;
  lines: readonly number[];
  number: string;
  party: string;
  table: string | null;
};

/** Tables by their keys in the portal's file; what has another key is laid by what it names alone. */
const TABLES: Readonly<Record<string, RegExp>> = {
  ...{ b2b: /^(4A|4B|6B|6C)$/, b2cl: /^5$/, exp: /^6A$/, cdnr: /^9B-registered$/, cdnur: /^9B-unregistered$/ },
  ...{ b2ba: /^9A-b2b$/, b2cla: /^9A-b2cl$/, expa: /^9A-exp$/, cdnra: /^9C-registered$/, cdnura: /^9C-unregistered$/ },
  ...{
    b2cs: /^7$/,
    b2csa: /^(7|10)$/,
    nil: /^8$/,
    at: /^11A$/,
    txpd: /^11B$/,
    ata: /^11A/,
    txpda: /^11B/,
    ecom: /^15$/,
  },
};

/** Tables that have sums: a refusal names no document of theirs, but the State of supply and the rate. */
const SUMS = /^(b2cs|b2csa|at|ata|txpd|txpda|nil|ecom)$/;

/**
 * Lays each refusal to the rows it names: by the document's number and buyer, else by its HSN, else by the buyer or operator alone; in a
 * table of sums by State of supply and rate. Where nothing stands in a field of its own, the words are looked through.
 */
export function laidTo(refusals: readonly Refusal[], rows: readonly RegisterRow[]): LaidRefusal[] {
  const shown = rows.filter(({ section, isTakenBack }) => section.at !== null && !isTakenBack);
  return refusals.map((refusal) => ({ ...refusal, causes: causesOf(matching(refusal, shown)) }));
}

function matching(refusal: Refusal, rows: readonly RegisterRow[]): RegisterRow[] {
  const { number, gstin, hsn, place, rate } = refusal;
  const table = refusal.table.toLowerCase();
  const pattern = TABLES[table];
  const inTable = pattern ? rows.filter(({ section }) => pattern.test(section.at ?? '')) : rows;
  const ofParty = (some: readonly RegisterRow[]) =>
    gstin
      ? some.filter(({ counterparty, operator }) => [counterparty.gstin, operator?.gstin].includes(gstin.toUpperCase()))
      : [...some];
  if (number) {
    const folded = foldedNumber(number);
    const named = inTable.filter((row) => foldedNumber(row.number) === folded);
    const both = ofParty(named);
    return both.length > 0 ? both : named;
  }
  if (hsn) return rows.filter((row) => row.hsn === hsn);
  if (SUMS.test(table))
    return ofParty(inTable).filter(
      (row) => (place === null || row.placeOfSupply === place) && (rate === null || rateCharged(row) === rate),
    );
  return gstin ? ofParty(inTable) : mentioned(refusal.said, inTable);
}

/** The rows whose number, party or code the portal's words mention. */
function mentioned(said: string, rows: readonly RegisterRow[]): RegisterRow[] {
  const words = new Set(said.split(/[\s,;:()'"]+/).map((word) => word.replace(/[.]+$/, '').toUpperCase()));
  // A number of one or two digits may be a rate, a State or a day.
  const numbers = new Set([...words].filter((word) => /\d/.test(word) && word.length > 2).map(foldedNumber));
  const named = rows.filter((row) => numbers.has(foldedNumber(row.number)));
  if (named.length > 0) return named;
  const ofParty = rows.filter(({ counterparty }) => counterparty.gstin !== null && words.has(counterparty.gstin));
  if (ofParty.length > 0) return ofParty;
  return /\b(hsn|sac)\b/i.test(said) ? rows.filter(({ hsn }) => hsn !== null && words.has(hsn)) : [];
}

function causesOf(rows: readonly RegisterRow[]): Cause[] {
  const of = Map.groupBy(rows, ({ documentId, id }) => documentId ?? id);
  return [...of.values()].flatMap((group): Cause[] => {
    const [first] = group;
    if (!first) return [];
    const { documentId, number, counterparty, section } = first;
    const lines = group.flatMap(({ line }) => line ?? []);
    return [{ documentId, lines, number, party: counterparty.name, table: section.at }];
  });
}
