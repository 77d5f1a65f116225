import { Link } from '@tanstack/react-router';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { useDownloadLedger, useGenerateChallan } from './tds.queries';
import { dayOf, exact } from './tds.words';

export type TdsTransaction = {
  id: string;
  payeeName: string | null;
  tdsAmount: string;
  section: string | null;
  paymentDate: string;
  status: string;
};

type TdsCardProps = {
  companyId: string;
  tan: string | null;
  tiles: { monthlyTdsDeposited: string; pendingTdsAmount: string; penaltyRisk: string };
  recent: readonly TdsTransaction[];
};

/** The dashboard's TDS tracker: TAN, three tiles, the latest deductions, and what can be done at once. */
export function TdsCard({ companyId, tan, tiles, recent }: TdsCardProps) {
  const mayChange = useMayChange(companyId);
  const generate = useGenerateChallan(companyId);
  const file = useDownloadLedger(companyId);
  const pending = recent.find(({ status }) => status === 'pending');
  return (
    <SectionCard
      title={m.tds_card()}
      description={tan ? m.tds_under_tan({ tan }) : m.tds_no_tan()}
      className="mt-4 xl:mt-5"
      actions={
        <Link to="/tds-compliance" className={buttonClass('ghost', 'sm')}>
          {m.tds_card_open()}
        </Link>
      }
    >
      <dl className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Tile label={m.tds_tile_deposited()} amount={tiles.monthlyTdsDeposited} />
        <Tile label={m.tds_tile_pending()} amount={tiles.pendingTdsAmount} />
        <Tile label={m.tds_tile_risk()} amount={tiles.penaltyRisk} />
      </dl>
      {recent.length === 0 ? (
        <p className="mt-4 text-sm text-ink-2">{m.tds_card_none()}</p>
      ) : (
        <ul aria-label={m.tds_card_recent()} className="mt-4 flex flex-col divide-y divide-line border-y border-line">
          {recent.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
              <span className="min-w-0 basis-full font-medium wrap-anywhere sm:flex-1 sm:basis-0">
                {row.payeeName ?? m.tds_payee_unknown()}
                <span className="ml-2 font-normal text-ink-3">{row.section}</span>
              </span>
              <span className="text-ink-2">{dayOf(row.paymentDate)}</span>
              <span className="tabular-nums">{exact(row.tdsAmount)}</span>
              <Badge tone={row.status === 'deposited' ? 'green' : 'yellow'}>
                {row.status === 'deposited' ? m.tds_is_deposited() : m.tds_pending()}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {mayChange && (
          <Button
            variant="primary"
            disabled={!pending}
            isPending={generate.isPending}
            pendingLabel={m.tds_working()}
            onClick={() => pending && generate.mutate(pending.id)}
          >
            {m.tds_generate()}
          </Button>
        )}
        <Button disabled={file.isPending} onClick={() => file.mutate({ format: 'xlsx' })}>
          {m.tds_download()}
        </Button>
        {mayChange && !pending && <span className="text-xs text-ink-3">{m.tds_generate_none()}</span>}
      </div>
    </SectionCard>
  );
}

const Tile = ({ label, amount }: { label: string; amount: string }) => (
  <div className="flex flex-col gap-0.5">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="text-xl font-semibold tracking-tight tabular-nums">{exact(amount)}</dd>
  </div>
);

type ActionProps = { companyId: string; transactionId: string; label: string };

/** What the action of Form 24Q does: the challan of the first deduction that is pending. */
export function GenerateChallanAction({ companyId, transactionId, label }: ActionProps) {
  const generate = useGenerateChallan(companyId);
  return (
    <Button
      size="sm"
      isPending={generate.isPending}
      pendingLabel={m.tds_working()}
      onClick={() => generate.mutate(transactionId)}
    >
      {label}
    </Button>
  );
}
