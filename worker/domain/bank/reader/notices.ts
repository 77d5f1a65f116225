import { type Message, say } from '../../shared/message';

const NOTICE_CODES = [
  'BAD_DATE',
  'DATE_ORDER_CONFLICT',
  'DATE_ORDER_ASSUMED',
  'BAD_AMOUNT',
  'BAD_BALANCE',
  'BALANCE_ROUNDED',
  'BOTH_SIDES',
  'NO_AMOUNT',
  'NO_SIDE',
  'SIDES_BY_BALANCE',
  'OPENING_DIFFERS',
  'CLOSING_DIFFERS',
  'NEGATIVE_AMOUNT',
  'DUPLICATE_IN_FILE',
  'BALANCE_MISMATCH',
  'SIDES_SWAPPED',
  'NO_BALANCE',
  'WRONG_COLUMNS',
  'BAD_QUOTING',
  'TOO_LONG',
  'ENCODING_MIXED',
  'CONTROL_CHARACTERS',
  'LEFT_OUT',
  'OTHER_ACCOUNT',
  'LOOKS_LIKE_TOTAL',
  'BELOW_TABLE',
  'ABOVE_TABLE',
  'FOREIGN_CURRENCY',
  'NOT_SETTLED',
  'DATE_FROM_ABOVE',
  'YEAR_FROM_PERIOD',
  'DAY_MOVED',
  'SIDES_BY_MARK',
  'BALANCE_OWED',
  'OUTSIDE_PERIOD',
  'FUTURE_DATE',
  'NO_HEADING',
  'COLUMNS_OPEN',
  'MAY_BE_OWN_BOOKS',
  'DAYS_TURNED',
  'KNOWN_BY_BALANCE',
  'INSIDE_COVERED_DAYS',
  'LINES_OF_ANOTHER_ACCOUNT',
  'DATED_OTHERWISE',
  'NOT_CARRIED_ON',
  'OTHER_SHEETS',
  'OTHER_ACCOUNTS',
  'DATE_ASTRAY',
  'TOTALS_DIFFER',
] as const;
type NoticeCode = (typeof NOTICE_CODES)[number];

/** Something to tell about one physical line of the file, counted from 1; line 0 is the whole file. */
export type LineNotice = { line: number; code: NoticeCode; message: Message };

/** A fault for which a line is not stored, with what a person can do about it. */
export function problem(line: number, code: NoticeCode, fault: Message): LineNotice {
  return { line, code, message: say('statement.correct-or-leave-out', { fault }) };
}

const REFUSAL_CODES = [
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'TOO_MANY_LINES',
  'UNSUPPORTED_CONTENT',
  'PASSWORD_PROTECTED',
  'NOT_A_STATEMENT',
  'NO_HEADER',
  'NO_TRANSACTIONS',
  'SEVERAL_ACCOUNTS',
] as const;
type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why a whole file is not read, in words for the person who sent it. */
export type Refusal = { code: RefusalCode; message: Message; line?: number };

/** Of one kind of notice no more are kept than a person reads; the rest is only counted. */
export const KEPT_NOTICES = 50;

/** At most 50 of notices of one code, and one on the whole file that says how many more there are. */
export function capped(notices: readonly LineNotice[], total = notices.length): LineNotice[] {
  const kept = notices.slice(0, KEPT_NOTICES);
  const code = kept[0]?.code;
  if (!code || total <= KEPT_NOTICES) return kept;
  return [...kept, { line: 0, code, message: say('statement.more-alike', { count: total - KEPT_NOTICES }) }];
}

const LONGEST_QUOTE = 40;

/** A cell as it stands in a message: shortened, so that a message stays a sentence. */
export function quote(cell: string): string {
  const text = cell.trim();
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;
}

/** 'line 3', 'lines 3 and 4', 'lines 3, 4 and 9 more'. */
export function nameLines(lines: readonly number[]): Message {
  const [first = 0, second = 0] = lines;
  const named = { first: String(first), second: String(second) };
  if (lines.length <= 1) return say('statement.lines.one', { first: named.first });
  if (lines.length === 2) return say('statement.lines.two', named);
  return say('statement.lines.more', { ...named, count: lines.length - 2 });
}
