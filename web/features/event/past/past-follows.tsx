import { type Paise, paise, parseRupees } from '#domain/shared/money';
import { formWords } from '../../../lib/form-words';
import { formatCount } from '../../../lib/format';
import { rupees } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { SectionCard } from '../../../ui/card';
import { Disqualified } from '../../../ui/disqualified';
import { ItemLink } from '../../../ui/item-link';
import { moneyWords } from '../../../ui/why/quantity';
import { Why } from '../../../ui/why/why';
import { WhyList } from '../../../ui/why/why-list';
import type { Past, PastPeriod, PastRow } from './past.queries';

const openOf = ({ periods }: PastRow): readonly PastPeriod[] => periods.filter(({ isOverdue }) => isOverdue);

/** What follows from what was not filed: the cost so far by form, that the company may be struck off, that directors are disqualified. */
export function PastFollows({ past }: { past: Past }) {
  const { rows, isStruckOffThreatened, disqualification } = past;
  const open = rows.filter((row) => openOf(row).length > 0);
  if (open.length === 0) return null;
  return (
    <SectionCard title={m.past_follows()} description={m.past_follows_words()}>
      <div className="flex flex-col gap-3">
        {isStruckOffThreatened && <p className="rounded-md bg-red-soft px-3 py-2">{m.past_strike_off()}</p>}
        {disqualification && <Disqualified disqualification={disqualification} />}
        <ul className="divide-y divide-line">
          {open.map((row) => (
            <FormCost key={`${row.form} ${row.subject}`} row={row} />
          ))}
        </ul>
      </div>
    </SectionCard>
  );
}

const sumOf = (amounts: readonly (string | null)[]): Paise =>
  paise(amounts.reduce((sum, amount) => sum + parseRupees(amount ?? '0'), 0));

const SHOWN = 6;

/** A form with what its open periods have cost; the sum opens to them, and each leads to its item. */
function FormCost({ row }: { row: PastRow }) {
  const open = openOf(row);
  const sum = sumOf(open.map(({ cost }) => cost));
  const perDay = sumOf(open.map(({ costPerDay }) => costPerDay));
  const unknown = open.filter(({ unknownCost }) => unknownCost !== null).length;
  const words =
    perDay > 0 ? m.past_cost_daily({ amount: moneyWords(sum), daily: moneyWords(perDay) }) : moneyWords(sum);
  const name = formWords(row.form);
  const items = open.map(({ itemId, title, cost, unknownCost }) => ({
    id: itemId,
    title,
    ...(unknownCost && { detail: unknownCost }),
    figure: cost === null ? m.past_no_cost() : rupees(cost),
  }));
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-sm text-ink-2">
          {open.slice(0, SHOWN).map(({ itemId, period }, at) => (
            <span key={itemId}>
              {at > 0 && ', '}
              <ItemLink itemId={itemId} formType={row.form}>
                {period}
              </ItemLink>
            </span>
          ))}
          {open.length > SHOWN && ` ${m.past_more({ more: formatCount(open.length - SHOWN) })}`}
        </span>
        {unknown > 0 && (
          <span className="block text-xs text-ink-2">
            {m.calendar_cost_some_unknown({ count: formatCount(unknown) })}
          </span>
        )}
      </div>
      {sum > 0 && (
        <Why figure={m.past_cost_of({ form: name })} words={words} value={moneyWords(sum)}>
          {() => <WhyList label={m.past_cost_of({ form: name })} items={items} />}
        </Why>
      )}
    </li>
  );
}
