import type { CategoryId } from '../chart/chart';
import { isHolder } from '../narration/holder';
import { isFirmName, type Names } from '../narration/payee';
import { saying } from '../narration/terms';
import { isNote } from '../narration/tokens';
import type { VendorBook } from '../narration/vendors';
import type { Side } from '../values';
import type { Reason } from './model';

// What a receipt is told by, in the order in which it is asked.
const GOODS_SOLD = saying('goods, material(s), grn, ![work ]order, dispatch');
// Beside the payer's name, which may say what that deals in.
const GOODS_NAMED = saying(`
  supply of![ [*service*|manpower|staff|software|labour]], consignment, spare(s) part(s), raw mat*, e(-)way
  #+_[kg(s)|mt|mts|ton(s)|tonne(s)|quintal(s)|qtl(s)|pcs|nos|bag(s)|bale(s)|box(es)|carton(s)|drum(s)|roll(s)|ltr(s)|mtr(s)]
  cement, yarn, fabric(s), carton(s), bale(s), tile(s), steel bars|rods|coils|sheets|pipes
`);
const SERVICE_SOLD = saying(`
  service charges|fee(s)|bill, services rendered, consult*, prof(essional) fee(s)|charges|services, subscription, retainer
  project, work order, amc, annual maintenance, software [dev|licen|subs|support|serv]*, milestone
`);
const BILL_NUMBER = saying('![[freight|service|labour|job_work|transport] ]bill #+*');
const INVOICE = saying(`
  inv(oice)(s), inv(oice)(no)#*, part payment, vendor pmt|payment, *against_[invoice|bill|sale(s)]*, bill no, bill #+*
`);
const ORDERED = saying('po [payment|pmt|no|*#]*');

// A person who notes a number of a bill or an order was sold something by it.
export const BILLED = /\b(?:INV(?:OICE)?|BILL|PO|P\.O\.|PROFORMA|PI|ORDER)S?(?: NO\.?)? ?#?\d+/;

// What companies of goods and of services call themselves.
const MAKES = saying(`
  food*|trader(s)|trading|textile(s)|garment(s)|apparel(s)|steel(s)|metal(s)|component(s)|industries|pharma*|chemical(s)
  plastic(s)|polymer(s)|agro|farm(s)|mill(s)|manufactur*|electrical(s)|motor(s)|auto|furniture|jeweller(s)|retail|store(s)
  mart|product(s)|beverage(s)|cosmetics|toys|ceramics|packaging|exports|impex|tools, engineering works
`);
const SERVES = saying(`
  technolog[y|ies]|tech|software|softech|solution(s)|consult*|service(s)|lab(s)|studio(s)|media|design(s)|infotech
  infosystems|analytics|digital|advisor(s)|advisory|staffing|logistics|academy|education|learning|clinic(s)|events|travels
  creative(s)|communications
`);
// Names of firms without a legal form, or one that the bank cut away.
const FIRM = saying(`
  enterprise(s)|corporation|agencies|hospital(s)|hospitality|hotel(s)|supermarket(s)|brothers|associates|baker[s|y]
  provision(s)|kirana|group|company|agrotech|biotech|infra(structure)|construction(s)|builders|developers|buildcon|homes
  realt[y|ors]|foundr[y|ies]|logistics|university|college|school(s)|institute|projects
`);

const COMPANY =
  /\b[A-Z]{5,}(?:PVT|PRIVATE)(?:LTD|LIMITED)\b|\b(?:PVT|PRIVATE|PRIV|LTD|LIMITED|LLP|INC|LLC|GMBH|CORPORATION)\b|(?<=.{12}) P(?: L)?-*$/;
// They pay for other reasons than a sale: they lend, invest, insure, return, or are the bank itself.
const OTHER_PAYER = saying(`
  bank|finance|financial|fincorp|finserv|capital|venture(s)|fund(s)|trust|holding(s)|investment(s)|investor(s)|insurance
  assurance|securities|broking|mutual|nbfc|leasing|financier(s)|finvest|micro_fin*|wealth|depository|invest
  credit corp*|society|co, asset manage*, life amc, stock_brok*, clearing corp*, angel one
`);
const OTHER_PURPOSE = saying(`
  refund*, return*, rev(ersal|ersed), loan, ![[chq|cheque] ]deposit, dividend, int|interim|final|fin|spl|special div
  div [fy|20##]*, int(erest), equity, share(s), ccps, icd, reimb*, claim, rent, salary, donation
  grant![ [road|thornton]], subsid*, tranche, incubat*, sisfs|birac|nidhi, csr fund*, scrap, cash![ [and|&] carry*], tax, penalty
`);
const CHANNEL = saying(`
  ^[neft|rtgs|imps|mmt|cms|inf|trf|ft|upi|inb|clg|ift|tpt|(payment )rec(eive)d from|payment rec(eive)d|by transfer|dep tfr]
  ^[by clg|inw clg|micr clg|cr by|(n)ach cr(edit)|ach c|chq dep|fund(s) [transfer|trf]|[chq|cheque] deposit]
  neft|rtgs|imps|tpt
`);

const GOODS = 'goods-domestic' satisfies CategoryId;
const SERVICES = 'services-domestic' satisfies CategoryId;
const receipt = (id: string, categoryId: CategoryId, confidence: number, reason: string): Reason => ({
  ...{ id, version: 4, categoryId, confidence, reason },
});
const INVOICED = 'categorise.reason.receipt-invoiced';

/** The receipts there are, each of goods and of services. */
export const RECEIPTS = {
  goods: receipt('receipt-goods', GOODS, 76, 'categorise.reason.receipt-goods'),
  services: receipt('receipt-services', SERVICES, 78, 'categorise.reason.receipt-services'),
  invoiced: {
    goods: receipt('receipt-goods-invoiced', GOODS, 76, INVOICED),
    services: receipt('receipt-services-invoiced', SERVICES, 76, INVOICED),
  },
  unsaid: {
    goods: receipt('receipt-goods-company', GOODS, 66, 'categorise.reason.receipt-goods-company'),
    services: receipt('receipt-services-company', SERVICES, 66, 'categorise.reason.receipt-services-company'),
  },
  refunded: receipt('receipt-refund', 'vendor-refund', 70, 'categorise.reason.receipt-refund'),
};

// Whom the law of another country formed is no customer at home, though the money comes by a bank here.
const ABROAD = /\b(?:LLC|GMBH|PTE|PTY|B ?V|S ?A ?R ?L|INC|FZE|FZCO|W ?L ?L)$/;

// Those from whom the company itself buys by UPI are hardly its customers.
const BY_UPI = /^(?:(?:BY TRANSFER-|DEP TFR )?UPI)\b/;
const SOLD_TO_ALL = new Set([
  'air-tickets',
  'rail-and-bus',
  'hotels',
  'cabs',
  'pantry',
  'office-supplies',
  'telephone-and-internet',
  'domains',
]);

/**
 * A receipt from a customer: one that names an invoice or what was sold, or that another company paid into the account without
 * saying why. Whether goods or services were sold is told by the narration, else by the holder's name; where neither tells,
 * only an invoice or an order is answered. Lenders, insurers, investors and known sellers are no customers (what a seller sends
 * by UPI it sends back), and a person is never one.
 */
export function salesReceipt(
  { vendors, names }: { vendors: VendorBook; names: Names },
  text: string,
  side: Side,
  payee: string | null,
  holder = '',
): Reason | null {
  const firm = names.nameParts(text);
  const beside = firm && isFirmName(firm) ? text.replace(firm, ' ') : text;
  const payers = firm && dealsInGoods(firm) ? beside : text;
  if (side !== 'credit' || OTHER_PURPOSE.test(beside) || OTHER_PAYER.test(withoutBankNames(payers))) return null;
  if (payee !== null && ABROAD.test(payee)) return null;
  const sold = soldBy(holder.toUpperCase());
  if (!isOfBank(text, names))
    return sold !== null && isNote(text) && BILLED.test(text) ? RECEIPTS.invoiced[sold] : null;
  if (GOODS_SOLD.test(text)) return RECEIPTS.goods;
  if (SERVICE_SOLD.test(text)) return RECEIPTS.services;
  if (GOODS_NAMED.test(payee === null ? text : text.replace(payee, ' '))) return RECEIPTS.goods;
  // A bill paid by UPI is one of a counter, where goods are sold.
  if (BILL_NUMBER.test(text)) return RECEIPTS.invoiced[BY_UPI.test(text) ? 'goods' : (sold ?? 'goods')];
  if (INVOICE.test(text)) return RECEIPTS.invoiced[sold ?? 'services'];
  if (ORDERED.test(text)) return RECEIPTS.invoiced[sold ?? 'goods'];
  const seller = vendors.vendorIn(text, 'debit', payee);
  if (seller) return BY_UPI.test(text) && SOLD_TO_ALL.has(seller.categoryId) ? RECEIPTS.refunded : null;
  return sold !== null && isFromCompany(text, payee, holder) ? RECEIPTS.unsaid[sold] : null;
}

/** Whether a bank wrote the narration, not a person: it names a channel, or has the form of one. */
const isOfBank = (text: string, { nameParts }: Names): boolean => CHANNEL.test(text) || nameParts(text) !== null;

/** What a company sells, as its own name tells; null where it tells neither. */
export function soldBy(holder: string): 'goods' | 'services' | null {
  if (MAKES.test(holder)) return 'goods';
  return SERVES.test(holder) ? 'services' : null;
}

// What stands behind the word that says what a firm is.
const BEHIND_TRADE = /(?: (?:PVT|PRIVATE|LTD|LIMITED|LLP|CO|COMPANY|INDIA))+$/;
/** "Capital Foods" cooks, and lends nothing: a firm is what the last word of its name says. */
const dealsInGoods = (firm: string): boolean => MAKES.test(/\w+$/.exec(firm.replace(BEHIND_TRADE, ''))?.[0] ?? '');

const isFirm = (name: string): boolean => [FIRM, MAKES, SERVES].some((names) => names.test(name));

/** A legal form may stand in any part; words of a trade tell a firm only in the payer's name, since notes hold them as well. */
function isFromCompany(text: string, payee: string | null, holder: string): boolean {
  const [ownName] = holder.toUpperCase().split(' ');
  const isOther = (name: string) => !(holder && (isHolder(name, holder) || name.split(' ').includes(ownName ?? '')));
  if (payee !== null && isFirm(payee) && isOther(payee)) return true;
  const parts = withoutBankNames(text)
    .split(/[-/*:]/)
    .map((part) => part.trim());
  return parts.some((part) => COMPANY.test(part) && isOther(part) && !/\bBANK\b/.test(part));
}

const withoutBankNames = (text: string): string =>
  text.replace(/^FUNDS? T\w+|\b[A-Z]+ (?:MAHINDRA |FIRST |SMALL FINANCE )?BANK(?: OF \w+)?(?: LTD| LIMITED)?\b/g, '');
