import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useMayChange } from '../../lib/access';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Switch } from '../../ui/form/switch';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Family, familiesQuery, useSwitchFamily } from './auto-booking.queries';

type Named = { name: () => string; on: () => string; off: () => string };

const WORDS: Record<Family['family'], Named> = {
  'bank-lines': { name: m.auto_booking_lines, on: m.auto_booking_lines_on, off: m.auto_booking_lines_off },
  'own-transfers': {
    name: m.auto_booking_transfers,
    on: m.auto_booking_transfers_on,
    off: m.auto_booking_transfers_off,
  },
  'bank-charges': { name: m.auto_booking_charges, on: m.auto_booking_charges_on, off: m.auto_booking_charges_off },
  gateway: { name: m.auto_booking_gateway, on: m.auto_booking_gateway_on, off: m.auto_booking_gateway_off },
  payroll: { name: m.auto_booking_payroll, on: m.auto_booking_payroll_on, off: m.auto_booking_payroll_off },
  gst: { name: m.auto_booking_tax, on: m.auto_booking_tax_on, off: m.auto_booking_tax_off },
  depreciation: {
    name: m.auto_booking_depreciation,
    on: m.auto_booking_depreciation_on,
    off: m.auto_booking_depreciation_off,
  },
  accruals: { name: m.auto_booking_accruals, on: m.auto_booking_accruals_on, off: m.auto_booking_accruals_off },
};

/** Which families of posting rules post by themselves: each says what it does now, and who said so. */
export function AutoBooking({ companyId }: { companyId: string }) {
  const { data, isPending, error, refetch } = useQuery(familiesQuery(companyId));
  const mayChange = useMayChange(companyId);
  const switching = useSwitchFamily(companyId, (family) => WORDS[family].name());
  if (isPending) return <SkeletonRows rows={8} label={m.ui_loading()} />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ul aria-label={m.auto_booking_title()} className="divide-y divide-line">
        {data.families.map((one) => (
          <Row
            key={one.family}
            family={one}
            isDisabled={!mayChange || switching.isPending}
            onSwitch={(isAutomatic) => switching.mutate({ family: one.family, isAutomatic })}
          />
        ))}
      </ul>
      <p className="border-t border-line pt-2.5 text-xs text-ink-2">
        {m.auto_booking_words()}{' '}
        <Link
          to="/transactions"
          search={{ category: 'uncategorized' }}
          className="font-medium text-accent hover:underline"
        >
          {m.auto_booking_waiting()}
        </Link>
      </p>
    </>
  );
}

type RowProps = { family: Family; isDisabled: boolean; onSwitch: (isAutomatic: boolean) => void };

function Row({ family: { family, isAutomatic, changedBy, changedAt }, isDisabled, onSwitch }: RowProps) {
  const id = useId();
  const { name, on, off } = WORDS[family];
  return (
    <li className="flex items-start justify-between gap-3 py-2 first:pt-0">
      <div className="min-w-0 text-sm" id={id}>
        <p className="font-medium">{name()}</p>
        <p className="text-xs text-ink-2">{isAutomatic ? on() : off()}</p>
        {changedBy && changedAt && (
          <p className="text-xs text-ink-3 wrap-anywhere">
            {m.auto_booking_said({ name: changedBy, day: formatDate(changedAt) })}
          </p>
        )}
      </div>
      <Switch label={name()} describedBy={id} isOn={isAutomatic} isDisabled={isDisabled} onChange={onSwitch} />
    </li>
  );
}
