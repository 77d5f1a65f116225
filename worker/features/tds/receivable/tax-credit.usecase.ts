import type { Context } from 'hono';
import type { NewVoucher } from '../../../domain/ledger/model';
import { financialYearOf } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import { type CreditGroup, matchCredits } from '../../../domain/tds/receivable/match';
import { readCredits } from '../../../domain/tds/receivable/read';
import type { CompanyScope } from '../../../platform/access';
import { type Answer, actingOf } from '../../../platform/acting';
import { today } from '../../../platform/clock';
import { failedOn } from '../../../platform/database';
import type { AppEnv } from '../../../platform/env';
import { fileOf } from '../../../platform/files';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { notAboveOpen } from '../../ledger/bill.repository';
import { listOpenBills } from '../../ledger/settlement/open-bills.repository';
import { vouchersPosted } from '../../ledger/voucher/post.repository';
import { type CreditPosts, type DeductorJoin, pairJson } from './tax-credit.contract';
import {
  assesseeOf,
  creditsImported,
  deductorJoined,
  findCreditFile,
  isNamed,
  joinedNow,
  partyNameOf,
  readCreditsOf,
  yearsOfFile,
} from './tax-credit.repository';

type Sent = { fileName?: string | undefined; content: string };

/**
 * Keeps a statement of tax credit by the hash of its content: the same one again adds nothing and says so. Lines that cannot be read
 * are named and left out; a file without one that can, or of another PAN, is refused.
 */
export async function creditsKept(c: Context<AppEnv>, { fileName, content }: Sent): Promise<Answer> {
  const { companyScope: scope, person } = c.var;
  const d1 = c.env.DB;
  const file = readCredits(content);
  const { sha256 } = await fileOf(scope.companyId, 'tax-credit', new Blob([content]));
  const problems = file.problems.slice(0, 200);
  const known = async (id: string, rows: number): Promise<Answer> => ({
    status: 200,
    body: {
      ...{ id, isKnown: true, rows, years: await yearsOfFile(d1, id), problems },
      message: say('tax-credit.import.known', { count: rows }),
    },
  });
  const before = await findCreditFile(d1, scope, sha256);
  if (before) return known(before.id, before.rowCount);
  const company = await assesseeOf(d1, scope);
  if (file.pan && company && file.pan !== company.pan)
    throw atFault(
      422,
      'content',
      say('tax-credit.problem.other-pan', { pan: file.pan, own: company.pan }),
      'other-pan',
    );
  if (file.rows.length === 0) {
    const message = say(problems.length > 0 ? 'tax-credit.problem.no-line' : 'tax-credit.problem.no-statement');
    throw new Problem(422, 'no-statement', message, {}, { problems });
  }
  const kept = creditsImported(d1, scope, person, file, { sha256, fileName: fileName ?? null });
  const years = [...new Set(file.rows.map(({ on }) => financialYearOf(on)))];
  const answer: Answer = {
    status: 201,
    body: {
      ...{ id: kept.file.id, isKnown: false, rows: file.rows.length, years: years.toSorted().toReversed(), problems },
      message: say('tax-credit.import.added', { count: file.rows.length }),
    },
  };
  try {
    await commit(actingOf(c, answer), [kept.change]);
  } catch (error) {
    // The same file came at the same moment, and was faster.
    const twin = failedOn(error, 'tax_credit_files') ? await findCreditFile(d1, scope, sha256) : undefined;
    if (!twin) throw error;
    return known(twin.id, twin.rowCount);
  }
  return answer;
}

async function matched(d1: D1Database, scope: CompanyScope, year: string) {
  const [read, bills] = await Promise.all([
    readCreditsOf(d1, scope, year),
    listOpenBills(d1, scope, { side: 'receivable' }),
  ]);
  const short = bills.map(({ id, ref, partyId, partyName: party, billDate, open }) => ({
    ...{ id, ref, partyId, party, billDate, open },
  }));
  const { rows, entries, joined } = read;
  const parties = new Map([
    ...short.map(({ partyId, party }) => [partyId, party] as const),
    ...entries.flatMap(({ partyId, party }) => (partyId && party ? [[partyId, party] as const] : [])),
  ]);
  return { ...read, parties, groups: matchCredits({ rows, entries, bills: short, joined }, year) };
}

/** How a year's tax receivable stands: by deductor, what the books have and what the department has, and why they differ. */
export async function creditsStanding(d1: D1Database, scope: CompanyScope, year: string) {
  const { groups, imported, company, joined, parties } = await matched(d1, scope, year);
  const sum = (of: 'books' | 'statement' | 'deposited') =>
    formatRupees(paise(groups.reduce((total, group) => total + group[of], 0)));
  return {
    ...{ year, imported, totals: { books: sum('books'), statement: sum('statement'), deposited: sum('deposited') } },
    parties: [...parties]
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    groups: groups.map((group) => ({
      isJoined: group.tan !== null && joined.has(group.tan),
      ...{ deductor: group.deductor, tan: group.tan, partyId: group.partyId, outcome: group.outcome },
      ...{ books: formatRupees(group.books), statement: formatRupees(group.statement) },
      ...{ deposited: formatRupees(group.deposited), why: group.why, pairs: group.pairs.map(pairJson) },
      chase: company ? chaseOf(group, company, year) : null,
    })),
  };
}

/** What to write to a deductor whose statement has less than was withheld; null where it has all of it. */
function chaseOf(group: CreditGroup, { name, pan }: { name: string; pan: string }, year: string): Message | null {
  const { outcome, deductor, books, statement, deposited, pairs } = group;
  const waits = outcome === 'matched' && deposited < statement;
  if (outcome !== 'less' && outcome !== 'missing' && !waits) return null;
  const lines = pairs.flatMap(({ row, entry }) =>
    entry && (!row || row.deposited < row.tax)
      ? [say('tax-credit.chase.line', { tax: { exact: entry.tax }, day: onDay(entry.on), number: entry.number })]
      : [],
  );
  const lacks = paise(waits ? statement - deposited : books - statement);
  return say('tax-credit.chase.text', {
    ...{ deductor, company: name, pan, year, books: { exact: books }, statement: { exact: statement } },
    ...{ lacks: { exact: lacks }, lines: { list: lines, joined: 'and' as const } },
  });
}

/** Says which party a deductor is whom the department names otherwise; with no party, takes that back. */
export async function deductorNamed(c: Context<AppEnv>, { tan, partyId }: DeductorJoin): Promise<Answer> {
  const { companyScope: scope, person } = c.var;
  const d1 = c.env.DB;
  const party = partyId === null ? null : await partyNameOf(d1, scope, partyId);
  if (partyId !== null && party === null) throw notHere();
  if (!(await isNamed(d1, scope, tan)))
    throw atFault(422, 'tan', say('tax-credit.problem.no-deductor', { tan }), 'no-deductor');
  const before = (await joinedNow(d1, scope)).get(tan) ?? null;
  const answer: Answer = { status: 200, body: { tan, partyId, party } };
  if (before === party) return answer;
  await commit(actingOf(c, answer), [deductorJoined(d1, scope, person, { tan, partyId, party, before })]);
  return answer;
}

const RECEIVABLE = '1621';
const CUSTOMERS = '1401';

/**
 * Posts tax that the department has and the books do not, each against the invoice that is open by just it: a journal that takes the
 * tax off what the customer owes. All of them or none; nothing is posted that nobody named.
 */
export async function creditsPosted(c: Context<AppEnv>, { year, items }: CreditPosts): Promise<Answer> {
  const { companyScope: scope, person } = c.var;
  const { groups } = await matched(c.env.DB, scope, year);
  const open = new Map(
    groups.flatMap(({ deductor, pairs }) =>
      pairs.flatMap((pair) => (pair.row ? [[pair.row.id, { deductor, ...pair }]] : [])),
    ),
  );
  const twice = items.findIndex(({ creditId }, index) => items.findIndex((one) => one.creditId === creditId) < index);
  if (twice >= 0) throw atFault(422, `items.${twice}.creditId`, say('tax-credit.problem.twice'), 'credit-twice');
  const made = items.map(({ creditId, on }, index) => {
    const found = open.get(creditId);
    if (!found) throw notHere();
    const { row, bill } = found;
    if (!row || !bill || found.entry)
      throw atFault(409, `items.${index}.creditId`, say('tax-credit.problem.gone'), 'credit-gone');
    if (on && on > today()) throw atFault(422, `items.${index}.on`, say('tax-credit.problem.to-come'));
    const words = [`TDS ${row.section ?? ''}`.trim(), row.tan, found.deductor, bill.ref].join(', ');
    const voucher: NewVoucher = {
      ...{ kind: 'journal', date: on ?? (row.on > today() ? today() : row.on), narration: words.slice(0, 500) },
      ...{ partyId: bill.partyId, source: { kind: 'return', id: row.id }, rule: 'D07' },
      entries: [
        { account: RECEIVABLE, amount: row.tax, tag: year, partyId: bill.partyId },
        { account: CUSTOMERS, amount: paise(0 - row.tax), partyId: bill.partyId, billId: bill.id },
      ],
    };
    return { creditId, row, bill, voucher };
  });
  const vouchers = made.map(({ voucher }) => voucher);
  const { posted, change } = await vouchersPosted(c.env.DB, scope, person, vouchers, (index) => `items.${index}.`);
  const body = {
    posted: made.map(({ creditId, row }, index) => ({
      ...{ creditId, voucherId: posted[index]?.id ?? '', number: posted[index]?.number ?? '' },
      tax: formatRupees(row.tax),
    })),
    total: formatRupees(paise(made.reduce((sum, { row }) => sum + row.tax, 0))),
  };
  const guard = notAboveOpen(
    c.env.DB,
    made.map(({ bill }) => bill.id),
  );
  const entries = made.map(({ row, bill }, index) => ({
    ...{ action: 'tax-credit.post', entityType: 'voucher', entityId: posted[index]?.id ?? '' },
    after: { deductor: row.deductor, tan: row.tan, bill: bill.ref, tax: formatRupees(row.tax) },
  }));
  await commit(actingOf(c, { status: 201, body }), [
    change,
    { chainId: scope.companyId, statements: [guard], entries },
  ]);
  return { status: 201, body };
}
