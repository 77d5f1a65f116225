import { m } from '../../../lib/messages';
import { headWords } from '../../../lib/tax-heads';
import { cx } from '../../../ui/cx';
import { type Column, Table } from '../../../ui/list/table';
import { amount, headsIn, type Taxes, totalOf } from './figures';

/** A figure by the heads of GST. */
export type TaxLine = { key: string; label: string; taxes: Taxes; isStrong: boolean };

export const taxLine = (key: string, label: string, taxes: Taxes, isStrong = false): TaxLine => ({
  ...{ key, label, taxes, isStrong },
});

/** Figures by head with their total, on a phone below the name of the line; cess shows only where there is some. */
export function TaxTable({ caption, lines }: { caption: string; lines: readonly TaxLine[] }) {
  const weight = (isStrong: boolean) => cx(isStrong && 'font-semibold');
  const columns: Column<TaxLine>[] = [
    {
      key: 'label',
      header: m.gst3b_figure(),
      cell: ({ label, taxes, isStrong }) => (
        <>
          <span className={weight(isStrong)}>{label}</span>
          <span className="block text-xs whitespace-nowrap text-ink-2 tabular-nums sm:hidden">
            {m.gst_total()} {amount(totalOf(taxes))}
          </span>
        </>
      ),
    },
    ...headsIn(...lines.map(({ taxes }) => taxes)).map(
      (head): Column<TaxLine> => ({
        ...{ key: head, header: headWords(head), isNumeric: true },
        cell: ({ taxes, isStrong }) => <span className={weight(isStrong)}>{amount(taxes[head])}</span>,
      }),
    ),
    {
      key: 'total',
      header: m.gst_total(),
      isNumeric: true,
      isHiddenNarrow: true,
      cell: ({ taxes, isStrong }) => <span className={weight(isStrong)}>{amount(totalOf(taxes))}</span>,
    },
  ];
  return <Table caption={caption} columns={columns} rows={lines} rowKey={({ key }) => key} />;
}
