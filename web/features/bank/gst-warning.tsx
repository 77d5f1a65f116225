import { useQuery } from '@tanstack/react-query';
import { isIsoDate } from '#domain/shared/dates';
import { percent } from '#domain/shared/money';
import type { BankTransaction } from './bank.queries';
import { useCategories } from './category-groups';

/** The rates of every day come with the law they rest on, which most pages do without. */
async function warningOf(rate: string, day: string): Promise<string | null> {
  const { gstRateWarning } = await import('#domain/bank/tax-marks');
  return (isIsoDate(day) && gstRateWarning(percent(Number(rate)), day)) || null;
}

/** A rate of GST that is not in force on a day is warned of, not refused. */
export function GstWarning({ rate, day }: { rate: string; day: string }) {
  const { data } = useQuery({ queryKey: ['gst-warning', rate, day], queryFn: () => warningOf(rate, day) });
  return (
    <p role="status" className="text-sm text-orange empty:hidden">
      {data}
    </p>
  );
}

/** The same for the category a transaction has. */
export function CategoryGstWarning({ row: { subcategory, transactionDate } }: { row: BankTransaction }) {
  const category = useCategories().choosable.find(({ name }) => name === subcategory);
  return category ? <GstWarning rate={category.gstRate} day={transactionDate} /> : null;
}
