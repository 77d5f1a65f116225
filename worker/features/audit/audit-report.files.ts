import { and, eq, gte, lt } from 'drizzle-orm';
import { type CsvColumn, csvHeading, csvLines } from '../../domain/export/csv';
import { isoDate } from '../../domain/shared/dates';
import { type Language, type Said, say, wordsOf } from '../../domain/shared/message';
import type { PdfRow } from '../../platform/pdf-table';
import { rowsInPieces } from '../../platform/pieces';
import { areaOf } from './area.words';
import type { Entry } from './audit.table';
import { auditEntries } from './audit.table';
import type { AuditReport } from './audit-report.contract';
import { afterLast, type ChainOf, type Days } from './audit-report.repository';
import { unbundled } from './trail.repository';

/** Every entry of some days as a table, piece by piece, in the order of the chain. People typed its texts: none is run as a formula. */
export async function* csvOfEntries(
  d1: D1Database,
  of: ChainOf,
  { from, to }: Days,
  language: Language,
): AsyncGenerator<Uint8Array[]> {
  const { chainId, atIst, seq } = auditEntries;
  const where = and(eq(chainId, of.id), gte(atIst, from), lt(atIst, afterLast(to)));
  const columns = columnsIn(language);
  const encoder = new TextEncoder();
  yield [encoder.encode(csvHeading(columns))];
  for await (const rows of rowsInPieces(d1, { table: auditEntries, where, order: [seq] }))
    yield rows.map((row) => encoder.encode(csvLines(columns, unbundled(row))));
}

function columnsIn(language: Language): CsvColumn<Entry>[] {
  const words = (said: Said) => wordsOf(said, language);
  const text = (id: string, value: (entry: Entry) => string | null) => ({
    heading: words(say(`audit.heading.${id}`)),
    kind: 'text' as const,
    value,
  });
  return [
    { heading: words(say('audit.heading.number')), kind: 'number', value: ({ seq }) => seq },
    text('time', ({ atIst }) => atIst),
    text('who', ({ actorName }) => actorName),
    text('who-id', ({ actorId }) => actorId),
    text('action', ({ action }) => action),
    text('area', ({ entityType }) => words(areaOf(entityType))),
    text('subject', ({ entityId }) => entityId),
    text('before', ({ before }) => before),
    text('after', ({ after }) => after),
    text('request', ({ requestId }) => requestId),
    text('hash', ({ hash }) => hash),
  ];
}

/** The report as a PDF: what it states, and the entries counted by month, area and person. Its writer is loaded when one is asked for. */
export async function pdfOfReport(report: AuditReport, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { pdfTable } = await import('../../platform/pdf-table');
  const words = (said: Said) => wordsOf(said, language);
  const onDay = (day: string) => ({ unit: 'day', value: isoDate(day) }) as const;
  const { of, from, to, entries, refused, verdict, financialYear, madeAtIst } = report;
  const span = { from: onDay(from), to: onDay(to) };
  const madeAt = { day: onDay(madeAtIst.slice(0, 10)), time: madeAtIst.slice(11, 16) };
  return pdfTable({
    title: words(say('audit.report.title', { name: of.name, year: financialYear })),
    subtitle: words(say('audit.report.subtitle', { ...span, ...madeAt })),
    mark: verdict.ok ? '' : words(say('audit.report.mark', { number: verdict.firstBadSeq ?? verdict.length })),
    columns: [words(say('audit.report.what')), words(say('audit.report.entries'))],
    rows: [
      ...section(words(say('audit.report.by-month')), report.months, ({ month }) => words(monthOf(month))),
      ...section(words(say('audit.report.by-area')), report.areas, ({ name }) => name),
      ...section(words(say('audit.report.by-person')), report.people, ({ name, isProgram }) =>
        isProgram ? words(say('audit.report.program', { name })) : name,
      ),
      { cells: [words(say('audit.report.all')), `${entries}`], kind: 'total' },
      ...(refused === null ? [] : [line(words(say('audit.report.refused')), refused)]),
    ],
    foot: report.statements.join(' '),
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
  });
}

const monthOf = (month: string): Said =>
  say('report.month', { month: say(`unit.month-short-${Number(month.slice(5))}`), year: month.slice(0, 4) });

const line = (label: string, count: number): PdfRow => ({ cells: [label, `${count}`], kind: 'line' });

const section = <Row extends { entries: number }>(
  title: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): PdfRow[] => [{ cells: [title], kind: 'heading' }, ...rows.map((row) => line(nameOf(row), row.entries))];
