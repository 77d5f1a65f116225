import { formatCount } from '../../domain/shared/counts';

/** An amount as it may stand in an entry: its text, and the classes of characters that must stand beside it. */
type Written = { left: string; text: string; right: string };

/** What an entry must hold one of: any of these texts as a part, or one of these amounts whole. */
export type Sought = { texts: readonly string[]; amounts: readonly Written[]; paise?: Range };

/** The amounts that were asked for, in paise; where it is negative, those that went out alone. */
type Range = { from: number; to: number; isNegative: boolean };

// ₹1,00,000.50 and -450 and (450) and Rs. 450, as people type them.
const AMOUNT = /^(\()?([-−–]?)\s*(₹|rs\.?|inr)?\s*([-−–]?)(\d[\d,]{0,15})(\.\d{1,2})?(\))?$/i;

// Patterns of the database are of 50 bytes at most.
const MOST_DIGITS = 12;

/** Of a longer number, of a hash and of an id an amount is no part; a minus before it is read apart. */
const BESIDE = { left: '[^0-9a-z.,-]', minus: '[^0-9a-z]', right: '[^0-9a-z-]', whole: '[^0-9a-z.-]' };

/**
 * What a typed text asks for. An amount is found however it is grouped, as rupees or as the paise that the trail keeps of a line;
 * without paise it stands for all amounts of that many rupees, and without a minus for both signs. Bare digits may as well be
 * a part of a number, such as the end of an account's.
 */
export function soughtBy(typed: string): Sought {
  const text = typed.toLowerCase();
  const [, open, minus, sign, inner, digits = '', paise, close] = AMOUNT.exec(typed.trim()) ?? [];
  const whole = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits === '' || Boolean(open) !== Boolean(close) || whole.length > MOST_DIGITS)
    return { texts: [text], amounts: [] };
  const isNegative = Boolean(open || minus || inner);
  const isMarked = isNegative || Boolean(sign || paise) || digits.includes(',');
  const from = Number(whole) * 100 + Number((paise ?? '').slice(1).padEnd(2, '0'));
  return {
    paise: { from, to: paise === undefined ? from + 99 : from, isNegative },
    texts: isMarked ? [] : [text],
    amounts: [...inRupees(whole, paise, isNegative), ...inPaise(whole, paise, isNegative)],
  };
}

function inRupees(whole: string, paise: string | undefined, isNegative: boolean): Written[] {
  const { left, minus, right, whole: end } = BESIDE;
  const ends = paise === undefined ? [{ text: '', right }] : endsOf(paise.slice(1).padEnd(2, '0'), right, end);
  const before = [
    ...(isNegative ? [] : [{ left, sign: '' }]),
    ...['-', '-₹', '₹-'].map((sign) => ({ left: minus, sign })),
  ];
  return [...new Set([whole, formatCount(Number(whole))])].flatMap((digits) =>
    before.flatMap(({ left: beside, sign }) =>
      ends.map((after) => ({ left: beside, text: `${sign}${digits}${after.text}`, right: after.right })),
    ),
  );
}

/** '.50' is '.5', too, and '.00' is nothing. */
const endsOf = (two: string, right: string, end: string) => [
  { text: `.${two}`, right },
  ...(two.endsWith('0') ? [two === '00' ? { text: '', right: end } : { text: `.${two[0]}`, right }] : []),
];

/** The paise of a line's key, between its bars, and of a fee as it is kept. */
function inPaise(whole: string, paise: string | undefined, isNegative: boolean): Written[] {
  const two = paise?.slice(1).padEnd(2, '0');
  const rest = two === undefined ? '[0-9][0-9]' : '';
  const digits = `${whole === '0' ? '' : whole}${two ?? ''}`;
  return (isNegative ? ['-'] : ['', '-']).map((sign) => ({
    left: '[|:]',
    text: `${sign}${digits}`,
    right: `${rest}[|,}]`,
  }));
}

/** An amount as the database's GLOB takes it. */
export const globOf = ({ left, text, right }: Written): string => `*${left}${text}${right}*`;

/** Whether a text, in small letters, holds what is sought, by the same measure as the database. */
export function holds({ texts, amounts }: Sought, text: string): boolean {
  return texts.some((part) => text.includes(part)) || amounts.some((amount) => patternOf(amount).test(text));
}

const patternOf = ({ left, text, right }: Written): RegExp =>
  new RegExp(`${left}${text.replaceAll('.', '\\.')}${right}`, 'u');
