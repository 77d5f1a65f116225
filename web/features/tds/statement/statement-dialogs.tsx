import { STATES } from '#domain/identifiers/states.data';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input, Select } from '../../../ui/form/field';
import { FIELDS, FormDialog } from '../../../ui/form/form-dialog';
import { correctionForm, deductorForm, filedForm } from './statement.form';
import {
  type Form,
  type Statements,
  type Summary,
  useCorrect,
  useFileCorrection,
  useMarkFiled,
  useSetDeductor,
} from './statement.queries';

// What is no State of an address: registrations before a change, other territory, the Centre.
const NO_ADDRESS = ['25', '28', '97', '99'];

const states = () =>
  STATES.filter(({ gstCode }) => !NO_ADDRESS.includes(gstCode)).map(({ gstCode, name }) => ({
    value: gstCode,
    label: name,
  }));

type DeductorDialogProps = { companyId: string; deductor: Statements['deductor'] };

/** What every statement says of the company and of the person responsible. */
export function DeductorDialog({ companyId, deductor }: DeductorDialogProps) {
  const set = useSetDeductor(companyId);
  const title = deductor ? m.tds_statement_edit_deductor() : m.tds_statement_add_deductor();
  return (
    <FormDialog
      title={title}
      description={m.tds_statement_deductor_words()}
      trigger={<Button>{title}</Button>}
      schema={deductorForm}
      label={m.edit_save()}
      send={(typed) => set.mutateAsync(typed)}
    >
      {(errors) => {
        const text = (name: keyof NonNullable<typeof deductor>, label: string, isRequired = true) => (
          <Field name={name} label={label} error={errors[name]} isRequired={isRequired}>
            {(control) => (
              <Input {...control} autoComplete="off" maxLength={200} defaultValue={deductor?.[name] ?? ''} />
            )}
          </Field>
        );
        const state = (name: 'stateCode' | 'personStateCode') => (
          <Field name={name} label={m.tds_statement_state()} error={errors[name]} isRequired>
            {(control) => (
              <Select
                {...control}
                choices={states()}
                placeholder={m.tds_statement_choose()}
                defaultValue={deductor?.[name] ?? ''}
              />
            )}
          </Field>
        );
        return (
          <>
            <h3 className="text-sm font-semibold">{m.tds_statement_company()}</h3>
            <div className={FIELDS}>
              {text('address', m.tds_statement_address())}
              {state('stateCode')}
              {text('pin', m.tds_statement_pin())}
              {text('email', m.tds_statement_email())}
              {text('phoneArea', m.tds_statement_area(), false)}
              {text('phoneNumber', m.tds_statement_phone(), false)}
              {text('branch', m.tds_statement_branch(), false)}
            </div>
            <h3 className="text-sm font-semibold">{m.tds_statement_person()}</h3>
            <div className={FIELDS}>
              {text('personName', m.tds_statement_name())}
              {text('personDesignation', m.tds_statement_designation())}
              {text('personPan', m.tds_statement_pan())}
              {text('personAddress', m.tds_statement_address())}
              {state('personStateCode')}
              {text('personPin', m.tds_statement_pin())}
              {text('personEmail', m.tds_statement_email())}
              {text('personMobile', m.tds_statement_mobile(), false)}
            </div>
          </>
        );
      }}
    </FormDialog>
  );
}

type OfStatement = { companyId: string; summary: Summary };

const named = ({ form, quarter }: Summary) => ({ form, quarter });

function FiledFields({ errors, first }: { errors: Readonly<Record<string, string>>; first: string }) {
  const today = useToday();
  return (
    <div className={FIELDS}>
      <Field name="filedOn" label={m.tds_statement_filed_on()} error={errors.filedOn ?? errors.doneOn} isRequired>
        {(control) => <DateInput {...control} min={first} max={today} defaultValue={today} />}
      </Field>
      <Field
        name="receipt"
        label={m.tds_statement_receipt()}
        error={errors.receipt ?? errors.acknowledgement}
        isRequired
      >
        {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={15} />}
      </Field>
    </div>
  );
}

/** Marks a statement filed with the day and its receipt. */
export function FiledDialog({ companyId, summary, itemId }: OfStatement & { itemId: string }) {
  const mark = useMarkFiled(companyId, itemId);
  const title = m.tds_statement_mark_filed_of(named(summary));
  return (
    <FormDialog
      title={title}
      description={m.tds_statement_mark_filed_words()}
      trigger={
        <Button size="sm" aria-label={title}>
          {m.tds_statement_mark_filed()}
        </Button>
      }
      schema={filedForm}
      label={m.tds_statement_mark_filed()}
      send={({ filedOn, receipt }) => mark.mutateAsync({ doneOn: filedOn, acknowledgement: receipt })}
    >
      {(errors) => <FiledFields errors={errors} first="2024-04-01" />}
    </FormDialog>
  );
}

/** Opens a correction of a filed statement. */
export function CorrectionDialog({ companyId, summary }: OfStatement) {
  const correct = useCorrect(companyId, summary.form as Form, summary.quarter);
  const title = m.tds_statement_correct_of(named(summary));
  return (
    <FormDialog
      title={title}
      description={m.tds_statement_correct_words()}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {m.tds_statement_correct()}
        </Button>
      }
      schema={correctionForm}
      label={m.tds_statement_correct()}
      send={({ reason }) => correct.mutateAsync({ reason })}
    >
      {(errors) => (
        <Field name="reason" label={m.tds_statement_reason()} error={errors.reason} isRequired>
          {(control) => <Input {...control} autoComplete="off" maxLength={500} />}
        </Field>
      )}
    </FormDialog>
  );
}

/** Marks an open correction filed. */
export function CorrectionFiledDialog({
  companyId,
  summary,
  number,
  openedOn,
}: OfStatement & { number: number; openedOn: string }) {
  const file = useFileCorrection(companyId, summary.form as Form, summary.quarter, number);
  const title = m.tds_statement_file_correction_of({ ...named(summary), number: `${number}` });
  return (
    <FormDialog
      title={title}
      trigger={
        <Button size="sm" aria-label={title}>
          {m.tds_statement_file_correction()}
        </Button>
      }
      schema={filedForm}
      label={m.tds_statement_mark_filed()}
      send={(typed) => file.mutateAsync(typed)}
    >
      {(errors) => <FiledFields errors={errors} first={openedOn} />}
    </FormDialog>
  );
}
