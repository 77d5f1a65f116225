import { gstRateWarning } from '#domain/bank/tax-marks';
import { isIsoDate } from '#domain/shared/dates';
import { percent } from '#domain/shared/money';

/** Says so where a rate of GST is not in force on a day. */
export default function GstRateNote({ rate, day }: { rate: string; day: string }) {
  const warning = isIsoDate(day) ? gstRateWarning(percent(Number(rate)), day) : undefined;
  return (
    <p role="status" className="text-sm text-orange empty:hidden">
      {warning}
    </p>
  );
}
