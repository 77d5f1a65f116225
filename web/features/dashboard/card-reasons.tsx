import { useQuery } from '@tanstack/react-query';
import { DEADLINE_BAND_DAYS } from '#domain/calendar/values';
import { addDays } from '#domain/shared/dates';
import { paise, parseRupees } from '#domain/shared/money';
import { type CalendarItem, calendarQuery } from '../../lib/compliance.queries';
import { formatCount, formatDate } from '../../lib/format';
import { dueWords, rupees } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { ItemLink } from '../../ui/item-link';
import { CountedItems } from '../../ui/list/counted-items';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { moneyWords } from '../../ui/why/quantity';
import { WhyList } from '../../ui/why/why-list';
import { dashboardQuery, type NearItem } from './dashboard.queries';

/** The items that are overdue, each with what it costs. */
export function OverdueReason({ companyId }: { companyId: string }) {
  const today = useToday();
  const items = useQuery(calendarQuery(companyId, { status: 'overdue', to: today }));
  return (
    <Items
      words={m.dashboard_overdue_why({ day: formatDate(today) })}
      items={items}
      label={m.dashboard_overdue_tasks()}
    />
  );
}

/** The open items that fall due within the days the card names. */
export function UpcomingReason({ companyId }: { companyId: string }) {
  const today = useToday();
  const to = addDays(today, DEADLINE_BAND_DAYS.upcoming);
  const items = useQuery(calendarQuery(companyId, { status: 'pending', from: today, to }));
  const words = m.dashboard_upcoming_why({ from: formatDate(today), to: formatDate(to) });
  return <Items words={words} items={items} label={m.dashboard_upcoming()} />;
}

type Asked = Pick<ReturnType<typeof useQuery<CalendarItem[]>>, 'data' | 'error' | 'isError'>;

function Items({ words, label, items }: { words: string; label: string; items: Asked }) {
  if (items.isError) return <ErrorPanel error={items.error} />;
  if (!items.data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  return (
    <>
      <p className="text-ink-2">{words}</p>
      <CountedItems label={label} items={items.data} />
    </>
  );
}

/** What is to be paid by today, item by item: tax, and what waiting has cost. */
export function ToPayReason({ companyId }: { companyId: string }) {
  const today = useToday();
  const { data } = useQuery(dashboardQuery(companyId));
  if (!data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  const items = [...data.overdueItems, ...data.upcomingItems].filter(({ dueDate }) => dueDate <= today);
  const further = data.toPay.count - items.length;
  return (
    <>
      <p className="text-ink-2">{m.dashboard_to_pay_why({ day: formatDate(today) })}</p>
      <WhyList
        label={m.dashboard_to_pay()}
        items={items.map((item) => ({
          id: item.id,
          title: <ItemLink itemId={item.id}>{item.title}</ItemLink>,
          detail: partsOf(item),
          figure: moneyWords(paise(taxOf(item) + costOf(item))),
        }))}
      />
      {further > 0 && <p className="text-ink-2">{m.dashboard_to_pay_further({ count: formatCount(further) })}</p>}
    </>
  );
}

const taxOf = ({ tax }: NearItem) => parseRupees(tax ?? '0');

/** Nothing is lost on the due day itself; a person's own figure counts from the day after. */
const costOf = ({ penaltyAmount, daysRemaining }: NearItem) =>
  daysRemaining < 0 ? parseRupees(penaltyAmount ?? '0') : paise(0);

function partsOf(item: NearItem): string {
  const tax =
    item.tax === null ? m.dashboard_to_pay_tax_missing() : m.dashboard_to_pay_tax({ amount: rupees(item.tax) });
  const cost = costOf(item);
  const parts = [item.isTaxAsked && tax, cost > 0 && m.dashboard_to_pay_cost({ amount: moneyWords(cost) })];
  return [dueWords(item.dueDate), ...parts].filter(Boolean).join(' · ');
}

/** The numbers under which the company is registered. */
export function RegistrationsReason({ companyId }: { companyId: string }) {
  const { data } = useQuery(dashboardQuery(companyId));
  if (!data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  const { pan, tan, gstin, udyam } = data.company;
  const numbers = { PAN: pan, TAN: tan, GST: gstin, UDYAM: udyam };
  return (
    <>
      <p className="text-ink-2">{m.dashboard_registrations_why()}</p>
      <WhyList
        label={m.dashboard_registrations()}
        items={data.metrics.activeRegistrations.map((name) => ({
          id: name,
          title: name,
          figure: <code className="font-mono">{numbers[name]}</code>,
        }))}
      />
      <p className="text-xs text-ink-2">{m.dashboard_registrations_not_checked()}</p>
    </>
  );
}
