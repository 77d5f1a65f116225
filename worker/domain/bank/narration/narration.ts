import { rememberingLast } from '../../shared/remembering';
import { CHANNEL, FORMS, PHRASES, type Place } from './narration-forms';

const WRAPPING = /^(?:(?:TO|BY) TRANSFER- ?|WDL TFR |DEP TFR )(?:INB )?/;
// The account and the branch that one bank writes after all else.
const BRANCH = /-+$| \d{10,} AT \d{5}\b.*$/;

/** The part of a narration, in capitals, that names the other party; null when it is not in a form banks use. */
export const nameParts = rememberingLast((text: string): string | null => {
  const bare = WRAPPING.test(text) ? text.replace(WRAPPING, '').replace(BRANCH, '') : text;
  for (const [start, delimiter, place] of FORMS) {
    if (start.test(bare)) return nameAmong(bare.split(delimiter), place) ?? '';
  }
  for (const phrase of PHRASES) {
    const found = phrase.exec(bare);
    if (found) return found[1] ?? '';
  }
  return null;
});

function nameAmong(parts: readonly string[], place: Place): string | undefined {
  const telling = parts
    .map((part) => part.trim().replace(/^TP ACH |_SMS\b.*$/g, ''))
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
