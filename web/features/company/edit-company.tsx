import { useState } from 'react';
import * as v from 'valibot';
import { CLIENT_TYPES } from '#domain/company/values';
import { companyFields } from '../../lib/company-fields';
import { orNothing, plainRupees, rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { today } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { EditForm } from '../../ui/form/edit-form';
import { Field, Input, Select } from '../../ui/form/field';
import { Dialog } from '../../ui/overlay/dialog';
import { CODE } from './code-input';
import { TYPE } from './company.labels';
import { useChangeTerms, useCorrectCompany } from './company.mutations';
import type { ClientCompany } from './company.queries';

const particularsForm = v.object(companyFields);

/** Corrects who a company is by the registers. What is due by when follows. */
export function EditCompany({ company }: { company: ClientCompany }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.edit_company()}
      description={m.edit_company_words()}
      trigger={<Button size="sm">{m.edit_company()}</Button>}
    >
      <ParticularsForm company={company} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function ParticularsForm({ company, onDone }: { company: ClientCompany; onDone: () => void }) {
  const correct = useCorrectCompany(company.id);
  const text = (name: keyof ClientCompany) => ({ defaultValue: String(company[name] ?? '') });
  return (
    <EditForm schema={particularsForm} now={company} save={correct.mutateAsync} onDone={onDone}>
      {(errors) => (
        <>
          <Field name="name" label={m.company_name()} error={errors.name} isRequired>
            {(control) => <Input {...control} {...text('name')} autoComplete="off" maxLength={120} />}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field name="cin" label={m.edit_cin()} error={errors.cin} isRequired>
              {(control) => <Input {...control} {...CODE} {...text('cin')} maxLength={21} />}
            </Field>
            <Field name="pan" label={m.company_pan()} error={errors.pan} isRequired>
              {(control) => <Input {...control} {...CODE} {...text('pan')} maxLength={10} />}
            </Field>
            <Field name="gstin" label={m.company_gstin()} error={errors.gstin}>
              {(control) => <Input {...control} {...CODE} {...text('gstin')} maxLength={15} />}
            </Field>
            <Field name="tan" label={m.company_tan()} error={errors.tan}>
              {(control) => <Input {...control} {...CODE} {...text('tan')} maxLength={10} />}
            </Field>
            <Field name="udyam" label={m.company_udyam()} error={errors.udyam}>
              {(control) => <Input {...control} {...CODE} {...text('udyam')} maxLength={19} />}
            </Field>
            <Field name="financialYear" label={m.company_year()} error={errors.financialYear} isRequired>
              {(control) => <Input {...control} {...text('financialYear')} maxLength={7} />}
            </Field>
            <Field
              name="incorporationDate"
              label={m.company_incorporated()}
              error={errors.incorporationDate}
              isRequired
            >
              {(control) => <DateInput {...control} {...text('incorporationDate')} max={today()} />}
            </Field>
          </div>
        </>
      )}
    </EditForm>
  );
}

const termsForm = v.object({
  clientType: v.picklist(CLIENT_TYPES),
  monthlyFee: orNothing(rupees(() => m.company_fee_wrong())),
});

/** Changes what a client is to its firm: of what kind, and for which fee. */
export function EditTerms({ client, caFirmId }: { client: ClientCompany; caFirmId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangeTerms(client.id, caFirmId);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.edit_terms()}
      description={m.edit_terms_words({ name: client.name })}
      trigger={<Button size="sm">{m.edit_terms()}</Button>}
    >
      <EditForm
        schema={termsForm}
        now={client}
        asTyped={(now) => ({
          ...now,
          monthlyFee: now.monthlyFee === null ? null : plainRupees(String(now.monthlyFee)),
        })}
        save={change.mutateAsync}
        onDone={() => setIsOpen(false)}
      >
        {(errors) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field name="clientType" label={m.company_type()} error={errors.clientType}>
              {(control) => (
                <Select
                  {...control}
                  choices={CLIENT_TYPES.map((value) => ({ value, label: TYPE[value].label() }))}
                  defaultValue={client.clientType}
                />
              )}
            </Field>
            <Field name="monthlyFee" label={m.company_fee()} hint={m.edit_terms_fee_hint()} error={errors.monthlyFee}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={16}
                  defaultValue={client.monthlyFee === null ? '' : plainRupees(client.monthlyFee)}
                />
              )}
            </Field>
          </div>
        )}
      </EditForm>
    </Dialog>
  );
}
