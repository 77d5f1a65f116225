import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayBeExchange } from '#domain/ledger/forex/likely-exchange';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { inUnits } from '../../lib/units';
import { Button } from '../../ui/button';
import { Field, Input, Select } from '../../ui/form/field';
import { Dialog } from '../../ui/overlay/dialog';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Fit } from './proposal-row';
import {
  type Candidate,
  type Item,
  itemOf,
  type OpenBill,
  openBillsQuery,
  type Proposal,
  useRule,
} from './settlement.queries';
import { rupees } from './words';

type BillFinderProps = {
  companyId: string;
  row: Proposal;
  isPending: boolean;
  onSettle: (item: Item) => void;
  onClose: () => void;
};

/** Another bill for a line: what else was found, or any open bill by number, party or amount. */
export function BillFinder({ companyId, row, isPending, onSettle, onClose }: BillFinderProps) {
  const [q, setQ] = useState('');
  const side = row.side === 'credit' ? 'receivable' : 'payable';
  const bills = useQuery(openBillsQuery(companyId, side, q.trim()));
  const others = row.best ? [row.best, ...row.alternatives] : row.alternatives;
  const party = row.best ?? row.alternatives[0];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      title={m.settlement_find_title()}
      description={m.settlement_row({
        narration: row.narration,
        amount: rupees(row.amount),
        day: formatDate(row.date),
      })}
    >
      <div className="flex flex-col gap-4 text-sm">
        <Field name="q" label={m.settlement_find_label()} hint={m.settlement_find_hint()}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              value={q}
              onChange={({ target }) => setQ(target.value)}
            />
          )}
        </Field>
        {q === '' && others.length > 0 && (
          <ul
            aria-label={m.settlement_candidates()}
            className="flex flex-col divide-y divide-line rounded-lg border border-line px-3"
          >
            {others.map((candidate) => (
              <CandidateRow
                key={keyOf(candidate)}
                candidate={candidate}
                isPending={isPending}
                onSettle={() => onSettle(itemOf(row.lineId, candidate))}
              />
            ))}
          </ul>
        )}
        {bills.isError && <ErrorPanel error={bills.error} onRetry={() => void bills.refetch()} />}
        {bills.isPending && <SkeletonRows rows={4} label={m.ui_loading()} />}
        {bills.data?.length === 0 && <p className="text-ink-2">{m.settlement_find_none()}</p>}
        {bills.data && bills.data.length > 0 && (
          <ul
            aria-label={m.settlement_open_bills()}
            className="flex flex-col divide-y divide-line rounded-lg border border-line px-3"
          >
            {bills.data.map((bill) => (
              <BillRow
                key={bill.id}
                bill={bill}
                amount={row.amount}
                isPending={isPending}
                onSettle={(difference) => onSettle({ lineId: row.lineId, bills: [{ billId: bill.id }], ...difference })}
              />
            ))}
          </ul>
        )}
        {party && <PartyActs companyId={companyId} row={row} party={party} isPending={isPending} onSettle={onSettle} />}
      </div>
    </Dialog>
  );
}

const keyOf = ({ partyId, bills }: Candidate) =>
  `${partyId} ${bills.map(({ billId, amount }) => `${billId} ${amount}`).join()}`;

type CandidateRowProps = { candidate: Candidate; isPending: boolean; onSettle: () => void };

const CandidateRow = ({ candidate, isPending, onSettle }: CandidateRowProps) => (
  <li className="flex items-start justify-between gap-3 py-2">
    <div className="min-w-0">
      <Fit candidate={candidate} />
    </div>
    <Button size="sm" isPending={isPending} onClick={onSettle}>
      {m.settlement_settle()}
    </Button>
  </li>
);

type BillRowProps = {
  bill: OpenBill;
  amount: string;
  isPending: boolean;
  onSettle: (difference: Partial<Item>) => void;
};

const WAYS = ['as-is', 'exchange', 'tds', 'bank-taxed', 'bank', 'gateway-taxed', 'gateway'] as const;
type Way = (typeof WAYS)[number];

/** The rate of GST on charges of banks and gateways, as the box offers it. */
const CHARGE_RATE = '18';

/** What is missing of a receipt, or was paid beyond a bill, as what a person says it is. */
const differenceAs = (way: Way, amount: string): Partial<Item> => {
  if (way === 'as-is') return {};
  if (way === 'exchange') return { asExchange: true };
  if (way === 'tds') return { keptBack: amount };
  return {
    ...{ charges: amount, chargesOf: way.startsWith('bank') ? 'bank' : 'gateway' },
    ...(way.endsWith('taxed') && { chargesRate: CHARGE_RATE }),
  };
};

function BillRow({ bill, amount, isPending, onSettle }: BillRowProps) {
  const rest = parseRupees(bill.open) - parseRupees(amount);
  const missing = paise(Math.abs(rest));
  const left = formatInrExact(missing);
  const isForeign = bill.currency !== 'INR' && mayBeExchange(rest, parseRupees(bill.open));
  const [way, setWay] = useState<Way>(isForeign && rest !== 0 ? 'exchange' : 'as-is');
  // A customer's money may come short of a bill, a payment may be more than it: by tax or by somebody's charges.
  const isCharge = bill.side === 'receivable' ? rest > 0 : rest < 0;
  const words: Record<Way, string> = {
    'as-is': rest > 0 ? m.settlement_stays_open({ amount: left }) : m.settlement_on_account({ amount: left }),
    exchange:
      rest > 0 === (bill.side === 'receivable')
        ? m.forex_exchange_loss({ amount: left })
        : m.forex_exchange_gain({ amount: left }),
    tds: m.settlement_desk_tds({ amount: left }),
    'bank-taxed': m.settlement_desk_bank_taxed({ amount: left }),
    bank: m.settlement_desk_bank({ amount: left }),
    'gateway-taxed': m.settlement_desk_gateway_taxed({ amount: left }),
    gateway: m.settlement_desk_gateway({ amount: left }),
  };
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{`${bill.party} · ${bill.ref}`}</p>
        <p className="text-xs text-ink-2">
          {m.settlement_bill_of({ day: formatDate(bill.billDate), open: rupees(bill.open) })}
          {bill.foreignOpen && ` ${m.forex_open_in({ amount: inUnits(bill.currency, bill.foreignOpen) })}`}
          {rest !== 0 && !isCharge && !isForeign && ` · ${words['as-is']}`}
        </p>
        {(isCharge || (isForeign && rest !== 0)) && (
          <Select
            aria-label={m.settlement_desk_difference({ ref: bill.ref })}
            className="mt-1.5 max-w-sm"
            value={way}
            onChange={({ target }) => setWay(WAYS.find((one) => one === target.value) ?? 'as-is')}
            choices={WAYS.filter((one) => isOffered(one, { isForeign, isCharge, side: bill.side })).map((value) => ({
              value,
              label: words[value],
            }))}
          />
        )}
      </div>
      <Button
        size="sm"
        isPending={isPending}
        aria-label={m.settlement_settle_bill({ ref: bill.ref, party: bill.party })}
        onClick={() => onSettle(differenceAs(way, formatRupees(missing)))}
      >
        {m.settlement_settle()}
      </Button>
    </li>
  );
}

/** Only a bill in another currency has a difference of exchange; charges and tax are ways only of what is missing of a receipt or paid beyond a bill. */
function isOffered(
  way: Way,
  { isForeign, isCharge, side }: { isForeign: boolean; isCharge: boolean; side: OpenBill['side'] },
): boolean {
  if (way === 'exchange') return isForeign;
  if (way === 'tds') return side === 'receivable' && isCharge;
  return way === 'as-is' || isCharge;
}

type PartyActsProps = {
  companyId: string;
  row: Proposal;
  party: Candidate;
  isPending: boolean;
  onSettle: (item: Item) => void;
};

/** Money of a party that settles no bill yet, and a rule for its exact lines. */
function PartyActs({ companyId, row, party, isPending, onSettle }: PartyActsProps) {
  const { set } = useRule(companyId);
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      <Button
        size="sm"
        isPending={isPending}
        onClick={() => onSettle({ lineId: row.lineId, bills: [], party: party.partyId })}
      >
        {m.settlement_all_on_account({ party: party.party })}
      </Button>
      <Button size="sm" variant="ghost" isPending={set.isPending} onClick={() => set.mutate(party.partyId)}>
        {m.settlement_rule_for({ party: party.party })}
      </Button>
    </div>
  );
}
