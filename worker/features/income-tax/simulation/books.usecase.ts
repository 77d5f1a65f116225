import { kindOfCin } from '../../../domain/company/legal-form';
import { hasTransferPricing } from '../../../domain/income-tax/company/alerts';
import { hasCompanyTaxLaw } from '../../../domain/income-tax/company/company-tax';
import type { CompanyTaxFacts, IncomeLineId } from '../../../domain/income-tax/company/model';
import { COMPANY_TAX_YEARS } from '../../../domain/income-tax/law/company';
import { REDUCED_RATE } from '../../../domain/income-tax/law/rates';
import { firstDayOf } from '../../../domain/law/periods';
import { ruleInForce } from '../../../domain/law/rule';
import { taxBlocks } from '../../../domain/ledger/asset/block';
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
import { accountsOf } from '../../ledger/chart/chart.repository';
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

/** What books and company profile say of a year's return, each figure with where it came from; what they do not say is absent. */
export async function factsFromBooks(d1: D1Database, scope: CompanyScope, year: string) {
  const on = today();
  const to = yearEnd(year) < on ? yearEnd(year) : on;
  const baseYear = ruleInForce(REDUCED_RATE, firstDayOf(year)).value.turnoverOfYear;
  const days = { from: yearStart(year), to };
  const hasBegun = days.from <= to;
  const [identity, [stated, atSource], accounts, moved, assets, openings, payments] = await Promise.all([
    identityOf(d1, scope),
    statedAndAtSource(d1, scope, year),
    accountsOf(d1, scope),
    hasBegun ? movementsBetween(d1, scope, days) : undefined,
    listAssets(d1, scope),
    listBlockOpenings(d1, scope),
    readTaxPaid(d1, scope, year),
  ]);
  if (!identity) return undefined;
  const balances = new Map([...(moved ?? [])].map(([id, { debit, credit }]) => [id, paise(debit - credit)]));
  const balanceOf = (codes: readonly string[]): Paise =>
    paise(
      accounts
        .filter((account) => codes.includes(chartCodeOf(account)))
        .reduce((sum, { id }) => sum + (balances.get(id) ?? 0), 0),
    );
  const revenue = paise(
    -accounts.filter(({ line }) => line === 'revenue').reduce((sum, { id }) => sum + (balances.get(id) ?? 0), 0),
  );
  const profit = profitOf(balances, accountFinder(accounts));
  const sources: Sourced[] = [];
  const from = (field: string, source: BooksSource, params: Message['params'] = {}) =>
    sources.push({ field, source, text: say(`company-tax.source.${source}`, params) });
  const period = { from: onDay(days.from), to: onDay(to) };
  const hasBooks = profit !== 0 || revenue !== 0;
  if (hasBooks) from('profit', 'profit-and-loss', period);
  const lines: Partial<Record<IncomeLineId, Paise>> = {};
  for (const { line, codes, sign } of LINE_ACCOUNTS) {
    const amount = paise(sign * balanceOf(codes));
    if (amount <= 0) continue;
    lines[line] = amount;
    from(`lines.${line}`, 'profit-and-loss', period);
  }
  const paidToPartners = isLlp(identity, stated) ? balanceOf([PARTNERS_REMUNERATION]) : paise(0);
  if (paidToPartners > 0) from('partners.remuneration', 'profit-and-loss', period);
  const { blocks } = taxBlocks(
    assets.map(({ asset }) => asset),
    openings,
    year,
  );
  const written = paise(blocks.reduce((sum, block) => sum + block.depreciation.value, 0));
  if (written > 0) {
    lines.depreciation = written;
    from('lines.depreciation', 'tax-blocks', { count: blocks.length });
  }
  const filer = {
    isLlp: isLlp(identity, stated),
    hasTransferPricing: stated.duties.get('international-transactions') ?? false,
  };
  const dealt = await linesOfLedger(d1, scope, year, filer, on);
  for (const { line, amount, clauses } of dealt) {
    lines[line] = paise((lines[line] ?? 0) + amount);
    from(`lines.${line}`, 'ledger', { clauses: { list: clauses, joined: 'and' } });
  }
  const gain = paise(blocks.reduce((sum, block) => sum + (block.gain?.value ?? 0), 0));
  if (gain !== 0) from('capitalGain', 'tax-blocks', { count: blocks.length });
  if (atSource > 0) from('taxAtSource', 'receivable', { year });
  if (payments.length > 0) from('payments', 'challans', { count: payments.length });
  const turnover = stated.turnovers.get(year) ?? (revenue > 0 ? revenue : undefined);
  if (turnover !== undefined)
    stated.turnovers.has(year) ? from('turnover', 'facts') : from('turnover', 'profit-and-loss', period);
  const contribution = isLlp(identity, stated) ? stated.contribution : undefined;
  if (contribution !== undefined) from('company.contribution', 'facts');
  const base = baseTurnover(stated, baseYear, identity);
  if (base !== undefined) from('turnoverOfBaseYear', stated.turnovers.has(baseYear) ? 'facts' : 'company');
  from('company.incorporatedOn', 'company');
  const chosen = chosenOf(stated, year);
  if (chosen) from('company.chosen', 'facts');
  if (stated.hasBoardCertificate) from('holiday', 'facts');
  if (stated.firstClaimedYear) from('firstClaimedYear', 'facts');
  const losses = stated.losses.filter((loss) => loss.year < year);
  const matCredit = stated.credits.filter((credit) => credit.year < year);
  const isAbroad = stated.duties.get('international-transactions');
  const isDigital = stated.duties.get('digital-receipts-and-payments');
  const facts: CompanyTaxFacts = {
    ...{ year, asOf: on },
    company: {
      form: formOf(identity, stated),
      ...(contribution !== undefined && { contribution }),
      ...(identity.incorporatedOn && { incorporatedOn: identity.incorporatedOn as IsoDate }),
      ...(chosen && { chosen }),
      ...(isAbroad !== undefined && { hasTransferPricing: isAbroad }),
    },
    ...(isDigital !== undefined && { audit: { isMostlyDigital: isDigital } }),
    ...(turnover !== undefined && { turnover }),
    ...(base !== undefined && { turnoverOfBaseYear: base }),
    profit,
    ...(Object.keys(lines).length > 0 && { lines }),
    ...(paidToPartners > 0 && { partners: { remuneration: paidToPartners } }),
    ...(gain !== 0 && { capitalGain: gain }),
    ...((stated.hasBoardCertificate || stated.firstClaimedYear) && {
      holiday: {
        hasBoardCertificate: stated.hasBoardCertificate,
        ...(stated.firstClaimedYear && { firstClaimedYear: stated.firstClaimedYear }),
      },
    }),
    ...(losses.length > 0 && { losses }),
    ...(matCredit.length > 0 && { matCredit }),
    ...(atSource > 0 && { taxAtSource: atSource }),
    ...(payments.length > 0 && { payments }),
  };
  return { year, years: [...COMPANY_TAX_YEARS].toReversed(), hasBooks, isLlp: isLlp(identity, stated), facts, sources };
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

/** As stated; none for a company that was not yet there. */
function baseTurnover({ turnovers }: Stated, baseYear: string, { incorporatedOn }: Identity): Paise | undefined {
  const isYounger = incorporatedOn !== null && isIsoDate(incorporatedOn) && incorporatedOn > yearEnd(baseYear);
  return turnovers.get(baseYear) ?? (isYounger ? paise(0) : undefined);
}

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
