import { rememberingLast } from './payee';

const LEGAL_FORM = /\b(?:PRIVATE|PVT|P|LIMITED|LTD|L|LLP|OPC)\b\.?/g;

// A name cut shorter than this could be anybody's.
const SHORTEST = 10;

/** Whether a payee is the account holder: the same name without its legal form, or the beginning that a bank left of it. */
export function isHolder(payee: string, holder: string): boolean {
  // Most payees begin otherwise, and this is asked of every line.
  if (payee.charAt(0).toUpperCase() !== holder.charAt(0).toUpperCase()) return false;
  const [one, other] = [bare(payee), bare(holder)];
  const shorter = Math.min(one.length, other.length);
  return shorter >= SHORTEST && (one.startsWith(other) || other.startsWith(one));
}

/**
 * Whether a part of a payment's narration is the account holder, or holds the name among other words: banks print there whom
 * they paid. On a receipt the same name only says whose account was credited.
 */
export function namesHolder(text: string, holder: string): boolean {
  const name = nameWords(holder);
  const [first = ''] = name;
  const parts = text.split(/[-/:*]/);
  return parts.some((part) => isHolder(part.trim(), holder) || (part.includes(first) && runsWithin(part, name)));
}

const nameWords = rememberingLast((holder: string): readonly string[] =>
  holder.toUpperCase().replace(LEGAL_FORM, '').split(' ').filter(Boolean),
);

/** A narration without the words of the holder's own name: they tell its own trade, not what was paid for. */
export function withoutHolder(text: string, holder = ''): string {
  const name = nameWords(holder);
  const [first = ''] = name;
  if (first === '' || !text.includes(first)) return text;
  return text.replace(/[A-Z0-9]+/g, (word) => (name.includes(word) ? '' : word));
}

const FEWEST_OF_A_CUT_WORD = 3;

/** Whether the words of a name stand in a row, all of them or up to one that the bank cut. */
function runsWithin(part: string, name: readonly string[]): boolean {
  const words = part.split(/[^A-Z0-9]+/);
  const at = words.indexOf(name[0] ?? '');
  if (at === -1) return false;
  const same = name.findIndex((word, ahead) => words[at + ahead] !== word);
  if (same === -1) return name.join('').length >= SHORTEST;
  const cut = words[at + same] ?? '';
  const seen = name.slice(0, same).join('').length + cut.length;
  return cut.length >= FEWEST_OF_A_CUT_WORD && seen >= SHORTEST && (name[same] ?? '').startsWith(cut);
}

const bare = (name: string): string =>
  name
    .toUpperCase()
    .replace(LEGAL_FORM, '')
    .replace(/[^A-Z0-9]/g, '');
