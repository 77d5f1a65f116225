import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, SectionCard } from '../../ui/card';
import { Switch } from '../../ui/form/switch';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { DepositDialog } from './deposit-dialog';
import { ReasonDialog } from './reason-dialog';
import {
  type Challan,
  type Challans,
  challansQuery,
  type Draft,
  type Heads,
  useCancelChallan,
  useChallanFile,
  usePrepare,
} from './tds.queries';
import { dayOf, exact, partsOf } from './tds.words';

type ChallansViewProps = { companyId: string; mayChange: boolean };

/** The formats a challan is downloaded in. */
const FILE_NAMES = { pdf: 'PDF', text: 'TXT' } as const;

/** What is to be paid by which challan, the challans that wait to be paid, and those that are deposited. */
export function ChallansView({ companyId, mayChange }: ChallansViewProps) {
  const [heads, setHeads] = useState<Heads>('together');
  const hint = useId();
  const found = useQuery(challansQuery(companyId, heads));
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  const { items, drafts, lines } = found.data;
  return (
    <div className="flex flex-col gap-4">
      <SectionCard title={m.tds_to_pay()} description={m.tds_to_pay_words()}>
        <div className="mb-3 flex items-start gap-3">
          <Switch
            label={m.tds_heads_apart()}
            describedBy={hint}
            isOn={heads === 'apart'}
            onChange={(isOn) => setHeads(isOn ? 'apart' : 'together')}
          />
          <div className="text-sm">
            <p className="font-medium">{m.tds_heads_apart()}</p>
            <p id={hint} className="text-ink-2">
              {m.tds_heads_apart_hint()}
            </p>
          </div>
        </div>
        {drafts.length === 0 ? (
          <EmptyState title={m.tds_to_pay_none()} description={m.tds_to_pay_none_words()} />
        ) : (
          <ul className="flex flex-col gap-2">
            {drafts.map((draft) => (
              <li key={draft.deductionIds.join()}>
                <DraftRow companyId={companyId} draft={draft} heads={heads} mayChange={mayChange} />
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      <SectionCard title={m.tds_tab_challans()}>
        {items.length === 0 ? (
          <EmptyState title={m.tds_challans_none()} description={m.tds_challans_none_words()} />
        ) : (
          <ul className="flex flex-col gap-2">
            {items.map((challan) => (
              <li key={challan.id}>
                <ChallanRow companyId={companyId} challan={challan} lines={lines} mayChange={mayChange} />
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
    </div>
  );
}

const headsOf = ({ majorHead, minorHead }: Pick<Challan, 'majorHead' | 'minorHead'>) =>
  m.tds_heads({ major: majorHead, minor: minorHead });

// Of what was recorded as an event nobody may have said the section.
const natureOf = ({ act, section, codes }: Pick<Challan, 'act' | 'section' | 'codes'>) => {
  const named = codes.filter((code) => code !== '').join(', ');
  if (act === '1961') return section ? m.tds_act_1961({ section }) : m.tds_act_alone({ act });
  return named ? m.tds_act_2025({ codes: named }) : m.tds_act_alone({ act });
};

/** Income-tax, surcharge and cess, where the challan has them apart. */
function Parts({ of }: { of: Pick<Challan, 'incomeTax' | 'surcharge' | 'cess'> }) {
  const parts = partsOf(of);
  return parts && <p className="text-sm text-ink-2">{parts}</p>;
}

type DraftRowProps = { companyId: string; draft: Draft; heads: Heads; mayChange: boolean };

function DraftRow({ companyId, draft, heads, mayChange }: DraftRowProps) {
  const prepare = usePrepare(companyId);
  const { month, dueOn, isLate, tax, interest, total, tomorrow, explained, deductionIds } = draft;
  return (
    <Card className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {m.tds_draft_of({ month: formatMonth(month) })}
          {isLate && <Badge tone="red">{m.tds_late()}</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          {natureOf(draft)} · {headsOf(draft)} · {m.tds_due_on({ day: dayOf(dueOn) })}
        </p>
        <p className="flex flex-wrap items-center gap-1 text-sm">
          {m.tds_draft_sum({ tax: exact(tax), interest: exact(interest) })}
          {isLate && <span className="text-ink-2">{m.tds_draft_tomorrow({ tomorrow: exact(tomorrow) })}</span>}
          <Why figure={m.tds_interest()} value={exact(interest)}>
            {() => (
              <div className="flex flex-col gap-6">
                {explained.map((one, index) => (
                  <ExplainedSteps key={deductionIds[index]} explanation={one} />
                ))}
              </div>
            )}
          </Why>
        </p>
        <Parts of={draft} />
      </div>
      <span className="text-lg font-semibold tabular-nums">{exact(total)}</span>
      {mayChange && (
        <Button
          variant="primary"
          isPending={prepare.isPending}
          pendingLabel={m.tds_working()}
          onClick={() => prepare.mutate({ deductionIds, heads })}
        >
          {m.tds_prepare()}
        </Button>
      )}
    </Card>
  );
}

const TONES: Record<Challan['status'], Tone> = { 'to-pay': 'yellow', deposited: 'green', cancelled: 'grey' };
const STATUSES: Record<Challan['status'], () => string> = {
  'to-pay': m.tds_challan_to_pay,
  deposited: m.tds_is_deposited,
  cancelled: m.tds_challan_is_cancelled,
};

type ChallanRowProps = { companyId: string; challan: Challan; lines: Challans['lines']; mayChange: boolean };

function ChallanRow({ companyId, challan, lines, mayChange }: ChallanRowProps) {
  const file = useChallanFile(companyId);
  const cancel = useCancelChallan(companyId);
  const { id, status, year, tax, interest, total, unused, bsr, depositedOn, serial, uses } = challan;
  return (
    <Card className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {m.tds_challan_of({ year })} <Badge tone={TONES[status]}>{STATUSES[status]()}</Badge>
        </p>
        <p className="text-sm text-ink-2">
          {natureOf(challan)} · {headsOf(challan)}
        </p>
        {depositedOn && (
          <p className="text-sm text-ink-2">
            {m.tds_receipt({ bsr: bsr ?? '', day: dayOf(depositedOn), serial: serial ?? '' })}
          </p>
        )}
        <p className="text-sm">
          {m.tds_challan_sum({ tax: exact(tax), interest: exact(interest), count: uses.length })}
          {unused !== '0.00' && (
            <span className="font-medium text-yellow"> {m.tds_unused({ unused: exact(unused) })}</span>
          )}
        </p>
        <Parts of={challan} />
      </div>
      <span className="text-lg font-semibold tabular-nums">{exact(total)}</span>
      <div className="flex flex-wrap gap-1">
        {(['pdf', 'text'] as const).map((format) => (
          <Button
            key={format}
            size="sm"
            disabled={file.isPending}
            onClick={() => file.mutate({ id, format })}
            aria-label={m.tds_file_of({ format: FILE_NAMES[format], total: exact(total) })}
          >
            {FILE_NAMES[format]}
          </Button>
        ))}
        {mayChange && status === 'to-pay' && <DepositDialog companyId={companyId} challan={challan} lines={lines} />}
        {mayChange && status !== 'cancelled' && (
          <ReasonDialog
            label={m.tds_cancel()}
            title={m.tds_cancel_challan({ total: exact(total) })}
            onReason={(reason) => cancel.mutateAsync({ id, reason })}
          />
        )}
      </div>
    </Card>
  );
}
