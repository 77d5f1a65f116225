import { firstDayOf } from '../../law/periods';
import type { IsoDate } from '../../shared/dates';
import { formatRupees, type Paise, paise } from '../../shared/money';
import { toNearestRupee } from '../../shared/rounding';
import { sumOfDividends } from '../later-tax';
import { sumOfSpecial } from '../special-income';
import { isLlp, returnForm } from './entity';
import { lineOf } from './income';
import { type ChoiceOutcome, type CompanyTaxFacts, type Comparison, INCOME_LINES, type TaxChoice } from './model';
import { explain, hasStep } from './steps';
import { addYears } from './years';

export type DraftOf = { name: string; pan: string; cin: string | null };

/** The version of the department's schema by assessment year; of other years none was published when this was written. */
const SCHEMA_OF: Readonly<Record<string, string>> = { '2026': 'Ver1.0' };

/** Whole rupees, as the form has them. */
const rupeesOf = (amount: Paise): number => {
  const sign = amount < 0 ? -1 : 1;
  return (sign * toNearestRupee(paise(Math.abs(amount)))) / 100;
};

/**
 * The working file of a return for one choice, ITR-6 of a company and ITR-5 of an LLP: its parts and schedules under their keys of the
 * department's schema, their inner keys partly our own, which the notice says, filled from the computation, in whole rupees. What it does not hold is null or absent, to be completed in the
 * offline utility; only a registered vendor's file could be uploaded.
 */
export function itrDraft(
  facts: CompanyTaxFacts,
  outcome: ChoiceOutcome,
  { dueOn }: Comparison,
  of: DraftOf,
  notice: string,
): object {
  const dueDay = dueOn.value.dueOn;
  const parts = isLlp(facts) ? firmParts(facts, outcome, dueDay, of) : companyParts(facts, outcome, dueDay, of);
  const { income } = outcome;
  return {
    Notice: notice,
    ForOfflineUtility: true,
    FinancialYear: facts.year,
    ITR: isLlp(facts) ? { ITR5: parts } : { ITR6: parts },
    ExactAmounts: { TotalIncome: formatRupees(income.totalIncome), Balance: formatRupees(outcome.balance) },
  };
}

const CREATION_INFO = { SWCreatedBy: null, JSONCreatedBy: null, IntermediaryCity: null, Digest: '-' };

function formInfo(facts: CompanyTaxFacts) {
  const assessmentYear = addYears(facts.year, 1).slice(0, 4);
  const isNewAct = firstDayOf(facts.year) >= '2026-04-01';
  return {
    FormName: returnForm(facts),
    AssessmentYear: isNewAct ? null : assessmentYear,
    TaxYear: isNewAct ? facts.year : null,
    SchemaVer: SCHEMA_OF[assessmentYear] ?? null,
  };
}

const SECTION_OF: Partial<Record<TaxChoice, string>> = {
  ...{ manufacturing_25: '115BA', concessional_22: '115BAA', new_manufacturing_15: '115BAB' },
};

function companyParts(facts: CompanyTaxFacts, outcome: ChoiceOutcome, dueOn: IsoDate, of: DraftOf): object {
  const { income, tax } = outcome;
  return {
    CreationInfo: CREATION_INFO,
    Form_ITR6: formInfo(facts),
    PartA_GEN1: {
      OrgFirmInfo: {
        AssesseeName: of.name,
        PAN: of.pan,
        CIN: of.cin,
        DateOfIncorporation: facts.company.incorporatedOn ?? null,
      },
      FilingStatus: {
        Section115BA: SECTION_OF[outcome.choice] ?? null,
        StartUpDPIITFlag: null,
        ifMSME: null,
        ItrFilingDueDate: dueOn,
      },
    },
    PartA_GEN2For6: {},
    PARTA_BSFor6FrmAY13: {},
    PARTA_BSIndAS: {},
    PARTA_PL: profitOf(facts),
    PARTA_PLIndAS: {},
    PARTA_OI: disallowedOf(facts),
    ...schedulesOf(facts, outcome),
    ScheduleMAT: income.bookProfit === undefined ? null : { BookProfit: rupeesOf(income.bookProfit) },
    ScheduleMATC: { CreditUsed: rupeesOf(tax.matCreditUsed), CreditCarried: rupeesOf(outcome.matCreditCarried) },
    ...taxOf(facts, outcome, tax.mat && { TaxOnBookProfit: partsOf(tax.mat) }, 'MatCredit'),
    Verification: { Capacity: 'MD', Declaration: null, Place: null, Date: null },
  };
}

/** The kind of an LLP among the forms of assessees in the schema of ITR-5. */
const LLP_STATUS = '14';

function firmParts(facts: CompanyTaxFacts, outcome: ChoiceOutcome, dueOn: IsoDate, of: DraftOf): object {
  const { income, tax } = outcome;
  const { partners = {} } = facts;
  const off = (step: string) => rupeesOf(paise(hasStep(outcome, step) ? explain(outcome, step).value : 0));
  const { takenBack = paise(0), totalIncome } = income;
  return {
    CreationInfo: CREATION_INFO,
    Form_ITR5: formInfo(facts),
    PartA_GEN1: {
      OrgFirmInfo: {
        AssesseeName: { SurNameOrOrgName: of.name },
        PAN: of.pan,
        StatusOrCompanyType: LLP_STATUS,
        DateOFFormOrIncorp: facts.company.incorporatedOn ?? null,
      },
      FilingStatus: { StartUpDPIITFlag: null, ifMSME: null, ItrFilingDueDate: dueOn },
    },
    PartA_GEN2: {},
    PARTA_BS: {},
    PARTA_PL: {
      ...profitOf(facts),
      SalaryToPartners: rupeesOf(partners.remuneration ?? paise(0)),
      InterestToPartners: rupeesOf(partners.interest ?? paise(0)),
    },
    PARTA_OI: {
      ...disallowedOf(facts),
      PartnersPayDisallowed: {
        Interest: off('partners.interestOff'),
        Remuneration: off('partners.remunerationOff'),
      },
    },
    ...schedulesOf(facts, outcome),
    ScheduleAMT: takenBack > 0 ? { AdjustedTotalIncome: rupeesOf(paise(totalIncome + takenBack)) } : null,
    ScheduleAMTC: { CreditUsed: rupeesOf(tax.matCreditUsed), CreditCarried: rupeesOf(outcome.matCreditCarried) },
    ...taxOf(facts, outcome, tax.mat && { TaxOnAdjustedIncome: partsOf(tax.mat) }, 'AmtCredit'),
    Verification: { Capacity: 'DP', Declaration: null, Place: null, Date: null },
  };
}

const lineIn = (facts: CompanyTaxFacts, id: Parameters<typeof lineOf>[1]): number => rupeesOf(lineOf(facts, id));

const profitOf = (facts: CompanyTaxFacts) => ({
  ProfitAsPerBooks: rupeesOf(facts.profit),
  Turnover: facts.turnover === undefined ? null : rupeesOf(facts.turnover),
});

const disallowedOf = (facts: CompanyTaxFacts) => ({
  AmtDisallUs43B: lineIn(facts, 'unpaid-dues') + lineIn(facts, 'small-suppliers'),
  AmtDisallUs40: lineIn(facts, 'tds-default'),
  AmtDisallUs40A: lineIn(facts, 'cash-payments'),
});

/** The schedules of income, losses and deductions, which both returns have. */
function schedulesOf(facts: CompanyTaxFacts, { income }: ChoiceOutcome) {
  const lossesOf = (kind: 'business' | 'depreciation') =>
    income.lossesCarried
      .filter((loss) => loss[kind] > 0)
      .map((loss) => ({ Year: loss.year, Amount: rupeesOf(loss[kind]) }));
  return {
    CorpScheduleBP: {
      ProfitAsPerBooks: rupeesOf(facts.profit),
      Lines: INCOME_LINES.filter(({ id }) => lineOf(facts, id) !== 0).map(({ id, sign }) => ({
        ...{ Line: id, Sign: sign === 1 ? '+' : '-', Amount: lineIn(facts, id) },
      })),
      Dividends: rupeesOf(sumOfDividends(facts.dividends ?? [])),
      IncomeFromBusiness: rupeesOf(income.business),
    },
    ScheduleDEP: {
      DepreciationAllowed: lineIn(facts, 'depreciation'),
      AdditionalDepreciation: lineIn(facts, 'additional-depreciation'),
    },
    ScheduleESR: { Sec35_1: lineIn(facts, 'research'), OtherSec35: lineIn(facts, 'special-research') },
    ScheduleCG: { ShortTermAtOrdinaryRates: rupeesOf(income.capitalGain) },
    ScheduleSI: {
      SplCodeRateTax: income.special.map(({ kind, on, amount }) => ({ Kind: kind, On: on, Income: rupeesOf(amount) })),
    },
    ScheduleOS: {
      IncFromOtherSources: rupeesOf(income.otherSources),
      Dividends: (facts.dividends ?? []).map(({ on, amount }) => ({ On: on, Income: rupeesOf(amount) })),
    },
    ScheduleCYLA: {},
    ScheduleBFLA: { LossesSetOff: rupeesOf(income.lossesUsed) },
    ScheduleCFL: { LossesCarried: lossesOf('business') },
    ITRScheduleUD: { DepreciationCarried: lossesOf('depreciation') },
    ScheduleVIA: { TotalDeductions: rupeesOf(income.deductions) },
    Schedule80IAC: { DeductionUs80IAC: rupeesOf(income.holidayDeduction) },
  };
}

/** Total income, tax and payments; the minimum tax and its credit stand under the names of the return. */
function taxOf(facts: CompanyTaxFacts, outcome: ChoiceOutcome, minimum: object | undefined, credit: string) {
  const { income, tax, interest } = outcome;
  const paid = (facts.payments ?? []).map(({ paidOn, amount }) => ({ DateDep: paidOn, Amt: rupeesOf(amount) }));
  return {
    'PartB-TI': {
      ...{ IncomeFromBusiness: rupeesOf(income.business), IncFromOtherSources: rupeesOf(income.otherSources) },
      IncChargeableAtSpecialRates: rupeesOf(sumOfSpecial(income.special)),
      ...{ GrossTotalIncome: rupeesOf(income.grossTotal), Deductions: rupeesOf(income.deductions) },
      TotalIncome: rupeesOf(income.totalIncome),
    },
    PartB_TTI: {
      ...minimum,
      TaxOnTotalIncome: partsOf(tax.normal),
      ...{ GrossTaxPayable: rupeesOf(tax.grossTax), [credit]: rupeesOf(tax.matCreditUsed) },
      ...{ Relief: rupeesOf(facts.foreignTaxRelief ?? paise(0)), NetTax: rupeesOf(tax.payable) },
      IntrstPay: {
        IntrstPayUs234A: rupeesOf(interest.lateReturn),
        IntrstPayUs234B: rupeesOf(interest.shortAdvance),
        IntrstPayUs234C: rupeesOf(interest.deferment),
        LateFilingFee234F: rupeesOf(interest.fee),
      },
      ...{ TaxesPaid: rupeesOf(outcome.credits), BalTaxPayable: rupeesOf(paise(Math.max(0, outcome.balance))) },
      RefundDue: rupeesOf(paise(Math.max(0, -outcome.balance))),
    },
    ScheduleIT: { TaxPayment: paid },
    ScheduleTDS2: { TotalTDS: rupeesOf(facts.taxAtSource ?? paise(0)) },
    ScheduleTDS3: {},
    ScheduleTCS: {},
  };
}

const partsOf = ({ tax, surcharge, relief, cess, total }: ChoiceOutcome['tax']['normal']) => ({
  ...{
    Tax: rupeesOf(tax),
    Surcharge: rupeesOf(paise(surcharge - relief)),
    Cess: rupeesOf(cess),
    Total: rupeesOf(total),
  },
});
