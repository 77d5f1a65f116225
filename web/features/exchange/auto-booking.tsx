import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Family, familiesQuery, useSwitchFamily } from './exchange.queries';

const WORDS: Record<Family['family'], () => string> = {
  'bank-lines': m.exchange_family_bank_lines,
  'own-transfers': m.exchange_family_own_transfers,
  'bank-charges': m.exchange_family_bank_charges,
  gateway: m.exchange_family_gateway,
  payroll: m.exchange_family_payroll,
  gst: m.exchange_family_gst,
  depreciation: m.exchange_family_depreciation,
  accruals: m.exchange_family_accruals,
};

/** Which families of posting rules post by themselves; what the others find is proposed. */
export function AutoBooking({ companyId }: { companyId: string }) {
  const { data, isPending, error, refetch } = useQuery(familiesQuery(companyId));
  const switching = useSwitchFamily(companyId);
  return (
    <SectionCard title={m.exchange_families()}>
      <p className="mb-2 text-sm text-ink-2">{m.exchange_families_words()}</p>
      {isPending && <SkeletonRows rows={4} label={m.ui_loading()} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className="divide-y divide-line">
          {data.families.map(({ family, isAutomatic, changedBy }) => (
            <li key={family} className="py-2 text-sm">
              <label className="flex items-center justify-between gap-3">
                <span className="min-w-0">
                  {WORDS[family]()}
                  {changedBy && (
                    <span className="block text-xs text-ink-3">{m.exchange_family_by({ person: changedBy })}</span>
                  )}
                </span>
                <span className="flex items-center gap-2 text-ink-2">
                  {isAutomatic ? m.exchange_automatic() : m.exchange_proposed()}
                  <input
                    type="checkbox"
                    checked={isAutomatic}
                    disabled={switching.isPending}
                    onChange={({ target }) => switching.mutate({ family, isAutomatic: target.checked })}
                  />
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
