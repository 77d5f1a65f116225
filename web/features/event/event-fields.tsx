import type { FormErrors } from '../../lib/form';
import { m } from '../../lib/messages';
import { DateInput } from '../../ui/form/date-input';
import { type Choice, Field, Input, Select } from '../../ui/form/field';
import { PaidField } from '../../ui/form/paid-field';
import { keyOfChoice, monthChoices, statementChoices, yearChoices } from './event.choices';
import { plainKind } from './event.form';

export type EventAbout = { today: string; tan: string | null; isLlp: boolean };

type EventFieldsProps = { choice: string; about: EventAbout; errors: FormErrors };

/** The fields of what was chosen to be recorded. */
export function EventFields({ choice, about, errors }: EventFieldsProps) {
  const isRegister = keyOfChoice(choice) !== undefined;
  const kind = isRegister ? undefined : plainKind(choice);
  const isMeeting = kind === 'agm' || kind === 'agm-extension';
  const isTax = kind === 'deduction' || kind === 'deposit';
  return (
    <>
      {isMeeting && (
        <Choose name="subject" label={m.event_year()} choices={yearChoices(about.today)} error={errors.subject} />
      )}
      {kind === 'deposit' && (
        <Choose name="month" label={m.event_month()} choices={monthChoices(about.today)} error={errors.month} />
      )}
      <Field name="happenedOn" label={dayLabel(kind)} error={errors.happenedOn} isRequired>
        {(control) => <DateInput {...control} max={about.today} />}
      </Field>
      {isTax && (
        <>
          <Choose
            name="statement"
            label={m.event_statement()}
            choices={statementChoices()}
            begin="residents"
            error={errors.statement}
          />
          <Write name="amount" label={m.event_amount()} error={errors.amount} isRequired isNumber />
          <Write name="subject" label={m.fact_tan()} begin={about.tan ?? ''} error={errors.subject} isRequired />
        </>
      )}
      {kind === 'requisition' && (
        <Write name="by" label={m.event_requisition_by()} hint={m.event_optional()} error={errors.by} />
      )}
      {kind === 'deduction' && (
        <Write name="section" label={m.event_section()} hint={m.event_optional()} error={errors.section} />
      )}
      {kind === 'deposit' && (
        <Write name="challan" label={m.event_challan()} hint={m.event_optional()} error={errors.challan} />
      )}
      {kind === 'director-kyc' && (
        <>
          <Write
            name="subject"
            label={m.fact_din()}
            hint={m.fact_din_hint()}
            error={errors.subject}
            isRequired
            isNumber
          />
          <Write
            name="acknowledgement"
            label={m.event_acknowledgement()}
            hint={m.event_optional()}
            error={errors.acknowledgement}
          />
          <PaidField error={errors.paid} />
        </>
      )}
      {isMeeting && (
        <Write
          name="extensionMonths"
          label={m.event_extension()}
          {...(kind === 'agm' && { hint: m.event_extension_hint() })}
          error={errors.extensionMonths}
          isRequired={kind === 'agm-extension'}
          isNumber
        />
      )}
      {isRegister && (
        <Write name="subject" label={m.event_which()} hint={m.event_which_hint()} error={errors.subject} />
      )}
    </>
  );
}

function dayLabel(kind: string | undefined): string {
  if (kind === 'deduction') return m.event_day_deducted();
  if (kind === 'deposit') return m.event_day_deposited();
  if (kind === 'agm-extension') return m.event_day_order();
  if (kind === 'requisition') return m.event_day_received();
  return kind === 'agm' || kind === 'egm' || kind === 'board-meeting' ? m.event_day_held() : m.event_day();
}

type ChooseProps = {
  name: string;
  label: string;
  choices: readonly Choice[];
  begin?: string;
  error: string | undefined;
};

function Choose({ name, label, choices, begin, error }: ChooseProps) {
  return (
    <Field name={name} label={label} error={error} isRequired>
      {(control) => <Select {...control} choices={choices} defaultValue={begin} />}
    </Field>
  );
}

type WriteProps = {
  name: string;
  label: string;
  hint?: string;
  begin?: string;
  error: string | undefined;
  isRequired?: boolean;
  isNumber?: boolean;
};

function Write({ name, label, hint, begin = '', error, isRequired = false, isNumber = false }: WriteProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          {...(isNumber ? { inputMode: 'decimal' as const } : {})}
          defaultValue={begin}
          autoComplete="off"
          maxLength={100}
        />
      )}
    </Field>
  );
}
