import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { Badge } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { DateText } from '../../ui/figure/date-text';
import { StatCard, StatCardSkeleton } from '../../ui/figure/stat-card';
import { ShowAll } from '../../ui/list/show-all';
import { type Column, Table } from '../../ui/list/table';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Why } from '../../ui/why/why';
import { Calculator } from './calculator';
import { CollectingCalculator } from './collecting-calculator';
import { DeductionDialog } from './deduction-dialog';
import { LateCalculator } from './late-calculator';
import { type Overview, overviewQuery } from './tds.queries';
import { dayOf, exact } from './tds.words';
import { WhatIfCard } from './what-if-card';

type OverviewViewProps = { companyId: string; mayChange: boolean };

/** The three tiles, each opened to what it is made of; the months to deposit, the statements to come, and the calculator. */
export function OverviewView({ companyId, mayChange }: OverviewViewProps) {
  const overview = useQuery(overviewQuery(companyId));
  if (overview.isError) return <ErrorPanel error={overview.error} onRetry={() => void overview.refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3 sm:gap-3">
        {overview.data ? (
          <Tiles overview={overview.data} />
        ) : (
          ['a', 'b', 'c'].map((name) => <StatCardSkeleton key={name} />)
        )}
      </div>
      {overview.data && <Months overview={overview.data} />}
      {overview.data && overview.data.statements.length > 0 && <Statements overview={overview.data} />}
      {overview.data && overview.data.unlisted.length > 0 && (
        <Unlisted companyId={companyId} mayChange={mayChange} overview={overview.data} />
      )}
      <WhatIfCard companyId={companyId} />
      <Calculator companyId={companyId} />
      <CollectingCalculator />
      <LateCalculator />
    </div>
  );
}

function Tiles({ overview }: { overview: Overview }) {
  const { depositedThisMonth, pending, penaltyRisk, unconfirmed, tan } = overview;
  const isAtRisk = parseRupees(penaltyRisk.amount) > 0;
  return (
    <>
      <StatCard
        label={m.tds_tile_deposited()}
        value={exact(depositedThisMonth.amount)}
        note={tan ? m.tds_under_tan({ tan }) : m.tds_no_tan()}
        explanation={<Parts label={m.tds_tile_deposited()} tile={depositedThisMonth} />}
      />
      <StatCard
        label={m.tds_tile_pending()}
        value={exact(pending.amount)}
        tone={overview.months.some(({ isLate }) => isLate) ? 'red' : 'plain'}
        note={pendingNote(overview)}
        explanation={<Parts label={m.tds_tile_pending()} tile={pending} />}
      />
      <StatCard
        label={m.tds_tile_risk()}
        value={exact(penaltyRisk.amount)}
        tone={isAtRisk ? 'red' : 'plain'}
        note={<RiskNote isAtRisk={isAtRisk} unconfirmed={unconfirmed} />}
        explanation={
          <Parts label={m.tds_tile_risk()} tile={penaltyRisk}>
            {unconfirmed.count > 0 && <Unconfirmed unconfirmed={unconfirmed} />}
          </Parts>
        }
      />
    </>
  );
}

type UnconfirmedItems = Overview['unconfirmed'];

const ifOpen = ({ count, amount }: UnconfirmedItems) => m.tds_risk_unconfirmed({ count, amount: exact(amount) });

/** Nothing is called calm while somebody has still to say what of the past was done. */
function RiskNote({ isAtRisk, unconfirmed }: { isAtRisk: boolean; unconfirmed: UnconfirmedItems }) {
  if (unconfirmed.count === 0) return isAtRisk ? m.tds_risk_note() : m.tds_risk_none();
  return (
    <>
      <span className="block">{isAtRisk ? m.tds_risk_note() : m.tds_risk_none_confirmed()}</span>
      <span className="block">{ifOpen(unconfirmed)}</span>
    </>
  );
}

/** What is not confirmed, beside what is late: each with what it would cost, and where it is confirmed. */
function Unconfirmed({ unconfirmed }: { unconfirmed: UnconfirmedItems }) {
  return (
    <div className="flex flex-col gap-2 border-t border-line-strong pt-3">
      <h3 className="text-sm font-semibold">{ifOpen(unconfirmed)}</h3>
      <p className="text-sm text-ink-2">{m.tds_risk_unconfirmed_words()}</p>
      <PartList parts={unconfirmed.parts} />
      <Link
        to="/compliance-calendar"
        search={{ status: 'unconfirmed' }}
        className="text-sm font-medium text-accent underline underline-offset-2"
      >
        {m.tds_risk_confirm()}
      </Link>
    </div>
  );
}

function pendingNote({ months }: Overview): string {
  const [first] = months;
  if (!first) return m.tds_pending_none();
  return m.tds_pending_note({ month: formatMonth(first.month), day: dayOf(first.dueOn) });
}

type PartsProps = { label: string; tile: Overview['pending']; children?: ReactNode };

function Parts({ label, tile, children }: PartsProps) {
  return (
    <Why figure={label} value={exact(tile.amount)}>
      {() => (
        <div className="flex flex-col gap-3">
          {tile.parts.length === 0 ? (
            <p className="text-sm text-ink-2">{m.tds_parts_none()}</p>
          ) : (
            <PartList parts={tile.parts} />
          )}
          <p className="flex justify-between gap-4 text-sm font-semibold">
            <span>{m.tds_parts_sum()}</span>
            <span className="tabular-nums">{exact(tile.amount)}</span>
          </p>
          {children}
        </div>
      )}
    </Why>
  );
}

const PartList = ({ parts }: { parts: Overview['pending']['parts'] }) => (
  <ul className="flex flex-col divide-y divide-line text-sm">
    {parts.map(({ label: name, amount }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own and never move
      <li key={index} className="flex justify-between gap-4 py-2">
        <span>{name}</span>
        <span className="tabular-nums">{exact(amount)}</span>
      </li>
    ))}
  </ul>
);

/** A month, a form or a number stays on one line where a table is wider than the screen. */
const whole = (text: string) => <span className="whitespace-nowrap">{text}</span>;

type Month = Overview['months'][number];

const monthColumns: readonly Column<Month>[] = [
  { key: 'month', header: m.tds_month(), cell: ({ month }) => whole(formatMonth(month)) },
  {
    key: 'due',
    header: m.tds_due(),
    cell: ({ dueOn, isLate }) => (
      <span className="flex items-center gap-2 whitespace-nowrap">
        {dayOf(dueOn)} {isLate && <Badge tone="red">{m.tds_late()}</Badge>}
      </span>
    ),
  },
  { key: 'open', header: m.tds_open(), isNumeric: true, cell: ({ open }) => exact(open) },
  { key: 'interest', header: m.tds_interest_today(), isNumeric: true, cell: ({ interest }) => exact(interest) },
  { key: 'tomorrow', header: m.tds_interest_tomorrow(), isNumeric: true, cell: ({ tomorrow }) => exact(tomorrow) },
  { key: 'why', header: m.tds_why(), isWide: true, cell: ({ summary }) => summary },
];

const Months = ({ overview }: { overview: Overview }) => (
  <SectionCard title={m.tds_months()}>
    {overview.months.length === 0 ? (
      <EmptyState title={m.tds_months_none()} description={m.tds_months_none_words()} />
    ) : (
      <Table caption={m.tds_months()} columns={monthColumns} rows={overview.months} rowKey={({ month }) => month} />
    )}
  </SectionCard>
);

type Statement = Overview['statements'][number];

const statementColumns: readonly Column<Statement>[] = [
  { key: 'title', header: m.tds_statement(), cell: ({ title }) => whole(title) },
  { key: 'due', header: m.tds_due(), cell: ({ dueDate }) => <DateText day={dueDate} /> },
  { key: 'cost', header: m.tds_fee_so_far(), isNumeric: true, cell: ({ cost }) => exact(cost) },
  { key: 'perDay', header: m.tds_fee_per_day(), isNumeric: true, cell: ({ perDay }) => exact(perDay) },
];

const Statements = ({ overview }: { overview: Overview }) => (
  <SectionCard title={m.tds_statements_due()}>
    <Table
      caption={m.tds_statements_due()}
      columns={statementColumns}
      rows={overview.statements}
      rowKey={({ title, dueDate }) => `${title}|${dueDate}`}
    />
  </SectionCard>
);

type UnlistedRow = Overview['unlisted'][number];

const unlistedColumns: readonly Column<UnlistedRow>[] = [
  { key: 'number', header: m.tds_voucher(), cell: ({ number }) => whole(number) },
  { key: 'date', header: m.tds_on(), cell: ({ date }) => <DateText day={date} /> },
  { key: 'for', header: m.tds_for(), isWide: true, cell: ({ party, narration }) => party ?? narration },
  { key: 'booked', header: m.tds_booked(), isNumeric: true, cell: ({ booked }) => exact(booked) },
  { key: 'listed', header: m.tds_listed(), isNumeric: true, cell: ({ listed }) => exact(listed) },
];

/** Who was paid, and for what: the rest is in the voucher. */
const completing = (companyId: string): Column<UnlistedRow> => ({
  key: 'add',
  header: m.tds_actions(),
  cell: ({ voucherId, party, narration, tag, date, booked, listed }) => (
    <DeductionDialog
      companyId={companyId}
      from={{
        ...{ voucherId, name: party ?? narration.slice(0, 120), section: tag ?? '', eventOn: date },
        tax: formatRupees(paise(Math.max(0, parseRupees(booked) - parseRupees(listed)))),
      }}
    />
  ),
});

type UnlistedProps = { companyId: string; mayChange: boolean; overview: Overview };

const BEGINS_WITH = 5;

function Unlisted({ companyId, mayChange, overview: { unlisted } }: UnlistedProps) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = isWhole ? unlisted : unlisted.slice(0, BEGINS_WITH);
  return (
    <SectionCard title={m.tds_unlisted()} description={m.tds_unlisted_words()}>
      <Table
        caption={m.tds_unlisted()}
        columns={mayChange ? [...unlistedColumns, completing(companyId)] : unlistedColumns}
        rows={rows}
        rowKey={({ voucherId }) => voucherId}
      />
      <ShowAll shown={rows.length} total={unlisted.length} onShowAll={() => setIsWhole(true)} />
    </SectionCard>
  );
}
