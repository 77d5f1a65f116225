import { useState } from 'react';
import { financialYearOf, yearStart } from '#domain/shared/dates';
import { formatInrExact } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { useToday } from '../../../../lib/today';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { DateInput } from '../../../../ui/form/date-input';
import { Field } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Key } from '../../../../ui/key';
import { useSetOpening, type Voucher } from '../desk.queries';
import { LineGrid } from '../lines/line-grid';
import { isBlank, linesOf, sentLines, sumsOf } from '../lines/typed-lines';
import { useLines, useNames } from '../lines/use-lines';

type OpeningFormProps = { companyId: string; voucher: Voucher | null; onClose: () => void };

/** The balances with which the books open, as they are typed: they take the place of those before. */
export function OpeningForm({ companyId, voucher, onClose }: OpeningFormProps) {
  const today = useToday();
  const names = useNames(companyId);
  const set = useSetOpening(companyId);
  const [toSuspense, setToSuspense] = useState(false);
  const { lines, setLines, faults, failure, isPending, form } = useLines(
    voucher ? linesOf(voucher) : undefined,
    async (typed, data) => {
      const asOn = String(data.get('asOn') ?? '');
      await set.mutateAsync({ asOn, lines: sentLines(typed), ...(toSuspense && { differenceToSuspense: true }) });
      onClose();
    },
    (typed, data) => ({
      ...(!data.get('asOn') && { asOn: m.desk_date_wanted() }),
      ...(typed.every(isBlank) && { lines: m.desk_opening_none_typed() }),
      ...(sumsOf(typed).difference !== 0 && !toSuspense && { lines: m.desk_opening_not_balanced() }),
    }),
  );
  const { difference } = sumsOf(lines);
  return (
    <Card className="max-w-4xl p-4 lg:p-5">
      <form {...form} aria-label={m.desk_tab_opening()} className="flex flex-col gap-4">
        <div className="max-w-60">
          <Field
            name="asOn"
            label={m.desk_opening_day()}
            hint={m.desk_opening_day_hint()}
            error={faults.asOn ?? faults.date}
            isRequired
          >
            {(control) => <DateInput {...control} defaultValue={voucher?.date ?? yearStart(financialYearOf(today))} />}
          </Field>
        </div>
        <LineGrid {...names} lines={lines} onChange={setLines} faults={faults} />
        {difference !== 0 && (
          <label className="flex w-fit items-start gap-2 text-sm">
            <input
              type="checkbox"
              className="mt-0.5 size-4 shrink-0 accent-(--accent)"
              checked={toSuspense}
              onChange={({ target }) => setToSuspense(target.checked)}
            />
            {m.desk_to_suspense({
              amount: formatInrExact(difference < 0 ? (-difference as typeof difference) : difference),
            })}
          </label>
        )}
        <FormFailure failure={failure} />
        <p className="text-xs text-ink-3 pointer-coarse:hidden">
          <Key>Enter</Key> {m.desk_key_next()} · <Key>Ctrl</Key> <Key>Enter</Key> {m.desk_key_save()}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{m.ui_cancel()}</Button>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={m.desk_posting()}>
            {m.desk_opening_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
