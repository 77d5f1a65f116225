import { lazy, Suspense } from 'react';
import type { BankTransaction } from './bank.queries';
import { useCategories } from './category-groups';

// The rates of every day come with the law they rest on, which most pages do without.
const GstRateNote = lazy(() => import('./gst-rate-note'));

/** A rate of GST that was not in force on a day is warned of, not refused. */
export function GstWarning({ rate, day }: { rate: string; day: string }) {
  return (
    <Suspense fallback={null}>
      <GstRateNote rate={rate} day={day} />
    </Suspense>
  );
}

/** The same for the category a transaction has. */
export function CategoryGstWarning({ row: { subcategory, transactionDate } }: { row: BankTransaction }) {
  const category = useCategories().choosable.find(({ name }) => name === subcategory);
  return category ? <GstWarning rate={category.gstRate} day={transactionDate} /> : null;
}
