import { type FormEvent, useState } from 'react';
import { OPENING_COLUMNS } from '#domain/ledger/exchange/opening-columns.data';
import { financialYearOf, yearStart } from '#domain/shared/dates';
import { paise, parseRupees } from '#domain/shared/money';
import { ApiError } from '../../../../lib/api/api-error';
import { download } from '../../../../lib/download';
import { formatInrExact } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { useToday } from '../../../../lib/today';
import { Button } from '../../../../ui/button';
import { DateInput } from '../../../../ui/form/date-input';
import { Field, Input } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Table } from '../../../../ui/list/table';
import { Dialog, DialogCancel, DialogFooter } from '../../../../ui/overlay/dialog';
import { toast } from '../../../../ui/overlay/toast-store';
import type { Voucher } from '../desk.queries';
import { type OpeningReading, useReadOpening, useTakeOpening } from './opening-file.queries';

type OpeningFileProps = { companyId: string; voucher: Voucher | null; onClose: () => void };

/** Fields beside which a fault stands. */
const SHOWN = ['asOn', 'date', 'file'];

/** A trial balance in a file: looked at first, with the lines at fault, then taken in as a whole. */
export function OpeningFileDialog({ companyId, voucher, onClose }: OpeningFileProps) {
  const today = useToday();
  const [asOn, setAsOn] = useState<string>(voucher?.date ?? yearStart(financialYearOf(today)));
  const [file, setFile] = useState<File>();
  const [toSuspense, setToSuspense] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const read = useReadOpening(companyId);
  const take = useTakeOpening(companyId);
  const look = (chosen: File, day: string, isToSuspense: boolean) => {
    take.reset();
    setToSuspense(isToSuspense);
    if (day) read.mutate({ file: chosen, asOn: day, differenceToSuspense: isToSuspense });
  };
  const reading = file && !read.isPending ? read.data : undefined;
  const failure = take.error ?? read.error;
  const fields = failure instanceof ApiError ? (failure.problem?.fields ?? {}) : {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWanted(!file);
    if (!file || !reading?.isClean || take.isPending) return;
    try {
      await take.mutateAsync({ file, asOn, differenceToSuspense: toSuspense });
    } catch {
      return; // The form says what failed.
    }
    toast({ title: m.opening_file_taken() });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="lg"
      title={m.opening_file_add()}
      description={voucher ? m.opening_file_words_again() : m.opening_file_words()}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="asOn"
            label={m.desk_opening_day()}
            hint={m.desk_opening_day_hint()}
            error={fields.asOn ?? fields.date}
            isRequired
          >
            {(control) => (
              <DateInput
                {...control}
                defaultValue={asOn}
                onChange={({ target }) => {
                  setAsOn(target.value);
                  if (file) look(file, target.value, toSuspense);
                }}
              />
            )}
          </Field>
          <Field
            name="file"
            label={m.opening_file_file()}
            error={isWanted && !file ? m.opening_file_wanted() : fields.file}
            isRequired
          >
            {(control) => (
              <Input
                {...control}
                type="file"
                accept=".csv,.xlsx,.xls,text/csv"
                // A file that was corrected is chosen again under its name, which by itself changes nothing.
                onClick={(event) => {
                  event.currentTarget.value = '';
                }}
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  if (!chosen) return;
                  setFile(chosen);
                  look(chosen, asOn, false);
                }}
              />
            )}
          </Field>
        </div>
        <div>
          <Button
            size="sm"
            onClick={() => download('opening-balances.csv', `${OPENING_COLUMNS.join(',')}\r\n`, 'text/csv')}
          >
            {m.opening_file_template()}
          </Button>
        </div>
        {read.isPending && (
          <p role="status" className="text-sm text-ink-2">
            {m.opening_file_reading()}
          </p>
        )}
        {file && reading && (
          <Reading
            reading={reading}
            isToSuspense={toSuspense}
            onToSuspense={(isToSuspense) => look(file, asOn, isToSuspense)}
          />
        )}
        {failure && !SHOWN.some((field) => field in fields) && <FormFailure failure={failure} />}
        <DialogFooter>
          <DialogCancel />
          <Button
            type="submit"
            variant="primary"
            disabled={file !== undefined && !reading?.isClean}
            isPending={take.isPending}
            pendingLabel={m.opening_file_taking()}
          >
            {m.opening_file_take()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

type ReadingProps = { reading: OpeningReading; isToSuspense: boolean; onToSuspense: (isToSuspense: boolean) => void };

function Reading({ reading: { lines, debit, credit, problems }, isToSuspense, onToSuspense }: ReadingProps) {
  const [debits, credits] = [parseRupees(debit), parseRupees(credit)];
  const difference = paise(Math.abs(debits - credits));
  const sums = { debit: formatInrExact(debits), credit: formatInrExact(credits) };
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p role="status" className={difference === 0 ? 'text-ink-2' : 'font-medium'}>
        {difference === 0
          ? m.opening_file_equal({ count: lines, total: sums.debit })
          : m.opening_file_difference({ ...sums, difference: formatInrExact(difference) })}
      </p>
      {difference !== 0 && lines > 0 && (
        <label className="flex w-fit items-start gap-2">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-(--accent)"
            checked={isToSuspense}
            onChange={({ target }) => onToSuspense(target.checked)}
          />
          {m.opening_file_to_suspense({ amount: formatInrExact(difference) })}
        </label>
      )}
      {problems.length > 0 && (
        <Table
          caption={m.opening_file_problems({ count: problems.length })}
          isCaptionShown
          rows={problems}
          rowKey={({ line, message }) => `${line}${message}`}
          columns={[
            { key: 'line', header: m.opening_file_row(), isNumeric: true, cell: ({ line }) => line },
            { key: 'message', header: m.opening_file_problem(), isWide: true, cell: ({ message }) => message },
          ]}
        />
      )}
    </div>
  );
}
