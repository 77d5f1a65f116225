import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { STATES } from '#domain/identifiers/states.data';
import {
  ABROAD,
  type DocumentFault,
  type DocumentKind,
  type DocumentSide,
  type GstScheme,
  type SupplyType,
} from '#domain/ledger/document/model';
import { ApiError } from '../../../lib/api/api-error';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input, Select, Textarea } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { useUnsaved } from '../../../ui/form/use-typed';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { Check } from './check';
import { type InvoiceProfile, partiesQuery, profileQuery, trialQuery, useRecord } from './document.queries';
import { documentWords } from './document.said';
import { kindWords, SIDE_WORDS } from './document.words';
import { DocumentLines } from './document-lines';
import {
  type Draft,
  emptyLine,
  type FormDraft,
  inputOf,
  type LineDraft,
  linesOf,
  sentOf,
  USUAL,
  workedOf,
} from './draft';
import { errorsAfter, errorsAfterLine, errorsOf, errorsOfLines, type FormErrors, isPlaced } from './form-errors';
import { FurtherFields } from './further-fields';
import { GstFields } from './gst-fields';
import { heldFor, holdDraft } from './held-draft';
import { LiveTotals } from './live-totals';

type DialogProps = { side: DocumentSide; companyId: string; draft: Draft; onClose: () => void };

/** The form of a document, filled in by keys: Enter adds a line, Ctrl and Enter saves. Its tax is that which will be recorded. */
export default function DocumentDialog(props: DialogProps) {
  const { side, draft, companyId } = props;
  // Closed by a person, whether recorded or discarded, it is done with.
  const onClose = () => {
    holdDraft(companyId, side, undefined);
    props.onClose();
  };
  const title = draft.kind === 'invoice' ? SIDE_WORDS[side].add() : kindWords(side, draft.kind);
  const profile = useQuery(profileQuery(companyId));
  return (
    <Dialog isOpen onOpenChange={onClose} width="lg" title={title} description={m.ledger_document_form_words()}>
      {profile.isPending && <SkeletonRows rows={6} label={m.ui_loading()} />}
      {profile.isError && <ErrorPanel error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && <DocumentForm {...props} onClose={onClose} profile={profile.data} />}
    </Dialog>
  );
}

/** The rate a line begins with. Who is not registered, or pays under composition, may charge none; a supplier's bill has one. */
const rateOf = (side: DocumentSide, scheme: GstScheme): string =>
  scheme === 'regular' || (side === 'purchase' && scheme === 'composition') ? '18' : '0';

const SUPPLIES: Record<DocumentSide, readonly (SupplyType | '')[]> = {
  sale: ['', 'export-without-tax', 'export-with-tax', 'sez-without-tax', 'sez-with-tax', 'deemed-export'],
  purchase: ['', 'import-of-services', 'import-of-goods', 'sez-with-tax', 'sez-without-tax'],
};

const SUPPLY_WORDS: Record<SupplyType | '', () => string> = {
  '': m.ledger_document_supply_usual,
  regular: m.ledger_document_supply_usual,
  'export-without-tax': m.ledger_document_supply_export_without,
  'export-with-tax': m.ledger_document_supply_export_with,
  'sez-without-tax': m.ledger_document_supply_sez_without,
  'sez-with-tax': m.ledger_document_supply_sez_with,
  'deemed-export': m.ledger_document_supply_deemed,
  'import-of-services': m.ledger_document_supply_import_services,
  'import-of-goods': m.ledger_document_supply_import_goods,
};

const KINDS: readonly DocumentKind[] = ['invoice', 'credit-note', 'debit-note'];

function DocumentForm({ side, companyId, draft, onClose, profile }: DialogProps & { profile: InvoiceProfile }) {
  const today = useToday();
  const usualRate = rateOf(side, profile.scheme);
  const held = useState(() => heldFor(companyId, side, draft))[0];
  const [form, setForm] = useState<FormDraft>({
    ...USUAL,
    ...{ kind: draft.kind, number: '', date: today, dueDate: '', party: draft.party ?? '', gstin: '', address: '' },
    placeOfSupply: draft.placeOfSupply ?? '',
    ...{ originalNumber: draft.originalNumber ?? '', originalDate: draft.originalDate ?? '' },
    lines: [emptyLine(0, usualRate)],
    // What was kept by an earlier version of this form may lack some of its fields.
    ...held?.form,
  });
  useUnsaved(held !== undefined);
  const [refused, setRefused] = useState<FormErrors>({});
  const [failure, setFailure] = useState<unknown>();
  const record = useRecord(companyId, side);
  // One key for what stands in the form: pressed twice, or again after a lost answer, it is recorded once.
  const once = useRef(crypto.randomUUID() as string);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  // The form comes after its dialog, which by then has begun elsewhere.
  useEffect(() => element.current?.querySelector<HTMLInputElement>('[name="party"]')?.focus(), []);
  const parties = useQuery(partiesQuery(companyId)).data ?? [];
  // What was typed last, which may not be drawn yet: two changes in one moment are both kept.
  const latest = useRef(form);
  const write = (changed: Partial<FormDraft>) => {
    once.current = crypto.randomUUID();
    latest.current = { ...latest.current, ...changed };
    setForm(latest.current);
    holdDraft(companyId, side, { draft, form: latest.current });
  };
  /** Takes back what was said of fields that are no longer as they were. */
  const forgive = (after: (errors: FormErrors) => FormErrors) =>
    setRefused((errors) => {
      const left = after(errors);
      if (left !== errors && Object.keys(left).length === 0) setFailure(undefined);
      return left;
    });
  const change = (changed: Partial<FormDraft>) => {
    write(changed);
    forgive((errors) => errorsAfter(errors, namesOf(changed)));
  };
  const changeLine = (key: number, changed: Partial<LineDraft>) => {
    write({ lines: latest.current.lines.map((line) => (line.key === key ? { ...line, ...changed } : line)) });
    forgive((errors) => errorsAfterLine(errors, key, namesOf(changed)));
  };
  const removeLine = (key: number) => {
    write({ lines: latest.current.lines.filter((line) => line.key !== key) });
    forgive((errors) => errorsOfLines(errors, latest.current.lines));
  };
  const goTo = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus();
  const goToLine = (at: number) => goTo(`[name="lines.${at}.description"]`);
  const addLine = () => {
    const { lines } = latest.current;
    const key = Math.max(...lines.map((line) => line.key)) + 1;
    const added = { ...emptyLine(key, usualRate), account: lines.at(-1)?.account ?? '' };
    // Drawn at once, so that the next key goes into the new line: waiting for a frame it would go into the old one.
    flushSync(() => write({ lines: [...lines, added] }));
    goToLine(lines.length);
  };
  const known = parties.find(({ name }) => name.toLowerCase() === form.party.trim().toLowerCase());
  const { worked, faults } = workedOf(inputOf(side, form, known), profile.standing, form.isRounded);
  const sent = sentOf(form, worked?.total);
  const isTryable = side === 'purchase' && worked && form.party.trim() !== '' && form.number.trim() !== '';
  const settled = useSettled(isTryable ? sent : undefined);
  const { data: trial, error: refusal } = useQuery(trialQuery(companyId, side, settled));
  const isOfForm = JSON.stringify(settled) === JSON.stringify(sent);
  // A number that is taken is said while it is typed; what was refused on recording goes before.
  const errors = { ...(refusal && isOfForm ? errorsOf(fieldsOf(refusal), form) : {}), ...refused };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    setRefused({});
    try {
      const recorded = await record.mutateAsync({ sent, once: once.current });
      const [warning] = recorded?.warnings ?? [];
      toast({
        title: m.ledger_document_recorded({ number: recorded?.number ?? '' }),
        ...(warning && { description: warning.message }),
      });
      onClose();
    } catch (fault) {
      const fields = fieldsOf(fault);
      flushSync(() => {
        setRefused(errorsOf(fields, form));
        // What is wrong with the lines as a whole is said beside the button that adds one.
        setFailure(fields.lines ? undefined : fault);
      });
      goTo('[aria-invalid="true"]');
    } finally {
      isSending.current = false;
    }
  };
  /** Enter goes on as Tab does; on the last line it adds one, and with Ctrl or Command it records. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      void submit();
      return;
    }
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
    event.preventDefault();
    const at = /^lines\.(\d+)\./.exec(target.name)?.[1];
    if (at === undefined) focusAfter(element.current, target);
    else if (Number(at) < form.lines.length - 1) goToLine(Number(at) + 1);
    else if (linesOf(form).length < form.lines.length) goTo('button[type="submit"]');
    else addLine();
  };
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
        {form.kind !== 'invoice' && (
          <Field name="originalDate" label={m.ledger_document_original_date()} error={errors.originalDate}>
            {(control) => (
              <DateInput
                {...control}
                value={form.originalDate}
                onChange={(event) => change({ originalDate: event.target.value })}
              />
            )}
          </Field>
        )}
        <Field name="supplyType" label={m.ledger_document_supply()} error={errors.supplyType}>
          {(control) => (
            <Select
              {...control}
              choices={SUPPLIES[side].map((value) => ({ value, label: SUPPLY_WORDS[value]() }))}
              value={form.supplyType}
              onChange={(event) =>
                change({ supplyType: SUPPLIES[side].find((value) => value === event.target.value) ?? '' })
              }
            />
          )}
        </Field>
        <div className="flex flex-wrap items-end gap-x-5 gap-y-2 self-end pb-1.5">
          <Check
            label={m.ledger_document_reverse_charge()}
            isOn={form.isReverseCharge}
            onChange={(isReverseCharge) => change({ isReverseCharge })}
          />
          <Check
            label={m.ledger_document_round()}
            isOn={form.isRounded}
            onChange={(isRounded) => change({ isRounded })}
          />
          <Check
            label={m.ledger_document_tax_inside()}
            isOn={form.isTaxInside}
            onChange={(isTaxInside) => change({ isTaxInside })}
          />
        </div>
        {side === 'sale' && (
          <div className="sm:col-span-3">
            <Field
              name="address"
              label={m.ledger_document_address()}
              error={errors['party.address']}
              hint={m.ledger_document_address_hint()}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  placeholder={known?.address ?? ''}
                  value={form.address}
                  onChange={(event) => change({ address: event.target.value })}
                />
              )}
            </Field>
          </div>
        )}
      </div>
      <DocumentLines
        side={side}
        companyId={companyId}
        form={form}
        errors={errors}
        onChange={changeLine}
        onRemove={removeLine}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Button size="sm" onClick={addLine}>
          <Plus size={14} aria-hidden="true" />
          {m.ledger_document_add_line()}
        </Button>
        {errors.lines && (
          <p role="alert" className="self-center text-sm text-red">
            {linesOf(form).length === 0 ? m.ledger_document_no_lines() : errors.lines}
          </p>
        )}
        <LiveTotals worked={worked} fault={faults && faultText(faults, form)} trial={isOfForm ? trial : undefined} />
      </div>
      <FurtherFields side={side} companyId={companyId} form={form} errors={errors} onChange={change} />
      <GstFields side={side} companyId={companyId} form={form} errors={errors} onChange={change} />
      <FormFailure failure={failure} said={unplaced(errors)} />
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

const fieldsOf = (fault: unknown): Readonly<Record<string, string>> =>
  fault instanceof ApiError ? (fault.problem?.fields ?? {}) : {};

/** What stands above the button: errors that no field of the form shows, in their own words, else that the fields tell. */
function unplaced(errors: FormErrors): string | undefined {
  const all = Object.entries(errors);
  if (all.length === 0) return undefined;
  const hidden = all.filter(([field]) => !isPlaced(field)).map(([, fault]) => fault);
  return [...new Set(hidden), m.ledger_document_correct()].join(' ');
}

const namesOf = <Form extends object>(changed: Form) => Object.keys(changed) as (keyof Form)[];

/** The first thing wrong with a document, with the line of the form it is about. */
function faultText([fault]: readonly DocumentFault[], form: FormDraft): string | undefined {
  if (!fault) return undefined;
  const line = fault.line === undefined ? undefined : linesOf(form)[fault.line - 1];
  const text = documentWords(fault.message);
  return line ? m.ledger_document_line_fault({ line: form.lines.indexOf(line) + 1, fault: text }) : text;
}

/** The field after one, as Tab goes. */
function focusAfter(form: HTMLFormElement | null, field: HTMLElement): void {
  const fields = [...(form?.elements ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.tabIndex >= 0 && !one.matches('[type="hidden"]'),
  );
  fields[fields.indexOf(field) + 1]?.focus();
}

const REST = 400;

/** A value once it rested for a moment: what is typed on is not asked about. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled(text === undefined ? (undefined as Value) : (JSON.parse(text) as Value)),
      REST,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
