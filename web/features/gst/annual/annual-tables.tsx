import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { isNought } from '../settle/figures';
import { TaxTable } from '../settle/tax-table';
import { amountColumns } from './amount-columns';
import type { Annual } from './annual.queries';
import { linesOf, TableCard, TaxCard } from './table-card';

/** The sums of tables 6 and 7, and tables 8 to 16 and 19 of the annual return. */
export function AnnualTables({ annual: { tables, setOffCount, twoBCount, months } }: { annual: Annual }) {
  const [setOffs, twoBs] = [formatCount(setOffCount), formatCount(twoBCount)];
  const fees = tables.fee.filter(({ amounts }) => Object.values(amounts).some((text) => !isNought(text)));
  return (
    <>
      <TaxCard title={m.gst_annual_sums()} description={m.gst_annual_sums_words()} lines={tables.availed} />
      <TaxCard
        title={m.gst_annual_table_8()}
        description={m.gst_annual_table_8_words({ count: twoBs })}
        lines={tables.credit}
        none={twoBCount === 0 ? m.gst_annual_8_none() : undefined}
      />
      <TaxCard
        title={m.gst_annual_table_9()}
        description={m.gst_annual_table_9_words({ count: setOffs, of: formatCount(months.length) })}
        lines={tables.paid}
        none={setOffCount === 0 ? m.gst_annual_9_none() : undefined}
      />
      <TaxCard title={m.gst_annual_table_10()} description={m.gst_annual_table_10_words()} lines={tables.later} />
      <TableCard
        title={m.gst_annual_table_16()}
        description={m.gst_annual_table_16_words()}
        columns={amountColumns()}
        rows={tables.supplies}
        rowKey={({ line }) => line}
      >
        {fees.length > 0 ? (
          <TaxTable caption={m.gst_annual_late_fee()} lines={linesOf(fees)} />
        ) : (
          <p className="text-sm text-ink-3">{m.gst_annual_no_fee()}</p>
        )}
        <p className="text-xs text-ink-3">{m.gst_annual_16_not_known()}</p>
      </TableCard>
    </>
  );
}
