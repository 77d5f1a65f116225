import { firstDayOf } from '../../law/periods';
import { formatRupees, type Paise, paise } from '../../shared/money';
import { toNearestRupee } from '../../shared/rounding';
import { lineOf } from './income';
import { type ChoiceOutcome, type CompanyTaxFacts, type Comparison, INCOME_LINES } from './model';
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
 * The working file of ITR-6 for one choice: the parts and schedules of the return under their keys of the department's schema, filled
 * from the computation, in whole rupees. What it does not hold is null or absent, to be completed in the offline utility; only a
 * registered vendor's file could be uploaded.
 */
export function itrDraft(
  facts: CompanyTaxFacts,
  outcome: ChoiceOutcome,
  { dueOn }: Comparison,
  of: DraftOf,
  notice: string,
): object {
  const { income, tax, interest } = outcome;
  const assessmentYear = addYears(facts.year, 1).slice(0, 4);
  const isNewAct = firstDayOf(facts.year) >= '2026-04-01';
  const line = (id: Parameters<typeof lineOf>[1]) => rupeesOf(lineOf(facts, id));
  const lossesOf = (kind: 'business' | 'depreciation') =>
    income.lossesCarried
      .filter((loss) => loss[kind] > 0)
      .map((loss) => ({ Year: loss.year, Amount: rupeesOf(loss[kind]) }));
  const paid = (facts.payments ?? []).map(({ paidOn, amount }) => ({ DateDep: paidOn, Amt: rupeesOf(amount) }));
  const sectionOf = { manufacturing_25: '115BA', concessional_22: '115BAA', new_manufacturing_15: '115BAB' } as const;
  const option = outcome.choice in sectionOf ? sectionOf[outcome.choice as keyof typeof sectionOf] : null;
  return {
    Notice: notice,
    ForOfflineUtility: true,
    FinancialYear: facts.year,
    ITR: {
      ITR6: {
        CreationInfo: { SWCreatedBy: null, JSONCreatedBy: null, IntermediaryCity: null, Digest: '-' },
        Form_ITR6: {
          FormName: 'ITR-6',
          AssessmentYear: isNewAct ? null : assessmentYear,
          TaxYear: isNewAct ? facts.year : null,
          SchemaVer: SCHEMA_OF[assessmentYear] ?? null,
        },
        PartA_GEN1: {
          OrgFirmInfo: {
            AssesseeName: of.name,
            PAN: of.pan,
            CIN: of.cin,
            DateOfIncorporation: facts.company.incorporatedOn ?? null,
          },
          FilingStatus: {
            Section115BA: option,
            StartUpDPIITFlag: null,
            ifMSME: null,
            ItrFilingDueDate: dueOn.value.dueOn,
          },
        },
        PartA_GEN2For6: {},
        PARTA_BSFor6FrmAY13: {},
        PARTA_BSIndAS: {},
        PARTA_PL: {
          ProfitAsPerBooks: rupeesOf(facts.profit),
          Turnover: facts.turnover === undefined ? null : rupeesOf(facts.turnover),
        },
        PARTA_PLIndAS: {},
        PARTA_OI: {
          AmtDisallUs43B: line('unpaid-dues') + line('small-suppliers'),
          AmtDisallUs40: line('tds-default'),
          AmtDisallUs40A: line('cash-payments'),
        },
        CorpScheduleBP: {
          ProfitAsPerBooks: rupeesOf(facts.profit),
          Lines: INCOME_LINES.filter(({ id }) => lineOf(facts, id) !== 0).map(({ id, sign }) => ({
            ...{ Line: id, Sign: sign === 1 ? '+' : '-', Amount: line(id) },
          })),
          IncomeFromBusiness: rupeesOf(income.business),
        },
        ScheduleDEP: {
          DepreciationAllowed: line('depreciation'),
          AdditionalDepreciation: line('additional-depreciation'),
        },
        ScheduleESR: { Sec35_1: line('research'), OtherSec35: line('special-research') },
        ScheduleCG: { ShortTermAtOrdinaryRates: rupeesOf(income.capitalGain) },
        ScheduleOS: { IncFromOtherSources: rupeesOf(income.otherSources) },
        ScheduleCYLA: {},
        ScheduleBFLA: { LossesSetOff: rupeesOf(income.lossesUsed) },
        ScheduleCFL: { LossesCarried: lossesOf('business') },
        ITRScheduleUD: { DepreciationCarried: lossesOf('depreciation') },
        ScheduleVIA: { TotalDeductions: rupeesOf(income.deductions) },
        Schedule80IAC: { DeductionUs80IAC: rupeesOf(income.holidayDeduction) },
        ScheduleMAT: income.bookProfit === undefined ? null : { BookProfit: rupeesOf(income.bookProfit) },
        ScheduleMATC: { CreditUsed: rupeesOf(tax.matCreditUsed), CreditCarried: rupeesOf(outcome.matCreditCarried) },
        'PartB-TI': {
          ...{ IncomeFromBusiness: rupeesOf(income.business), IncFromOtherSources: rupeesOf(income.otherSources) },
          ...{ GrossTotalIncome: rupeesOf(income.grossTotal), Deductions: rupeesOf(income.deductions) },
          TotalIncome: rupeesOf(income.totalIncome),
        },
        PartB_TTI: {
          ...(tax.mat && { TaxOnBookProfit: partsOf(tax.mat) }),
          TaxOnTotalIncome: partsOf(tax.normal),
          ...{ GrossTaxPayable: rupeesOf(tax.grossTax), MatCredit: rupeesOf(tax.matCreditUsed) },
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
        Verification: { Capacity: 'MD', Declaration: null, Place: null, Date: null },
      },
    },
    ExactAmounts: { TotalIncome: formatRupees(income.totalIncome), Balance: formatRupees(outcome.balance) },
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
