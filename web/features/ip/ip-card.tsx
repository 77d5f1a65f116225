import { Link } from '@tanstack/react-router';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import type { Asset } from './ip.queries';
import { dayOf, standingOf, typeWords } from './ip.words';
import { SyncDialog } from './sync-dialog';

type CardAsset = Pick<Asset, 'id' | 'name' | 'applicationNumber' | 'standing' | 'renewalDate'> & {
  type: string;
  madridPriorityBy: string | null;
};

/** The dashboard's rights: where they stand, when they are renewed, and which may still go abroad. */
export function IpCard({ companyId, assets }: { companyId: string; assets: readonly CardAsset[] }) {
  const mayChange = useMayChange(companyId);
  const abroad = assets.flatMap(({ name, madridPriorityBy }) =>
    madridPriorityBy ? [{ name, day: madridPriorityBy }] : [],
  );
  return (
    <SectionCard
      title={m.ip_card()}
      className="mt-4 xl:mt-5"
      actions={
        <Link to="/ip-portfolio" className={buttonClass('ghost', 'sm')}>
          {m.ip_card_open()}
        </Link>
      }
    >
      {assets.length === 0 ? (
        <p className="text-sm text-ink-2">{m.ip_none_words()}</p>
      ) : (
        <ul aria-label={m.ip_card()} className="divide-y divide-line border-y border-line">
          {assets.map(({ id, name, type, applicationNumber, standing, renewalDate }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
              <span className="min-w-0 basis-full wrap-anywhere sm:flex-1 sm:basis-0">
                <span className="font-medium">{name}</span>{' '}
                <span className="text-ink-2">
                  {typeWords(type as Asset['type'])} · {applicationNumber ?? m.ip_not_filed()}
                </span>
              </span>
              {renewalDate && <span className="text-ink-2">{m.ip_renewal_on({ day: dayOf(renewalDate) })}</span>}
              <Badge tone={standingOf(standing).tone}>{standingOf(standing).label()}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-2">
        {abroad[0] ? m.ip_card_madrid({ name: abroad[0].name, day: dayOf(abroad[0].day) }) : m.ip_card_madrid_none()}
      </p>
      {mayChange && (
        <div className="mt-3">
          <SyncDialog companyId={companyId} trigger={<Button variant="primary">{m.ip_sync()}</Button>} />
        </div>
      )}
    </SectionCard>
  );
}
