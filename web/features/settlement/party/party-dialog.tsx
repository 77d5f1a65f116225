import * as v from 'valibot';
import { useForm } from '../../../lib/form';
import { line, orNothing, required } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { EditForm } from '../../../ui/form/edit-form';
import { Field, Input, Select } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { type NewParty, type Party, useAddParty, useEditParty } from './party.queries';
import { MSME_SIZES, msmeWords, partyKindWords } from './party.words';

const KINDS = ['customer', 'vendor', 'both'] as const;
const NONE = 'none';

const SCHEMES = ['regular', 'composition'] as const;

const words = {
  name: required,
  kind: v.picklist(KINDS),
  // The server says what is wrong with either.
  gstin: orNothing(v.pipe(line, v.toUpperCase())),
  pan: orNothing(v.pipe(line, v.toUpperCase())),
  panInoperativeSince: orNothing(line),
  carrierFrom: orNothing(line),
  carrierUntil: orNothing(line),
  stateCode: orNothing(
    v.pipe(
      line,
      v.regex(/^\d{2}$/, () => m.party_state_wrong()),
    ),
  ),
  msme: v.pipe(
    v.picklist([NONE, ...MSME_SIZES]),
    v.transform((size) => (size === NONE ? undefined : size)),
  ),
  msmeFrom: orNothing(line),
  gstScheme: v.pipe(
    v.picklist([NONE, ...SCHEMES]),
    v.transform((scheme) => (scheme === NONE ? undefined : scheme)),
  ),
  agreedDays: orNothing(
    v.pipe(
      line,
      v.regex(/^\d{1,3}$/, () => m.party_days_wrong()),
    ),
  ),
};
const partyForm = v.object(words);

type PartyDialogProps = { companyId: string; party?: Party; onClose: () => void };

/** Adds a customer or supplier, or changes what is known of one. */
export const PartyDialog = ({ companyId, party, onClose }: PartyDialogProps) => (
  <Dialog
    isOpen
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={party ? m.party_edit_of({ name: party.name }) : m.party_add()}
    {...(!party && { description: m.party_add_words() })}
  >
    {party ? (
      <Change companyId={companyId} party={party} onClose={onClose} />
    ) : (
      <Add companyId={companyId} onClose={onClose} />
    )}
  </Dialog>
);

function Add({ companyId, onClose }: Omit<PartyDialogProps, 'party'>) {
  const add = useAddParty(companyId);
  const { errors, ...form } = useForm(partyForm, async ({ agreedDays, ...typed }) => {
    const facts = { ...typed, ...(agreedDays && { agreedDays: Number(agreedDays) }) };
    await add.mutateAsync(JSON.parse(JSON.stringify(facts)) as NewParty);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Fields errors={errors} />
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.edit_saving()}>
          {m.party_add()}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** What an edit clears is sent as nothing, not left out. */
const editSchema = v.pipe(
  partyForm,
  v.transform(({ agreedDays, ...typed }) => ({
    ...{ name: typed.name, kind: typed.kind, gstin: typed.gstin ?? null, pan: typed.pan ?? null },
    ...{ stateCode: typed.stateCode ?? null, msme: typed.msme ?? null, msmeFrom: typed.msmeFrom ?? null },
    ...{ gstScheme: typed.gstScheme ?? null, panInoperativeSince: typed.panInoperativeSince ?? null },
    ...{ carrierFrom: typed.carrierFrom ?? null, carrierUntil: typed.carrierUntil ?? null },
    agreedDays: agreedDays === undefined ? null : Number(agreedDays),
  })),
);

function Change({ companyId, party, onClose }: Required<PartyDialogProps>) {
  const edit = useEditParty(companyId, party.id);
  const { name, kind, gstin, pan, panInoperativeSince, stateCode, msme, msmeFrom, gstScheme, agreedDays } = party;
  const { carrierFrom, carrierUntil } = party;
  return (
    <EditForm
      schema={editSchema}
      now={{
        ...{ name, kind, gstin, pan, panInoperativeSince, stateCode, msme, msmeFrom, gstScheme, agreedDays },
        ...{ carrierFrom, carrierUntil },
      }}
      save={(edited) => edit.mutateAsync(edited)}
      onDone={onClose}
    >
      {(errors) => <Fields errors={errors} party={party} />}
    </EditForm>
  );
}

function Fields({ errors, party }: { errors: Readonly<Record<string, string>>; party?: Party }) {
  return (
    <>
      <Field name="name" label={m.party_name()} error={errors.name} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={120} defaultValue={party?.name ?? ''} />}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field name="kind" label={m.party_kind()} error={errors.kind}>
          {(control) => (
            <Select
              {...control}
              defaultValue={party?.kind ?? 'both'}
              choices={KINDS.map((value) => ({ value, label: partyKindWords(value) }))}
            />
          )}
        </Field>
        <Field name="gstin" label={m.party_gstin()} error={errors.gstin}>
          {(control) => <Input {...control} autoComplete="off" maxLength={15} defaultValue={party?.gstin ?? ''} />}
        </Field>
        <Field name="pan" label={m.party_pan()} hint={m.party_pan_hint()} error={errors.pan}>
          {(control) => <Input {...control} autoComplete="off" maxLength={10} defaultValue={party?.pan ?? ''} />}
        </Field>
        <Field
          name="panInoperativeSince"
          label={m.party_pan_inoperative()}
          hint={m.party_pan_inoperative_hint()}
          error={errors.panInoperativeSince}
        >
          {(control) => <DateInput {...control} defaultValue={party?.panInoperativeSince ?? ''} />}
        </Field>
        <Field name="carrierFrom" label={m.party_carrier()} hint={m.party_carrier_hint()} error={errors.carrierFrom}>
          {(control) => <DateInput {...control} defaultValue={party?.carrierFrom ?? ''} />}
        </Field>
        <Field name="carrierUntil" label={m.party_carrier_until()} error={errors.carrierUntil}>
          {(control) => <DateInput {...control} defaultValue={party?.carrierUntil ?? ''} />}
        </Field>
        <Field name="stateCode" label={m.party_state()} hint={m.party_state_hint()} error={errors.stateCode}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              defaultValue={party?.stateCode ?? ''}
            />
          )}
        </Field>
        <Field name="msme" label={m.party_msme()} hint={m.party_msme_hint()} error={errors.msme}>
          {(control) => (
            <Select
              {...control}
              defaultValue={party?.msme ?? NONE}
              choices={[
                { value: NONE, label: m.party_msme_none() },
                ...MSME_SIZES.map((value) => ({ value, label: msmeWords(value) })),
              ]}
            />
          )}
        </Field>
        <Field name="msmeFrom" label={m.party_msme_from()} error={errors.msmeFrom}>
          {(control) => <DateInput {...control} defaultValue={party?.msmeFrom ?? ''} />}
        </Field>
        <Field name="gstScheme" label={m.party_scheme()} hint={m.party_scheme_hint()} error={errors.gstScheme}>
          {(control) => (
            <Select
              {...control}
              defaultValue={party?.gstScheme ?? NONE}
              choices={[
                { value: NONE, label: m.party_scheme_none() },
                { value: 'regular', label: m.party_scheme_regular() },
                { value: 'composition', label: m.party_scheme_composition() },
              ]}
            />
          )}
        </Field>
        <Field name="agreedDays" label={m.party_days()} hint={m.party_days_hint()} error={errors.agreedDays}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={party?.agreedDays ?? ''}
            />
          )}
        </Field>
      </div>
    </>
  );
}
