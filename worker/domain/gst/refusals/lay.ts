import { foldedNumber } from '../../ledger/document/number';
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

/** Tables by their keys in the portal's file; what has another key is laid by number alone. */
const TABLES: Readonly<Record<string, RegExp>> = {
  ...{ b2b: /^(4A|4B|6B|6C)$/, b2cl: /^5$/, exp: /^6A$/, cdnr: /^9B-registered$/, cdnur: /^9B-unregistered$/ },
  ...{ b2ba: /^9A-b2b$/, b2cla: /^9A-b2cl$/, expa: /^9A-exp$/, cdnra: /^9C-registered$/, cdnura: /^9C-unregistered$/ },
};

/** Lays each refusal to the rows it names: by the document's number and buyer, else by its HSN, else by the buyer alone. */
export function laidTo(refusals: readonly Refusal[], rows: readonly RegisterRow[]): LaidRefusal[] {
  const shown = rows.filter(({ section, isTakenBack }) => section.at !== null && !isTakenBack);
  return refusals.map((refusal) => ({ ...refusal, causes: causesOf(matching(refusal, shown)) }));
}

function matching({ table, number, gstin, hsn }: Refusal, rows: readonly RegisterRow[]): RegisterRow[] {
  const pattern = TABLES[table.toLowerCase()];
  const inTable = pattern ? rows.filter(({ section }) => pattern.test(section.at ?? '')) : rows;
  const ofBuyer = (some: readonly RegisterRow[]) =>
    gstin ? some.filter((row) => row.counterparty.gstin === gstin.toUpperCase()) : [...some];
  if (number) {
    const folded = foldedNumber(number);
    const named = inTable.filter((row) => foldedNumber(row.number) === folded);
    const both = ofBuyer(named);
    return both.length > 0 ? both : named;
  }
  if (hsn) return rows.filter((row) => row.hsn === hsn);
  return gstin ? ofBuyer(inTable) : [];
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
