import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { SectionCard } from '../../../ui/card';
import { isNought } from '../settle/figures';
import { TaxTable, taxLine } from '../settle/tax-table';
import type { Annual } from './annual.queries';

const WORDS: Readonly<Record<string, () => string>> = {
  ...{ '6A': m.gst_annual_6a, '6I': m.gst_annual_6i, '6J': m.gst_annual_6j, '7J': m.gst_annual_7j },
  ...{ '9P': m.gst_total, '9Q': m.gst_annual_9c_9q, '9R': m.gst_annual_9c_5r },
  ...{ '12A': m.gst_annual_9c_12a, '12B': m.gst_annual_9c_12b, '12C': m.gst_annual_9c_12c },
  ...{ '12D': m.gst_annual_9c_12d, '12E': m.gst_annual_9c_12e, '12F': m.gst_annual_9c_5r },
  ...{ '8A': m.gst_annual_8a, '8B': m.gst_annual_8b, '8C': m.gst_annual_8c, '8D': m.gst_annual_8d },
  ...{ '8E': m.gst_annual_8e, '8F': m.gst_annual_8f, '8G': m.gst_annual_8g, '8H': m.gst_annual_8h },
  ...{ '8I': m.gst_annual_8i, '8J': m.gst_annual_8j, '8K': m.gst_annual_8k },
  ...{ payable: m.gst3b_tax_payable, cash: m.gst_annual_9_cash, 'credit-igst': m.gst_annual_9_igst },
  ...{ 'credit-cgst': m.gst_annual_9_cgst, 'credit-sgst': m.gst_annual_9_sgst, 'credit-cess': m.gst_annual_9_cess },
  ...{ interest: m.gst3b_interest, 'late-fee': m.gst3b_late_fee },
  ...{
    '10': m.gst_annual_10,
    '11': m.gst_annual_11,
    '12': m.gst_annual_12,
    '13': m.gst_annual_13,
    '14': m.gst_annual_14,
  },
};

/** What a line by head holds, where the form says it in words. */
export const headLineWords = (line: string): string => WORDS[line]?.() ?? line;

type Line = Annual['tables']['credit'][number];

/** Lines with their numbers in the form; credit of a head that paid nothing is left out. */
export const linesOf = (lines: readonly Line[]) =>
  lines
    .filter(
      ({ line, amounts }) => !line.startsWith('credit-') || Object.values(amounts).some((text) => !isNought(text)),
    )
    .map(({ line, amounts }) =>
      taxLine(
        line,
        `${/^\d/.test(line) ? `${line} ` : ''}${headLineWords(line)}`,
        amounts,
        ['8K', '14', '7J', '9P', '9R', '12D', '12F'].includes(line),
      ),
    );

/** The sums of tables 6 and 7, and tables 8 to 14 of the annual return, by head. */
export function AnnualTables({ annual: { tables, setOffCount, twoBCount, months } }: { annual: Annual }) {
  return (
    <>
      <SectionCard title={m.gst_annual_sums()} description={m.gst_annual_sums_words()}>
        <TaxTable caption={m.gst_annual_sums()} lines={linesOf(tables.availed)} />
      </SectionCard>
      <SectionCard
        title={m.gst_annual_table_8()}
        description={m.gst_annual_table_8_words({ count: formatCount(twoBCount) })}
      >
        {twoBCount === 0 ? (
          <p className="text-sm text-ink-3">{m.gst_annual_8_none()}</p>
        ) : (
          <TaxTable caption={m.gst_annual_table_8()} lines={linesOf(tables.credit)} />
        )}
      </SectionCard>
      <SectionCard
        title={m.gst_annual_table_9()}
        description={m.gst_annual_table_9_words({ count: formatCount(setOffCount), of: formatCount(months.length) })}
      >
        {setOffCount === 0 ? (
          <p className="text-sm text-ink-3">{m.gst_annual_9_none()}</p>
        ) : (
          <TaxTable caption={m.gst_annual_table_9()} lines={linesOf(tables.paid)} />
        )}
      </SectionCard>
      <SectionCard title={m.gst_annual_table_10()} description={m.gst_annual_table_10_words()}>
        <TaxTable caption={m.gst_annual_table_10()} lines={linesOf(tables.later)} />
      </SectionCard>
    </>
  );
}
