import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { DateText } from '../../ui/figure/date-text';
import { DateInput } from '../../ui/form/date-input';
import { Select } from '../../ui/form/field';
import { type Column, Table } from '../../ui/list/table';
import { accountChoicesQuery, type Choices, type Plan, type PlanRow } from './exchange.queries';

type ImportPlanProps = {
  companyId: string;
  plan: Plan;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  isToSuspense: boolean;
  onToSuspense: (isIt: boolean) => void;
  openingOn: string;
  onOpeningOn: (day: string) => void;
  isTrying: boolean;
  onTry: () => void;
  isImporting: boolean;
  onImport: () => void;
};

const VERDICTS: Record<PlanRow['verdict'], { tone: Tone; label: () => string }> = {
  new: { tone: 'green', label: m.exchange_verdict_new },
  known: { tone: 'grey', label: m.exchange_verdict_known },
  differs: { tone: 'orange', label: m.exchange_verdict_differs },
  void: { tone: 'grey', label: m.exchange_verdict_void },
  refused: { tone: 'red', label: m.exchange_verdict_refused },
};

/** '1,18,212.00': the heading says that it is in rupees. */
const rupees = (amount: string): string => formatInrExact(parseRupees(amount)).replace('₹', '');

const COLUMNS = (): Column<PlanRow>[] => [
  {
    key: 'verdict',
    header: m.exchange_column_verdict(),
    cell: ({ verdict }) => <Badge tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].label()}</Badge>,
  },
  { key: 'line', header: m.exchange_column_line(), isNumeric: true, cell: ({ line }) => line },
  { key: 'number', header: m.exchange_column_voucher(), cell: ({ number }) => number || '–' },
  { key: 'date', header: m.exchange_column_date(), cell: ({ date }) => (date ? <DateText day={date} /> : '–') },
  {
    key: 'amount',
    header: m.exchange_column_amount(),
    isNumeric: true,
    cell: ({ amount }) => (amount === null ? '–' : rupees(amount)),
  },
  { key: 'message', header: m.exchange_column_why(), isWide: true, cell: ({ message }) => message ?? '' },
];

/** What a file would do, row by row, with what it asks; only what is clean can be imported. */
export function ImportPlan(props: ImportPlanProps) {
  const { plan, isToSuspense, onToSuspense, openingOn, onOpeningOn, isTrying, onTry, isImporting, onImport } = props;
  const { counts, unknown, findings, openingDifference } = plan;
  const isOpenDifference = openingDifference !== '0.00';
  const isWithoutDay = plan.rows.some(({ kind, date }) => kind === 'opening' && date === null) || openingOn !== '';
  const adds = counts.new + counts.void + plan.accountCount + plan.partyCount > 0;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <p role="status" className="text-sm">
        {m.exchange_plan({ added: counts.new, known: counts.known, refused: counts.refused })}{' '}
        <span className="text-ink-2">
          {m.exchange_plan_masters({ accounts: plan.accountCount, parties: plan.partyCount })}
        </span>
      </p>
      {unknown.length > 0 && <UnknownLedgers {...props} />}
      {isOpenDifference && (
        <label className="flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="mt-0.5"
            checked={isToSuspense}
            onChange={({ target }) => onToSuspense(target.checked)}
          />
          {m.exchange_to_suspense({ amount: rupees(openingDifference.replace('-', '')) })}
        </label>
      )}
      {isWithoutDay && <OpeningDay value={openingOn} onChange={onOpeningOn} />}
      {(unknown.length > 0 || isOpenDifference || isWithoutDay) && (
        <div>
          <Button isPending={isTrying} pendingLabel={m.exchange_trying()} onClick={onTry}>
            {m.exchange_try_again()}
          </Button>
        </div>
      )}
      <Table
        caption={m.exchange_rows()}
        columns={COLUMNS()}
        rows={plan.rows}
        rowKey={({ line, number, verdict }) => `${line} ${number} ${verdict}`}
      />
      {plan.accounts.length > 0 && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {m.exchange_new_accounts({
            names: plan.accounts
              .slice(0, NAMED)
              .map(({ name, besideName }) => `${name} (${besideName})`)
              .join(', '),
          })}
        </p>
      )}
      {plan.parties.length > 0 && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {m.exchange_new_parties({
            names: plan.parties
              .slice(0, NAMED)
              .map(({ name }) => name)
              .join(', '),
          })}
        </p>
      )}
      {findings.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-ink-2">{m.exchange_findings({ count: findings.length })}</summary>
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {findings.slice(0, NAMED).map(({ line, message }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be found twice, and the list never changes
              <li key={place}>{m.exchange_finding({ line, message })}</li>
            ))}
          </ul>
        </details>
      )}
      {plan.differences.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">{m.exchange_differences({ count: plan.differences.length })}</p>
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {plan.differences.slice(0, NAMED).map(({ ledger, stated, found }) => (
              <li key={ledger} className="wrap-anywhere">
                {m.exchange_difference({ ledger, stated: rupees(stated), found: rupees(found) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {plan.skipped.length > 0 && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {m.exchange_skipped({
            names: plan.skipped
              .slice(0, NAMED)
              .map(({ kind, count }) => `${kind} (${count})`)
              .join(', '),
          })}
        </p>
      )}
      {plan.ignored.length > 0 && (
        <p className="text-xs text-ink-3 wrap-anywhere">
          {m.exchange_ignored({
            names: plan.ignored
              .slice(0, NAMED)
              .map(({ name }) => name)
              .join(', '),
          })}
        </p>
      )}
      <div>
        <Button
          variant="primary"
          disabled={!plan.isClean || !adds}
          isPending={isImporting}
          pendingLabel={m.exchange_importing()}
          onClick={onImport}
        >
          {adds ? m.exchange_do_import({ count: counts.new }) : m.exchange_nothing_new()}
        </Button>
      </div>
    </div>
  );
}

/** The day on which openings stand, where the file does not say. */
function OpeningDay({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id}>{m.exchange_opening_on()}</label>
      <span className="w-40">
        <DateInput id={id} value={value} onChange={({ target }) => onChange(target.value)} />
      </span>
    </div>
  );
}

const NAMED = 20;
const ASK = '';

/** Ledgers of which the file says too little: a person says what each is. Nothing is chosen for them. */
function UnknownLedgers({ companyId, plan, choices, onChoose }: ImportPlanProps) {
  const { data: accounts = [] } = useQuery(accountChoicesQuery(companyId));
  const choose = (name: string, value: string) => {
    const { [name]: _, ...rest } = choices;
    onChoose(value === ASK ? rest : { ...rest, [name]: choiceOf(value) });
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm font-medium">{m.exchange_unknown({ count: plan.unknown.length })}</legend>
      {plan.unknown.map(({ name, suggestion }) => (
        <div key={name} className="grid items-center gap-2 text-sm sm:grid-cols-2">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Select
            aria-label={m.exchange_what_is({ name })}
            placeholder={m.exchange_choose()}
            choices={[
              ...(suggestion
                ? [{ value: `account ${suggestion.account}`, label: m.exchange_is_account({ name: suggestion.name }) }]
                : []),
            ]}
            groups={[
              {
                label: m.exchange_parties(),
                choices: [
                  { value: 'party customer', label: m.exchange_is_customer() },
                  { value: 'party vendor', label: m.exchange_is_vendor() },
                ],
              },
              {
                label: m.exchange_new_ones(),
                choices: [
                  { value: 'new 5531', label: m.exchange_is_expense() },
                  { value: 'new 4206', label: m.exchange_is_income() },
                  { value: 'new 1703', label: m.exchange_is_asset() },
                  { value: 'new 2723', label: m.exchange_is_liability() },
                  { value: 'new 1501', label: m.exchange_is_bank() },
                ],
              },
              {
                label: m.exchange_other_accounts(),
                choices: accounts.filter(({ value }) => value !== `account ${suggestion?.account}`),
              },
            ]}
            value={chosenValue(choices[name])}
            onChange={({ target }) => choose(name, target.value)}
          />
        </div>
      ))}
    </fieldset>
  );
}

type Choice = Choices[string];

function choiceOf(value: string): Choice {
  const [kind = '', what = ''] = value.split(' ');
  if (kind === 'account') return { account: what };
  return kind === 'party' ? { party: what === 'vendor' ? 'vendor' : 'customer' } : { newBeside: what };
}

function chosenValue(choice: Choice | undefined): string {
  if (!choice) return ASK;
  if ('account' in choice) return `account ${choice.account}`;
  return 'party' in choice ? `party ${choice.party}` : `new ${choice.newBeside}`;
}
