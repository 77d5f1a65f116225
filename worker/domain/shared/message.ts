import { formatCount } from './counts';
import type { IsoDate } from './dates';
import { type BasisPoints, formatPercent, formatRupees, type Paise, paise } from './money';

/** A value with its unit, as plain data. */
export type Quantity<Text extends Said = Said> =
  | { unit: 'paise'; value: Paise }
  | { unit: 'basis points'; value: BasisPoints }
  | { unit: 'days' | 'months' | 'count'; value: number }
  | { unit: 'day'; value: IsoDate }
  | { unit: 'text'; value: Text }
  | { unit: 'yes or no'; value: boolean };

/**
 * What a message is filled with. A string is data and stays as it is in every language (a name, a form, a statute, a cell of a
 * file); a number is a count; a quantity is written in its unit; `month` is 'YYYY-MM'; `exact` is an amount with its paise even
 * where there are none.
 */
export type Param =
  | string
  | number
  | Quantity
  | Message
  | { readonly month: string }
  | { readonly exact: Paise }
  | { readonly list: readonly Param[]; readonly joined?: 'and' | 'or' };

/** Something to say, in no language yet: the id of its words in the catalogue, and what they are filled with. */
export type Message = { readonly id: string; readonly params: Readonly<Record<string, Param>> };

/** A message, or what somebody wrote, which stays as written. */
export type Said = string | Message;

const NOTHING: Message['params'] = {};

/** A message of the shared catalogue: `say('gst.late-fee.cap')` has its words in `web/messages/shared/<language>/gst.json`. */
export const say = (id: string, params: Message['params'] = NOTHING): Message => ({ id, params });

/** The words of a message: one text, or one for each plural category of the parameter named by `by` (`count` unless named). */
export type Words =
  | string
  | { readonly by?: string; readonly one?: string; readonly few?: string; readonly other: string };

/** A language as BCP 47 names it, with its words by message id. */
export type Language = { readonly tag: string; readonly words: Readonly<Record<string, Words>> };

/** Whether a value is a message: it has an id and parameters, and nothing else. */
export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('params' in value)) return false;
  return typeof value.id === 'string' && typeof value.params === 'object' && Object.keys(value).length === 2;
}

/** What is said, in words. Throws RangeError where the language has no words for a message, or a parameter is missing. */
export function wordsOf(said: Said, language: Language): string {
  if (typeof said === 'string') return said;
  const words = language.words[said.id];
  if (words === undefined) throw new RangeError(`No words for the message ${said.id} in ${language.tag}`);
  const text = typeof words === 'string' ? words : chosen(words, said, language.tag);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const param = said.params[name];
    if (param === undefined) throw new RangeError(`The message ${said.id} is not given its ${name}`);
    return paramInWords(param, language);
  });
}

function chosen(words: Exclude<Words, string>, { id, params }: Message, tag: string): string {
  const param = params[words.by ?? 'count'];
  const count = typeof param === 'object' && 'value' in param ? param.value : param;
  if (typeof count !== 'number') throw new RangeError(`The plural of the message ${id} asks for a number`);
  const category = pluralsOf(tag).select(count);
  return (category === 'one' ? words.one : category === 'few' ? words.few : undefined) ?? words.other;
}

function paramInWords(param: Param, language: Language): string {
  if (typeof param === 'string') return param;
  if (typeof param === 'number') return numberInWords(param);
  if ('unit' in param) return quantityInWords(param, language);
  if ('month' in param) return monthInWords(param.month, language);
  if ('exact' in param) return exactRupees(param.exact);
  if ('list' in param) return listInWords(param, language);
  return wordsOf(param, language);
}

function quantityInWords(quantity: Quantity, language: Language): string {
  const { unit } = quantity;
  if (unit === 'paise') return rupeesInWords(quantity.value);
  if (unit === 'basis points') return `${formatPercent(quantity.value)}%`;
  if (unit === 'day') return dayInWords(quantity.value, language);
  if (unit === 'text') return wordsOf(quantity.value, language);
  if (unit === 'yes or no') return wordsOf(say(quantity.value ? 'unit.yes' : 'unit.no'), language);
  if (unit === 'count') return numberInWords(quantity.value);
  return wordsOf(say(`unit.${unit}`, { count: quantity.value }), language);
}

const numberInWords = (value: number): string =>
  Number.isInteger(value) ? formatCount(value) : String(Math.round(value * 100) / 100);

/** Rupees with the Indian grouping, with their paise only where there are any: '₹1,18,212', '₹1,18,212.50'. */
export const rupeesInWords = (amount: Paise): string => exactRupees(amount).replace(/\.00$/, '');

/** Rupees with their paise, also where there are none: '₹1,18,212.00'. */
export function exactRupees(amount: Paise): string {
  const [whole = '', fraction = ''] = formatRupees(paise(Math.abs(amount))).split('.');
  return `${amount < 0 ? '-' : ''}₹${formatCount(Number(whole))}.${fraction}`;
}

/** A day as every screen has it: '07 Nov 2026'. The text is cut, not parsed, so that no time zone can move the day. */
export const dayInWords = (day: IsoDate, language: Language): string =>
  `${day.slice(8)} ${wordsOf(say(`unit.month-short-${Number(day.slice(5, 7))}`), language)} ${day.slice(0, 4)}`;

/** A month 'YYYY-MM' in words: 'November 2026'. */
export const monthInWords = (month: string, language: Language): string =>
  `${wordsOf(say(`unit.month-${Number(month.slice(5, 7))}`), language)} ${month.slice(0, 4)}`;

const JOINED = { and: 'conjunction', or: 'disjunction' } as const;

function listInWords({ list, joined }: Extract<Param, { list: unknown }>, language: Language): string {
  const words = list.map((param) => paramInWords(param, language));
  if (!joined) return words.join(', ');
  // English as India writes it has no comma before its "and".
  const tag = language.tag === 'en' ? 'en-GB' : language.tag;
  return new Intl.ListFormat(tag, { type: JOINED[joined] }).format(words);
}

const plurals = new Map<string, Intl.PluralRules>();

function pluralsOf(tag: string): Intl.PluralRules {
  const known = plurals.get(tag) ?? new Intl.PluralRules(tag);
  plurals.set(tag, known);
  return known;
}

/** A value with words in the place of each message in it. */
export type Worded<Value> = Value extends Message
  ? string
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Item)[]
      ? Worded<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: Worded<Value[Key]> }
        : Value;

/** The value with words in the place of each message in it, however deep. What holds no message is given back as it is. */
export function worded<Value>(value: Value, language: Language): Worded<Value> {
  return replaced(value, language) as Worded<Value>;
}

function replaced(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isMessage(value)) return wordsOf(value, language);
  if (Array.isArray(value)) return value.map((item) => replaced(item, language));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  // Most of what is answered holds few messages or none: only what changes is copied.
  const given = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(given)) {
    const item = replaced(given[key], language);
    if (item === given[key]) continue;
    copy ??= { ...given };
    copy[key] = item;
  }
  return copy ?? value;
}
