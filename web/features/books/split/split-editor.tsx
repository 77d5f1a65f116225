import { m } from '../../../lib/messages';
import type { BankTransaction } from '../books.queries';
import { PartList } from './split-parts';
import { SplitWork } from './split-work';

type SplitEditorProps = { companyId: string; row: BankTransaction; keepsBooks: boolean };

/** The parts of a line that belong to different categories; together they are the line. */
export function SplitEditor({ companyId, row, keepsBooks }: SplitEditorProps) {
  const { isSplit, parts } = row;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-xs text-ink-3">{m.books_split()}</h3>
      {!keepsBooks && isSplit && <PartList parts={parts} />}
      {!keepsBooks && !isSplit && <p className="text-sm text-ink-2">{m.books_not_split()}</p>}
      {keepsBooks && (
        <details open={isSplit} className="text-sm">
          <summary className="min-h-6 text-ink-2">{isSplit ? m.books_split_parts() : m.books_split_words()}</summary>
          <SplitWork companyId={companyId} row={row} />
        </details>
      )}
    </section>
  );
}
