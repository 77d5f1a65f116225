import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { financialYearOf, isoDate, yearStart } from '#domain/shared/dates';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field } from '../../../ui/form/field';
import { Dialog } from '../../../ui/overlay/dialog';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { rupees } from '../words';
import { type Party, type PartyStatement, partyStatementQuery } from './party.queries';
import { msmeWords, partyKindWords } from './party.words';

type PartySheetProps = {
  companyId: string;
  partyId: string;
  /** What the list knows of it, where it is in the list. */
  party: Party | undefined;
  onEdit: ((party: Party) => void) | undefined;
  onClose: () => void;
};

/** A party's particulars and its statement of account for some days. */
export function PartySheet({ companyId, partyId, party, onEdit, onClose }: PartySheetProps) {
  const today = useToday();
  const [days, setDays] = useState({ from: yearStart(financialYearOf(isoDate(today))) as string, to: today as string });
  const statement = useQuery({ ...partyStatementQuery(companyId, partyId, days), placeholderData: keepPreviousData });
  const change = (field: 'from' | 'to') => (event: { target: { value: string } }) =>
    event.target.value && setDays((before) => ({ ...before, [field]: event.target.value }));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      title={party?.name ?? statement.data?.party.name ?? m.party_statement()}
      {...(party && { description: wordsOf(party) })}
    >
      <div className="flex flex-col gap-4 text-sm">
        <div className="flex flex-wrap items-end gap-3">
          <Field name="from" label={m.party_from()}>
            {(control) => <DateInput {...control} value={days.from} onChange={change('from')} />}
          </Field>
          <Field name="to" label={m.party_to()}>
            {(control) => <DateInput {...control} value={days.to} onChange={change('to')} />}
          </Field>
          {party && onEdit && <Button onClick={() => onEdit(party)}>{m.party_edit()}</Button>}
        </div>
        {statement.isError && <ErrorPanel error={statement.error} onRetry={() => void statement.refetch()} />}
        {statement.isPending && <SkeletonRows rows={5} label={m.ui_loading()} />}
        {statement.data && !statement.isError && <Statement statement={statement.data} />}
      </div>
    </Dialog>
  );
}

const wordsOf = ({ kind, gstin, pan, stateCode, msme, agreedDays }: Party): string =>
  [
    partyKindWords(kind),
    gstin ?? pan,
    stateCode && m.party_state_of({ code: stateCode }),
    msme && msmeWords(msme),
    agreedDays !== null && m.party_days_of({ count: agreedDays }),
  ]
    .filter(Boolean)
    .join(' · ');

/** A balance in words: what the party owes, or what is owed to it. */
const balanceWords = (balance: string): string =>
  balance === '0.00'
    ? m.party_settled()
    : balance.startsWith('-')
      ? m.party_balance_owed({ amount: rupees(balance.slice(1)) })
      : m.party_balance_owes({ amount: rupees(balance) });

function Statement({ statement }: { statement: PartyStatement }) {
  const { rows, opening, closing, from, to, isComplete } = statement;
  return (
    <>
      <p className="font-medium">
        {balanceWords(closing)} <span className="font-normal text-ink-2">{m.party_on({ day: formatDate(to) })}</span>
      </p>
      {!isComplete && <p className="text-xs text-ink-2">{m.party_latest()}</p>}
      <section
        aria-label={m.party_statement()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line"
      >
        <table className="w-full text-sm">
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="px-3 py-1.5 text-left font-medium">
                {m.party_day()}
              </th>
              <th scope="col" className="px-3 py-1.5 text-left font-medium">
                {m.party_voucher()}
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-medium">
                {m.party_debit()}
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-medium">
                {m.party_credit()}
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-medium">
                {m.party_balance()}
              </th>
            </tr>
          </thead>
          <tbody>
            <Edge words={m.party_opening()} day={from} balance={opening} />
            {rows.map(({ voucherId, date, number, narration, bills, debit, credit, balance }) => (
              <tr key={voucherId} className="border-t border-line align-top">
                <td className="px-3 py-1.5 whitespace-nowrap tabular-nums">{formatDate(date)}</td>
                <td className="min-w-40 px-3 py-1.5">
                  <span className="tabular-nums">{number}</span>
                  <span className="block text-xs text-ink-2 wrap-anywhere">
                    {[...bills, narration].filter(Boolean).join(' · ')}
                  </span>
                </td>
                <td className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">{debit && rupees(debit)}</td>
                <td className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">{credit && rupees(credit)}</td>
                <td className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">{sideOf(balance)}</td>
              </tr>
            ))}
            <Edge words={m.party_closing()} day={to} balance={closing} />
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p className="text-ink-2">{m.party_nothing()}</p>}
    </>
  );
}

const sideOf = (balance: string): string =>
  balance.startsWith('-')
    ? m.posting_cr({ amount: rupees(balance.slice(1)) })
    : m.posting_dr({ amount: rupees(balance) });

const Edge = ({ words, day, balance }: { words: string; day: string; balance: string }) => (
  <tr className="border-t border-line bg-sunken font-medium">
    <td className="px-3 py-1.5 whitespace-nowrap tabular-nums">{formatDate(day)}</td>
    <td colSpan={3} className="px-3 py-1.5">
      {words}
    </td>
    <td className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">{sideOf(balance)}</td>
  </tr>
);
