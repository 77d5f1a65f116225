import { formName } from '../calendar/values';
import { firstDayOf, nameOfTaxYear } from '../law/periods';
import { extensionFor, type FilerTraits, type Relief } from '../law/relief';
import { INCOME_TAX_RELIEFS } from '../law/relief-rows';
import { type RuleHistory, ruleInForce } from '../law/rule';
import { DUE_DATES, FIRM_DUE_DATES, REVISED_RETURN } from '../law/sources';
import { actHistory, inBothActs, type LawText, unread } from '../law/table';
import { type IsoDate, isoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, onDay, Working, yesOrNo } from '../shared/explained';
import { say } from '../shared/message';
import { crore, type Paise } from '../shared/money';

/** A month and day of so many calendar years after the one in which the financial or tax year ends. */
export type YearlyDay = { monthDay: string; yearsAfterEnd: number };

const UNIT = 'month and day after the year';

const inYearOfEnd = (
  id: string,
  monthDay: string,
  statutes: readonly [string, string],
  source: LawText = DUE_DATES,
): RuleHistory<YearlyDay> =>
  inBothActs<YearlyDay>(
    { id: `IT.DUE.${id}`, from: '2019-04-01', unit: UNIT, source },
    { monthDay, yearsAfterEnd: 0 },
    statutes,
  );

export const INCOME_TAX_DUE = {
  /** Every company, audited or not. */
  'ITR-6': inYearOfEnd('ITR6', '10-31', ['s.139(1)', 's.263']),
  /** A company that must furnish a transfer-pricing report. */
  'ITR-6 TP': inYearOfEnd('ITR6_TP', '11-30', ['s.139(1)', 's.263']),
  /** A firm or LLP that is audited under any law. */
  'ITR-5 audit': inYearOfEnd('ITR5_AUDIT', '10-31', ['s.139(1), Explanation 2(a)', 's.263'], FIRM_DUE_DATES),
  /** A firm or LLP that must furnish a transfer-pricing report. */
  'ITR-5 TP': inYearOfEnd('ITR5_TP', '11-30', ['s.139(1), Explanation 2(aa)', 's.263'], FIRM_DUE_DATES),
  /** A firm or LLP that need not be audited. */
  'ITR-5': actHistory<YearlyDay>({ id: 'IT.DUE.ITR5', unit: UNIT, source: FIRM_DUE_DATES }, [
    {
      from: '2019-04-01',
      value: { monthDay: '07-31', yearsAfterEnd: 0 },
      statute: 'Income-tax Act 1961 s.139(1), Explanation 2(c)',
    },
    {
      from: '2025-04-01',
      knownSince: '2026-03-31',
      value: { monthDay: '08-31', yearsAfterEnd: 0 },
      statute: 'Income-tax Act 1961 s.139(1), Explanation 2(c) as amended by Finance Act 2026',
    },
    { from: '2026-04-01', value: { monthDay: '08-31', yearsAfterEnd: 0 }, statute: 'Income-tax Act 2025 s.263' },
  ]),
  'tax-audit-report': inYearOfEnd('TAXAUDIT', '09-30', ['s.44AB', 's.63']),
  'tax-audit-report-tp': inYearOfEnd('TAXAUDIT_TP', '10-31', ['s.44AB', 's.63']),
  '3CEB': inYearOfEnd('3CEB', '10-31', ['s.92E', 's.172']),
  // What the law asks 'by the date one month before the due date of the return', and what it asks by that due date.
  'mat-report': inYearOfEnd('MAT', '09-30', ['s.115JB(4)', 's.206(1)'], unread('Section 115JB(4)')),
  'mat-report TP': inYearOfEnd('MAT_TP', '10-31', ['s.115JB(4)', 's.206(1)'], unread('Section 115JB(4)')),
  'amt-report': inYearOfEnd('AMT', '09-30', ['s.115JC(3)', 's.206(2)'], unread('Section 115JC(3)')),
  'amt-report TP': inYearOfEnd('AMT_TP', '10-31', ['s.115JC(3)', 's.206(2)'], unread('Section 115JC(3)')),
  '10CCB': inYearOfEnd('10CCB', '09-30', ['ss.80-IAC, 80-IA(7)', 's.140'], unread('Section 80-IA(7)')),
  '10CCB TP': inYearOfEnd('10CCB_TP', '10-31', ['ss.80-IAC, 80-IA(7)', 's.140'], unread('Section 80-IA(7)')),
  '10-IC': inYearOfEnd('10IC', '10-31', ['s.115BAA(5)', 's.200'], unread('Section 115BAA(5)')),
  '10-IC TP': inYearOfEnd('10IC_TP', '11-30', ['s.115BAA(5)', 's.200'], unread('Section 115BAA(5)')),
  '10-ID': inYearOfEnd('10ID', '10-31', ['s.115BAB(7)', 's.201'], unread('Section 115BAB(7)')),
  '10-ID TP': inYearOfEnd('10ID_TP', '11-30', ['s.115BAB(7)', 's.201'], unread('Section 115BAB(7)')),
  'belated-return': inYearOfEnd('BELATED', '12-31', ['s.139(4)', 's.263']),
  'revised-return': actHistory<YearlyDay>({ id: 'IT.DUE.REVISED', unit: UNIT, source: REVISED_RETURN }, [
    { from: '2024-04-01', value: { monthDay: '12-31', yearsAfterEnd: 0 }, statute: 'Income-tax Act 1961 s.139(5)' },
    {
      from: '2025-04-01',
      knownSince: '2026-03-31',
      value: { monthDay: '03-31', yearsAfterEnd: 1 },
      statute: 'Income-tax Act 1961 s.139(5) as amended by Finance Act 2026',
    },
    { from: '2026-04-01', value: { monthDay: '03-31', yearsAfterEnd: 1 }, statute: 'Income-tax Act 2025 s.263' },
  ]),
  /** 48 months from the end of the assessment year, which itself ends a year after the financial year. */
  'updated-return': inBothActs<YearlyDay>(
    { id: 'IT.DUE.UPDATED', from: '2024-04-01', unit: UNIT, source: unread('Section 139(8A)') },
    { monthDay: '03-31', yearsAfterEnd: 5 },
    ['s.139(8A)', 's.263(6)'],
  ),
} as const satisfies Record<string, RuleHistory<YearlyDay>>;

export type IncomeTaxForm = keyof typeof INCOME_TAX_DUE;

/** The form that a row of days is of, as a relief names it, and the class of who files it by that row. */
export function filedAs(row: IncomeTaxForm): { form: string; traits: FilerTraits } {
  const [form = row, which] = row === 'tax-audit-report-tp' ? ['tax-audit-report', 'TP'] : row.split(' ');
  const isPriced = which === 'TP' || row === '3CEB';
  return { form, traits: { auditCase: isPriced ? 'transfer-pricing' : row === 'ITR-5' ? 'no-audit' : 'audit' } };
}

/** Above which turnover a business has its accounts audited for tax; the larger one where 95% of all money is not cash. */
export const TAX_AUDIT_TURNOVER = actHistory<{ ordinary: Paise; digital: Paise }>(
  {
    id: 'IT.AUDIT.TURNOVER',
    unit: 'paise of turnover, in general and where cash is at most 5% of receipts and of payments',
    comparator: 'EXCEEDS',
    source: unread('Section 44AB and its successor'),
  },
  [
    {
      from: '2019-04-01',
      knownSince: '2020-03-27',
      value: { ordinary: crore(1), digital: crore(5) },
      statute: 'Income-tax Act 1961 s.44AB(a) as amended by Finance Act 2020',
    },
    {
      from: '2020-04-01',
      knownSince: '2021-03-28',
      value: { ordinary: crore(1), digital: crore(10) },
      statute: 'Income-tax Act 1961 s.44AB(a) as amended by Finance Act 2021',
    },
    { from: '2026-04-01', value: { ordinary: crore(1), digital: crore(10) }, statute: 'Income-tax Act 2025 s.63' },
  ],
);

export type IncomeTaxDue = { dueOn: IsoDate; originalDueOn: IsoDate };

/** The day an income-tax form of a financial or tax year is due, and the statute's own day where an extension moved it. */
export function incomeTaxDueOn(
  form: IncomeTaxForm,
  year: string,
  reliefs: readonly Relief[] = INCOME_TAX_RELIEFS,
  knownOn?: IsoDate,
): Explained<IncomeTaxDue> {
  const rule = ruleInForce(INCOME_TAX_DUE[form], firstDayOf(year), knownOn);
  const endYear = Number(year.slice(0, 4)) + 1 + rule.value.yearsAfterEnd;
  const originalDueOn = isoDate(`${endYear}-${rule.value.monthDay}`);
  const named = formName(filedAs(form).form);
  const working = new Working();
  working.give('year', say('income-tax.step.year'), inWords(nameOfTaxYear(year)));
  working.make('originalDue', say('income-tax.step.form-is-due', { form: named }), onDay(originalDueOn), {
    formula: say('income-tax.formula.the-day-that-the-section-fixes-after'),
    inputs: ['year'],
    rule: citationOf(rule),
    summary: say('income-tax.summary.due', {
      ...{ form: named, year: nameOfTaxYear(year), due: onDay(originalDueOn), statute: rule.statute },
    }),
  });
  const extension = extensionFor(reliefs, { ...filedAs(form), period: year }, knownOn);
  if (!extension) return working.explain({ dueOn: originalDueOn, originalDueOn });
  working.make('due', say('income-tax.step.moved-to'), onDay(extension.dueOn), {
    formula: extension.statute,
    inputs: ['originalDue'],
    summary: say('income-tax.summary.moved', {
      ...{ from: onDay(originalDueOn), due: onDay(extension.dueOn), statute: extension.statute },
    }),
  });
  return working.explain({ dueOn: extension.dueOn, originalDueOn });
}

export type AuditFacts = {
  year: string;
  turnover: Paise;
  /** Whether at least 95% of receipts and of payments are not in cash; absent where nobody has said. */
  isMostlyDigital?: boolean;
};

/**
 * Whether a business has its accounts of a year audited for tax (s.44AB, s.63): above the smaller turnover, or above the larger
 * where its money is mostly not cash. Undefined between the two where nobody has said how it is paid.
 */
export function needsTaxAudit(facts: AuditFacts, knownOn?: IsoDate): Explained<boolean | undefined> {
  const { turnover, isMostlyDigital } = facts;
  const rule = ruleInForce(TAX_AUDIT_TURNOVER, firstDayOf(facts.year), knownOn);
  const { ordinary, digital } = rule.value;
  const working = new Working();
  working.give('turnover', say('income-tax.step.turnover-of', { year: facts.year }), inPaise(turnover));
  const said = isMostlyDigital === undefined ? inWords(say('income-tax.text.not-answered')) : yesOrNo(isMostlyDigital);
  working.give('digital', say('income-tax.step.cash-is-at-most-5-percent-of'), said);
  const cited = { inputs: [], rule: citationOf(rule) };
  working.make('ordinaryLimit', say('income-tax.step.limit-in-general'), inPaise(ordinary), cited);
  working.make('digitalLimit', say('income-tax.step.limit-where-it-is'), inPaise(digital), cited);
  const isBetween = turnover > ordinary && turnover <= digital;
  const isDue =
    isBetween && isMostlyDigital === undefined ? undefined : turnover > (isMostlyDigital ? digital : ordinary);
  working.make(
    'applies',
    say(`income-tax.step.the-audit-is-${isDue === undefined ? 'open' : isDue ? 'due' : 'not-due'}`),
    isDue === undefined ? inWords(say('income-tax.text.cannot-be-told')) : yesOrNo(isDue),
    {
      formula: say('income-tax.formula.turnover-exceeds-the-limit-that-holds'),
      inputs: ['turnover', 'digital', 'ordinaryLimit', 'digitalLimit'],
      rule: citationOf(rule),
      summary: say(`income-tax.summary.audit-${isDue === undefined ? 'open' : isDue ? 'due' : 'not-due'}`, {
        ...{ turnover: inPaise(turnover), ordinary: inPaise(ordinary), digital: inPaise(digital) },
        ...{ limit: inPaise(isMostlyDigital ? digital : ordinary), statute: rule.statute },
      }),
    },
  );
  return working.explain(isDue);
}

/** The day of an instalment of advance tax: one in January to March lies in the second half of the year. */
export function instalmentDay(year: string, monthDay: string): IsoDate {
  const first = Number(year.slice(0, 4));
  return isoDate(`${monthDay < '04-01' ? first + 1 : first}-${monthDay}`);
}
