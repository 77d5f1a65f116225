import { STARTUP_HOLIDAY } from '../benefits/law/startup';
import { firstYearsOf } from '../benefits/tax-holiday';
import { gstinFault, panHolder, panOfGstin, specialGstinFault } from '../identifiers/tax-number';
import { ruleIfInForce } from '../law/rule';
import { type IsoDate, isoDate, yearEnd, yearStart } from '../shared/dates';
import { onDay } from '../shared/explained';
import { type Message, say } from '../shared/message';
import type { FactKind, IpRight } from './facts';
import type { Fault, Known, NewFact } from './known';
import { kindOfCin, legalFormOn, namedLegalForm, panLetterOf } from './legal-form';

type NewOf<Kind extends FactKind> = Extract<NewFact, { kind: Kind }>;
type Check<Kind extends FactKind> = (fact: NewOf<Kind>, known: Known) => readonly (Fault | false | undefined)[];

const fault = (field: string, message: Message): Fault => ({ field, message });

/**
 * Why a fact cannot be as it is stated, field by field; empty where it can. What is merely odd is not refused: `flagsOf` names it.
 */
export function factFaults(fact: NewFact, known: Known): readonly Fault[] {
  const check = CHECKS[fact.kind] as Check<FactKind> | undefined;
  return (check?.(fact, known) ?? []).filter((found): found is Fault => !!found);
}

/** A first claim after the years that the start-up deduction is open for. */
function claimedLate(firstYear: string, incorporatedOn: IsoDate, today: IsoDate): Fault | undefined {
  const law = ruleIfInForce(STARTUP_HOLIDAY, today)?.value;
  const last = law && firstYearsOf(incorporatedOn, law).at(-1);
  return last !== undefined && last < firstYear
    ? fault('value.firstYear', say('company.fault.claimed-late', { formed: onDay(incorporatedOn), last }))
    : undefined;
}

const CHECKS: { readonly [Kind in FactKind]?: Check<Kind> } = {
  'legal-form': ({ value, holdsFrom }, known) => {
    const isOfThePast = known.profile.newest('legal-form').some((later) => later.holdsFrom > holdsFrom);
    const named = kindOfCin(known.cin)?.legalForm;
    const expected = panLetterOf(value.legalForm);
    const letter = known.pan.charAt(3);
    // A company that changed its form got a new number: only what it is today must agree with it.
    return isOfThePast
      ? []
      : [
          named &&
            named !== value.legalForm &&
            fault('value.legalForm', say('company.fault.cin-says', { cin: known.cin, form: namedLegalForm(named) })),
          panHolder(known.pan) !== null &&
            letter !== expected &&
            fault(
              'value.legalForm',
              say('company.fault.pan-letter', { letter, form: namedLegalForm(value.legalForm), expected }),
            ),
        ];
  },
  capital: ({ value, holdsFrom }, known) => [
    value.paidUp > value.authorised && fault('value.paidUp', say('company.fault.paid-up')),
    legalFormOn(known, holdsFrom) === 'llp' && fault('kind', say('company.fault.llp-capital')),
  ],
  contribution: ({ holdsFrom }, known) => {
    const form = legalFormOn(known, holdsFrom);
    return [form && form !== 'llp' && fault('kind', say('company.fault.only-llp', { form: namedLegalForm(form) }))];
  },
  turnover: ({ subject }, { today, incorporatedOn }) => [
    yearEnd(subject) < incorporatedOn &&
      fault('subject', say('company.fault.claimed-early', { formed: onDay(incorporatedOn) })),
    yearStart(subject) > today &&
      fault('subject', say('company.fault.year-not-begun', { year: subject, begins: onDay(yearStart(subject)) })),
  ],
  'gst-registration': gstRegistration,
  'tax-regime': ({ subject, value }, known) => {
    const isLlp = legalFormOn(known, yearEnd(subject)) === 'llp';
    return [
      isLlp !== (value.regime === 'llp') &&
        fault('value.regime', say(isLlp ? 'company.fault.llp-regime' : 'company.fault.regime-of-llp')),
      value.regime === 'foreign' && fault('value.regime', say('company.fault.not-foreign')),
    ];
  },
  'tax-carried': ({ subject }, { today }) => [
    yearEnd(subject) >= today &&
      fault('subject', say('company.fault.year-not-ended', { year: subject, ends: onDay(yearEnd(subject)) })),
  ],
  'holiday-claim': ({ value }, { today, incorporatedOn }) => [
    yearStart(value.firstYear) > today &&
      fault(
        'value.firstYear',
        say('company.fault.year-not-begun', { year: value.firstYear, begins: onDay(yearStart(value.firstYear)) }),
      ),
    yearEnd(value.firstYear) < incorporatedOn &&
      fault('value.firstYear', say('company.fault.claimed-early', { formed: onDay(incorporatedOn) })),
    claimedLate(value.firstYear, incorporatedOn, today),
  ],
  // The undertaking is made before the invoice: a day that is planned may be stated.
  'first-export': ({ value }, known) => [beforeFormed('value.invoicedOn', value.invoicedOn, known)],
  'provident-fund': ({ value }, known) => [between('value.coveredFrom', value.coveredFrom, known)],
  'state-insurance': ({ value }, known) => [between('value.coveredFrom', value.coveredFrom, known)],
  'professional-tax': ({ value }, known) => [between('value.employsFrom', value.employsFrom, known)],
  'startup-recognition': ({ value }, known) => [between('value.recognisedOn', value.recognisedOn, known)],
  'board-certificate': ({ value }, known) => [between('value.issuedOn', value.issuedOn, known)],
  'rera-project': ({ value }, { today }) => [
    notAfterToday('value.registeredOn', value.registeredOn, today),
    value.endsOn < value.registeredOn &&
      fault('value.endsOn', say('company.fault.project-ends', { registered: onDay(value.registeredOn) })),
    value.completedOn &&
      value.completedOn < value.registeredOn &&
      fault('value.completedOn', say('company.fault.project-completed', { registered: onDay(value.registeredOn) })),
    value.completedOn && notAfterToday('value.completedOn', value.completedOn, today),
  ],
  'ip-asset': ({ value }, { today }) => ipFaults(value, today),
  director: ({ value }, known) => [
    between('value.appointedOn', value.appointedOn, known),
    value.ceasedOn &&
      value.ceasedOn < value.appointedOn &&
      fault('value.ceasedOn', say('company.fault.before-appointment', { appointed: onDay(value.appointedOn) })),
    value.lastKycOn && notAfterToday('value.lastKycOn', value.lastKycOn, known.today),
    value.lastKycOn && value.hasNoKyc && fault('value.hasNoKyc', say('company.fault.kyc-and-none')),
  ],
  auditor: ({ value }, known) => [between('value.appointedOn', value.appointedOn, known)],
};

const IP_ACTS = [
  ...(['registeredOn', 'completedOn', 'examinationAskedOn', 'reportOn', 'answeredOn'] as const),
  ...(['publishedOn', 'opposedOn'] as const),
] as const;

/** Nothing happens to a right before it is applied for, nor in the future; a mark stands in one class at least, and in none twice. */
function ipFaults(value: IpRight, today: IsoDate): readonly (Fault | false | undefined)[] {
  const { kind, appliedOn, classes, priorityOn, inForceTo, opposedOn, publishedOn, reportOn, answeredOn } = value;
  const acts = IP_ACTS.flatMap((name) => {
    const day = value[name];
    if (!day) return [];
    const field = `value.${name}`;
    if (!appliedOn) return [fault(field, say('company.fault.not-applied'))];
    if (day < appliedOn) return [fault(field, say('company.fault.after-application', { applied: onDay(appliedOn) }))];
    return [notAfterToday(field, day, today)];
  });
  return [
    appliedOn && notAfterToday('value.appliedOn', appliedOn, today),
    ...acts,
    priorityOn &&
      appliedOn &&
      priorityOn > appliedOn &&
      fault('value.priorityOn', say('company.fault.priority-later', { applied: onDay(appliedOn) })),
    priorityOn && notAfterToday('value.priorityOn', priorityOn, today),
    inForceTo && !value.registeredOn && fault('value.inForceTo', say('company.fault.in-force-unregistered')),
    inForceTo &&
      appliedOn &&
      inForceTo <= appliedOn &&
      fault('value.inForceTo', say('company.fault.after-application', { applied: onDay(appliedOn) })),
    opposedOn &&
      publishedOn &&
      opposedOn < publishedOn &&
      fault('value.opposedOn', say('company.fault.opposed-early', { published: onDay(publishedOn) })),
    answeredOn && !reportOn && fault('value.answeredOn', say('company.fault.answered-nothing')),
    answeredOn &&
      reportOn &&
      answeredOn < reportOn &&
      fault('value.answeredOn', say('company.fault.answered-early', { report: onDay(reportOn) })),
    kind === 'trademark' && classes.length === 0 && fault('value.classes', say('company.fault.classes')),
    new Set(classes).size < classes.length && fault('value.classes', say('company.fault.class-twice')),
  ];
}

const GST_BEGAN = isoDate('2017-07-01');
const SPECIAL_FILERS = ['non-resident', 'OIDAR-supplier-abroad', 'tax-deductor', 'e-commerce-operator'];

function gstRegistration(
  { subject, value }: NewOf<'gst-registration'>,
  known: Known,
): readonly (Fault | false | undefined)[] {
  const wrong = SPECIAL_FILERS.includes(value.filer) ? specialGstinFault(subject) : gstinFault(subject);
  if (wrong) return [fault('subject', wrong)];
  const holder = panOfGstin(subject);
  return [
    !SPECIAL_FILERS.includes(value.filer) &&
      holder !== known.pan &&
      fault('subject', say('company.fault.gstin-pan', { holder, pan: known.pan })),
    value.registeredOn < GST_BEGAN &&
      fault('value.registeredOn', say('company.fault.gst-began', { day: onDay(GST_BEGAN) })),
    notAfterToday('value.registeredOn', value.registeredOn, known.today),
    value.cancelledOn &&
      value.cancelledOn < value.registeredOn &&
      fault('value.cancelledOn', say('company.fault.before-registration', { registered: onDay(value.registeredOn) })),
    value.cancellationOrderOn &&
      !value.cancelledOn &&
      fault('value.cancellationOrderOn', say('company.fault.order-without-cancellation')),
    value.cancellationOrderOn && notAfterToday('value.cancellationOrderOn', value.cancellationOrderOn, known.today),
  ];
}

const between = (field: string, day: IsoDate, known: Known): Fault | undefined =>
  beforeFormed(field, day, known) ?? notAfterToday(field, day, known.today);

const beforeFormed = (field: string, day: IsoDate, { incorporatedOn }: Known): Fault | undefined =>
  day < incorporatedOn
    ? fault(field, say('company.fault.before-incorporation', { formed: onDay(incorporatedOn) }))
    : undefined;

const notAfterToday = (field: string, day: IsoDate, today: IsoDate): Fault | undefined =>
  day > today ? fault(field, say('company.fault.not-come-yet', { today: onDay(today) })) : undefined;
