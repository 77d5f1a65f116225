import type { IsoDate } from '../../shared/dates';
import type { Explained, Step } from '../../shared/explained';
import type { Message } from '../../shared/message';
import type { BasisPoints, Paise } from '../../shared/money';
import type { CorporateTax } from '../corporate-tax';
import type { IncomeTaxDue } from '../due-dates';
import type { DividendReceived } from '../later-tax';
import type { Allowance } from '../law/company';
import type { SpecialIncome } from '../special-income';

/** How a domestic company can be taxed for a year: by the ordinary rates with or without the start-up holiday, or by an option. */
export const TAX_CHOICES = [
  'holiday',
  'normal',
  'manufacturing_25',
  'concessional_22',
  'new_manufacturing_15',
] as const;
export type TaxChoice = (typeof TAX_CHOICES)[number];

/** The options that a company takes by a form; once taken they bind. */
export const TAX_OPTIONS = ['manufacturing_25', 'concessional_22', 'new_manufacturing_15'] as const;
export type TaxOption = (typeof TAX_OPTIONS)[number];

/** Whose year is computed: a private or public company, or an LLP, which has one rate and no option. */
export const ENTITIES = ['private', 'public', 'llp'] as const;

/** One line between the profit of the books and the income of the business; amounts are not negative. */
export type IncomeLine = { id: string; sign: 1 | -1; needs?: Allowance };

/**
 * What is added to the profit of the books (sign 1) and taken off it (sign -1) to come to the income of the business. A line with
 * `needs` counts only in a regime that allows it.
 */
export const INCOME_LINES = [
  { id: 'depreciation-in-books', sign: 1 },
  { id: 'tax-in-books', sign: 1 },
  { id: 'unpaid-dues', sign: 1 },
  { id: 'small-suppliers', sign: 1 },
  { id: 'tds-default', sign: 1 },
  { id: 'cash-payments', sign: 1 },
  { id: 'loss-on-assets', sign: 1 },
  { id: 'research-in-books', sign: 1 },
  { id: 'other-disallowed', sign: 1 },
  { id: 'depreciation', sign: -1 },
  { id: 'additional-depreciation', sign: -1, needs: 'special' },
  { id: 'dues-paid', sign: -1 },
  { id: 'tds-paid', sign: -1 },
  { id: 'profit-on-assets', sign: -1 },
  { id: 'research', sign: -1 },
  { id: 'special-research', sign: -1, needs: 'special' },
  { id: 'exempt-income', sign: -1 },
  { id: 'other-income', sign: -1 },
  { id: 'other-allowed', sign: -1 },
] as const satisfies readonly IncomeLine[];
export type IncomeLineId = (typeof INCOME_LINES)[number]['id'];

/** A loss of an earlier year as its return carries it. */
export type LossBroughtForward = {
  /** The financial or tax year in which it arose. */
  year: string;
  business: Paise;
  /** Depreciation that no income absorbed; it has no time limit. */
  depreciation?: Paise;
  /** Of the business loss, what came of deductions that the 22% and 15% regimes do not have: there it lapses. */
  ofDeductions?: Paise;
  /** Of an LLP's business loss, the share of partners who retired or died: it is not carried (s.78). */
  ofRetired?: Paise;
  /** Whether the return of the loss was in time; absent where nobody has said. A late one carries depreciation only. */
  wasInTime?: boolean;
};

export type TaxPayment = { paidOn: IsoDate; amount: Paise };

/** What an LLP charges in its books for its partners, and what s.40(b) asks of it; unanswered, it is taken to hold and said to be. */
export type PartnerPay = {
  /** Salary, bonus, commission and the like. */
  remuneration?: Paise;
  /** Of it, what went to partners who do not work or is for a time before the deed: none of it is deducted. */
  remunerationBarred?: Paise;
  interest?: Paise;
  /** The simple rate of that interest; absent, it is taken to be within the limit. */
  interestRate?: BasisPoints;
  /** Authorised by the deed and in line with it. */
  isAuthorised?: boolean;
  /** The deed states the remuneration, or how it is measured. */
  isStated?: boolean;
};

/**
 * What the tax of a domestic company or LLP for a year is computed from. Money in paise; only `profit`, `capitalGain` and the two of `book`
 * that say so may be negative. What is absent nobody has said: where a figure rests on it, its step is marked as assumed.
 */
export type CompanyTaxFacts = {
  /** The financial or tax year, '2026-27'. */
  year: string;
  /** The day the figures are for. After the year the return is taken to be filed, and the balance paid, on it. */
  asOf: IsoDate;
  /** The day on which the return was filed, where it was. */
  filedOn?: IsoDate;
  company: {
    form: (typeof ENTITIES)[number];
    /** Of the partners of an LLP, as agreed: it decides whether the accounts are audited. */
    contribution?: Paise;
    incorporatedOn?: IsoDate;
    /** The option that was taken by its form, and the first year it was taken for. */
    chosen?: { option: TaxOption; since: string };
    isManufacturer?: boolean;
    /** The day on which manufacturing began, for the 15% regime. */
    manufacturesSince?: IsoDate;
    /** A report of international or specified domestic transactions is due, which moves the return by a month. */
    hasTransferPricing?: boolean;
  };
  /** What decides whether accounts are audited, prices of related parties reported and other forms sent; it changes no tax. */
  audit?: {
    isMostlyDigital?: boolean;
    internationalTransactions?: Paise;
    domesticTransactions?: Paise;
    /** An undertaking was sold for one sum (s.50B), or preliminary expenses are deducted (s.35D): each has a form of its own. */
    hasSlumpSale?: boolean;
    hasPreliminaryExpenses?: boolean;
  };
  /** What has a rate of its own: gains after the losses of their kind, winnings, virtual assets; none of it is in the business. */
  special?: readonly SpecialIncome[];
  /** Other income at special rates, such as patent royalty: it is not computed here, and an alert says so. */
  hasSpecialRateIncome?: boolean;
  /** Of the year itself, for the limit of the start-up holiday. */
  turnover?: Paise;
  /** Of the year that the Finance Act compares for the lower rate (`REDUCED_RATE` names it). */
  turnoverOfBaseYear?: Paise;
  /** As the profit and loss shows it; a loss is negative. Tax charged in it is the line 'tax-in-books'. */
  profit: Paise;
  lines?: Partial<Record<IncomeLineId, Paise>>;
  partners?: PartnerPay;
  /** Short-term, at the ordinary rates, such as of a block of assets (s.50); a loss is negative. None at special rates. */
  capitalGain?: Paise;
  /** Of the total income what is not of manufacturing, for the 15% regime; it is taxed at 22% there. */
  otherThanManufacturing?: Paise;
  losses?: readonly LossBroughtForward[];
  /** The share of votes whose holders are the same on the last days of the year of loss and of this one; whether all of them are. */
  shareholding?: { same?: BasisPoints; doAllRemain?: boolean };
  holiday?: {
    /** The certificate of the Inter-Ministerial Board; recognition by DPIIT is not enough. */
    hasBoardCertificate: boolean;
    firstClaimedYear?: string;
    /** Profit of the eligible business; absent where all of the business is eligible. */
    eligibleProfit?: Paise;
    /** Formed by splitting up or reconstructing a business; with more used plant than the section allows. */
    isReconstruction?: boolean;
    hasUsedPlant?: boolean;
  };
  /** Additional cost of new employees of this and the two years before (80JJAA), before its share is taken. */
  newEmployment?: Paise;
  /** Dividends received, which are in the profit: income from other sources, each with its day. */
  dividends?: readonly DividendReceived[];
  /** Of them, what was passed on in time (80M): where they are stated, no more than they are. */
  dividendsPassedOn?: Paise;
  /** Other deductions of Chapter VI-A, such as donations (80G). */
  otherDeductions?: Paise;
  /**
   * Of an LLP, what AMT takes back beside the start-up deduction and new employees: `deductions` of Chapter VI-A Part C (not 80P) and
   * 10AA, and `investment` of s.35AD, less depreciation, which is among the lines already.
   */
  alternate?: { deductions?: Paise; investment?: Paise };
  /** What MAT adds to the profit and takes off it beside tax and exempt income, and what the books carry forward. */
  book?: { added?: Paise; takenOff?: Paise; lossBroughtForward?: Paise; depreciationBroughtForward?: Paise };
  /** MAT credit of a company, AMT credit of an LLP. */
  matCredit?: readonly { year: string; amount: Paise }[];
  /** Tax deducted and collected at source. */
  taxAtSource?: Paise;
  /** Relief for tax paid abroad (ss.90, 91). */
  foreignTaxRelief?: Paise;
  /** Advance tax is what was paid by 31 March of the year, self-assessment tax what was paid later. */
  payments?: readonly TaxPayment[];
};

/** `ofDeductions`: of the business loss, what lapses in the 22% and 15% regimes. */
export type LossCarried = { year: string; business: Paise; depreciation: Paise; ofDeductions?: Paise };

/** The figures of income of one choice; each is the step of the same name in `ChoiceOutcome.steps`. */
export type IncomeFigures = {
  business: Paise;
  otherSources: Paise;
  capitalGain: Paise;
  /** At special rates, after the losses set off against it. */
  special: readonly SpecialIncome[];
  lossesUsed: Paise;
  grossTotal: Paise;
  deductions: Paise;
  holidayDeduction: Paise;
  /** Of the deductions, what is of dividends passed on (80M). */
  dividendsDeducted: Paise;
  totalIncome: Paise;
  /** Absent in regimes without MAT. */
  bookProfit?: Paise;
  /** Of an LLP: what AMT adds to the total income again. */
  takenBack?: Paise;
  lossesCarried: readonly LossCarried[];
  /** Of the business loss of the year what is not carried, since the return is late. */
  lossLost?: Paise;
};

export type InterestFigures = { lateReturn: Paise; shortAdvance: Paise; deferment: Paise; fee: Paise };

/** One way of being taxed, with every figure of the return. The figures stand also where the way is not open to the company. */
export type ChoiceOutcome = {
  choice: TaxChoice;
  isAvailable: boolean;
  /** Why the choice is not open; empty where it is. */
  unavailable: readonly Message[];
  /** Taking it binds for later years. */
  isIrrevocable: boolean;
  /** What comes with it: no MAT, no holiday, credit that lapses, a form by a day. */
  consequences: readonly Message[];
  income: IncomeFigures;
  tax: CorporateTax;
  interest: InterestFigures;
  /** Tax, interest and fee: what the choice costs in all, whatever was paid. Choices are ranked by it. */
  cost: Paise;
  /** Withheld, relieved and paid by the company. */
  credits: Paise;
  /** To be paid, below nought refunded; rounded to ten rupees. */
  balance: Paise;
  /** MAT or AMT credit that is left for later years: what was brought forward and not used, and what the year makes. */
  matCreditCarried: Paise;
  /** Every figure with how it was made. `explain(outcome, 'business')` cuts out what one figure rests on. */
  steps: readonly Step[];
};

export type Comparison = {
  year: string;
  dueOn: Explained<IncomeTaxDue>;
  /** Those of a company or an LLP, in the order of `TAX_CHOICES`. */
  choices: readonly ChoiceOutcome[];
  /** The open choice that costs least; of equal ones the one that binds least. */
  best: TaxChoice;
  /** What the best costs less than the ordinary way of being taxed. */
  saves: Paise;
};

export type TaxOptions = {
  /** Rules known later are left out. */
  knownOn?: IsoDate;
  /** For a plan of years that no Finance Act covers yet: the newest law is taken, and the step of the year says it is assumed. */
  isForecast?: boolean;
};
