import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { cx } from '../../ui/cx';
import { ItemLink } from '../../ui/item-link';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { AssetDialog } from './asset-dialog';
import { type Asset, type Clock, useRemoveAsset } from './ip.queries';
import { dayOf, exact, standingOf, typeWords } from './ip.words';

type AssetCardProps = { companyId: string; asset: Asset; mayChange: boolean };

/** One right: where it stands, every term that runs with its fee, and what may be done abroad. */
export function AssetCard({ companyId, asset, mayChange }: AssetCardProps) {
  const { name, clocks, fees, madrid, note, standing } = asset;
  const { label, tone } = standingOf(standing);
  return (
    <SectionCard
      title={name}
      description={describe(asset)}
      actions={mayChange && <Acts companyId={companyId} asset={asset} />}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <Badge tone={tone}>{label()}</Badge>
        {asset.madridFiling && <Badge tone="blue">{m.ip_madrid()}</Badge>}
        {note && <span className="wrap-anywhere">{note}</span>}
      </p>
      {clocks.length > 0 && (
        <ul aria-label={m.ip_clocks_of({ name })} className="mt-3 divide-y divide-line border-t border-line">
          {clocks.map((clock) => (
            <ClockRow key={clock.id} clock={clock} />
          ))}
        </ul>
      )}
      {fees.length > 0 && (
        <dl
          aria-label={m.ip_fees_of({ name })}
          className="mt-1 flex flex-col gap-1.5 border-t border-line pt-2.5 text-sm"
        >
          {fees.map(({ id, name: filing, fee }) => (
            <div key={id} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-2">{filing}</dt>
              <dd>
                <Explained figure={filing} words={exact(fee.value)} explanation={fee} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {madrid && (
        <p className="mt-3 rounded-md bg-blue-soft px-3 py-2 text-sm text-blue">
          {m.ip_madrid_hint()}{' '}
          <Explained
            figure={m.ip_madrid_last()}
            words={dayOf(madrid.priorityBy.value)}
            explanation={madrid.priorityBy}
          />
          {' · '}
          <Explained
            figure={m.ip_madrid_cost()}
            words={m.ip_madrid_francs({ count: madrid.francs.value })}
            explanation={madrid.francs}
          />
        </p>
      )}
    </SectionCard>
  );
}

function describe({ type, applicationNumber, registrationNumber, classes, jurisdiction }: Asset): string {
  const parts = [
    typeWords(type),
    applicationNumber ?? m.ip_not_filed(),
    registrationNumber && m.ip_registered_as({ number: registrationNumber }),
    classes.length > 0 && m.ip_in_classes({ count: classes.length, classes: classes.join(', ') }),
    jurisdiction !== 'IN' && jurisdiction,
  ];
  return parts.filter(Boolean).join(' · ');
}

type Shown = Parameters<typeof ExplainedSteps>[0]['explanation'];

/** A day or an amount that opens to how it came about. */
const Explained = ({ figure, words, explanation }: { figure: string; words: ReactNode; explanation: unknown }) => (
  <Why figure={figure} words={words}>
    {() => <ExplainedSteps explanation={explanation as Shown} />}
  </Why>
);

function ClockRow({ clock: { title, note, dueOn, doneOn, item, stages } }: { clock: Clock }) {
  return (
    <li className="flex flex-col gap-1 py-2.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-medium wrap-anywhere">
          {item ? <ItemLink itemId={item.id}>{title}</ItemLink> : title}
        </span>
        <span className="flex items-center gap-2">
          {(doneOn || item?.status === 'completed') && <Badge tone="green">{m.ip_done()}</Badge>}
          <Explained figure={title} words={dayOf(dueOn.value)} explanation={dueOn} />
        </span>
      </div>
      {note && <p className="text-ink-2">{note}</p>}
      {stages.length > 0 && (
        <ul className="flex flex-col gap-0.5 text-ink-2">
          {stages.map(({ name, from, to, isNow, fee }) => (
            <li
              key={name}
              className={cx(
                'flex flex-wrap justify-between gap-x-4',
                isNow && stages.length > 1 && 'font-medium text-ink',
              )}
            >
              <span>
                {name}, {from ? m.ip_from_to({ from: dayOf(from), to: dayOf(to) }) : m.ip_until({ to: dayOf(to) })}
              </span>
              {fee && <Explained figure={name} words={exact(fee.value)} explanation={fee} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Acts({ companyId, asset }: { companyId: string; asset: Asset }) {
  const { name } = asset;
  const remove = useRemoveAsset(companyId, asset);
  return (
    <>
      <AssetDialog
        companyId={companyId}
        known={asset}
        trigger={
          <Button size="sm" variant="ghost" aria-label={m.ip_change_of({ name })}>
            {m.ip_change()}
          </Button>
        }
      />
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="ghost" aria-label={m.ip_remove_of({ name })}>
            {m.ip_remove()}
          </Button>
        }
        title={m.ip_remove_of({ name })}
        description={m.ip_remove_words()}
        confirmLabel={m.ip_remove()}
        onConfirm={remove.ask}
      />
    </>
  );
}
