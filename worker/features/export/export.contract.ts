import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { inRupees } from '../../domain/company/facts';
import type { CsvColumn } from '../../domain/export/csv';
import { isMessage, say, worded } from '../../domain/shared/message';
import { type BasisPoints, formatPercent, formatRupees, type Paise } from '../../domain/shared/money';
import type { FileRecord } from '../../platform/archive';
import { BASE_LANGUAGE, inBaseWords } from '../../platform/http';
import { columnsOf, type ExportRow, type ExportTable } from './export.repository';

type Kind = 'text' | 'number';
type Field = { property: string; kind: Kind; written: (stored: unknown) => unknown };

/** How a column leaves: money as rupees in decimal text, a rate as per cent, everything else as it is stored. */
function fieldOf([property, column]: [string, SQLiteColumn], statements: ExportTable['statements']): Field {
  if (property === statements) return { property, kind: 'text', written: (said) => said && inRupees(said) };
  if (column.name.endsWith('_paise'))
    return { property, kind: 'number', written: unlessNull((value) => formatRupees(value as Paise)) };
  if (column.name.endsWith('_bp'))
    return { property, kind: 'number', written: unlessNull((value) => formatPercent(value as BasisPoints)) };
  return { property, kind: column.dataType === 'number' ? 'number' : 'text', written: asStored };
}

const asStored = (value: unknown): unknown => value;

// In a spreadsheet what the program says stands in words; in JSON as it is stored, so that it can be taken back in.
const textOf = (value: unknown): unknown => (isMessage(value) ? inBaseWords(value) : value);

const unlessNull = (write: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? write(value) : null;

export type TableFormat = {
  json: (row: ExportRow) => string;
  columns: readonly CsvColumn<ExportRow>[];
};

/** The two forms of a table's rows: JSON, which is exact, and CSV, whose texts a spreadsheet cannot run. */
export function formatOf(table: ExportTable): TableFormat {
  const fields = columnsOf(table).flatMap((column) => {
    const field = fieldOf(column, table.statements);
    return field.property === 'categoryId' ? [field, { ...field, property: 'subcategory' }] : [field];
  });
  return {
    json: (row) =>
      JSON.stringify(Object.fromEntries(fields.map(({ property, written }) => [property, written(row[property])]))),
    columns: fields.map(({ property, kind, written }) => ({
      heading: property,
      kind,
      value: (row) => cellOf(textOf(written(row[property]))),
    })),
  };
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value);
}

/** What the manifest says beside its files. A later change of what the files hold raises the version. */
export type ExportFacts = {
  company: { id: string; cin: string; name: string };
  exportedAt: string;
  exportedAtIst: string;
  exportedBy: { id: string; name: string };
  chain: { length: number; head: string };
};

export const EXPORT_FORMAT = {
  name: 'anupalan-company-export',
  version: 4,
  money: say('export.money'),
  days: say('export.days'),
  csv: say('export.csv'),
  chain: say('export.chain'),
  keptUnder: say('export.kept-under', { rule: 'Companies (Accounts) Rules 2014, rule 3' }),
} as const;

type Manifest = ExportFacts & {
  chainAfter: ExportFacts['chain'];
  files: readonly FileRecord[];
  missingFiles: readonly string[];
};

/** The last file of an export: what it holds, and whether the books stood still while it was read. */
export function manifestJson({ chainAfter, ...manifest }: Manifest): string {
  const stoodStill = chainAfter.head === manifest.chain.head;
  return `${JSON.stringify({ format: worded(EXPORT_FORMAT, BASE_LANGUAGE), ...manifest, stoodStill, chainAfter }, null, 2)}\n`;
}
