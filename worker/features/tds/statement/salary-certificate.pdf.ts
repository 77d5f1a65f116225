import type { SalaryTax } from '../../../domain/income-tax/salary-tax';
import type { Explained } from '../../../domain/shared/explained';
import { exactRupees, type Language, type Message, type Said, say, wordsOf } from '../../../domain/shared/message';
import type { Paise } from '../../../domain/shared/money';
import { type PaperRow, paperPdf } from '../../../platform/pdf-paper';
import type { StoredEmployee } from '../../salary/employee.table';

export type SalaryCertificate = {
  form: string;
  year: string;
  company: { name: string; pan: string; tan: string | null };
  employee: StoredEmployee;
  withheld: Paise;
  /** The tax of the year on what was paid. */
  tax: Explained<SalaryTax>;
  months: number;
  language: Language;
};

const of = (id: string, params?: Message['params']) => say(`tds-statement.certificate.${id}`, params);
const bare = (amount: Paise): string => exactRupees(amount).replace('₹', '');

/** Part B of an employee's certificate (Form 16; annexure to Form 130): salary, deductions and tax of the year, as a working copy. */
export async function salaryCertificatePdf(given: SalaryCertificate): Promise<Uint8Array<ArrayBuffer>> {
  const { form, year, company, employee, withheld, tax, months, language } = given;
  const words = (said: Said) => wordsOf(said, language);
  return paperPdf({
    ...{ title: words(of('salary-title', { form })), subtitle: words(of('year', { year })), company: company.name },
    identity: [words(of('identity', { tan: company.tan ?? '—', pan: company.pan }))],
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
    parts: [
      { kind: 'text', tone: 'warning', text: words(of('caveat', { form })) },
      {
        kind: 'facts',
        facts: [
          [words(of('employee')), employee.name],
          [words(of('pan')), employee.pan ?? words(of('no-pan'))],
          [words(of('number')), employee.number],
          [words(of('months')), String(months)],
        ],
      },
      {
        kind: 'table',
        title: words(of('computation')),
        columns: [
          { heading: words(of('step')), share: 0.42 },
          { heading: words(of('how')), share: 0.38 },
          { heading: '₹', share: 0.2, isFigure: true },
        ],
        rows: [...stepRows(tax, words), { cells: [words(of('withheld')), '', bare(withheld)], isTotal: true }],
      },
      { kind: 'text', tone: 'quiet', text: words(of('months-posted')) },
    ],
  });
}

const stepRows = ({ steps }: Explained<SalaryTax>, words: (said: Said) => string): PaperRow[] =>
  steps
    .filter(({ quantity }) => quantity.unit === 'paise')
    .map(({ id, label, formula, quantity }) => ({
      cells: [words(label), formula ? words(formula) : '', quantity.unit === 'paise' ? bare(quantity.value) : ''],
      isTotal: id === 'totalIncome' || id === 'yearTax',
    }));
