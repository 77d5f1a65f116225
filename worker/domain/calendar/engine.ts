import type { FactKind } from '../company/facts';
import { stateCodeOfCin } from '../identifiers/company-number';
import { firstDayOf } from '../law/periods';
import type { Deeds, FilerTraits } from '../law/relief';
import { isUnverified, type Rule, ruleIfInForce } from '../law/rule';
import { directorDisqualifiedFrom, disqualificationOf, type YearlyFiling } from '../roc/disqualification';
import { addDays, type IsoDate, isFinancialYear, isIsoDate, yearBefore, yearStart } from '../shared/dates';
import { assuming, type Citation, citationOf, type Explained, onDay, type Step, under } from '../shared/explained';
import { type Said, say } from '../shared/message';
import type { Paise } from '../shared/money';
import { answerOn, headcountMissing, keyOf, legalFormOn, turnoverOf } from './areas/answers';
import { firmReturns } from './areas/firm-return';
import { gst } from './areas/gst';
import { incomeTax, REPORT_FACTS } from './areas/income-tax';
import { incomeTaxReports } from './areas/income-tax-reports';
import { ip } from './areas/ip';
import { labour } from './areas/labour';
import { llp } from './areas/llp';
import { rera } from './areas/rera';
import { roc } from './areas/roc/roc';
import { tds } from './areas/tds/tds';
import { ASKED_BY } from './duty-law';
import { ladderOf } from './ladder';
import type {
  Answer,
  AreaAnswer,
  AreaOfLaw,
  Asked,
  CompanyProfile,
  Dossier,
  Draft,
  NotDue,
  Obligation,
  Waiver,
} from './model';
import { yearOfPeriod } from './periods';
import { profileOf } from './profile';
import {
  applyExtensions,
  conditionsOf,
  easedIfPaid,
  type ReliefsByForm,
  reliefsByForm,
  reliefsOfFiler,
  waiversOf,
} from './reliefs';
import type { Area } from './values';

/** An area that is asked only of those whom it concerns; of the others, what cannot be told of it. */
const where =
  (
    isConcerned: (profile: CompanyProfile) => boolean,
    area: AreaOfLaw,
    otherwise: () => AreaAnswer['notDue'] = () => [],
  ): AreaOfLaw =>
  (profile) =>
    isConcerned(profile) ? area(profile) : { drafts: [], notDue: otherwise() };

const has =
  (...kinds: readonly FactKind[]) =>
  ({ subjectsOf }: CompanyProfile): boolean =>
    kinds.some((kind) => subjectsOf(kind).length > 0);

const wasEverLlp = (profile: CompanyProfile): boolean =>
  profile.dossier.facts.some(({ kind, value }) => kind === 'legal-form' && value.legalForm === 'llp');

export const ofLlp = where(wasEverLlp, llp);

/** The areas of law that the engine asks. The order is that in which what is not due is listed. */
const AREAS_OF_LAW: readonly AreaOfLaw[] = [
  gst,
  tds,
  roc,
  ofLlp,
  incomeTax,
  where(wasEverLlp, firmReturns),
  where((profile) => has(...REPORT_FACTS)(profile) || wasEverLlp(profile), incomeTaxReports),
  where(has('employees', 'provident-fund', 'state-insurance', 'professional-tax'), labour, headcountMissing),
  where(has('rera-project', 'rera-agent'), rera),
  where(has('ip-asset'), ip),
];

/** What is laid over every draft alike. */
type Overlay = { profile: CompanyProfile; words: Claims; reliefs: ReliefsByForm };

/**
 * What the law asks of a company between two due days, with its facts, events and reliefs as they were known: each obligation
 * once, by due day and key; what is not due and why; what money lapses. Pure: equal questions have equal answers. The areas of
 * law can be given, so that one can be asked alone.
 */
export function obligationsOf(dossier: Dossier, asked: Asked, areas: readonly AreaOfLaw[] = AREAS_OF_LAW): Answer {
  const profile = profileOf(dossier, asked);
  const overlay = { profile, words: claimsOf(profile), reliefs: reliefsByForm(dossier.reliefs) };
  const answers = areas.map((area) => area(profile));
  const obligations = answers
    .flatMap(({ drafts }) => drafts.flatMap((draft) => obligationOf(draft, overlay) ?? []))
    .sort(byDueDay);
  return {
    obligations,
    notDue: answers.flatMap(({ notDue }) =>
      notDue.map((one) => ({ ...one, because: under(one.because, lawOf(one, asked)) })),
    ),
    warnings: answers.flatMap(({ warnings = [] }) => warnings),
    isStruckOffThreatened: isStruckOffThreatened(profile, obligations),
    ...disqualifiedBy(profile, obligations),
  };
}

/** Undefined where neither the law's own day nor the moved one touches the window. */
function obligationOf(draft: Draft, overlay: Overlay): Obligation | undefined {
  const { asked } = overlay.profile;
  const ofForm = overlay.reliefs.get(draft.form) ?? [];
  const key = keyOf(draft);
  const traits = () => traitsOf(draft, overlay.profile);
  const deeds = () => deedsOf(draft, key, overlay);
  const reliefs = reliefsOfFiler(ofForm, traits, draft.originalDueOn, deeds);
  const moved = applyExtensions(reliefs, draft, draft.dueOn, asked.knownOn);
  const day = moved.dueOn.value;
  const isTooOld = day < asked.from && !(draft.isStatedOpen && asked.withOldDefaults);
  if (draft.originalDueOn > asked.to || isTooOld) return undefined;
  const state = stateOf(draft, key, day, overlay.words, overlay.profile);
  const waivers = reliefs.length > 0 ? waiversOf(reliefs, { ...draft, dueOn: day }, asked.knownOn) : [];
  const conditions = conditionsOf(ofForm, draft, traits, deeds, asked.knownOn);
  const { area, form, period, subject, title, priority, isOptional, originalDueOn } = draft;
  const applies = under(draft.applies, lawOfDraft(draft, asked));
  return {
    ...{ key, area, form, period, subject, title, priority, isOptional, applies, originalDueOn },
    description: askingWhetherPaid(
      describe(draft, day, state),
      conditions.length > 0 ? easedIfPaid(ofForm, conditions, originalDueOn, deeds()) : undefined,
    ),
    isUnverified: restsOnUnverified(moved.dueOn),
    dueOn: moved.dueOn,
    moves: [...draft.moves, ...moved.moves],
    ...(draft.lastDay && { lastDay: draft.lastDay }),
    waivers,
    ...(conditions.length > 0 && { conditions }),
    ...costOf(draft, day, state, waivers, reliefs),
    ...state,
  };
}

function describe({ description, whileOpen }: Draft, day: IsoDate, { status }: State): Said {
  const isOpen = status === 'pending' || status === 'unconfirmed';
  const told = whileOpen && isOpen ? whileOpen(description) : description;
  return isSunday(day) ? say('calendar.item.on-sunday', { description: told }) : told;
}

/** What people said was done of a form. Its tax was paid on the day that is told, else with the form. */
function deedsOf({ period, subject, done }: Draft, key: string, { words, profile }: Overlay): Deeds {
  const { today } = profile.asked;
  const filedOn = words.filed.get(key)?.on ?? (done && done.on <= today ? done.on : undefined);
  const paid = profile.events('tax-paid').find((event) => event.subject === key && event.happenedOn <= today);
  return {
    today,
    ...(filedOn && { filedOn }),
    ...(paid && { paidOn: paid.happenedOn }),
    otherFiledOn: (form) => words.filed.get(keyOf({ form, period, subject }))?.on,
  };
}

/** Where a relief would ease who had paid the tax by a day that has passed, and nobody says whether it was paid, that is asked. */
function askingWhetherPaid(description: Said, missed: ReturnType<typeof easedIfPaid>): Said {
  if (!missed) return description;
  return say('calendar.item.unless-paid', { description, day: onDay(missed.paidBy), statute: missed.statute });
}

/** What is known of who files a form, for the limits of a relief: the facts of the day on which it fell due by the law's rule. */
function traitsOf(draft: Draft, profile: CompanyProfile): FilerTraits {
  const { area, subject, traits, period, originalDueOn: dueOn } = draft;
  const legalForm = legalFormOn(profile, dueOn);
  const gstin = area === 'GST' ? subject : '';
  const state = gstin.slice(0, 2) || stateCodeOfCin(profile.dossier.cin);
  const district = gstin ? profile.statedOn('gst-registration', dueOn, gstin)?.value.district : undefined;
  return {
    ...(legalForm && { taxpayer: legalForm === 'llp' ? 'llp' : 'company' }),
    ...(state && { state }),
    ...(gstin && { gstin }),
    ...(district && { district: district.toLowerCase() }),
    turnover: () => turnoverFor(draft, profile),
    ...(isIsoDate(period) && { eventOn: period }),
    grounds: groundsOf(profile, dueOn),
    dueOn,
    ...traits,
  };
}

/** A class of turnover is told by the year before a month or quarter of GST, and by the year itself of what is for a year. */
function turnoverFor({ area, period, originalDueOn }: Draft, profile: CompanyProfile): Paise | undefined {
  const year = yearOfPeriod(period, originalDueOn);
  return turnoverOf(profile, area === 'GST' && period !== year ? yearBefore(yearStart(year)) : year);
}

/** A notice of strike-off is an act: none is recorded, none was given. Whether a company is dormant it must say itself. */
function groundsOf(profile: CompanyProfile, dueOn: IsoDate): NonNullable<FilerTraits['grounds']> {
  const isDormant = answerOn(profile, 'dormant', dueOn);
  const { today } = profile.asked;
  return {
    'strike-off-notice': profile.events('strike-off-notice').some(({ happenedOn }) => happenedOn <= today),
    ...(isDormant !== undefined && { dormant: isDormant }),
  };
}

function costOf(
  { costOn, costBreaks, accrual, unknownCost }: Draft,
  dueOn: IsoDate,
  { status, doneOn }: State,
  waivers: readonly Waiver[],
  reliefs: CompanyProfile['dossier']['reliefs'],
): Pick<Obligation, 'ladder' | 'costOn' | 'unknownCost'> {
  if (status === 'not_due' || status === 'settled') return { ladder: [] };
  // What was done cost what it cost: nothing of it is waited for.
  const lacking = typeof unknownCost === 'function' ? unknownCost(dueOn) : unknownCost;
  const unknown = lacking && status !== 'completed' ? { unknownCost: lacking } : {};
  if (!costOn) return { ladder: [], ...unknown };
  const onDay = (day: IsoDate) =>
    assuming(costOn(day, dueOn, reliefs), (step) => day !== doneOn && isDayOfDoing(step, day), FILING);
  const ofWaivers = waivers.flatMap(({ filedFrom, filedBy }) => [filedFrom, addDays(filedBy, 1)]);
  const breaks = [...(costBreaks?.(dueOn) ?? []), ...ofWaivers];
  return { costOn: onDay, ladder: ladderOf((day) => onDay(day).value, breaks, dueOn, accrual?.(dueOn)), ...unknown };
}

const FILING = { record: 'event', kind: 'filing' } as const;

// The day on which an act is done, as the costs of every area name it.
const DAYS_OF_DOING = ['filed', 'deposited', 'paid', 'day'];

const isDayOfDoing = ({ id, inputs, rule, formula, quantity }: Step, day: IsoDate): boolean =>
  inputs.length === 0 &&
  !rule &&
  !formula &&
  quantity.value === day &&
  DAYS_OF_DOING.includes(id.split('.').at(-1) ?? '');

const isSunday = (day: IsoDate): boolean => new Date(Date.parse(day)).getUTCDay() === 0;

const restsOnUnverified = ({ steps }: Explained<unknown>): boolean =>
  steps.some(({ rule }) => rule !== undefined && isUnverified(rule));

const byDueDay = (one: Obligation, other: Obligation): number =>
  one.dueOn.value === other.dueOn.value ? (one.key < other.key ? -1 : 1) : one.dueOn.value < other.dueOn.value ? -1 : 1;

type Done = { on: IsoDate; acknowledgement?: string };

/** What people have said of obligations, by key, as far as it had happened on the day that is asked. */
type Claims = {
  filed: ReadonlyMap<string, Done>;
  nothingDue: ReadonlySet<string>;
  notFiled: ReadonlySet<string>;
  /** Obligations that were done on a day that nobody knows any more. */
  done: ReadonlySet<string>;
  settled: readonly { until: IsoDate; area?: Area }[];
};

/** Collects the words of a company's people. An obligation that is filed twice was done on the first of the days. */
function claimsOf(profile: CompanyProfile): Claims {
  const { today } = profile.asked;
  const filed = new Map<string, Done>();
  for (const { subject, happenedOn, details } of profile.events('filing')) {
    const { acknowledgement } = details;
    if (happenedOn > today || filed.has(subject)) continue;
    filed.set(subject, { on: happenedOn, ...(acknowledgement !== undefined && { acknowledgement }) });
  }
  const said = (kind: 'nothing-due' | 'not-filed' | 'settled') =>
    new Set(profile.events(kind).flatMap(({ subject, happenedOn }) => (subject && happenedOn <= today ? subject : [])));
  const settled = profile
    .events('settled')
    .filter(({ subject }) => subject === '')
    .map(({ happenedOn, details }) => ({ until: happenedOn, ...(details.area && { area: details.area }) }));
  return { filed, nothingDue: said('nothing-due'), notFiled: said('not-filed'), done: said('settled'), settled };
}

type State = Pick<Obligation, 'status' | 'doneOn' | 'acknowledgement'>;

/**
 * How an obligation stands. What was filed is done, whoever said what else; then the most exact word counts: nothing was due,
 * it was not filed, an act of its own shows it done or open; then a word for the whole area. What fell due before the books
 * were kept here, and of which nobody has spoken, is unconfirmed and not overdue.
 */
function stateOf(draft: Draft, key: string, dueOn: IsoDate, words: Claims, { asked, dossier }: CompanyProfile): State {
  const filed = words.filed.get(key);
  if (filed) return completed(filed);
  if (words.nothingDue.has(key)) return { status: 'not_due' };
  if (words.notFiled.has(key)) return { status: 'pending' };
  if (draft.done && draft.done.on <= asked.today) return completed(draft.done);
  if (words.done.has(key)) return { status: 'settled' };
  if (draft.isStatedOpen) return { status: 'pending' };
  const isSettled = words.settled.some(({ until, area }) => dueOn <= until && (!area || area === draft.area));
  if (isSettled) return { status: 'settled' };
  return { status: dueOn < dossier.trackedSince && dueOn < asked.today ? 'unconfirmed' : 'pending' };
}

const completed = ({ on, acknowledgement }: Done): State => ({
  status: 'completed',
  doneOn: on,
  ...(acknowledgement !== undefined && { acknowledgement }),
});

/** The accounts and annual returns that are missing, or were filed late, as far as the window that is asked reaches. */
function disqualifiedBy(
  { asked, newest }: CompanyProfile,
  obligations: readonly Obligation[],
): Pick<Answer, 'disqualification' | 'disqualifiedDirectors'> {
  const filings = obligations.flatMap(({ area, form, period: year, status, dueOn, doneOn }): YearlyFiling[] => {
    const isMissing = status === 'pending' || (status === 'completed' && doneOn !== undefined && doneOn > dueOn.value);
    const isYearly = area === 'ROC' && /^(AOC-4|MGT-7)/.test(form);
    return isYearly && isMissing ? [{ form, year, dueOn: dueOn.value, ...(doneOn && { filedOn: doneOn }) }] : [];
  });
  const disqualification = disqualificationOf(filings, asked.today, asked.knownOn);
  if (!disqualification) return {};
  const disqualifiedDirectors = newest('director').flatMap(
    ({ subject: din, value: { name, appointedOn, ceasedOn } }) => {
      const from = directorDisqualifiedFrom(disqualification.value, appointedOn, asked.knownOn);
      // Who left before their day is not met by it.
      return from && !(ceasedOn && ceasedOn < from.value) ? { din, name, from } : [];
    },
  );
  return { disqualification, disqualifiedDirectors };
}

const MISSING_YEARS = 3;

/**
 * Whether a company may be struck off: it was given notice, or one critical form of the Registrar is overdue for three years'
 * periods, as far as the window that is asked reaches.
 */
function isStruckOffThreatened(profile: CompanyProfile, obligations: readonly Obligation[]): boolean {
  const { today } = profile.asked;
  if (profile.events('strike-off-notice').some(({ happenedOn }) => happenedOn <= today)) return true;
  const missing = new Map<string, number>();
  for (const { form, area, status, priority, dueOn } of obligations) {
    const isMissing = area === 'ROC' && priority === 'critical' && status === 'pending' && dueOn.value < today;
    if (isMissing) missing.set(form, (missing.get(form) ?? 0) + 1);
  }
  return [...missing.values()].some((count) => count >= MISSING_YEARS);
}

/** The provision that asks for a form of a period, as known on the day that is asked; undefined where none is recorded. */
function lawOf({ form, period }: Pick<NotDue, 'form' | 'period'>, asked: Asked): Citation | undefined {
  const history = ASKED_BY[form];
  if (!history) return undefined;
  const day = isFinancialYear(period) ? firstDayOf(period) : asked.today;
  const rule: Rule<unknown> | undefined =
    ruleIfInForce(history, day, asked.knownOn) ?? ruleIfInForce(history, asked.today, asked.knownOn) ?? history.at(-1);
  return rule && citationOf(rule);
}

// What a notification moved was asked for before it.
const isOfMove = (id: string): boolean => id === 'extended' || id.startsWith('moved.');

/** The provision that sets the day of a form asks for it too. */
const lawOfDay = ({ steps }: Explained<unknown>): Citation | undefined =>
  steps.findLast(({ id, rule }) => rule !== undefined && !isOfMove(id))?.rule;

/** Why a form is due, under the provision that asks for it. */
const lawOfDraft = (draft: Pick<Draft, 'form' | 'period' | 'dueOn'>, asked: Asked): Citation | undefined =>
  lawOfDay(draft.dueOn) ?? lawOf(draft, asked);
