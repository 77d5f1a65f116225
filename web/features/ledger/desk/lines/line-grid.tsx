import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { formatInrExact } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { Button } from '../../../../ui/button';
import { cx } from '../../../../ui/cx';
import { Input } from '../../../../ui/form/field';
import type { Account } from '../desk.queries';
import { AccountField } from './account-field';
import { asksForKey, asksForParty, isBlank, type LineFaults, sumsOf, type TypedLine, withNext } from './typed-lines';

type LineGridProps = {
  accounts: readonly Account[];
  parties: readonly string[];
  lines: readonly TypedLine[];
  onChange: (lines: readonly TypedLine[]) => void;
  faults: LineFaults;
};

const ROW = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2rem] gap-2 sm:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_2rem]';

/**
 * The lines of a voucher by keys: Enter goes to the next line and adds one at the end, which carries what is missing. What an
 * account asks for beside its amount stands below it.
 */
export function LineGrid({ accounts, parties, lines, onChange, faults }: LineGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const names = useId();
  useEffect(() => {
    if (wanted.current === undefined) return;
    grid.current?.querySelector<HTMLElement>(`[data-line="${wanted.current}"] input`)?.focus();
    wanted.current = undefined;
  });
  const change = (key: number, part: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    const next = withNext(lines);
    wanted.current = next.at(-1)?.key;
    onChange(next);
  };
  const remove = (key: number) => {
    const at = lines.findIndex((line) => line.key === key);
    wanted.current = (lines[at + 1] ?? lines[at - 1])?.key;
    onChange(lines.filter((line) => line.key !== key));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
    if (!isPlain || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const key = Number(event.target.closest<HTMLElement>('[data-line]')?.dataset.line);
    const at = lines.findIndex((line) => line.key === key);
    const next = lines[at + 1];
    if (next) grid.current?.querySelector<HTMLElement>(`[data-line="${next.key}"] input`)?.focus();
    else if (lines[at] && !isBlank(lines[at])) add();
  };
  return (
    <section ref={grid} aria-label={m.desk_entries()} onKeyDown={onKeyDown} className="flex flex-col gap-2">
      <div aria-hidden="true" className={cx(ROW, 'text-xs font-medium text-ink-3 max-sm:hidden')}>
        <span>{m.desk_account()}</span>
        <span className="text-right">{m.desk_debit()}</span>
        <span className="text-right">{m.desk_credit()}</span>
      </div>
      <ol className="flex flex-col gap-2 max-sm:gap-4">
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            number={index + 1}
            accounts={accounts}
            names={names}
            faults={faults}
            onChange={(part) => change(line.key, part)}
            onRemove={lines.length > 2 ? () => remove(line.key) : undefined}
          />
        ))}
      </ol>
      <datalist id={names}>
        {parties.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button size="sm" onClick={add}>
          {m.desk_add_line()}
        </Button>
        <Totals lines={lines} />
      </div>
      {faults.lines && (
        <p role="alert" className="text-sm font-medium text-red">
          {faults.lines}
        </p>
      )}
    </section>
  );
}

/** Both sums, and what is missing of which. */
function Totals({ lines }: { lines: readonly TypedLine[] }) {
  const { debit, credit, difference } = sumsOf(lines);
  const amount = formatInrExact(difference < 0 ? (-difference as typeof difference) : difference);
  const words =
    difference === 0
      ? debit > 0 && m.desk_balanced()
      : difference > 0
        ? m.desk_missing_credit({ amount })
        : m.desk_missing_debit({ amount });
  return (
    <p role="status" className="flex flex-wrap gap-x-4 text-sm tabular-nums">
      <span className="text-ink-2">
        {m.desk_sums({ debit: formatInrExact(debit), credit: formatInrExact(credit) })}
      </span>
      <span className={difference === 0 ? 'text-green' : 'font-medium text-red'}>{words}</span>
    </p>
  );
}

type LineProps = {
  line: TypedLine;
  number: number;
  accounts: readonly Account[];
  names: string;
  faults: LineFaults;
  onChange: (part: Partial<TypedLine>) => void;
  onRemove: (() => void) | undefined;
};

const FIELDS = ['account', 'debit', 'credit', 'party', 'bill', 'tag', 'currency', 'foreignAmount', 'rate'] as const;

function Line({ line, number, accounts, names, faults, onChange, onRemove }: LineProps) {
  const id = useId();
  const account = accounts.find((one) => one.id === line.account);
  const isOfParty = asksForParty(account);
  const faultOf = (field: (typeof FIELDS)[number]) => faults[`${line.key}.${field}`];
  const said = FIELDS.map(faultOf).filter((fault) => fault !== undefined);
  const marked = (field: (typeof FIELDS)[number]) => ({
    'aria-invalid': faultOf(field) ? true : undefined,
    'aria-describedby': faultOf(field) ? `${id}-fault` : undefined,
  });
  const currency = account && account.currency !== 'INR' ? account.currency : line.currency;
  const hasParty = isOfParty || line.party !== '' || faultOf('party') !== undefined;
  const hasKey = asksForKey(account) || line.tag !== '' || faultOf('tag') !== undefined;
  const hasBill = isOfParty || line.bill !== '' || faultOf('bill') !== undefined;
  return (
    <li data-line={line.key} className="flex flex-col gap-1.5">
      <div className={ROW}>
        <div className="max-sm:col-span-3">
          <AccountField
            {...marked('account')}
            accounts={accounts}
            label={m.desk_account_of({ number })}
            text={line.text}
            account={line.account}
            onChange={onChange}
          />
        </div>
        <Input
          {...marked('debit')}
          aria-label={m.desk_debit_of({ number })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          placeholder={m.desk_debit()}
          className="text-right tabular-nums sm:placeholder:text-transparent"
          value={line.debit}
          onChange={({ target }) => onChange({ debit: target.value, ...(target.value && { credit: '' }) })}
        />
        <Input
          {...marked('credit')}
          aria-label={m.desk_credit_of({ number })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          placeholder={m.desk_credit()}
          className="text-right tabular-nums sm:placeholder:text-transparent"
          value={line.credit}
          onChange={({ target }) => onChange({ credit: target.value, ...(target.value && { debit: '' }) })}
        />
        {onRemove && (
          <button
            type="button"
            aria-label={m.desk_remove_line({ number })}
            onClick={onRemove}
            className="grid h-8 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:h-11"
          >
            <X size={14} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden sm:pr-10">
        {hasParty && (
          <Input
            {...marked('party')}
            aria-label={m.desk_party_of({ number })}
            list={names}
            autoComplete="off"
            maxLength={120}
            placeholder={m.desk_party()}
            className="min-w-40 flex-1"
            value={line.party}
            onChange={({ target }) => onChange({ party: target.value })}
          />
        )}
        {hasBill && (
          <Input
            {...marked('bill')}
            aria-label={m.desk_bill_of({ number })}
            autoComplete="off"
            maxLength={60}
            placeholder={m.desk_bill()}
            className="w-36!"
            value={line.bill}
            onChange={({ target }) => onChange({ bill: target.value })}
          />
        )}
        {currency !== '' && (
          <>
            <Input
              {...marked('foreignAmount')}
              aria-label={m.forex_units_of({ currency, number })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              placeholder={currency}
              className="w-36! text-right tabular-nums"
              value={line.foreignAmount}
              onChange={({ target }) => onChange({ currency, foreignAmount: target.value })}
            />
            <Input
              {...marked('rate')}
              aria-label={m.forex_rate_of({ number })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={13}
              placeholder={m.forex_rate()}
              className="w-28! text-right tabular-nums"
              value={line.rate}
              onChange={({ target }) => onChange({ currency, rate: target.value })}
            />
          </>
        )}
        {hasKey && (
          <Input
            {...marked('tag')}
            aria-label={m.desk_key_of({ number })}
            title={m.desk_key_hint()}
            autoComplete="off"
            maxLength={40}
            placeholder={m.desk_key()}
            className="w-36!"
            value={line.tag}
            onChange={({ target }) => onChange({ tag: target.value })}
          />
        )}
      </div>
      {said.length > 0 && (
        <p id={`${id}-fault`} className="text-xs font-medium text-red">
          {said.join(' ')}
        </p>
      )}
    </li>
  );
}
