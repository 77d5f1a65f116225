import { type AgeBucket, WORKING_BUCKETS, type WorkingBucket } from '../../../domain/ledger/settlement/age-buckets';
import { ageOf, bucketsOf, sumsBy } from '../../../domain/ledger/settlement/ageing';
import type { BillSide } from '../../../domain/ledger/settlement/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Message, say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { trialBalanceOn } from '../balance/balance.repository';
import { accountsOf } from '../chart/chart.repository';
import { listOpenBills, type PartyBill } from './open-bills.repository';

export const billJson = (bill: PartyBill) => {
  const { id, partyId, partyName: party, side, ref, billDate, dueDate, isDisputed, documentId, taxable } = bill;
  return {
    ...{ id, partyId, party, side, ref, billDate, dueDate, isDisputed, documentId },
    ...{ amount: formatRupees(bill.amount), open: formatRupees(bill.open), currency: bill.currency },
    foreignOpen: bill.currency === 'INR' ? null : formatRupees(paise(bill.openMinor)),
    taxable: taxable === null ? null : formatRupees(taxable),
  };
};

const ON_ACCOUNT = `SELECT e.party_id partyId, p.name party, sum(e.amount_paise) amount FROM ledger_entries e JOIN parties p ON p.id = e.party_id
  WHERE e.company_id = ?1 AND e.account IN (SELECT value FROM json_each(?2)) AND e.bill_id IS NULL AND e.superseded_by IS NULL
    AND e.date <= ?3 GROUP BY 1`;

const CONTROLS: Readonly<Record<BillSide, readonly string[]>> = { receivable: ['1401'], payable: ['2601', '2728'] };

type Asked = { on: IsoDate; side: BillSide; partyId?: string | undefined };

/** What is open on a day by party and age, and what of the control account no party or bill explains. */
export async function ageingOn(d1: D1Database, scope: CompanyScope, { on, side, partyId }: Asked) {
  const accounts = await accountsOf(d1, scope);
  const [bills, onAccount, trial] = await Promise.all([
    listOpenBills(d1, scope, { on, side, partyId }),
    d1
      .prepare(ON_ACCOUNT)
      .bind(scope.companyId, JSON.stringify(CONTROLS[side]), on)
      .all<{ partyId: string; party: string; amount: Paise }>(),
    trialBalanceOn(d1, scope, on, accounts),
  ]);
  const aged = bills.map((bill) => ({ bill, age: ageOf(bill, on) }));
  const buckets = bucketsOf(side);
  const sign = side === 'receivable' ? 1 : -1;
  const free = new Map(
    onAccount.results
      .filter((row) => row.amount !== 0 && (!partyId || row.partyId === partyId))
      .map((row) => [row.partyId, { party: row.party, amount: paise(sign * row.amount) }]),
  );
  const ids = [...new Set([...bills.map((bill) => bill.partyId), ...free.keys()])];
  const rows = ids
    .map((id) =>
      partyRow(
        id,
        aged.filter(({ bill }) => bill.partyId === id),
        free.get(id),
        buckets,
      ),
    )
    .toSorted((a, b) => b.sum - a.sum || (a.party < b.party ? -1 : 1));
  const open = sumOf(bills.map((bill) => bill.open));
  const unbilled = sumOf([...free.values()].map(({ amount }) => amount));
  const control = sumOf(CONTROLS[side].map((code) => paise(sign * (trial.get(code)?.closing ?? 0))));
  const unexplained = partyId ? 0 : control - open - unbilled;
  const missing: Message[] =
    unexplained === 0 ? [] : [say('settlement.ageing.unexplained', { amount: { exact: paise(unexplained) } })];
  return {
    ...{ on, side, buckets },
    rows: rows.map(({ sum: _sum, ...row }) => row),
    bills: aged.map(({ bill, age }) => ({
      ...billJson(bill),
      ...{ daysOverdue: age.daysOverdue, bucket: age.bucket, workingBucket: age.workingBucket, msme: bill.msme },
      consequences: age.consequences.map(({ id, says, on: day, isPast, rule }) => ({
        ...{ id, says, on: day, isPast },
        statute: rule.statute,
      })),
    })),
    onAccount: formatRupees(unbilled),
    totals: { open: formatRupees(open), ...bucketSums(aged, buckets) },
    basis: say('settlement.ageing.basis'),
    complete: missing.length === 0,
    missing,
  };
}

const sumOf = (amounts: readonly Paise[]): Paise => paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));

type Aged = { bill: PartyBill; age: ReturnType<typeof ageOf> };

function partyRow(
  partyId: string,
  aged: readonly Aged[],
  free: { party: string; amount: Paise } | undefined,
  buckets: readonly AgeBucket[],
) {
  const sum = sumOf(aged.map(({ bill }) => bill.open));
  const [first] = aged;
  return {
    ...{ sum, partyId, party: first?.bill.partyName ?? free?.party ?? '', msme: first?.bill.msme ?? null },
    ...{ open: formatRupees(sum), bills: aged.length, onAccount: formatRupees(free?.amount ?? paise(0)) },
    oldestDays: aged.reduce((most, { age }) => Math.max(most, age.daysOverdue), 0),
    ...bucketSums(aged, buckets),
    warnings: aged.reduce((count, { age }) => count + age.consequences.filter(({ isPast }) => isPast).length, 0),
  };
}

const written = <Bucket extends string>(sums: Record<Bucket, Paise>): Record<string, string> =>
  Object.fromEntries(Object.entries<Paise>(sums).map(([bucket, amount]) => [bucket, formatRupees(amount)]));

const bucketSums = (aged: readonly Aged[], buckets: readonly AgeBucket[]) => ({
  sums: written(
    sumsBy(
      aged.map(({ bill, age }) => ({ bucket: age.bucket, open: bill.open })),
      buckets,
    ),
  ),
  working: written(
    sumsBy<WorkingBucket>(
      aged.map(({ bill, age }) => ({ bucket: age.workingBucket, open: bill.open })),
      WORKING_BUCKETS,
    ),
  ),
});
