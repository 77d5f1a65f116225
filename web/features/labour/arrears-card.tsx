import { useState } from 'react';
import { arrearsCost } from '#domain/labour/arrears';
import { isIsoDate } from '#domain/shared/dates';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { amountOf } from '../../lib/typed-amount';
import { SectionCard } from '../../ui/card';
import { Field, Select } from '../../ui/form/field';
import { Amount, Day, Figures, GRID, Nothing, tried } from './fields';

/** What contributions cost that are paid late. */
export function ArrearsCard() {
  const today = useToday();
  const [to, setTo] = useState<'providentFund' | 'stateInsurance'>('providentFund');
  const [dues, setDues] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [paidOn, setPaidOn] = useState<string>(today);
  const sum = amountOf(dues);
  const found =
    sum !== undefined && isIsoDate(dueOn) && isIsoDate(paidOn)
      ? tried(() => arrearsCost({ to, dues: sum, dueOn, paidOn }))
      : undefined;
  return (
    <SectionCard title={m.labour_late()} description={m.labour_late_words()}>
      <div className={GRID}>
        <Field name="late-to" label={m.labour_late_to()}>
          {(control) => (
            <Select
              {...control}
              value={to}
              onChange={({ target }) => setTo(target.value as typeof to)}
              choices={[
                { value: 'providentFund', label: m.labour_fund() },
                { value: 'stateInsurance', label: m.labour_esi() },
              ]}
            />
          )}
        </Field>
        <Amount name="late-dues" label={m.labour_dues()} value={dues} onValue={setDues} />
        <Day name="late-due" label={m.labour_due_on()} value={dueOn} onValue={setDueOn} />
        <Day name="late-paid" label={m.labour_paid_on()} value={paidOn} onValue={setPaidOn} />
      </div>
      {found ? (
        <Figures
          lines={[
            { label: m.labour_interest(), amount: found.value.interest, of: found, step: 'interest' },
            { label: m.labour_damages(), amount: found.value.damages, of: found, step: 'damages' },
          ]}
          note={m.labour_damages_words()}
        />
      ) : (
        <Nothing isTyped={dues !== '' && dueOn !== ''} />
      )}
    </SectionCard>
  );
}
