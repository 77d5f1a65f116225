import type { Page } from 'playwright-core';
import { payeeOf } from '../../../worker/domain/bank/narration/payee';
import { BUILT_IN_RELIEFS } from '../../../worker/domain/calendar/built-in-reliefs';
import { FORM_NAMES } from '../../../worker/domain/calendar/forms';
import { CELLS } from '../../../worker/domain/gst/gstr-3b/model';
import { GST_EXTENSIONS } from '../../../worker/domain/gst/law/returns';
import { BLOCKED_CREDITS } from '../../../worker/domain/gst/law/sections';
import { STATES } from '../../../worker/domain/identifiers/states.data';
import { AUDIT_CLAUSES } from '../../../worker/domain/income-tax/audit/clauses';
import { TDS_RATES } from '../../../worker/domain/tds/natures';
import { STATE_CODES } from '../../../worker/features/rera/rera.contract';
import { findLawTables } from '../../../worker/testing/law-tables';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What the law is cited by: the ids of rules, the titles of statutes and of sources; codes of forms, sections; States and districts. */
export async function citations(): Promise<string[]> {
  const { tables, reliefs } = await findLawTables();
  const rules = [...tables.flatMap(({ history }) => history), ...reliefs];
  // "Form ESOP" has a word before its code.
  const forms = [...new Set([...FORM_NAMES, ...BUILT_IN_RELIEFS.flatMap((relief) => relief.forms)])];
  const codes = forms.filter((name) => /^[A-Z]/.test(name)).map((name) => name.replace(/^(LLP )?Form /, ''));
  const districts = GST_EXTENSIONS.flatMap(({ value }) => value.districts ?? []);
  // The places in the Acts under which tax is withheld, and those that block a credit of GST.
  const sections = Object.values(TDS_RATES).flatMap((rates) => rates.map(({ value }) => value.section));
  const clauses = BLOCKED_CREDITS.filter((clause) => /^\d/.test(clause));
  const audited = AUDIT_CLAUSES.flatMap(({ value }) => value.flatMap(({ id, sections }) => [id, ...(sections ?? [])]));
  // A number alone is a code in itself; taken out of others, it would leave their letters.
  const lettered = audited.filter((one) => one !== undefined && /[A-Za-z]{2}/.test(one));
  const states = [...STATES.map(({ name }) => name), ...STATE_CODES];
  return texts([
    ...rules.flatMap(({ id, statute, source }) => [id, statute, source.title, source.url]),
    ...codes,
    ...states,
    ...districts,
    ...sections,
    ...CELLS.filter((cell) => !cell.includes('-')),
    ...clauses,
    ...lettered,
  ]);
}

/** Fields of answers in which people, banks and browsers wrote; nothing else that is answered is data. */
const WRITTEN = new Set([
  ...['name', 'email', 'companyName', 'assignedManager', 'address', 'city', 'auditor', 'mark', 'subject'],
  ...['accountName', 'bankName', 'description', 'complianceItems', 'servicesIncluded', 'fileName', 'payee'],
  ...['party', 'narration', 'tag', 'applicationNumber', 'registrationNumber'],
]);

/** What people wrote, in what these calls answer, and the names in their narrations. */
export async function written(page: Page, paths: readonly string[]): Promise<string[]> {
  const found = (await answersOf(page, paths)).flatMap((answer) => textsIn(answer, false));
  return texts([...found, ...found.flatMap(partiesIn), ...found.flatMap(shortOf)]);
}

/** Fields of a record of the trail that the program said, which it says again in the reader's language. */
const RETOLD = new Set(['title', 'reason', 'label']);

/** Every other text in what these calls answer: of records that are shown as they were kept. */
export async function kept(page: Page, paths: readonly string[]): Promise<string[]> {
  return texts((await answersOf(page, paths)).flatMap(everyText));
}

/** What a company and an accountant are called for short, where there is little room. */
const shortOf = (name: string): string[] => {
  const company = name.replace(/( \(OPC\))? (Private Limited|Limited|LLP)$/, '');
  return [...(company === name ? [] : [company]), ...(/^CA (\w+) /.exec(name)?.slice(1) ?? [])];
};

/** The other party of a narration as reports name it, and the names it begins with, by which a vendor is known. */
function partiesIn(narration: string): string[] {
  const words = (payeeOf(narration) ?? '').split(' ');
  return words.map((_, at) => words.slice(0, at + 1).join(' ')).filter((name) => name.length > 2);
}

const answersOf = async (page: Page, paths: readonly string[]): Promise<unknown[]> =>
  (await Promise.all(paths.map((path) => answersFrom(page, `/api${path}`)))).flat();

/** The answer of a call, and those that follow it where it comes in pages. */
async function answersFrom(page: Page, path: string): Promise<unknown[]> {
  // A connection that was kept open may be closed by the server at the very moment it is used again.
  const answer = await page.request.get(path, { maxRetries: 3 });
  const [, next] = /<([^>]+)>; rel="next"/.exec(answer.headers().link ?? '') ?? [];
  return [await answer.json(), ...(next ? await answersFrom(page, next) : [])];
}

const texts = (values: readonly unknown[]): string[] => [...new Set(values.filter(isText))];

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function textsIn(value: unknown, isWritten: boolean): string[] {
  if (isText(value)) return isWritten ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, isWritten));
  return isRecord(value) ? Object.entries(value).flatMap(([key, part]) => textsIn(part, WRITTEN.has(key))) : [];
}

function everyText(value: unknown): string[] {
  if (isText(value)) return [value];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (RETOLD.has(key) ? [] : everyText(part)));
}
