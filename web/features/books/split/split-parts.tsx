import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import type { BankTransaction } from '../books.queries';
import { CategoryCell } from '../category/category-cell';
import { gstWords } from '../category/gst-words';
import { categoryName, exactAmount, kindTone } from '../words';
import type { SplitPart } from './split.calls';

/** Names of categories are a person's own words and may be longer than their place. */
const WRAPS = 'min-w-0 [&_span]:wrap-anywhere [&_span]:whitespace-normal';

/** What a split line was split into. */
export function PartList({ parts }: { parts: readonly SplitPart[] }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {parts.map(({ id, amount, category, categoryId, subcategory, note, ...marks }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={WRAPS}>
            <Badge tone={kindTone(category)}>{categoryName({ category, categoryId, subcategory })}</Badge>
          </span>
          <span className="ml-auto tabular-nums">{exactAmount(amount)}</span>
          <TaxWords marks={marks} />
          {note && <span className="w-full text-xs wrap-anywhere text-ink-2">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

type Marks = Pick<SplitPart, 'gstApplicable' | 'gstMode' | 'tdsSection'>;

/** What a part says of GST and TDS, as its line would. */
function TaxWords({ marks }: { marks: Marks }) {
  const gst = gstWords(marks);
  const words = [
    gst && `${m.books_gst_rate()}: ${gst}`,
    marks.tdsSection && `${m.books_tds_section()}: ${marks.tdsSection}`,
  ];
  const said = words.filter(Boolean).join(' · ');
  return said && <span className="w-full text-xs wrap-anywhere text-ink-2">{said}</span>;
}

type CategoryOrPartsProps = { companyId: string; row: BankTransaction; keepsBooks: boolean };

/** The category of a line; of a split one its parts, for it has no category of its own. */
export function CategoryOrParts({ companyId, row, keepsBooks }: CategoryOrPartsProps) {
  if (row.isSplit) return <PartList parts={row.parts} />;
  return (
    <div className={WRAPS}>
      <CategoryCell companyId={companyId} row={row} keepsBooks={keepsBooks} />
    </div>
  );
}
