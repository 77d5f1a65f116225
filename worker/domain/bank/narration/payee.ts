import { BANK_CODE, CHANNEL, FIGURES, FORMS, PHRASES, type Place } from './forms.data';
import { type Saying, saying } from './terms';

/** The same function, which works one text out only once when it is asked for it several times in a row. */
export function rememberingLast<Value>(work: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: work(text) };
    return last.value;
  };
}

// Banks cut names short, so the words that say what kind of company it is come in pieces; a lone P or L after a short
// name is a person's initial.
const CORPORATE = / (?:PRIVATE|PRIVAT|PRIVA|PRIV|PVT|PV|LIMITED|LIMITE|LIMIT|LTD|LT|LLP)$|(?<=.{12}) [PL]$/;
const FEWEST_LETTERS = 3;

// What stands at the end of the name of a firm and of nobody's purpose: its legal form, or what sort of firm it calls itself.
const FIRM_END = saying(`
  [pvt|private|privat|priva|priv|ltd|limited|limite|limit|llp|opc|co|company|corp|corporation|assn|association|society]$
  [associates|enterprise(s)|industries|solution(s)|technolog[y|ies]|system(s)|service(s)|venture(s)|holding(s)|advisor(s)]$
  [agenc[y|ies]|trader(s)|trading|works|club|kart|mart|store(s)|foundation|trust|india|brothers|bros|sons|group|studio(s)]$
  [house|homes|housing|estate(s)|electronics|infra|projects|academy|labs|foods|motors|textiles|products|wear]$
`);

// "Founder loan to company" is no name.
const OF_A_PHRASE = / (?:TO|FOR|FROM|BY|TOWARDS|AGAINST) /;

/** Whether a name, in capitals, is a firm's: its last word is a legal form or one that firms alone put last. */
export const isFirmName = (name: string): boolean => FIRM_END.test(name.trim()) && !OF_A_PHRASE.test(name);

function tidy(text: string): string | null {
  let name = text.replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ').trim();
  while (CORPORATE.test(name)) name = name.replace(CORPORATE, '');
  const letters = name.replace(/[^\p{L}]/gu, '').length;
  return letters >= FEWEST_LETTERS ? name : null;
}

// What changes from month to month in the narration of the same thing.
const MONTH =
  /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC|JANUARY|FEBRUARY|MARCH|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|FY|AY|QTR|Q)\d*$/;
const NUMBERING = /^(?:INV|INVOICE|BILL|NO|REF|DT|DATED|FOR)$/;

function withoutPassing(text: string): string {
  return text
    .split(/[^\p{L}\p{M}\p{N}&]+/u)
    .filter((word) => !/^\d+$/.test(word) && !MONTH.test(word) && !NUMBERING.test(word) && !isReference(word))
    .join(' ');
}

const WRAPPING = /^(?:(?:TO|BY) TRANSFER- ?|WDL TFR |DEP TFR )(?:INB )?/;
// The account and the branch that one bank writes after all else.
const BRANCH = /-+$| \d{10,} AT \d{5}\b.*$/;

/** How names are read out of narrations. */
export type Names = {
  /** The part of a narration, in capitals, that names the other party; null when it is not in a form banks use. */
  nameParts: (text: string) => string | null;
  /**
   * The other party of a transaction, in one spelling for all its narrations: 'UPI/628812345678/ZEPTO/OFFICE PANTRY' and
   * 'UPI/ZEPTO' both give 'ZEPTO'. A narration outside the banks' grammar stands for itself, without dates and numbers.
   * Null when no name can be told.
   */
  payeeOf: (description: string) => string | null;
  /** The form that a narration in capitals has. */
  formOf: (text: string) => Saying | undefined;
};

const BEGINNINGS = FORMS.map((form) => [saying(form.begins), form] as const);

/** Reads names by the forms of banks; `isOut` leaves forms out, as if no bank wrote so. */
export function namesBy(isOut: (form: Saying) => boolean = () => false): Names {
  const forms = BEGINNINGS.filter(([begins]) => !isOut(begins));
  const phrases = PHRASES.filter((phrase) => !isOut(phrase));
  const nameParts = rememberingLast((text: string): string | null => {
    const bare = unwrapped(text);
    for (const [begins, { parted, name }] of forms) {
      if (begins.test(bare)) return nameAmong(bare.split(parted), name) ?? '';
    }
    for (const phrase of phrases) {
      const found = phrase.exec(bare);
      if (found) return found[1] ?? '';
    }
    return null;
  });
  const payeeOf = rememberingLast((description: string): string | null => {
    const text = description.toUpperCase().trim();
    return tidy(nameParts(text) ?? withoutPassing(text));
  });
  const formOf = (text: string) => {
    const bare = unwrapped(text);
    return forms.find(([begins]) => begins.test(bare))?.[0] ?? phrases.find((phrase) => phrase.test(bare));
  };
  return { nameParts, payeeOf, formOf };
}

const unwrapped = (text: string): string =>
  WRAPPING.test(text) ? text.replace(WRAPPING, '').replace(BRANCH, '') : text;

/** By all forms that are known. */
export const NAMES: Names = namesBy();
export const { nameParts, payeeOf } = NAMES;

function nameAmong(parts: readonly string[], place: Place): string | undefined {
  const telling = parts
    .map((part) => part.trim().replace(/^TP ACH |_SMS\b.*$/g, ''))
    .filter((part) => !isOfChannel(part) && part !== '');
  if (place === 'before-last') return nameOrReference(telling.at(-2));
  const names = telling.filter((part) => !isReference(part) && !BANK_CODE.test(part));
  if (place === 'last') return names.at(-1);
  // Where a note and then an address follow the number, only the address names the payee.
  const [first, second] = names;
  if (second?.includes('@') && parts[NOTE_THEN_ADDRESS]?.trim() === second) return addressName(second);
  return first && addressName(first);
}

const CHANNEL_WORDS = saying(CHANNEL);

const isOfChannel = (part: string): boolean => CHANNEL_WORDS.test(part) || FIGURES.test(part);

const NOTE_THEN_ADDRESS = 3;

function nameOrReference(part: string | undefined): string | undefined {
  return part === undefined || isReference(part) ? undefined : part;
}

// A number of the bank's that stands before the name, with a blank between or without one.
const NUMBER_BEFORE = /^(?:[A-Z]{4}[A-Z]?\d{8,} +|\d{6,}(?=[A-Z]{3}))/;

function addressName(part: string): string {
  const at = part.indexOf('@');
  return at === -1 || part.includes(' ') ? part.replace(NUMBER_BEFORE, '') : part.slice(0, at);
}

// The code of a branch, and a number that the bank broke in two.
const CODE = /^(?:[A-Z]{4}0[A-Z0-9]{6}|[A-Z]{4,5}\d{3,} \d{4,})$/;

/** A number of the bank's: no blank in it and at least four digits, an account covered with X, or a branch's code. */
export function isReference(part: string): boolean {
  if (CODE.test(part)) return true;
  if (part.includes(' ') || part.includes('@')) return false;
  let digits = 0;
  for (let at = 0; at < part.length; at++) {
    const code = part.charCodeAt(at);
    if (code >= 48 && code <= 57) digits++;
  }
  return digits >= 4;
}
