import { parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { Progress } from '../../ui/figure/progress';
import type { Overview } from './gst.queries';

/** Paise of a lakh, and of a tenth of one. */
const LAKH = 10_000_000;

/** The turnover of the year in lakhs, as a bar to the limit above which the annual return is due. */
export function TurnoverBar({ turnover: { year, amount, threshold } }: { turnover: Overview['turnover'] }) {
  const [value, max] = [parseRupees(amount), parseRupees(threshold)];
  const words = m.gst_turnover_against({
    amount: m.gst_lakhs({ amount: (value / LAKH).toFixed(1) }),
    limit: m.gst_crore({ amount: String(max / (LAKH * 100)) }),
  });
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span>{m.gst_turnover_of({ year })}</span>
        <span className="tabular-nums">{words}</span>
      </div>
      <Progress label={m.gst_turnover_of({ year })} value={value} max={max} />
    </div>
  );
}
