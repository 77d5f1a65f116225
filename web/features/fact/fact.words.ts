import { DUTY_QUESTIONS, type DutyQuestion, type FactKind } from '#domain/company/facts';
import { stateOfGstCode, stateOfGstin } from '#domain/identifiers/tax-number';
import { parseRupees } from '#domain/shared/money';
import { kindName } from '../../lib/fact-kinds';
import { formatDate, formatInr } from '../../lib/format';
import {
  advanceTaxQuestion,
  digitalQuestion,
  responsibilityQuestion,
  suppliersQuestion,
  wagesQuestion,
} from '../../lib/law-questions';
import { m } from '../../lib/messages';
import { usedPlantQuestion } from '../../lib/used-plant';
import { gstFilers, ipKinds, legalForms, nameIn, regimes, reraActivities, reraStates } from './fact.choices';
import type { Fact, FactValue } from './fact.types';

const KIND_HINTS: Partial<Record<FactKind, () => string>> = {
  'legal-form': m.fact_step_legal_form,
  capital: m.fact_step_capital,
  contribution: m.fact_step_contribution,
  turnover: m.fact_step_turnover,
  'gst-registration': m.fact_step_gst,
  tan: m.fact_step_tan,
  director: m.fact_step_director,
  auditor: m.fact_step_auditor,
  employees: m.fact_step_employees,
  'tax-regime': m.fact_step_regime,
  'tax-carried': m.fact_step_carried,
  'holiday-claim': m.fact_step_claim,
  formation: m.fact_step_formation,
  'startup-recognition': m.fact_step_dpiit,
  'board-certificate': m.fact_step_board,
  'rera-project': m.fact_step_rera_project,
  'rera-agent': m.fact_step_rera_agent,
  'rera-activity': m.fact_step_rera_activity,
  'ip-asset': m.fact_step_ip,
  'first-export': m.fact_step_first_export,
  'provident-fund': m.fact_step_fund,
  'state-insurance': m.fact_step_insurance,
  'professional-tax': m.fact_step_professional_tax,
  duty: m.fact_group_questions_words,
};

/** Where a kind of fact is read off, or what follows from it. */
export const kindHint = (kind: FactKind): string => KIND_HINTS[kind]?.() ?? '';

type Question = { ask: () => string; why: () => string };

export const QUESTIONS: Record<DutyQuestion, Question> = {
  'deposits-or-loans': { ask: m.fact_ask_deposits, why: m.fact_why_deposits },
  'dues-to-small-suppliers': { ask: suppliersQuestion, why: m.fact_why_suppliers },
  'digital-receipts-and-payments': { ask: digitalQuestion, why: m.fact_why_digital },
  'international-transactions': { ask: m.fact_ask_international, why: m.fact_why_international },
  'advance-tax': { ask: advanceTaxQuestion, why: m.fact_why_advance_tax },
  'shares-in-demat': { ask: m.fact_ask_demat, why: m.fact_why_demat },
  dormant: { ask: m.fact_ask_dormant, why: m.fact_why_dormant },
  'social-responsibility': { ask: responsibilityQuestion, why: m.fact_why_responsibility },
  'foreign-investment': { ask: m.fact_ask_foreign, why: m.fact_why_foreign },
  'overseas-investment': { ask: m.fact_ask_overseas, why: m.fact_why_overseas },
  exports: { ask: m.fact_ask_exports, why: m.fact_why_exports },
  'job-work': { ask: m.fact_ask_job_work, why: m.fact_why_job_work },
  'minimum-tax': { ask: m.fact_ask_minimum_tax, why: m.fact_why_minimum_tax },
  'startup-deduction': { ask: m.fact_ask_startup, why: m.fact_why_startup },
  'low-wages': { ask: wagesQuestion, why: m.fact_why_wages },
};

const text = (part: unknown): string => (typeof part === 'string' || typeof part === 'number' ? String(part) : '');

/** An amount as the API carries it, shown; whatever else stands there is shown as it is. */
function rupees(part: unknown): string {
  try {
    return formatInr(parseRupees(text(part)));
  } catch {
    return text(part);
  }
}

const day = (part: unknown): string => formatDate(text(part));

const parts = (...given: (string | false | undefined)[]): string => given.filter(Boolean).join(' · ');

function paidBy({ paysSalary, paysResidents, paysNonResidents, collects }: FactValue): string {
  const said = [
    paysSalary === true && m.fact_tan_salary(),
    paysResidents === true && m.fact_tan_residents(),
    paysNonResidents === true && m.fact_tan_non_residents(),
    collects === true && m.fact_tan_collects(),
  ].filter((word) => word !== false);
  return said.length > 0 ? said.join(', ') : m.fact_tan_nothing();
}

const VALUE_WORDS: Record<FactKind, (value: FactValue, subject: string) => string> = {
  'legal-form': ({ legalForm, isNeverSmall }) =>
    parts(nameIn(legalForms(), legalForm), isNeverSmall === true && m.fact_never_small_said()),
  capital: ({ paidUp, authorised }) => m.fact_capital_said({ paidUp: rupees(paidUp), authorised: rupees(authorised) }),
  contribution: ({ amount }) => rupees(amount),
  employees: ({ count }) => text(count),
  turnover: ({ amount }) => rupees(amount),
  'form-amount': ({ amount }) => rupees(amount),
  'gst-registration': ({ filer, registeredOn, cancelledOn, cancellationOrderOn, district }, subject) =>
    parts(
      stateOfGstin(subject)?.name,
      nameIn(gstFilers(), filer),
      m.fact_registered_said({ day: day(registeredOn) }),
      Boolean(cancelledOn) && m.fact_cancelled_said({ day: day(cancelledOn) }),
      Boolean(cancellationOrderOn) && m.fact_cancellation_order_said({ day: day(cancellationOrderOn) }),
      Boolean(district) && text(district),
    ),
  tan: paidBy,
  'first-export': ({ invoicedOn }) => day(invoicedOn),
  'provident-fund': ({ coveredFrom }) => m.fact_covered_said({ day: day(coveredFrom) }),
  'state-insurance': ({ coveredFrom }) => m.fact_covered_said({ day: day(coveredFrom) }),
  'professional-tax': ({ employsFrom, paysYearly }) =>
    parts(m.fact_employs_said({ day: day(employsFrom) }), paysYearly === true && m.fact_pays_yearly_said()),
  director: ({ name, appointedOn, lastKycOn, hasNoKyc, ceasedOn }) =>
    parts(
      text(name),
      m.fact_appointed_said({ day: day(appointedOn) }),
      lastKycOn ? m.fact_kyc_said({ day: day(lastKycOn) }) : hasNoKyc === true ? m.fact_no_kyc() : m.fact_kyc_none(),
      Boolean(ceasedOn) && m.fact_ceased_said({ day: day(ceasedOn) }),
    ),
  auditor: ({ name, appointedOn, years }) =>
    parts(text(name), m.fact_auditor_said({ day: day(appointedOn), years: text(years) })),
  'tax-regime': ({ regime }) => nameIn(regimes(), regime),
  'tax-carried': ({ loss, depreciation, credit, wasInTime }) =>
    parts(
      m.fact_carried_said({ loss: rupees(loss), depreciation: rupees(depreciation), credit: rupees(credit) }),
      wasInTime !== true && m.fact_carried_late(),
    ),
  'holiday-claim': ({ firstYear }) => text(firstYear),
  formation: ({ isReconstruction, hasUsedPlant }) =>
    parts(
      isReconstruction === true ? m.fact_reconstructed_said() : m.fact_new_business_said(),
      hasUsedPlant === true && usedPlantQuestion(),
    ),
  'startup-recognition': ({ certificate, recognisedOn }) => parts(text(certificate), day(recognisedOn)),
  'board-certificate': ({ certificate, issuedOn }) => parts(text(certificate), day(issuedOn)),
  'rera-project': ({ name, state, endsOn, cost, completedOn, land, apartments, hasAccountFault, openOrders }) =>
    parts(
      text(name),
      nameIn(reraStates(), state),
      m.fact_rera_until({ day: day(endsOn) }),
      Boolean(cost) && rupees(cost),
      Boolean(completedOn) && m.fact_completed_said({ day: day(completedOn) }),
      land !== undefined && m.fact_rera_land_said({ land: text(land) }),
      apartments !== undefined && m.fact_rera_apartments_said({ apartments: text(apartments) }),
      hasAccountFault === true && m.fact_rera_account_fault(),
      Boolean(openOrders) && m.fact_rera_orders_said({ orders: text(openOrders) }),
    ),
  'rera-activity': ({ state, activity, land, apartments, isSelling }) =>
    parts(
      nameIn(reraActivities(), activity),
      nameIn(reraStates(), state),
      land !== undefined && m.fact_rera_land_said({ land: text(land) }),
      apartments !== undefined && m.fact_rera_apartments_said({ apartments: text(apartments) }),
      isSelling === true && m.fact_rera_selling(),
    ),
  'rera-agent': ({ state, licenceEndsOn }) =>
    parts(nameIn(reraStates(), state), m.fact_rera_until({ day: day(licenceEndsOn) })),
  'ip-asset': ({ kind, name, appliedOn, registeredOn, classes }) =>
    parts(
      nameIn(ipKinds(), kind),
      text(name),
      Boolean(appliedOn) && m.fact_applied_said({ day: day(appliedOn) }),
      Boolean(registeredOn) && m.fact_registered_said({ day: day(registeredOn) }),
      Array.isArray(classes) && classes.length > 0 && m.fact_classes_said({ classes: classes.join(', ') }),
    ),
  duty: ({ answer }) => (answer === true ? m.fact_yes() : m.fact_no()),
};

/** What a statement says, in a line. */
export const valueWords = ({ kind, value, subject }: Pick<Fact, 'kind' | 'value' | 'subject'>): string =>
  VALUE_WORDS[kind](value, subject);

export const questionIn = (subject: string) => DUTY_QUESTIONS.find((question) => question === subject);

/** The name a statement stands under: its kind, with the number or year that tells it apart; of an answer, its question. */
export function factName({ kind, subject }: Pick<Fact, 'kind' | 'subject'>): string {
  const question = kind === 'duty' ? questionIn(subject) : undefined;
  if (question) return QUESTIONS[question].ask();
  const told = kind === 'professional-tax' ? (stateOfGstCode(subject)?.name ?? subject) : subject;
  return told ? m.fact_named({ kind: kindName(kind), subject: told }) : kindName(kind);
}

/** A name as it stands in the middle of a sentence: 'Turnover' becomes 'turnover', 'GST registration' stays. */
export const withinSentence = (name: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
