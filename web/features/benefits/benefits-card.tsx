import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { toast } from '../../ui/overlay/toast-store';
import { ErrorPanel, sentenceOf } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Benefit, benefitsQuery, useValidate } from './benefits.queries';
import { dayOf, reasonOf, statusWords, TONES } from './benefits.words';

const SHOWN: readonly Benefit['id'][] = ['dpiit', 'angel-tax', 'tax-holiday', 'ip-fees'];

/** The dashboard's benefits: how each stands and why, the regime, and the test of all of them. */
export function BenefitsCard({ companyId }: { companyId: string }) {
  const { data, error, refetch } = useQuery(benefitsQuery(companyId));
  const validate = useValidate(companyId);
  const mayChange = useMayChange(companyId);
  const shown = SHOWN.flatMap((id) => data?.benefits.find((benefit) => benefit.id === id) ?? []);
  return (
    <SectionCard
      title={m.benefits_card()}
      className="mt-4 xl:mt-5"
      actions={
        <Link to="/startup-benefits" className={buttonClass('ghost', 'sm')}>
          {m.benefits_card_open()}
        </Link>
      }
    >
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} label={m.ui_loading()} />}
      {data && (
        <>
          <ul aria-label={m.benefits_card()} className="divide-y divide-line border-y border-line">
            {shown.map((benefit) => (
              <li key={benefit.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
                <span className="min-w-0 basis-full sm:flex-1 sm:basis-0">
                  <span className="font-medium">{benefit.name}</span>
                  <span className="block text-ink-2 wrap-anywhere">{noteOf(benefit)}</span>
                </span>
                <Badge tone={TONES[benefit.status]}>{statusWords(benefit)}</Badge>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-2">
            {data.regime
              ? m.benefits_regime_note({ year: data.regime.year, regime: data.regime.name })
              : m.benefits_regime_missing()}
          </p>
        </>
      )}
      {mayChange && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            isPending={validate.isPending}
            pendingLabel={m.benefits_testing()}
            onClick={() =>
              validate.mutate({}, { onError: (failed) => toast({ title: sentenceOf(failed), tone: 'destructive' }) })
            }
          >
            {m.benefits_validate()}
          </Button>
          {data?.lastValidation && (
            <span className="text-xs text-ink-3">
              {m.benefits_last_tested({
                day: dayOf(data.lastValidation.testedOn),
                name: data.lastValidation.createdByName,
              })}
            </span>
          )}
        </div>
      )}
    </SectionCard>
  );
}

/** Angel tax is told by its history; of the others, what fails or is missing. */
const noteOf = (benefit: Benefit): string | undefined =>
  benefit.id === 'angel-tax' ? benefit.notes.join(' ') : (reasonOf(benefit) ?? benefit.notes[0]);
