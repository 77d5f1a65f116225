import { type Terms, termsOf } from './terms';

/** Where a bank's way of writing puts the name: the first part that is one, the last, or the one before the last. */
export type Place = 'first' | 'last' | 'before-last';

/** How a narration begins, what parts it, where the name stands: the first form that fits is taken. */
export const FORMS: readonly { begins: Terms; parted: string; name: Place }[] = [
  { begins: '^mmt/imps/', parted: '/', name: 'before-last' },
  { begins: '^[inf|bil]/[inft|neft|rtgs]/, ^bil/bpay/', parted: '/', name: 'last' },
  { begins: '^#####(#+)-tpt-, ^acct-tpt-', parted: '-', name: 'last' },
  { begins: '^[upi|neft|rtgs|imps][ |-][in|out](w(ard))/', parted: '/', name: 'first' },
  {
    begins: '^(rev-|cr-|dr-)[upi|neft|rtgs|imps]( [dr|cr|return|rtn|inw(ard)|outw(ard)])-',
    parted: '-',
    name: 'first',
  },
  // The bank's own number comes first, without a word of the channel: "KVBLH00258829209-", "070426BB4552144A-".
  { begins: '^?????########(#+)-, ^####(#+)??######(#+)(?)-', parted: '-', name: 'first' },
  { begins: '^neft\\*', parted: '*', name: 'first' },
  {
    begins: `
      ^[upi|neft|rtgs|imps|inb|mob|recd:imps|bil|vin|clg|nbsm|(ecom |intl )pur|vps|pos|pcd|trf|cms|(n)ach|ecs( [c|d]r)]/
      ^[irm|inw rem( ~(.~))|orm|ift|inft|fn|bbps|gib]/, ^[r|n]/????(?)########*
    `,
    parted: '/',
    name: 'first',
  },
  { begins: '^[ach d|ach-[c|d]r|ach dr|ft|billdk]_-, ^si-####(#)(#)x*', parted: '-', name: 'first' },
];

// Money from or to abroad: the currency and the amount come before the name, the bank's own codes and the purpose after it.
const AMOUNT = String.raw`[A-Z]{3} ?[\d.,]+ (?:@ ?[\d.]+ )?`;
const BEFORE_NAME = String.raw`(?:REF \S+ )?(?:(?:FROM|TO) )?(?!IMPORT|GOODS|ADV)`;
const AFTER_NAME = String.raw`(?: (?:REF|FIRC|RATE|PURPOSE|IMPORT|P\d{4})\b.*)?$`;
const ABROAD = new RegExp(
  `^(?:FOREIGN |TT )?(?:IN|OUT)WARD(?: REMITTANCE| TT)? ${AMOUNT}${BEFORE_NAME}([A-Z].+?)${AFTER_NAME}`,
);

// Cards say after the shop's name where it is, so that one shop would have as many names as cities.
const CITIES = `
  mumbai, navi mumbai, thane, pune, nashik, nagpur, new delhi, delhi, gurgaon, gurugram, noida, ghaziabad, faridabad
  bangalore, bengaluru, chennai, hyderabad, secunderabad, kolkata, ahmedabad, vadodara, surat, jaipur, lucknow, kanpur
  indore, bhopal, kochi, cochin, coimbatore, mysore, mysuru, hubli, mangalore, chandigarh, dublin, london, singapore
  sydney, new york, san francisco, south san fran, amsterdam
`;
const CITY = termsOf(CITIES.toUpperCase()).join('|');

/** Narrations in which the name stands among other words: it is what the parentheses hold. */
export const PHRASES: readonly RegExp[] = [
  /^(?:IB|MB): ?(?:(?:NEFT|RTGS|IMPS) )?SENT (?:(?:NEFT|RTGS|IMPS) )?(?:TO )?([^/]+)/,
  /^SENT (?:NEFT|RTGS|IMPS) \S+?\/([^/]+)/,
  new RegExp(
    String.raw`^(?:(?:CRV )?POS(?: REFUND| REV(?:ERSAL)?)?|ME DC SI|PCD) \d{4,6}X+\d{4} (.{4,}?)(?: (?:${CITY}))?(?: POS DEBIT)?$`,
  ),
  /^(?:\w+ ){0,2}OTHPG \d+ ?([A-Z][^+]+)/,
  /^(?:NEFT|RTGS|IMPS) [A-Z]{4,5}\d{8,20} (.+?)(?: NEFT(?:INW|OUT)\S*)?$/,
  /^(?:NEFT|RTGS|IMPS)[ _](?:IN|OUT)(?:WARD)? ?:+ ?(?:NULL\/\/)?[A-Z0-9]+[:/]+([^:/]+?)(?: [A-Z]{4,5}\d{8,})?$/,
  /^(?:NEFT|RTGS): ?[A-Z0-9]+\/[A-Z]{4}0\w{6}\/([^/]+)/,
  /^(?:NEFT|RTGS|IMPS) UTR NO: ?[A-Z0-9]+-+(?:.*\bTRANSFER TO \d+-)?(.+)$/,
  /^(?:BY|TO) (?:NEFT|RTGS|IMPS) TRF:([^:]+?)(?: [A-Z]{2,5}\d{8,})?:*$/,
  /^BY[- ]TRANSFER (?:NEFT|RTGS|IMPS) SENDER ?: ?([^,]+)/,
  /^TO ONL ([^:]+)::/,
  /^UPIA[BR]\/[^/]*\/[CD]R\/([^/]+)/,
  /^IMPSA[BR]\/[^/]*\/([^/]+)/,
  /^UPI REF NO \d+P2[AM]-([^-]+)/,
  /^YESF\d+ \d+\/\w+\/([^/]+)/,
  /^OS (.+)$/,
  /^ACH DEBIT ((?!RET|RTN).+)$/,
  /^DEBIT-ACHDR \S+ (.+?)-*$/,
  /^DEBIT-CMP MANDATE DEBIT (.+?)\.?(?: - DD-*)?$/,
  /^NACH-(?:\d+-|MUT-)?[CD]R-([^-]+)/,
  /^ACH [CD]R INW PAY\/\d+\/([^/]+)/,
  /^ACH [CD]R:[^,]*,[^,]*,([^~,]+)/,
  /^ACH [CD]R \d\d([A-Z][A-Z .&]+)\d{6,}$/,
  /^(?:N?ACH|ECS) (?:[CD]R|DEBIT|CREDIT) (?:INW )?(?!RET|RTN|REV|INW )([A-Z].+?)(?: [A-Z]*\d{4,})?$/,
  /^SENTIMPS\d{12}([^/]+)/,
  /^TRFR (?:TO|FROM):(.+)$/,
  /^(?:(?:NEFT|RTGS|IMPS) |BRN-CLG-CHQ )?PAID TO ([^/]+)/,
  /^UPI:\d+:[^(]*\(([^)]+)/,
  // Of a cheque, banks say how it was cleared and in which city, and then who was paid.
  /^CHQ PAID ?-(?:(?:MICR (?:CTS|INWARD CLEARING)|INWARD CLEA\w*|IC \d+|CTS|\d+) ?-)*(?:[A-Z]{2}-)? ?([^-]+)/,
  /^CHE?Q(?:UE)? \d+ TRF\/([^/]+)/,
  /^BY CLG ?: ?([^:]+):/,
  /^CHQ DEP ?- ?(?:MICR )?CLG ?- ?(?![A-Z ]+ WBO$)([^-]+)/,
  /^[IO]\/W CH(?:Q|EQUE) RETURN\b.*\bFOR PAYEE ?- ?([^-]+)/,
  /^[IO]\/W CH(?:Q|EQUE) RETURN ?- ?([^-]+)-\d{6}\b/,
  /^CHQ DEP RET ?- ?(?!FUNDS|EXCEEDS|PAYMENT|DRAWER|REFER|ACCOUNT)([^-]+)-/,
  /\bTRANSFER (?:TO|FROM) \d{8,} ([A-Z].*)$/,
  /^\S+\/\w*TRANSFER [CD]R ?- ?(.+)$/,
  /^(?:IB )?FUNDS? TRANSFER (?:[CD]R ?-|TO|FROM) ?(?:\d{8,} ?-? ?)?((?!OWN\b)[A-Z].*?)(?: (?:INV|BILL|PO)\b.*)?$/,
  /^([A-Z][A-Z .&]+)-[A-Z]{4}\d{6,}-BILLPAY\b/,
  ABROAD,
];

/** Words of the channel that stand where a name could; a lone month names nobody either. */
export const CHANNEL: Terms = `
  ^[rev|rec(d)|p2a|p2m|mb|dh|ic|mob|tpft|recd:imps|d(r)|c(r)|r(r)|n(r)|mmt|inf|inft|inb|ift|bil|onl|bpay|bbps|gib|fn|stp]$
  ^[upi|neft|rtgs|imps]([ |-][dr|cr|return|rtn|in(w(ard))|out(w(ard))])$
  ^[si|cms|clg|vin|vps|nbsm|(n)ach|ach d|ecs( [c|d]r)|pos|pcd|(ecom |intl )pur|trf|ft|escrow|inward|outward|tpt|acct]$
  ^[attn|inw rem( ~(.~))|irm|inrem|orm|na|billdk|netbank, mum|netbank|pay|payment|return]$
  ^[<month>|sept]([ |'|-])##(#)(#)$, ^[<month>|sept]$
  ^([benef*|invalid|incorrect] )[account|a/c] [closed|does not|blocked|frozen|invalid|number]
`;
/** Amounts, short numbers and the bank's references there. */
export const FIGURES = /^(?:[A-Z]{3} ?[\d.@]+(?:GST\d*)?|\d{1,4}|UTR \S+)$/;

/** The codes of banks, which stand before a name where the branch's is left out. */
export const BANK_CODE =
  /^(?:AIRP|AUBL|BARB|BKID|CBIN|CITI|CNRB|DEUT|FDRL|HDFC|HSBC|ICIC|IDFB|IDIB|INDB|IOBA|KARB|KKBK|KVBL|MAHB|PUNB|RATN|SBIN|SCBL|SIBL|TMBL|UBIN|UTIB|YESB)\d{0,3}$/;
