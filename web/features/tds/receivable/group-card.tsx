import { Copy } from 'lucide-react';
import { m } from '../../../lib/messages';
import { Badge, type Tone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { Field, Select } from '../../../ui/form/field';
import { type Column, Table } from '../../../ui/list/table';
import { toast } from '../../../ui/overlay/toast-store';
import { dayOf, exact } from '../tds.words';
import { type CreditGroup, type CreditPair, type Credits, useJoinDeductor } from './tax-credit.queries';

const OUTCOMES: Record<CreditGroup['outcome'], { words: () => string; tone: Tone }> = {
  matched: { words: m.tds_credit_matched, tone: 'green' },
  less: { words: m.tds_credit_less, tone: 'orange' },
  missing: { words: m.tds_credit_missing, tone: 'red' },
  'not-in-books': { words: m.tds_credit_not_in_books, tone: 'blue' },
};

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: m.tds_credit_copied() });
  } catch {
    toast({ title: m.tds_credit_not_copied(), tone: 'destructive' });
  }
}

type GroupCardProps = {
  companyId: string;
  group: CreditGroup;
  parties: Credits['parties'];
  mayChange: boolean;
  chosen: ReadonlySet<string>;
  onChoose: ((creditId: string) => void) | undefined;
};

/** A deductor's year: how it stands and why, each sum of the department beside that of the books, and what to write. */
export function GroupCard({ companyId, group, parties, mayChange, chosen, onChoose }: GroupCardProps) {
  const { deductor, tan, outcome, why, chase, pairs } = group;
  const isUnknown = tan !== null && group.partyId === null && parties.length > 0;
  const { words, tone } = OUTCOMES[outcome];
  return (
    <SectionCard
      title={deductor}
      description={tan ?? m.tds_credit_no_tan()}
      actions={
        chase && (
          <Button size="sm" onClick={() => void copy(chase)} aria-label={m.tds_credit_copy_of({ deductor })}>
            <Copy size={14} aria-hidden="true" /> {m.tds_credit_copy()}
          </Button>
        )
      }
    >
      <p className="mb-3 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
        <Badge tone={tone}>{words()}</Badge> <span>{why}</span>
      </p>
      {mayChange && isUnknown && <JoinField companyId={companyId} tan={tan} deductor={deductor} parties={parties} />}
      {mayChange && tan !== null && group.isJoined && (
        <PartButton companyId={companyId} tan={tan} deductor={deductor} />
      )}
      <Table
        caption={m.tds_credit_sums_of({ deductor })}
        columns={columnsFor(chosen, onChoose)}
        rows={pairs}
        rowKey={({ creditId, voucher }) => `${creditId}${voucher?.id}`}
      />
    </SectionCard>
  );
}

type DeductorProps = { companyId: string; tan: string; deductor: string };

/** The department names it as nobody of the books is named: a person says who it is. */
function JoinField({ companyId, tan, deductor, parties }: DeductorProps & { parties: Credits['parties'] }) {
  const join = useJoinDeductor(companyId);
  return (
    <div className="mb-3 max-w-sm">
      <Field name={`deductor-${tan}`} label={m.tds_credit_join({ deductor })}>
        {(control) => (
          <Select
            {...control}
            value=""
            disabled={join.isPending}
            onChange={({ target }) => target.value && join.mutate({ tan, partyId: target.value, deductor })}
            choices={[
              { value: '', label: m.tds_credit_join_nobody() },
              ...parties.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Field>
    </div>
  );
}

function PartButton({ companyId, tan, deductor }: DeductorProps) {
  const join = useJoinDeductor(companyId);
  return (
    <Button
      size="sm"
      variant="ghost"
      className="mb-3"
      isPending={join.isPending}
      pendingLabel={m.tds_working()}
      aria-label={m.tds_credit_part({ tan })}
      onClick={() => join.mutate({ tan, partyId: null, deductor })}
    >
      {m.tds_credit_part_short()}
    </Button>
  );
}

const columnsFor = (
  chosen: ReadonlySet<string>,
  onChoose: ((creditId: string) => void) | undefined,
): readonly Column<CreditPair>[] => [
  {
    ...{ key: 'on', header: m.tds_credit_in_statement() },
    cell: ({ on, section, status, tax, deposited }) =>
      on === null ? (
        <span className="text-ink-3">{m.tds_credit_none_there()}</span>
      ) : (
        <span className="flex flex-col">
          <span className="whitespace-nowrap">{dayOf(on)}</span>
          <span className="text-xs text-ink-3">
            {[section, status && statusWords(status)].filter(Boolean).join(' · ')}
          </span>
          <span className="sm:hidden">
            <TaxOfStatement tax={tax} deposited={deposited} />
          </span>
        </span>
      ),
  },
  {
    ...{ key: 'amount', header: m.tds_amount(), isNumeric: true, isHiddenNarrow: true },
    cell: ({ amount }) => (amount === null ? '' : exact(amount)),
  },
  {
    ...{ key: 'tax', header: m.tds_tax(), isNumeric: true, isHiddenNarrow: true },
    cell: ({ tax, deposited }) => <TaxOfStatement tax={tax} deposited={deposited} />,
  },
  {
    // A phone has no room for a column of a width of its own: its words wrap.
    ...{ key: 'books', header: m.tds_credit_in_books() },
    cell: ({ creditId, tax, voucher, bill }) => {
      if (voucher)
        return (
          <span className="flex flex-col sm:min-w-56">
            <span className="tabular-nums sm:hidden">{exact(voucher.tax)}</span>
            <span>{m.tds_credit_voucher({ number: voucher.number, day: dayOf(voucher.on) })}</span>
            <span className="text-xs wrap-anywhere text-ink-3">{voucher.narration}</span>
          </span>
        );
      if (!bill || creditId === null) return <span className="text-ink-3">{m.tds_credit_none_there()}</span>;
      const words = m.tds_credit_open_bill({ ref: bill.ref, open: exact(bill.open) });
      if (!onChoose) return words;
      return (
        <label className="flex items-start gap-2 sm:min-w-56">
          <input
            type="checkbox"
            checked={chosen.has(creditId)}
            onChange={() => onChoose(creditId)}
            aria-label={m.tds_credit_choose({ ref: bill.ref, tax: exact(tax ?? '0') })}
            className="mt-0.5 size-4 accent-accent"
          />
          <span className="wrap-anywhere">{words}</span>
        </label>
      );
    },
  },
  {
    ...{ key: 'booked', header: m.tds_booked(), isNumeric: true, isHiddenNarrow: true },
    cell: ({ voucher }) => (voucher ? exact(voucher.tax) : ''),
  },
];

/** The tax by the department, and what of it was deposited where that is less. */
function TaxOfStatement({ tax, deposited }: Pick<CreditPair, 'tax' | 'deposited'>) {
  if (tax === null) return null;
  return (
    <span className="flex flex-col tabular-nums sm:items-end">
      <span>{exact(tax)}</span>
      {deposited !== tax && deposited !== null && (
        <span className="text-xs text-yellow">{m.tds_credit_deposited({ amount: exact(deposited) })}</span>
      )}
    </span>
  );
}

const STATUSES: Record<string, () => string> = {
  F: m.tds_credit_status_f,
  U: m.tds_credit_status_u,
  P: m.tds_credit_status_p,
  O: m.tds_credit_status_o,
};
const statusWords = (status: string): string => STATUSES[status]?.() ?? status;
