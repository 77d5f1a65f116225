import { csvCell } from '../../domain/export/csv';
import type { CompanyScope } from '../../platform/access';
import { type ExportFacts, type FileRecord, formatOf, manifestJson } from './export.contract';
import { chainHead, EXPORT_TABLES, type ExportTable, type Original, originalsOf, pagesOf } from './export.repository';
import { type Archive, newArchive } from './zip.usecase';

type Source = { d1: D1Database; files: R2Bucket; scope: CompanyScope };

/** A company's whole data as the parts of a zip, in an order that does not change; the manifest comes last. */
export async function* exportOf(source: Source, facts: ExportFacts): AsyncGenerator<Uint8Array[]> {
  const archive = newArchive(new Date(facts.exportedAt));
  const records: FileRecord[] = [];
  const missingFiles: string[] = [];
  for (const table of EXPORT_TABLES) yield* tableIn(archive, source, table, records);
  for (const original of await originalsOf(source.d1, source.scope)) {
    const record = await originalIn(archive, source.files, original);
    if (record) records.push(record);
    else missingFiles.push(original.fileKey);
    yield archive.taken();
  }
  const chainAfter = await chainHead(source.d1, source.scope);
  const manifest = archive.open('manifest.json');
  manifest.write(manifestJson({ ...facts, chainAfter, files: records, missingFiles }));
  manifest.close(null);
  archive.end();
  yield archive.taken();
}

/** A table in both forms, from one reading of its rows. */
async function* tableIn(archive: Archive, { d1, scope }: Source, table: ExportTable, records: FileRecord[]) {
  const { json, columns } = formatOf(table);
  const csvFile = archive.open(`csv/${table.name}.csv`);
  const jsonFile = archive.open(`json/${table.name}.json`);
  csvFile.write(csvLine(columns.map(({ heading }) => csvCell(heading))));
  let count = 0;
  for await (const rows of pagesOf(d1, scope, table)) {
    csvFile.write(rows.map((row) => csvLine(columns.map(({ kind, value }) => csvCell(value(row), kind)))).join(''));
    jsonFile.write(rows.map((row, place) => (count + place === 0 ? `[\n${json(row)}` : `,\n${json(row)}`)).join(''));
    count += rows.length;
    yield archive.taken();
  }
  jsonFile.write(count === 0 ? '[]\n' : '\n]\n');
  records.push(csvFile.close(count), jsonFile.close(count));
  yield archive.taken();
}

const csvLine = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

async function originalIn(
  archive: Archive,
  files: R2Bucket,
  { id, fileKey, fileName }: Original,
): Promise<FileRecord | undefined> {
  const kept = await files.get(fileKey);
  if (!kept) return undefined;
  const safe = (fileName ?? 'statement.csv').replace(/[^\w.-]+/g, '_').slice(-100);
  const file = archive.open(`statements/${id}-${safe}`);
  file.write(await kept.bytes());
  return file.close(null);
}
