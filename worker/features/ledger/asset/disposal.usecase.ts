import {
  creditReturnEntries,
  creditToReturn,
  disposalEntries,
  type Heads,
  NO_TAX,
  taxOnPrice,
} from '../../../domain/ledger/asset/acts';
import { bookDepreciation, bookYears } from '../../../domain/ledger/asset/depreciation';
import { disposalFaults } from '../../../domain/ledger/asset/faults';
import type { Asset, Disposal } from '../../../domain/ledger/asset/model';
import type { NewVoucher } from '../../../domain/ledger/model';
import { financialYearOf, type IsoDate, yearEnd } from '../../../domain/shared/dates';
import type { Explained } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault } from '../../../platform/problem';
import type { KnownAccount } from '../chart/chart.repository';
import { lockedUpTo } from '../lock/lock.repository';
import type { NewSale } from './asset.contract';
import { type Charge, chargesKept, postedCharges, type RegisteredAsset } from './asset.repository';
import { depreciationVoucher, dueBy, seenOf } from './depreciation.usecase';

type Taxed = Pick<NewSale, 'tax' | 'gstRate'> & { isInterState: boolean };

/** The tax of a sale as it is told: by its heads, else by a rate; none without either. */
export function taxAsked({ tax, gstRate, isInterState }: Taxed, price: Paise): Heads {
  if (tax) return { ...NO_TAX, ...withoutGaps(tax) };
  return gstRate ? taxOnPrice(price, gstRate, isInterState) : NO_TAX;
}

const withoutGaps = (tax: NonNullable<NewSale['tax']>): Partial<Heads> =>
  Object.fromEntries(Object.entries(tax).filter(([, amount]) => amount !== undefined));

export type Going = {
  asset: Asset;
  depreciation: Explained<Paise>;
  creditBack: Explained<Paise> | null;
  result: Paise;
  vouchers: (NewVoucher & { id: string })[];
  kept: D1PreparedStatement[];
  invoicedBy: string | undefined;
};

/**
 * Each year up to the day an asset goes in which some of its depreciation is not posted yet: what is due, and the day on which it is
 * written off. An earlier year has it on its last day, or on the day the asset goes where its books are locked.
 */
function unpostedYears(gone: Asset, charges: readonly Charge[], on: IsoDate, lockedTo: IsoDate | null) {
  return bookYears(gone, on).flatMap(({ year }) => {
    const isEarlier = yearEnd(year) < on;
    const due = dueBy([gone], charges, year, isEarlier ? yearEnd(year) : on);
    const isOpen = isEarlier && (lockedTo === null || yearEnd(year) > lockedTo);
    return due.length > 0 ? [{ year, due, date: isOpen ? yearEnd(year) : on }] : [];
  });
}

/**
 * What an asset's going posts: what is due of its depreciation up to that day, by the year, the sale or the scrapping, and what goes
 * back of the credit taken. A sale that an invoice posts, whose voucher `invoicedBy` names, is not posted again. Throws 422 naming the field for a day on which it cannot go.
 */
export async function disposalOf(
  d1: D1Database,
  scope: CompanyScope,
  { asset, row }: RegisteredAsset,
  disposal: Disposal,
  {
    tax,
    isInterState,
    returnCredit,
    invoicedBy,
  }: { tax: Heads; isInterState: boolean; returnCredit: boolean; invoicedBy?: string | undefined },
): Promise<Going> {
  const [fault] = disposalFaults(asset, disposal, today());
  if (fault) throw atFault(422, fault.field, fault.message);
  const { on, price, kind } = disposal;
  const year = financialYearOf(on);
  const gone = { ...asset, disposal };
  const [charges, lockedTo] = await Promise.all([postedCharges(d1, scope), lockedUpTo(d1, scope)]);
  const charged = paise(tax.cgst + tax.sgst + tax.igst);
  const creditBack =
    row.creditTaken > 0
      ? creditToReturn({ creditTaken: row.creditTaken, invoicedOn: asset.boughtOn, goneOn: on, charged })
      : null;
  const source = { kind: 'asset', id: asset.id } as const;
  const narrationOf = (id: 'asset.narration-sold' | 'asset.narration-scrapped' | 'asset.narration-credit') =>
    inBaseWords(say(id, { name: asset.name }));
  const entries = disposalEntries(gone, { on, price }, tax, { account: '1401' });
  const goes: NewVoucher & { id: string } = {
    ...{ id: newId(), kind: kind === 'sold' ? 'sales' : 'journal', date: on, source, rule: 'A03', entries },
    narration: narrationOf(kind === 'sold' ? 'asset.narration-sold' : 'asset.narration-scrapped'),
  };
  const back = returnCredit ? (creditBack?.value ?? 0) : 0;
  const written = unpostedYears(gone, charges, on, lockedTo).map(({ year, due, date }) => ({
    year,
    due,
    voucher: depreciationVoucher(due, date, asset.id),
  }));
  const returned =
    back > 0
      ? [
          {
            ...{ id: newId(), kind: 'journal' as const, date: on, source, rule: 'A03' },
            ...{
              narration: narrationOf('asset.narration-credit'),
              entries: creditReturnEntries(paise(back), isInterState),
            },
          },
        ]
      : [];
  const result = entries.filter(({ account }) => account === '4204' || account === '5529');
  return {
    ...{ asset: gone, depreciation: bookDepreciation(gone, year), creditBack },
    result: paise(-result.reduce((sum, { amount }) => sum + amount, 0) || 0),
    vouchers: [...written.map(({ voucher }) => voucher), ...(invoicedBy ? [] : [goes]), ...returned],
    invoicedBy,
    kept: written.flatMap(({ year, due, voucher }) =>
      chargesKept(d1, scope, {
        ...{ voucherId: voucher.id, year, seen: seenOf(charges, year) },
        charges: due.map(({ asset: its, amount }) => [its.id, amount] as const),
      }),
    ),
  };
}

const sideOf = (amount: Paise, sign: 1 | -1) => (amount * sign > 0 ? formatRupees(paise(amount * sign)) : null);

/** What a going would post, as it is shown before. */
export const goingJson = (
  { depreciation, creditBack, result, vouchers, asset }: Going,
  accounts: ReadonlyMap<string, KnownAccount>,
) => {
  const cost = asset.cost;
  const writtenOff = vouchers
    .flatMap(({ entries }) => entries)
    .filter(({ account, amount }) => account === asset.depreciationAccount && amount > 0);
  return {
    depreciation,
    bookValue: formatRupees(paise(cost - writtenOff.reduce((sum, { amount }) => sum + amount, 0))),
    result: formatRupees(result),
    creditToReturn: creditBack,
    vouchers: vouchers.map(({ kind, entries }) => ({
      kind,
      lines: entries.map(({ account, amount }) => ({
        ...{ account, accountName: accounts.get(account)?.name ?? account },
        ...{ debit: sideOf(amount, 1), credit: sideOf(amount, -1) },
      })),
    })),
  };
};
