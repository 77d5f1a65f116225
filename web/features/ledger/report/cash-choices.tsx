import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { Switch } from '../../../ui/form/switch';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { type CashChoice, cashChoicesQuery, useSetCashChoice } from './cash-choices.queries';

const WORDS: Record<CashChoice['kind'], () => string> = {
  overdraft: m.statement_cash_overdraft,
  deposit: m.statement_cash_deposit,
};

/** Which overdrafts and deposits count as cash: for every cash flow of the company, from the moment it is said. */
export function CashChoices({ companyId }: { companyId: string }) {
  const mayChange = useMayChange(companyId);
  const choices = useQuery(cashChoicesQuery(companyId));
  const title = useId();
  if (choices.isError) return <ErrorPanel error={choices.error} onRetry={() => void choices.refetch()} />;
  if (!choices.data || choices.data.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mt-5 flex max-w-2xl flex-col gap-1 print:hidden">
      <h3 id={title} className="text-sm font-semibold">
        {m.statement_cash_title()}
      </h3>
      <p className="text-xs text-ink-2">{m.statement_cash_words()}</p>
      <ul className="divide-y divide-line">
        {choices.data.map((choice) => (
          <ChoiceRow key={choice.account} companyId={companyId} choice={choice} mayChange={mayChange} />
        ))}
      </ul>
    </section>
  );
}

type ChoiceRowProps = { companyId: string; choice: CashChoice; mayChange: boolean };

function ChoiceRow({ companyId, choice, mayChange }: ChoiceRowProps) {
  const { account, name, kind, counts } = choice;
  const set = useSetCashChoice(companyId);
  const words = useId();
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 py-1.5">
      <span className="min-w-0 text-sm wrap-anywhere">
        {name}
        <span id={words} className="block text-xs text-ink-3">
          {WORDS[kind]()}
        </span>
      </span>
      <Switch
        label={m.statement_cash_counts({ account: name })}
        describedBy={words}
        isOn={counts}
        isDisabled={!mayChange || set.isPending}
        onChange={(isOn) => set.mutate({ account, counts: isOn })}
      />
    </li>
  );
}
