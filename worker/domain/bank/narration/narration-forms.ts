/** Where a bank's way of writing puts the name: the first part that is one, the last, or the one before the last. */
export type Place = 'first' | 'last' | 'before-last';

/** A form of narration: how it begins, what parts it, where the name stands. The first that fits is taken. */
export const FORMS: readonly [start: RegExp, delimiter: string, place: Place][] = [
  [/^MMT\/IMPS\//, '/', 'before-last'],
  [/^(?:INF|BIL)\/(?:INFT|NEFT|RTGS)\/|^BIL\/BPAY\//, '/', 'last'],
  [/^(?:\d{6,}|ACCT)-TPT-/, '-', 'last'],
  [/^(?:UPI|NEFT|RTGS|IMPS)[- ](?:IN|OUT)(?:W(?:ARD)?)?\//, '/', 'first'],
  [/^(?:REV-|CR-|DR-)?(?:UPI|NEFT|RTGS|IMPS)(?: (?:DR|CR|RETURN|RTN|INW(?:ARD)?|OUTW(?:ARD)?))?-/, '-', 'first'],
  // The bank's own number comes first, without a word of the channel: "KVBLH00258829209-", "070426BB4552144A-".
  [/^(?:[A-Z]{4}[A-Z]\d{8,}|\d{4,}[A-Z]{2}\d{6,}[A-Z]?)-/, '-', 'first'],
  [/^NEFT\*/, '*', 'first'],
  [
    /^(?:UPI|NEFT|RTGS|IMPS|INB|MOB|RECD:IMPS|BIL|VIN|CLG|NBSM|(?:ECOM |INTL )?PUR|VPS|POS|PCD|TRF|CMS|N?ACH|ECS(?: [CD]R)?|IRM|INW REM(?: \S+)?|ORM|IFT|INFT|FN|BBPS|GIB|[RN](?=\/[A-Z]{4}[A-Z]?\d{8}))\//,
    '/',
    'first',
  ],
  [/^(?:ACH D|ACH-[CD]R|ACH DR|FT|BILLDK|SI(?=-\d{4,6}X))\s?-/, '-', 'first'],
];

// Money from or to abroad: the currency and the amount come before the name, the bank's own codes and the purpose after it.
const ABROAD =
  /^(?:FOREIGN |TT )?(?:IN|OUT)WARD(?: REMITTANCE| TT)? [A-Z]{3} ?[\d.,]+ (?:@ ?[\d.]+ )?(?:REF \S+ )?(?:(?:FROM|TO) )?(?!IMPORT|GOODS|ADV)([A-Z].+?)(?: (?:REF|FIRC|RATE|PURPOSE|IMPORT|P\d{4})\b.*)?$/;

// Cards say after the shop's name where it is, so that one shop would have as many names as cities.
const CITY =
  'MUMBAI|NAVI MUMBAI|THANE|PUNE|NASHIK|NAGPUR|NEW DELHI|DELHI|GURGAON|GURUGRAM|NOIDA|GHAZIABAD|FARIDABAD|BANGALORE|BENGALURU|CHENNAI|HYDERABAD|SECUNDERABAD|KOLKATA|AHMEDABAD|VADODARA|SURAT|JAIPUR|LUCKNOW|KANPUR|INDORE|BHOPAL|KOCHI|COCHIN|COIMBATORE|MYSORE|MYSURU|HUBLI|MANGALORE|CHANDIGARH|DUBLIN|LONDON|SINGAPORE|SYDNEY|NEW YORK|SAN FRANCISCO|SOUTH SAN FRAN|AMSTERDAM';

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

/** Words of the channel that stand where a name could; a lone month or number names nobody either. */
export const CHANNEL =
  /^(?:REV|RECD?|(?:UPI|NEFT|RTGS|IMPS)(?:[- ](?:DR|CR|RETURN|RTN|(?:IN|OUT)(?:W(?:ARD)?)?))?|P2A|P2M|MB|DH|IC|MOB|TPFT|RECD:IMPS|[DCRN]R?|MMT|INF|INFT|INB|IFT|BIL|ONL|BPAY|BBPS|GIB|FN|STP|SI|CMS|CLG|VIN|VPS|NBSM|N?ACH|ACH D|ECS|ECS [CD]R|POS|PCD|(?:ECOM |INTL )?PUR|TRF|FT|ESCROW|INWARD|OUTWARD|TPT|ACCT|ATTN|INW REM(?: \S+)?|IRM|INREM|ORM|NA|BILLDK|NETBANK, MUM|NETBANK|PAY|PAYMENT|RETURN|[A-Z]{3} ?[\d.@]+(?:GST\d*)?|\d{1,4}|(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)(?:[ '-]?\d{2,4})?|UTR \S+|(?:(?:BENEF\w*|INVALID|INCORRECT) )?(?:ACCOUNT|A\/C) (?:CLOSED|DOES NOT|BLOCKED|FROZEN|INVALID|NUMBER).*)$/;
