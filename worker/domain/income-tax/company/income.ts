import { type Rule, ruleInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { atRate, citationOf, inPaise, type Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise, shareOf } from '../../shared/money';
import { toNearestTenRupees, withoutPaise } from '../../shared/rounding';
import { sumOfDividends } from '../later-tax';
import { type Allowance, BOOK_PROFIT, DEDUCTIONS_WITHIN_INCOME, REGIME_ALLOWS } from '../law/company';
import { INCOME_ROUNDING, NEW_EMPLOYMENT } from '../law/deductions';
import { SECTIONS } from '../law/sections';
import { NO_DEDUCTION_AT_SPECIAL_RATES } from '../law/special';
import { gainsIn, lessLoss, sumOfSpecial } from '../special-income';
import { isLlp } from './entity';
import { setOffLosses } from './losses';
import { type CompanyTaxFacts, INCOME_LINES, type IncomeFigures, type TaxChoice } from './model';
import { partnersPaid } from './partners';

export type ChoiceRegime = keyof typeof REGIME_ALLOWS;

/** The regime of a choice: the holiday is a deduction within the ordinary rates, and an LLP has its one. */
export const regimeOf = (choice: TaxChoice, facts: Pick<CompanyTaxFacts, 'company'>): ChoiceRegime =>
  isLlp(facts) ? 'llp' : choice === 'holiday' ? 'normal' : choice;

type Day = { yearStart: IsoDate; knownOn?: IsoDate | undefined };

/** The amount of a line, none where nothing was said. */
export const lineOf = ({ lines }: CompanyTaxFacts, id: (typeof INCOME_LINES)[number]['id']): Paise =>
  lines?.[id] ?? paise(0);

/**
 * From the profit of the books to total income before rounding (the step 'incomeBeforeRounding'), by what a choice allows: lines added and taken off, other heads,
 * losses, and deductions of Chapter VI-A within the gross total income. Money in paise.
 */
export function incomeOf(facts: CompanyTaxFacts, choice: TaxChoice, on: Day, working: Working): IncomeFigures {
  const allows = ruleInForce(REGIME_ALLOWS[regimeOf(choice, facts)], on.yearStart, on.knownOn);
  const dividends = sumOfDividends(facts.dividends ?? []);
  if (dividends > 0) working.give('dividends', say('company-tax.step.dividends'), inPaise(dividends));
  const business = businessIncome(facts, allows, { dividends, on }, working);
  const otherSources = otherSourcesOf(facts, dividends, working);
  const capitalGain = facts.capitalGain ?? paise(0);
  working.give('capitalGain', say('company-tax.step.capital-gain'), inPaise(capitalGain));
  const depreciation = paise(
    lineOf(facts, 'depreciation') + (allows.value.includes('special') ? lineOf(facts, 'additional-depreciation') : 0),
  );
  const asked = { facts, depreciation, keepsDeductionLosses: allows.value.includes('special'), knownOn: on.knownOn };
  const before = facts.special ?? [];
  const gains = gainsIn(before);
  const heads = { business, other: otherSources, gain: capitalGain, special: gains };
  const { left, used, carried } = setOffLosses(heads, asked, working);
  const special = lessLoss(before, paise(gains - left.special), on.knownOn);
  const apart = sumOfSpecial(before);
  if (apart > 0) working.give('special.before', say('company-tax.step.special-before'), inPaise(apart));
  const ordinary = paise(left.business + left.other + left.gain);
  const grossTotal = paise(ordinary + sumOfSpecial(special));
  const withSpecial = apart > 0 ? '-special' : '';
  working.make('grossTotal', say('company-tax.step.gross-total'), inPaise(grossTotal), {
    formula: say(`company-tax.formula.gross-total${withSpecial}`),
    inputs: ['business', 'otherSources', 'capitalGain', ...(apart > 0 ? ['special.before'] : []), 'lossesUsed'],
    summary: say(`company-tax.summary.gross-total${withSpecial}`, {
      ...{ business: positive(business), other: inPaise(otherSources), gain: positive(capitalGain) },
      ...{ special: inPaise(apart), used: inPaise(used), total: inPaise(grossTotal) },
    }),
  });
  const { deductions, holidayDeduction, dividendsDeducted, ofPartC } = deductionsOf(
    facts,
    choice,
    allows,
    { grossTotal, ordinary, business: left.business },
    on,
    working,
  );
  const totalIncome = paise(grossTotal - deductions);
  working.make('incomeBeforeRounding', say('income-tax.step.total-income-before-rounding'), inPaise(totalIncome), {
    formula: say('company-tax.formula.total-income'),
    inputs: ['grossTotal', 'deductions'],
    summary: say('company-tax.summary.total-income', {
      ...{ gross: inPaise(grossTotal), deductions: inPaise(deductions), income: inPaise(totalIncome) },
    }),
  });
  const bookProfit = paysMat(choice, facts) ? bookProfitOf(facts, on, working) : undefined;
  const takenBack = isLlp(facts) ? paise(ofPartC + (facts.alternate?.investment ?? 0)) : undefined;
  return {
    ...{
      business,
      otherSources,
      capitalGain,
      special,
      lossesUsed: used,
      grossTotal,
      deductions,
      holidayDeduction,
      dividendsDeducted,
      totalIncome,
    },
    ...(bookProfit !== undefined && { bookProfit }),
    ...(takenBack !== undefined && { takenBack }),
    lossesCarried: carried,
  };
}

/** Income of the profit that is no income of the business: interest and the like, and dividends. */
function otherSourcesOf(facts: CompanyTaxFacts, dividends: Paise, working: Working): Paise {
  const other = lineOf(facts, 'other-income');
  const label = say('company-tax.step.other-sources');
  if (dividends === 0) {
    working.give('otherSources', label, inPaise(other));
    return other;
  }
  const sum = paise(other + dividends);
  working.make('otherSources', label, inPaise(sum), {
    formula: say('company-tax.formula.other-sources'),
    inputs: [...(other > 0 ? ['line.other-income'] : []), 'dividends'],
  });
  return sum;
}

/** A loss counts as nil among the heads: what of it is set off stands with the losses. */
const positive = (amount: Paise) => inPaise(paise(Math.max(0, amount)));

/** Whether minimum alternate tax on the book profit may be due: not on 22% nor 15%, and not of an LLP. */
export const paysMat = (choice: TaxChoice, facts: Pick<CompanyTaxFacts, 'company'>): boolean =>
  !isLlp(facts) && choice !== 'concessional_22' && choice !== 'new_manufacturing_15';

function businessIncome(
  facts: CompanyTaxFacts,
  allows: Rule<readonly Allowance[]>,
  { dividends, on }: { dividends: Paise; on: Day },
  working: Working,
): Paise {
  working.give('profit', say('company-tax.step.profit'), inPaise(facts.profit));
  const counted = INCOME_LINES.filter((line) => lineOf(facts, line.id) !== 0).filter(
    (line) => !('needs' in line) || allows.value.includes(line.needs),
  );
  for (const { id } of counted) working.give(`line.${id}`, say(`company-tax.line.${id}`), inPaise(lineOf(facts, id)));
  const up = counted.filter(({ sign }) => sign === 1);
  const down = counted.filter(({ sign }) => sign === -1);
  const before = paise(facts.profit + sumOf(up, facts) - sumOf(down, facts) - dividends);
  const partners = isLlp(facts) ? partnersPaid(facts, before, on) : undefined;
  for (const step of partners?.steps ?? []) working.take(step);
  const disallowed = { amount: partners?.disallowed ?? paise(0), input: 'partners.disallowed' };
  const added = noteLines('added', up, facts, working, disallowed);
  const takenOff = noteLines('takenOff', down, facts, working, { amount: dividends, input: 'dividends' });
  const business = paise(facts.profit + added - takenOff);
  working.make('business', say('company-tax.step.business'), inPaise(business), {
    formula: say('company-tax.formula.business'),
    inputs: ['profit', 'added', 'takenOff'],
    rule: citationOf(allows),
    summary: say('company-tax.summary.business', {
      ...{ profit: inPaise(facts.profit), added: inPaise(added), off: inPaise(takenOff), business: inPaise(business) },
    }),
  });
  return business;
}

type Lines = readonly (typeof INCOME_LINES)[number][];

const sumOf = (lines: Lines, facts: CompanyTaxFacts): Paise =>
  paise(lines.reduce((total, line) => total + lineOf(facts, line.id), 0));

function noteLines(
  id: 'added' | 'takenOff',
  lines: Lines,
  facts: CompanyTaxFacts,
  working: Working,
  more: { amount: Paise; input: string },
): Paise {
  const sum = paise(sumOf(lines, facts) + more.amount);
  const word = id === 'added' ? 'added' : 'taken-off';
  working.make(id, say(`company-tax.step.${word}`), inPaise(sum), {
    formula: say(`company-tax.formula.${word}`),
    inputs: [...lines.map((line) => `line.${line.id}`), ...(more.amount > 0 ? [more.input] : [])],
  });
  return sum;
}

/** `ordinary`: what is not at special rates, of which alone Chapter VI-A is deducted. */
type Income = { grossTotal: Paise; ordinary: Paise; business: Paise };

function deductionsOf(
  facts: CompanyTaxFacts,
  choice: TaxChoice,
  allows: Rule<readonly Allowance[]>,
  income: Income,
  on: Day,
  working: Working,
): { deductions: Paise; holidayDeduction: Paise; dividendsDeducted: Paise; ofPartC: Paise } {
  const employment = ruleInForce(NEW_EMPLOYMENT, on.yearStart, on.knownOn);
  let open = income.ordinary as number;
  const noted: string[] = [];
  const take = (id: string, wanted: Paise, rule: Rule<unknown>, inputs: readonly string[] = []): Paise => {
    if (wanted === 0) return paise(0);
    const taken = paise(Math.min(open, wanted));
    open -= taken;
    noted.push(`deduction.${id}`);
    working.make(`deduction.${id}`, say(`company-tax.deduction.${id}`), inPaise(taken), {
      formula: say(`company-tax.formula.deduction-${id}`, { share: atRate(employment.value.share) }),
      inputs: [...inputs, 'grossTotal'],
      rule: citationOf(rule),
    });
    return taken;
  };
  const within = ruleInForce(DEDUCTIONS_WITHIN_INCOME, on.yearStart, on.knownOn);
  const holiday = choice === 'holiday' ? holidayProfit(facts, income.business, working) : paise(0);
  const holidayDeduction = take('holiday', holiday, ruleInForce(SECTIONS.startupDeduction, on.yearStart, on.knownOn), [
    'eligible',
  ]);
  const forEmployment = take(
    'employment',
    shareOf(facts.newEmployment ?? paise(0), employment.value.share),
    employment,
  );
  // Dividends passed on are for companies (80M); Part C besides the start-up deduction is asked of LLPs, whose AMT takes it back.
  const special = isLlp(facts) ? take('special', facts.alternate?.deductions ?? paise(0), within) : paise(0);
  const dividendsDeducted = isLlp(facts) ? paise(0) : take('dividends', passedOn(facts), within, ofDividends(facts));
  if (allows.value.includes('other-deductions')) take('other', facts.otherDeductions ?? paise(0), within);
  const deductions = paise(income.ordinary - open);
  working.make('deductions', say('company-tax.step.deductions'), inPaise(deductions), {
    formula: say(noted.length > 0 ? 'company-tax.formula.deductions' : 'company-tax.formula.no-deductions'),
    inputs: noted,
    rule: citationOf(income.ordinary < income.grossTotal ? ofOrdinary(on) : within),
  });
  const ofPartC = paise(holidayDeduction + forEmployment + special + dividendsDeducted);
  return { deductions, holidayDeduction, dividendsDeducted, ofPartC };
}

/** What was passed on of dividends that were received, as far as they are stated. */
const passedOn = ({ dividends, dividendsPassedOn = paise(0) }: CompanyTaxFacts): Paise =>
  dividends ? paise(Math.min(dividendsPassedOn, sumOfDividends(dividends))) : dividendsPassedOn;

const ofDividends = ({ dividends = [] }: CompanyTaxFacts): readonly string[] =>
  sumOfDividends(dividends) > 0 ? ['dividends'] : [];

const ofOrdinary = ({ yearStart, knownOn }: Day): Rule<boolean> =>
  ruleInForce(NO_DEDUCTION_AT_SPECIAL_RATES, yearStart, knownOn);

/** The eligible profit, no more than business income after its losses. */
function holidayProfit({ holiday }: CompanyTaxFacts, business: Paise, working: Working): Paise {
  const eligible = paise(Math.min(business, holiday?.eligibleProfit ?? business));
  working.make('eligible', say('company-tax.step.eligible-profit'), inPaise(eligible), {
    formula: say(
      holiday?.eligibleProfit === undefined ? 'company-tax.formula.all-eligible' : 'company-tax.formula.eligible',
    ),
    inputs: ['business', 'lossesUsed'],
  });
  return eligible;
}

/** Book profit for MAT (s.115JB, s.206): what the books show, with tax back in it, less exempt income and the lower of loss and depreciation. */
function bookProfitOf(facts: CompanyTaxFacts, on: Day, working: Working): Paise {
  const {
    added = paise(0),
    takenOff = paise(0),
    lossBroughtForward = paise(0),
    depreciationBroughtForward = paise(0),
  } = facts.book ?? {};
  const rule = ruleInForce(BOOK_PROFIT, on.yearStart, on.knownOn);
  const plus = paise(lineOf(facts, 'tax-in-books') + added);
  const lower = paise(Math.min(lossBroughtForward, depreciationBroughtForward));
  const minus = paise(lineOf(facts, 'exempt-income') + takenOff);
  working.give('book.added', say('company-tax.step.book-added'), inPaise(plus));
  working.give('book.takenOff', say('company-tax.step.book-taken-off'), inPaise(minus));
  working.give('book.loss', say('company-tax.step.book-loss'), inPaise(lossBroughtForward));
  working.give('book.depreciation', say('company-tax.step.book-depreciation'), inPaise(depreciationBroughtForward));
  working.make('book.lower', say('company-tax.step.book-lower'), inPaise(lower), {
    formula: say('company-tax.formula.book-lower'),
    inputs: ['book.loss', 'book.depreciation'],
    rule: citationOf(rule),
  });
  const exact = paise(facts.profit + plus - minus - lower);
  working.make('book.exact', say('company-tax.step.book-exact'), inPaise(exact), {
    formula: say('company-tax.formula.book-profit'),
    inputs: ['profit', 'book.added', 'book.takenOff', 'book.lower'],
    rule: citationOf(rule),
    summary: say('company-tax.summary.book-profit', {
      ...{ profit: inPaise(facts.profit), added: inPaise(plus), off: inPaise(minus), lower: inPaise(lower) },
      ...{ bookProfit: inPaise(exact), statute: rule.statute },
    }),
  });
  const rounding = ruleInForce(INCOME_ROUNDING, on.yearStart, on.knownOn);
  // A loss is not rounded: it is taxed at nothing.
  const bookProfit = exact < 0 ? exact : toNearestTenRupees(withoutPaise(exact));
  working.make('bookProfit', say('income-tax.step.book-profit'), inPaise(bookProfit), {
    formula: say('income-tax.formula.to-the-nearest-ten-rupees'),
    inputs: ['book.exact'],
    rule: citationOf(rounding),
    ...working.summaryOf('book.exact'),
  });
  return bookProfit;
}
