import { inPaise } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { paise } from '../../shared/money';
import { comparePair, isSure, knownBill, knownLine, type Rung, rungOf, type Scores, TOLERANCE } from './compare';
import { type Bill, sourceOf, type TwoBLine } from './model';
import { differingParts, NumberForms, separatorsIn, zerosBetween } from './numbers';

export const WHY_FIELDS = ['kind', 'gstin', 'number', 'date', 'tax', 'reverse-charge'] as const;
export type WhyField = (typeof WHY_FIELDS)[number];

/** What one field says for or against a pair. */
export type Fact = { field: WhyField; verdict: 'agrees' | 'about' | 'differs'; message: Message };

/** Why a pair is linked, proposed or not: in one sentence, and field by field. */
export type Why = { rung: Rung; headline: Message; facts: readonly Fact[] };

/** Why a bill and a row of GSTR-2B are one document, may be, or are not: of any pair, also of one that was never proposed. */
export function whyPair(bill: Bill, line: TwoBLine): Why {
  const scores = comparePair(knownBill(bill), knownLine(line));
  const rung = rungOf(scores);
  const facts = factsOf(bill, line, scores);
  return {
    rung,
    facts,
    headline: rung === 'none' ? whyNot(bill, line, scores, facts) : whyLinked(bill, line, rung, scores, facts),
  };
}

function factsOf(bill: Bill, line: TwoBLine, scores: Scores): Fact[] {
  return [
    ...(scores.isSameKind ? [] : [fact('kind', 'differs', say('two-b.fact.kind-differs'))]),
    gstinFact(bill, line, scores),
    numberFact(bill, line, scores),
    dateFact(scores),
    taxFact(scores, sourceOf(line) === 'supplier'),
    ...(scores.isSameCharge ? [] : [fact('reverse-charge', 'differs', say('two-b.fact.charge-differs'))]),
  ];
}

const isPort = ({ section }: TwoBLine): boolean => section === 'impg' || section === 'impga';

const fact = (field: WhyField, verdict: Fact['verdict'], message: Message): Fact => ({ field, verdict, message });

function gstinFact(bill: Bill, line: TwoBLine, { supplier }: Scores): Fact {
  const given = { bill: bill.gstin, line: line.gstin };
  if (isPort(line) && supplier === 'same')
    return fact('gstin', 'agrees', say('two-b.fact.port-agrees', { port: line.gstin }));
  if (supplier === 'same') return fact('gstin', 'agrees', say('two-b.fact.gstin-agrees', { gstin: bill.gstin }));
  return supplier === 'same-pan'
    ? fact('gstin', 'about', say('two-b.fact.gstin-same-pan', given))
    : fact('gstin', 'differs', say('two-b.fact.gstin-differs', given));
}

function numberFact(bill: Bill, line: TwoBLine, { number }: Scores): Fact {
  const given = { bill: bill.number, line: line.number };
  if (number === 'same') return fact('number', 'agrees', say('two-b.fact.number-agrees', { number: bill.number }));
  if (number !== 'different')
    return fact(
      'number',
      'about',
      say('two-b.fact.number-about', { ...given, change: numberChange(bill, line, number) }),
    );
  const [one, other] = differingParts(bill.number, line.number);
  return fact('number', 'differs', say('two-b.fact.number-differs', { ...given, one, other }));
}

/** What was done to the numbers until they were one. */
function numberChange(bill: Bill, line: TwoBLine, number: Scores['number'], isFirst = true): Message {
  const place = isFirst ? 'first' : 'more';
  const [one, other] = [new NumberForms(bill.number, bill.date), new NumberForms(line.number, line.date)];
  if (number === 'zeros') {
    const count = zerosBetween(one, other);
    const hasSeparators = separatorsIn(one) !== separatorsIn(other);
    return say(`two-b.change.${hasSeparators ? 'separators-and-zeros' : 'zeros'}-${place}`, { count });
  }
  if (number === 'slip') {
    const [its, theirs] = differingParts(bill.number, line.number);
    return say(`two-b.change.slip-${place}`, { one: its, other: theirs });
  }
  const params = number === 'prefix' || number === 'serial' ? { serial: one.core.serial } : {};
  return say(`two-b.change.${number}-${place}`, params);
}

function dateFact({ days, isSameYear }: Scores): Fact {
  if (days === 0) return fact('date', 'agrees', say('two-b.fact.date-agrees'));
  const count = Math.abs(days);
  if (!isSameYear) return fact('date', 'differs', say('two-b.fact.date-other-year', { count }));
  return fact('date', 'about', say(days > 0 ? 'two-b.fact.date-later' : 'two-b.fact.date-earlier', { count }));
}

const rupeesOf = (amount: number) => ({ exact: paise(Math.abs(amount)) });

function taxFact({ amounts, taxable, tax }: Scores, isValued: boolean): Fact {
  if (amounts === 'same') return fact('tax', 'agrees', say(`two-b.fact.${isValued ? 'tax' : 'tax-alone'}-agrees`));
  const params = { taxable: rupeesOf(taxable), tax: rupeesOf(tax), limit: inPaise(TOLERANCE) };
  if (amounts === 'rounding') return fact('tax', 'about', say('two-b.fact.tax-rounding', params));
  if (amounts === 'heads') return fact('tax', 'about', say('two-b.fact.tax-heads'));
  return fact('tax', 'differs', say('two-b.fact.tax-differs', params));
}

const FIELDS = ['gstin', 'number', 'date', 'tax'] as const;

/** "Separators and a zero removed; GSTIN, date and tax agree." */
function whyLinked(bill: Bill, line: TwoBLine, rung: Rung, scores: Scores, facts: readonly Fact[]): Message {
  const agreeing = FIELDS.filter((field) => facts.some((one) => one.field === field && one.verdict === 'agrees'));
  const changes = changesOf(bill, line, scores);
  const port = changes.length === 0 ? 'port-first' : 'port';
  const fields = agreeing.map((field) => say(`two-b.field.${field === 'gstin' && isPort(line) ? port : field}`));
  const agree = { list: fields, joined: 'and' as const };
  const number = agreeing.length === 1 ? 'one' : 'many';
  if (changes.length === 0) return say(`two-b.why.agree-${number}`, { agree });
  if (agreeing.length === 0) return say('two-b.why.changes-only', { changes: { list: changes } });
  return say(`two-b.why.${isSure(rung) ? 'linked' : 'suggested'}-${number}`, { agree, changes: { list: changes } });
}

function changesOf(bill: Bill, line: TwoBLine, scores: Scores): Message[] {
  const changes: ((isFirst: boolean) => Message)[] = [];
  const add = (id: string, params: Message['params'] = {}) =>
    changes.push((isFirst) => say(`two-b.change.${id}-${isFirst ? 'first' : 'more'}`, params));
  if (scores.supplier === 'same-pan') add('same-pan');
  if (scores.number !== 'same') changes.push((isFirst) => numberChange(bill, line, scores.number, isFirst));
  if (scores.days !== 0) add(scores.days > 0 ? 'later' : 'earlier', { count: Math.abs(scores.days) });
  if (scores.amounts === 'rounding') add('rounding', { tax: rupeesOf(scores.tax === 0 ? scores.taxable : scores.tax) });
  if (scores.amounts === 'heads') add('heads');
  if (scores.amounts === 'differ') add('amounts', { taxable: rupeesOf(scores.taxable), tax: rupeesOf(scores.tax) });
  if (!scores.isSameCharge) add('charge');
  return changes.map((make, index) => make(index === 0));
}

/** "Same supplier and same amounts, but numbers 78 and 79 differ." */
function whyNot(bill: Bill, line: TwoBLine, scores: Scores, facts: readonly Fact[]): Message {
  const { supplier, number, days, amounts } = scores;
  const same = [
    ...(supplier === 'same' ? ['supplier'] : supplier === 'same-pan' ? ['pan'] : []),
    ...(number === 'same' || number === 'separators' ? ['number'] : []),
    ...(days === 0 ? ['date'] : []),
    ...(amounts === 'same' ? ['amounts'] : amounts === 'rounding' ? ['amounts-about'] : []),
  ];
  const differ = reasonAgainst(bill, line, scores, facts);
  if (same.length === 0) return say('two-b.why.nothing', { differ });
  const list = same.map((what, index) => say(`two-b.same.${what}-${index === 0 ? 'first' : 'more'}`));
  return say('two-b.why.not-linked', { same: { list, joined: 'and' as const }, differ });
}

/** What decides against a pair, number before date before amount. */
function reasonAgainst(bill: Bill, line: TwoBLine, scores: Scores, facts: readonly Fact[]): Message {
  if (!scores.isSameKind) return say('two-b.differ.kind');
  if (scores.supplier === 'other') return say('two-b.differ.gstin', { bill: bill.gstin, line: line.gstin });
  if (scores.number === 'different') {
    const [one, other] = differingParts(bill.number, line.number);
    return say('two-b.differ.number', { one, other });
  }
  const date = facts.find(({ field }) => field === 'date');
  const count = Math.abs(scores.days);
  if (date?.verdict !== 'agrees' && (scores.amounts === 'same' || scores.amounts === 'rounding' || !scores.isSameYear))
    return say(scores.isSameYear ? 'two-b.differ.date' : 'two-b.differ.year', { count });
  if (scores.amounts === 'differ')
    return say('two-b.differ.tax', { tax: rupeesOf(scores.tax), taxable: rupeesOf(scores.taxable) });
  return say('two-b.differ.printed', { bill: bill.number, line: line.number });
}
