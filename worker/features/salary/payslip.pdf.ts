import type { PayOfMonth } from '../../domain/salary/model';
import { amountInWords } from '../../domain/shared/amount-in-words';
import type { Explained } from '../../domain/shared/explained';
import { exactRupees, type Language, type Message, type Said, say, wordsOf } from '../../domain/shared/message';
import { type Paise, paise } from '../../domain/shared/money';
import { type PaperRow, paperPdf } from '../../platform/pdf-paper';
import type { KnownCompany } from '../ledger/document/keeper.repository';
import { employersFund } from './pay-run.contract';
import type { Run, RunLine } from './pay-run.usecase';

export type Payslip = {
  run: Run;
  line: RunLine;
  pay: Explained<PayOfMonth>;
  company: KnownCompany;
  language: Language;
};

const slip = (id: string, params?: Message['params']) => say(`salary.payslip.${id}`, params);

/** An employee's payslip of a month: what was earned and kept back, the net in words, and how the tax of the year was worked out. */
export async function payslipPdf({ run, line, pay, company, language }: Payslip): Promise<Uint8Array<ArrayBuffer>> {
  const words = (said: Said) => wordsOf(said, language);
  const { employee } = line;
  const month = { month: { month: run.month } };
  const isPosted = run.run?.status === 'posted';
  return paperPdf({
    ...{ title: words(slip('title')), subtitle: words(slip('of-month', month)), company: company.name },
    identity: [words(slip('identity', { pan: company.pan, cin: company.cin }))],
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
    parts: [
      ...(isPosted ? [] : [{ kind: 'text' as const, tone: 'warning' as const, text: words(slip('draft')) }]),
      {
        kind: 'facts',
        facts: [
          [words(slip('employee')), employee.name],
          [words(slip('number')), employee.number],
          [words(slip('pan')), employee.pan ?? words(slip('no-pan'))],
          [words(slip('paid-on')), words(slip('day', { day: { unit: 'day', value: run.paidOn } }))],
          [words(slip('days')), words(slip('days-of', { paid: pay.value.paidDays, all: pay.value.monthDays }))],
        ],
      },
      {
        kind: 'table',
        columns: [
          { heading: words(slip('earnings')), share: 0.31 },
          { heading: '₹', share: 0.16, isFigure: true },
          // Air between the two sides.
          { heading: '', share: 0.06 },
          { heading: words(slip('deductions')), share: 0.31 },
          { heading: '₹', share: 0.16, isFigure: true },
        ],
        rows: sideBySide(pay.value, words),
      },
      { kind: 'text', text: words(slip('net', { net: { exact: pay.value.net } })) },
      { kind: 'text', text: amountInWords(pay.value.net, words), tone: 'quiet' },
      { kind: 'text', text: words(slip('employer', employersShare(pay.value))), tone: 'quiet' },
      { kind: 'table', title: words(slip('tax-of-year')), columns: taxColumns(words), rows: taxRows(pay, words) },
      { kind: 'text', text: words(slip('estimate')), tone: 'quiet' },
    ],
  });
}

type InWords = (said: Said) => string;

const bare = (amount: Paise): string => exactRupees(amount).replace('₹', '');

function sideBySide(pay: PayOfMonth, words: InWords): PaperRow[] {
  const row = (id: string, amount: number): [string, string][] =>
    amount === 0 ? [] : [[words(say(`salary.step.${id}`)), bare(paise(amount))]];
  const earned = [
    ...row('basic', pay.parts.basic),
    ...row('rentAllowance', pay.parts.rentAllowance),
    ...row('otherAllowance', pay.parts.otherAllowance),
    ...row('bonus', pay.bonus),
    ...row('arrears', pay.arrears),
  ];
  const kept = [
    ...row('employee-fund', pay.fund?.employee ?? 0),
    ...row('employee-insurance', pay.insurance?.employee ?? 0),
    ...row('professional-tax', pay.professionalTax),
    ...row('tax', pay.tax),
    ...row('recovered', pay.recovered),
  ];
  const rows = Array.from({ length: Math.max(earned.length, kept.length) }, (_, at) => ({
    cells: [...(earned[at] ?? ['', '']), '', ...(kept[at] ?? ['', ''])],
  }));
  const totals = [words(say('salary.step.gross')), bare(pay.gross), '', words(slip('all-deductions'))];
  return [...rows, { cells: [...totals, bare(paise(pay.gross - pay.net))], isTotal: true }];
}

const employersShare = (pay: PayOfMonth): Message['params'] => ({
  fund: { exact: employersFund(pay) },
  insurance: { exact: pay.insurance?.employer ?? paise(0) },
});

const taxColumns = (words: InWords) => [
  { heading: words(slip('step')), share: 0.38 },
  { heading: words(slip('how')), share: 0.42 },
  { heading: '', share: 0.2, isFigure: true },
];

/** The steps of the year's tax, as the explanation on the screen has them. */
function taxRows({ steps }: Explained<PayOfMonth>, words: InWords): PaperRow[] {
  return steps
    .filter(({ id }) => id.startsWith('income.') && !/\.(year|now|before|later)$/.test(id))
    .map(({ id, label, formula, quantity }) => ({
      cells: [words(label), formula ? words(formula) : '', words(slip('value', { value: quantity }))],
      isTotal: id === 'income.tax',
    }));
}
