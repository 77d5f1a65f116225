import type { FactOf } from '../../company/facts';
import { DESIGN_TERM, designDates } from '../../ip/other-rights';
import {
  EXAMINATION_REQUEST_MONTHS,
  PATENT_RENEWAL_TIMES,
  PATENT_TERM_YEARS,
  patentDates,
  patentRenewalDueOn,
  WORKING_STATEMENT_BLOCK,
  workingStatementDueOn,
} from '../../ip/patent';
import {
  RENEWAL_FEES,
  type RenewalWindow,
  TERM_YEARS,
  trademarkRenewal,
  trademarkRenewalFee,
  trademarkState,
} from '../../ip/trade-mark';
import { ruleIfInForce, ruleInForce } from '../../law/rule';
import { addDays, addMonths, financialYearOf, type IsoDate } from '../../shared/dates';
import { dayInWords } from '../../shared/days-in-words';
import { citationOf, type Explained, inPaise, inWords, onDay, type Step, Working } from '../../shared/explained';
import { type Paise, paise } from '../../shared/money';
import type { AreaAnswer, CompanyProfile, Draft } from '../model';
import { applyWaiver } from '../reliefs';
import { areaAnswer, draftOf, type FormAnswer, isAsked, notDueOf, reason } from './answers';
import { type CostOfDelay, noDelayCost } from './roc/cost';

/** What keeps a company's registered rights alive. Of a copyright nothing is ever due. */
export const ip = (profile: CompanyProfile): AreaAnswer =>
  areaAnswer(
    profile,
    profile.newest('ip-asset').flatMap((asset) => ofAsset(profile, asset)),
  );

function ofAsset(profile: CompanyProfile, asset: FactOf<'ip-asset'>): readonly FormAnswer[] {
  switch (asset.value.kind) {
    case 'trademark':
      return trademarkAnswers(profile, asset);
    case 'patent':
      return [...examinationRequest(profile, asset), ...renewals(profile, asset), ...workingStatements(profile, asset)];
    case 'design':
      return designDrafts(profile, asset);
    case 'copyright':
      return [];
  }
}

const FORM = 'TM-R';

type Mark = FactOf<'ip-asset'>;

/** The renewal of a registered mark at the end of each term that ends inside the window (Trade Marks Act 1999 s.25). */
function trademarkAnswers(profile: CompanyProfile, mark: Mark): readonly FormAnswer[] {
  const { today, to, knownOn } = profile.asked;
  const { appliedOn, registeredOn } = mark.value;
  if (!registeredOn) return [notYetRegistered(mark)];
  const term = ruleIfInForce(TERM_YEARS, today, knownOn);
  if (!term) return [];
  const drafts: Draft[] = [];
  for (let renewals = 0; addMonths(appliedOn, term.value * 12 * (renewals + 1)) <= to; renewals++) {
    const expiry = addMonths(appliedOn, term.value * 12 * (renewals + 1));
    if (isAsked(profile, expiry)) drafts.push(renewalDraft(profile, mark, renewals));
  }
  return drafts;
}

const notYetRegistered = ({ value, subject }: Mark): FormAnswer =>
  notDueOf(
    FORM,
    '',
    reason(false, 'No renewal is due', 'a mark is renewed once it is registered', [
      ['Mark', inWords(value.name)],
      ['Registered', inWords('not stated')],
    ]),
    { area: 'IP', subject },
  );

function renewalDraft(profile: CompanyProfile, { value, subject }: Mark, renewals: number): Draft {
  const { today, knownOn } = profile.asked;
  const { value: window, steps } = trademarkRenewal(value.appliedOn, today, renewals, knownOn);
  const { opensOn, expiresOn, graceEndsOn, restorableUntil } = window;
  const period = expiresOn.slice(0, 4);
  const dueOn: Explained<IsoDate> = { value: expiresOn, steps: upTo(steps, 'expiry') };
  return draftOf({
    area: 'IP',
    form: FORM,
    period,
    subject,
    title: `Trade mark renewal of ${value.name}`,
    description: `May be renewed from ${dayInWords(opensOn)}; with surcharge until ${dayInWords(graceEndsOn)}, by restoration until ${dayInWords(restorableUntil)}; after that it is lost.`,
    priority: 'high',
    dueOn,
    applies: reason(true, 'A renewal is due', 'a registered mark is renewed at the end of each term', [
      ['Mark', inWords(value.name)],
      ['Registered', onDay(value.registeredOn ?? value.appliedOn)],
    ]),
    ...costOfRenewal(profile, window, value.classes.length, period),
  });
}

/** The steps as far as the one that is the answer: those after it rest on it. */
const upTo = (steps: Explained<unknown>['steps'], id: string): Explained<unknown>['steps'] =>
  steps.slice(0, steps.findIndex((step) => step.id === id) + 1);

/** Surcharge or restoration for each class, beside the renewal fee that is owed in any case. */
function costOfRenewal({ asked }: CompanyProfile, window: RenewalWindow, classes: number, period: string): CostOfDelay {
  const { knownOn } = asked;
  if (classes < 1 || !ruleIfInForce(RENEWAL_FEES, window.opensOn, knownOn)) return {};
  return {
    costOn: (day, dueOn, reliefs) =>
      day <= dueOn || day <= window.expiresOn
        ? noDelayCost(FORM, day, dueOn)
        : applyWaiver(surcharge(window, classes, day, knownOn), reliefs, { form: FORM, period, filedOn: day }, knownOn),
    costBreaks: (dueOn) => [addDays(dueOn, 1), addDays(window.graceEndsOn, 1), addDays(window.restorableUntil, 1)],
  };
}

/** What a lapsed mark would have cost on its last day stands for it: no fee brings it back. */
function surcharge(window: RenewalWindow, classes: number, day: IsoDate, knownOn?: IsoDate): Explained<Paise> {
  const isLapsed = trademarkState(window, day) === 'lapsed';
  const filedOn = isLapsed ? window.restorableUntil : day;
  const rule = ruleInForce(RENEWAL_FEES, filedOn, knownOn);
  const { value, steps } = trademarkRenewalFee(window, classes, filedOn, knownOn);
  const renewal = paise(rule.value.renewal * classes);
  const working = new Working();
  working.make('owed', 'Renewal fee, owed in any case', inPaise(renewal), {
    formula: `${classes} classes × renewal a class`,
    inputs: ['classes', 'renewal'],
    rule: citationOf(rule),
  });
  working.make(
    'surcharge',
    isLapsed ? 'Lost; asked until it lapsed' : 'Surcharge or restoration',
    inPaise(paise(value - renewal)),
    {
      formula: 'fee on that day − renewal fee',
      inputs: ['fee', 'owed'],
    },
  );
  return { value: paise(value - renewal), steps: [...steps, ...working.explain(value).steps] };
}

type Patent = FactOf<'ip-asset'>;

/** The facts that every answer about a patent rests on. */
const patentFacts = ({ value, subject }: Patent) =>
  [
    ['Patent', inWords(value.name)],
    ['Application', inWords(subject)],
    ['Granted', value.registeredOn ? onDay(value.registeredOn) : inWords('not stated')],
  ] as const;

/** The request for examination of an application that is not granted: without it the application is taken as withdrawn. */
function examinationRequest(profile: CompanyProfile, patent: Patent): readonly Draft[] {
  const { appliedOn, registeredOn, name } = patent.value;
  const { knownOn } = profile.asked;
  if (registeredOn || !ruleIfInForce(EXAMINATION_REQUEST_MONTHS, appliedOn, knownOn)) return [];
  const { value, steps } = patentDates({ filedOn: appliedOn }, knownOn);
  const day = value.examinationRequestBy;
  if (!isAsked(profile, day)) return [];
  const ofRequest = steps.filter(({ id }) => id === 'filed' || id === 'first' || id === 'examination');
  return [
    draftOf({
      area: 'IP',
      form: 'Form 18',
      period: day.slice(0, 4),
      subject: patent.subject,
      title: `Request for examination of ${name}`,
      description: `Without it the application of ${dayInWords(appliedOn)} is taken as withdrawn. An earlier priority makes it due earlier.`,
      priority: 'high',
      dueOn: { value: day, steps: ofRequest },
      applies: reason(
        true,
        'A request for examination is due',
        'every application that is to be granted',
        patentFacts(patent),
      ),
    }),
  ];
}

/** The renewal of a granted patent for each of its years; those that passed before the grant are due together after it. */
function renewals(profile: CompanyProfile, patent: Patent): readonly Draft[] {
  const { today, knownOn } = profile.asked;
  const times = ruleIfInForce(PATENT_RENEWAL_TIMES, today, knownOn);
  const term = ruleIfInForce(PATENT_TERM_YEARS, today, knownOn);
  if (!patent.value.registeredOn || !times || !term) return [];
  const years = Array.from(
    { length: term.value - times.value.firstYear + 1 },
    (_, index) => times.value.firstYear + index,
  );
  return years.flatMap((year) => renewal(profile, patent, year) ?? []);
}

function renewal(profile: CompanyProfile, patent: Patent, year: number): Draft | undefined {
  const { appliedOn, name } = patent.value;
  const { today, knownOn } = profile.asked;
  // Cheap enough to be asked of every year of the term, of which few are due in a window.
  if (!isAsked(profile, dayOf(profile, patent, addMonths(appliedOn, 12 * (year - 1))))) return undefined;
  const { value, steps } = patentRenewalDueOn(appliedOn, year, today, knownOn);
  const due = { value: value.dueOn, steps: steps.filter(({ id }) => id !== 'extended') };
  const dueOn = afterGrant(profile, patent, due);
  return draftOf({
    area: 'IP',
    form: 'Patent renewal',
    period: value.dueOn.slice(0, 4),
    subject: patent.subject,
    title: `Patent renewal of ${name}, year ${year}`,
    description: `Fee for year ${year} of the patent; until ${dayInWords(value.extendedTo)} with a request on Form 4. A patent that is not renewed ceases.`,
    priority: 'high',
    dueOn,
    applies: reason(true, 'A renewal is due', 'a granted patent, for each year from the third', patentFacts(patent)),
  });
}

function dayOf({ asked }: CompanyProfile, { value }: Patent, due: IsoDate): IsoDate {
  const rule = ruleIfInForce(PATENT_RENEWAL_TIMES, asked.today, asked.knownOn);
  if (!rule || !value.registeredOn || due >= value.registeredOn) return due;
  return addMonths(value.registeredOn, rule.value.arrearsMonths);
}

/** Years that passed before the grant are paid within months of its entry in the register. */
function afterGrant(profile: CompanyProfile, patent: Patent, due: Explained<IsoDate>): Explained<IsoDate> {
  const rule = ruleIfInForce(PATENT_RENEWAL_TIMES, profile.asked.today, profile.asked.knownOn);
  const day = dayOf(profile, patent, due.value);
  if (day === due.value || !rule) return due;
  const step: Step = {
    id: 'arrears',
    label: 'Due after the grant',
    quantity: onDay(day),
    formula: `grant of ${patent.value.registeredOn} + ${rule.value.arrearsMonths} months, as the year passed before it`,
    inputs: ['due'],
    rule: citationOf(rule),
  };
  return { value: day, steps: [...due.steps, step] };
}

/** Form 27, the working of a granted patent, for each block of three financial years after that of the grant. */
function workingStatements(profile: CompanyProfile, patent: Patent): readonly FormAnswer[] {
  const { registeredOn } = patent.value;
  const { knownOn, to } = profile.asked;
  if (!registeredOn) return [];
  if (!ruleIfInForce(WORKING_STATEMENT_BLOCK, registeredOn, knownOn)) {
    const because = reason(
      false,
      'When Form 27 is due cannot be told',
      'the blocks of years are recorded for grants from 15 March 2024',
      patentFacts(patent),
    );
    return [notDueOf('Form 27', '', because, { area: 'IP', subject: patent.subject, verdict: 'not-known' })];
  }
  const term = ruleIfInForce(PATENT_TERM_YEARS, registeredOn, knownOn)?.value ?? 0;
  const lapsesOn = addMonths(patent.value.appliedOn, 12 * term);
  const last = to < lapsesOn ? to : lapsesOn;
  const drafts: Draft[] = [];
  for (let block = 1; ; block++) {
    const dueOn = workingStatementDueOn(registeredOn, block, knownOn);
    if (dueOn.value > last) return drafts;
    if (isAsked(profile, dueOn.value)) drafts.push(statement(patent, dueOn));
  }
}

function statement(patent: Patent, dueOn: Explained<IsoDate>): Draft {
  // The block ends with the financial year before the one in which the statement is due.
  const period = financialYearOf(addMonths(dueOn.value, -12));
  return draftOf({
    area: 'IP',
    form: 'Form 27',
    period,
    subject: patent.subject,
    title: `Form 27 of ${patent.value.name} for the three years to ${period}`,
    description: 'Statement of how the patent was worked in India, once for three financial years.',
    priority: 'medium',
    dueOn,
    applies: reason(true, 'Form 27 is due', 'every granted patent, once in three financial years', patentFacts(patent)),
  });
}

/** The extension of a registered design, once, before its first ten years end (Designs Act 2000 s.11). */
function designDrafts(profile: CompanyProfile, { value, subject }: FactOf<'ip-asset'>): readonly Draft[] {
  const { today, knownOn } = profile.asked;
  const { registeredOn, name } = value;
  if (!registeredOn || !ruleIfInForce(DESIGN_TERM, today, knownOn)) return [];
  const { value: dates, steps } = designDates(registeredOn, today, knownOn);
  if (!isAsked(profile, dates.extendBy)) return [];
  return [
    draftOf({
      area: 'IP',
      form: 'Design extension',
      period: dates.extendBy.slice(0, 4),
      subject,
      title: `Extension of design ${name}`,
      description: `Extended on Form 3 it lasts to ${dayInWords(dates.longestTo)}; lapsed, it may be restored until ${dayInWords(dates.restorableUntil)}.`,
      priority: 'medium',
      dueOn: { value: dates.extendBy, steps: steps.filter(({ id }) => id === 'from' || id === 'extendBy') },
      applies: reason(true, 'An extension is due', 'a registered design, before its first term ends', [
        ['Design', inWords(name)],
        ['Registered', onDay(registeredOn)],
      ]),
    }),
  ];
}
