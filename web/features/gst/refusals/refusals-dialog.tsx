import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { InferResponseType } from 'hono/client';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api/api';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button, buttonClass } from '../../../ui/button';
import { FileOrText } from '../../../ui/form/file-or-text';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import type { Which } from '../gst.queries';

const errors = api.companies[':companyId'].gst[':gstin'][':period']['portal-errors'];
type Laid = InferResponseType<typeof errors.$post, 200>;
type Refusal = Laid['refusals'][number];

type RefusalsProps = { companyId: string; which: Which };

/** Takes the portal's error report of an upload, and shows which documents caused what, and what to do. */
export function RefusalsDialog(props: RefusalsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      width="lg"
      onOpenChange={setIsOpen}
      title={m.gst_refusal_title()}
      description={m.gst_refusal_words()}
      trigger={<Button>{m.gst_refusal_open()}</Button>}
    >
      <Inside {...props} />
    </Dialog>
  );
}

function Inside({ companyId, which: { gstin, period, form } }: RefusalsProps) {
  const [text, setText] = useState('');
  const lay = useMutation({
    mutationFn: async (): Promise<Laid> => {
      const json = { text, form: form === 'iff' ? 'IFF' : 'GSTR-1' };
      return (await errors.$post({ param: { companyId, gstin, period }, json } as never)).json() as Promise<Laid>;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    lay.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FileOrText
        file={{ label: m.gst_refusal_file(), accept: '.json,.csv,application/json,text/csv' }}
        text={{
          ...{ name: 'text', label: m.gst_refusal_text(), rows: 5 },
          ...{ isRequired: true, className: 'font-mono text-xs' },
        }}
        value={text}
        onChange={setText}
      />
      <FormFailure failure={lay.error ?? undefined} />
      {lay.data && <Refusals laid={lay.data} />}
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" disabled={text.trim() === ''} isPending={lay.isPending}>
          {m.gst_refusal_find()}
        </Button>
      </DialogFooter>
    </form>
  );
}

function Refusals({ laid: { count, unlaid, refusals } }: { laid: Laid }) {
  return (
    <section aria-label={m.gst_refusal_found()} className="flex flex-col gap-2">
      <p role="status" className="text-sm font-medium">
        {m.gst_refusal_count({ count: formatCount(count), unlaid: formatCount(unlaid) })}
      </p>
      <ul className="flex flex-col gap-2">
        {refusals.map((refusal, at) => (
          // One document may be refused twice for the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is answered as a whole
          <Row key={at} refusal={refusal} />
        ))}
      </ul>
    </section>
  );
}

function Row({ refusal: { code, said, todo, number, hsn, gstin, causes } }: { refusal: Refusal }) {
  const named = number ?? hsn ?? gstin;
  return (
    <li className="flex flex-col gap-1 rounded-lg bg-sunken px-3 py-2 text-sm">
      <p className="wrap-anywhere">
        <span className="font-mono text-xs text-ink-3">{code}</span> {said}
      </p>
      <p className="text-ink-2">{todo}</p>
      {causes.length === 0 ? (
        <p className="text-ink-3">{named ? m.gst_refusal_unlaid({ what: named }) : m.gst_refusal_unnamed()}</p>
      ) : (
        <p className="flex flex-wrap gap-2">
          {causes.map(({ documentId: shown, number: ofCause, party }) =>
            shown ? (
              <Link
                key={shown}
                to="/invoices"
                search={(known: object) => ({ ...known, shown })}
                className={buttonClass('secondary', 'sm')}
              >
                {m.gst_refusal_document({ number: ofCause, party })}
              </Link>
            ) : (
              <span key={ofCause}>{ofCause}</span>
            ),
          )}
        </p>
      )}
    </li>
  );
}
