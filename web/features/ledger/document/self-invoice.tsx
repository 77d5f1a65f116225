import { Download } from 'lucide-react';
import * as v from 'valibot';
import { useMayChange } from '../../../lib/access';
import { useForm } from '../../../lib/form';
import { line } from '../../../lib/form-parts';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { toast } from '../../../ui/overlay/toast-store';
import { useMakeSelfInvoice, usePdf, type WholeDocument } from './document.queries';

type SelfInvoiceProps = { companyId: string; document: WholeDocument };

/** The invoice that the company owes of a bill under reverse charge: made here, and then its file. */
export function SelfInvoice({ companyId, document }: SelfInvoiceProps) {
  const mayChange = useMayChange(companyId);
  const { selfInvoice, status } = document;
  if (!selfInvoice) return null;
  const { number, date } = selfInvoice;
  return (
    <section aria-label={m.self_invoice_title()} className="flex flex-col items-start gap-2">
      <h3 className="font-semibold">{m.self_invoice_title()}</h3>
      {number && date ? (
        <Made companyId={companyId} id={document.id} number={number} date={date} />
      ) : (
        <>
          <p className="text-ink-2">{m.self_invoice_words()}</p>
          {mayChange && status === 'posted' && <MakeForm companyId={companyId} document={document} />}
        </>
      )}
    </section>
  );
}

type MadeProps = { companyId: string; id: string; number: string; date: string };

function Made({ companyId, id, number, date }: MadeProps) {
  const pdf = usePdf(companyId);
  return (
    <>
      <p>{m.self_invoice_made_of({ number, day: formatDate(date) })}</p>
      <Button isPending={pdf.isPending} onClick={() => pdf.mutate({ id, number, isOwnOfBill: true })}>
        <Download size={14} aria-hidden="true" />
        {m.self_invoice_download()}
      </Button>
    </>
  );
}

const makeForm = v.object({ number: line, date: line });

function MakeForm({ companyId, document }: SelfInvoiceProps) {
  const make = useMakeSelfInvoice(companyId);
  const { errors, ...form } = useForm(makeForm, async ({ number, date }) => {
    const made = await make.mutateAsync({
      documentId: document.id,
      json: { ...(number && { number }), ...(date && { date }) },
    });
    toast({ title: m.self_invoice_made({ number: made.number }) });
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex w-full flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="number" label={m.self_invoice_number()} hint={m.self_invoice_number_hint()} error={errors.number}>
          {(control) => <Input {...control} autoComplete="off" />}
        </Field>
        <Field name="date" label={m.ledger_document_date()} hint={m.self_invoice_date_hint()} error={errors.date}>
          {(control) => <DateInput {...control} />}
        </Field>
      </div>
      <FormFailure failure={form.failure} />
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {m.self_invoice_make()}
        </Button>
      </div>
    </form>
  );
}
