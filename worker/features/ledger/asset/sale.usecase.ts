import { entriesBesideSale, type Heads } from '../../../domain/ledger/asset/acts';
import { disposalFaults } from '../../../domain/ledger/asset/faults';
import { HSN_OF_KIND } from '../../../domain/ledger/asset/hsn.data';
import { PARTY_ACCOUNTS } from '../../../domain/ledger/chart/chart';
import { say } from '../../../domain/shared/message';
import { type BasisPoints, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/http';
import { atFault, Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { accountFinder, accountsOf } from '../chart/chart.repository';
import type { NewDocument } from '../document/document.contract';
import { documentsRecorded, type Recorded } from '../document/record.usecase';
import type { NewSale } from './asset.contract';
import type { RegisteredAsset } from './asset.repository';
import { taxAsked } from './disposal.usecase';

const FULL = 10_000;
const DEBTORS = '1401';

/** The fields of an invoice as those of a sale are called. */
const FIELDS: Readonly<Record<string, string>> = {
  date: 'on',
  lines: 'price',
  number: 'reference',
  'lines.0.taxableValue': 'price',
  'lines.0.rate': 'gstRate',
  'lines.0.hsn': 'hsn',
  'party.name': 'party',
  'party.gstin': 'gstin',
  'party.stateCode': 'placeOfSupply',
  paidThrough: 'receivedOn',
};

type Invoiced = { document: Recorded['document']; tax: Heads; isInterState: boolean; changes: Change[] };

/**
 * The invoice of an asset that is sold, with what the sale posts besides it, and the tax it charges by head. Throws 422 naming the
 * field of the sale, 409 for a number that is used and for a month whose return is filed.
 */
export async function saleInvoiced(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { asset }: Pick<RegisteredAsset, 'asset'>,
  sale: NewSale,
): Promise<Invoiced> {
  const { on, price } = sale;
  const [fault] = disposalFaults(asset, { kind: 'sold', on, price }, today());
  if (fault) throw atFault(422, fault.field, fault.message);
  const besides = {
    ...{ entries: entriesBesideSale(asset, { on, price }), rule: 'A03' },
    narration: inBaseWords(say('asset.narration-sold', { name: asset.name })),
  };
  const items = [await itemOf(d1, scope, asset, sale)];
  const made = await documentsRecorded(d1, scope, person, 'sale', items, () => '', besides).catch(inFieldsOfSale);
  const [recorded] = made.recorded;
  if (!recorded) throw new RangeError('An invoice was asked for and none was made');
  const { cgst, sgst, igst } = recorded.worked.tax;
  const { supplierState, placeOfSupply } = recorded.worked.supplied;
  const isInterState = supplierState !== placeOfSupply;
  mustAgree(sale, { cgst, sgst, igst }, isInterState);
  return { document: recorded.document, tax: { cgst, sgst, igst }, isInterState, changes: made.changes };
}

async function itemOf(
  d1: D1Database,
  scope: CompanyScope,
  asset: RegisteredAsset['asset'],
  sale: NewSale,
): Promise<NewDocument> {
  const { on, price, gstRate, tax, receivedOn = DEBTORS, party, gstin, placeOfSupply, hsn, reference, series } = sale;
  const account = accountFinder(await accountsOf(d1, scope))(receivedOn);
  if (!account)
    throw atFault(422, 'receivedOn', say('ledger.no-such-account', { account: receivedOn }), 'no-such-account');
  const isOwed = account.id === DEBTORS;
  if (PARTY_ACCOUNTS.has(account.id) && !isOwed)
    throw atFault(422, 'receivedOn', say('asset.received-on', { account: account.name }), 'received-on');
  if (isOwed && !party) throw atFault(422, 'party', say('field.required'));
  const heads = taxAsked({ tax, gstRate: undefined, isInterState: false }, price);
  const charged = heads.cgst + heads.sgst + heads.igst;
  const line = {
    ...{ description: asset.name, hsn: hsn ?? HSN_OF_KIND[asset.kind], quantity: '1', unit: 'NOS' },
    ...{ taxableValue: price, account: asset.costAccount },
    rate: gstRate ?? ((tax ? Math.round((charged * FULL) / price) : 0) as BasisPoints),
  };
  const stateCode = gstin ? undefined : placeOfSupply;
  const name = party ?? inBaseWords(say('asset.cash-buyer'));
  return {
    ...{ date: on, kind: 'invoice', number: reference, series, placeOfSupply, tds: 'none' },
    ...{ party: { name, gstin, stateCode }, lines: [line] },
    ...(!isOwed && { paidThrough: account.id }),
  };
}

/** What a person said of the tax must be what the law makes of rate and place. */
function mustAgree(sale: NewSale, found: Heads, isInterState: boolean): void {
  if (sale.isInterState !== undefined && sale.isInterState !== isInterState)
    throw atFault(422, 'placeOfSupply', say(isInterState ? 'asset.place-outside' : 'asset.place-wanted'));
  if (!sale.tax) return;
  const said = taxAsked({ ...sale, gstRate: undefined, isInterState }, sale.price);
  if ((['cgst', 'sgst', 'igst'] as const).every((head) => said[head] === found[head])) return;
  const total = paise(found.cgst + found.sgst + found.igst);
  throw atFault(422, 'tax', say('asset.tax-off', { tax: { exact: total } }));
}

/** The fault of an invoice, at the field of the sale that says the same. */
function inFieldsOfSale(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const named = Object.entries(error.fields).map(([field, fault]) => [FIELDS[field] ?? field, fault] as const);
  const [first] = named;
  if (!first) throw error;
  const [field, fault] = first;
  throw new Problem(error.status, error.code, say('problem.field', { field, fault }), Object.fromEntries(named));
}
