import type { GstFiler } from '../gst/law/returns';
import type { TaxRegime } from '../income-tax/regime';
import type { ReraState } from '../rera/law/projects-and-agents';
import type { ReraActivity } from '../rera/values';
import type { LegalForm } from '../roc/classification';
import type { IsoDate } from '../shared/dates';
import { formatRupees, type Paise, paise } from '../shared/money';

/** Questions that only the company can answer and that decide whether a form is due. Unanswered is an answer of its own. */
export const DUTY_QUESTIONS = [
  'deposits-or-loans',
  'dues-to-small-suppliers',
  'digital-receipts-and-payments',
  'international-transactions',
  'advance-tax',
  'shares-in-demat',
  'dormant',
  'social-responsibility',
  'foreign-investment',
  'overseas-investment',
  'exports',
  'job-work',
  'minimum-tax',
  'startup-deduction',
  'low-wages',
] as const;
export type DutyQuestion = (typeof DUTY_QUESTIONS)[number];

export const IP_KINDS = ['trademark', 'patent', 'design', 'copyright'] as const;
export type IpKind = (typeof IP_KINDS)[number];

/** A right of intellectual property. Its subject is the number of its application; a draft, which is not applied for, has one of its own. */
export type IpRight = {
  kind: IpKind;
  name: string;
  /** Absent of a draft. */
  appliedOn?: IsoDate;
  registeredOn?: IsoDate;
  classes: readonly number[];
  registrationNumber?: string;
  /** The day to which it is renewed or paid, as the register shows it: what falls due next. */
  inForceTo?: IsoDate;
  /** The two letters of a country; absent of India. */
  jurisdiction?: string;
  isMadrid?: boolean;
  /** The first filing anywhere, where priority is claimed. */
  priorityOn?: IsoDate;
  /** Of a patent: filed with a provisional specification, and when the complete one followed. */
  isProvisional?: boolean;
  completedOn?: IsoDate;
  examinationAskedOn?: IsoDate;
  /** The examination report: of a mark the day it was received, of a patent the day it was issued. */
  reportOn?: IsoDate;
  answeredOn?: IsoDate;
  /** In the Journal. */
  publishedOn?: IsoDate;
  /** The day the notice of opposition was received. */
  opposedOn?: IsoDate;
};

/** What each kind of fact says. The subject of a fact tells several of one kind apart: a GSTIN, a DIN, a year. */
export type FactValues = {
  'legal-form': { legalForm: LegalForm; isNeverSmall: boolean };
  capital: { paidUp: Paise; authorised: Paise };
  /** Of an LLP. */
  contribution: { amount: Paise };
  /** Subject: the financial year, '2025-26'. */
  turnover: { amount: Paise };
  /** Subject: the GSTIN. */
  /** `cancellationOrderOn`: the day of the order, which may come after the day from which it cancels. */
  'gst-registration': {
    filer: GstFiler;
    registeredOn: IsoDate;
    cancelledOn?: IsoDate;
    cancellationOrderOn?: IsoDate;
    /** Of the principal place of business: some notifications speak of districts alone. */
    district?: string;
  };
  /** The first supply ever that was zero-rated: abroad or to a special economic zone. */
  'first-export': { invoicedOn: IsoDate };
  /** Subject: the TAN. */
  tan: { paysSalary: boolean; paysResidents: boolean; paysNonResidents: boolean; collects: boolean };
  employees: { count: number };
  /** Subject: the code number of the establishment. */
  'provident-fund': { coveredFrom: IsoDate };
  /** Subject: the code number of the employer. */
  'state-insurance': { coveredFrom: IsoDate };
  /** Subject: the State by the first two digits of its GSTINs. */
  'professional-tax': { employsFrom: IsoDate; paysYearly: boolean };
  /** Subject: the financial or tax year. */
  'tax-regime': { regime: TaxRegime };
  /** What the latest return carries of an earlier year and is still to be used. Subject: the year it arose in. */
  'tax-carried': { loss: Paise; depreciation: Paise; credit: Paise; wasInTime: boolean };
  /** The first year for which the start-up deduction was claimed. */
  'holiday-claim': { firstYear: string };
  /**
   * How the business began: by splitting up or reconstructing one that was there, or with plant that others had used, above the share
   * that the start-up deduction allows.
   */
  formation: { isReconstruction: boolean; hasUsedPlant: boolean };
  'startup-recognition': { certificate: string; recognisedOn: IsoDate };
  'board-certificate': { certificate: string; issuedOn: IsoDate };
  /** Subject: the registration number. */
  'rera-project': {
    state: ReraState;
    name: string;
    registeredOn: IsoDate;
    endsOn: IsoDate;
    cost?: Paise;
    completedOn?: IsoDate;
    /** Square metres of land, and apartments of all phases. */
    land?: number;
    apartments?: number;
    /** The 70% account is short without a reason, or money was withdrawn without all three certificates. */
    hasAccountFault?: boolean;
    /** Orders that are not paid, and complaints past their hearing. */
    openOrders?: number;
  };
  /** What is built or brokered in a State without a registration or licence. Subject: its name. */
  'rera-activity': {
    state: ReraState;
    activity: ReraActivity;
    land?: number;
    apartments?: number;
    /** Sold or advertised already; of an agency, acting for others already. */
    isSelling: boolean;
  };
  /** Subject: the licence number. */
  'rera-agent': { state: ReraState; licenceEndsOn: IsoDate };
  /** Subject: the application number. */
  'ip-asset': IpRight;
  /** Subject: the DIN. */
  director: {
    name: string;
    appointedOn: IsoDate;
    ceasedOn?: IsoDate;
    lastKycOn?: IsoDate;
    /** That no KYC was ever done is said in so many words: a blank day is no such answer. */
    hasNoKyc?: boolean;
  };
  auditor: { name: string; appointedOn: IsoDate; years: number };
  /** What a form is about and only the company knows: its tax, or the amount secured. Subject: the obligation's key. */
  'form-amount': { amount: Paise };
  /** Subject: one of the questions. */
  duty: { answer: boolean };
};

export type FactKind = keyof FactValues;

/** Kinds of which a company has one at a time; the others are told apart by their subject. */
export const SINGLE_FACTS = [
  'legal-form',
  'capital',
  'contribution',
  'first-export',
  'employees',
  'startup-recognition',
  'board-certificate',
  'holiday-claim',
  'formation',
  'auditor',
] as const satisfies readonly FactKind[];
export const SUBJECT_FACTS = [
  'turnover',
  'gst-registration',
  'tan',
  'provident-fund',
  'state-insurance',
  'professional-tax',
  'tax-regime',
  'tax-carried',
  'rera-project',
  'rera-agent',
  'rera-activity',
  'ip-asset',
  'director',
  'form-amount',
  'duty',
] as const satisfies readonly FactKind[];
export const FACT_KINDS = [...SINGLE_FACTS, ...SUBJECT_FACTS] as const;

/** When something was recorded, and when somebody took it back: two times beside the day it speaks of. */
export type Recorded = { id: string; recordedOn: IsoDate; withdrawnOn?: IsoDate };

/** One statement about a company: it holds from a day until a later statement of the same kind and subject. */
export type FactOf<Kind extends FactKind> = Recorded & {
  kind: Kind;
  subject: string;
  holdsFrom: IsoDate;
  value: FactValues[Kind];
};
export type Fact = { [Kind in FactKind]: FactOf<Kind> }[FactKind];

// The amounts among the values of facts and the details of events; everything else in them is a text, a day, a count or an answer.
const AMOUNTS = ['paidUp', 'authorised', 'amount', 'cost', 'paid', 'loss', 'depreciation', 'credit'];

/** What a fact or event says, with its amounts as the API carries them: paise become '2500000.00'. */
export const inRupees = (said: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      AMOUNTS.includes(name) && typeof value === 'number' ? formatRupees(paise(value)) : value,
    ]),
  );
