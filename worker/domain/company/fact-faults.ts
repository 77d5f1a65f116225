import { gstinFault, panHolder, panOfGstin, specialGstinFault } from '../identifiers/tax-number';
import { type IsoDate, yearStart } from '../shared/dates';
import { dayInWords } from '../shared/days-in-words';
import type { FactKind } from './facts';
import type { Fault, Known, NewFact } from './known';
import { kindOfCin, legalFormInWords, legalFormOf, panLetterOf } from './legal-form';

type NewOf<Kind extends FactKind> = Extract<NewFact, { kind: Kind }>;
type Check<Kind extends FactKind> = (fact: NewOf<Kind>, known: Known) => readonly (Fault | false | undefined)[];

const fault = (field: string, message: string): Fault => ({ field, message });

/**
 * Why a fact cannot be as it is stated, field by field; empty where it can. What is merely odd is not refused: `flagsOf` names it.
 */
export function factFaults(fact: NewFact, known: Known): readonly Fault[] {
  const check = CHECKS[fact.kind] as Check<FactKind> | undefined;
  return (check?.(fact, known) ?? []).filter((found): found is Fault => !!found);
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
            fault('value.legalForm', `The CIN ${known.cin} says: ${legalFormInWords(named)}`),
          panHolder(known.pan) !== null &&
            letter !== expected &&
            fault(
              'value.legalForm',
              `The fourth letter of the PAN is ${letter}; that of a ${legalFormInWords(value.legalForm)} is ${expected}`,
            ),
        ];
  },
  capital: ({ value }, known) => [
    value.paidUp > value.authorised &&
      fault('value.paidUp', 'Paid-up capital cannot be more than the authorised capital'),
    legalFormOf(known) === 'llp' && fault('kind', 'An LLP has no share capital; state its contribution'),
  ],
  contribution: (_fact, known) => {
    const form = legalFormOf(known);
    return [
      form &&
        form !== 'llp' &&
        fault('kind', `Only an LLP has a contribution; state the capital of this ${legalFormInWords(form)}`),
    ];
  },
  turnover: ({ subject }, { today }) => [
    yearStart(subject) > today &&
      fault('subject', `The year ${subject} has not begun: it begins on ${dayInWords(yearStart(subject))}`),
  ],
  'gst-registration': gstRegistration,
  'tax-regime': ({ value }, known) => {
    const isLlp = legalFormOf(known) === 'llp';
    return [
      isLlp !== (value.regime === 'llp') &&
        fault('value.regime', isLlp ? "An LLP is taxed as one: 'llp'" : 'This regime is for LLPs only'),
      value.regime === 'foreign' &&
        fault('value.regime', 'A company with a CIN was formed in India; it is not foreign'),
    ];
  },
  'startup-recognition': ({ value }, known) => [between('value.recognisedOn', value.recognisedOn, known)],
  'board-certificate': ({ value }, known) => [between('value.issuedOn', value.issuedOn, known)],
  'rera-project': ({ value }, { today }) => [
    notAfterToday('value.registeredOn', value.registeredOn, today),
    value.endsOn < value.registeredOn &&
      fault('value.endsOn', `A project ends after it was registered on ${dayInWords(value.registeredOn)}`),
    value.completedOn &&
      value.completedOn < value.registeredOn &&
      fault('value.completedOn', `A project is completed after it was registered on ${dayInWords(value.registeredOn)}`),
    value.completedOn && notAfterToday('value.completedOn', value.completedOn, today),
  ],
  'ip-asset': ({ value }, { today }) => [
    notAfterToday('value.appliedOn', value.appliedOn, today),
    value.registeredOn &&
      value.registeredOn < value.appliedOn &&
      fault('value.registeredOn', `Registration follows the application of ${dayInWords(value.appliedOn)}`),
    value.registeredOn && notAfterToday('value.registeredOn', value.registeredOn, today),
    value.kind === 'trademark' &&
      value.classes.length === 0 &&
      fault('value.classes', 'A trade mark is for at least one of the classes 1 to 45'),
  ],
  director: ({ value }, known) => [
    between('value.appointedOn', value.appointedOn, known),
    value.ceasedOn &&
      value.ceasedOn < value.appointedOn &&
      fault('value.ceasedOn', `Not before the appointment on ${dayInWords(value.appointedOn)}`),
    value.lastKycOn && notAfterToday('value.lastKycOn', value.lastKycOn, known.today),
  ],
  auditor: ({ value }, known) => [between('value.appointedOn', value.appointedOn, known)],
};

const GST_BEGAN = '2017-07-01';
const SPECIAL_FILERS = ['non-resident', 'OIDAR supplier abroad', 'tax deductor', 'e-commerce operator'];

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
      fault('subject', `This GSTIN belongs to the PAN ${holder}; the company's PAN is ${known.pan}`),
    value.registeredOn < GST_BEGAN && fault('value.registeredOn', 'GST began on 1 July 2017; not before that day'),
    notAfterToday('value.registeredOn', value.registeredOn, known.today),
    value.cancelledOn &&
      value.cancelledOn < value.registeredOn &&
      fault('value.cancelledOn', `Not before the registration on ${dayInWords(value.registeredOn)}`),
  ];
}

function between(field: string, day: IsoDate, { incorporatedOn, today }: Known): Fault | undefined {
  if (day < incorporatedOn) return fault(field, `Not before the company was formed on ${dayInWords(incorporatedOn)}`);
  return notAfterToday(field, day, today);
}

const notAfterToday = (field: string, day: IsoDate, today: IsoDate): Fault | undefined =>
  day > today ? fault(field, `This day has not come yet; at the latest today, ${dayInWords(today)}`) : undefined;
