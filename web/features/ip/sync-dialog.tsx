import { type ReactNode, useState } from 'react';
import { m } from '../../lib/messages';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { FileOrText } from '../../ui/form/file-or-text';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { sentenceOf } from '../../ui/state/error-panel';
import { type Proposal, type Synced, useSync } from './ip.queries';
import { fieldWords, typeWords, valueWords } from './ip.words';

type SyncDialogProps = { companyId: string; trigger: ReactNode };

/** Compares an export of a register with the portfolio, and applies the rows that are confirmed. */
export function SyncDialog({ companyId, trigger }: SyncDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={m.ip_sync()}
      description={m.ip_sync_words()}
      trigger={trigger}
    >
      <SyncForm companyId={companyId} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function SyncForm({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const send = useSync(companyId);
  const [content, setContent] = useState('');
  const [told, setTold] = useState<Synced>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const open = told?.proposals.filter(({ act }) => act !== 'same') ?? [];
  const compare = () =>
    send.mutate(
      { content },
      {
        onSuccess: (answer) => {
          setTold(answer);
          setChosen(new Set(answer.proposals.filter(({ act }) => act !== 'same').map(({ line }) => line)));
        },
      },
    );
  const apply = () => send.mutate({ content, accept: [...chosen] }, { onSuccess: onDone });
  const toggle = (line: number) =>
    setChosen((known) => new Set(known.has(line) ? [...known].filter((one) => one !== line) : [...known, line]));
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (open.length > 0) apply();
        else compare();
      }}
    >
      <FileOrText
        file={{ label: m.ip_sync_file(), hint: m.ip_sync_file_hint(), accept: '.csv,.tsv,.txt,text/csv,text/plain' }}
        text={{ name: 'content', label: m.ip_sync_paste(), rows: 6 }}
        value={content}
        onChange={(given) => {
          setContent(given);
          setTold(undefined);
        }}
      />
      {send.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {sentenceOf(send.error)}
        </p>
      )}
      {told && <Told told={told} open={open} chosen={chosen} onToggle={toggle} />}
      <DialogFooter>
        <DialogCancel />
        <Button
          type="submit"
          variant="primary"
          disabled={content.trim() === '' || (open.length > 0 && chosen.size === 0)}
          isPending={send.isPending}
          pendingLabel={m.ip_working()}
        >
          {open.length > 0 ? m.ip_sync_apply({ count: chosen.size }) : m.ip_sync_compare()}
        </Button>
      </DialogFooter>
    </form>
  );
}

const ACTS: Readonly<Record<Proposal['act'], { label: () => string; tone: Tone }>> = {
  add: { label: m.ip_act_add, tone: 'green' },
  change: { label: m.ip_act_change, tone: 'blue' },
  remove: { label: m.ip_act_remove, tone: 'red' },
  same: { label: m.ip_act_same, tone: 'grey' },
};

type ToldProps = {
  told: Synced;
  open: readonly Proposal[];
  chosen: ReadonlySet<number>;
  onToggle: (line: number) => void;
};

function Told({ told, open, chosen, onToggle }: ToldProps) {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-sm">
        {told.message}
      </p>
      {open.length > 0 && (
        <ul
          aria-label={m.ip_sync_proposals()}
          className="max-h-72 divide-y divide-line overflow-auto border-y border-line"
        >
          {open.map((proposal) => (
            <li key={proposal.line} className="py-2">
              <label className="flex items-start gap-3 text-sm">
                <input
                  type="checkbox"
                  className="mt-0.5 size-4 accent-accent"
                  checked={chosen.has(proposal.line)}
                  onChange={() => onToggle(proposal.line)}
                />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="font-medium">{proposal.name}</span>{' '}
                  <span className="text-ink-2">
                    {typeWords(proposal.type)} · {proposal.applicationNumber}
                  </span>
                  {proposal.changes.map(({ field, from, to }) => (
                    <span key={field} className="block text-xs text-ink-2">
                      {m.ip_sync_change({ field: fieldWords(field), from: valueWords(from), to: valueWords(to) })}
                    </span>
                  ))}
                </span>
                <Badge tone={ACTS[proposal.act].tone}>{ACTS[proposal.act].label()}</Badge>
              </label>
            </li>
          ))}
        </ul>
      )}
      {told.problems.length > 0 && (
        <ul aria-label={m.ip_sync_problems()} className="max-h-40 list-disc overflow-auto pl-5 text-sm text-yellow">
          {told.problems.map(({ line, message }) => (
            <li key={line}>{m.ip_sync_line({ line, message })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
