import type { LineOfBooks } from '../../../domain/income-tax/audit/worksheet';
import type { CompanyTaxFacts, IncomeLineId } from '../../../domain/income-tax/company/model';
import type { DividendReceived } from '../../../domain/income-tax/later-tax';
import type { BlockYear } from '../../../domain/ledger/asset/block';
import { type Message, say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { KnownAccount } from '../../ledger/chart/chart.repository';
import type { readTaxPaid } from '../paid-tax.repository';
import type { Stated } from '../stated.repository';
import type { BooksSource } from './itr-simulation.contract';
import type { Identity } from './itr-simulation.repository';

/** What a return can be computed from, as it was read: sums of the year by account, the profile, and what was paid. */
export type YearRead = {
  year: string;
  identity: Identity;
  stated: Stated;
  atSource: Paise;
  accounts: readonly KnownAccount[];
  balances: ReadonlyMap<string, Paise>;
  dividends: readonly DividendReceived[];
  revenue: Paise;
  profit: Paise;
  blocks: readonly BlockYear[];
  /** What a manufacturer may take off for new plant of the register. */
  newPlant: Paise;
  payments: Awaited<ReturnType<typeof readTaxPaid>>;
  dealt: readonly LineOfBooks[];
  period: Message['params'];
};

export type Sourced = { field: string; source: BooksSource; text: Message };

export type Lines = Partial<Record<IncomeLineId, Paise>>;

/** What one source says: facts, lines between profit and income, what it knows of the company, and where each is from. */
export type Found = {
  facts?: Partial<CompanyTaxFacts>;
  lines?: Lines;
  company?: Partial<CompanyTaxFacts['company']>;
  sources?: readonly Sourced[];
};

/** Where a figure is from. */
export const from = (field: string, source: BooksSource, params: Message['params'] = {}): Sourced => ({
  ...{ field, source },
  text: say(`itr-paper.source.${source}`, params),
});

/** What moved on the accounts that are meant, debit positive. */
export const movedOn = (
  { accounts, balances }: Pick<YearRead, 'accounts' | 'balances'>,
  is: (account: KnownAccount) => boolean,
) => paise(accounts.filter(is).reduce((sum, { id }) => sum + (balances.get(id) ?? 0), 0));

/** Whether the books have anything of the year. */
export const hasBooks = ({ profit, revenue }: YearRead): boolean => profit !== 0 || revenue !== 0;
