import { once } from '../../shared/once';

/**
 * What a narration must say, in a notation that reads as banks write. One term a line, or several parted by commas:
 *
 * ```
 * audit fee(s)            words in this order, each of them whole; capitals do not matter
 * chq|cheque ret|rtn      one word or another            [paid to|sent]  the same where one has several words
 * charge(s), (clg )ret    what may stand there or not    job_work        together or apart
 * chq … ret               anything between, or nothing   recruit*, *rent the word goes on, or begins otherwise
 * #  #+  ?  ?+  ~         a digit, digits, a letter, letters, a word of letters and digits
 * ^upi   self$            where the narration begins, and ends
 * ![fixed ]deposit        not behind this                cleaning![ stuff]  not before this
 * <month>                 any word of a list                    \\*  a sign that stands for itself
 * ```
 */
export type Terms = string;

/** Words that many terms name. */
const LISTS: Readonly<Record<string, string>> = {
  month: 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
  charge: 'ch((a)r)g(e)(s)',
  // The bank, not a seller, took a fee.
  'bank-fee': 'ch((a)r)g(e)(s)|incl gst|fee(s)|commission|+gst|gst_@|gst #+%',
  // Whoever is paid for help with a tax is not paid the tax.
  'tax-help': '*consult*|*advis*|*filing*|*retainer*|fee(s)|*associates*',
  // Help with a return is a professional's; fees, though, may be the department's own.
  'return-help': '*consult*|*advis*|*retainer*|*associates*|return(s) fil*',
  // "GST return filing charges" speaks of a tax return, not of a cheque.
  'tax-return': '[gst|tds|tax|it(r)|roc|annual] return(s)|return(s) fil*',
  // Whoever goes to court about a cheque pays an advocate.
  'at-law': 'advocate*|court|legal|case',
};

type Alternatives = readonly (readonly Part[])[];
/** A piece of a term. A group with an empty alternative may be missing. */
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'group' | 'not'; alternatives: Alternatives }
  | { kind: 'more' | 'gap' | 'digit' | 'digits' | 'letter' | 'letters' | 'word' | 'begin' | 'end' | 'joint' | 'mark' };

const SIGNS: Readonly<Record<string, Exclude<Part['kind'], 'text' | 'group' | 'not'>>> = {
  ...{ '*': 'more', '…': 'gap', '#': 'digit', '#+': 'digits', '?': 'letter', '?+': 'letters', '~': 'word' },
  ...{ '^': 'begin', $: 'end', _: 'joint', '=': 'mark' },
};
const SIGN_SOURCES: Readonly<Record<string, string>> = {
  ...{ more: '\\w*', gap: '.*', digit: '\\d', digits: '\\d+', letter: '[A-Z]', letters: '[A-Z]+', word: '[\\w&]+' },
  ...{ begin: '^', end: '$', joint: ' ?', mark: '[^A-Z0-9]' },
};

/** The parts of a text at a sign that stands in no bracket. */
function partedAt(text: string, sign: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if ('[('.includes(char)) depth++;
    if ('])'.includes(char)) depth--;
    if (depth === 0 && sign.test(char)) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/** The terms of a list of them, each by itself. */
export const termsOf = (terms: Terms): string[] =>
  partedAt(terms, /[,\n]/)
    .map((term) => term.trim())
    .filter(Boolean);

// In a term, blanks part words that may each be one of several; in brackets a blank is nothing but a blank.
function partsOf(term: string): Part[] {
  const words = partedAt(term.replace(/ *… */g, '…'), / /);
  return words.flatMap((word, at) => {
    const blank: Part[] = at === 0 ? [] : [{ kind: 'text', text: ' ' }];
    return [...blank, ...partedAt(word, /…/).flatMap((piece, place) => [...(place ? [GAP] : []), ...eitherOf(piece)])];
  });
}

const GAP: Part = { kind: 'gap' };

function eitherOf(word: string): Part[] {
  const alternatives = partedAt(word, /\|/).map(sequenceOf);
  return alternatives.length === 1 ? (alternatives[0] ?? []) : [{ kind: 'group', alternatives }];
}

const PIECE = /\\.|#\+|\?\+|<([\w-]+)>|!?[[(]|[*…#?~^$_=]|[^\\[(<!*…#?~^$_=]+/y;

/** The parts of a text in which no blank parts words. */
function sequenceOf(text: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < text.length; ) {
    PIECE.lastIndex = at;
    const [piece = '', list] = PIECE.exec(text) ?? [];
    if (piece === '') throw new RangeError(`A term holds a sign that means nothing: ${text}`);
    at += piece.length;
    const kind = SIGNS[piece];
    if (kind) parts.push({ kind });
    else if (piece.startsWith('\\')) parts.push({ kind: 'text', text: piece.slice(1) });
    else if (list) parts.push({ kind: 'group', alternatives: partedAt(LISTS[list] ?? '', /\|/).map(sequenceOf) });
    else if (/[[(]$/.test(piece)) {
      const within = upToItsEnd(text, at);
      at += within.length + 1;
      const alternatives = partedAt(within, /\|/).map(sequenceOf);
      const isOptional = piece === '(';
      parts.push({
        kind: piece.startsWith('!') ? 'not' : 'group',
        alternatives: isOptional ? [...alternatives, []] : alternatives,
      });
    } else parts.push({ kind: 'text', text: piece.toUpperCase() });
  }
  return parts;
}

function upToItsEnd(text: string, from: number): string {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if ('[('.includes(text[at] ?? '')) depth++;
    if ('])'.includes(text[at] ?? '') && --depth === 0) return text.slice(from, at);
  }
  throw new RangeError(`A bracket of a term is not closed: ${text}`);
}

type Edge = 'word' | 'mark' | 'either';
const isMark = (char = ''): boolean => !/[A-Z0-9]/.test(char);
const joined = (edges: readonly Edge[]): Edge =>
  edges.every((edge) => edge === edges[0]) ? (edges[0] ?? 'mark') : 'either';

/** Whether what comes first (or last) of some parts is of a word or a mark. */
function edgeOf(parts: readonly Part[], isLast: boolean): Edge {
  const [part, ...rest] = isLast ? parts.toReversed() : parts;
  if (!part) return 'mark';
  if (part.kind === 'text') return isMark(part.text.at(isLast ? -1 : 0)) ? 'mark' : 'word';
  if (part.kind === 'group') {
    const beyond = isLast ? rest.toReversed() : rest;
    return joined(part.alternatives.map((one) => edgeOf(one.length > 0 ? one : beyond, isLast)));
  }
  if (part.kind === 'not') return edgeOf(isLast ? rest.toReversed() : rest, isLast);
  return ['begin', 'end', 'gap', 'joint', 'mark'].includes(part.kind) ? 'mark' : 'word';
}

const anyOf = (sources: readonly string[]): string =>
  sources.length === 1 ? (sources[0] ?? '') : `(?:${sources.join('|')})`;

/** The pattern of parts, whole words at either edge that is open. */
function sourceOf(parts: readonly Part[], opens: boolean, closes: boolean): string {
  const gap = parts.findIndex(({ kind }) => kind === 'gap');
  if (gap !== -1)
    return `${sourceOf(parts.slice(0, gap), opens, true)}.*${sourceOf(parts.slice(gap + 1), true, closes)}`;
  const [first, ...rest] = parts;
  if (first === undefined) return '';
  if (first.kind === 'not' && opens) {
    return `(?<!${first.alternatives.map((one) => sourceOf(one, true, false)).join('|')})${sourceOf(rest, opens, closes)}`;
  }
  const last = parts.at(-1);
  if (last?.kind === 'not') {
    const ahead = last.alternatives.map((one) => sourceOf(one, false, true)).join('|');
    return `${sourceOf(parts.slice(0, -1), opens, closes)}(?!${ahead})`;
  }
  if (opens && first.kind === 'group' && edgeOf(parts, false) === 'either')
    return anyOf(first.alternatives.map((one) => sourceOf([...one, ...rest], true, closes)));
  if (closes && last?.kind === 'group' && edgeOf(parts, true) === 'either')
    return anyOf(last.alternatives.map((one) => sourceOf([...parts.slice(0, -1), ...one], opens, true)));
  const before = opens && first.kind !== 'more' && edgeOf(parts, false) === 'word' ? '\\b' : '';
  const behind = closes && last?.kind !== 'more' && edgeOf(parts, true) === 'word' ? '\\b' : '';
  const core = parts.slice(opens && first.kind === 'more' ? 1 : 0, closes && last?.kind === 'more' ? -1 : undefined);
  return `${before}${core.map(partSource).join('')}${behind}`;
}

function partSource(part: Part): string {
  if (part.kind === 'text') return part.text.replace(/[.+*?^${}()|[\]\\/]/g, '\\$&');
  if (part.kind === 'not') return `(?!${part.alternatives.map((one) => sourceOf(one, false, true)).join('|')})`;
  if (part.kind !== 'group') return SIGN_SOURCES[part.kind] ?? '';
  const alternatives = part.alternatives.filter((one) => one.length > 0).map((one) => sourceOf(one, false, false));
  const isOptional = alternatives.length < part.alternatives.length;
  const isLetter = alternatives.length === 1 && alternatives[0]?.length === 1;
  return `${isLetter ? alternatives[0] : `(?:${alternatives.join('|')})`}${isOptional ? '?' : ''}`;
}

/** The pattern of a term, to be matched on capitals. Throws RangeError where the term is not in the notation. */
export const patternOf = (term: string): string => sourceOf(partsOf(term.toLowerCase()), true, true);

/**
 * By what a term is found without trying it: how one of its words begins (four letters, or a shorter word), any of `starts`; or,
 * where its words may stand amid others, letters that the narration must hold, any of `within`.
 */
export type Key = { starts: readonly string[] } | { within: readonly string[] };

export const START = 4;

/** The keys a term has, of which any one finds it. Throws RangeError where it has none. */
export function keysOf(term: string): Key[] {
  const parts = partsOf(term.toLowerCase()).flatMap(lettersApart);
  const keys: Key[] = [];
  let isBegun = true;
  parts.forEach((part, at) => {
    const starts = isBegun ? beginnings(parts.slice(at), '') : null;
    if (starts) keys.push({ starts: [...new Set(starts)] });
    isBegun = beginsWord(part, isBegun);
  });
  if (keys.length > 0) return keys;
  const [within] = parts
    .map(lettersOf)
    .filter((letters) => letters.length > 0)
    .toSorted((one, other) => one.length - other.length);
  if (!within) throw new RangeError(`A term has no word to be found by: ${term}`);
  return [{ within }];
}

/** Whether letters behind a part begin a word. */
function beginsWord(part: Part, wasBegun: boolean): boolean {
  if (part.kind === 'text') return !/[A-Z]$/.test(part.text);
  if (part.kind === 'joint') return wasBegun;
  if (part.kind !== 'group') return ['gap', 'mark', 'digit', 'digits', 'begin', 'not'].includes(part.kind);
  return part.alternatives.every((one) => (one.length === 0 ? wasBegun : edgeOf(one, true) === 'mark'));
}

const lettersApart = (part: Part): Part[] =>
  part.kind === 'text' ? (part.text.match(/[A-Z]+|[^A-Z]+/g) ?? []).map((text) => ({ kind: 'text', text })) : [part];

/** How the word may begin that stands first in some parts; null where that cannot be told. */
function beginnings(parts: readonly Part[], before: string): string[] | null {
  const [part, ...rest] = parts;
  const ended = before === '' ? null : [before];
  if (before.length === START || !part) return ended;
  if (part.kind === 'not') return beginnings(rest, before);
  if (part.kind === 'joint') return together([ended, beginnings(rest, before)]);
  if (part.kind === 'group')
    return together(part.alternatives.map((one) => beginnings([...one.flatMap(lettersApart), ...rest], before)));
  if (part.kind === 'text') {
    const letters = /^[A-Z]*/.exec(part.text)?.[0] ?? '';
    return letters === ''
      ? ended
      : beginnings(letters === part.text ? rest : [END], `${before}${letters}`.slice(0, START));
  }
  return ['more', 'letter', 'letters', 'word'].includes(part.kind) ? null : ended;
}

const END: Part = { kind: 'end' };

function together(found: readonly (string[] | null)[]): string[] | null {
  const known = found.filter((one) => one !== null);
  return known.length === found.length ? known.flat() : null;
}

/** Letters of which a part always holds one or another. */
function lettersOf(part: Part): string[] {
  if (part.kind === 'text') return /^[A-Z0-9]{2,}$/.test(part.text) ? [part.text] : [];
  if (part.kind !== 'group') return [];
  const letters = part.alternatives.map(
    (one) =>
      one
        .flatMap(lettersApart)
        .map(lettersOf)
        .find((found) => found.length > 0) ?? [],
  );
  return letters.every((found) => found.length > 0) ? letters.flat() : [];
}

/** Asks a text in capitals. */
export type Saying = Pick<RegExp, 'test' | 'exec' | 'source'>;

/** The same of some terms. */
export type TermsSaid = Saying & {
  /** The text with a blank in the place of the first of them. */
  without: (text: string) => string;
};

/** Whether any of some terms stands in a text in capitals, as one pattern. It is made when the first text is asked. */
export function saying(terms: Terms): TermsSaid {
  const pattern = once(() => new RegExp(termsOf(terms).map(patternOf).join('|')));
  return {
    test: (text) => pattern().test(text),
    exec: (text) => pattern().exec(text),
    without: (text) => text.replace(pattern(), ' '),
    get source() {
      return pattern().source;
    },
  };
}
