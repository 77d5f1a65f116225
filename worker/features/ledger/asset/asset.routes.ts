import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { NO_TAX, purchaseEntries } from '../../../domain/ledger/asset/acts';
import { assetFaults } from '../../../domain/ledger/asset/faults';
import type { Disposal } from '../../../domain/ledger/asset/model';
import { keeperOn } from '../../../domain/ledger/document/keeper';
import type { Entry } from '../../../domain/ledger/model';
import { addDays, addMonths, financialYearOf, isoDate, yearEnd, yearStart } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inBaseWords, inWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { type Change, commit } from '../../audit/audit.repository';
import { accountsOf } from '../chart/chart.repository';
import { documentCancelling } from '../document/cancel.usecase';
import { documentsOfVouchers, findDocument } from '../document/document.repository';
import { knownCompany } from '../document/keeper.repository';
import { numberedAnew } from '../document/number-anew';
import { partyNames } from '../party.repository';
import { entriesOf } from '../voucher/entries.usecase';
import { type PostedVoucher, vouchersPosted } from '../voucher/post.repository';
import { findVouchers, vouchersVoided } from '../voucher/voucher.repository';
import { assetCalls } from './asset.calls';
import {
  assetAnswer,
  assetJson,
  blockAnswer,
  candidateAnswer,
  depreciationAnswer,
  depreciationQuery,
  disposalAnswer,
  disposalQuery,
  newAsset,
  newBlock,
  newDepreciation,
  newSale,
  newScrapping,
  newShifts,
  newTakeBack,
  postedAnswer,
  registerQuery,
} from './asset.contract';
import {
  assetAdded,
  assetDisposed,
  assetRemoved,
  assetRestored,
  assetShifted,
  blockOpeningSet,
  findAsset,
  listAssets,
  type RegisteredAsset,
  registeredOf,
  rowOf,
} from './asset.repository';
import { depreciationDue, yearJson, yearOfDepreciation } from './depreciation.usecase';
import { disposalOf, type Going, goingJson, taxAsked } from './disposal.usecase';
import { assetAsked, kindOnAccount, listCandidates, standsAt } from './register.usecase';
import { saleInvoiced } from './sale.usecase';

const authorize = authorizeBy(assetCalls);

const ASSETS = '/companies/:companyId/fixed-assets';
const NIL = paise(0);

async function asked(c: Context<AppEnv>): Promise<RegisteredAsset> {
  const found = await findAsset(c.env.DB, c.var.companyScope, c.req.param('assetId') ?? '');
  if (!found) throw notHere();
  if (found.row.removedAt) throw new Problem(409, 'asset-removed', say('asset.removed', { name: found.asset.name }));
  return found;
}

/** Fixed assets: the register, both kinds of depreciation, and how assets come and go. */
export const assetRoutes = new Hono<AppEnv>()
  .get(ASSETS, authorize, accept('query', registerQuery), answers(200, z.array(assetAnswer)), async (c) => {
    const { on = today() } = c.req.valid('query');
    const assets = await listAssets(c.env.DB, c.var.companyScope);
    const sold = assets.filter(({ row }) => row.disposal === 'sold');
    const ofSales = sold.flatMap(({ row }) => JSON.parse(row.disposalVouchers) as string[]);
    const invoices = await documentsOfVouchers(c.env.DB, c.var.companyScope, ofSales);
    const invoiceOf = ({ row }: RegisteredAsset) =>
      invoices.find(({ voucherId }) => row.disposalVouchers.includes(voucherId)) ?? null;
    return c.json(assets.map((one) => assetJson(one, standsAt(one.asset, on), invoiceOf(one))));
  })
  .get(`${ASSETS}/candidates`, authorize, answers(200, z.array(candidateAnswer)), async (c) => {
    const scope = c.var.companyScope;
    const found = await listCandidates(c.env.DB, scope);
    const ids = found.map(({ voucher }) => voucher.partyId);
    const parties = await partyNames(c.env.DB, scope, ids);
    return c.json(
      found.map(({ voucher: { id, number, date, narration, partyId }, account, amount, creditTaken }) => ({
        ...{ voucherId: id, number, date, narration, party: (partyId && parties.get(partyId)) || null },
        ...{ account: account.id, accountName: account.name, kind: kindOnAccount(account) },
        ...{ amount: formatRupees(amount), creditTaken: formatRupees(creditTaken) },
      })),
    );
  })
  .post(ASSETS, authorize, once, accept('json', newAsset), answers(201, assetAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const sent = c.req.valid('json');
    const { asset, creditTaken, most } = await assetAsked(c.env.DB, scope, sent);
    const id = newId();
    const bought = sent.against ? await purchaseOf(c, { ...asset, id }, sent) : undefined;
    const voucherId = bought?.voucherId ?? sent.voucherId ?? null;
    const facts = { ...asset, creditTaken, note: sent.note ?? null, voucherId, isPostedHere: bought !== undefined };
    const row = rowOf(scope, person, facts, id);
    const registered = registeredOf(row);
    const answer = assetJson(registered, standsAt(registered.asset, today()));
    const added = assetAdded(c.env.DB, row, most);
    await commit(actingOf(c, { status: 201, body: answer }), [...(bought?.changes ?? []), added]);
    return c.json(answer, 201);
  })
  .get(
    `${ASSETS}/depreciation`,
    authorize,
    accept('query', depreciationQuery),
    answers(200, depreciationAnswer),
    async (c) => {
      const { year = financialYearOf(today()) } = c.req.valid('query');
      return c.json(inWords(c, yearJson(await yearOfDepreciation(c.env.DB, c.var.companyScope, year))));
    },
  )
  .post(
    `${ASSETS}/depreciation`,
    authorize,
    once,
    accept('json', newDepreciation),
    answers(200, postedAnswer),
    async (c) => {
      const { financialYear, month } = c.req.valid('json');
      const first = isoDate(`${month ?? yearStart(financialYear ?? '').slice(0, 7)}-01`);
      const upTo = financialYear ? yearEnd(financialYear) : addDays(addMonths(first, 1), -1);
      const { amount, posted, changes } = await depreciationDue(c.env.DB, c.var.companyScope, c.var.person, upTo);
      const [voucher] = posted;
      const answer = {
        ...{ upTo, amount: formatRupees(amount) },
        ...{ voucherId: voucher?.id ?? null, number: voucher?.number ?? null },
      };
      if (changes.length > 0) await commit(actingOf(c, { status: 200, body: answer }), changes);
      return c.json(answer);
    },
  )
  .post(`${ASSETS}/tax-blocks`, authorize, once, accept('json', newBlock), answers(201, blockAnswer), async (c) => {
    const sent = c.req.valid('json');
    const answer = { ...sent, amount: formatRupees(sent.amount) };
    const change = blockOpeningSet(c.env.DB, c.var.companyScope, c.var.person, sent);
    await commit(actingOf(c, { status: 201, body: answer }), [change]);
    return c.json(answer, 201);
  })
  .get(
    `${ASSETS}/:assetId/disposal`,
    authorize,
    accept('query', disposalQuery),
    answers(200, disposalAnswer),
    async (c) => {
      const { kind, on, price = NIL, gstRate, gstin, placeOfSupply, ...said } = c.req.valid('query');
      const place = placeOfSupply ?? gstin?.slice(0, 2);
      const home = keeperOn(await knownCompany(c.env.DB, c.var.companyScope), on).stateCode;
      const isInterState = place === undefined ? (said.isInterState ?? false) : place !== home;
      const tax = kind === 'sold' ? taxAsked({ gstRate, isInterState, tax: undefined }, price) : NO_TAX;
      const how = { tax, isInterState, returnCredit: true };
      const sum = kind === 'sold' ? price : NIL;
      const going = await disposalOf(c.env.DB, c.var.companyScope, await asked(c), { kind, on, price: sum }, how);
      return c.json(inWords(c, goingJson(going, await accountNames(c))));
    },
  )
  .post(
    `${ASSETS}/:assetId/shifts`,
    authorize,
    once,
    accept('json', newShifts),
    answers(200, assetAnswer),
    async (c) => {
      const { row, asset } = await asked(c);
      const { shifts } = c.req.valid('json');
      if (asset.disposal) throw atFault(422, 'shifts', say('asset.fault.gone', { on: onDay(asset.disposal.on) }));
      const worked = { ...asset, shifts };
      const fault = assetFaults(worked, today(), row.note).find(({ field }) => field === 'shifts');
      if (fault) throw atFault(422, fault.field, fault.message);
      const answer = assetJson({ asset: worked, row }, standsAt(worked, today()));
      await commit(actingOf(c, { status: 200, body: answer }), [assetShifted(c.env.DB, row, shifts)]);
      return c.json(answer);
    },
  )
  .post(`${ASSETS}/:assetId/sell`, authorize, once, accept('json', newSale), answers(200, assetAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const registered = await asked(c);
    const sent = c.req.valid('json');
    const { on, price, returnCredit } = sent;
    if (price === 0) throw atFault(422, 'price', say('asset.price-wanted'));
    return numberedAnew(async () => {
      const sold = await saleInvoiced(c.env.DB, scope, person, registered, sent);
      const { document, tax, isInterState, changes } = sold;
      const disposal = { kind: 'sold', on, price } as const;
      const how = { tax, isInterState, returnCredit, invoicedBy: document.voucherId };
      const going = await disposalOf(c.env.DB, scope, registered, disposal, how);
      return gone(c, registered, going, disposal, { changes, invoice: document });
    });
  })
  .post(
    `${ASSETS}/:assetId/scrap`,
    authorize,
    once,
    accept('json', newScrapping),
    answers(200, assetAnswer),
    async (c) => {
      const registered = await asked(c);
      const { on, returnCredit } = c.req.valid('json');
      const disposal = { kind: 'scrapped', on, price: NIL } as const;
      const how = { tax: NO_TAX, isInterState: false, returnCredit };
      const going = await disposalOf(c.env.DB, c.var.companyScope, registered, disposal, how);
      return gone(c, registered, going, disposal);
    },
  )
  .post(
    `${ASSETS}/:assetId/take-back`,
    authorize,
    once,
    accept('json', newTakeBack),
    answers(200, assetAnswer),
    async (c) => {
      const { row, asset } = await asked(c);
      const { reason } = c.req.valid('json');
      const ids = row.disposal
        ? (JSON.parse(row.disposalVouchers) as string[])
        : row.isPostedHere && row.voucherId
          ? [row.voucherId]
          : [];
      const change = row.disposal ? assetRestored(c.env.DB, row, reason) : assetRemoved(c.env.DB, row, reason);
      const ended = await vouchersEnded(c, row.disposal === 'sold' ? ids : [], ids, reason);
      const { disposal: _disposal, ...stands } = asset;
      const restored = row.disposal ? { asset: stands, row: { ...row, disposalVouchers: '[]' } } : { asset, row };
      const answer = assetJson(restored, standsAt(restored.asset, today()));
      await commit(actingOf(c, { status: 200, body: answer }), [...ended, change]);
      return c.json(answer);
    },
  );

const accountNames = async (c: Context<AppEnv>) => {
  const accounts = await accountsOf(c.env.DB, c.var.companyScope);
  return new Map(accounts.map((account) => [account.id, account]));
};

/** The voucher that buys an asset, where nothing else has posted it. */
async function purchaseOf(
  c: Context<AppEnv>,
  asset: Parameters<typeof purchaseEntries>[0] & { id: string; name: string; boughtOn: Disposal['on'] },
  { against, party, bill, credit }: z.output<typeof newAsset>,
): Promise<{ voucherId: string; changes: Change[] }> {
  const { companyScope: scope, person } = c.var;
  const heads = { ...NO_TAX, cgst: credit?.cgst ?? NIL, sgst: credit?.sgst ?? NIL, igst: credit?.igst ?? NIL };
  const owed = paise(asset.cost + heads.cgst + heads.sgst + heads.igst);
  const line = { account: against ?? '', credit: owed, party, bill, tag: undefined };
  const made = await entriesOf(c.env.DB, { scope, person, date: asset.boughtOn, at: '' }, [line as never]);
  const [paidBy] = made.entries;
  const entries: Entry[] = purchaseEntries(asset, heads, paidBy ?? { account: '2728' });
  const { posted, change } = await vouchersPosted(c.env.DB, scope, person, [
    {
      ...{
        kind: 'purchase',
        date: asset.boughtOn,
        narration: inBaseWords(say('asset.narration-bought', { name: asset.name })),
      },
      ...{ source: { kind: 'asset', id: asset.id }, rule: 'A01', entries },
      ...(paidBy?.partyId && { partyId: paidBy.partyId }),
      ...(bill && { reference: bill }),
    },
  ]);
  const after = { chainId: scope.companyId, statements: made.after, entries: [] };
  return { voucherId: idOf(posted), changes: [...made.changes, change, after] };
}

const idOf = ([first]: readonly PostedVoucher[]): string => first?.id ?? '';

/** Ends what an asset's coming or going posted: an invoice by the rules of documents, and the rest with it. */
async function vouchersEnded(
  c: Context<AppEnv>,
  sold: readonly string[],
  ids: readonly string[],
  reason: string,
): Promise<Change[]> {
  const scope = c.var.companyScope;
  const [invoice] = await documentsOfVouchers(c.env.DB, scope, sold);
  const found = invoice && (await findDocument(c.env.DB, scope, 'sale', invoice.id));
  if (found) {
    const besides = ids.filter((id) => id !== invoice.voucherId);
    return documentCancelling(c.env.DB, scope, found.document, reason, besides);
  }
  const standing = (await findVouchers(c.env.DB, scope, ids)).filter(({ status }) => status === 'posted');
  return standing.length > 0 ? [await vouchersVoided(c.env.DB, scope, standing, reason)] : [];
}

type Invoiced = { changes: readonly Change[]; invoice: { id: string; number: string } | null };

/** Posts an asset's going with all that belongs to it, and answers the asset. */
async function gone(
  c: Context<AppEnv>,
  { row }: RegisteredAsset,
  { asset, vouchers, kept, invoicedBy }: Going,
  disposal: Disposal,
  { changes, invoice }: Invoiced = { changes: [], invoice: null },
) {
  const { companyScope: scope, person } = c.var;
  const posted = vouchers.length > 0 ? await vouchersPosted(c.env.DB, scope, person, vouchers, () => '') : undefined;
  const ids = [...(posted?.posted.map(({ id }) => id) ?? []), ...(invoicedBy ? [invoicedBy] : [])];
  const disposed = { asset, row: { ...row, disposalVouchers: JSON.stringify(ids) } };
  const answer = assetJson(disposed, standsAt(asset, today()), invoice);
  await commit(actingOf(c, { status: 200, body: answer }), [
    ...changes,
    ...(posted ? [{ ...posted.change, statements: [...kept, ...posted.change.statements] }] : []),
    assetDisposed(c.env.DB, row, disposal, ids),
  ]);
  return c.json(answer);
}
