export const NOTICE_CODES = [
  'BAD_DATE',
  'DATE_ORDER_CONFLICT',
  'DATE_ORDER_ASSUMED',
  'BAD_AMOUNT',
  'BAD_BALANCE',
  'BOTH_SIDES',
  'NO_AMOUNT',
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
] as const;
export type NoticeCode = (typeof NOTICE_CODES)[number];

/** Something to tell about one physical line of the file, counted from 1; line 0 is the whole file. */
export type LineNotice = { line: number; code: NoticeCode; message: string };

export const REFUSAL_CODES = [
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'TOO_MANY_LINES',
  'UNSUPPORTED_CONTENT',
  'NOT_A_STATEMENT',
  'NO_HEADER',
  'NO_TRANSACTIONS',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why a whole file is not read, in words for the person who sent it. */
export type Refusal = { code: RefusalCode; message: string; line?: number };

/** Of one kind of notice no more are kept than a person reads; the rest is only counted. */
const KEPT_PER_CODE = 50;

/** At most 50 notices of each code, and one on the whole file that says how many more there were. */
export function capped(notices: readonly LineNotice[]): LineNotice[] {
  const counts = new Map<NoticeCode, number>();
  const kept = notices.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= KEPT_PER_CODE;
  });
  for (const [code, count] of counts) {
    if (count > KEPT_PER_CODE) kept.push({ line: 0, code, message: `${count - KEPT_PER_CODE} more lines have the same fault.` });
  }
  return kept;
}
