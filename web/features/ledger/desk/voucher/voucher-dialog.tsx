import { useState } from 'react';
import { VOUCHER_KINDS } from '#domain/ledger/model';
import { m } from '../../../../lib/messages';
import { useToday } from '../../../../lib/today';
import { Button } from '../../../../ui/button';
import { DateInput } from '../../../../ui/form/date-input';
import { Field, Input, Select } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Key } from '../../../../ui/key';
import { Dialog, DialogCancel, DialogFooter } from '../../../../ui/overlay/dialog';
import { type NewVoucher, usePostVoucher } from '../desk.queries';
import { kindWords } from '../desk.words';
import { LineGrid } from '../lines/line-grid';
import { isBlank, type LineFaults, sentLines, sumsOf, type TypedLine } from '../lines/typed-lines';
import { useLines, useNames } from '../lines/use-lines';

// What a person posts most often by hand, first; the opening has a tab of its own.
const KINDS = ['journal', ...VOUCHER_KINDS.filter((kind) => kind !== 'opening' && kind !== 'journal')] as const;

type VoucherDialogProps = { companyId: string; onClose: () => void; onPosted: (id: string) => void };

/** A new voucher by keys: Enter goes from line to line, Control and Enter post it. */
export function VoucherDialog({ onClose, ...props }: VoucherDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.desk_new_voucher()}
      description={m.desk_new_voucher_words()}
      width="lg"
    >
      <VoucherForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function VoucherForm({ companyId, onClose, onPosted }: VoucherDialogProps) {
  const today = useToday();
  const names = useNames(companyId);
  const post = usePostVoucher(companyId);
  const [kind, setKind] = useState<string>('journal');
  const { lines, setLines, faults, failure, isPending, form } = useLines(
    undefined,
    async (typed, data) => {
      const { id } = await post.mutateAsync(voucherOf(typed, data));
      onClose();
      onPosted(id);
    },
    faultsOfVoucher,
  );
  return (
    <form {...form} className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field name="kind" label={m.desk_kind()} error={faults.kind} isRequired>
          {(control) => (
            <Select
              {...control}
              choices={KINDS.map((value) => ({ value, label: kindWords(value) }))}
              value={kind}
              onChange={({ target }) => setKind(target.value)}
            />
          )}
        </Field>
        <Field name="date" label={m.desk_date()} error={faults.date} isRequired>
          {(control) => <DateInput {...control} defaultValue={today} />}
        </Field>
        <Field name="reference" label={m.desk_reference()} error={faults.reference}>
          {(control) => <Input {...control} autoComplete="off" maxLength={60} />}
        </Field>
      </div>
      <Field name="narration" label={m.desk_narration()} error={faults.narration}>
        {(control) => <Input {...control} autoComplete="off" maxLength={500} />}
      </Field>
      <LineGrid {...names} lines={lines} onChange={setLines} faults={faults} />
      <FormFailure failure={failure} />
      <p className="text-xs text-ink-3 pointer-coarse:hidden">
        <Key>Enter</Key> {m.desk_key_next()} · <Key>Ctrl</Key> <Key>Enter</Key> {m.desk_key_save()}
      </p>
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={m.desk_posting()}>
          {m.desk_post()}
        </Button>
      </DialogFooter>
    </form>
  );
}

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

function voucherOf(lines: readonly TypedLine[], data: FormData): NewVoucher {
  const [narration, reference] = [textOf(data, 'narration'), textOf(data, 'reference')];
  const kind = KINDS.find((one) => one === textOf(data, 'kind')) ?? 'journal';
  return {
    ...{ kind: kind as NewVoucher['kind'], date: textOf(data, 'date') },
    ...(narration && { narration }),
    ...(reference && { reference }),
    lines: sentLines(lines),
  };
}

function faultsOfVoucher(lines: readonly TypedLine[], data: FormData): LineFaults {
  const typed = lines.filter((line) => !isBlank(line)).length;
  return {
    ...(!textOf(data, 'date') && { date: m.desk_date_wanted() }),
    ...(typed < 2 && { lines: m.desk_two_lines() }),
    ...(typed >= 2 && sumsOf(lines).difference !== 0 && { lines: m.desk_not_balanced() }),
  };
}
