import type { RuleHistory } from '../../law/rule';
import { actHistory, NEW_ACT_BEGINS, unread } from '../../law/table';
import { type Message, say } from '../../shared/message';
import { REPORT_FORMS } from '../law/report-forms';
import { reportForm } from '../report-form';

/** The groups in which the clauses are shown, in their order. */
export const CLAUSE_PARTS = [
  'general',
  'accounts',
  'assets',
  'admissible',
  'not-admissible',
  'payment-basis',
  'other-income',
  'cash-and-loans',
  'losses',
  'tax-at-source',
  'figures',
] as const;
export type ClausePart = (typeof CLAUSE_PARTS)[number];

/** Who answers a clause: the books, what the profile of the company states, or a person. */
export type ClauseSource = 'books' | 'profile' | 'asked';

export type Clause = {
  /** As Form 3CD numbers it. */
  id: string;
  part: ClausePart;
  source: ClauseSource;
  /** The sections it is about, of the Act of 1961 and, where that is known, of 2025. */
  sections: readonly [of1961: string, of2025?: string] | null;
};

const clause = (id: string, part: ClausePart, source: ClauseSource, of1961?: string, of2025?: string): Clause => ({
  ...{ id, part, source },
  sections: of1961 === undefined ? null : of2025 === undefined ? [of1961] : [of1961, of2025],
});

const CLAUSES: readonly Clause[] = [
  clause('4', 'general', 'asked'),
  clause('8', 'general', 'profile', '44AB', '63'),
  clause('8a', 'general', 'profile', '115BA, 115BAA, 115BAB', '199, 200, 201'),
  clause('10', 'general', 'asked'),
  clause('11', 'accounts', 'asked', '44AA', '62'),
  clause('12', 'accounts', 'asked', '44AD-AE', '58'),
  clause('13', 'accounts', 'asked', '145'),
  clause('14', 'accounts', 'asked', '145A'),
  clause('15', 'assets', 'asked', '45(2)'),
  clause('16', 'other-income', 'asked', '28'),
  clause('17', 'assets', 'asked', '43CA, 50C'),
  clause('18', 'assets', 'books', '32', '33'),
  clause('19', 'admissible', 'asked', '33AB, 35, 35D'),
  clause('20(a)', 'admissible', 'asked', '36(1)(ii)'),
  clause('20(b)', 'admissible', 'books', '36(1)(va)', '29(1)(e)'),
  clause('21(a)', 'not-admissible', 'books', '37'),
  clause('21(b)', 'not-admissible', 'books', '40(a)', '35'),
  clause('21(c)', 'not-admissible', 'asked', '40(b), 40(ba)', '35'),
  clause('21(d)', 'not-admissible', 'books', '40A(3)', '36'),
  clause('21(e)', 'not-admissible', 'books', '40A(7)', '36'),
  clause('21(f)', 'not-admissible', 'asked', '40A(9)', '36'),
  clause('21(g)', 'not-admissible', 'asked'),
  clause('21(h)', 'not-admissible', 'asked', '14A'),
  clause('21(i)', 'not-admissible', 'asked', '36(1)(iii)'),
  clause('22(i)', 'payment-basis', 'books', '37; MSMED Act s.23'),
  clause('22(iii)', 'payment-basis', 'books', '43B(h); MSMED Act s.15', '37; MSMED Act s.15'),
  clause('23', 'not-admissible', 'asked', '40A(2)(b)', '36'),
  clause('24', 'other-income', 'asked', '33AB, 33ABA, 32AC'),
  clause('25', 'other-income', 'asked', '41'),
  clause('26', 'payment-basis', 'books', '43B', '37'),
  clause('27(a)', 'figures', 'asked'),
  clause('27(b)', 'figures', 'books'),
  clause('29A', 'other-income', 'asked', '56(2)(ix)'),
  clause('29B', 'other-income', 'asked', '56(2)(x)'),
  clause('30', 'cash-and-loans', 'asked', '69D'),
  clause('30A', 'other-income', 'asked', '92CE'),
  clause('30B', 'not-admissible', 'asked', '94B'),
  clause('30C', 'other-income', 'asked', '96'),
  clause('31(a)', 'cash-and-loans', 'books', '269SS', '185'),
  clause('31(b)', 'cash-and-loans', 'asked', '269SS', '185'),
  clause('31(ba)', 'cash-and-loans', 'books', '269ST', '186'),
  clause('31(c)', 'cash-and-loans', 'books', '269T', '188'),
  clause('32(a)', 'losses', 'asked', '72', '112'),
  clause('32(b)', 'losses', 'asked', '79', '119'),
  clause('32(c)', 'losses', 'asked', '73'),
  clause('33', 'losses', 'asked', 'Chapter VI-A', 'Chapter VIII'),
  clause('34(a)', 'tax-at-source', 'books', 'Chapter XVII-B, XVII-BB'),
  clause('34(b)', 'tax-at-source', 'books', '200(3)', '397(3)'),
  clause('34(c)', 'tax-at-source', 'books', '201(1A), 206C(7)', '398'),
  clause('35', 'figures', 'asked'),
  clause('36A', 'other-income', 'asked', '2(22)(e)'),
  clause('36B', 'other-income', 'asked', '2(22)(f)'),
  clause('37', 'figures', 'asked'),
  clause('38', 'figures', 'asked'),
  clause('39', 'figures', 'asked'),
  clause('40', 'figures', 'books'),
  clause('41', 'figures', 'asked'),
  clause('42', 'general', 'asked'),
  clause('43', 'general', 'asked', '286'),
  clause('44', 'figures', 'books'),
];

/**
 * What the statement of particulars asks, clause by clause: Form 3CD as amended from 1 April 2025, which the reports of 2024-25 follow
 * already. How the parts of Form 26 are numbered is not held, so that its clauses go by their old numbers.
 */
export const AUDIT_CLAUSES: RuleHistory<readonly Clause[]> = actHistory<readonly Clause[]>(
  {
    id: 'IT.AUDIT.CLAUSES',
    unit: 'clauses of the statement of particulars',
    source: unread('Form 3CD, and Form 26 of the Rules of 2026'),
  },
  [
    {
      from: '2024-04-01',
      knownSince: '2025-03-28',
      value: CLAUSES,
      statute: 'Income-tax Rules 1962, Form 3CD as amended by the Income-tax (Eighth Amendment) Rules, 2025',
    },
    {
      from: NEW_ACT_BEGINS,
      value: CLAUSES,
      statute: 'Income-tax Rules 2026 rule 47, Form 26, by the clauses of Form 3CD',
      confidence: 'low',
    },
  ],
);

/** The sections of a clause under the Act of a year; undefined where the new section is not held. */
export function sectionOf({ sections }: Clause, year: string): { section: string; isOld: boolean } | undefined {
  if (!sections) return undefined;
  const [of1961, of2025] = sections;
  if (`${year.slice(0, 4)}-04-01` < NEW_ACT_BEGINS) return { section: of1961, isOld: false };
  return of2025 === undefined ? { section: of1961, isOld: true } : { section: of2025, isOld: false };
}

type FormKey = keyof typeof REPORT_FORMS;
type NamedForms = { text: string; forms: Readonly<Record<string, FormKey>> };

/** Forms that what a clause reports rests on, where the law file holds their numbers. */
const FORMS_OF: Readonly<Record<string, readonly NamedForms[]>> = {
  '19': [{ text: 'preliminary', forms: { statement: 'preliminaryExpenses', report: 'preliminaryExpensesAudit' } }],
  '33': [
    { text: 'holiday', forms: { form: 'startupDeduction' } },
    { text: 'employment', forms: { form: 'employment' } },
  ],
};

/** Which forms go with a clause, by the rules of the year. */
export function formsOf({ id }: Pick<Clause, 'id'>, year: string): readonly Message[] {
  return (FORMS_OF[id] ?? []).map(({ text, forms }) => {
    const named = Object.entries(forms).map(([role, key]) => [role, reportForm(REPORT_FORMS[key], year)] as const);
    return say(`tax-audit.forms.${text}`, Object.fromEntries(named));
  });
}

/** The id of a clause as messages and addresses name it: '21(d)' is '21-d'. */
export const slugOf = (id: string): string => id.replace('(', '-').replace(')', '').toLowerCase();
