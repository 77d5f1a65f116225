import { isoDate } from '../../../shared/dates';
import { paise } from '../../../shared/money';
import { NOTE_PHRASES } from '../../narration/lexicon.data';
import { NAMES, namesBy } from '../../narration/payee';
import { patternOf, saying, type Terms, termsOf } from '../../narration/terms';
import { isNote } from '../../narration/tokens';
import { categorise } from '../categorise';
import type { Rule } from '../model';
import { type Knowledge, SHIPPED } from '../names';
import { labelled, shippedModel, trained } from '../neighbours';
import { phrasesOf } from '../notes';
import { readOf } from '../rules';
import { RULES } from '../rules.data';
import { type Accuracy, countOf } from './accuracy';
import type { Asked } from './asked';
import { LABELLED } from './labelled.data';
import { MET } from './met-narrations.data';
import { MET_LATER } from './met-narrations-later.data';
import { MET_NOTES, MET_TRADES } from './met-notes.data';
import { UNSEEN } from './unseen-narrations.data';
import { UNSEEN_BANK, UNSEEN_NOTES } from './unseen-notes.data';

/** How each bank writes: the narrations of a bank have one of these forms. */
const BANKS: readonly [bank: string, forms: Terms][] = [
  ['SBI', '^[by|to] [transfer|clearing|debit]*, ^by debit card, ^[wdl|dep] tfr, ^debit-, ^csh dep, ^bulk posting'],
  ['Axis', '^[upi|imps]/p2[a|m]/, ^inb/, ^ecom pur/, ^mob/, ^brn-, ^pos/, ^nbsm/, ^[neft|rtgs]/'],
  ['ICICI', '^[mmt|inf|bil|vin|vps|gib|cam|cms|ips|ach|clg|trf|irm|orm]/'],
  ['Kotak', '^[mb|ib|recd]:, ^os=, ^pcd/, ^sent'],
  [
    'HDFC',
    '^[neft|rtgs] [cr|dr]-, ^[imps|upi]-, ^me dc, ^dc, ^pos #+, ^#+-tpt, ^ach d, ^ib billpay, ^billdk, ^[atw|nwd|eaw]-',
  ],
];

type Line = { side: Asked[0]; categoryId: string; description: string; holder: string };

const LINES: readonly Line[] = [
  ...LABELLED.map(([side, categoryId, description, , holder]) => ({ side, categoryId, description, holder })),
  ...[MET, MET_LATER, MET_NOTES, MET_TRADES, UNSEEN, UNSEEN_BANK, UNSEEN_NOTES]
    .flat()
    .map(([side, categoryId, description, holder]) => ({ side, categoryId, description, holder })),
];

const forms = BANKS.map(([bank, terms]) => [bank, saying(terms)] as const);

/** Whose way of writing a narration has; the first word of it where it is none of the five's; null of a note. */
function bankOf(description: string): string | null {
  const text = description.toUpperCase();
  if (isNote(text)) return null;
  return forms.find(([, form]) => form.test(text))?.[0] ?? `form ${/^[A-Z]*/.exec(text)?.[0]}`;
}

/** Who is paid or pays: a seller or payer known by name, else the name that a bank's form shows; null where neither is. */
function vendorOf({ description, side }: Line): string | null {
  const known = SHIPPED.vendors.vendorIn(description, side);
  if (known) return known.name;
  return NAMES.nameParts(description.toUpperCase().trim()) === null ? null : NAMES.payeeOf(description);
}

/** The pieces of knowledge that each line supports, and the lines that support each piece. */
type Supported = { of: readonly (readonly string[])[]; by: ReadonlyMap<string, readonly number[]> };

function supportedBy(stands: (line: Line) => readonly string[]): Supported {
  const of = LINES.map(stands);
  const by = new Map<string, number[]>();
  of.forEach((pieces, at) => {
    for (const piece of pieces) by.set(piece, [...(by.get(piece) ?? []), at]);
  });
  return { of, by };
}

/** What only lines within a group support. */
function onlyWithin({ of, by }: Supported, group: ReadonlySet<number>): ReadonlySet<string> {
  const pieces = new Set([...group].flatMap((at) => of[at] ?? []));
  return new Set([...pieces].filter((piece) => by.get(piece)?.every((at) => group.has(at))));
}

const keyOf = (rule: Pick<Rule, 'id'>, term: string): string => `${rule.id} ${term}`;

/** Which terms of rules, names of vendors and phrases each line supports. */
function supports() {
  const terms = RULES.flatMap((rule) =>
    termsOf(rule.scope ? (rule.terms.allOf?.[0] ?? '') : rule.terms.anyOf).map((term) => ({
      rule,
      key: keyOf(rule, term),
      pattern: new RegExp(patternOf(term)),
    })),
  );
  const byCategory = new Map<string, typeof terms>();
  for (const term of terms)
    byCategory.set(term.rule.categoryId, [...(byCategory.get(term.rule.categoryId) ?? []), term]);
  const phrases = new Map(
    (['debit', 'credit'] as const).flatMap((side) =>
      Object.entries(NOTE_PHRASES[side]).map(([id, list]) => [`${side} ${id}`, phrasesOf(list)] as const),
    ),
  );
  return {
    terms: supportedBy(({ description, side, categoryId }) => {
      const { text } = readOf(description.toUpperCase());
      return (byCategory.get(categoryId) ?? [])
        .filter(({ rule, pattern }) => (rule.side === 'both' || rule.side === side) && pattern.test(text))
        .map(({ key }) => key);
    }),
    names: supportedBy(({ description, side, categoryId }) => {
      const vendor = SHIPPED.vendors.vendorIn(description, side);
      return vendor?.categoryId === categoryId ? [vendor.name] : [];
    }),
    forms: supportedBy(({ description }) => {
      const form = NAMES.formOf(description.toUpperCase().trim());
      return form ? [form.source] : [];
    }),
    phrases: supportedBy(({ description, side, categoryId }) => {
      const text = ` ${description.toUpperCase().replace(/[^A-Z0-9]+/g, ' ')} `;
      return (phrases.get(`${side} ${categoryId}`) ?? []).filter((phrase) => text.includes(` ${phrase} `));
    }),
  };
}

/** What is answered of the lines of each group while all that only they support, and they themselves, are left out. */
function leavingOut(groupOf: (line: Line) => string | null): Accuracy {
  const known = supports();
  const groups = new Map<string, number[]>();
  LINES.forEach((line, at) => {
    const group = groupOf(line);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), at]);
  });
  const answers = [...groups.values()].flatMap((places) => {
    const { knowledge, model } = withoutGroup(known, new Set(places));
    return places.flatMap((at) => {
      const line = LINES[at];
      if (!line) return [];
      const { description, side, holder, categoryId } = line;
      const asked = { description, side, amount: paise(1_000_000), date: isoDate('2025-08-07') };
      const found = categorise(asked, new Map(), { holder, model, knowledge })?.categoryId;
      return [{ wanted: categoryId, found }];
    });
  });
  return countOf(answers);
}

/** What is known where a group was never met: no term, name, phrase or form that only its lines support, and not its lines. */
function withoutGroup(known: ReturnType<typeof supports>, group: ReadonlySet<number>) {
  const [terms, vendors, phrases, forms] = [
    onlyWithin(known.terms, group),
    onlyWithin(known.names, group),
    onlyWithin(known.phrases, group),
    onlyWithin(known.forms, group),
  ];
  const names = forms.size === 0 ? SHIPPED.names : namesBy(({ source }) => forms.has(source));
  const knowledge: Knowledge = {
    ...(terms.size === 0 ? SHIPPED : withoutTerms(terms)),
    names,
    vendors: vendors.size === 0 ? SHIPPED.vendors : SHIPPED.vendors.without((name) => vendors.has(name)),
    notes: SHIPPED.notes.without(phrases, names),
  };
  const seen = LABELLED.filter((_row, at) => !group.has(at));
  const isShipped = seen.length === LABELLED.length && forms.size === 0;
  return { knowledge, model: isShipped ? shippedModel() : trained(seen.map(labelled), names) };
}

function withoutTerms(terms: ReadonlySet<string>): Pick<Knowledge, Rule['rank']> {
  const isOut = (rule: Rule, term: string) => terms.has(keyOf(rule, term));
  const { certain, usual, trade } = SHIPPED;
  return { certain: certain.without(isOut), usual: usual.without(isOut), trade: trade.without(isOut) };
}

/**
 * How lines of a bank fare whose way of writing was never met. Each is left out in turn; lines that nobody can tell count among
 * the asked.
 */
export const accuracyWithoutBank = (): Accuracy => leavingOut(({ description }) => bankOf(description));

/** The same of lines whose seller, payer or payee was never met. */
export const accuracyWithoutVendor = (): Accuracy => leavingOut(vendorOf);
