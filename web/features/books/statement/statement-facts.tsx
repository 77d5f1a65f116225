import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { NARROW, useMedia } from '../../../lib/use-media';
import { Badge } from '../../../ui/badge';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { Verdict } from '../../../ui/state/verdict';
import { exactAmount, periodName, rowsAgree, sideName } from '../words';
import type { Preview } from './upload.calls';

/** What was recognised: whose statement it is, its days, its balances, and how many rows follow from one another. */
export function StatementFacts({ preview }: { preview: Preview }) {
  const { recognised, opening, closing, newCount, knownCount } = preview;
  const amount = (value: string | null) => (value === null ? m.books_not_given() : exactAmount(value));
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-md bg-sunken px-4 py-3 sm:grid-cols-3">
      <Fact name={m.books_bank()}>{recognised.bank ?? recognised.ifsc ?? m.books_not_given()}</Fact>
      <Fact name={m.books_account_number()}>{recognised.accountNumber ?? m.books_not_given()}</Fact>
      <Fact name={m.books_period()}>
        <Days preview={preview} />
      </Fact>
      <Fact name={m.books_opening()}>{amount(opening)}</Fact>
      <Fact name={m.books_closing()}>{amount(closing)}</Fact>
      <Fact name={m.books_lines()}>
        {m.books_new_and_known({ added: formatCount(newCount), known: formatCount(knownCount) })}
      </Fact>
      <Fact name={m.books_proof()}>
        <Proof preview={preview} />
      </Fact>
    </dl>
  );
}

/** The days of the lines; beside them those the bank prints, where they are more. */
function Days({ preview: { period, recognised } }: { preview: Preview }) {
  const printed = recognised.period;
  const isMore = printed && period && (printed.from !== period.from || printed.to !== period.to);
  return (
    <>
      {period ? periodName(period.from, period.to) : m.books_none()}
      {isMore && (
        <span className="block text-xs font-normal text-ink-2">
          {m.books_printed_period({ period: periodName(printed.from, printed.to) })}
        </span>
      )}
    </>
  );
}

function Proof({ preview: { agreeing, checked } }: { preview: Preview }) {
  if (checked === 0) return <Verdict isSound={false}>{m.books_no_balances()}</Verdict>;
  return <Verdict isSound={agreeing === checked}>{rowsAgree({ agreeing, checked })}</Verdict>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="text-sm font-medium break-words tabular-nums">{children}</dd>
    </div>
  );
}

type Sample = Preview['sample'][number];
type SampleRowsProps = { rows: readonly Sample[] };

/** The first rows as they were read, to be compared with the bank's own: a table where there is room for its columns. */
export function SampleRows({ rows }: SampleRowsProps) {
  const isNarrow = useMedia(NARROW);
  if (rows.length === 0) return null;
  if (isNarrow) return <NarrowRows rows={rows} />;
  return (
    <Table caption={captionOf(rows)} isCaptionShown columns={columns()} rows={rows} rowKey={({ line }) => `${line}`} />
  );
}

const captionOf = ({ length }: readonly Sample[]) => m.books_first_rows({ count: length });

function NarrowRows({ rows }: SampleRowsProps) {
  return (
    <section className="rounded-lg border border-line px-3 text-sm">
      <h4 className="py-2 text-ink-2">{captionOf(rows)}</h4>
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <li key={row.line} className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
            <span className="col-span-2">
              <Description row={row} />
            </span>
            <span className="text-ink-2">
              <DateText day={row.date} />
            </span>
            <span className="text-right tabular-nums">
              {sideName(row.side)} {exactAmount(row.amount)}
            </span>
            {row.balance && (
              <span className="col-span-2 text-right text-xs text-ink-2 tabular-nums">
                {m.books_balance()} {exactAmount(row.balance)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const columns = (): Column<Sample>[] => [
  { key: 'date', header: m.books_date(), cell: ({ date }) => <DateText day={date} /> },
  { key: 'description', header: m.books_description(), isWide: true, cell: (row) => <Description row={row} /> },
  { key: 'debit', header: m.books_debit(), isNumeric: true, cell: (row) => amountOn('debit', row) },
  { key: 'credit', header: m.books_credit(), isNumeric: true, cell: (row) => amountOn('credit', row) },
  {
    key: 'balance',
    header: m.books_balance(),
    isNumeric: true,
    cell: ({ balance }) => balance && exactAmount(balance),
  },
];

const amountOn = (side: Sample['side'], row: Sample) => (row.side === side ? exactAmount(row.amount) : null);

function Description({ row }: { row: Sample }) {
  return (
    <span className="wrap-anywhere">
      {row.description} {row.isKnown && <Badge>{m.books_known()}</Badge>}
    </span>
  );
}
