import { type Message, say } from '../../../shared/message';
import { recordsAbove } from '../file/table';
import type { Layout } from '../model';
import type { LineNotice, Refusal } from '../notices';

const SCALE = "(lakhs?|lacs?|crores?|thousands?|millions?|paise|paisa|'000s?)";
/** 'Amount (Rs. in Lakhs)', "Balance '000", 'amountInPaise'; rupees and paise together are what every bank prints. */
const SCALED_HEADING = new RegExp(String.raw`(?:\b|(?='))${SCALE}\b`, 'i');
const AND_PAISE = /(?:₹|\b(?:rs|rupees?|inr)\b).*\bpaise\b/i;
/** A line of its own above the table: 'All figures in Rs. lakhs', '(Amount in ₹ crores)'. Other lines speak of limits and rates. */
const SCALED_ABOVE = new RegExp(
  String.raw`^(?=.*(?:₹|\b(?:amounts?|figures?|values?|in|rs|inr|rupees)\b))\W*(?:all\s+|the\s+)*(?:amounts?|figures?|values?|rs|inr|rupees)?\W*(?:are\s+)?(?:in\s+)?(?:rs|inr|(?:indian\s+)?rupees)?\W*(?:in\s+)?${SCALE}\W*$`,
  'i',
);

/**
 * Why the amounts of a table are no rupees and paise, as its headings or a line above it say: another currency, or a whole number of
 * lakhs or of paise. Such figures look like any others, and their balances follow all the same. Null where nothing says so.
 */
export function unitRefusal(layout: Layout): Refusal | null {
  const { headerCells, columns, headerLine } = layout;
  for (const at of [columns.amount, columns.debit, columns.credit, columns.balance]) {
    const heading = at === undefined ? '' : (headerCells[at] ?? '');
    const unit = currencyOfHeading(heading) ?? scaleOf(heading);
    if (unit) return refused(unit, headerLine);
  }
  const below = unitsIn(layout.table.recordAt(layout.next, layout.width)?.cells ?? []);
  if (below) return refused(below, headerLine);
  const above = recordsAbove(layout)
    .map((cells) => SCALED_ABOVE.exec(cells.join(' ').trim())?.[1])
    .find((scale) => scale !== undefined);
  return above ? refused(above, headerLine) : null;
}

/** The same of a line that would be a heading if its amounts were in rupees. */
export function foreignHeading({ cells, line }: { cells: readonly string[]; line: number }): Refusal | null {
  const named = cells.filter((cell) => OF_MONEY.test(cell)).map(currencyOfHeading);
  const [unit] = named;
  return unit && named.every(Boolean) ? refused(unit, line) : null;
}

const OF_MONEY = /\b(?:debits?|credits?|dr|cr|amount|amt|bal(?:ance)?|withdrawals?|deposits?|paid|received)\b/i;

/** The currency that a line prints below each of its headings, and nothing else; null where it prints something else. */
function unitsIn(cells: readonly string[]): string | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => BARE.test(cell)) ? (filled[0] ?? null) : null;
}

const scaleOf = (heading: string): string | null =>
  AND_PAISE.test(heading) ? null : (SCALED_HEADING.exec(spaced(heading))?.[1] ?? null);

const refused = (unit: string, line: number): Refusal => ({
  code: 'UNSUPPORTED_CONTENT',
  line,
  message: say('statement.not-in-rupees', { unit: unit.includes('000') ? say('statement.thousands') : unit }),
});

/** Codes, signs and names of currencies that are not the rupee. */
const CODES = (
  'USD EUR GBP AED SGD JPY AUD CAD CHF HKD SAR CNY CNH NZD THB QAR OMR KWD BHD MYR ZAR SEK NOK DKK KRW NPR LKR BDT PKR MVR ' +
  'MMK IDR PHP VND TWD RUB TRY ILS PLN CZK HUF MXN BRL KES NGN EGP MUR TZS UGX JOD'
).split(' ');
const KNOWN: ReadonlySet<string> = new Set(CODES);
// No letter stands on either side; a figure may: 'USD1,200.00'.
const alone = (words: string): string => `(?<![a-z])(?:${words})(?![a-z])`;
const CODE = alone(CODES.join('|'));
const SIGN = String.raw`\b(?:US|A|C|S|HK|NZ)?\$|[$€£¥]`;
const NAME = alone(
  String.raw`(?:(?:us|u\.s\.|american|canadian|australian|singapore) )?dollars?|euros?|pounds?(?: sterling)?|dirhams?|yen|(?:swiss )?francs?|yuan|renminbi|(?:nepalese|nepali|sri lankan|pakistani?|mauritian) rupees?|baht|ringgits?|ri(?:y)?als?|dinars?|rou?bles?|liras?|taka`,
);
const FOREIGN = `(?:${CODE}|${SIGN}|${NAME})`;
const BARE = new RegExp(String.raw`^[^\p{L}\d$€£¥]*(?:in )?${FOREIGN}[^\p{L}\d$€£¥]*$`, 'iu');
const RUPEE = String.raw`(?:₹|\b(?:inr|rs|(?:indian )?rupees?)\b\.?)`;

const CURRENCY =
  /^\W*(?:(?:a\/?c|acct?|account|txn|tran|trans|transaction)\W*)?(?:currency|ccy|crncy|curr?)\W*(?:code|type|name)?\W*$/i;
const RUPEES = /^\W*(?:inr|rs|₹|(?:indian )?rupees?|n\W?a|nil|none)?\W*$/i;
/** A sign of a currency that is not the rupee, which is no letter. */
const FOREIGN_SIGN = /[$€£¥]/;
/** As much of a cell as the name of a currency takes. */
const LONGEST_NAME = 20;
/** 'Amount (INR)' is in rupees, whatever the money was before. */
const IN_RUPEES = /₹|\binr\b|\brs\b|(?<!(?:nepalese|nepali|lankan|pakistani?|mauritian) )rupee/i;

/** Where the currency of each line stands: under a heading of its own, or under none beside the money. */
export type CurrencyColumns = { named: number | null; beside: readonly number[] };

/** The same, unless the amounts themselves are headed as rupees. */
export function currencyColumns({ headerCells, columns, width }: Layout): CurrencyColumns {
  const at = headerCells.findIndex((heading) => CURRENCY.test(heading));
  const heading = headerCells[columns.amount ?? columns.debit ?? -1] ?? '';
  if (IN_RUPEES.test(heading)) return { named: null, beside: [] };
  const taken = new Set(Object.values(columns));
  const money = [columns.debit, columns.credit, columns.amount, columns.balance].filter((place) => place !== undefined);
  const beside = money
    .flatMap((place) => [place - 1, place + 1])
    .filter((place) => place >= 0 && place < width && !taken.has(place) && (headerCells[place] ?? '').trim() === '');
  return { named: at === -1 ? null : at, beside: [...new Set(beside)] };
}

/** Why a line's amount is not in rupees, by the column that says so; null where it is. */
export function foreignFault(cells: readonly string[], { named, beside }: CurrencyColumns): Message | null {
  const wordsAt = (place: number) => (cells[place] ?? '').trim().slice(0, LONGEST_NAME);
  if (named !== null) {
    const currency = wordsAt(named);
    if (FOREIGN_SIGN.test(currency) || !RUPEES.test(currency)) return notInRupees(currency);
  }
  if (beside.length === 0) return null;
  // Most lines have nothing there, and to look for a name in nothing takes longer than to read the line.
  const unit = beside.map(wordsAt).find((words) => words !== '' && BARE.test(words));
  return unit === undefined ? null : notInRupees(unit);
}

const MARKED = new RegExp(
  String.raw`^[^\p{L}\d$€£¥]*(${FOREIGN})\W*\d[\d,.]*\W*(?:[dc]r)?\W*$|^[^\p{L}\d]*[\d,.]+[^\p{L}\d$€£¥]*(${FOREIGN})\W*(?:[dc]r)?\W*$`,
  'iu',
);

/** Why a line's amount is not in rupees, by the currency printed beside the figure: 'USD 1,200.00', '€ 5'. */
export function foreignAmountFault(cells: readonly string[], { columns }: Layout): Message | null {
  for (const at of [columns.debit, columns.credit, columns.amount, columns.balance]) {
    const currency = currencyBeside(at === undefined ? '' : (cells[at] ?? ''));
    if (currency !== null) return notInRupees(currency);
  }
  return null;
}

/** No figure is longer; what is costs too much to look through. */
const LONGEST_FIGURE = 60;

/** The currency other than the rupee that stands before or behind a figure; null where none does. */
export function currencyBeside(figure: string): string | null {
  if (figure.length > LONGEST_FIGURE) return null;
  const [, before, behind] = MARKED.exec(figure) ?? [];
  return before ?? behind ?? null;
}

const notInRupees = (currency: string) => say('statement.line-not-in-rupees', { currency });

/** What stands for a currency that is not the rupee, and that no line names. */
export const UNNAMED_CURRENCY = 'unnamed';

/**
 * How the lines around a table say in which currency its account is kept. Each is looked for with the currencies abroad and with
 * the rupee; M is where one is named. A sentence that only speaks of a currency says nothing of the account.
 */
const TELLS: readonly { quote: string; of: (M: string) => string }[] = [
  {
    quote: 'Currency: USD; Account Currency US Dollar; Currency of the account is EUR',
    of: (M) =>
      String.raw`\b(?:currency|ccy|crncy)\b\W*(?:code|type|name|of\s+(?:the\s+)?(?:account|a\/?c))?\W*?(?:\bis\b)?[^\p{L}\d$€£¥]*(${M})`,
  },
  {
    quote: 'Account No. 000405001234 ( USD ); Account Number: 50100012345678 - USD',
    of: (M) =>
      String.raw`\b(?:account|a\/?c|acct)\b[^()]*[\dx*]{5,}\s*(?:\(\s*(${M})\s*\)|[-–/]?\s*(${M})\s*(?:$|[-–]))`,
  },
  {
    quote: 'Statement of account in USD; All amounts are in US Dollars; Balance (in USD) 1200',
    of: (M) =>
      String.raw`^\W*(?:all\s+|the\s+)*(?:statement|amounts?|figures?|values?|balances?)\b[\p{L}\s/,()]{0,60}?\bin\s+(${M})[\W\d]*$`,
  },
  {
    quote: 'Statement of USD account; USD Current Account 000405001234',
    of: (M) =>
      String.raw`^\W*(?:(?:account\s+)?statement\s+(?:of|for)\s+(?:your\s+|the\s+)?)?(${M})\s+(?:current\s+|savings?\s+|deposit\s+|call\s+|operative\s+)?(?:account|a\/c)\b(?:$|\W*(?:no|number|statement)\b|[^\p{L}]*[\dx*]{4,})`,
  },
  {
    quote: 'Opening Balance: USD 10,000.00; Closing balance 10,450.00 USD',
    of: (M) =>
      String.raw`\b(?:opening|closing|available|ledger|current|total|net|effective|clear)\b\W*(?:account\s+)?bal(?:ance)?s?\b[^\p{L}\d$€£¥]*(?:as\s+(?:on|at|of)\s+[\w/ .-]{6,14}?)?\W*?(?:(${M})\W*\d|[\d,]+\.\d\d\s*(${M}))`,
  },
  {
    quote: 'CURRENT ACCOUNT USD; Savings A/c (EUR)',
    of: (M) => String.raw`\b(?:account|a\/c|current|savings?|deposit)\b\s*[-–(]*\s*(${M})\s*\)?\s*$`,
  },
];
const compiled = (M: string) => TELLS.map(({ of }) => new RegExp(of(M), 'iu'));
const ABROAD = compiled(FOREIGN);
const AT_HOME = compiled(RUPEE);

/** Accounts that exporters and people abroad keep here are never in rupees. */
const KEPT_ABROAD =
  /\b(?:eefc|fcnr)\b|\bexchange earners?\b|\bforeign currency\s*(?:\([^)]*\))?\s*(?:account|a\/c|current|savings|deposit)/i;
const RFC =
  /\b(?:(?:account|a\/?c|acct)\s*(?:type|kind|category|description|variant)|(?:product|scheme)(?:\s+\w+)?)\W+rfc\b(?!\s+\w+\s+(?:pvt|private|ltd|limited|llp))/i;
/** A bank that offers such accounts says so in a sentence; its own kind of account is a word or a few. */
const MOST_WORDS = 6;
const OFFERS = /\b(?:open\w*|apply|offers?|avail|now|today|call|visit|click|know|get|our|your|you|we)\b/i;

/** The currency that the lines around a table tell, where it is not the rupee; `isSure` unless others speak of rupees. */
export type CurrencyTold = { currency: string; isSure: boolean };

export function currencyTold(around: readonly (readonly string[])[]): CurrencyTold | null {
  let abroad: string | null = null;
  let isHome = false;
  for (const cells of around) {
    const text = cells
      .filter((cell) => cell.trim() !== '')
      .join(' ')
      .slice(0, LONGEST_READ);
    abroad ??= toldBy(ABROAD, text) ?? (isKeptAbroad(cells, text) ? UNNAMED_CURRENCY : null);
    isHome ||= toldBy(AT_HOME, text) !== null || cells.some((cell) => /^\W*inr\W*$/i.test(cell));
  }
  return abroad === null ? null : { currency: abroad, isSure: !isHome };
}

const LONGEST_READ = 200;

function toldBy(tells: readonly RegExp[], text: string): string | null {
  for (const tell of tells) {
    const currency = tell
      .exec(text)
      ?.slice(1)
      .find((found) => found !== undefined);
    if (currency !== undefined) return currency;
  }
  return null;
}

const isKeptAbroad = (cells: readonly string[], text: string): boolean =>
  RFC.test(text) ||
  cells.some((cell) => KEPT_ABROAD.test(cell) && !OFFERS.test(cell) && cell.trim().split(/\s+/).length <= MOST_WORDS);

/**
 * Why a statement of an account abroad is not read: its amounts would stand in the books as rupees. By what the lines around the
 * table say, or by most of its own lines. Null where the account is in rupees, or where that is a question.
 */
export function currencyRefusal(
  around: readonly (readonly string[])[],
  problems: readonly LineNotice[],
  count: number,
): Refusal | null {
  const told = currencyTold(around);
  if (told?.isSure) return keptAbroad(told.currency);
  const foreign = problems.filter(({ code }) => code === 'FOREIGN_CURRENCY');
  const [first] = foreign;
  if (!first || foreign.length * 2 <= count) return null;
  const { fault } = first.message.params;
  const named = typeof fault === 'object' && 'params' in fault ? fault.params.currency : undefined;
  return keptAbroad(typeof named === 'string' ? named : UNNAMED_CURRENCY);
}

const keptAbroad = (currency: string): Refusal => ({
  code: 'UNSUPPORTED_CONTENT',
  message: say('statement.other-currency', { currency: currencyWords(currency) }),
});

/** A currency in a sentence. */
export const currencyWords = (currency: string): string | Message =>
  currency === UNNAMED_CURRENCY ? say('statement.foreign-currency') : currency;

/** The currency that a heading says its amounts are in, if it is not the rupee. */
const currencyOfHeading = (heading: string): string | null =>
  IN_RUPEES.test(spaced(heading)) ? null : currencyNamed(heading);

/** The currency other than the rupee that a few words name, by its sign, its code or its name. */
function currencyNamed(text: string): string | null {
  const code = spaced(text)
    .match(/\b[a-z]{3}\b/gi)
    ?.find((word) => KNOWN.has(word.toUpperCase()));
  return code?.toUpperCase() ?? NAMED.exec(text)?.[0] ?? null;
}

const NAMED = new RegExp(`${SIGN}|${NAME}`, 'i');

/** 'amountUSD' and 'amount_usd' in words. */
const spaced = (text: string): string => text.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');

/** The currency that a text ends in, as the bill of a card prints it behind the place of a purchase abroad. */
export function currencyBehind(text: string): string | null {
  const [last = ''] = /[A-Z]{3}$/.exec(text) ?? [];
  return KNOWN.has(last) && /\s[A-Z]{3}$/.test(text) ? last : null;
}
