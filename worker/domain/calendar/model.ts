import type { CompanyEvent, EventKind, EventOf } from '../company/events';
import type { DutyQuestion, Fact, FactKind, FactOf } from '../company/facts';
import type { ConditionState, FilerTraits, Relief, ReliefConditions } from '../law/relief';
import type { Disqualification } from '../roc/disqualification';
import type { IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import type { Message, Said } from '../shared/message';
import type { BasisPoints, Paise } from '../shared/money';
import type { Area, ItemStatus, Priority } from './values';

/** Everything the engine knows of a company. Facts and events are given whole; what was withdrawn carries its day. */
export type Dossier = {
  cin: string;
  pan: string;
  incorporatedOn: IsoDate;
  facts: readonly Fact[];
  events: readonly CompanyEvent[];
  /** Reliefs entered for the company's firm, beside those of the law tables. */
  reliefs: readonly Relief[];
  /** Since when the books are kept here: what fell due earlier is open only where a person says so. */
  trackedSince: IsoDate;
};

/** The window of due days to answer for, and the day on which it is asked. With knownOn, law, facts and reliefs as known then. */
export type Asked = {
  today: IsoDate;
  from: IsoDate;
  to: IsoDate;
  knownOn?: IsoDate;
  /** Asks for what people stated to be open as well, however long before the window it fell due. */
  withOldDefaults?: true;
};

/** A due date that a relief moved. */
export type Move = {
  reliefId: string;
  from: IsoDate;
  to: IsoDate;
  statute: string;
  url?: string;
  knownSince: IsoDate;
  /** What must still be done for it to hold. */
  onlyIf?: ReliefConditions;
};

/** How what an instrument asks for stands, whether it eases the obligation or not. */
export type Condition = ReliefConditions & { reliefId: string; statute: string; state: ConditionState };

/** A fee that a relief waives, in whole or in part, for who files inside its window; the date stays. */
export type Waiver = {
  reliefId: string;
  filedFrom: IsoDate;
  filedBy: IsoDate;
  /** In basis points: 0 where nothing is asked. */
  stillAsked: BasisPoints;
  statute: string;
  url?: string;
  knownSince: IsoDate;
  /** What must still be done for it to hold. */
  onlyIf?: ReliefConditions;
};

/**
 * What an act costs by the day on which it is done, as pieces of straight line: from a day on, so much, and so much more for each
 * further day. Empty where no cost is known; one piece of nothing where it is known that none is asked. Days and paise; the last
 * piece goes on without end.
 */
export type CostLadder = readonly { from: IsoDate; base: Paise; perDay: Paise; accrual?: Accrual }[];

/** Interest that runs by the day on an amount since a day, in years of 365 days, beside what the piece says. */
export type Accrual = { amount: Paise; rate: BasisPoints; since: IsoDate };

/** What the law asks of a company for a period. The key is its identity: form, period and subject, whatever else changes. */
export type Obligation = {
  key: string;
  area: Area;
  form: string;
  /** '2026-10', '2026-27 Q2', '2025-26', or the day of the event it was born of. */
  period: string;
  /** The GSTIN, TAN, DIN or registration it is for; empty for the company itself. */
  subject: string;
  title: Said;
  description: Said;
  priority: Priority;
  isOptional: boolean;
  isUnverified: boolean;
  dueOn: Explained<IsoDate>;
  /** The day by the law's own rule, before any relief moved it. */
  originalDueOn: IsoDate;
  moves: readonly Move[];
  waivers: readonly Waiver[];
  /** Absent where no relief of the form asks for anything. */
  conditions?: readonly Condition[];
  applies: Explained<boolean>;
  ladder: CostLadder;
  /** What of the cost cannot be told since an amount is missing that only the company knows. */
  unknownCost?: Message;
  /** The last day on which it can be done at all: no fee buys a later one. Absent where there is none. */
  lastDay?: IsoDate;
  /** What doing it on a day costs beside the tax itself; the ladder is drawn from it. Absent where nothing is known. */
  costOn?: (day: IsoDate) => Explained<Paise>;
  status: ItemStatus;
  doneOn?: IsoDate;
  acknowledgement?: string;
};

/** Why something is not on the calendar: the facts say it is not due, or a fact is missing that would decide. */
export type NotDue = {
  area: Area;
  form: string;
  period: string;
  subject: string;
  verdict: 'not-due' | 'not-known';
  because: Explained<boolean>;
  /** What to answer where it is not known: a question, or the kind of fact that is missing. */
  asks?: DutyQuestion | Fact['kind'];
  /** Of which year it is to be stated, where that is not the period: an election of the year before. */
  asksOf?: string;
};

/** Money that is lost, not owed, after a day: an input credit that lapses. No task, so never counted as one. */
export type MoneyWarning = { id: string; area: Area; title: Said; description: Said; lastDay: Explained<IsoDate> };

export type Answer = {
  obligations: readonly Obligation[];
  notDue: readonly NotDue[];
  warnings: readonly MoneyWarning[];
  /** A strike-off notice, or a critical form missing for three years: it caps the score. */
  isStruckOffThreatened: boolean;
  /** Three years running of accounts or annual returns that were not filed: since when the directors are disqualified. */
  disqualification?: Explained<Disqualification>;
  /** Of each director whom it meets the day, which is a later one for who was appointed while the default lasted. */
  disqualifiedDirectors?: readonly { din: string; name: string; from: Explained<IsoDate> }[];
};

/**
 * An obligation as an area of law states it: with its date by the law's own tables, before the reliefs of the firm and the words of a
 * person are laid over it. `moves` are those of the law's own tables. The engine adds to the
 * description that a day is a Sunday.
 */
export type Draft = Omit<
  Obligation,
  | 'key'
  | 'status'
  | 'doneOn'
  | 'acknowledgement'
  | 'waivers'
  | 'conditions'
  | 'ladder'
  | 'isUnverified'
  | 'costOn'
  | 'unknownCost'
> & {
  /** What of the cost cannot be told yet, for the due date that counts. */
  unknownCost?: Message | ((dueOn: Obligation['originalDueOn']) => Message | undefined);
  /** What doing it on a day costs. The engine hands in the due date that counts, and every relief of fees it found. */
  costOn?: CostOf;
  /** Interest by the day that is in the cost and follows no straight line in whole paise. */
  accrual?: (dueOn: Obligation['originalDueOn']) => Accrual;
  /** Days on which the cost may change its slope, for the due date that counts; the engine adds the waivers' own. */
  costBreaks?: (dueOn: Obligation['originalDueOn']) => readonly Obligation['originalDueOn'][];
  /** What is said beside the description while it is open. */
  whileOpen?: (description: Said) => Message;
  /** What the area knows of the filer that no fact tells by itself; the engine adds the rest. */
  traits?: FilerTraits;
  /** Done by an event of the area itself, such as a deposit in full or a meeting held. */
  done?: { on: Obligation['originalDueOn']; acknowledgement?: string };
  /** The person has said in so many words that it is open: money was withheld, a meeting was held, and nothing was deposited or filed. */
  isStatedOpen?: true;
};

type CostOf = (
  day: Obligation['originalDueOn'],
  dueOn: Obligation['originalDueOn'],
  reliefs: CompanyProfile['dossier']['reliefs'],
) => ReturnType<NonNullable<Obligation['costOn']>>;

/** What one area of law answers: what is due, what is not and why, and what money lapses. */
export type AreaAnswer = {
  drafts: readonly Draft[];
  notDue: readonly NotDue[];
  warnings?: readonly MoneyWarning[];
};

export type AreaOfLaw = (profile: CompanyProfile) => AreaAnswer;

/** A company's facts and events as they were known on the day that is asked, ready to be looked up. */
export type CompanyProfile = {
  dossier: Dossier;
  asked: Asked;
  /** The statement of a kind and subject that holds on a day: the latest to hold, of equals the one recorded last. */
  factOn: <Kind extends FactKind>(kind: Kind, day: IsoDate, subject?: string) => FactOf<Kind> | undefined;
  /** The same; on a day before the first statement, that one: for what was so all along and was only said later. */
  statedOn: <Kind extends FactKind>(kind: Kind, day: IsoDate, subject?: string) => FactOf<Kind> | undefined;
  /** The subjects of a kind that are stated at all, in order. */
  subjectsOf: (kind: FactKind) => readonly string[];
  /** The newest statement of each subject of a kind, whatever day is asked. */
  newest: <Kind extends FactKind>(kind: Kind) => readonly FactOf<Kind>[];
  /** The statements of each subject of a kind one after another: of one day the one recorded last. */
  versions: <Kind extends FactKind>(kind: Kind) => readonly FactOf<Kind>[];
  /** Events of a kind, in the order in which they happened. */
  events: <Kind extends EventKind>(kind: Kind) => readonly EventOf<Kind>[];
};
