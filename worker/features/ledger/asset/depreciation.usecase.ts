import { depreciationEntries } from '../../../domain/ledger/asset/acts';
import { type BlockYear, taxBlocks } from '../../../domain/ledger/asset/block';
import { bookDepreciation, bookYears, chargeBetween } from '../../../domain/ledger/asset/depreciation';
import type { TaxBlock } from '../../../domain/ledger/asset/kinds';
import type { Asset } from '../../../domain/ledger/asset/model';
import type { NewVoucher } from '../../../domain/ledger/model';
import { addDays, addMonths, financialYearOf, type IsoDate, yearEnd, yearStart } from '../../../domain/shared/dates';
import type { Explained } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { type PostedVoucher, vouchersPosted } from '../voucher/post.repository';
import { type Charge, chargesKept, listAssets, listBlockOpenings, postedCharges } from './asset.repository';

type Row = { asset: Asset; opening: Paise; charge: Explained<Paise>; closing: Paise; posted: Paise; left: Paise };

export type YearOfDepreciation = {
  year: string;
  rows: Row[];
  months: { month: string; amount: Paise }[];
  blocks: BlockYear[];
  missing: TaxBlock[];
};

const postedOf = (charges: readonly Charge[], assetId: string, year: string): Paise =>
  paise(
    charges.filter((one) => one.assetId === assetId && one.year === year).reduce((sum, one) => sum + one.amount, 0),
  );

/** A year's depreciation of every asset under both laws, with what of it is posted. */
export async function yearOfDepreciation(
  d1: D1Database,
  scope: CompanyScope,
  year: string,
): Promise<YearOfDepreciation> {
  const [assets, openings, charges] = await Promise.all([
    listAssets(d1, scope),
    listBlockOpenings(d1, scope),
    postedCharges(d1, scope),
  ]);
  const own = assets.map(({ asset }) => asset);
  const rows = own.flatMap((asset): Row[] => {
    const found = bookYears(asset, yearEnd(year)).find((one) => one.year === year);
    const posted = postedOf(charges, asset.id, year);
    if (!found && posted === 0) return [];
    const charge = bookDepreciation(asset, year);
    const opening = found?.opening ?? paise(0);
    const isGone = asset.disposal && asset.disposal.on <= yearEnd(year);
    return [
      {
        asset,
        opening,
        charge,
        closing: isGone ? paise(0) : (found?.closing ?? paise(0)),
        posted,
        left: paise(charge.value - posted),
      },
    ];
  });
  const months = Array.from({ length: 12 }, (_, at) => {
    const from = addMonths(yearStart(year), at);
    const to = addDays(addMonths(from, 1), -1);
    const amount = own.reduce((sum, asset) => sum + chargeBetween(asset, from, to), 0);
    return { month: from.slice(0, 7), amount: paise(amount) };
  });
  return { year, rows, months, ...taxBlocks(own, openings, year) };
}

const total = (amounts: readonly Paise[]): string => formatRupees(paise(amounts.reduce((sum, one) => sum + one, 0)));

/** The year as it is answered. */
export const yearJson = ({ year, rows, months, blocks, missing }: YearOfDepreciation) => ({
  year,
  rows: rows.map(({ asset: { id, name, kind, cost }, opening, charge, closing, posted, left }) => ({
    ...{ assetId: id, name, kind, charge, cost: formatRupees(cost), opening: formatRupees(opening) },
    ...{ closing: formatRupees(closing), posted: formatRupees(posted), left: formatRupees(left) },
  })),
  months: months.map(({ month, amount }) => ({ month, amount: formatRupees(amount) })),
  blocks: blocks.map(({ block, rate, opening, additions, atHalfRate, moneysPayable, depreciation, gain, closing }) => ({
    ...{ block, name: blockName(block), rate: `${rate / 100}`, depreciation, gain, closing },
    ...{ opening: formatRupees(opening), additions: formatRupees(additions) },
    ...{ atHalfRate: formatRupees(atHalfRate), moneysPayable: formatRupees(moneysPayable) },
  })),
  missingBlocks: missing.map((block) => ({ block, name: blockName(block) })),
  totals: {
    book: total(rows.map(({ charge }) => charge.value)),
    tax: total(blocks.map(({ depreciation }) => depreciation.value)),
    posted: total(rows.map(({ posted }) => posted)),
    left: total(rows.map(({ left }) => left)),
  },
});

const blockName = (block: TaxBlock): Message => say(`asset.block.${block}`);

export type Posting = { upTo: IsoDate; amount: Paise; posted: PostedVoucher[]; changes: Change[] };

/**
 * The voucher that writes off what is due from the beginning of a financial year to a day and was not written off yet; none where
 * nothing is. So a month posts its part, the year the rest, and a second time posts only what has changed since.
 */
export async function depreciationDue(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  upTo: IsoDate,
): Promise<Posting> {
  if (upTo > today()) throw atFault(422, 'month', say('asset.not-over', { day: { unit: 'day', value: upTo } }));
  const year = financialYearOf(upTo);
  const [assets, charges] = await Promise.all([listAssets(d1, scope), postedCharges(d1, scope)]);
  const due = dueBy(
    assets.map(({ asset }) => asset),
    charges,
    year,
    upTo,
  );
  const amount = paise(due.reduce((sum, one) => sum + one.amount, 0));
  const seen = seenOf(charges, year);
  if (due.length === 0) return { upTo, amount, posted: [], changes: [] };
  const voucher = depreciationVoucher(due, upTo, `depreciation ${year}`);
  // What one asset has too much another may lack: then nothing moves but between them, and an account never against itself.
  if (voucher.entries.length === 0) return { upTo, amount, posted: [], changes: [] };
  const { posted, change } = await vouchersPosted(d1, scope, person, [voucher]);
  const kept = chargesKept(d1, scope, {
    ...{ voucherId: voucher.id, year, seen },
    charges: due.map(({ asset, amount: its }) => [asset.id, its] as const),
  });
  return { upTo, amount, posted, changes: [{ ...change, statements: [...kept, ...change.statements] }] };
}

export const seenOf = (charges: readonly Charge[], year: string): Paise =>
  paise(charges.filter((one) => one.year === year).reduce((sum, one) => sum + one.amount, 0));

type Due = { asset: Asset; amount: Paise };

/** What is still to be written off each asset from the beginning of a year to a day. */
export function dueBy(assets: readonly Asset[], charges: readonly Charge[], year: string, upTo: IsoDate): Due[] {
  return assets.flatMap((asset) => {
    const amount = paise(chargeBetween(asset, yearStart(year), upTo) - postedOf(charges, asset.id, year));
    return amount === 0 ? [] : [{ asset, amount }];
  });
}

/** The voucher of what is due. */
export function depreciationVoucher(due: readonly Due[], date: IsoDate, source: string): NewVoucher & { id: string } {
  const [one] = due;
  const narration = say(due.length === 1 ? 'asset.narration-of-one' : 'asset.narration', {
    ...{ name: one?.asset.name ?? '', day: { unit: 'day', value: date } as const },
  });
  return {
    ...{ id: newId(), kind: 'journal', date, narration: inBaseWords(narration), rule: 'A02' },
    source: { kind: 'asset', id: source },
    entries: depreciationEntries(due.map(({ asset, amount }) => ({ account: asset.depreciationAccount, amount }))),
  };
}
