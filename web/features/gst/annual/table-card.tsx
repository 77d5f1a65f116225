import type { ReactNode } from 'react';
import { SectionCard } from '../../../ui/card';
import { type Column, Table } from '../../../ui/list/table';
import { isNought } from '../settle/figures';
import { TaxTable, taxLine } from '../settle/tax-table';
import type { Annual } from './annual.queries';

type CardProps = { title: string; description?: string; children?: ReactNode };

/** A table of the annual return in a card of its own; nothing stands for one without rows. What else belongs to it follows. */
export function TableCard<Row>({
  rows,
  columns,
  rowKey,
  children,
  ...card
}: CardProps & { rows: readonly Row[]; columns: readonly Column<Row>[]; rowKey: (row: Row) => string }) {
  return (
    <SectionCard {...card}>
      <div className="flex flex-col gap-3">
        {rows.length > 0 && <Table caption={card.title} columns={columns} rows={rows} rowKey={rowKey} />}
        {children}
      </div>
    </SectionCard>
  );
}

type Line = Annual['tables']['credit'][number];

/** Lines by head in a card; where nothing is known of them, the words that say so stand in their place. */
export function TaxCard({
  lines,
  none,
  children,
  ...card
}: CardProps & { lines: readonly Line[]; none?: string | undefined }) {
  return (
    <SectionCard {...card}>
      <div className="flex flex-col gap-3">
        {none ? <p className="text-sm text-ink-3">{none}</p> : <TaxTable caption={card.title} lines={linesOf(lines)} />}
        {children}
      </div>
    </SectionCard>
  );
}

const SUMS: readonly string[] = ['8K', '14', '7J', '9P', '9R', '12D', '12F'];

/** Lines with their numbers in the form; credit of a head that paid nothing is left out. */
export const linesOf = (lines: readonly Line[]) =>
  lines
    .filter(
      ({ line, amounts }) => !line.startsWith('credit-') || Object.values(amounts).some((text) => !isNought(text)),
    )
    .map(({ line, what, amounts }) =>
      taxLine(line, `${/^\d/.test(line) ? `${line} ` : ''}${what}`, amounts, SUMS.includes(line)),
    );
