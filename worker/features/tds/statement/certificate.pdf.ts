import type { Quarter } from '../../../domain/law/periods';
import { exactRupees, type Language, type Message, type Said, say, wordsOf } from '../../../domain/shared/message';
import type { Paise } from '../../../domain/shared/money';
import type { Statement } from '../../../domain/tds/statement/model';
import { deductedOf } from '../../../domain/tds/statement/values';
import { type PaperRow, paperPdf } from '../../../platform/pdf-paper';
import type { Certified } from './statement.usecase';

export type Certificate = {
  form: string;
  statementForm: string;
  quarter: Quarter;
  statement: Statement;
  certified: Certified;
  /** The receipt of the statement, where it was filed. */
  receipt: string | null;
  language: Language;
};

const of = (id: string, params?: Message['params']) => say(`tds-statement.certificate.${id}`, params);

const bare = (amount: Paise): string => exactRupees(amount).replace('₹', '');

/** A payee's certificate of tax withheld in a quarter (Form 16A, 131): a working copy, since only what TRACES makes is valid. */
export async function certificatePdf(certificate: Certificate): Promise<Uint8Array<ArrayBuffer>> {
  const { form, quarter, statement, certified, receipt, statementForm, language } = certificate;
  const words = (said: Said) => wordsOf(said, language);
  const { deductor } = statement;
  const day = (value: string | null) =>
    value === null ? '' : words(of('day', { day: { unit: 'day', value: value as Quarter['to'] } }));
  return paperPdf({
    title: words(of('title', { form })),
    subtitle: words(of('period', { from: onDay(quarter.from), to: onDay(quarter.to) })),
    company: deductor.name,
    identity: [...deductor.address.lines, words(of('identity', { tan: deductor.tan, pan: deductor.pan }))],
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
    parts: [
      { kind: 'text', tone: 'warning', text: words(of('caveat', { form })) },
      {
        kind: 'facts',
        facts: [
          [words(of('payee')), certified.payee],
          [words(of('pan')), certified.pan ?? words(of('no-pan'))],
          [words(of('statement')), words(of('statement-of', { form: statementForm, quarter: quarter.name }))],
          [words(of('receipt')), receipt ?? words(of('not-filed'))],
        ],
      },
      {
        kind: 'table',
        title: words(of('summary')),
        columns: [
          { heading: words(of('paid-on')), share: 0.18 },
          { heading: words(of('code')), share: 0.14 },
          { heading: words(of('amount')), share: 0.24, isFigure: true },
          { heading: words(of('tax')), share: 0.22, isFigure: true },
          { heading: words(of('deposited')), share: 0.22, isFigure: true },
        ],
        rows: [
          ...certified.rows.map(
            (row): PaperRow => ({
              cells: [day(row.paidOn), row.code, bare(row.amount), bare(deductedOf(row)), bare(row.deposited)],
            }),
          ),
          {
            cells: [words(of('total')), '', bare(certified.amount), bare(certified.tax), bare(certified.deposited)],
            isTotal: true,
          },
        ],
      },
      {
        kind: 'table',
        title: words(of('challans')),
        columns: [
          { heading: words(of('bsr')), share: 0.25 },
          { heading: words(of('deposited-on')), share: 0.25 },
          { heading: words(of('serial')), share: 0.25 },
          { heading: words(of('deposited')), share: 0.25, isFigure: true },
        ],
        rows: certified.rows.flatMap(({ challan, deposited }): PaperRow[] =>
          challan ? [{ cells: [challan.bsr, day(challan.depositedOn), challan.serial, bare(deposited)] }] : [],
        ),
      },
      {
        kind: 'text',
        text: words(
          of(deductor.responsible.name ? 'declaration' : 'declaration-unsigned', {
            ...{ name: deductor.responsible.name, designation: deductor.responsible.designation },
            ...{ tax: { exact: certified.tax }, deposited: { exact: certified.deposited } },
          }),
        ),
      },
    ],
  });
}

const onDay = (value: Quarter['to']) => ({ unit: 'day' as const, value });
