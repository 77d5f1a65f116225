import { isoDate } from '../../../domain/shared/dates';
import { type Language, type Message, type Param, say, wordsOf } from '../../../domain/shared/message';
import type { Column, DayBookAnswer, LedgerAnswer, StatementAnswer, TrialAnswer } from './statement.contract';

/** A cell of a file: an amount as the API has it, a text, or nothing. */
export type SheetRow = { texts: string[]; amounts: (string | null)[]; kind: 'heading' | 'line' | 'total' };

/** A report as a file has it: columns of text, columns of amounts, rows, and what is said below. */
export type Sheet = {
  name: string;
  title: string;
  company: string;
  texts: string[];
  columns: string[];
  rows: SheetRow[];
  notes: string[];
  mark: string;
};

const day = (value: string): Param => ({ unit: 'day', value: isoDate(value) });
const words = (language: Language) => (id: string, params?: Message['params']) =>
  wordsOf(say(`ledger-report.${id}`, params), language);

type Word = ReturnType<typeof words>;

/** What every file says of what its figures rest on. */
function notesOf(
  { basis, missing }: Pick<StatementAnswer, 'basis' | 'missing'>,
  word: Word,
  more: readonly string[] = [],
): string[] {
  return [
    basis.text,
    ...more,
    ...(basis.provenTo ? [word('file.proven', { day: day(basis.provenTo) })] : []),
    ...(basis.lockedTo ? [word('file.locked', { day: day(basis.lockedTo) })] : []),
    ...basis.estimates.map(({ text, amount }) => word('file.estimate', { text, amount })),
    ...missing.map(({ text }) => word('file.missing', { text })),
    ...basis.toConfirm.map((text) => word('file.confirm', { text })),
  ];
}

const markOf = ({ complete, missing }: Pick<StatementAnswer, 'complete' | 'missing'>, word: Word): string =>
  complete ? '' : word('file.incomplete', { why: missing.map(({ text }) => text).join(' ') });

export function trialSheet(answer: TrialAnswer, language: Language): Sheet {
  const word = words(language);
  const { columns, totals } = answer;
  const headings = ['opening', 'debits', 'credits', 'debit', 'credit'].map((id) => word(`column.${id}`));
  return {
    ...{ name: `trial-balance-${answer.to}`, company: answer.company },
    title: word('file.on', { name: answer.title, day: day(answer.to) }),
    texts: [word('column.code'), word('column.account')],
    columns: [...headings, ...columns.map((column) => columnName(column, word))],
    rows: [
      ...answer.rows.map((row) => ({
        texts: [row.code, row.name],
        amounts: [row.opening, row.debits, row.credits, row.debit, row.credit, ...row.amounts],
        kind: 'line' as const,
      })),
      {
        texts: ['', word('column.total')],
        amounts: [null, totals.debits, totals.credits, totals.debit, totals.credit, ...columns.map(() => null)],
        kind: 'total',
      },
    ],
    notes: notesOf(answer, word),
    mark: markOf(answer, word),
  };
}

const columnName = ({ kind, id, from, to }: Column, word: Word): string => {
  if (kind === 'month') return word('column.month', { month: { month: id } });
  if (kind === 'opening') return word('column.before', { day: day(to) });
  return from ? word('column.period', { from: day(from), to: day(to) }) : word('column.day', { day: day(to) });
};

export function statementSheet(answer: StatementAnswer, language: Language): Sheet {
  const word = words(language);
  const { rows, from, to, columns } = answer;
  const lines: SheetRow[] = [];
  let head = '';
  for (const row of rows) {
    if (row.kind === 'line' && row.head !== head)
      lines.push({ texts: ['', row.headName], amounts: columns.map(() => null), kind: 'heading' });
    if (row.kind === 'line') head = row.head;
    lines.push({
      texts: [row.note === null ? '' : String(row.note), row.name],
      amounts: row.amounts,
      kind: row.kind,
    });
  }
  const notes = rows.flatMap(({ note, name, parts, amounts }): SheetRow[] =>
    note === null
      ? []
      : [
          { texts: [String(note), name], amounts: columns.map(() => null), kind: 'heading' },
          ...parts.map((part) => ({ texts: ['', part.name], amounts: part.amounts, kind: 'line' as const })),
          { texts: ['', word('column.total')], amounts, kind: 'total' },
        ],
  );
  const heading = { texts: ['', word('file.notes')], amounts: columns.map(() => null), kind: 'heading' as const };
  return {
    name: from ? `${answer.report}-${from}-${to}` : `${answer.report}-${to}`,
    company: answer.company,
    title: from
      ? word('file.period', { name: answer.title, from: day(from), to: day(to), unit: answer.unitName })
      : word('file.as-on', { name: answer.title, day: day(to), unit: answer.unitName }),
    texts: [word('column.note'), word('column.line')],
    columns: columns.map((column) => columnName(column, word)),
    rows: notes.length + answer.notes.length > 0 ? [...lines, heading, ...notes, ...noteRows(answer)] : lines,
    notes: notesOf(answer, word, [word('file.signatures')]),
    mark: markOf(answer, word),
  };
}

/** Notes with columns of their own, a figure a row: a file has the columns of its statement. */
const noteRows = ({ notes, columns }: StatementAnswer): SheetRow[] =>
  notes.flatMap(({ title, headings, rows, says }): SheetRow[] => {
    const blank = columns.map(() => null);
    return [
      { texts: ['', title], amounts: blank, kind: 'heading' },
      ...rows.flatMap(({ name, kind, amounts }) =>
        amounts.flatMap((amount, at): SheetRow[] =>
          amount === null || (amount === '0.00' && at < amounts.length - 1)
            ? []
            : [{ texts: ['', `${name} · ${headings[at] ?? ''}`], amounts: [amount, ...blank.slice(1)], kind }],
        ),
      ),
      ...says.map((text): SheetRow => ({ texts: ['', text], amounts: blank, kind: 'heading' })),
    ];
  });

export function ledgerSheet(answer: LedgerAnswer, language: Language): Sheet {
  const word = words(language);
  const { account, totals, from, to } = answer;
  const texts = (text: string) => ['', '', text, '', ''];
  return {
    ...{ name: `ledger-${account.code}-${from}-${to}`, company: answer.company },
    title: word('file.ledger', { account: account.name, from: day(from), to: day(to) }),
    texts: ['date', 'voucher', 'narration', 'against', 'party'].map((id) => word(`column.${id}`)),
    columns: ['debit', 'credit', 'balance'].map((id) => word(`column.${id}`)),
    rows: [
      { texts: texts(word('column.opening')), amounts: [null, null, totals.opening], kind: 'total' },
      ...answer.rows.map((row) => ({
        texts: [row.date, row.number, row.narration, row.against, row.party ?? row.tag ?? ''],
        amounts: [row.debit, row.credit, row.balance],
        kind: 'line' as const,
      })),
      { texts: texts(word('column.closing')), amounts: [totals.debits, totals.credits, totals.closing], kind: 'total' },
    ],
    notes: notesOf(answer, word),
    mark: markOf(answer, word),
  };
}

export function dayBookSheet(answer: DayBookAnswer, language: Language): Sheet {
  const word = words(language);
  const { from, to, totals } = answer;
  return {
    ...{ name: `day-book-${from}-${to}`, company: answer.company },
    title: word('file.day-book', { from: day(from), to: day(to) }),
    texts: ['date', 'voucher', 'kind', 'narration', 'account', 'party'].map((id) => word(`column.${id}`)),
    columns: ['debit', 'credit'].map((id) => word(`column.${id}`)),
    rows: [
      ...answer.rows.flatMap((row) =>
        row.lines.map((line) => ({
          texts: [
            row.date,
            row.number,
            word(`kind.${row.kind}`),
            row.narration,
            line.account,
            line.party ?? line.tag ?? '',
          ],
          amounts: [line.debit, line.credit],
          kind: 'line' as const,
        })),
      ),
      { texts: ['', '', '', '', word('column.total'), ''], amounts: [totals.debits, totals.credits], kind: 'total' },
    ],
    notes: notesOf(answer, word),
    mark: markOf(answer, word),
  };
}
