import type { BooksProof } from '../../../domain/ledger/month-end/proof';
import { type Unusual, unusualIn } from '../../../domain/ledger/month-end/unusual';
import { matchBills } from '../../../domain/ledger/settlement/match';
import { financialYearOf, type IsoDate, isoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { listAssets, postedCharges } from '../asset/asset.repository';
import { dueBy } from '../asset/depreciation.usecase';
import { lockedUpTo } from '../lock/lock.repository';
import { listUnsettledLines } from '../settlement/lines.repository';
import { listOpenBills } from '../settlement/open-bills.repository';
import { spreadsDue } from '../spread/spread.usecase';
import { MOST_NAMED, type OpenLine, openMonth } from './open-items.repository';
import { booksProof, monthEndOf, type UnshownRow } from './proof.usecase';

/** What something unusual goes by: its kind and its lines, or the payee who was not paid. */
export const keyOf = ({ kind, payee, lineIds, billIds }: Unusual): string => {
  const ids = [...lineIds, ...billIds];
  return `${kind}|${ids.length > 0 ? ids.join('|') : payee}`;
};

const WHY = {
  uncategorised: say('month-end.why.uncategorised'),
  suspense: say('month-end.why.suspense'),
  unmatched: say('month-end.why.unmatched'),
} as const;

const lineItem = ({ id, kind, date, description, amount, bankAccountId }: OpenLine) => ({
  ...{ key: id, kind, unusual: null, date, title: description, amount: formatRupees(amount), why: WHY[kind] },
  ...{ transactionId: id, bankAccountId, voucherId: null, billId: null, reviewedBy: null },
});

const unshownItem = ({ account, voucherId, number, narration, date, amount }: UnshownRow) => ({
  ...{ key: `${voucherId} ${account}`, kind: 'unreconciled' as const, unusual: null, date, title: narration || number },
  ...{ amount: formatRupees(amount), why: say('month-end.why.unreconciled', { number }) },
  ...{ transactionId: null, bankAccountId: account, voucherId, billId: null, reviewedBy: null },
});

const unusualItem = (found: Unusual, reviews: ReadonlyMap<string, string>) => ({
  ...{ key: keyOf(found), kind: 'unusual' as const, unusual: found.kind, date: found.day, title: found.payee },
  ...{ amount: formatRupees(paise(-found.amount)), why: found.why, transactionId: found.lineIds.at(-1) ?? null },
  ...{ bankAccountId: null, voucherId: null, billId: found.billIds.at(-1) ?? null },
  reviewedBy: reviews.get(keyOf(found)) ?? null,
});

export const proofJson = ({ reasons, ...proof }: BooksProof) => ({
  ...proof,
  reasons: reasons.map(({ kind, accountId, name, agreesTo, why, difference }) => ({
    ...{ kind, accountId, name, agreesTo, why, difference: formatRupees(difference) },
  })),
});

/** What is still to be written off up to a day. */
export async function depreciationLeft(d1: D1Database, scope: CompanyScope, upTo: IsoDate): Promise<Paise> {
  const [assets, charges] = await Promise.all([listAssets(d1, scope), postedCharges(d1, scope)]);
  const due = dueBy(
    assets.map(({ asset }) => asset),
    charges,
    financialYearOf(upTo),
    upTo,
  );
  return paise(due.reduce((sum, { amount }) => sum + amount, 0));
}

/** Lines of a month that no bill is settled with, though one that is open fits. */
async function unsettledLines(d1: D1Database, scope: CompanyScope, from: IsoDate, to: IsoDate) {
  const [bills, lockedTo] = await Promise.all([listOpenBills(d1, scope), lockedUpTo(d1, scope)]);
  if (bills.length === 0 || (lockedTo !== null && lockedTo >= to)) return [];
  const lines = await listUnsettledLines(d1, scope, { from, to, lockedTo });
  return matchBills(lines, bills).matches.flatMap(({ lineId, best, doubt }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || !(best || doubt)) return [];
    const bill = best && bills.find(({ id }) => id === best.allocations[0]?.billId);
    const why = bill ? say('month-end.why.fits', { bill: bill.ref }) : say('month-end.why.fits-several');
    return [{ ...line, why }];
  });
}

type Unsettled = Awaited<ReturnType<typeof unsettledLines>>[number];

const unsettledItem = ({ id, date, narration, side, amount, bankAccountId, why }: Unsettled) => ({
  ...{ key: `settle ${id}`, kind: 'unsettled' as const, unusual: null, date, title: narration, why },
  ...{ amount: formatRupees(side === 'credit' ? amount : paise(-amount)), transactionId: id, bankAccountId },
  ...{ voucherId: null, billId: null, reviewedBy: null },
});

const isNamed = ({ categoryId }: Unsettled): boolean => categoryId !== null && categoryId !== 'to-be-clarified';

/** A month as it is worked off: what is open in it, and how far the books are proven by its end. */
export async function monthEnd(d1: D1Database, scope: CompanyScope, month: string) {
  const from = isoDate(`${month}-01`);
  const to = monthEndOf(month);
  const asOn = to < today() ? to : today();
  const [open, unsettled, { proof, unshown }, lockedTo, left, spreads] = await Promise.all([
    openMonth(d1, scope, month, to),
    unsettledLines(d1, scope, from, to),
    booksProof(d1, scope, asOn),
    lockedUpTo(d1, scope),
    depreciationLeft(d1, scope, asOn),
    spreadsDue(d1, scope, asOn),
  ]);
  const unusual = unusualIn(open.payments, month, today(), open.bills).map((found) => unusualItem(found, open.reviews));
  const waiting = unusual.filter(({ reviewedBy }) => reviewedBy === null).length;
  const named = unsettled.filter(isNamed).length;
  const openCount = open.counts.uncategorised + open.counts.suspense + open.counts.unmatched + named;
  return {
    ...{ month, from, to, lineCount: open.lineCount, doneCount: open.lineCount - openCount },
    items: [
      ...open.lines.map(lineItem),
      ...unsettled.slice(0, MOST_NAMED).map(unsettledItem),
      ...unshown.slice(0, MOST_NAMED).map(unshownItem),
      ...unusual,
    ],
    counts: { ...open.counts, unsettled: unsettled.length, unreconciled: unshown.length, unusual: waiting },
    ...{ depreciationLeft: formatRupees(left), spreadsLeft: spreads.due.length, proof: proofJson(proof), lockedTo },
  };
}
