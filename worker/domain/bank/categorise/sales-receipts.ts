import { nameParts } from '../narration/narration';
import { isNote } from '../narration/note';
import { isHolder } from '../narration/own-name';
import { vendorIn } from '../narration/vendors';
import type { Side } from '../values';
import { type CategoryRule, rule } from './category-rule';

// biome-ignore format: one list a line
const GOODS_SOLD = /\bGOODS\b|\bMATERIALS?\b|\bGRN\b|(?<!\bWORK )\bORDER\b|\bDISPATCH\b/;
const BILL_NUMBER = /(?<!\b(?:FREIGHT|SERVICE|LABOUR|JOB ?WORK|TRANSPORT) )\bBILL \d+/;
const ORDERED = /\bPO (?:PAYMENT|PMT|NO\b|\w*\d)/;
// biome-ignore format: one list a line
const SERVICE_SOLD = /\bSERVICE (?:CHARGES|FEES?|BILL)\b|\bSERVICES RENDERED\b|\bCONSULT\w*|\bPROF(?:ESSIONAL)? (?:FEES?|CHARGES|SERVICES)\b|\bSUBSCRIPTION\b|\bRETAINER\b|\bPROJECT\b|\bWORK ORDER\b|\bAMC\b|\bANNUAL MAINTENANCE\b|\bSOFTWARE (?:DEV|LICEN|SUBS|SUPPORT|SERV)\w*|\bMILESTONE\b/;
const INVOICE =
  /\bINV(?:OICE)?S?\b|\bINV(?:OICE)?(?:NO)?\d|\bPART PAYMENT\b|\bVENDOR (?:PMT|PAYMENT)\b|AGAINST ?(?:INVOICE|BILL|SALES?)|\bBILL NO\b|\bBILL \d+/;

// A person who notes a number of a bill or an order was sold something by it.
export const BILLED = /\b(?:INV(?:OICE)?|BILL|PO|P\.O\.|PROFORMA|PI|ORDER)S?(?: NO\.?)? ?#?\d+/;

// What companies of goods and of services call themselves.
const MAKES =
  /\b(?:FOOD\w*|TRADERS?|TRADING|TEXTILES?|GARMENTS?|APPARELS?|STEELS?|METALS?|COMPONENTS?|INDUSTRIES|PHARMA\w*|CHEMICALS?|PLASTICS?|POLYMERS?|AGRO|FARMS?|MILLS?|MANUFACTUR\w*|ELECTRICALS?|MOTORS?|AUTO|FURNITURE|JEWELLERS?|RETAIL|STORES?|MART|PRODUCTS?|BEVERAGES?|COSMETICS|TOYS|CERAMICS|PACKAGING|EXPORTS|IMPEX|TOOLS|ENGINEERING WORKS)\b/;
const SERVES =
  /\b(?:TECHNOLOG(?:Y|IES)|TECH|SOFTWARE|SOFTECH|SOLUTIONS?|CONSULT\w*|SERVICES?|LABS?|STUDIOS?|MEDIA|DESIGNS?|INFOTECH|INFOSYSTEMS|ANALYTICS|DIGITAL|ADVISORS?|ADVISORY|STAFFING|LOGISTICS|ACADEMY|EDUCATION|LEARNING|CLINICS?|EVENTS|TRAVELS|CREATIVES?|COMMUNICATIONS)\b/;

// Names of firms without a legal form, or one that the bank cut away.
const FIRM =
  /\b(?:ENTERPRISES?|CORPORATION|AGENCIES|HOSPITALS?|HOSPITALITY|HOTELS?|SUPERMARKETS?|BROTHERS|ASSOCIATES|BAKER(?:S|Y)|PROVISIONS?|KIRANA|GROUP|COMPANY|AGROTECH|BIOTECH|INFRA(?:STRUCTURE)?|CONSTRUCTIONS?|BUILDERS|DEVELOPERS|BUILDCON|HOMES|REALT(?:Y|ORS)|FOUNDR(?:Y|IES)|LOGISTICS|UNIVERSITY|COLLEGE|SCHOOLS?|INSTITUTE|PROJECTS)\b/;

const COMPANY =
  /\b[A-Z]{5,}(?:PVT|PRIVATE)(?:LTD|LIMITED)\b|\b(?:PVT|PRIVATE|PRIV|LTD|LIMITED|LLP|INC|LLC|GMBH|CORPORATION)\b|(?<=.{12}) P(?: L)?-*$/;
// They pay for other reasons than a sale: they lend, invest, insure, return, or are the bank itself.
const OTHER_PAYER =
  /\b(?:BANK|FINANCE|FINANCIAL|FINCORP|FINSERV|CAPITAL|VENTURES?|FUNDS?|TRUST|HOLDINGS?|INVESTMENTS?|INVESTORS?|INSURANCE|ASSURANCE|SECURITIES|BROKING|MUTUAL|NBFC|LEASING|CREDIT (?:CORP\w*|SOCIETY|CO)|FINANCIERS?|FINVEST|MICRO ?FIN\w*|WEALTH|ASSET MANAGE\w*|LIFE AMC|STOCK ?BROK\w*|CLEARING CORP\w*|DEPOSITORY|INVEST)\b|\bANGEL ONE\b/;
const OTHER_PURPOSE =
  /\bREFUND|\bRETURN|\bREV(?:ERSAL|ERSED)?\b|\bLOAN\b|(?<!\b(?:CHQ|CHEQUE) )\bDEPOSIT\b|\bDIVIDEND\b|\b(?:INT|INTERIM|FINAL|FIN|SPL|SPECIAL) DIV\b|\bDIV (?:FY|20\d\d)|\bINT(?:EREST)?\b|\bEQUITY\b|\bSHARES?\b|\bCCPS\b|\bICD\b|\bREIMB|\bCLAIM\b|\bRENT\b|\bSALARY\b|\bDONATION\b|\bGRANT\b(?! (?:ROAD|THORNTON)\b)|\bSCRAP\b|\bCASH\b(?! (?:AND|&) CARRY)|\bTAX\b|\bPENALTY\b/;
const CHANNEL =
  /^(?:(?:PAYMENT )?REC(?:EIVE)?D FROM|PAYMENT REC(?:EIVE)?D|NEFT|RTGS|IMPS|MMT|CMS|INF|TRF|FT|UPI|BY TRANSFER|DEP TFR|INB|CLG|BY CLG|INW CLG|MICR CLG|IFT|CR BY|N?ACH CR(?:EDIT)?|ACH C|CHQ DEP|TPT|FUNDS? (?:TRANSFER|TRF)|(?:CHQ|CHEQUE) DEPOSIT)\b|\b(?:NEFT|RTGS|IMPS|TPT)\b/;

const receipt = (id: string, categoryId: string, confidence: number, why: string): CategoryRule =>
  rule(id, 'credit', 'CREDIT', /^/, categoryId, confidence, why, { version: 3 });

const GOODS = 'goods-domestic';
const SERVICES = 'services-domestic';

/** The receipts there are, each of goods and of services. */
export const RECEIPTS = {
  goods: receipt('receipt-goods', GOODS, 76, 'The narration speaks of goods sold'),
  services: receipt('receipt-services', SERVICES, 78, 'The narration speaks of services sold'),
  invoiced: {
    goods: receipt('receipt-goods-invoiced', GOODS, 76, 'The narration names an invoice'),
    services: receipt('receipt-services-invoiced', SERVICES, 76, 'The narration names an invoice'),
  },
  unsaid: {
    goods: receipt('receipt-goods-company', GOODS, 66, 'A company paid, and this one’s name says it sells goods'),
    services: receipt('receipt-services-company', SERVICES, 66, 'A company paid, and this one’s name says it serves'),
  },
  refunded: receipt('receipt-refund', 'vendor-refund', 70, 'A seller sent money back'),
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
export function salesReceipt(text: string, side: Side, payee: string | null, holder = ''): CategoryRule | null {
  if (side !== 'credit' || OTHER_PURPOSE.test(text) || OTHER_PAYER.test(withoutBankNames(text))) return null;
  if (payee !== null && ABROAD.test(payee)) return null;
  const sold = soldBy(holder.toUpperCase());
  if (!isOfBank(text)) return sold !== null && isNote(text) && BILLED.test(text) ? RECEIPTS.invoiced[sold] : null;
  if (GOODS_SOLD.test(text)) return RECEIPTS.goods;
  if (SERVICE_SOLD.test(text)) return RECEIPTS.services;
  // A bill paid by UPI is one of a counter, where goods are sold.
  if (BILL_NUMBER.test(text)) return RECEIPTS.invoiced[BY_UPI.test(text) ? 'goods' : (sold ?? 'goods')];
  if (INVOICE.test(text)) return RECEIPTS.invoiced[sold ?? 'services'];
  if (ORDERED.test(text)) return RECEIPTS.invoiced[sold ?? 'goods'];
  const seller = vendorIn(text, 'debit', payee);
  if (seller) return BY_UPI.test(text) && SOLD_TO_ALL.has(seller.categoryId) ? RECEIPTS.refunded : null;
  return sold !== null && isFromCompany(text, payee, holder) ? RECEIPTS.unsaid[sold] : null;
}

/** Whether a bank wrote the narration, not a person: it names a channel, or has the form of one. */
const isOfBank = (text: string): boolean => CHANNEL.test(text) || nameParts(text) !== null;

export function soldBy(holder: string): 'goods' | 'services' | null {
  if (MAKES.test(holder)) return 'goods';
  return SERVES.test(holder) ? 'services' : null;
}

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
