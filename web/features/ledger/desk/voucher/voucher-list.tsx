import { m } from '../../../../lib/messages';
import { Badge } from '../../../../ui/badge';
import { cx } from '../../../../ui/cx';
import { DateText } from '../../../../ui/figure/date-text';
import type { Voucher } from '../desk.queries';
import { kindWords } from '../desk.words';
import { exactRupees } from '../exact-rupees';

type VoucherListProps = { rows: readonly Voucher[]; openId: string | undefined; onOpen: (id: string) => void };

/** Vouchers under the day they are of. */
export function VoucherList({ rows, openId, onOpen }: VoucherListProps) {
  return (
    <div className="rounded-xl border border-line bg-surface shadow-card">
      {days(rows).map(([first, ...more]) => (
        <section key={first.date} className="not-first:border-t not-first:border-line">
          <h2 className="sticky top-0 z-10 flex min-h-8 items-center bg-sunken px-4 text-xs font-medium text-ink-3 [section:first-child>&]:rounded-t-xl lg:px-5">
            <DateText day={first.date} />
          </h2>
          <ul className="divide-y divide-line">
            {[first, ...more].map((voucher) => (
              <li key={voucher.id}>
                <Row voucher={voucher} isOpen={voucher.id === openId} onOpen={() => onOpen(voucher.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = { voucher: Voucher; isOpen: boolean; onOpen: () => void };

function Row({ voucher, isOpen, onOpen }: RowProps) {
  const { kind, number, narration, total, status } = voucher;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={cx(
        'grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2 text-left text-sm -outline-offset-2 hover:bg-hover sm:grid-cols-[11rem_minmax(0,1fr)_auto] lg:px-5',
        isOpen && 'bg-accent-soft',
      )}
    >
      <span className="min-w-0 max-sm:order-2">
        <span className="block text-xs text-ink-3">{kindWords(kind)}</span>
        <span className="block tabular-nums wrap-anywhere">{number}</span>
      </span>
      <span className="min-w-0 max-sm:order-1 max-sm:col-span-2">
        <span className={cx('block wrap-anywhere', status === 'void' && 'text-ink-3 line-through')}>
          {narration || sidesOf(voucher)}
        </span>
        {narration && <span className="block text-xs text-ink-2 wrap-anywhere">{sidesOf(voucher)}</span>}
      </span>
      <span className="flex flex-col items-end gap-1 tabular-nums whitespace-nowrap max-sm:order-3">
        {exactRupees(total)}
        <StateBadge voucher={voucher} />
      </span>
    </button>
  );
}

/** Trouble alone has a mark: what was taken back, reversed, or stands where nobody said what it is. */
export function StateBadge({ voucher: { status, reversedById, rule } }: Pick<RowProps, 'voucher'>) {
  if (status === 'void') return <Badge tone="grey">{m.desk_state_void()}</Badge>;
  if (reversedById) return <Badge tone="grey">{m.desk_state_reversed()}</Badge>;
  return rule === 'B01' && <Badge tone="yellow">{m.desk_state_suspense()}</Badge>;
}

/** 'Rent to HDFC, TDS payable': what is debited, then what is credited. */
function sidesOf({ lines }: Voucher): string {
  const names = (side: 'debit' | 'credit') => [
    ...new Set(lines.filter((line) => line[side] !== null).map(({ accountName, party }) => party ?? accountName)),
  ];
  return m.desk_sides({ debits: names('debit').join(', '), credits: names('credit').join(', ') });
}

type Day = [Voucher, ...Voucher[]];

function days(rows: readonly Voucher[]): Day[] {
  const found: Day[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && last[0].date === row.date) last.push(row);
    else found.push([row]);
  }
  return found;
}
