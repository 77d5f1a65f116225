import type { LegalForm } from '../../roc/classification';
import { addMonths, financialYearOf, type IsoDate } from '../../shared/dates';
import { inWords, Working, yesOrNo } from '../../shared/explained';
import type { AreaAnswer, Draft } from '../draft';
import type { NotDue } from '../obligation';
import type { Standing } from '../standing';
import { reachOf } from '../window';
import { advanceTaxDrafts } from './advance-tax';
import { pricingReport, returnOfIncome } from './income-tax-return';
import { auditReport } from './tax-audit';

// A return is due seven months after its year, a year after its extension at the latest.
const YEARS_BACK = 24;

/** Returns, reports and advance tax of a company for each of its financial or tax years. Of an LLP no rule is recorded. */
export function incomeTax(standing: Standing): AreaAnswer {
  const answers = yearsOf(standing).flatMap((year) =>
    legalFormOf(standing) === 'llp' ? ofLlp(year) : ofCompany(standing, year),
  );
  const first = reachOf(standing);
  return {
    drafts: answers
      .filter((answer): answer is Draft => 'dueOn' in answer)
      .filter(({ dueOn, originalDueOn }) => dueOn.value >= first && originalDueOn <= standing.asked.to),
    notDue: answers.filter((answer): answer is NotDue => 'verdict' in answer),
  };
}

const ofCompany = (standing: Standing, year: string): readonly (Draft | NotDue)[] => [
  ...returnOfIncome(standing, year),
  ...auditReport(standing, year),
  ...pricingReport(standing, year),
  ...advanceTaxDrafts(standing, year),
];

const legalFormOf = (standing: Standing): LegalForm | undefined =>
  standing.statedOn('legal-form', standing.asked.today)?.value.legalForm;

/** The years from the one of incorporation on whose forms may fall due in the window. */
function yearsOf(standing: Standing): readonly string[] {
  const { incorporatedOn } = standing.dossier;
  const years: string[] = [];
  const earliest = addMonths(reachOf(standing), -YEARS_BACK);
  for (
    let day: IsoDate = earliest > incorporatedOn ? earliest : incorporatedOn;
    financialYearOf(day) <= financialYearOf(standing.asked.to);
    day = addMonths(day, 12)
  ) {
    years.push(financialYearOf(day));
  }
  return years;
}

function ofLlp(year: string): readonly NotDue[] {
  return ['ITR-5', 'Advance tax'].map((form) => {
    const working = new Working();
    working.give('legalForm', 'Registered as', inWords('LLP'));
    working.make('applies', `Whether and when ${form} is due is not recorded here`, yesOrNo(false), {
      formula: 'the tables hold the days of companies alone',
      inputs: ['legalForm'],
    });
    return {
      area: 'Income tax',
      form,
      period: year,
      subject: '',
      verdict: 'not-known',
      because: working.explain(false),
    };
  });
}
