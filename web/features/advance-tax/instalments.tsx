import type { AdvanceTax, InstalmentState } from '#domain/income-tax/advance-tax';
import type { IsoDate } from '#domain/shared/dates';
import type { Explained } from '#domain/shared/explained';
import { formatPercent } from '#domain/shared/money';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { type Column, Table } from '../../ui/list/table';
import { OpenedFigure } from './figures';

type InstalmentsProps = { advance: Explained<AdvanceTax>; asOf: IsoDate; next: IsoDate | undefined };

/** The instalments of the year: what each must reach, what spares interest, what was paid by then, and what it cost. */
export function Instalments({ advance, asOf, next }: InstalmentsProps) {
  const { instalments, isLiable } = advance.value;
  return (
    <SectionCard title={m.advance_tax_instalments()} description={m.advance_tax_instalments_words()}>
      {isLiable ? (
        <Table
          caption={m.advance_tax_instalments()}
          columns={columnsOf(advance, asOf, next)}
          rows={instalments}
          rowKey={({ dueOn }) => dueOn}
        />
      ) : (
        <p className="text-sm text-ink-2">{m.advance_tax_not_liable_words()}</p>
      )}
    </SectionCard>
  );
}

function columnsOf(
  advance: Explained<AdvanceTax>,
  asOf: IsoDate,
  next: IsoDate | undefined,
): Column<InstalmentState>[] {
  const share = (dueOn: IsoDate, step: 'share' | 'enoughShare'): string => {
    const found = advance.steps.find(({ id }) => id === `${dueOn}.${step}`)?.quantity;
    return found?.unit === 'basis points' ? `${formatPercent(found.value)}%` : '';
  };
  const figure = (row: InstalmentState, step: Opening, header: string) => (
    <OpenedFigure
      figure={m.advance_tax_figure_by({ figure: header, day: formatDate(row.dueOn) })}
      amount={row[step]}
      of={advance}
      step={`${row.dueOn}.${step}`}
    />
  );
  const opened = (header: string, step: Opening) => (row: InstalmentState) => (
    <span className="flex flex-col items-end">
      {figure(row, step, header)}
      {step === 'must' && <span className="text-xs text-ink-3">{share(row.dueOn, 'share')}</span>}
      {step === 'enough' && <span className="text-xs text-ink-3">{share(row.dueOn, 'enoughShare')}</span>}
    </span>
  );
  const column = (key: Opening, header: string): Column<InstalmentState> => ({
    ...{ key, header, isNumeric: true, isHiddenNarrow: true, cell: opened(header, key) },
  });
  return [
    {
      ...{ key: 'due', header: m.advance_tax_by() },
      cell: (row) => (
        <span className="flex flex-col items-start gap-1">
          <span className="whitespace-nowrap">{formatDate(row.dueOn)}</span>
          <State row={row} asOf={asOf} isNext={row.dueOn === next} />
          <dl className="grid w-full grid-cols-[1fr_auto] gap-x-3 gap-y-2.5 pt-1 text-xs sm:hidden">
            {NARROW.map(([step, header]) => (
              <div key={step} className="contents">
                <dt className="text-ink-3">{header()}</dt>
                <dd className="text-right tabular-nums">{figure(row, step, header())}</dd>
              </div>
            ))}
            <div className="contents">
              <dt className="text-ink-3">{m.advance_tax_paid_by()}</dt>
              <dd className="text-right tabular-nums">{formatInrExact(row.paid)}</dd>
            </div>
          </dl>
        </span>
      ),
    },
    column('must', m.advance_tax_must()),
    column('enough', m.advance_tax_enough()),
    {
      ...{ key: 'paid', header: m.advance_tax_paid_by(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ paid }) => formatInrExact(paid),
    },
    column('toPay', m.advance_tax_to_pay()),
    column('interest', m.advance_tax_its_interest()),
  ];
}

type Opening = 'must' | 'enough' | 'toPay' | 'interest';

// What a phone has no columns for stands below the day.
const NARROW: readonly [Opening, () => string][] = [
  ['toPay', m.advance_tax_to_pay],
  ['must', m.advance_tax_must],
  ['enough', m.advance_tax_enough],
  ['interest', m.advance_tax_its_interest],
];

function State({ row, asOf, isNext }: { row: InstalmentState; asOf: IsoDate; isNext: boolean }) {
  const isPast = row.dueOn < asOf;
  if (isPast && row.interest > 0) return <Badge tone="red">{m.advance_tax_state_short()}</Badge>;
  if (row.toPay === 0) return <Badge tone="green">{m.advance_tax_state_paid()}</Badge>;
  if (isPast) return <Badge tone="green">{m.advance_tax_state_spared()}</Badge>;
  return (
    <Badge tone={isNext ? 'yellow' : 'grey'}>{isNext ? m.advance_tax_state_next() : m.advance_tax_state_later()}</Badge>
  );
}
