import { TRANSFER_PRICING_DEFAULT } from '../../income-tax/interest.rules';
import { transferPricingDefault } from '../../income-tax/late-fees';
import { firstDayOf, yearLabel } from '../../income-tax/year';
import { ruleIfInForce } from '../../law/rule';
import { addDays, addMonths, type IsoDate } from '../../shared/dates';
import { inWords, Working, yesOrNo } from '../../shared/explained';
import type { Draft } from '../draft';
import type { NotDue } from '../obligation';
import { eased } from '../reliefs';
import type { Standing } from '../standing';
import { answerOf, byAnswer, dueOf, notDue } from './income-tax-due';

const ABROAD = 'International or specified domestic transactions with associated enterprises';

/**
 * The return of a company, audited or not; a month later where a transfer-pricing report is due. Its late fee depends on the
 * income, and interest on the tax, neither of which is known here: no cost is told.
 */
export function returnOfIncome(standing: Standing, year: string): readonly Draft[] {
  const isPriced = answerOf(standing, 'international-transactions', year) === true;
  const due = dueOf(standing, isPriced ? 'ITR-6 TP' : 'ITR-6', year);
  if (!due) return [];
  const working = new Working();
  working.give('year', 'Year', inWords(yearLabel(year)));
  working.make('applies', 'ITR-6 is due', yesOrNo(true), {
    formula: 'every company makes a return, whatever its income',
    inputs: ['year'],
  });
  const later = isPriced ? ', a month later because of a transfer-pricing report' : '';
  return [
    {
      ...due,
      area: 'Income tax',
      form: 'ITR-6',
      period: year,
      subject: '',
      title: `ITR-6 for ${year}`,
      description: `Return of income of a company for ${year}${later}.`,
      priority: 'critical',
      isOptional: false,
      applies: working.explain(true),
    },
  ];
}

/** The report on transactions with associated enterprises abroad, due where the company says that it had some. */
export function pricingReport(standing: Standing, year: string): readonly (Draft | NotDue)[] {
  const due = dueOf(standing, '3CEB', year);
  if (!due) return [];
  const answer = answerOf(standing, 'international-transactions', year);
  const formula = 'due for a year with such a transaction, whatever its amount';
  const because = byAnswer('3CEB is due', ABROAD, answer, answer === true, formula);
  if (!answer) {
    const verdict =
      answer === undefined
        ? ({ verdict: 'not-known', asks: 'international-transactions' } as const)
        : ({ verdict: 'not-due' } as const);
    return notDue(standing, due.dueOn.value, { form: '3CEB', period: year, because, ...verdict });
  }
  return [
    {
      ...due,
      area: 'Income tax',
      form: '3CEB',
      period: year,
      subject: '',
      title: `3CEB for ${year}`,
      description: `Transfer-pricing report for ${year}, because the company had transactions that it covers.`,
      priority: 'critical',
      isOptional: false,
      applies: because,
      ...costOfReport(standing, year),
    },
  ];
}

function costOfReport({ asked }: Standing, year: string): Pick<Draft, 'costOn' | 'costBreaks'> {
  const { knownOn } = asked;
  if (!ruleIfInForce(TRANSFER_PRICING_DEFAULT, firstDayOf(year), knownOn)) return {};
  return {
    costOn: (day, dueOn, reliefs) => {
      const cost = transferPricingDefault({ year, dueOn, filedOn: day }, knownOn);
      return eased(cost, reliefs, { form: '3CEB', period: year, filedOn: day }, knownOn);
    },
    costBreaks: monthOfDelay,
  };
}

/** The first day of delay, and the first after a month of it: on these a default by the delay grows. */
export const monthOfDelay = (dueOn: IsoDate): readonly IsoDate[] => [
  addDays(dueOn, 1),
  addDays(addMonths(dueOn, 1), 1),
];
