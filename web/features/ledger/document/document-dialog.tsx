import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { GST_SLABS } from '#domain/gst/law/rates';
import { STATES } from '#domain/identifiers/states.data';
import { ruleIfInForce } from '#domain/law/rule';
import { workDocument } from '#domain/ledger/document/document';
import { ABROAD, type DocumentKind, type DocumentSide, type GstScheme } from '#domain/ledger/document/model';
import { isIsoDate } from '#domain/shared/dates';
import { formatPercent } from '#domain/shared/money';
import { ApiError } from '../../../lib/api/api-error';
import { formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { companyQuery } from '../../../lib/workspace';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input, Select } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { accountsQuery, partiesQuery, profileQuery, useRecord } from './document.queries';
import { documentWords } from './document.said';
import { kindWords, SIDE_WORDS } from './document.words';
import { type Draft, emptyLine, type FormDraft, inputOf, type LineDraft, sentOf } from './draft';

type DialogProps = { side: DocumentSide; companyId: string; draft: Draft; onClose: () => void };

/** The form of a document, filled in by keys: Enter adds a line, Ctrl and Enter saves. Its tax is that which will be recorded. */
export default function DocumentDialog(props: DialogProps) {
  const { side, draft, onClose } = props;
  const title = draft.kind === 'invoice' ? SIDE_WORDS[side].add() : kindWords(side, draft.kind);
  const profile = useQuery(profileQuery(props.companyId));
  return (
    <Dialog isOpen onOpenChange={onClose} width="lg" title={title} description={m.ledger_document_form_words()}>
      {profile.isPending && <SkeletonRows rows={6} label={m.ui_loading()} />}
      {profile.isError && <ErrorPanel error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && <DocumentForm {...props} usualRate={usualRate(side, profile.data.scheme)} />}
    </Dialog>
  );
}

/** The rate a line begins with. Who is not registered, or pays under composition, may charge none; a supplier's bill has one. */
const usualRate = (side: DocumentSide, scheme: GstScheme): string =>
  scheme === 'regular' || (side === 'purchase' && scheme === 'composition') ? '18' : '0';

const KINDS: readonly DocumentKind[] = ['invoice', 'credit-note', 'debit-note'];

function DocumentForm({ side, companyId, draft, onClose, usualRate }: DialogProps & { usualRate: string }) {
  const today = useToday();
  const [form, setForm] = useState<FormDraft>({
    ...{ kind: draft.kind, number: '', date: today, dueDate: '', party: draft.party ?? '', gstin: '' },
    ...{ placeOfSupply: draft.placeOfSupply ?? '', isReverseCharge: false },
    ...{ originalNumber: draft.originalNumber ?? '', originalDate: draft.originalDate ?? '' },
    lines: [emptyLine(0, usualRate)],
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<unknown>();
  const record = useRecord(companyId, side);
  const element = useRef<HTMLFormElement>(null);
  const parties = useQuery(partiesQuery(companyId)).data ?? [];
  const change = (changed: Partial<FormDraft>) => setForm((known) => ({ ...known, ...changed }));
  const changeLine = (key: number, changed: Partial<LineDraft>) =>
    change({ lines: form.lines.map((line) => (line.key === key ? { ...line, ...changed } : line)) });
  const addLine = () => {
    const key = Math.max(...form.lines.map((line) => line.key)) + 1;
    change({ lines: [...form.lines, { ...emptyLine(key, usualRate), account: form.lines.at(-1)?.account ?? '' }] });
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLInputElement>(`[name="lines.${form.lines.length}.description"]`)?.focus(),
    );
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (record.isPending) return;
    setFailure(undefined);
    setErrors({});
    try {
      const recorded = await record.mutateAsync(sentOf(form));
      const [warning] = recorded?.warnings ?? [];
      toast({
        title: m.ledger_document_recorded({ number: recorded?.number ?? '' }),
        ...(warning && { description: warning.message }),
      });
      onClose();
    } catch (fault) {
      const fields = fault instanceof ApiError ? (fault.problem?.fields ?? {}) : {};
      setErrors(fields);
      // What is wrong with the lines as a whole is said beside the button that adds one.
      setFailure(fields.lines ? undefined : fault);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      event.target.name.startsWith('lines.')
    ) {
      event.preventDefault();
      addLine();
    }
  };
  const known = parties.find(({ name }) => name.toLowerCase() === form.party.trim().toLowerCase());
  const states = [
    { value: '', label: m.ledger_document_place_usual() },
    ...STATES.map(({ gstCode, name }) => ({ value: gstCode, label: `${gstCode} ${name}` })),
    { value: ABROAD, label: m.ledger_document_place_abroad() },
  ];
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <Field name="party" label={SIDE_WORDS[side].party()} error={errors.party ?? errors['party.name']} isRequired>
          {(control) => (
            <>
              <Input
                {...control}
                list="document-parties"
                autoComplete="off"
                value={form.party}
                onChange={(event) => change({ party: event.target.value })}
              />
              <datalist id="document-parties">
                {parties.map(({ id, name, gstin }) => (
                  <option key={id} value={name} label={gstin ?? undefined} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field
          name="gstin"
          label={m.ledger_document_gstin()}
          error={errors['party.gstin']}
          hint={
            known ? m.ledger_document_known() : form.party.trim() === '' ? undefined : m.ledger_document_new_party()
          }
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              spellCheck={false}
              placeholder={known?.gstin ?? ''}
              value={form.gstin}
              onChange={(event) => change({ gstin: event.target.value })}
            />
          )}
        </Field>
        <Field name="placeOfSupply" label={m.ledger_document_place()} error={errors.placeOfSupply}>
          {(control) => (
            <Select
              {...control}
              choices={states}
              value={form.placeOfSupply}
              onChange={(event) => change({ placeOfSupply: event.target.value })}
            />
          )}
        </Field>
        <Field
          name="number"
          label={m.ledger_document_number()}
          error={errors.number}
          hint={side === 'sale' ? m.ledger_document_number_hint() : undefined}
          isRequired={side === 'purchase'}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={form.number}
              onChange={(event) => change({ number: event.target.value })}
            />
          )}
        </Field>
        <Field name="date" label={m.ledger_document_date()} error={errors.date} isRequired>
          {(control) => (
            <DateInput {...control} value={form.date} onChange={(event) => change({ date: event.target.value })} />
          )}
        </Field>
        <Field name="dueDate" label={m.ledger_document_due()} error={errors.dueDate}>
          {(control) => (
            <DateInput
              {...control}
              value={form.dueDate}
              onChange={(event) => change({ dueDate: event.target.value })}
            />
          )}
        </Field>
        <Field name="kind" label={m.ledger_document_kind()} error={errors.kind}>
          {(control) => (
            <Select
              {...control}
              choices={KINDS.map((kind) => ({ value: kind, label: kindWords(side, kind) }))}
              value={form.kind}
              onChange={(event) => change({ kind: KINDS.find((kind) => kind === event.target.value) ?? 'invoice' })}
            />
          )}
        </Field>
        {form.kind !== 'invoice' && (
          <Field name="originalNumber" label={m.ledger_document_original()} error={errors.originalNumber}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={form.originalNumber}
                onChange={(event) => change({ originalNumber: event.target.value })}
              />
            )}
          </Field>
        )}
        <label className="flex items-center gap-2 self-end pb-1.5 text-sm">
          <input
            type="checkbox"
            checked={form.isReverseCharge}
            onChange={(event) => change({ isReverseCharge: event.target.checked })}
          />
          {m.ledger_document_reverse_charge()}
        </label>
      </div>
      <Lines
        side={side}
        companyId={companyId}
        form={form}
        errors={errors}
        onChange={changeLine}
        onRemove={(key) => change({ lines: form.lines.filter((line) => line.key !== key) })}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Button size="sm" onClick={addLine}>
          <Plus size={14} aria-hidden="true" />
          {m.ledger_document_add_line()}
        </Button>
        {errors.lines && (
          <p role="alert" className="self-center text-sm text-red">
            {m.ledger_document_no_lines()}
          </p>
        )}
        <LiveTotals side={side} companyId={companyId} form={form} known={known} />
      </div>
      <FormFailure failure={failure} />
      <DialogFooter>
        <DialogCancel />
        <Button
          type="submit"
          variant="primary"
          isPending={record.isPending}
          pendingLabel={m.ledger_document_recording()}
        >
          {m.ledger_document_record()}
        </Button>
      </DialogFooter>
    </form>
  );
}

type LinesProps = {
  side: DocumentSide;
  companyId: string;
  form: FormDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (key: number, changed: Partial<LineDraft>) => void;
  onRemove: (key: number) => void;
};

function Lines({ side, companyId, form, errors, onChange, onRemove }: LinesProps) {
  const accounts = useQuery(accountsQuery(companyId)).data ?? [];
  const usable = accounts.filter(({ class: kind, line, origin }) =>
    side === 'sale'
      ? kind === 'income'
      : kind === 'expense' || (origin !== 'bank' && ['ppe', 'intangible-assets', 'cwip'].includes(line)),
  );
  const choices = [
    { value: '', label: m.ledger_document_account_usual() },
    ...usable.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
  ];
  const slabs = isIsoDate(form.date) ? ruleIfInForce(GST_SLABS, form.date)?.value : undefined;
  const inForce = [...(slabs?.standard ?? []), ...(slabs?.special ?? [])].sort((one, other) => one - other);
  const rates = (inForce.length > 0 ? inForce.map(formatPercent) : ['0']).map((rate) => ({
    value: rate,
    label: `${rate}%`,
  }));
  const label = (name: string, at: number) => m.ledger_document_line_field({ name, line: at + 1 });
  const fault = (at: number, field: string) => errors[`lines.${at}.${field}`];
  return (
    <ul aria-label={m.ledger_document_lines()} className="flex flex-col gap-2">
      {form.lines.map((line, at) => (
        <li
          key={line.key}
          className="grid grid-cols-2 gap-2 rounded-md border border-line p-2 sm:grid-cols-[minmax(0,2fr)_7.5rem_8rem_5rem_minmax(0,1.2fr)_2rem]"
        >
          <Input
            name={`lines.${at}.description`}
            aria-label={label(m.ledger_document_description(), at)}
            placeholder={m.ledger_document_description()}
            value={line.description}
            onChange={(event) => onChange(line.key, { description: event.target.value })}
            className="col-span-2 sm:col-span-1"
          />
          <Input
            name={`lines.${at}.hsn`}
            aria-label={label(m.ledger_document_hsn(), at)}
            aria-invalid={fault(at, 'hsn') ? true : undefined}
            placeholder={m.ledger_document_hsn()}
            inputMode="numeric"
            value={line.hsn}
            onChange={(event) => onChange(line.key, { hsn: event.target.value })}
          />
          <Input
            name={`lines.${at}.taxableValue`}
            aria-label={label(m.ledger_document_value(), at)}
            aria-invalid={fault(at, 'taxableValue') ? true : undefined}
            placeholder={m.ledger_document_value()}
            inputMode="decimal"
            value={line.value}
            onChange={(event) => onChange(line.key, { value: event.target.value })}
            className="text-right"
          />
          <Select
            aria-label={label(m.ledger_document_rate(), at)}
            choices={rates}
            value={line.rate}
            onChange={(event) => onChange(line.key, { rate: event.target.value })}
          />
          <Select
            aria-label={label(m.ledger_document_account(), at)}
            choices={choices}
            value={line.account}
            onChange={(event) => onChange(line.key, { account: event.target.value })}
          />
          <button
            type="button"
            aria-label={m.ledger_document_remove_line({ line: at + 1 })}
            disabled={form.lines.length === 1}
            onClick={() => onRemove(line.key)}
            className="grid size-8 place-items-center justify-self-end rounded-md text-ink-2 hover:bg-sunken hover:text-ink disabled:opacity-40"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type LiveProps = {
  side: DocumentSide;
  companyId: string;
  form: FormDraft;
  known: { gstin: string | null; stateCode: string | null } | undefined;
};

/** What the document comes to as it is typed, by the same rules as when it is recorded. */
function LiveTotals({ side, companyId, form, known }: LiveProps) {
  const company = useQuery(companyQuery(companyId)).data;
  const input = inputOf(side, form, known);
  const gstin = company?.gstin;
  if (!company || !input || input.lines.length === 0) return null;
  const keeper = {
    scheme: gstin ? ('regular' as const) : ('unregistered' as const),
    stateCode: gstin?.slice(0, 2) ?? '29',
  };
  const answer = workDocument(input, { keeper });
  if (answer.faults) {
    const [fault] = answer.faults;
    return <p className="text-sm text-red">{fault && documentWords(fault.message)}</p>;
  }
  const { taxableValue, tax, total, warnings } = answer.worked.value;
  const rows = [
    [m.ledger_document_value(), taxableValue],
    ...(tax.cgst > 0
      ? ([
          ['CGST', tax.cgst],
          ['SGST', tax.sgst],
        ] as const)
      : []),
    ...(tax.igst > 0 ? ([['IGST', tax.igst]] as const) : []),
  ] as const;
  return (
    <div className="flex max-w-full flex-col gap-1 text-sm" aria-live="polite">
      <dl className="grid grid-cols-[auto_auto] justify-end gap-x-6 tabular-nums">
        {rows.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right">{formatInrExact(amount)}</dd>
          </div>
        ))}
        <dt className="font-semibold">{m.ledger_document_total()}</dt>
        <dd className="text-right font-semibold">{formatInrExact(total)}</dd>
      </dl>
      {warnings.map(({ rule, line, message }) => (
        <p key={`${rule}${line}`} className="max-w-96 text-xs text-yellow">
          {documentWords(message)}
        </p>
      ))}
    </div>
  );
}
