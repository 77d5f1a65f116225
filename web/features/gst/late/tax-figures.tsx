import { useId } from 'react';
import { GST_HEADS, type GstHead } from '#domain/gst/interest';
import type { Asks } from '#domain/gst/late-cost';
import { m } from '../../../lib/messages';
import { headWords } from '../../../lib/tax-heads';
import { Input } from '../../../ui/form/field';
import { type FigureKey, type Part, partsOf, type Typed, type Wrong } from './late.form';

const PART_WORDS: Readonly<Record<Part, () => string>> = {
  cash: m.gst_late_in_cash,
  credit: m.gst_late_by_credit,
  least: m.gst_late_least,
};

const SHORT: Readonly<Record<GstHead, () => string>> = {
  integrated: () => headWords('igst'),
  central: () => headWords('cgst'),
  state: () => headWords('sgst'),
  cess: () => headWords('cess'),
};
export const headName = (head: GstHead): string => SHORT[head]();

type TaxFiguresProps = { typed: Typed; asks: Asks; wrong: Wrong; set: (change: Partial<Typed>) => void };

/** The tax that was paid late, by head: in cash, by credit where that bore interest, and what lay in the cash ledger meanwhile. */
export function TaxFigures({ typed, asks, wrong, set }: TaxFiguresProps) {
  const id = useId();
  const parts = partsOf(asks);
  const problem = GST_HEADS.flatMap((head) => parts.map((part) => wrong[`${part}.${head}`])).find(Boolean);
  const write = (key: FigureKey, value: string) => set({ figures: { ...typed.figures, [key]: value } });
  return (
    <section aria-labelledby={id} className="max-w-xl">
      <h3 id={id} className="text-sm font-semibold">
        {m.gst_late_tax()}
      </h3>
      <table className="mt-1 w-full border-separate border-spacing-x-2 border-spacing-y-1 -mx-2 text-sm">
        <thead>
          <tr>
            <td />
            {parts.map((part) => (
              <th key={part} scope="col" className="text-left align-bottom text-xs font-medium text-ink-2">
                {PART_WORDS[part]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GST_HEADS.map((head) => (
            <tr key={head}>
              <th scope="row" className="w-12 text-left font-medium">
                {headName(head)}
              </th>
              {parts.map((part) => {
                const key: FigureKey = `${part}.${head}`;
                return (
                  <td key={part}>
                    <Input
                      aria-label={`${headName(head)}, ${PART_WORDS[part]()}`}
                      aria-invalid={wrong[key] ? true : undefined}
                      aria-describedby={wrong[key] ? `${id}-wrong` : undefined}
                      inputMode="decimal"
                      autoComplete="off"
                      className="text-right tabular-nums"
                      value={typed.figures[key] ?? ''}
                      onChange={({ target }) => write(key, target.value)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {problem && (
        <p id={`${id}-wrong`} className="mt-1 text-xs font-medium text-red">
          {problem}
        </p>
      )}
    </section>
  );
}
