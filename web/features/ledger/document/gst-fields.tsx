import { useQuery } from '@tanstack/react-query';
import { BLOCKED_CREDITS, LINE_NATURES, OPERATOR_ROLES } from '#domain/gst/law/sections';
import type { DocumentSide } from '#domain/ledger/document/model';
import { clauseWords } from '../../../lib/clause-words';
import { m } from '../../../lib/messages';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input, Select } from '../../../ui/form/field';
import { Check } from './check';
import { profileQuery } from './document.queries';
import { type FormDraft, GST_USUAL } from './draft';
import type { FormErrors } from './form-errors';

type GstFieldsProps = {
  side: DocumentSide;
  companyId: string;
  form: FormDraft;
  errors: FormErrors;
  onChange: (changed: Partial<FormDraft>) => void;
};

const NATURES = {
  taxable: m.ledger_document_nature_taxable,
  'nil-rated': m.ledger_document_nature_nil,
  exempt: m.ledger_document_nature_exempt,
  'non-gst': m.ledger_document_nature_outside,
} as const;

const ROLES = {
  collects: m.ledger_document_operator_collects,
  pays: m.ledger_document_operator_pays,
  'we-pay': m.ledger_document_operator_we_pay,
} as const;

/** The fields whose faults are shown here. */
const OWN =
  /^(ownGstin|reportIn|operatorGstin|operatorRole|portCode|customs\w+|irn|rateNotification|isFromDistributor)$|\.(nature|creditBlockedBy)$/;

/** What only the returns of GST ask of a document: most leave it as it is. */
export function GstFields({ side, companyId, form, errors, onChange }: GstFieldsProps) {
  const registrations = useQuery(profileQuery(companyId)).data?.standing.registrations ?? [];
  const isSale = side === 'sale';
  const isThroughCustoms = isSale ? form.placeOfSupply === '96' : form.supplyType === 'import-of-goods';
  const isUntaxed = form.lines.some(({ rate, value }) => rate === '0' && value !== '');
  const isFilled = Object.entries(GST_USUAL).some(([field, usual]) => form[field as keyof typeof GST_USUAL] !== usual);
  const isWrong = Object.keys(errors).some((field) => OWN.test(field));
  const text = (field: keyof typeof GST_USUAL, label: string, hint?: string) => (
    <Field name={field} label={label} error={errors[field]} {...(hint && { hint })}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={String(form[field])}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <details open={isFilled || isWrong || undefined} className="rounded-md border border-line">
      <summary className="cursor-pointer px-3 py-2 text-sm font-medium">{m.ledger_document_gst_details()}</summary>
      <div className="grid gap-3 px-3 pt-1 pb-3 sm:grid-cols-3">
        {registrations.length > 1 && (
          <Field name="ownGstin" label={m.ledger_document_own_gstin()} error={errors.ownGstin}>
            {(control) => (
              <Select
                {...control}
                choices={[
                  { value: '', label: m.ledger_document_own_gstin_usual() },
                  ...registrations.map(({ gstin }) => ({ value: gstin, label: gstin })),
                ]}
                value={form.ownGstin}
                onChange={(event) => onChange({ ownGstin: event.target.value })}
              />
            )}
          </Field>
        )}
        {isUntaxed && isSale && (
          <Field name="nature" label={m.ledger_document_nature()} hint={m.ledger_document_nature_hint()}>
            {(control) => (
              <Select
                {...control}
                choices={[
                  { value: '', label: m.ledger_document_nature_unsaid() },
                  ...LINE_NATURES.filter((value) => value !== 'taxable').map((value) => ({
                    value,
                    label: NATURES[value](),
                  })),
                ]}
                value={form.nature}
                onChange={(event) => onChange({ nature: event.target.value as FormDraft['nature'] })}
              />
            )}
          </Field>
        )}
        {isSale ? (
          <>
            {text('reportIn', m.ledger_document_report_in(), m.ledger_document_report_in_hint())}
            {text(
              'rateNotification',
              m.ledger_document_rate_notification(),
              m.ledger_document_rate_notification_hint(),
            )}
            {text('irn', m.ledger_document_irn())}
            {text('operatorGstin', m.ledger_document_operator())}
            {form.operatorGstin !== '' && (
              <Field
                name="operatorRole"
                label={m.ledger_document_operator_role()}
                error={errors.operatorRole}
                isRequired
              >
                {(control) => (
                  <Select
                    {...control}
                    choices={[
                      { value: '', label: '' },
                      ...OPERATOR_ROLES.map((value) => ({ value, label: ROLES[value]() })),
                    ]}
                    value={form.operatorRole}
                    onChange={(event) => onChange({ operatorRole: event.target.value as FormDraft['operatorRole'] })}
                  />
                )}
              </Field>
            )}
          </>
        ) : (
          <>
            <Field name="blockedBy" label={m.ledger_document_blocked_by()} hint={m.ledger_document_blocked_by_hint()}>
              {(control) => (
                <Select
                  {...control}
                  choices={[
                    { value: '', label: m.ledger_document_blocked_by_usual() },
                    ...BLOCKED_CREDITS.map((value) => ({
                      value,
                      label: value === 'other' ? m.ledger_document_blocked_by_other() : clauseWords(value),
                    })),
                  ]}
                  value={form.blockedBy}
                  onChange={(event) => onChange({ blockedBy: event.target.value as FormDraft['blockedBy'] })}
                />
              )}
            </Field>
            <div className="self-center">
              <Check
                label={m.ledger_document_from_distributor()}
                isOn={form.isFromDistributor}
                onChange={(isFromDistributor) => onChange({ isFromDistributor })}
              />
            </div>
          </>
        )}
        {isThroughCustoms && (
          <>
            {text('portCode', m.ledger_document_port())}
            {text('customsNumber', isSale ? m.ledger_document_shipping_bill() : m.ledger_document_bill_of_entry())}
            <Field name="customsDate" label={m.ledger_document_customs_date()} error={errors.customsDate}>
              {(control) => (
                <DateInput
                  {...control}
                  value={form.customsDate}
                  onChange={(event) => onChange({ customsDate: event.target.value })}
                />
              )}
            </Field>
            {!isSale && text('customsIgst', m.ledger_document_customs_igst())}
          </>
        )}
      </div>
    </details>
  );
}
