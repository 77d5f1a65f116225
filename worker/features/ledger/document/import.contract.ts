import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { IMPORT_COLUMNS } from '../../../domain/ledger/document/import-columns.data';
import { say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import type { AppEnv } from '../../../platform/env';
import { formIn, isForm, type JsonText, SentFile } from '../../../platform/form';
import { described, fitting } from '../../../platform/http';
import { atFault, issue } from '../../../platform/problem';
import { numeric } from '../../../platform/wire';
import type { ReadImport } from './import.usecase';

const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0', '']).transform((text) => text === 'true' || text === '1'),
]);

const place = z.coerce.number().int().min(0).max(200);
export const importRequest = z.object({
  file: z.instanceof(SentFile, { error: issue(say('ledger-document.fault.import-file')) }),
  mapping: z.partialRecord(z.enum(IMPORT_COLUMNS), place).default({}).describe('about.ledger-document.mapping'),
  dryRun: flag.default(false).describe('about.ledger-document.dry-run'),
});

type Sent = { file: File; request?: JsonText<{ mapping?: Record<string, number>; dryRun?: boolean }> };

/**
 * Lets a form through with a file; mapping and dryRun come as parts of their own, as JSON in the part `request`, or dryRun in the
 * address.
 */
export const acceptImport: MiddlewareHandler<
  AppEnv,
  string,
  { in: { form: Sent }; out: { json: z.output<typeof importRequest> } }
> = async (c: Context<AppEnv>, next) => {
  if (!isForm(c.req.header('content-type'))) throw atFault(422, 'file', say('ledger-document.fault.import-file'));
  const form = await formIn(c);
  const text = (name: string) => {
    const part = form.get(name);
    return typeof part === 'string' && part !== '' ? part : undefined;
  };
  const file = form.get('file');
  const sent = file && typeof file !== 'string' ? await sentFile(file) : undefined;
  const mapping = text('mapping');
  const dryRun = text('dryRun') ?? c.req.query('dryRun');
  const asked = {
    ...parsed(text('request'), 'request'),
    ...(mapping && { mapping: parsed(mapping, 'mapping') }),
    ...(dryRun !== undefined && { dryRun }),
    file: sent,
  };
  c.req.addValidatedData('json', (await fitting(importRequest, asked)) as object);
  await next();
};
described.set(acceptImport, { target: 'json', schema: importRequest, files: ['file'] });

async function sentFile(file: File): Promise<SentFile> {
  return new SentFile(file.name, file, new Uint8Array(await file.slice(0, 16).arrayBuffer()));
}

function parsed(text: string | undefined, field: string): object {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  throw atFault(400, field, say('problem.malformed-json'));
}

export const importAnswer = z.object({
  columns: z.array(z.string()),
  mapping: z.partialRecord(z.enum(IMPORT_COLUMNS), z.number()),
  rowCount: z.number(),
  skipped: z.number().describe('about.ledger-document.skipped'),
  rows: z.array(
    z.object({
      row: z.number(),
      number: z.string(),
      date: z.string(),
      kind: z.string(),
      party: z.string(),
      taxableValue: numeric,
      tax: numeric,
      total: numeric,
      warnings: z.array(z.object({ rule: z.string(), line: z.number().nullable(), message: z.string() })),
    }),
  ),
  monthFirst: z.object({ row: z.number(), text: z.string() }).nullable().describe('about.ledger-document.month-first'),
  problems: z.array(z.object({ row: z.number(), column: z.string().nullable(), message: z.string() })),
  wouldAdd: z.number(),
  added: z.number(),
  ids: z.array(z.uuid()),
});

export function importJson(read: ReadImport, isWritten: boolean) {
  const { columns, mapping, rowCount, skipped, problems, recorded, places, monthFirst } = read;
  const wouldAdd = problems.length === 0 ? recorded.length : 0;
  return {
    ...{ columns, mapping, rowCount, skipped, problems, monthFirst, wouldAdd, added: isWritten ? wouldAdd : 0 },
    ids: isWritten ? recorded.map(({ document }) => document.id) : [],
    rows: recorded.map(({ document, worked, warnings }, index) => ({
      row: places[index] ?? 0,
      ...{ number: document.number, date: document.date, kind: document.kind, party: document.partyName },
      taxableValue: formatRupees(worked.taxableValue),
      tax: formatRupees((worked.tax.igst + worked.tax.cgst + worked.tax.sgst + worked.tax.cess) as typeof worked.total),
      total: formatRupees(worked.total),
      warnings: warnings.map(({ rule, line, message }) => ({ rule, line: line ?? null, message })),
    })),
  };
}
