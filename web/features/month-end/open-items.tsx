import { Link, linkOptions } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import { parseRupees } from '#domain/shared/money';
import { formatCount, formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Money } from '../../ui/figure/money';
import { Key } from '../../ui/key';
import { type MonthEnd, type OpenItem, useReview } from './month-end.queries';

const KINDS: Record<OpenItem['kind'], { label: () => string; tone: Tone }> = {
  uncategorised: { label: m.bookkeeping_kind_uncategorised, tone: 'yellow' },
  suspense: { label: m.bookkeeping_kind_suspense, tone: 'orange' },
  unmatched: { label: m.bookkeeping_kind_unmatched, tone: 'blue' },
  unsettled: { label: m.bookkeeping_kind_unsettled, tone: 'blue' },
  unreconciled: { label: m.bookkeeping_kind_unreconciled, tone: 'grey' },
  unusual: { label: m.bookkeeping_kind_unusual, tone: 'purple' },
};

const UNUSUAL: Record<NonNullable<OpenItem['unusual']>, () => string> = {
  doubled: m.bookkeeping_unusual_doubled,
  'doubled-bill': m.bookkeeping_unusual_doubled_bill,
  'round-sum': m.bookkeeping_unusual_round,
  'missing-payee': m.bookkeeping_unusual_missing,
  jump: m.bookkeeping_unusual_jump,
};

type OpenItemsProps = { companyId: string; month: MonthEnd; mayChange: boolean };

/** What is open in a month, one below the other; the arrow keys go through it, Enter opens, R says that it is right. */
export function OpenItems({ companyId, month, mayChange }: OpenItemsProps) {
  const review = useReview(companyId, month.month);
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-first]') ?? [])];
    const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
      return;
    }
    const item = month.items.find(({ key }) => key === rows[at]?.dataset.first);
    if ((event.key !== 'r' && event.key !== 'R') || !mayChange || item?.kind !== 'unusual') return;
    event.preventDefault();
    review.mutate({ key: item.key, isRight: item.reviewedBy === null });
  };
  const open = Object.values(month.counts).reduce((sum, count) => sum + count, 0);
  return (
    <SectionCard
      title={m.bookkeeping_open()}
      description={open === 0 ? m.bookkeeping_nothing_open() : m.bookkeeping_open_count({ count: formatCount(open) })}
    >
      {month.items.length > 0 && (
        <>
          <p className="mb-2 hidden flex-wrap items-center gap-x-1.5 text-xs text-ink-2 sm:flex">
            <Key>↓</Key> <Key>↑</Key> {m.bookkeeping_keys_move()} · <Key>Enter</Key> {m.bookkeeping_keys_open()} ·{' '}
            <Key>R</Key> {m.bookkeeping_keys_right()}
          </p>
          <ul
            ref={list}
            onKeyDown={move}
            aria-label={m.bookkeeping_open()}
            className="flex flex-col divide-y divide-line"
          >
            {month.items.map((item) => (
              <Item
                key={item.key}
                item={item}
                month={month}
                onReview={mayChange ? (isRight) => review.mutate({ key: item.key, isRight }) : undefined}
              />
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  );
}

/** Where an item is worked off. */
function placeOf({ kind, transactionId, voucherId, billId, title }: OpenItem, from: string, to: string) {
  if (kind === 'unsettled') return linkOptions({ to: '/settlement', search: {} });
  if (voucherId) return linkOptions({ to: '/ledger', search: { voucher: voucherId } });
  if (billId) return linkOptions({ to: '/bills', search: { shown: billId } });
  return linkOptions({
    to: '/transactions',
    search: transactionId ? { from, to, row: transactionId } : { payee: title },
  });
}

type ItemProps = { item: OpenItem; month: MonthEnd; onReview: ((isRight: boolean) => void) | undefined };

const LINK =
  'rounded-sm font-medium wrap-anywhere underline decoration-line-strong underline-offset-2 hover:decoration-current';

function Item({ item, month: { from, to }, onReview }: ItemProps) {
  const { kind, unusual, date, title, amount, why, reviewedBy, key } = item;
  const { label, tone } = KINDS[kind];
  return (
    <li className={reviewedBy ? 'py-2 text-sm opacity-70' : 'py-2 text-sm'}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 basis-64 grow">
          <Link {...placeOf(item, from, to)} data-first={key} className={LINK}>
            {title}
          </Link>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
            <Badge tone={tone}>{unusual ? UNUSUAL[unusual]() : label()}</Badge>
            <span>{formatDate(date)}</span>
            <span>{reviewedBy ? m.bookkeeping_reviewed_by({ name: reviewedBy }) : why}</span>
          </span>
        </span>
        <span className="flex items-center gap-3">
          <Money amount={parseRupees(amount)} isExact tone="signed" />
          {kind === 'unusual' && onReview && (
            <Button
              size="sm"
              aria-label={reviewedBy ? m.bookkeeping_ask_again_of({ title }) : m.bookkeeping_right_of({ title })}
              onClick={() => onReview(reviewedBy === null)}
            >
              {reviewedBy ? m.bookkeeping_ask_again() : m.bookkeeping_right()}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}
