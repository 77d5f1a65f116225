import { TAX_SLABS, TAXED_BY_HALF_YEAR, type TaxedState } from '../labour/law/professional-tax';
import { professionalTax } from '../labour/professional-tax';
import { periodIn } from '../law/periods';
import { ruleIfInForce } from '../law/rule';
import { type IsoDate, isoDate } from '../shared/dates';
import { type Explained, inPaise, inWords, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import type { PayQuestion } from './model';

const isTaxed = (state: string | null): state is TaxedState => state !== null && state in TAX_SLABS;

type Asked = {
  employment: Pick<PayQuestion['employment'], 'taxedState' | 'isWoman' | 'leftOn'>;
  month: { month: string };
};

/** The professional tax withheld with a month's pay; nothing for a State that has none, or whose slabs are not recorded. */
export function employmentTax(
  question: Asked & Pick<PayQuestion, 'before'>,
  gross: Paise,
  knownOn?: IsoDate,
): Explained<Paise> {
  return taxOnEmployment(question, gross, question.before.grossOfHalfYear, knownOn);
}

/** The same for a month whose pay is still an estimate: its gross, and what the half-year had before it. */
export function taxOnEmployment(
  { employment, month: { month } }: Asked,
  gross: Paise,
  grossBefore: Paise,
  knownOn?: IsoDate,
): Explained<Paise> {
  const { taxedState, isWoman, leftOn } = employment;
  const none = (why: string): Explained<Paise> => {
    const working = new Working();
    working.give('why', say('salary.step.professional-tax'), inWords(say(`salary.professional-tax.${why}`)));
    working.make('tax', say('salary.step.professional-tax'), inPaise(paise(0)), { inputs: ['why'] });
    return working.explain(paise(0));
  };
  if (!isTaxed(taxedState)) return none('no-state');
  const history = TAX_SLABS[taxedState];
  if (!ruleIfInForce(history, isoDate(`${month}-01`), knownOn)) return none('no-slabs');
  const halfYear = periodIn('half-year', month);
  const isHalf = taxedState === TAXED_BY_HALF_YEAR;
  const isLast = halfYear.to.startsWith(month) || (leftOn?.startsWith(month) ?? false);
  if (isHalf && !isLast) return none('with-last-month');
  const salary = isHalf ? paise(gross + grossBefore) : gross;
  return professionalTax({ state: taxedState, month, salary, isWoman }, knownOn);
}
