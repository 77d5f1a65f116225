import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { factKey } from '../../lib/fact-key';
import { line, orNothing, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { FIELDS, FormDialog } from '../../ui/form/form-dialog';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { type Benefit, type Condition, useNoteApplication, usePack, useStateGranted } from './benefits.queries';
import { dayOf, rupees, STATES, statusWords, TONES } from './benefits.words';

type BenefitSectionProps = { companyId: string; benefit: Benefit; mayChange: boolean };
type Shown = Parameters<typeof ExplainedSteps>[0]['explanation'];

/** One benefit: where it stands, each condition with what was found, and what can be done for it. */
export function BenefitSection({ companyId, benefit, mayChange }: BenefitSectionProps) {
  const { name, status, conditions, explained, lastDay, grantedOn, number, appliedOn, notes, fees, checklist } =
    benefit;
  const said = [
    number && m.benefits_number({ number }),
    grantedOn && m.benefits_granted_on({ day: dayOf(grantedOn) }),
    appliedOn && m.benefits_applied_on({ day: dayOf(appliedOn) }),
    lastDay && m.benefits_last_day({ day: dayOf(lastDay) }),
  ].filter(Boolean);
  return (
    <SectionCard
      title={name}
      actions={explained && <Why figure={name}>{() => <ExplainedSteps explanation={explained as Shown} />}</Why>}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <Badge tone={TONES[status]}>{statusWords(benefit)}</Badge>
        {said.length > 0 && <span className="wrap-anywhere">{said.join(' · ')}</span>}
      </p>
      <ul aria-label={m.benefits_conditions_of({ name })} className="mt-3 divide-y divide-line border-y border-line">
        {conditions.map((condition) => (
          <ConditionRow key={condition.id} condition={condition} />
        ))}
      </ul>
      {fees.length > 0 && (
        <dl className="mt-3 flex flex-col gap-1.5 text-sm">
          {fees.map(({ id, name: filing, full, reduced }) => (
            <div key={id} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-2">{filing}</dt>
              <dd className="tabular-nums">{m.benefits_fee({ reduced: rupees(reduced), full: rupees(full) })}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-ink-2">
          {note}
        </p>
      ))}
      {checklist.length > 0 && status !== 'active' && (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer font-medium">{m.benefits_checklist({ count: checklist.length })}</summary>
          <ul className="mt-2 list-disc pl-5 text-ink-2">
            {checklist.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </details>
      )}
      {mayChange && checklist.length > 0 && <Acts companyId={companyId} benefit={benefit} />}
    </SectionCard>
  );
}

function ConditionRow({ condition: { name, found, state, statute, isUnverified, asks } }: { condition: Condition }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 text-sm">
      <span className="min-w-0 basis-full sm:flex-1 sm:basis-0">
        <span className="font-medium">{name}</span>
        <span className="block text-ink-2 wrap-anywhere">{found}</span>
        {statute && (
          <span className="block text-xs text-ink-3 wrap-anywhere">
            {statute}
            {isUnverified && ` · ${m.benefits_unverified()}`}
          </span>
        )}
      </span>
      {asks?.record === 'fact' && (
        <Link
          to="/company-facts"
          search={{ fact: factKey({ kind: asks.kind as never, subject: asks.subject ?? '' }) }}
          className={buttonClass('ghost', 'sm')}
          aria-label={m.benefits_give_of({ name })}
        >
          {m.benefits_give()}
        </Link>
      )}
      <Badge tone={STATES[state].tone}>{STATES[state].label()}</Badge>
    </li>
  );
}

const day = v.pipe(
  v.string(),
  v.nonEmpty(() => m.ui_required()),
);
const applicationForm = v.object({ appliedOn: day, number: orNothing(line) });
const grantForm = v.object({ recognisedOn: day, certificate: required });

const GRANTS = { dpiit: 'startup-recognition', 'tax-holiday': 'board-certificate' } as const;

function Acts({ companyId, benefit: { id, name } }: { companyId: string; benefit: Benefit }) {
  const today = useToday();
  const pack = usePack(companyId, id);
  const note = useNoteApplication(companyId, id);
  const grant = useStateGranted(companyId);
  const kind = id === 'dpiit' || id === 'tax-holiday' ? GRANTS[id] : undefined;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        variant="primary"
        aria-label={m.benefits_apply_for({ name })}
        isPending={pack.isPending}
        pendingLabel={m.benefits_making()}
        onClick={() => pack.mutate()}
      >
        {m.benefits_apply()}
      </Button>
      {id !== 'ip-fees' && (
        <FormDialog
          title={m.benefits_mark_applied_of({ name })}
          trigger={<Button aria-label={m.benefits_mark_applied_of({ name })}>{m.benefits_mark_applied()}</Button>}
          schema={applicationForm}
          label={m.benefits_save()}
          send={(typed) => note.mutateAsync(typed)}
        >
          {(errors) => (
            <div className={FIELDS}>
              <Field name="appliedOn" label={m.benefits_applied_day()} error={errors.appliedOn} isRequired>
                {(control) => <DateInput {...control} max={today} defaultValue={today} />}
              </Field>
              <Field name="number" label={m.benefits_application_number()} error={errors.number}>
                {(control) => <Input {...control} autoComplete="off" maxLength={60} />}
              </Field>
            </div>
          )}
        </FormDialog>
      )}
      {kind && (
        <FormDialog
          title={m.benefits_mark_granted_of({ name })}
          description={m.benefits_granted_words()}
          trigger={<Button aria-label={m.benefits_mark_granted_of({ name })}>{m.benefits_mark_granted()}</Button>}
          schema={grantForm}
          label={m.benefits_save()}
          send={({ certificate, recognisedOn }) => grant.mutateAsync({ kind, certificate, on: recognisedOn })}
        >
          {(errors) => (
            <div className={FIELDS}>
              <Field name="certificate" label={m.benefits_certificate()} error={errors.certificate} isRequired>
                {(control) => <Input {...control} autoComplete="off" maxLength={60} />}
              </Field>
              <Field
                name="recognisedOn"
                label={m.benefits_granted_day()}
                error={errors.recognisedOn ?? errors['value.recognisedOn'] ?? errors['value.issuedOn']}
                isRequired
              >
                {(control) => <DateInput {...control} max={today} />}
              </Field>
            </div>
          )}
        </FormDialog>
      )}
    </div>
  );
}
