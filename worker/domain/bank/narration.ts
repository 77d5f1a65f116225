/** Where a bank's way of writing puts the name: the first part that is one, the last, or the one before the last. */
type Place = 'first' | 'last' | 'before-last';

/** A form of narration: how it begins, what parts it, where the name stands. The first that fits is taken. */
const FORMS: readonly [start: RegExp, delimiter: string, place: Place][] = [
  [/^MMT\/IMPS\//, '/', 'before-last'],
  [/^(?:INF|BIL)\/(?:INFT|NEFT|RTGS)\//, '/', 'last'],
  [/^(?:\d{6,}|ACCT)-TPT-/, '-', 'last'],
  [/^(?:REV-)?(?:UPI|NEFT|RTGS|IMPS)(?: (?:DR|CR))?-/, '-', 'first'],
  [/^NEFT\*/, '*', 'first'],
  [
    /^(?:UPI|NEFT|RTGS|IMPS|INB|MOB|RECD:IMPS|BIL|VIN|CLG|NBSM|ECOM PUR|POS|PCD|TRF|CMS|ACH|IRM|INW REM|ORM)\//,
    '/',
    'first',
  ],
  [/^(?:ACH D|ACH-DR|ACH DR|FT|CHQ PAID|BILLDK)\s?-/, '-', 'first'],
];

/** Narrations in which blanks part the name from the rest: the name is what the parentheses hold. */
const PHRASES: readonly RegExp[] = [
  /^(?:IB|MB):\s*SENT (?:(?:NEFT|RTGS|IMPS) )?TO ([^/]+)/,
  /^(?:POS|ME DC SI|PCD) \d{4,6}X+\d{4} (.+?)(?: POS DEBIT)?$/,
  /^(?:NEFT|RTGS|IMPS) [A-Z]{4,5}\d{8,20} (.+?)(?: NEFT(?:INW|OUT)\S*)?$/,
  /^OS (.+)$/,
  /^ACH DEBIT (.+)$/,
  /^DEBIT-ACHDR \S+ (.+?)-*$/,
  /^NACH-\d+-[CD]R-([^-]+)/,
  /^SENTIMPS\d{12}([^/]+)/,
  /^TRFR (?:TO|FROM):(.+)$/,
  /^(?:(?:NEFT|RTGS|IMPS) |BRN-CLG-CHQ )?PAID TO ([^/]+)/,
  /^UPI:\d+:[^(]*\(([^)]+)/,
];

/** Words of the channel that stand where a name could. */
const CHANNEL =
  /^(?:REV|UPI|P2A|P2M|MB|DH|IC|MOB|TPFT|RECD:IMPS|DR|CR|D|NEFT|NEFT (?:DR|CR)|RTGS|RTGS (?:DR|CR)|IMPS|MMT|INF|INFT|INB|IFT|BIL|ONL|CMS|CLG|VIN|NBSM|ACH|ACH D|POS|PCD|ECOM PUR|TRF|FT|ESCROW|INWARD|OUTWARD|TPT|ACCT|ATTN|INW REM|IRM|ORM|CHQ PAID|MICR CTS|NA|BILLDK|NETBANK, MUM|PAY|PAYMENT|RETURN|[A-Z]{3} ?[\d.@]+)$/;

const WRAPPING = /^(?:(?:TO|BY) TRANSFER-|WDL TFR |DEP TFR )(?:INB )?/;

/** The part of a narration, in capitals, that names the other party; null when it is not in a form banks use. */
export function nameParts(text: string): string | null {
  const bare = WRAPPING.test(text) ? text.replace(WRAPPING, '').replace(/-+$/, '') : text;
  for (const [start, delimiter, place] of FORMS) {
    if (start.test(bare)) return nameAmong(bare.split(delimiter), place) ?? '';
  }
  for (const phrase of PHRASES) {
    const found = phrase.exec(bare);
    if (found) return found[1] ?? '';
  }
  return null;
}

function nameAmong(parts: readonly string[], place: Place): string | undefined {
  const telling = parts
    .map((part) => part.trim().replace(/^TP ACH /, ''))
    .filter((part) => !CHANNEL.test(part) && part !== '');
  if (place === 'before-last') return nameOrReference(telling.at(-2));
  const names = telling.filter((part) => !isReference(part));
  if (place === 'last') return names.at(-1);
  // Where a note and then an address follow the number, only the address names the payee.
  const [first, second] = names;
  if (second?.includes('@') && parts[NOTE_THEN_ADDRESS]?.trim() === second) return addressName(second);
  return first && addressName(first);
}

const NOTE_THEN_ADDRESS = 3;

function nameOrReference(part: string | undefined): string | undefined {
  return part === undefined || isReference(part) ? undefined : part;
}

function addressName(part: string): string {
  const at = part.indexOf('@');
  return at === -1 || part.includes(' ') ? part : part.slice(0, at);
}

/** A number of the bank's: no blank in it and at least four digits, or an account covered with X. */
export function isReference(part: string): boolean {
  if (part.includes(' ') || part.includes('@')) return false;
  let digits = 0;
  for (let at = 0; at < part.length; at++) {
    const code = part.charCodeAt(at);
    if (code >= 48 && code <= 57) digits++;
  }
  return digits >= 4;
}
