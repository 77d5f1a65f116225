import { useQuery } from '@tanstack/react-query';
import { parseRupees } from '#domain/shared/money';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { Progress } from '../../../ui/figure/progress';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input } from '../../../ui/form/field';
import { Amount, FIELDS, FormDialog } from '../../../ui/form/form-dialog';
import { type Column, Table } from '../../../ui/list/table';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { dayOf, exact } from '../tds.words';
import { certificateForm, endForm } from './lower-certificate.form';
import {
  type LowerCertificate,
  lowerCertificatesQuery,
  useAddCertificate,
  useEndCertificate,
} from './lower-certificate.queries';

type LowerDeductionViewProps = { companyId: string; mayChange: boolean };

/** Certificates by which payees are paid with less tax withheld, and what is left of each. */
export function LowerDeductionView({ companyId, mayChange }: LowerDeductionViewProps) {
  const today = useToday();
  const found = useQuery(lowerCertificatesQuery(companyId));
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  const add = mayChange && <AddDialog companyId={companyId} />;
  return (
    <SectionCard title={m.tds_lower_title()} description={m.tds_lower_words()} actions={found.data.length > 0 && add}>
      {found.data.length === 0 ? (
        <EmptyState title={m.tds_lower_none()} description={m.tds_lower_none_words()} action={add || undefined} />
      ) : (
        <Table
          caption={m.tds_lower_title()}
          columns={columnsFor(companyId, mayChange, today)}
          rows={found.data}
          rowKey={({ id }) => id}
        />
      )}
    </SectionCard>
  );
}

/** How a certificate stands on a day, as a word and its tone. */
function standing({ validFrom, validTo, endedOn, left }: LowerCertificate, today: string) {
  if (endedOn && endedOn < today) return { words: m.tds_lower_ended({ day: dayOf(endedOn) }), tone: 'grey' as const };
  if (validTo < today) return { words: m.tds_lower_over(), tone: 'grey' as const };
  if (parseRupees(left) === 0) return { words: m.tds_lower_used_up(), tone: 'red' as const };
  if (validFrom > today) return { words: m.tds_lower_to_come(), tone: 'blue' as const };
  return { words: m.tds_lower_holds(), tone: 'green' as const };
}

const columnsFor = (companyId: string, mayChange: boolean, today: string): readonly Column<LowerCertificate>[] => [
  {
    ...{ key: 'payee', header: m.tds_payee(), isWide: true },
    cell: ({ payeeName, pan, number }) => (
      <span className="flex flex-col">
        <span className="wrap-anywhere">{payeeName}</span>
        <span className="text-xs text-ink-3">{`${pan} · ${number}`}</span>
      </span>
    ),
  },
  {
    ...{ key: 'section', header: m.tds_section() },
    cell: ({ section, code }) => (
      <span className="flex flex-col whitespace-nowrap">
        <span>{section}</span>
        <span className="text-xs text-ink-3">{code}</span>
      </span>
    ),
  },
  { key: 'rate', header: m.tds_rate(), isNumeric: true, cell: ({ rate }) => `${rate}%` },
  {
    ...{ key: 'valid', header: m.tds_lower_valid() },
    cell: (one) => {
      const { words, tone } = standing(one, today);
      return (
        <span className="flex flex-col items-start gap-0.5">
          <Badge tone={tone}>{words}</Badge>
          <span className="text-xs whitespace-nowrap text-ink-3">
            {m.tds_lower_span({ from: dayOf(one.validFrom), to: dayOf(one.validTo) })}
          </span>
          {one.endReason && <span className="text-xs text-ink-3">{one.endReason}</span>}
        </span>
      );
    },
  },
  {
    ...{ key: 'left', header: m.tds_lower_left(), isNumeric: true },
    cell: ({ number, limit, used, left }) => (
      <span className="ml-auto flex w-36 flex-col items-end gap-1">
        <span>{exact(left)}</span>
        <Progress
          label={m.tds_lower_used_of({ number })}
          value={parseRupees(used)}
          max={Math.max(1, parseRupees(limit))}
          tone="accent"
        />
        <span className="text-xs text-ink-3">{m.tds_lower_used({ used: exact(used), limit: exact(limit) })}</span>
      </span>
    ),
  },
  ...(mayChange
    ? [
        {
          ...{ key: 'end', header: m.tds_statement_acts() },
          cell: (one: LowerCertificate) => !one.endedOn && <EndDialog companyId={companyId} certificate={one} />,
        },
      ]
    : []),
];

function AddDialog({ companyId }: { companyId: string }) {
  const add = useAddCertificate(companyId);
  return (
    <FormDialog
      title={m.tds_lower_add()}
      description={m.tds_lower_add_words()}
      trigger={<Button variant="primary">{m.tds_lower_add()}</Button>}
      schema={certificateForm}
      label={m.tds_lower_add()}
      send={(typed) => add.mutateAsync(typed)}
    >
      {(errors) => (
        <div className={FIELDS}>
          <Field name="payeeName" label={m.tds_payee()} error={errors.payeeName} isRequired>
            {(control) => <Input {...control} autoComplete="off" maxLength={120} />}
          </Field>
          <Field name="pan" label={m.tds_pan()} hint={m.tds_lower_pan_hint()} error={errors.pan} isRequired>
            {(control) => <Input {...control} autoComplete="off" maxLength={10} />}
          </Field>
          <Field
            name="number"
            label={m.tds_lower_number()}
            hint={m.tds_lower_number_hint()}
            error={errors.number}
            isRequired
          >
            {(control) => <Input {...control} autoComplete="off" maxLength={40} />}
          </Field>
          <Field name="section" label={m.tds_section()} hint={m.tds_section_hint()} error={errors.section} isRequired>
            {(control) => <Input {...control} autoComplete="off" maxLength={40} />}
          </Field>
          <Field name="rate" label={m.tds_lower_rate()} hint={m.tds_lower_rate_hint()} error={errors.rate} isRequired>
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={5} />}
          </Field>
          <Amount name="limit" label={m.tds_lower_limit()} hint={m.tds_lower_limit_hint()} errors={errors} isRequired />
          <Field name="validFrom" label={m.tds_lower_from()} error={errors.validFrom} isRequired>
            {(control) => <DateInput {...control} />}
          </Field>
          <Field name="validTo" label={m.tds_lower_to()} error={errors.validTo} isRequired>
            {(control) => <DateInput {...control} />}
          </Field>
        </div>
      )}
    </FormDialog>
  );
}

function EndDialog({ companyId, certificate }: { companyId: string; certificate: LowerCertificate }) {
  const end = useEndCertificate(companyId, certificate.id);
  const title = m.tds_lower_end_of({ number: certificate.number });
  return (
    <FormDialog
      title={title}
      description={m.tds_lower_end_words()}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {m.tds_lower_end()}
        </Button>
      }
      schema={endForm}
      label={m.tds_lower_end()}
      send={({ lastDay, reason }) => end.mutateAsync({ reason, ...(lastDay && { lastDay }) })}
    >
      {(errors) => (
        <div className={FIELDS}>
          <Field name="lastDay" label={m.tds_lower_last_day()} hint={m.tds_lower_last_hint()} error={errors.lastDay}>
            {(control) => <DateInput {...control} min={certificate.validFrom} max={certificate.validTo} />}
          </Field>
          <Field name="reason" label={m.tds_reason()} error={errors.reason} isRequired>
            {(control) => <Input {...control} autoComplete="off" maxLength={200} />}
          </Field>
        </div>
      )}
    </FormDialog>
  );
}
