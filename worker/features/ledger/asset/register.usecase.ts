import { ruleInForce } from '../../../domain/law/rule';
import { blockOf } from '../../../domain/ledger/asset/block';
import { writtenOffBy } from '../../../domain/ledger/asset/depreciation';
import { assetFaults, bookValue } from '../../../domain/ledger/asset/faults';
import { kindOf } from '../../../domain/ledger/asset/kinds';
import { RESIDUAL_SHARE, USEFUL_LIVES } from '../../../domain/ledger/asset/law/schedule-ii';
import type { Asset, Life } from '../../../domain/ledger/asset/model';
import type { Entry } from '../../../domain/ledger/model';
import { addDays, type IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { type BasisPoints, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { atFault, notHere } from '../../../platform/problem';
import { vouchersOfAccount, vouchersOfLines } from '../balance/posted.repository';
import { accountFinder, accountsOf, type KnownAccount } from '../chart/chart.repository';
import type { PostedVoucher } from '../voucher/post.repository';
import { findOpening, findVouchers } from '../voucher/voucher.repository';
import { KIND_OF_ACCOUNT, type NewAsset } from './asset.contract';
import { listAssets } from './asset.repository';

/** What a book stands at at the end of a day. */
export const standsAt = (asset: Asset, day: IsoDate): { writtenOff: Paise; bookValue: Paise } => ({
  writtenOff: writtenOffBy(asset, day),
  bookValue: paise(bookValue(asset, day)),
});

const INPUTS: ReadonlySet<string> = new Set(['1611', '1612', '1613']);

/** Whether assets that are written down stand on an account: not what is not ready, nor what was written off. */
export const isAssetAccount = ({ line, code }: KnownAccount): boolean =>
  (line === 'ppe' || line === 'intangible-assets') && !/^11(1[1-9]|3)/.test(code);

const sumOf = (entries: readonly Entry[], isCounted: (entry: Entry) => boolean): Paise =>
  paise(entries.filter(isCounted).reduce((sum, { amount }) => sum + amount, 0));

/** The asset a request names, with what the law and the books say where it is silent. Throws 422 naming the field. */
export async function assetAsked(
  d1: D1Database,
  scope: CompanyScope,
  sent: NewAsset,
): Promise<{ asset: Omit<Asset, 'id'>; creditTaken: Paise; most: Paise | undefined }> {
  const [accounts, voucher, opening] = await Promise.all([
    accountsOf(d1, scope),
    sent.voucherId ? voucherAsked(d1, scope, sent.voucherId) : undefined,
    findOpening(d1, scope),
  ]);
  const { costAccount, depreciationAccount } = accountsAsked(sent, accounts);
  const broughtForward = sent.against || voucher ? undefined : opening?.date;
  const { name, kind, cost, boughtOn, putToUseOn, method, shifts } = sent;
  const written = {
    ...{ name, kind, cost, boughtOn, putToUseOn, method, shifts, costAccount, depreciationAccount },
    ...{
      life: lifeAsked(sent),
      residual: residualAsked(sent),
      block: sent.block ?? blockOf(kind, boughtOn, putToUseOn),
    },
  };
  const asset = { ...written, ...broughtForwardOf(sent, written, broughtForward) };
  const [fault] = assetFaults(asset, today(), sent.note ?? null);
  if (fault) throw atFault(422, fault.field, fault.message);
  const isCost = ({ account, amount }: Entry) => amount > 0 && account === costAccount;
  const most = voucher && sumOf(voucher.entries, isCost);
  if (most !== undefined && most < cost)
    throw atFault(422, 'voucherId', say('asset.voucher-holds-less', { most: { exact: most } }));
  const isCredit = ({ account }: Entry) => INPUTS.has(account);
  const credit = voucher && most === cost ? sumOf(voucher.entries, isCredit) : creditOf(sent);
  return { asset, creditTaken: sent.creditTaken ?? credit, most };
}

const creditOf = ({ credit }: NewAsset): Paise =>
  paise((credit?.cgst ?? 0) + (credit?.sgst ?? 0) + (credit?.igst ?? 0));

async function voucherAsked(d1: D1Database, scope: CompanyScope, id: string): Promise<PostedVoucher> {
  const [found] = [...(await findVouchers(d1, scope, [id])), ...(await vouchersOfLines(d1, scope, [id]))];
  if (!found) throw notHere();
  if (found.status === 'void') throw atFault(422, 'voucherId', say('asset.voucher-void'));
  return found;
}

function accountsAsked(sent: NewAsset, accounts: readonly KnownAccount[]) {
  const { cost, depreciation } = kindOf(sent.kind);
  const find = accountFinder(accounts);
  const found = (field: 'costAccount' | 'depreciationAccount', usual: string | null) => {
    const named = sent[field] ?? usual;
    if (!named) throw atFault(422, field, say('asset.account-wanted'));
    const account = find(named);
    if (!account || !['ppe', 'intangible-assets'].includes(account.line))
      throw atFault(422, field, say('asset.no-asset-account', { account: named }));
    return account.id;
  };
  return {
    costAccount: found('costAccount', cost),
    depreciationAccount: found('depreciationAccount', depreciation),
  };
}

function lifeAsked({ kind, years, until }: NewAsset): Life {
  if (until) return { until };
  if (years !== undefined) return { years };
  const lives: Readonly<Record<string, number>> = ruleInForce(USEFUL_LIVES, today()).value;
  // Software is used for three years unless somebody says how long; other rights must be asked about.
  const usual = lives[kind] ?? (kind === 'software' ? 3 : undefined);
  if (usual === undefined && kind !== 'leasehold') throw atFault(422, 'years', say('asset.years-wanted'));
  return { years: usual ?? 0 };
}

/** Nothing is left of what cannot be touched, nor of what ends with a lease; of the others what the Schedule allows. */
function residualAsked({ kind, residual }: NewAsset): BasisPoints {
  if (residual !== undefined) return residual;
  const isUsedUp = kindOf(kind).isIntangible || kind === 'leasehold';
  return isUsedUp ? (0 as BasisPoints) : ruleInForce(RESIDUAL_SHARE, today()).value;
}

/** What had been written off when the books began: what somebody says, else what the same rule would have by then. */
function broughtForwardOf(
  { broughtForwardOn, depreciationBroughtForward }: NewAsset,
  asset: Omit<Asset, 'id'>,
  booksBegan: IsoDate | undefined,
): Pick<Asset, 'broughtForward'> {
  const on = broughtForwardOn ?? booksBegan;
  if (!on || (!broughtForwardOn && on <= asset.putToUseOn)) return {};
  const isSaid = depreciationBroughtForward !== undefined;
  // What cannot be counted with is told by what looks for faults.
  const counts = asset.putToUseOn < on && ('until' in asset.life || asset.life.years >= 1);
  const depreciation = isSaid
    ? depreciationBroughtForward
    : counts && (asset.method === 'slm' || asset.residual > 0)
      ? writtenOffBy(asset, addDays(on, -1))
      : paise(0);
  return { broughtForward: { on, depreciation } };
}

const FIRST_DAY = '1956-04-01' as IsoDate;
const MOST_CANDIDATES = 200;

export type Candidate = { voucher: PostedVoucher; account: KnownAccount; amount: Paise; creditTaken: Paise };

/** What was bought on accounts of assets and stands in no register yet, the latest first: bank lines and bills alike. */
export async function listCandidates(d1: D1Database, scope: CompanyScope): Promise<Candidate[]> {
  const [accounts, assets] = await Promise.all([accountsOf(d1, scope), listAssets(d1, scope)]);
  const held = new Map<string, number>();
  for (const { row, asset } of assets) {
    const key = `${row.voucherId} ${asset.costAccount}`;
    held.set(key, (held.get(key) ?? 0) + asset.cost);
  }
  const days = { from: FIRST_DAY, to: today(), limit: MOST_CANDIDATES };
  const pages = await Promise.all(
    accounts.filter(isAssetAccount).map(async (account) => {
      const vouchers = await vouchersOfAccount(d1, scope, { id: account.id, isBank: false }, days);
      return vouchers.flatMap((voucher) => {
        const bought = sumOf(voucher.entries, (one) => one.account === account.id && one.amount > 0);
        const amount = paise(bought - (held.get(`${voucher.id} ${account.id}`) ?? 0));
        const isOpen = voucher.status === 'posted' && !voucher.reversedById && voucher.kind !== 'opening' && amount > 0;
        const creditTaken = sumOf(voucher.entries, (one) => INPUTS.has(one.account));
        return isOpen ? [{ voucher, account, amount, creditTaken }] : [];
      });
    }),
  );
  return pages.flat().toSorted((a, b) => (a.voucher.date < b.voucher.date ? 1 : -1));
}

export const kindOnAccount = ({ code, line }: KnownAccount) =>
  KIND_OF_ACCOUNT[code.slice(0, 4)] ??
  (line === 'intangible-assets' ? ('software' as const) : ('office-equipment' as const));
