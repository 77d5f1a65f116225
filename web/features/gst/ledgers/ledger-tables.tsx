import { useState } from 'react';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { HEADS, headWords } from '../../../lib/tax-heads';
import { Badge, type Tone } from '../../../ui/badge';
import { DateText } from '../../../ui/figure/date-text';
import { Chips } from '../../../ui/list/chips';
import { type Column, Table } from '../../../ui/list/table';
import { amount, headsIn, isNought, rupees, type Taxes } from '../settle/figures';
import type { Ledger, Pair } from './ledgers.queries';

type Entry = Ledger['entries'][number];

const minus = (text: string): string => formatRupees(paise(0 - parseRupees(text)));

/** What an entry does to the balance, by head. */
const moved = ({ type, amounts }: { type: 'debit' | 'credit'; amounts: Taxes }): Taxes =>
  type === 'credit' ? amounts : (Object.fromEntries(HEADS.map((head) => [head, minus(amounts[head])])) as Taxes);

const headColumns = <Row,>(rows: readonly Row[], of: (row: Row) => Taxes): Column<Row>[] =>
  headsIn(...rows.map(of)).map((head) => ({
    ...{ key: head, header: headWords(head), isNumeric: true, cell: (row: Row) => amount(of(row)[head]) },
  }));

const STATES: Readonly<Record<Pair['how'], { words: () => string; tone: Tone }>> = {
  agrees: { words: m.gst_ledger_agrees, tone: 'green' },
  differs: { words: m.gst_ledger_differs, tone: 'yellow' },
  'only-portal': { words: m.gst_ledger_only_portal, tone: 'orange' },
  'only-books': { words: m.gst_ledger_only_books, tone: 'orange' },
};

const amountsOf = ({ portal, own }: Pair): Taxes => {
  const shown = portal ?? own;
  return shown ? moved(shown) : { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' };
};

/** How far the two sides are apart: by days, or by head. */
function apartWords({ how, days, difference }: Pair): string | undefined {
  if (how === 'agrees') return days === 0 ? undefined : m.gst_ledger_days({ count: formatCount(Math.abs(days)) });
  if (how !== 'differs') return undefined;
  const heads = HEADS.filter((head) => !isNought(difference[head]));
  return heads.map((head) => `${headWords(head)} ${rupees(difference[head])}`).join(', ');
}

/** Entries of both sides, those that do not agree first to see. */
export function PairTable({ pairs }: { pairs: readonly Pair[] }) {
  const open = pairs.filter(({ how }) => how !== 'agrees');
  const [show, setShow] = useState<'open' | 'all'>(open.length > 0 ? 'open' : 'all');
  const rows = show === 'open' ? open : pairs;
  const columns: Column<Pair>[] = [
    {
      key: 'date',
      header: m.gst_ledger_date(),
      isHiddenNarrow: true,
      cell: ({ portal, own }) => <DateText day={portal?.date ?? own?.date ?? ''} />,
    },
    {
      key: 'entry',
      header: m.gst_ledger_entry(),
      cell: ({ portal, own }) => (
        <>
          <span className="block wrap-anywhere">{portal ? portal.description || portal.reference : own?.what}</span>
          <span className="block font-mono text-xs text-ink-3">
            {[portal?.reference, own?.number].filter(Boolean).join(' · ')}
          </span>
          <span className="block text-xs text-ink-3 sm:hidden">
            <DateText day={portal?.date ?? own?.date ?? ''} />
          </span>
        </>
      ),
    },
    {
      key: 'state',
      header: m.gst_status(),
      cell: (pair) => {
        const apart = apartWords(pair);
        return (
          <>
            <Badge tone={STATES[pair.how].tone}>{STATES[pair.how].words()}</Badge>
            {apart && <span className="block text-xs text-ink-2">{apart}</span>}
          </>
        );
      },
    },
    ...headColumns(rows, amountsOf),
  ];
  return (
    <>
      <Chips
        label={m.gst_ledger_show()}
        value={show}
        onChoose={setShow}
        choices={[
          { value: 'open', label: m.gst_ledger_open({ count: formatCount(open.length) }) },
          { value: 'all', label: m.gst_ledger_all({ count: formatCount(pairs.length) }) },
        ]}
      />
      {rows.length === 0 ? (
        <p className="text-sm text-ink-3">{m.gst_ledger_all_agree()}</p>
      ) : (
        <Table
          caption={m.gst_ledger_entries()}
          columns={columns}
          rows={rows}
          rowKey={({ portal, own }) => `${portal?.lines.join(' ') ?? ''} ${own?.id ?? ''}`}
        />
      )}
    </>
  );
}

/** The company's own entries with the balance after each, while no statement is there. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const latest = entries.toReversed();
  const columns: Column<Entry>[] = [
    { key: 'date', header: m.gst_ledger_date(), isHiddenNarrow: true, cell: ({ date }) => <DateText day={date} /> },
    {
      key: 'entry',
      header: m.gst_ledger_entry(),
      cell: ({ what, number, date }) => (
        <>
          <span className="block wrap-anywhere">{what}</span>
          <span className="block font-mono text-xs text-ink-3">{number || m.gst_ledger_bank_line()}</span>
          <span className="block text-xs text-ink-3 sm:hidden">
            <DateText day={date} />
          </span>
        </>
      ),
    },
    ...headColumns(latest, moved),
    {
      key: 'balance',
      header: m.gst_ledger_balance(),
      isNumeric: true,
      cell: ({ balance }) =>
        amount(formatRupees(paise(HEADS.reduce((sum, head) => sum + parseRupees(balance[head]), 0)))),
    },
  ];
  return <Table caption={m.gst_ledger_entries()} columns={columns} rows={latest} rowKey={({ id }) => id} />;
}
