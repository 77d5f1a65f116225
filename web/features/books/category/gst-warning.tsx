import { useQuery } from '@tanstack/react-query';
import { isIsoDate } from '#domain/shared/dates';
import { percent } from '#domain/shared/money';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { BankTransaction } from '../books.queries';
import { useCategories } from './category-groups';

/** The rates of every day come with the law they rest on, which most pages do without. */
async function warningOf(rate: string, day: string): Promise<string | null> {
  const { gstRateWarning } = await import('#domain/bank/categorise/tax-marks');
  const isWarned = isIsoDate(day) && gstRateWarning(percent(Number(rate)), day) !== undefined;
  return isWarned ? m.books_rate_not_in_force({ rate, day: formatDate(day) }) : null;
}

/** What is to be said of a rate of GST on a day; nothing while it is in force. */
export const useGstWarning = (rate: string, day: string): string | null =>
  useQuery({ queryKey: ['gst-warning', rate, day], queryFn: () => warningOf(rate, day) }).data ?? null;

/** A rate of GST that is not in force on a day is warned of, not refused. */
export function GstWarning({ warning }: { warning: string | null }) {
  return (
    <p role="status" className="text-sm text-orange empty:hidden">
      {warning}
    </p>
  );
}

/** The same for the category a transaction has. */
export function CategoryGstWarning({ row: { categoryId, transactionDate } }: { row: BankTransaction }) {
  const category = useCategories().choosable.find(({ id }) => id === categoryId);
  // Nought is in force on every day: without a category there is nothing to warn of.
  return <GstWarning warning={useGstWarning(category?.gstRate ?? '0', transactionDate)} />;
}
