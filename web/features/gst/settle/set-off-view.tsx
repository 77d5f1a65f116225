import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { HEADS, headWords } from '../../../lib/tax-heads';
import { useToday } from '../../../lib/today';
import { Badge } from '../../../ui/badge';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';
import type { GstViewProps } from '../gst.search';
import { periodWords } from '../gst.words';
import { LedgerSection } from '../ledgers/ledger-section';
import { DayChoice } from './day-choice';
import { amount, isNought, rupees, type Taxes } from './figures';
import { PostButton } from './post-button';
import { ReturnPicker } from './return-picker';
import { type SetOff, setOffQuery, usePostSetOff, type Which } from './settle.queries';
import { TaxTable, taxLine } from './tax-table';

/** How the tax of a return is paid: credit in the legal order, then cash, with interest and late fee; posted when a person accepts. */
export function SetOffView(props: GstViewProps) {
  return (
    <ReturnPicker {...props}>
      {(which) => (
        <>
          <Settled key={`${which.gstin} ${which.period}`} companyId={props.companyId} which={which} />
          <LedgerSection companyId={props.companyId} gstin={which.gstin} onSearch={props.onSearch} />
        </>
      )}
    </ReturnPicker>
  );
}

function Settled({ companyId, which }: { companyId: string; which: Which }) {
  const today = useToday();
  const [filedOn, setFiledOn] = useState<string>(today);
  const [isExcepted, setExcepted] = useState(false);
  const found = useQuery(setOffQuery(companyId, which, filedOn || today, isExcepted));
  const mayChange = useMayChange(companyId);
  const isPosted = found.data?.state === 'posted';
  return (
    <>
      {!isPosted && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <DayChoice label={m.gst3b_if_filed_on()} name="filedOn" value={filedOn} onChange={setFiledOn} />
          {found.data && (isExcepted || !isNought(found.data.mustBeCash)) && (
            <label className="flex items-center gap-2">
              <input
                type="checkbox"
                className="size-4 accent-(--accent)"
                checked={isExcepted}
                onChange={({ target }) => setExcepted(target.checked)}
              />
              {m.gst3b_excepted()}
            </label>
          )}
        </div>
      )}
      {found.isError && <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={8} label={m.gst_loading()} />}
      {found.data && (
        <>
          <Payment setOff={found.data}>
            {mayChange && !isPosted && found.data.entries.length > 0 && (
              <Post companyId={companyId} which={which} setOff={found.data} isExcepted={isExcepted} />
            )}
          </Payment>
          <Credit setOff={found.data} />
          {!isPosted && found.data.entries.length > 0 && <Entries setOff={found.data} />}
        </>
      )}
    </>
  );
}

type PostProps = { companyId: string; which: Which; setOff: SetOff; isExcepted: boolean };

function Post({ companyId, which, setOff, isExcepted }: PostProps) {
  const post = usePostSetOff(companyId, which);
  return (
    <PostButton
      label={m.gst3b_post()}
      title={m.gst3b_post_title({ period: periodWords(setOff.period) })}
      description={m.gst3b_post_words({ count: setOff.entries.length, amount: rupees(setOff.cashTotal) })}
      onPost={() => post.mutateAsync({ filedOn: setOff.filedOn, isExcepted })}
    />
  );
}

/** What each head is paid with. */
const paidBy = (setOff: SetOff, key: 'of' | 'against'): Taxes =>
  Object.fromEntries(
    HEADS.map((head) => [
      head,
      formatRupees(
        paise(setOff.uses.reduce((sum, use) => (use[key] === head ? sum + parseRupees(use.amount) : sum), 0)),
      ),
    ]),
  ) as Taxes;

function Payment({ setOff, children }: { setOff: SetOff; children: ReactNode }) {
  const { state, dueOn, filedOn, daysLate, liability, reverse, interest, lateFee, tax, cash, cashTotal } = setOff;
  const lines = [
    taxLine('liability', m.gst3b_tax_payable(), liability),
    taxLine('credit', m.gst3b_by_credit(), paidBy(setOff, 'against')),
    taxLine('reverse', m.gst3b_reverse_charge(), reverse),
    taxLine('tax', m.gst3b_tax_in_cash(), tax),
    taxLine('interest', m.gst3b_interest(), interest),
    taxLine('fee', m.gst3b_late_fee(), lateFee),
    taxLine('cash', m.gst3b_to_pay(), cash, true),
  ];
  return (
    <SectionCard
      title={m.gst3b_payment({ amount: rupees(cashTotal) })}
      description={daysLate > 0 ? m.gst3b_late({ count: daysLate }) : m.gst3b_in_time()}
      actions={children}
    >
      <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <Badge tone={state === 'posted' ? 'green' : 'grey'}>
          {state === 'posted' ? m.gst3b_state_posted() : m.gst3b_state_proposed()}
        </Badge>
        <span>
          {m.gst_due()} <DateText day={dueOn} />
        </span>
        <span>
          {state === 'posted' ? m.gst3b_filed() : m.gst3b_if_filed_on()} <DateText day={filedOn} />
        </span>
        {daysLate > 0 && (
          <>
            <Why figure={m.gst3b_interest()} words={`${m.gst3b_interest()} ${rupees(setOff.explained.interest.value)}`}>
              {() => <ExplainedSteps explanation={setOff.explained.interest} />}
            </Why>
            {setOff.explained.lateFee && (
              <Why
                figure={m.gst3b_late_fee()}
                words={`${m.gst3b_late_fee()} ${rupees(setOff.explained.lateFee.value)}`}
              >
                {() => setOff.explained.lateFee && <ExplainedSteps explanation={setOff.explained.lateFee} />}
              </Why>
            )}
          </>
        )}
        {setOff.vouchers.length > 0 && (
          <span className="font-mono text-xs">{setOff.vouchers.map(({ number }) => number).join(', ')}</span>
        )}
      </p>
      <TaxTable caption={m.gst3b_table_61()} lines={lines} />
      {!isNought(setOff.mustBeCash) && (
        <p className="mt-3 text-sm text-ink-2">{m.gst3b_rule_86b({ amount: rupees(setOff.mustBeCash) })}</p>
      )}
      {!isNought(setOff.operatedTotal) && (
        <p className="mt-3 text-sm text-ink-2">{m.gst3b_operated({ amount: rupees(setOff.operatedTotal) })}</p>
      )}
      {state === 'proposed' && !isNought(cashTotal) && (
        <p className="mt-3 text-sm text-ink-2">
          {isNought(setOff.challanTotal)
            ? m.gst3b_cash_suffices()
            : m.gst3b_challan({ amount: rupees(setOff.challanTotal) })}
        </p>
      )}
    </SectionCard>
  );
}

function Credit({ setOff }: { setOff: SetOff }) {
  const { forward, net, closing, uses, assumedMonths } = setOff;
  const lines = [
    taxLine('forward', m.gst3b_forward(), forward),
    taxLine('net', m.gst3b_of_return(), net),
    taxLine('used', m.gst3b_used(), paidBy(setOff, 'of')),
    taxLine('closing', m.gst3b_left(), closing, true),
  ];
  const [first, last] = [assumedMonths[0], assumedMonths.at(-1)].map((month) => periodWords(month ?? '')) as [
    string,
    string,
  ];
  return (
    <SectionCard title={m.gst3b_credit_ledger()} description={m.gst3b_order()}>
      <TaxTable caption={m.gst3b_credit_ledger()} lines={lines} />
      {uses.length > 0 && (
        <ul aria-label={m.gst3b_uses()} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
          {uses.map(({ of, against, amount: used }) => (
            <li key={`${of} ${against}`} className="tabular-nums">
              {m.gst3b_use({ of: headWords(of), against: headWords(against), amount: rupees(used) })}
            </li>
          ))}
        </ul>
      )}
      {assumedMonths.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {m.gst3b_assumed({ months: first === last ? first : m.gst_period_quarter({ first, last }) })}
        </p>
      )}
    </SectionCard>
  );
}

type EntryLine = SetOff['entries'][number]['lines'][number] & { key: string; rule: string };

const RULES: Readonly<Record<string, () => string>> = { T01: m.gst3b_t01, T02: m.gst3b_t02, T03: m.gst3b_t03 };

const entryColumns = (): Column<EntryLine>[] => [
  {
    key: 'account',
    header: m.gst3b_account(),
    cell: ({ name, rule }) => (
      <>
        <span className="wrap-anywhere">{name}</span>
        <span className="block text-xs text-ink-3">{RULES[rule]?.() ?? rule}</span>
      </>
    ),
  },
  { key: 'debit', header: m.gst3b_debit(), isNumeric: true, cell: ({ debit }) => amount(debit) },
  { key: 'credit', header: m.gst3b_credit(), isNumeric: true, cell: ({ credit }) => amount(credit) },
];

/** What would be posted. */
function Entries({ setOff: { entries } }: { setOff: SetOff }) {
  const lines = entries.flatMap(({ rule, lines: its }) =>
    its.map((line): EntryLine => ({ ...line, rule, key: `${rule} ${line.account}` })),
  );
  return (
    <SectionCard title={m.gst3b_entries()} description={m.gst3b_entries_words()}>
      <Table caption={m.gst3b_entries()} columns={entryColumns()} rows={lines} rowKey={({ key }) => key} />
    </SectionCard>
  );
}
