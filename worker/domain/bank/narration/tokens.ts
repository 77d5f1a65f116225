import { NAMES, type Names } from './payee';
import { saying } from './terms';

// What a bank writes, no person does.
const BANKS_OWN = saying(`
  neft, rtgs, imps, upi, (n)ach(d)(r), ecs, ecom, pos, pcd, inb, inft, mmt, ift, tpt, bil, bbps, billdk, billdesk, clg, micr
  swift, fir(c), trf(r), cms, wdl, dep tfr, bulk posting, vostro, nostro, fcy, ow(r), si, nfs, intl, dc, brn, mandate
  outward r~, inward r~, int., *##-## to ##-
`);
// Nor does anybody note the whole name of a company.
const COMPANY = /\b(?:PVT|PRIVATE|LTD|LIMITED|LLP)\b/;
// A bank's number has more digits than a bill's or a year.
const LONG_NUMBER = /\d{6}|X{3}\d/;
const ACCOUNT = /\bA\/CS?\b/g;

/** Whether a narration, in capitals, is what a person noted, without the words, names and numbers that banks write. */
export function isNote(text: string): boolean {
  return (
    !BANKS_OWN.test(text) && !COMPANY.test(text) && !LONG_NUMBER.test(text) && !text.replace(ACCOUNT, '').includes('/')
  );
}

/** A word of a note, or two that stand together, and how much it counts: less behind "of" or "for", where the purpose stands. */
export type Telling = { word: string; weight: number };

// What channels, banks and clerks write around every purpose.
const PASSING = new Set(
  (
    'NEFT RTGS IMPS UPI INB INF INFT MMT IFT ACH NACH CLG POS ECOM PCD NETBANK MUM PVT PRIVATE LTD LIMITED LLP BANK HDFC ICIC ICICI ' +
    'SBIN SBI UTIB AXIS KKBK KOTAK CNRB BARB PUNB YESB IDFB YBL OKAXIS PAYTM GPAY PHONEPE THE A AN AND SENT INDIA CHQ CHEQUE PAID ' +
    'GIVEN MICR CTS TPT DEBIT CREDIT BY ON IN DR CR IS PER AS BEING NO NOS PCS QTY MR MRS MS NA PAYMENT PMT PYMT PAYMT PAY TRANSFER ' +
    'TRF TFR AMT AMOUNT RS INR JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC JANUARY FEBRUARY MARCH APRIL JUNE JULY AUGUST ' +
    'SEPTEMBER OCTOBER NOVEMBER DECEMBER ND ST TH RD WDL REF FULL FINAL PART BAL BALANCE QTR FY AY YEAR MONTH MONTHLY WEEK LAST NEW ' +
    'OLD OUR MY THIS KA KE KI KO SE ME'
  ).split(' '),
);
const BEFORE_PURPOSE = new Set('OF FOR TO TOWARDS FROM AT WITH'.split(' '));
// What was left out, or came before, is not what was paid.
const BEFORE_OTHER = new Set('AFTER LESS MINUS EXCL EXCLUDING EXCEPT WITHOUT'.split(' '));
const BEHIND = 0.6;

const WRITTEN_FOR = new Map(
  Object.entries({
    CHARGE: 'CHGS CHG CHRG CHRGS CHARGES',
    FEE: 'FEES',
    ADV: 'ADVANCE',
    BILL: 'INV INVOICE',
    EXP: 'EXPENSES EXPENSE EXPS',
    MATERIAL: 'MATERIALS MATL MAT',
    SALARY: 'SAL SALARIES',
    MAINTENANCE: 'MAINT',
    ELECTRICITY: 'ELEC ELECTRIC',
    INSURANCE: 'INS',
    COMMISSION: 'COMM',
    REIMBURSEMENT: 'REIMB REIMBURSED REIMBURSE',
    PROFESSIONAL: 'PROF',
    CONSULTANCY: 'CONSULTING CONSULTATION',
    REFUND: 'REFUNDED RFND',
    RETURN: 'RETURNED RTN',
    REPAIR: 'REPAIRING REPAIRED',
    RECHARGE: 'RECH RCHG',
    PURCHASE: 'PURCH PURCHASED',
  }).flatMap(([one, others]) => others.split(' ').map((other) => [other, one] as const)),
);
const LONG_ENOUGH = 4;

const spelt = (word: string): string => {
  const known = WRITTEN_FOR.get(word);
  if (known) return known;
  const isPlural = word.length > LONG_ENOUGH && word.endsWith('S') && !word.endsWith('SS');
  return isPlural ? word.slice(0, -1) : word;
};

const GLUED = /(?<=[a-z]{2})(?=[A-Z][a-z])/g;
// A reference of the bank's, an address or an account covered with X.
const CODE = /@|\d{4}|X{3}|^[A-Z]{4}0/;

const wordsIn = (text: string): string[] =>
  (
    text
      .replace(GLUED, ' ')
      .toUpperCase()
      .match(/[A-Z0-9@.]+/g) ?? []
  )
    .filter((word) => !CODE.test(word))
    .flatMap((word) => word.match(/[A-Z]{2,}/g) ?? []);

/** The telling words of a narration, the payee's name left out where a bank's form shows which words it is. */
export function tellingWords(description: string, { nameParts }: Pick<Names, 'nameParts'> = NAMES): Telling[] {
  const name = new Set((nameParts(description.toUpperCase().trim()) ?? '').split(/[^A-Z]+/));
  return tellingAmong(wordsIn(description).filter((word) => !name.has(word)));
}

/** The same of a phrase in capitals, in which nothing but words stands. */
export const phraseWords = (phrase: string): string[] => tellingAmong(phrase.split(' ')).map(({ word }) => word);

function tellingAmong(words: readonly string[]): Telling[] {
  const found = new Map<string, number>();
  let weight = 1;
  let before = '';
  for (const word of words) {
    if (BEFORE_OTHER.has(word)) break;
    if (BEFORE_PURPOSE.has(word) && before) weight = BEHIND;
    if (PASSING.has(word) || BEFORE_PURPOSE.has(word)) continue;
    const one = spelt(word);
    found.set(one, Math.max(found.get(one) ?? 0, weight));
    if (before) found.set(`${before} ${one}`, 1);
    before = one;
  }
  return Array.from(found, ([word, counts]) => ({ word, weight: counts }));
}

// A shorter word is too often a name or another word, wrongly written or not.
const SHORTEST = 7;

/** The words of a list by what is left of each when one letter is missing. */
export type Spellings = ReadonlyMap<string, string>;

/** How these words are found where a letter of them is missing: each word by its cuts. Short words only as they are. */
export function spellingsOf(words: Iterable<string>): Spellings {
  const spellings = new Map<string, string>();
  for (const word of words)
    if (word.length >= SHORTEST && !word.includes(' ')) for (const cut of cutsOf(word)) spellings.set(cut, word);
  return spellings;
}

// "Hired" and "hiring" speak of hire.
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/S$/, ''],
  [/D$/, ''],
  [/ED$/, ''],
  [/ING$/, ''],
  [/ING$/, 'E'],
  [/IES$/, 'Y'],
];

/** Other forms of a word, which a list may hold instead. */
export const formsOf = (word: string): string[] =>
  ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, instead]) => word.replace(ending, instead));

/** The word of the list that a wrongly written one differs from by a letter missing, too much, changed or swapped with the next. */
export function meant(word: string, spellings: Spellings): string | undefined {
  if (word.length < SHORTEST - 1) return undefined;
  const found = [word, ...cutsOf(word)].map((cut) => spellings.get(cut)).find((one) => one !== undefined);
  return found?.[0] === word[0] ? found : undefined;
}

const cutsOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1)),
];
