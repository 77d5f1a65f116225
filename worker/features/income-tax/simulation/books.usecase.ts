import { kindOfCin } from '../../../domain/company/legal-form';
import type { LineOfBooks } from '../../../domain/income-tax/audit/worksheet';
import { hasTransferPricing } from '../../../domain/income-tax/company/alerts';
import { hasCompanyTaxLaw } from '../../../domain/income-tax/company/company-tax';
import type { CompanyTaxFacts, IncomeLineId } from '../../../domain/income-tax/company/model';
import { COMPANY_TAX_YEARS } from '../../../domain/income-tax/law/company';
import { REDUCED_RATE } from '../../../domain/income-tax/law/rates';
import { firstDayOf } from '../../../domain/law/periods';
import { ruleInForce } from '../../../domain/law/rule';
import { type BlockYear, taxBlocks } from '../../../domain/ledger/asset/block';
import { chartCodeOf } from '../../../domain/ledger/chart/chart';
import { accountFinder } from '../../../domain/ledger/statement/model';
import { profitOf } from '../../../domain/ledger/statement/profit-and-loss';
import { financialYearOf, type IsoDate, isIsoDate, yearBefore, yearEnd, yearStart } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { listAssets, listBlockOpenings } from '../../ledger/asset/asset.repository';
import { movementsBetween } from '../../ledger/balance/balance.repository';
import { accountsOf, type KnownAccount } from '../../ledger/chart/chart.repository';
import { askAtSource, atSourceIn, readTaxPaid } from '../paid-tax.repository';
import { askStated, chosenOf, type Stated, statedIn } from '../stated.repository';
import { linesOfLedger } from '../tax-audit/dealings.usecase';
import type { BooksSource } from './itr-simulation.contract';
import { type Identity, identityOf } from './itr-simulation.repository';

/** Accounts whose whole movement of the year is a line between profit and income; a credit is positive with sign -1. */
const LINE_ACCOUNTS: readonly { line: IncomeLineId; codes: readonly string[]; sign: 1 | -1 }[] = [
  { line: 'depreciation-in-books', codes: ['5401'], sign: 1 },
  { line: 'tax-in-books', codes: ['5601', '5602', '5603', '5604'], sign: 1 },
  { line: 'loss-on-assets', codes: ['5529'], sign: 1 },
  // Penalties, gifts, and interest to small suppliers that s.23 of the MSMED Act never lets be deducted.
  { line: 'other-disallowed', codes: ['5304', '5520', '5526'], sign: 1 },
  { line: 'profit-on-assets', codes: ['4204'], sign: -1 },
  { line: 'other-income', codes: ['4201', '4202'], sign: -1 },
];

/** What partners are paid; interest to them has no account of its own in the chart. */
const PARTNERS_REMUNERATION = '5207';

type Sourced = { field: string; source: BooksSource; text: Message };

/** Whose return is an ITR-5. */
export const isLlp = (identity: Identity, stated: Stated): boolean =>
  (stated.legalForm ?? kindOfCin(identity.cin ?? '')?.legalForm) === 'llp';

/** The newest year with law that has ended, while its return can be asked about; before that the running one. */
export function usualYear(on: IsoDate): string {
  const running = financialYearOf(on);
  const ended = yearBefore(on);
  return hasCompanyTaxLaw(ended) ? ended : running;
}

/** What a return can be computed from, as it was read: sums of the year by account, the profile, and what was paid. */
type Read = {
  year: string;
  identity: Identity;
  stated: Stated;
  atSource: Paise;
  accounts: readonly KnownAccount[];
  balances: ReadonlyMap<string, Paise>;
  revenue: Paise;
  profit: Paise;
  blocks: readonly BlockYear[];
  payments: Awaited<ReturnType<typeof readTaxPaid>>;
  dealt: readonly LineOfBooks[];
  period: Message['params'];
};

type Lines = Partial<Record<IncomeLineId, Paise>>;

/** What one source says: facts, lines between profit and income, what it knows of the company, and where each is from. */
type Found = {
  facts?: Partial<CompanyTaxFacts>;
  lines?: Lines;
  company?: Partial<CompanyTaxFacts['company']>;
  sources?: readonly Sourced[];
};

const from = (field: string, source: BooksSource, params: Message['params'] = {}): Sourced => ({
  ...{ field, source },
  text: say(`itr-paper.source.${source}`, params),
});

/** What books and company profile say of a year's return, each figure with where it came from; what they do not say is absent. */
export async function factsFromBooks(d1: D1Database, scope: CompanyScope, year: string) {
  const on = today();
  const read = await readYear(d1, scope, year, on);
  if (!read) return undefined;
  const found = [
    ...[profitFound(read), accountLinesFound(read), partnersFound(read), blocksFound(read), dealingsFound(read)],
    ...[taxPaidFound(read), turnoverFound(read), baseTurnoverFound(read), companyFound(read), holidayFound(read)],
    carriedFound(read),
  ];
  const lines = sumOfLines(found);
  const facts: CompanyTaxFacts = {
    ...{ year, asOf: on, profit: read.profit },
    ...(Object.assign({}, ...found.map((one) => one.facts)) as Partial<CompanyTaxFacts>),
    company: { form: formOf(read.identity, read.stated), ...Object.assign({}, ...found.map((one) => one.company)) },
    ...(Object.keys(lines).length > 0 && { lines }),
  };
  return {
    ...{ year, years: [...COMPANY_TAX_YEARS].toReversed(), hasBooks: hasBooks(read) },
    ...{ isLlp: isLlp(read.identity, read.stated), facts, sources: found.flatMap((one) => one.sources ?? []) },
  };
}

async function readYear(d1: D1Database, scope: CompanyScope, year: string, on: IsoDate): Promise<Read | undefined> {
  const days = { from: yearStart(year), to: yearEnd(year) < on ? yearEnd(year) : on };
  const [identity, [stated, atSource], accounts, moved, assets, openings, payments] = await Promise.all([
    identityOf(d1, scope),
    statedAndAtSource(d1, scope, year),
    accountsOf(d1, scope),
    days.from <= days.to ? movementsBetween(d1, scope, days) : undefined,
    listAssets(d1, scope),
    listBlockOpenings(d1, scope),
    readTaxPaid(d1, scope, year),
  ]);
  if (!identity) return undefined;
  const filer = {
    isLlp: isLlp(identity, stated),
    hasTransferPricing: stated.duties.get('international-transactions') ?? false,
  };
  const dealt = await linesOfLedger(d1, scope, year, filer, on);
  const balances = new Map([...(moved ?? [])].map(([id, { debit, credit }]) => [id, paise(debit - credit)]));
  const { blocks } = taxBlocks(
    assets.map(({ asset }) => asset),
    openings,
    year,
  );
  return {
    ...{ year, identity, stated, atSource, accounts, balances, blocks, payments, dealt },
    revenue: paise(-movedOn({ accounts, balances }, ({ line }) => line === 'revenue')),
    profit: profitOf(balances, accountFinder(accounts)),
    period: { from: onDay(days.from), to: onDay(days.to) },
  };
}

const movedOn = ({ accounts, balances }: Pick<Read, 'accounts' | 'balances'>, is: (account: KnownAccount) => boolean) =>
  paise(accounts.filter(is).reduce((sum, { id }) => sum + (balances.get(id) ?? 0), 0));

const movedOnCodes = (read: Read, codes: readonly string[]): Paise =>
  movedOn(read, (account) => codes.includes(chartCodeOf(account)));

const hasBooks = ({ profit, revenue }: Read): boolean => profit !== 0 || revenue !== 0;

/** What several sources say of one line is added up. */
function sumOfLines(found: readonly Found[]): Lines {
  const lines: Lines = {};
  for (const [line, amount] of found.flatMap((one) => Object.entries(one.lines ?? {}) as [IncomeLineId, Paise][]))
    lines[line] = paise((lines[line] ?? 0) + amount);
  return lines;
}

const profitFound = (read: Read): Found =>
  hasBooks(read) ? { sources: [from('profit', 'profit-and-loss', read.period)] } : {};

function accountLinesFound(read: Read): Found {
  const lines = LINE_ACCOUNTS.flatMap(({ line, codes, sign }) => {
    const amount = paise(sign * movedOnCodes(read, codes));
    return amount > 0 ? [[line, amount] as const] : [];
  });
  return {
    lines: Object.fromEntries(lines),
    sources: lines.map(([line]) => from(`lines.${line}`, 'profit-and-loss', read.period)),
  };
}

function partnersFound(read: Read): Found {
  const remuneration = isLlp(read.identity, read.stated) ? movedOnCodes(read, [PARTNERS_REMUNERATION]) : paise(0);
  if (remuneration <= 0) return {};
  return {
    facts: { partners: { remuneration } },
    sources: [from('partners.remuneration', 'profit-and-loss', read.period)],
  };
}

/** Depreciation by blocks, and the gain or loss of a block that was sold beyond its value. */
function blocksFound({ blocks }: Read): Found {
  const count = { count: blocks.length };
  const depreciation = paise(blocks.reduce((sum, block) => sum + block.depreciation.value, 0));
  const capitalGain = paise(blocks.reduce((sum, block) => sum + (block.gain?.value ?? 0), 0));
  return {
    ...(depreciation > 0 && { lines: { depreciation } }),
    ...(capitalGain !== 0 && { facts: { capitalGain } }),
    sources: [
      ...(depreciation > 0 ? [from('lines.depreciation', 'tax-blocks', count)] : []),
      ...(capitalGain !== 0 ? [from('capitalGain', 'tax-blocks', count)] : []),
    ],
  };
}

/** What the clauses of the tax audit add and take off by the ledger. */
const dealingsFound = ({ dealt }: Read): Found => ({
  lines: Object.fromEntries(dealt.map(({ line, amount }) => [line, amount])),
  sources: dealt.map(({ line, clauses }) =>
    from(`lines.${line}`, 'ledger', { clauses: { list: clauses, joined: 'and' } }),
  ),
});

const taxPaidFound = ({ atSource, payments, year }: Read): Found => ({
  facts: { ...(atSource > 0 && { taxAtSource: atSource }), ...(payments.length > 0 && { payments }) },
  sources: [
    ...(atSource > 0 ? [from('taxAtSource', 'receivable', { year })] : []),
    ...(payments.length > 0 ? [from('payments', 'challans', { count: payments.length })] : []),
  ],
});

function turnoverFound({ stated, revenue, year, period }: Read): Found {
  const turnover = stated.turnovers.get(year) ?? (revenue > 0 ? revenue : undefined);
  if (turnover === undefined) return {};
  const isStated = stated.turnovers.has(year);
  return {
    facts: { turnover },
    sources: [isStated ? from('turnover', 'facts') : from('turnover', 'profit-and-loss', period)],
  };
}

/** As stated; none for a company that was not yet there. */
function baseTurnoverFound({ stated: { turnovers }, identity: { incorporatedOn }, year }: Read): Found {
  const baseYear = ruleInForce(REDUCED_RATE, firstDayOf(year)).value.turnoverOfYear;
  const isYounger = incorporatedOn !== null && isIsoDate(incorporatedOn) && incorporatedOn > yearEnd(baseYear);
  const base = turnovers.get(baseYear) ?? (isYounger ? paise(0) : undefined);
  if (base === undefined) return {};
  return {
    facts: { turnoverOfBaseYear: base },
    sources: [from('turnoverOfBaseYear', turnovers.has(baseYear) ? 'facts' : 'company')],
  };
}

/** What the profile says of the company, and of how it is audited. */
function companyFound({ identity, stated, year }: Read): Found {
  const contribution = isLlp(identity, stated) ? stated.contribution : undefined;
  const chosen = chosenOf(stated, year);
  const hasTransferPricing = stated.duties.get('international-transactions');
  const isMostlyDigital = stated.duties.get('digital-receipts-and-payments');
  return {
    company: {
      ...(contribution !== undefined && { contribution }),
      ...(identity.incorporatedOn && { incorporatedOn: identity.incorporatedOn as IsoDate }),
      ...(chosen && { chosen }),
      ...(hasTransferPricing !== undefined && { hasTransferPricing }),
    },
    ...(isMostlyDigital !== undefined && { facts: { audit: { isMostlyDigital } } }),
    sources: [
      ...(contribution !== undefined ? [from('company.contribution', 'facts')] : []),
      from('company.incorporatedOn', 'company'),
      ...(chosen ? [from('company.chosen', 'facts')] : []),
    ],
  };
}

function holidayFound({ stated: { hasBoardCertificate, firstClaimedYear } }: Read): Found {
  if (!hasBoardCertificate && !firstClaimedYear) return {};
  return {
    facts: { holiday: { hasBoardCertificate, ...(firstClaimedYear && { firstClaimedYear }) } },
    sources: [
      ...(hasBoardCertificate ? [from('holiday', 'facts')] : []),
      ...(firstClaimedYear ? [from('firstClaimedYear', 'facts')] : []),
    ],
  };
}

/** Losses and credit of the years before. */
function carriedFound({ stated, year }: Read): Found {
  const losses = stated.losses.filter((loss) => loss.year < year);
  const matCredit = stated.credits.filter((credit) => credit.year < year);
  return { facts: { ...(losses.length > 0 && { losses }), ...(matCredit.length > 0 && { matCredit }) } };
}

/** What the profile states, and what the ledger has as withheld and collected, in one round trip. */
async function statedAndAtSource(d1: D1Database, scope: CompanyScope, year: string) {
  const [stated, atSource] = await d1.batch([askStated(d1, scope), askAtSource(d1, scope, year)]);
  return [statedIn(stated), atSourceIn(atSource)] as const;
}

const formOf = (identity: Identity, stated: Stated): CompanyTaxFacts['company']['form'] => {
  if (isLlp(identity, stated)) return 'llp';
  return (stated.legalForm ?? kindOfCin(identity.cin ?? '')?.legalForm) === 'public' ? 'public' : 'private';
};

/** Facts as they are computed with: the day of today where none was sent, and the report of transactions by their amounts. */
export function completed(facts: Omit<CompanyTaxFacts, 'asOf'> & { asOf?: IsoDate }): CompanyTaxFacts {
  const { company } = facts;
  const isPriced = company.hasTransferPricing ?? hasTransferPricing(facts);
  return {
    ...facts,
    asOf: facts.asOf ?? today(),
    company: { ...company, ...(isPriced && { hasTransferPricing: true }) },
  };
}
