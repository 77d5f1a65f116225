import { guarded } from '../../../domain/export/csv';
import { formsOf } from '../../../domain/income-tax/audit/clauses';
import { nameOfTaxYear } from '../../../domain/law/periods';
import { exactRupees, type Language, type Said, say, wordsOf } from '../../../domain/shared/message';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import type { PaperPart } from '../../../platform/pdf-paper';
import { type Audit, answeredOf, type ClauseShown, clauseName, dayOf, sectionSaid } from './tax-audit.usecase';

/** What stands against a clause: the words of its answer, of the profile, or of who is to give it. */
const answerOf = ({ state, said, answer }: ClauseShown): Said =>
  said ?? (answer?.answer === 'reported' ? (answer.text ?? '') : say(`tax-audit.state.${state}`));

const amountOf = ({ filled, answer }: ClauseShown): Paise | null => filled?.figure.value ?? answer?.amount ?? null;

/** The worksheet as a PDF: whether an audit is due, each clause with its answer, then the entries behind the figures. */
export async function worksheetPdf(audit: Audit, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import('../../../platform/pdf-paper');
  const words = (said: Said) => wordsOf(said, language);
  const { identity, due, clauses, year } = audit;
  const column = (id: string) => words(say(`tax-audit.paper.${id}`));
  const summary = due.isDue.steps.at(-1)?.summary;
  return paperPdf({
    ...{ title: column('title'), subtitle: words(nameOfTaxYear(year)), company: identity.name },
    identity: [identity.pan, identity.cin ?? ''].filter((line) => line !== ''),
    parts: [
      {
        kind: 'facts',
        facts: [
          [column('form'), audit.isByOldNumbers ? words(say('tax-audit.text.form-26')) : due.form],
          [column('is-due'), summary ? words(summary) : ''],
          [column('due'), words(dayOf(due.reportDueOn.value.dueOn))],
          [
            column('answered'),
            words(say('tax-audit.paper.of-all', { answered: answeredOf(clauses), all: clauses.length })),
          ],
        ],
      },
      {
        kind: 'table',
        columns: [
          { heading: column('clause'), share: 0.1 },
          { heading: column('particulars'), share: 0.34 },
          { heading: column('section'), share: 0.16 },
          { heading: column('state'), share: 0.24 },
          { heading: column('figure'), share: 0.16, isFigure: true },
        ],
        rows: clauses.map((shown) => {
          const amount = amountOf(shown);
          const section = sectionSaid(shown.clause, year);
          return {
            cells: [
              ...[shown.clause.id, particularsOf(shown, year, words), section ? words(section) : ''],
              ...[words(answerOf(shown)), amount === null ? '' : exactRupees(amount)],
            ],
          };
        }),
      },
      ...clauses.flatMap((shown) => entriesPart(shown, words)),
      { kind: 'text', text: column('not-filed'), tone: 'quiet' },
    ],
    language: language.tag,
    pageWords: (at, pages) => words(say('tax-audit.paper.page', { at, pages })),
  });
}

/** The name of a clause, and the forms that go with it. */
const particularsOf = ({ clause }: ClauseShown, year: string, words: (said: Said) => string): string =>
  [words(clauseName(clause)), ...formsOf(clause, year).map(words)].join('. ');

/** The entries behind a clause, with how the figure came about and what it leaves open. */
function entriesPart({ clause, filled }: ClauseShown, words: (said: Said) => string): PaperPart[] {
  if (!filled || filled.rows.length === 0) return [];
  const column = (id: string) => words(say(`tax-audit.paper.${id}`));
  const summary = filled.figure.steps.at(-1)?.summary;
  return [
    {
      kind: 'table',
      title: `${clause.id} ${words(clauseName(clause))}`,
      columns: [
        { heading: column('date'), share: 0.14 },
        { heading: column('party'), share: 0.22 },
        { heading: column('entry'), share: 0.46 },
        { heading: column('figure'), share: 0.18, isFigure: true },
      ],
      rows: filled.rows.map(({ date, party, text, amount }) => ({
        cells: [date ? words(dayOf(date)) : '', party ?? '', words(text), exactRupees(amount)],
      })),
    },
    ...(summary ? [{ kind: 'text' as const, text: words(summary) }] : []),
    ...filled.notes.map((note) => ({ kind: 'text' as const, text: words(note), tone: 'quiet' as const })),
  ];
}

/** The same as a workbook: a sheet of the clauses, and one of the entries behind them, amounts as numbers. */
export async function worksheetXlsx(audit: Audit, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  const words = (said: Said) => wordsOf(said, language);
  const text = (value: Said) => ({ t: 's' as const, v: guarded(words(value)) });
  const number = (value: Paise | null) =>
    value === null ? null : { t: 'n' as const, v: Number(formatRupees(value)), z: '#,##0.00' };
  const heads = (ids: readonly string[]) => ids.map((id) => text(say(`tax-audit.paper.${id}`)));
  const { clauses, year } = audit;
  const sheet = utils.aoa_to_sheet([
    heads(['clause', 'particulars', 'section', 'state', 'figure']),
    ...clauses.map((shown) => [
      ...[text(shown.clause.id), text(particularsOf(shown, year, words)), text(sectionSaid(shown.clause, year) ?? '')],
      ...[text(answerOf(shown)), number(amountOf(shown))],
    ]),
    [],
    [text(say('tax-audit.paper.not-filed'))],
  ]);
  sheet['!cols'] = [{ wch: 8 }, { wch: 60 }, { wch: 24 }, { wch: 50 }, { wch: 18 }];
  const book = utils.book_new(sheet, words(say('tax-audit.paper.sheet')).slice(0, 31));
  const entries = utils.aoa_to_sheet([
    heads(['clause', 'date', 'party', 'entry', 'figure', 'counted']),
    ...clauses.flatMap(({ clause, filled }) =>
      (filled?.rows ?? []).map((row) => [
        ...[text(clause.id), text(row.date ?? ''), text(row.party ?? ''), text(row.text), number(row.amount)],
        text(say(row.isCounted ? 'tax-audit.paper.yes' : 'tax-audit.paper.no')),
      ]),
    ),
  ]);
  entries['!cols'] = [{ wch: 8 }, { wch: 12 }, { wch: 30 }, { wch: 60 }, { wch: 18 }, { wch: 10 }];
  utils.book_append_sheet(book, entries, words(say('tax-audit.paper.rows')).slice(0, 31));
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}
