import { Hono } from 'hono';
import { z } from 'zod';
import { decide, type Plan } from '../../../domain/ledger/exchange/decide';
import { readOpening } from '../../../domain/ledger/exchange/opening';
import { financialYearOf } from '../../../domain/shared/dates';
import { type Message, say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { now, today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { asDownload, fileOf, keepFile, streamOf } from '../../../platform/files';
import { acceptForm } from '../../../platform/form';
import { accept, answers, inWords, languageOf } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { EXPORTS, limitFlood } from '../../../platform/limits';
import { logSecurity } from '../../../platform/log';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { type Change, commit } from '../../audit/audit.repository';
import { publish } from '../../audit/long-change.repository';
import { findCompany } from '../../company/company.repository';
import { postMonth } from '../auto-booking/auto-booking.usecase';
import { accountsOf } from '../chart/chart.repository';
import { openingSet } from '../opening.usecase';
import { auditFileMade, findAuditFile, listAuditFiles } from './audit-files.repository';
import { auditZip } from './audit-files.usecase';
import { exchangeCalls } from './exchange.calls';
import {
  auditFileAnswer,
  auditQuery,
  choicesOf,
  exportQuery,
  familyAnswer,
  familyChange,
  importAnswer,
  importJson,
  openingFile,
  openingFileAnswer,
  openingQuery,
  planAnswer,
  planJson,
  progressAnswer,
  runAnswer,
  SYNC_FILES,
  syncQuery,
  syncRequest,
  undoneAnswer,
} from './exchange.contract';
import type { AuditFile } from './exchange.table';
import { journalOf, ledgerCsv, tallyZip, zohoCsv } from './export.usecase';
import { familiesOf, familySwitched } from './family.repository';
import {
  findImport,
  importProgress,
  importUndone,
  isEmpty,
  knownBooks,
  listImports,
  planned,
} from './import.repository';
import { linesOfOpening, PACK, readSent, tableSent } from './read-file.usecase';

const authorize = authorizeBy(exchangeCalls);

const SYNC = '/companies/:companyId/accounting-sync';
const FAMILIES = '/companies/:companyId/auto-booking';
const AUDIT_FILES = '/companies/:companyId/audit-files';

const NOTHING_KEPT = { status: 200, body: null } as const;

const IMPORTS = { account: { most: 30, seconds: 60 }, network: { most: 60, seconds: 60 } };

const auditJson = ({
  id,
  financialYear,
  sha256,
  bytes,
  fileCount,
  isChainWhole,
  createdByName,
  createdAt,
}: AuditFile) => ({
  ...{ id, year: financialYear, sha256, bytes, files: fileCount, isChainWhole, by: createdByName, at: createdAt },
});

/** The first reason why a plan cannot be written, for the title of its refusal. */
function reasonOf({ counts, unknown, openingDifference, rows }: Plan): Message {
  if (unknown.length > 0)
    return say('ledger-exchange.refused-unknown', { count: unknown.length, name: unknown[0]?.name ?? '' });
  if (openingDifference !== 0) return say('ledger-exchange.refused-opening');
  return say('ledger-exchange.refused-rows', { count: counts.refused, line: String(rows[0]?.line ?? 0) });
}

/** Other bookkeeping programs: their files in and out, what goes to an auditor, and which rules post by themselves. */
export const exchangeRoutes = new Hono<AppEnv>()
  .post(
    SYNC,
    authorize,
    once,
    accept('query', syncQuery),
    acceptForm(syncRequest, SYNC_FILES),
    answers(200, planAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      await limitFlood(c, 'accounting-sync', IMPORTS);
      const { format, dryRun } = c.req.valid('query');
      const sent = c.req.valid('json');
      const files = [sent.file, ...(sent.masters ? [sent.masters] : [])];
      const books = await readSent(format, files);
      const [known, accounts] = await Promise.all([knownBooks(c.env.DB, scope, books), accountsOf(c.env.DB, scope)]);
      const { openingOn, differenceToSuspense } = sent;
      const plan = decide(books, known, newId, {
        choices: choicesOf(sent),
        openingOn,
        differenceToSuspense,
        pack: PACK,
      });
      if (dryRun) return c.json(inWords(c, planJson(plan, books, accounts, null)));
      if (!plan.isClean) {
        const { rows, unknown, ...rest } = planJson(plan, books, accounts, null);
        const problems = rows
          .filter(({ verdict }) => verdict === 'refused')
          .map(({ line, message }) => ({ line, message }));
        throw new Problem(
          422,
          'import-refused',
          reasonOf(plan),
          {},
          { problems, unknown, counts: rest.counts, openingDifference: rest.openingDifference },
        );
      }
      if (isEmpty(plan)) return c.json(inWords(c, planJson(plan, books, accounts, null)));
      const file = await fileOf(scope.companyId, 'accounting', sent.file.content);
      await keepFile(c.env.FILES, file, sent.file.content);
      const { row, change } = await planned(c.env.DB, scope, person, plan, {
        format,
        file,
        fileName: sent.file.name.slice(-255),
      });
      const answer = inWords(c, planJson(plan, books, accounts, row.id));
      await publish(actingOf(c, { status: 200, body: answer }), change);
      return c.json(answer);
    },
  )
  .get(SYNC, authorize, answers(200, z.array(importAnswer)), async (c) =>
    c.json((await listImports(c.env.DB, c.var.companyScope)).map(importJson)),
  )
  .get(`${SYNC}/progress`, authorize, answers(200, progressAnswer), async (c) =>
    c.json(await importProgress(c.env.DB, c.var.companyScope)),
  )
  .post(`${SYNC}/:importId/undo`, authorize, once, answers(200, undoneAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const found = await findImport(c.env.DB, scope, c.req.param('importId'));
    if (!found) throw notHere();
    const { change, count } = await importUndone(c.env.DB, scope, person, found);
    const answer = { id: found.id, vouchers: count };
    await publish(actingOf(c, { status: 200, body: answer }), change);
    return c.json(answer);
  })
  .get('/companies/:companyId/accounting-export', authorize, accept('query', exportQuery), async (c) => {
    const scope = c.var.companyScope;
    await limitFlood(c, 'export', EXPORTS);
    const company = await findCompany(c.env.DB, scope);
    if (!company) throw notHere();
    const { format, from, to = today() } = c.req.valid('query');
    // The trail knows of the export before a byte of it leaves.
    const entry = {
      action: 'accounting.export',
      entityType: 'company',
      entityId: company.id,
      after: { format, from: from ?? null, to },
    };
    await commit(actingOf(c, { status: 200, body: null }), [{ chainId: company.id, statements: [], entries: [entry] }]);
    const taken = { companyId: company.id, caFirmId: scope.caFirmId };
    await logSecurity(c, { kind: 'export', action: 'accounting-export', status: 200, code: 'done', ...taken });
    const asked = { d1: c.env.DB, scope, company: company.name, days: { from, to } };
    const name = `${company.cin}-${format}-${to}`;
    const csv = 'text/csv; charset=utf-8';
    if (format === 'tally-xml') return asDownload(streamOf(tallyZip(asked, now())), `${name}.zip`, 'application/zip');
    if (format === 'zoho-csv') return asDownload(streamOf(zohoCsv(asked)), `${name}.csv`, csv);
    if (format === 'csv') return asDownload(streamOf(ledgerCsv(asked, languageOf(c.req.raw))), `${name}.csv`, csv);
    const ending = format === 'hledger' ? 'journal' : 'beancount';
    return asDownload(streamOf(journalOf(asked, format)), `${name}.${ending}`, 'text/plain; charset=utf-8');
  })
  .post(
    '/companies/:companyId/opening-file',
    authorize,
    once,
    accept('query', openingQuery),
    acceptForm(openingFile, ['file']),
    answers(200, openingFileAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { file, asOn: date, differenceToSuspense } = c.req.valid('json');
      const read = readOpening(await tableSent(file), await accountsOf(c.env.DB, scope));
      const unknown = read.unknown.map(({ line, code, name }) => ({
        ...{
          line,
          message: say('ledger-exchange.opening-unknown-account', { line: String(line), name: name || code }),
        },
      }));
      const faults = differenceToSuspense
        ? read.faults.filter(({ message }) => message.id !== 'ledger-exchange.opening-unequal')
        : read.faults;
      const problems = [...unknown, ...faults];
      const isClean = problems.length === 0 && read.lines.length > 0;
      const answer = inWords(c, {
        ...{
          isClean,
          lines: read.lines.length,
          debit: formatRupees(read.debit),
          credit: formatRupees(read.credit),
          problems,
        },
      });
      if (c.req.valid('query').dryRun) return c.json(answer);
      if (!isClean)
        throw new Problem(
          422,
          'import-refused',
          problems[0]?.message ?? say('ledger-exchange.nothing-in-it'),
          {},
          { problems: answer.problems },
        );
      const lines = linesOfOpening(read.lines);
      const { changes } = await openingSet(c.env.DB, scope, person, { date, lines, differenceToSuspense });
      await commit(actingOf(c, { status: 200, body: answer }), changes);
      return c.json(answer);
    },
  )
  .get(FAMILIES, authorize, answers(200, familyAnswer), async (c) =>
    c.json({ families: await familiesOf(c.env.DB, c.var.companyScope) }),
  )
  .put(FAMILIES, authorize, once, accept('json', familyChange), answers(200, familyAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { family, isAutomatic } = c.req.valid('json');
    const before = await familiesOf(c.env.DB, scope);
    const one = before.find((known) => known.family === family);
    if (!one || one.isAutomatic === isAutomatic) return c.json({ families: before });
    const said = { isAutomatic, changedBy: person.name, changedAt: now().toISOString() };
    const answer = { families: before.map((known) => (known.family === family ? { ...known, ...said } : known)) };
    await commit(actingOf(c, { status: 200, body: answer }), [
      familySwitched(c.env.DB, scope, person, one, isAutomatic),
    ]);
    return c.json(answer);
  })
  .post(`${FAMILIES}/run`, authorize, once, answers(200, runAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    // Each step stands by itself: one that was done is not done again when the call is repeated.
    const keep = (changes: readonly Change[]) => commit({ ...actingOf(c, NOTHING_KEPT), alongside: [] }, changes);
    const posted = await postMonth(c.env.DB, scope, person, keep);
    return c.json({ posted: posted.map(({ amount, ...one }) => ({ ...one, amount: formatRupees(amount) })) });
  })
  .get(AUDIT_FILES, authorize, answers(200, z.array(auditFileAnswer)), async (c) =>
    c.json((await listAuditFiles(c.env.DB, c.var.companyScope)).map(auditJson)),
  )
  .post(AUDIT_FILES, authorize, once, accept('query', auditQuery), answers(201, auditFileAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    await limitFlood(c, 'export', EXPORTS);
    const company = await findCompany(c.env.DB, scope);
    if (!company) throw notHere();
    const { year = financialYearOf(today()) } = c.req.valid('query');
    if (year > financialYearOf(today())) throw atFault(422, 'year', say('ledger-exchange.year-ahead'));
    const made = await auditZip({
      d1: c.env.DB,
      files: c.env.FILES,
      scope,
      company,
      year,
      by: person.name,
      language: languageOf(c.req.raw),
    });
    const file = await fileOf(scope.companyId, 'audit-files', made.content);
    await keepFile(c.env.FILES, file, made.content);
    const { row, change } = auditFileMade(c.env.DB, scope, person, { year, file, ...made });
    const answer = auditJson(row);
    await commit(actingOf(c, { status: 201, body: answer }), [change]);
    return c.json(answer, 201);
  })
  .get(`${AUDIT_FILES}/:auditFileId/file`, authorize, async (c) => {
    const scope = c.var.companyScope;
    const found = await findAuditFile(c.env.DB, scope, c.req.param('auditFileId'));
    if (!found) throw notHere();
    await limitFlood(c, 'export', EXPORTS);
    const file = await c.env.FILES.get(found.fileKey);
    if (!file) throw new Problem(410, 'file-missing', say('statement.file-missing'));
    const taken = { companyId: scope.companyId, caFirmId: scope.caFirmId };
    await logSecurity(c, { kind: 'export', action: 'audit-files', status: 200, code: 'done', ...taken });
    return asDownload(
      file.body,
      `audit-files-${found.financialYear}-${found.sha256.slice(0, 8)}.zip`,
      'application/zip',
    );
  });
