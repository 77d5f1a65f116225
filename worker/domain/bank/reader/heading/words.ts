/** What a word of a heading says. A heading is known when every word of it is. */
export type WordClass = keyof typeof WORDS;

/** Words that are looked for in headings. */
const list = (words: string): readonly string[] => words.split(' ');

// Written as banks write them, in English, in Hindi and short. Longer words come first when a run of letters is taken apart.
const WORDS = {
  date: list('date dates dt dat dtd dated timestamp created दिनांक दिनाँक तारीख तिथि તારીખ'),
  value: list('value val effective eff मूल्य'),
  transaction: list(
    'transaction transactions txn txns tran trans trx trxn trn posting posted post entry booking लेनदेन लेन देन संव्यवहार',
  ),
  narration: list(
    'description descriptions narration narrations narrative particulars particular desc विवरण ब्यौरा ब्योरा तपशील વિગત',
  ),
  remark: list('remarks remark memo comment comments rmks'),
  detail: list('details detail'),
  reference: list(
    'reference references ref refs utr rrn cheque cheques chq chqs check instrument instruments instr inst instru instrmnt journal चेक संदर्भ ચેક',
  ),
  paper: list('voucher order trace seq sequence invoice document doc arn'),
  number: list('number numbers no nos num id संख्या सं नंबर क्रमांक નંબર નં'),
  debit: list(
    'debit debits debited dr withdrawal withdrawals withdrawl withdrawls withdraw withdraws withdrawn wdl db paidout moneyout outflow outflows purchase purchases spent spends out outgoing outgoings outward outwards sent minus used charged expense expenses expenditure outgo wd wthdrl withdr naave nave udhar नावे ઉધાર नामे निकासी आहरण डेबिट',
  ),
  credit: list(
    'credit credits credited cr deposit deposits deposited lodgement lodgements receipt receipts received paidin moneyin inflow inflows incoming inward inwards added loaded plus income refunded dep depst dpst jama જમા जमा क्रेडिट',
  ),
  payment: list('payment payments paid'),
  amount: list('amount amounts amt amnt राशि रकम'),
  balance: list('balance balances bal शेष बैलेंस शिल्लक બાકી'),
  lesser: list('available avail avl aval clr clear cleared clearing uncleared unclear'),
  total: list('total'),
  kind: list('type indicator flag sign ind dc cd'),
  serial: list('serial sl sr srl sno row क्रम क्र'),
  time: list('time'),
  party: list('payee payer beneficiary remitter merchant party counterparty recipient sender'),
  passive: list('status branch br brn sol code currency ccy channel location mode init'),
  account: list('account acct ac'),
  neutral: list(
    'inr rs rupees rupee re ps p in of the and or with per by at a as on bank your customer original line indian running run closing clos cl cls clg ledger current outstanding cumulative progressive book after client misc additional unique user cust upi dd mm yyyy yy mmm hh hrs ss ist utc gmt billing billed money fund funds wallet name net gross paise paisa lakh lakhs lacs crore crores thousands रु रुपये रूपये में',
  ),
};

const CLASS_OF = new Map<string, WordClass>(
  Object.entries(WORDS).flatMap(([name, words]) => words.map((word) => [word, name as WordClass])),
);
/** Words that are run together: 'txndate', 'chqrefno'. One-letter words would take any word apart. */
const PARTS = [...CLASS_OF.keys()].filter((word) => word.length > 1).sort((one, other) => other.length - one.length);
const RUN = new RegExp(`^(?:${PARTS.join('|')})+$`);
const PART = new RegExp(PARTS.join('|'), 'g');

/** Long enough that no other word of a heading is a letter away from one of them. */
const OFTEN_MISSPELT = [
  ...['transaction', 'narration', 'description', 'particulars', 'particular', 'withdrawal', 'withdrawals', 'withdrawl'],
  ...['deposit', 'deposits', 'balance', 'cheque', 'instrument', 'reference', 'amount'],
];

/** 'Added On' and 'Settled At' name a day, and which of several is not known by the word: no money was added there. */
const HAPPENED = /^\s*(?!created)[a-z]+(?:ed|ion)[\s_]+(?:on|at)\s*$/i;

const WORD = /[\p{L}\p{M}]+|\d+/gu;
const LATIN = /^[a-z]/;
const LONGEST = 80;
/** Longer runs of letters are no headings, and taking them apart would take long. */
const LONGEST_RUN = 40;

/** The classes of a heading's words, or null where a word is not one of headings. */
export function wordsOf(cell: string): ReadonlySet<WordClass> | null {
  // No heading begins with a figure, but most cells of a table do.
  if (cell.length > LONGEST || /^\s*[\d-]/.test(cell) || HAPPENED.test(cell)) return null;
  const words = spread(cell).match(WORD) ?? [];
  const isBilingual = words.some((word) => LATIN.test(word));
  const classes = new Set<WordClass>();
  for (const word of words) {
    const found = classesOf(word);
    if (found) for (const one of found) classes.add(one);
    // Beside its English name a heading may carry another in any script; a lone digit counts columns of one name.
    else if (!(isBilingual && !/^[a-z\d]/.test(word)) && !/^\d$/.test(word)) return null;
  }
  return classes.size > 0 ? classes : null;
}

// 'Amount in INR' names a unit: 'in' says which way only alone, or as the last word beside an amount.
const IN_OR_OUT = /^\s*(?:(?:amount|amt)\.?\s+)?(in|out)(?:\s+(?:amount|amt))?\.?\s*(?:\((?:inr|rs\.?|₹)\))?\s*$/;

/** 'txnDate' and 'created_at' in words, and pairs of words that only mean something together. */
const spread = (cell: string): string =>
  cell
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/-\s*\n\s*/g, '')
    .replace(IN_OR_OUT, 'money$1')
    .replace(/\(\s*\+\s*\)/, ' moneyin')
    .replace(/\(\s*[-–−]\s*\)/, ' moneyout')
    .replace(/₹/g, ' ')
    .replace(/\(s\)/g, 's')
    .replace(/\brunning total\b/, 'balance')
    .replace(/\bwith\./g, 'withdrawal')
    .replace(/\bw\s*\/\s*dl?\b/g, 'wd')
    .replace(/\b(?:paid|money|cash|funds?|payments?|transfers?|transferred)\s*-?\s*(in|out)\b/g, 'money$1')
    .replace(/\ba\s*\/\s*c\b/g, 'account')
    .replace(/\bs\.?\s*no\b/g, 'sno')
    .replace(/\b([dc])\s*[/|]\s*([dc])\b/g, '$1r $2r');

function classesOf(word: string): WordClass[] | null {
  const whole = CLASS_OF.get(word);
  if (whole) return [whole];
  if (word.length > LONGEST_RUN) return null;
  const parts = RUN.test(word) ? (word.match(PART) ?? []) : [];
  if (parts.length > 0 && parts.join('') === word) return parts.flatMap((part) => CLASS_OF.get(part) ?? []);
  const meant = OFTEN_MISSPELT.find((known) => isNearly(word, known));
  return meant ? [CLASS_OF.get(meant) ?? 'neutral'] : null;
}

/** Whether a word is another one but for a letter that is missing, too many, wrong, or changed places with its neighbour. */
function isNearly(word: string, known: string): boolean {
  const apart = word.length - known.length;
  if (apart < -1 || apart > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at++;
  const [rest, wanted] = [word.slice(at), known.slice(at)];
  if (apart === 1) return rest.slice(1) === wanted;
  if (apart === -1) return rest === wanted.slice(1);
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0];
  return rest.slice(1) === wanted.slice(1) || (isSwapped && rest.slice(2) === wanted.slice(2));
}
