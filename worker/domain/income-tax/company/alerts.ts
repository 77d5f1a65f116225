import { firstDayOf } from '../../law/periods';
import { ruleIfInForce, ruleInForce } from '../../law/rule';
import { daysBetween } from '../../shared/dates';
import { inDays, inPaise, onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { incomeTaxDueOn, needsTaxAudit } from '../due-dates';
import { TRANSFER_PRICING_LIMITS } from '../law/deductions';
import { REPORT_FORMS } from '../law/report-forms';
import { reportForm } from '../report-form';
import { optionForm } from './choice';
import { isAuditedLlp, isLlp, returnForm } from './entity';
import { lineOf, paysMat } from './income';
import type { ChoiceOutcome, CompanyTaxFacts, Comparison } from './model';

export type AlertTone = 'act' | 'watch' | 'know';
export type Alert = { id: string; tone: AlertTone; text: Message };
/** A step of the way to a filed return; `isDone` is undefined where only the company knows. */
export type CheckItem = { id: string; text: Message; isDone?: boolean };

const formOf = (form: keyof typeof REPORT_FORMS, { year }: CompanyTaxFacts): string =>
  ruleInForce(REPORT_FORMS[form], firstDayOf(year)).value;

/** What wants a look before the return of the year: its day, audit, transfer pricing, payments, and what is not computed. */
export function alertsOf(facts: CompanyTaxFacts, { dueOn, choices, best }: Comparison): Alert[] {
  const chosen = choices.find(({ choice }) => choice === best);
  return [
    ...dueAlerts(facts, dueOn.value.dueOn),
    ...auditAlerts(facts),
    ...(isLlp(facts) ? llpAlerts(facts) : []),
    ...pricingAlerts(facts),
    ...specialAlerts(facts, dueOn.value.dueOn),
    ...(lineOf(facts, 'small-suppliers') > 0
      ? [alert('small-suppliers', 'watch', { amount: inPaise(lineOf(facts, 'small-suppliers')) })]
      : []),
    ...(holdersUnknown(facts) ? [alert('holders', 'act')] : []),
    ...(!isLlp(facts) && facts.turnoverOfBaseYear === undefined ? [alert('base-turnover', 'act')] : []),
    ...(chosen?.income.lossLost ? [alert('loss-late', 'act')] : []),
  ];
}

function specialAlerts(facts: CompanyTaxFacts, dueOn: CompanyTaxFacts['asOf']): Alert[] {
  const kinds = new Set(facts.special?.map(({ kind }) => kind));
  const form = reportForm(REPORT_FORMS.patentRoyalty, facts.year);
  return [
    ...(kinds.has('patent-royalty') ? [alert('patent-royalty', 'act', { form, due: onDay(dueOn) })] : []),
    ...(kinds.has('unexplained') ? [alert('unexplained', 'watch')] : []),
    ...(facts.hasSpecialRateIncome ? [alert('special-rates', 'act')] : []),
  ];
}

const alert = (id: string, tone: AlertTone, params: Message['params'] = {}): Alert => ({
  ...{ id, tone },
  text: say(`company-tax.alert.${id}`, params),
});

function dueAlerts(facts: CompanyTaxFacts, dueOn: CompanyTaxFacts['asOf']): Alert[] {
  const { asOf, filedOn } = facts;
  if (filedOn) return [];
  const left = daysBetween(asOf, dueOn);
  const due = { due: onDay(dueOn) };
  if (left < 0) return [alert('overdue', 'act', { ...due, days: inDays(-left) }), ...belatedAlerts(facts)];
  return [alert('due', left <= 30 ? 'act' : 'know', { ...due, days: inDays(left) })];
}

/** After the end of December no late return can be filed any more (s.139(4), s.263): what is left asks additional tax. */
function belatedAlerts({ year, asOf }: CompanyTaxFacts): Alert[] {
  const last = incomeTaxDueOn('belated-return', year).value.dueOn;
  const form = ruleInForce(REPORT_FORMS.updatedReturn, firstDayOf(year)).value;
  return asOf > last ? [alert('belated-over', 'act', { last: onDay(last), form })] : [];
}

function auditAlerts(facts: CompanyTaxFacts): Alert[] {
  const { turnover, audit, year } = facts;
  if (turnover === undefined) return [];
  const digital = audit?.isMostlyDigital;
  const isDue = needsTaxAudit({ year, turnover, ...(digital !== undefined && { isMostlyDigital: digital }) }).value;
  const params = { turnover: inPaise(turnover), form: formOf('taxAudit', facts) };
  if (isDue === undefined) return [alert('audit-open', 'act', params)];
  return [alert(isDue ? 'audit-due' : 'audit-none', isDue ? 'watch' : 'know', params)];
}

/** What an LLP is asked beside: whether its accounts are audited, which moves its day, and what s.40(b) asks of its deed. */
function llpAlerts(facts: CompanyTaxFacts): Alert[] {
  const { remuneration = 0, interest = 0, interestRate, isAuthorised, isStated } = facts.partners ?? {};
  const isOpen =
    (remuneration + interest > 0 && isAuthorised === undefined) ||
    (remuneration > 0 && isStated === undefined) ||
    (interest > 0 && interestRate === undefined);
  const audited = isAuditedLlp(facts);
  return [
    ...(audited === undefined ? [alert('llp-audit-open', 'act')] : audited ? [alert('llp-audit', 'watch')] : []),
    ...(isOpen ? [alert('partners-open', 'act')] : []),
  ];
}

/** Any international transaction asks for the report; the amounts only add duties (s.92E, s.172; Rule 10D). */
function pricingAlerts(facts: CompanyTaxFacts): Alert[] {
  const limits = ruleInForce(TRANSFER_PRICING_LIMITS, firstDayOf(facts.year)).value;
  const { internationalTransactions = paise(0), domesticTransactions = paise(0) } = facts.audit ?? {};
  const form = formOf('transferPricing', facts);
  const said = (id: string, amount: Paise, limit: Paise) => [
    alert(id, 'watch', { form, amount: inPaise(amount), limit: inPaise(limit) }),
  ];
  return [
    ...(internationalTransactions > 0 ? said('pricing', internationalTransactions, limits.documentation) : []),
    ...(internationalTransactions > limits.documentation
      ? said('pricing-file', internationalTransactions, limits.documentation)
      : []),
    ...(domesticTransactions > limits.specifiedDomestic
      ? said('pricing-domestic', domesticTransactions, limits.specifiedDomestic)
      : []),
  ];
}

const holdersUnknown = ({ company, losses = [], shareholding }: CompanyTaxFacts): boolean =>
  company.form === 'private' && losses.some(({ business }) => business > 0) && shareholding?.same === undefined;

/** Whether its amounts ask a transfer-pricing report of the company, which moves its return by a month; of a year without law, none. */
export function hasTransferPricing({ audit, year }: Pick<CompanyTaxFacts, 'audit' | 'year'>): boolean {
  const limits = ruleIfInForce(TRANSFER_PRICING_LIMITS, firstDayOf(year))?.value;
  if (!limits) return false;
  return (audit?.internationalTransactions ?? 0) > 0 || (audit?.domesticTransactions ?? 0) > limits.specifiedDomestic;
}

/** What is to be done for the return of one choice, in the order of the days on which it is due. */
export function checklistOf(facts: CompanyTaxFacts, outcome: ChoiceOutcome, { dueOn }: Comparison): CheckItem[] {
  const { choice } = outcome;
  const due = onDay(dueOn.value.dueOn);
  const item = (id: string, params: Message['params'] = {}, isDone?: boolean): CheckItem => ({
    ...{ id, text: say(`company-tax.check.${id}`, params) },
    ...(isDone !== undefined && { isDone }),
  });
  const { audit = {}, company } = facts;
  // Who says that a report is due need not say of how much.
  const isPriced = company.hasTransferPricing || hasTransferPricing(facts);
  const isAudited = auditAlerts(facts).some(({ id }) => id === 'audit-due');
  return [
    item(isLlp(facts) ? 'accounts-llp' : 'accounts'),
    ...(isAudited ? [item('tax-audit', { form: formOf('taxAudit', facts) })] : []),
    ...(isPriced ? [item('pricing', { form: formOf('transferPricing', facts) })] : []),
    ...(paysMat(choice, facts) ? [item('mat', { form: formOf('minimumTax', facts) })] : []),
    ...(outcome.income.takenBack ? [item('amt', { form: formOf('alternateMinimumTax', facts) })] : []),
    ...(choice === 'holiday' ? [item('holiday', { form: formOf('startupDeduction', facts) })] : []),
    ...(outcome.isIrrevocable && choice !== 'holiday' && choice !== 'normal'
      ? [item('option', { form: optionForm(choice, facts.year), due }, facts.company.chosen !== undefined)]
      : []),
    ...((facts.newEmployment ?? 0) > 0 ? [item('employment', { form: formOf('employment', facts) })] : []),
    ...(audit.hasSlumpSale ? [item('slump-sale', { form: formOf('slumpSale', facts) })] : []),
    ...(audit.hasPreliminaryExpenses ? preliminaryForms(facts).map(({ id, form }) => item(id, { form })) : []),
    ...((facts.foreignTaxRelief ?? 0) > 0 ? [item('foreign-tax', { form: formOf('foreignTaxCredit', facts) })] : []),
    item('tax-credit', {}, (facts.taxAtSource ?? 0) > 0 ? true : undefined),
    item('pay', { amount: inPaise(paise(Math.max(0, outcome.balance))) }, outcome.balance <= 0),
    item('file', { form: returnForm(facts), due }, facts.filedOn !== undefined),
    item(isLlp(facts) ? 'sign-llp' : 'sign'),
  ];
}

/** The statement of preliminary expenses; who is no company has its accounts of them audited as well (s.35D(4)). */
const preliminaryForms = (facts: CompanyTaxFacts) => [
  { id: 'preliminary', form: formOf('preliminaryExpenses', facts) },
  ...(isLlp(facts) ? [{ id: 'preliminary-audit', form: formOf('preliminaryExpensesAudit', facts) }] : []),
];
