import { csvCell } from '../../domain/export/csv';
import type { CompanyScope } from '../../platform/access';
import { type Archive, type FileRecord, newArchive } from '../../platform/archive';
import { pagesOf } from '../../platform/database';
import { type ExportFacts, formatOf, manifestJson } from './export.contract';
import {
  chainHead,
  EXPORT_TABLES,
  type ExportRow,
  type ExportTable,
  type Original,
  originalsOf,
  piecesOf,
} from './export.repository';

type Source = { d1: D1Database; files: R2Bucket; scope: CompanyScope };

/**
 * A company's whole data as the parts of a zip, in an order that does not change; the manifest comes last. What is held at once is
 * a piece of a table or of an original, however much there is.
 */
export async function* exportOf(source: Source, facts: ExportFacts): AsyncGenerator<Uint8Array[]> {
  const archive = newArchive(new Date(facts.exportedAt));
  const records: FileRecord[] = [];
  const missingFiles: string[] = [];
  for (const table of EXPORT_TABLES) {
    yield* tableIn(archive, source, table, { as: 'csv', records });
    yield* tableIn(archive, source, table, { as: 'json', records });
  }
  for await (const originals of originalsOf(source.d1, source.scope))
    for (const original of originals) yield* originalIn(archive, source.files, original, { records, missingFiles });
  const chainAfter = await chainHead(source.d1, source.scope);
  const manifest = archive.open('manifest.json');
  manifest.write(manifestJson({ ...facts, chainAfter, files: records, missingFiles }));
  manifest.close(null);
  archive.end();
  yield archive.taken();
}

/** Rows whose texts are put together at a time. */
const WRITTEN_AT_ONCE = 100;

type Written = { as: 'csv' | 'json'; records: FileRecord[] };

/** A table in one of its forms. Each is read by itself: a zip takes one file after the other, and a second would have to be held. */
async function* tableIn(
  archive: Archive,
  { d1, scope }: Source,
  table: ExportTable,
  { as, records }: Written,
): AsyncGenerator<Uint8Array[]> {
  const { json, columns } = formatOf(table);
  const file = archive.open(`${as}/${table.name}.${as}`);
  if (as === 'csv') file.write(csvLine(columns.map(({ heading }) => csvCell(heading))));
  const text = {
    csv: (row: ExportRow) => csvLine(columns.map(({ kind, value }) => csvCell(value(row), kind))),
    json: (row: ExportRow, place: number) => `${place === 0 ? '[' : ','}\n${json(row)}`,
  }[as];
  let count = 0;
  for await (const rows of piecesOf(d1, scope, table)) {
    for (const some of pagesOf(rows, WRITTEN_AT_ONCE)) {
      file.write(some.map((row, place) => text(row, count + place)).join(''));
      count += some.length;
    }
    yield archive.taken();
  }
  if (as === 'json') file.write(count === 0 ? '[]\n' : '\n]\n');
  records.push(file.close(count));
  yield archive.taken();
}

const csvLine = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

type Found = { records: FileRecord[]; missingFiles: string[] };

async function* originalIn(
  archive: Archive,
  files: R2Bucket,
  { id, fileKey, fileName }: Original,
  { records, missingFiles }: Found,
): AsyncGenerator<Uint8Array[]> {
  const kept = await files.get(fileKey);
  if (!kept) {
    missingFiles.push(fileKey);
    return;
  }
  const safe = (fileName ?? 'statement.csv').replace(/[^\w.-]+/g, '_').slice(-100);
  const file = archive.open(`statements/${id}-${safe}`);
  for await (const part of kept.body) {
    file.write(part);
    yield archive.taken();
  }
  records.push(file.close(null));
  yield archive.taken();
}
