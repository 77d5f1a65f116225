import type { FactOf, IpRight } from '../../company/facts';
import { applicationClocks } from '../../ip/application';
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
  EVIDENCE_MONTHS,
  RENEWAL_FEES,
  type RenewalWindow,
  TERM_YEARS,
  trademarkRenewal,
  trademarkRenewalFee,
  trademarkState,
} from '../../ip/trade-mark';
import { ruleIfInForce, ruleInForce } from '../../law/rule';
import { addDays, addMonths, financialYearOf, type IsoDate, isoDate } from '../../shared/dates';
import {
  citationOf,
  type Explained,
  inMonths,
  inPaise,
  inWords,
  onDay,
  type Step,
  Working,
} from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { AreaAnswer, CompanyProfile, Draft } from '../model';
import { applyWaiver } from '../reliefs';
import {
  areaAnswer,
  draftOf,
  dueSummary,
  type FormAnswer,
  isAsked,
  isDue,
  NOT_STATED,
  notDueOf,
  reason,
} from './answers';
import { type CostOfDelay, noDelayCost } from './roc/cost';

/** What keeps a company's registered rights alive. Of a copyright nothing is ever due. */
export const ip = (profile: CompanyProfile): AreaAnswer =>
  areaAnswer(
    profile,
    profile.newest('ip-asset').flatMap((asset) => ofAsset(profile, asset)),
  );

/** A right of India that is applied for: a draft has no day to count from, and the law of other countries is not held here. */
function ofAsset(profile: CompanyProfile, asset: FactOf<'ip-asset'>): readonly FormAnswer[] {
  const { appliedOn } = asset.value;
  if (!appliedOn || !isOfIndia(asset.value)) return [];
  const right: Right = { ...asset, value: { ...asset.value, appliedOn } };
  switch (right.value.kind) {
    case 'trademark':
      return [...trademarkAnswers(profile, right), ...applicationDrafts(profile, right)];
    case 'patent':
      return [
        ...applicationDrafts(profile, right),
        ...examinationRequest(profile, right),
        ...renewals(profile, right),
        ...workingStatements(profile, right),
      ];
    case 'design':
      return designDrafts(profile, right);
    case 'copyright':
      return [];
  }
}

type Right = Omit<FactOf<'ip-asset'>, 'value'> & { value: IpRight & { appliedOn: IsoDate } };

export const isOfIndia = ({ jurisdiction = 'IN' }: IpRight): boolean => jurisdiction === 'IN';

/** What an office asks while an application is open: the answer to its report or to an opponent, and what completes the file. */
function applicationDrafts(profile: CompanyProfile, { value, subject }: Right): readonly Draft[] {
  return applicationClocks(value, profile.asked.knownOn).flatMap(({ form, from, dueOn, doneOn, until }) =>
    isAsked(profile, dueOn.value)
      ? [
          draftOf({
            ...{ area: 'IP' as const, form, subject, priority: 'high' as const, dueOn },
            period: from,
            title: say(`calendar.ip.${form}`, { name: value.name }),
            description: say(`calendar.ip.${form}-of`, {
              ...{ day: onDay(from), ...(until && { until: onDay(until) }) },
              ...(form === 'counter-statement' && evidenceAfter(from, profile.asked.knownOn)),
            }),
            applies: reason(true, isDue(form), say(`calendar.ip.${form}-rule`), [
              [say('calendar.ip.right'), inWords(value.name)],
              [say('calendar.ip.application'), inWords(subject)],
            ]),
            ...(doneOn && { done: { on: doneOn } }),
          }),
        ]
      : [],
  );
}

/** What follows a counter-statement: the evidence of who opposes, of the applicant, and the reply. */
function evidenceAfter(from: IsoDate, knownOn?: IsoDate) {
  const rule = ruleInForce(EVIDENCE_MONTHS, from, knownOn);
  const [opponent, applicant, reply] = rule.value.map(inMonths);
  return { opponent, applicant, reply, statute: rule.statute };
}

const FORM = 'TM-R';

/** The renewal of a registered mark at the end of each term that ends inside the window (Trade Marks Act 1999 s.25). */
function trademarkAnswers(profile: CompanyProfile, mark: Right): readonly FormAnswer[] {
  const { today, to, knownOn } = profile.asked;
  const { appliedOn, registeredOn, inForceTo } = mark.value;
  if (!registeredOn) return [notYetRegistered(mark)];
  const term = ruleIfInForce(TERM_YEARS, today, knownOn);
  if (!term) return [];
  const drafts: Draft[] = [];
  // The register's own end of the term, where it is stated; the terms before it are renewed.
  const first = inForceTo ? 0 : 1;
  for (let terms = first; addMonths(inForceTo ?? appliedOn, term.value * 12 * terms) <= to; terms++) {
    const draft = renewalDraft(profile, mark, terms - first);
    if (isAsked(profile, draft.dueOn.value)) drafts.push(draft);
  }
  return drafts;
}

const notYetRegistered = ({ value, subject }: Right): FormAnswer =>
  notDueOf(
    FORM,
    '',
    reason(false, say('calendar.ip.no-renewal'), say('calendar.ip.once-registered'), [
      [say('calendar.ip.mark'), inWords(value.name)],
      [say('calendar.fact.registered'), NOT_STATED],
    ]),
    { area: 'IP', subject },
  );

function renewalDraft(profile: CompanyProfile, { value, subject }: Right, renewals: number): Draft {
  const { today, knownOn } = profile.asked;
  const { value: window, steps } = trademarkRenewal(value.appliedOn, today, renewals, knownOn, value);
  const { opensOn, expiresOn, renewBy, graceEndsOn, restorableUntil } = window;
  const period = expiresOn.slice(0, 4);
  const dueOn: Explained<IsoDate> = { value: renewBy, steps: upTo(steps, renewBy > expiresOn ? 'renewBy' : 'expiry') };
  return draftOf({
    area: 'IP',
    form: FORM,
    period,
    subject,
    title: say('calendar.ip.trade-mark', { name: value.name }),
    description: say('calendar.ip.trade-mark-of', {
      opens: onDay(opensOn),
      grace: onDay(graceEndsOn),
      restorable: onDay(restorableUntil),
    }),
    priority: 'high',
    dueOn,
    applies: reason(true, say('calendar.applies.renewal'), say('calendar.ip.mark-rule'), [
      [say('calendar.ip.mark'), inWords(value.name)],
      [say('calendar.fact.registered'), onDay(value.registeredOn ?? value.appliedOn)],
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
      day <= dueOn || day <= window.renewBy
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
  working.make('owed', say('calendar.ip.renewal-fee'), inPaise(renewal), {
    formula: say('calendar.ip.by-class', { count: classes, fee: inPaise(rule.value.renewal) }),
    inputs: ['classes', 'renewal'],
    rule: citationOf(rule),
  });
  working.make(
    'surcharge',
    say(isLapsed ? 'calendar.ip.lost' : 'calendar.ip.surcharge'),
    inPaise(paise(value - renewal)),
    {
      formula: say('calendar.ip.less-renewal', { fee: inPaise(value), renewal: inPaise(renewal) }),
      inputs: ['fee', 'owed'],
      summary: say('calendar.summary.surcharge', {
        ...{ fee: inPaise(value), day: onDay(filedOn), renewal: inPaise(renewal) },
        ...{ extra: inPaise(paise(value - renewal)), statute: rule.statute },
      }),
    },
  );
  return { value: paise(value - renewal), steps: [...steps, ...working.explain(value).steps] };
}

/** The facts that every answer about a patent rests on. */
const patentFacts = ({ value, subject }: Right) =>
  [
    [say('calendar.ip.patent'), inWords(value.name)],
    [say('calendar.ip.application'), inWords(subject)],
    [say('calendar.ip.granted'), value.registeredOn ? onDay(value.registeredOn) : NOT_STATED],
  ] as const;

/** The request for examination of an application that is not granted: without it the application is taken as withdrawn. */
function examinationRequest(profile: CompanyProfile, patent: Right): readonly Draft[] {
  const { appliedOn, registeredOn, name, priorityOn, examinationAskedOn } = patent.value;
  const { knownOn } = profile.asked;
  if (registeredOn || !ruleIfInForce(EXAMINATION_REQUEST_MONTHS, appliedOn, knownOn)) return [];
  const { value, steps } = patentDates({ filedOn: appliedOn, ...(priorityOn && { priorityOn }) }, knownOn);
  const day = value.examinationRequestBy;
  if (!isAsked(profile, day)) return [];
  const ofRequest = steps.filter(({ id }) => id === 'filed' || id === 'first' || id === 'examination');
  return [
    draftOf({
      area: 'IP',
      form: 'Form 18',
      period: day.slice(0, 4),
      subject: patent.subject,
      title: say('calendar.ip.examination', { name }),
      description: say('calendar.ip.examination-of', { day: onDay(appliedOn) }),
      priority: 'high',
      dueOn: { value: day, steps: ofRequest },
      ...(examinationAskedOn && { done: { on: examinationAskedOn } }),
      applies: reason(
        true,
        say('calendar.ip.examination-due'),
        say('calendar.ip.examination-rule'),
        patentFacts(patent),
      ),
    }),
  ];
}

/** The renewal of a granted patent for each of its years; those that passed before the grant are due together after it. */
function renewals(profile: CompanyProfile, patent: Right): readonly Draft[] {
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

function renewal(profile: CompanyProfile, patent: Right, year: number): Draft | undefined {
  const { appliedOn, name, inForceTo } = patent.value;
  const { today, knownOn } = profile.asked;
  // What is paid is not asked for again.
  if (inForceTo && addMonths(appliedOn, 12 * (year - 1)) < inForceTo) return undefined;
  // Cheap enough to be asked of every year of the term, of which few are due in a window.
  if (!isAsked(profile, dayOf(profile, patent, addMonths(appliedOn, 12 * (year - 1))))) return undefined;
  const { value, steps } = patentRenewalDueOn(appliedOn, year, today, knownOn);
  const due = { value: value.dueOn, steps: steps.filter(({ id }) => id !== 'extended') };
  const dueOn = afterGrant(profile, patent, due);
  return draftOf({
    area: 'IP',
    form: 'patent-renewal',
    period: value.dueOn.slice(0, 4),
    subject: patent.subject,
    title: say('calendar.ip.patent-renewal', { name, year }),
    description: say('calendar.ip.patent-renewal-of', {
      year,
      day: onDay(extendedDay(profile, patent, value)),
    }),
    priority: 'high',
    dueOn,
    applies: reason(true, say('calendar.applies.renewal'), say('calendar.ip.patent-rule'), patentFacts(patent)),
  });
}

function dayOf({ asked }: CompanyProfile, { value }: Right, due: IsoDate): IsoDate {
  const rule = ruleIfInForce(PATENT_RENEWAL_TIMES, asked.today, asked.knownOn);
  if (!rule || !value.registeredOn || due >= value.registeredOn) return due;
  return addMonths(value.registeredOn, rule.value.arrearsMonths);
}

/** The last day with extension: six months after the anniversary, and nine after the grant for what the grant found in arrears. */
function extendedDay(
  profile: CompanyProfile,
  patent: Right,
  { dueOn, extendedTo }: Record<'dueOn' | 'extendedTo', IsoDate>,
) {
  const { asked } = profile;
  const { registeredOn } = patent.value;
  const rule = ruleIfInForce(PATENT_RENEWAL_TIMES, asked.today, asked.knownOn);
  const isArrears = registeredOn && dayOf(profile, patent, dueOn) !== dueOn;
  return rule && isArrears ? addMonths(registeredOn, rule.value.arrearsExtendedMonths) : extendedTo;
}

/** Years that passed before the grant are paid within months of its entry in the register. */
function afterGrant(profile: CompanyProfile, patent: Right, due: Explained<IsoDate>): Explained<IsoDate> {
  const rule = ruleIfInForce(PATENT_RENEWAL_TIMES, profile.asked.today, profile.asked.knownOn);
  const day = dayOf(profile, patent, due.value);
  if (day === due.value || !rule) return due;
  const step: Step = {
    id: 'arrears',
    label: say('calendar.ip.after-grant'),
    quantity: onDay(day),
    formula: say('calendar.ip.arrears', {
      grant: onDay(patent.value.registeredOn ?? due.value),
      wait: inMonths(rule.value.arrearsMonths),
    }),
    inputs: ['due'],
    rule: citationOf(rule),
    summary: dueSummary(patent.value.registeredOn ?? due.value, inMonths(rule.value.arrearsMonths), day, rule),
  };
  return { value: day, steps: [...due.steps, step] };
}

const WORKING_RECORDED_FROM = isoDate('2024-03-15');

/** Form 27, the working of a granted patent, for each block of three financial years after that of the grant. */
function workingStatements(profile: CompanyProfile, patent: Right): readonly FormAnswer[] {
  const { registeredOn } = patent.value;
  const { knownOn, to } = profile.asked;
  if (!registeredOn) return [];
  if (!ruleIfInForce(WORKING_STATEMENT_BLOCK, registeredOn, knownOn)) {
    const because = reason(
      false,
      say('calendar.ip.working-not-known'),
      say('calendar.ip.working-recorded-from', { day: onDay(WORKING_RECORDED_FROM) }),
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

function statement(patent: Right, dueOn: Explained<IsoDate>): Draft {
  // The block ends with the financial year before the one in which the statement is due.
  const period = financialYearOf(addMonths(dueOn.value, -12));
  return draftOf({
    area: 'IP',
    form: 'Form 27',
    period,
    subject: patent.subject,
    title: say('calendar.ip.working', { name: patent.value.name, period }),
    description: say('calendar.ip.working-of'),
    priority: 'medium',
    dueOn,
    applies: reason(true, isDue('Form 27'), say('calendar.ip.working-rule'), patentFacts(patent)),
  });
}

/** The extension of a registered design, once, before its first ten years end (Designs Act 2000 s.11). */
function designDrafts(profile: CompanyProfile, { value, subject }: Right): readonly Draft[] {
  const { today, knownOn } = profile.asked;
  const { registeredOn, name, priorityOn, inForceTo } = value;
  if (!registeredOn || !ruleIfInForce(DESIGN_TERM, today, knownOn)) return [];
  const { value: dates, steps } = designDates(priorityOn ?? registeredOn, today, knownOn);
  const isExtended = inForceTo !== undefined && inForceTo > dates.extendBy;
  if (isExtended || !isAsked(profile, dates.extendBy)) return [];
  return [
    draftOf({
      area: 'IP',
      form: 'design-extension',
      period: dates.extendBy.slice(0, 4),
      subject,
      title: say('calendar.ip.design', { name }),
      description: say('calendar.ip.design-of', {
        to: onDay(dates.longestTo),
        restorable: onDay(dates.restorableUntil),
      }),
      priority: 'medium',
      dueOn: { value: dates.extendBy, steps: steps.filter(({ id }) => id === 'from' || id === 'extendBy') },
      applies: reason(true, say('calendar.ip.extension-due'), say('calendar.ip.design-rule'), [
        [say('calendar.ip.design-name'), inWords(name)],
        [say('calendar.fact.registered'), onDay(registeredOn)],
      ]),
    }),
  ];
}
