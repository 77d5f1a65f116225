import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { STATES } from '#domain/identifiers/states.data';
import { ABROAD, type DocumentSide } from '#domain/ledger/document/model';
import { parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../../lib/access';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { HEADS, headWords } from '../../../lib/tax-heads';
import { Button } from '../../../ui/button';
import { Money } from '../../../ui/figure/money';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { documentQuery, useCancel, usePdf, voucherQuery, type WholeDocument } from './document.queries';
import { kindWords } from './document.words';
import type { Draft } from './draft';
import { PaymentVouchers } from './payment-vouchers';
import { SelfInvoice } from './self-invoice';
import { Standing } from './standing';

type SheetProps = {
  side: DocumentSide;
  companyId: string;
  documentId: string;
  onClose: () => void;
  onNote: (draft: Draft) => void;
};

const placeWords = (code: string): string =>
  code === ABROAD
    ? m.ledger_document_place_abroad()
    : [code, STATES.find(({ gstCode }) => gstCode === code)?.name].filter(Boolean).join(' ');

/** One document: what it says, what it posted, and what can be done with it. */
export default function DocumentSheet({ side, companyId, documentId, onClose, onNote }: SheetProps) {
  const one = useQuery(documentQuery(companyId, side, documentId));
  const title = one.data ? `${kindWords(side, one.data.kind)} ${one.data.number}` : m.ui_loading();
  return (
    <Dialog isOpen onOpenChange={onClose} place="side" title={title}>
      {one.isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {one.isError && <ErrorPanel error={one.error} onRetry={() => void one.refetch()} />}
      {one.data && <Sheet side={side} companyId={companyId} document={one.data} onClose={onClose} onNote={onNote} />}
    </Dialog>
  );
}

function Sheet({
  side,
  companyId,
  document,
  onClose,
  onNote,
}: Omit<SheetProps, 'documentId'> & { document: WholeDocument }) {
  const mayChange = useMayChange(companyId);
  const pdf = usePdf(companyId);
  const { party, tax } = document;
  const facts: [string, string][] = [
    [m.ledger_document_party(), party.gstin ? `${party.name}, ${party.gstin}` : party.name],
    [m.ledger_document_date(), formatDate(document.date)],
    ...(document.dueDate ? ([[m.ledger_document_due(), formatDate(document.dueDate)]] as [string, string][]) : []),
    ...(document.originalNumber
      ? ([[m.ledger_document_original(), document.originalNumber]] as [string, string][])
      : []),
    [m.ledger_document_place(), placeWords(document.placeOfSupply)],
    ...(document.cancelReason
      ? ([[m.ledger_document_cancelled_why(), document.cancelReason]] as [string, string][])
      : []),
  ];
  const sums = (
    [
      [m.ledger_document_value(), document.taxableValue],
      ...HEADS.map((head) => [headWords(head), tax[head]]),
      [m.ledger_document_round_off(), document.roundOff],
      [m.ledger_document_total(), document.total],
      [m.ledger_document_tds(), document.tds],
      [m.ledger_document_open(), document.open],
    ] as [string, string][]
  ).filter(([label, amount]) => parseRupees(amount) !== 0 || label === m.ledger_document_open());
  return (
    <div className="flex flex-col gap-5 text-sm">
      <div className="flex flex-col items-start gap-2">
        <Standing row={document} />
        {document.consequences.map(({ id, says, isPast }) => (
          <p key={id} className={isPast ? 'text-xs font-medium text-red' : 'text-xs text-yellow'}>
            {says}
          </p>
        ))}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ul
        aria-label={m.ledger_document_lines()}
        className="flex flex-col divide-y divide-line rounded-md border border-line"
      >
        {document.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a document never move
          <li key={at} className="flex justify-between gap-3 px-3 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">{line.description}</p>
              <p className="text-xs text-ink-2">
                {[line.hsn, `${line.rate}%`, line.accountName].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Money amount={parseRupees(line.taxableValue)} isExact />
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {sums.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right">
              <Money amount={parseRupees(amount)} isExact />
            </dd>
          </div>
        ))}
      </dl>
      <SelfInvoice companyId={companyId} document={document} />
      <PaymentVouchers companyId={companyId} document={document} />
      <Entries companyId={companyId} voucherId={document.voucherId} />
      <div className="flex flex-wrap gap-2">
        {side === 'sale' && (
          <Button isPending={pdf.isPending} onClick={() => pdf.mutate(document)}>
            <Download size={14} aria-hidden="true" />
            {m.ledger_document_pdf()}
          </Button>
        )}
        {mayChange && document.status === 'posted' && document.kind === 'invoice' && (
          <Button
            onClick={() =>
              onNote({
                ...{ kind: side === 'sale' ? 'credit-note' : 'debit-note', party: party.name },
                ...{
                  originalNumber: document.number,
                  originalDate: document.date,
                  placeOfSupply: document.placeOfSupply,
                },
              })
            }
          >
            {side === 'sale' ? m.ledger_document_add_credit_note() : m.ledger_document_add_debit_note()}
          </Button>
        )}
      </div>
      {mayChange && document.status === 'posted' && (
        <CancelForm side={side} companyId={companyId} document={document} onDone={onClose} />
      )}
    </div>
  );
}

function Entries({ companyId, voucherId }: { companyId: string; voucherId: string }) {
  const voucher = useQuery(voucherQuery(companyId, voucherId));
  if (!voucher.data) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  return (
    <section aria-label={m.ledger_document_entries()}>
      <h3 className="mb-1 font-semibold">{m.ledger_document_entries()}</h3>
      <ul className="flex flex-col gap-0.5">
        {voucher.data.lines.map(({ account, accountName, tag, debit, credit, billId }) => (
          <li key={`${account}${tag}${billId}${debit}`} className="flex justify-between gap-3">
            <span className="wrap-anywhere">
              {debit ? m.ledger_document_debit() : m.ledger_document_credit()} {accountName}
              {tag && ` [${tag}]`}
            </span>
            <Money amount={parseRupees(debit ?? credit ?? '0')} isExact />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-ink-2">
        {m.ledger_document_voucher({ number: voucher.data.number, rule: voucher.data.rule ?? '' })}
      </p>
    </section>
  );
}

type CancelProps = { side: DocumentSide; companyId: string; document: WholeDocument; onDone: () => void };

function CancelForm({ side, companyId, document, onDone }: CancelProps) {
  const cancel = useCancel(companyId, side);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    try {
      // Awaited, since this form is gone as soon as the cancelled document was read again.
      await cancel.mutateAsync({ documentId: document.id, reason: reason.trim() });
    } catch {
      return; // The form says what failed.
    }
    toast({ title: m.ledger_document_cancelled({ number: document.number }) });
    onDone();
  };
  return (
    <details>
      <summary className="cursor-pointer text-ink-2">{m.ledger_document_cancel()}</summary>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-2 flex flex-col gap-3">
        <p className="text-ink-2">{m.ledger_document_cancel_words()}</p>
        <Field
          name="reason"
          label={m.ledger_document_reason()}
          error={isMissing ? m.ui_required() : undefined}
          isRequired
        >
          {(control) => (
            <Input {...control} autoComplete="off" value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
        <FormFailure failure={cancel.error ?? undefined} />
        <div>
          <Button type="submit" variant="danger" isPending={cancel.isPending}>
            {m.ledger_document_cancel()}
          </Button>
        </div>
      </form>
    </details>
  );
}
