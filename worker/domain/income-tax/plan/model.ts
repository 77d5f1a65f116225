import type { RecognitionAnswer } from '../../benefits/recognition';
import type { Holiday } from '../../benefits/tax-holiday';
import type { IsoDate } from '../../shared/dates';
import type { Explained } from '../../shared/explained';
import type { Message } from '../../shared/message';
import type { Paise } from '../../shared/money';
import type { ChoiceOutcome, Comparison, LossBroughtForward, TaxChoice, TaxOption } from '../company/model';

/** A plan looks so many years ahead. */
export const PLAN_YEARS = 5;

/** What a company expects of a year. Money in paise; a loss is a negative profit. */
export type YearAhead = {
  profit: Paise;
  /** For MAT, where it is another sum than the profit. */
  bookProfit?: Paise;
  turnover: Paise;
};

/** What a company could do beside its choice of regime; an amount is of each year unless it says otherwise. */
export type Levers = {
  /** Dividends received that are passed on in time (80M). */
  dividendsPassedOn?: Paise;
  /** Salary to a director, who is taxed on it, out of the profit. */
  directorSalary?: Paise;
  /** Additional cost of new employees (80JJAA). */
  newEmployment?: Paise;
  /** Owed to micro and small suppliers and paid after the first year's end instead of in time (43B(h)). */
  suppliersLate?: Paise;
};

export type TaxPlanFacts = {
  /** The first year of the plan, and the day on which it is asked. */
  year: string;
  asOf: IsoDate;
  company: {
    form: 'private' | 'public';
    incorporatedOn?: IsoDate;
    chosen?: { option: TaxOption; since: string };
    isManufacturer?: boolean;
    manufacturesSince?: IsoDate;
    isDeepTech?: boolean;
    isReconstruction?: boolean;
    hasUsedPlant?: boolean;
  };
  hasBoardCertificate: boolean;
  /** The first year for which the holiday was claimed, where it was. */
  firstClaimedYear?: string;
  turnoverOfBaseYear?: Paise;
  matCredit?: readonly { year: string; amount: Paise }[];
  /** Losses and unabsorbed depreciation of the years before the plan. */
  losses?: readonly LossBroughtForward[];
  years: readonly YearAhead[];
  levers?: Levers;
};

/** A way of being taxed through the years of a plan. */
export type Path = {
  /** The choices joined: 'holiday holiday holiday concessional_22 concessional_22'. */
  id: string;
  choices: readonly TaxChoice[];
  outcomes: readonly ChoiceOutcome[];
  /** The tax of all years after MAT credit. */
  total: Paise;
  /** How much more than the best. */
  more: Paise;
  /** The run of years of the holiday, where it takes one. */
  window?: readonly string[];
  marks: readonly Message[];
};

/** A run of years for the holiday, and what the best plan with it costs. */
export type Window = {
  years: readonly string[];
  state: 'open' | 'begun' | 'past' | 'later' | 'closed';
  best?: Path;
  reasons: readonly Message[];
};

/** What a lever alone changes: of the company's tax in all, and of the tax of a person. */
export type LeverEffect = {
  lever: keyof Levers;
  amount: Paise;
  company: Paise;
  person: Paise;
  net: Paise;
  why: Message;
};

export type TaxPlan = {
  years: readonly string[];
  /** The first year by every choice, side by side. */
  first: Comparison;
  /** From the least tax on; of equal ones what binds least. */
  paths: readonly Path[];
  windows: readonly Window[];
  levers: readonly LeverEffect[];
  /** Both limits of turnover: that of the holiday and that of recognition. */
  holiday?: Explained<Holiday>;
  recognition?: Explained<RecognitionAnswer>;
};
