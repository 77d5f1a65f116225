import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { NewPasskey } from '../../ui/factor/new-passkey';
import { type Creation, hasPasskeys } from '../../ui/factor/passkey';
import { RecoveryCodes } from '../../ui/factor/recovery-codes';
import { type Begun, SetUpApp } from '../../ui/factor/set-up-app';
import { InstantText } from '../../ui/figure/date-text';
import { Dialog } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import {
  addPasskey,
  beginFactor,
  beginPasskey,
  confirmFactor,
  type FactorState,
  factorQuery,
  renewCodes,
  useRemoveFactor,
} from './factor.queries';
import { PasskeyRow, WayRow } from './passkey-row';
import { ProofForm } from './proof-form';

/** What is asked for beside the password: an app, passkeys, the recovery codes for when they are gone, and how all change. */
export function FactorSection() {
  const factor = useQuery(factorQuery);
  return (
    <SectionCard title={m.factor_title()} description={m.factor_words()}>
      {factor.isError && <ErrorPanel error={factor.error} onRetry={() => void factor.refetch()} />}
      {factor.isPending && <SkeletonRows rows={2} label={m.ui_loading()} />}
      {factor.data && <Factor state={factor.data} />}
    </SectionCard>
  );
}

type Part = { state: FactorState };

function Factor({ state }: Part) {
  const { ways, isRequired } = state;
  const isOn = ways.length > 0;
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      {isOn ? <Ways state={state} /> : <p>{isRequired ? m.factor_off_required() : m.factor_off()}</p>}
      <div className="flex flex-wrap gap-2">
        {hasPasskeys() && <PasskeyDialog state={state} />}
        {!ways.includes('app') && <AppDialog state={state} />}
      </div>
      {!hasPasskeys() && <p className="text-ink-2">{m.factor_passkey_unable()}</p>}
    </div>
  );
}

function Ways({ state }: Part) {
  const { since, passkeys, codesLeft } = state;
  return (
    <ul aria-label={m.factor_title()} className="-mt-2 flex w-full flex-col divide-y divide-line border-b border-line">
      {since && (
        <WayRow name={m.factor_app()} words={<Since instant={since} />}>
          <RemoveDialog state={state} />
        </WayRow>
      )}
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} state={state} />
      ))}
      <WayRow name={m.factor_codes()} words={m.factor_codes_left({ count: codesLeft })}>
        <RenewDialog state={state} />
      </WayRow>
    </ul>
  );
}

const Since = ({ instant }: { instant: string }) => (
  <span>
    {m.factor_on_since()} <InstantText instant={instant} />
  </span>
);

type TaskProps = { title: string; words: string; isSmall?: boolean; children: (onDone: () => void) => ReactNode };

/** A dialog after which the second factor is asked for anew, once nothing is shown any more that would be gone with it. */
function Task({ title, words, isSmall = false, children }: TaskProps) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const onOpenChange = (isNext: boolean) => {
    setIsOpen(isNext);
    if (!isNext) void queryClient.invalidateQueries({ queryKey: factorQuery.queryKey });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={words}
      trigger={<Button size={isSmall ? 'sm' : 'md'}>{title}</Button>}
    >
      {children(() => onOpenChange(false))}
    </Dialog>
  );
}

const AppDialog = ({ state }: Part) => (
  <Task title={m.factor_set_up_app()} words={m.factor_app_words()}>
    {(onDone) => <AddApp state={state} onDone={onDone} />}
  </Task>
);

function AddApp({ state: { ways }, onDone }: Part & { onDone: () => void }) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const onAdded = (added: readonly string[]) => {
    if (added.length > 0) return setCodes(added);
    toast({ title: m.factor_app_added() });
    onDone();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (begun) return <SetUpApp begun={begun} onCode={async (code) => onAdded(await confirmFactor(code))} />;
  return (
    <ProofForm ways={ways} label={m.factor_next()} onProof={async (proof) => setBegun(await beginFactor(proof))} />
  );
}

const PasskeyDialog = ({ state }: Part) => (
  <Task title={m.factor_passkey_add()} words={m.factor_passkey_words()}>
    {(onDone) => <AddPasskey state={state} onDone={onDone} />}
  </Task>
);

function AddPasskey({ state: { ways }, onDone }: Part & { onDone: () => void }) {
  const [begun, setBegun] = useState<Creation>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!begun)
    return (
      <ProofForm ways={ways} label={m.factor_next()} onProof={async (proof) => setBegun(await beginPasskey(proof))} />
    );
  return (
    <NewPasskey
      begun={begun}
      onMade={async (made) => {
        const added = await addPasskey(made);
        if (added.length > 0) return setCodes(added);
        toast({ title: m.factor_passkey_added() });
        onDone();
      }}
    />
  );
}

const RenewDialog = ({ state }: Part) => (
  <Task title={m.factor_renew()} words={m.factor_renew_words()} isSmall>
    {(onDone) => <Renew state={state} onDone={onDone} />}
  </Task>
);

function Renew({ state: { ways }, onDone }: Part & { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <ProofForm ways={ways} label={m.factor_renew()} onProof={async (proof) => setCodes(await renewCodes(proof))} />
  );
}

function RemoveDialog({ state: { ways, isRequired } }: Part) {
  const remove = useRemoveFactor();
  const isLast = ways.length === 1;
  return (
    <Task title={m.factor_turn_off()} words={isLast ? lastWords(isRequired) : m.factor_turn_off_other()} isSmall>
      {(onDone) => (
        <ProofForm
          ways={ways}
          label={m.factor_turn_off()}
          onProof={async (proof) => {
            await remove.mutateAsync(proof);
            toast({ title: m.factor_turned_off() });
            onDone();
          }}
        />
      )}
    </Task>
  );
}

const lastWords = (isRequired: boolean) => (isRequired ? m.factor_turn_off_required() : m.factor_turn_off_words());
