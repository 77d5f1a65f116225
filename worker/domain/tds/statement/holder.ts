import { type Message, say } from '../../shared/message';

/** Words at the end of a name that tell what kind of person bears it, with the letters of PAN that such a person has. */
const ENDINGS: readonly { words: RegExp; letters: string; kind: string }[] = [
  { words: /\b(LLP|LIMITED LIABILITY PARTNERSHIP)\.?$/, letters: 'F', kind: 'firm' },
  { words: /\b(PVT\.? LTD|PRIVATE LIMITED|LIMITED|LTD|\(OPC\)|INC|CORPORATION)\.?$/, letters: 'C', kind: 'company' },
  { words: /\b(HUF)\)?\.?$/, letters: 'H', kind: 'family' },
  { words: /\b(TRUST|FOUNDATION)\.?$/, letters: 'TC', kind: 'trust' },
  { words: /\b(AND|&) (CO|COMPANY|ASSOCIATES|SONS|PARTNERS)\.?$/, letters: 'FPC', kind: 'firm' },
];

/** What a name and the kind of holder that its PAN tells have against each other; null where nothing is. A person weighs it. */
export function holderFault(name: string, pan: string): Message | null {
  const letter = pan[3] ?? '';
  const upper = name.trim().toUpperCase();
  const ending = ENDINGS.find(({ words }) => words.test(upper));
  if (ending && !ending.letters.includes(letter))
    return say('tds-statement.check.holder', { payee: name, pan, kind: say(`tds-statement.holder.${ending.kind}`) });
  if (!ending && letter === 'C') return say('tds-statement.check.holder-company', { payee: name, pan });
  // The fifth letter is the first of the name; of a person it is the surname's, which may be any word.
  const initials = upper.split(/[^A-Z0-9]+/).flatMap((word) => word[0] ?? []);
  const fitting = letter === 'P' ? initials : initials.slice(0, 1);
  if (pan[4] && initials.length > 0 && !fitting.includes(pan[4]))
    return say('tds-statement.check.initial', { payee: name, pan, initial: pan[4] });
  return null;
}
