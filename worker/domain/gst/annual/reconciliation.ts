import type { IsoDate } from '../../shared/dates';
import type { Message } from '../../shared/message';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';

/** The lines of GSTR-9C table 5 that the books answer, and whether each adds to the turnover of the statements or takes from it. */
export const RECONCILING = [
  { line: '5B', sign: 1 },
  { line: '5C', sign: 1 },
  { line: '5H', sign: -1 },
  { line: '5I', sign: -1 },
  { line: '5O', sign: 1 },
] as const;
/**
 * Lines of table 5 that neither books nor returns answer: deemed supplies, notes of another year, discounts outside the law, turnover
 * before GST or under composition, zones, rates of exchange.
 */
export const NOT_KNOWN = ['5D', '5E', '5F', '5G', '5J', '5K', '5L', '5M', '5N'] as const;
export type ReconcilingLine = (typeof RECONCILING)[number]['line'];

/** What the books know of the turnover of the year, in paise, income above nought. */
export type BooksTurnover = {
  /** Revenue from operations by the statement of profit and loss. */
  revenue: Paise;
  /** Unbilled revenue as the year began and as it ended. */
  unbilledAtBegin: Paise;
  unbilledAtEnd: Paise;
  /** Advances of the year's returns: received less adjusted. */
  advances: Paise;
  /** The turnover that other registrations of the company declare: the statements are those of the company as a whole. */
  otherRegistrations: Paise;
};

/** Revenue that no document of the year explains, or documents outside revenue: the rows by which a difference is found. */
export type UnexplainedRow = {
  kind: 'revenue-without-document' | 'document-without-revenue' | 'differs';
  voucherId: string | null;
  documentId: string | null;
  number: string;
  date: IsoDate;
  inBooks: Paise;
  inReturn: Paise;
  why: Message;
};

export type TurnoverReconciliation = {
  lines: readonly { line: '5A' | ReconcilingLine | '5P' | '5Q' | '5R'; amount: Paise }[];
  /** 5R: nought where the statements and the annual return agree. */
  difference: Paise;
};

/**
 * GSTR-9C table 5: from the turnover of the statements to that of the annual return. What the books answer is put right for unbilled
 * revenue, advances and other registrations; what is left is shown, never spread over other lines.
 */
export function turnoverReconciled(books: BooksTurnover, declared: Paise): TurnoverReconciliation {
  const amounts: Record<ReconcilingLine, Paise> = {
    '5B': books.unbilledAtBegin,
    '5C': paise(Math.max(0, books.advances)),
    '5H': books.unbilledAtEnd,
    '5I': paise(Math.max(0, -books.advances)),
    '5O': paise(-books.otherRegistrations || 0),
  };
  const adjusted = paise(
    RECONCILING.reduce<number>((sum, { line, sign }) => sum + sign * amounts[line], books.revenue),
  );
  const difference = paise(declared - adjusted);
  return {
    lines: [
      { line: '5A', amount: books.revenue },
      ...RECONCILING.map(({ line }) => ({ line, amount: amounts[line] })),
      { line: '5P', amount: adjusted },
      { line: '5Q', amount: declared },
      { line: '5R', amount: difference },
    ],
    difference,
  };
}

/** What a voucher put on accounts of revenue, and the document that it is of. */
export type RevenueVoucher = {
  voucherId: string;
  documentId: string | null;
  number: string;
  date: IsoDate;
  amount: Paise;
};
export type DeclaredDocument = { documentId: string; number: string; date: IsoDate; taxable: Paise };

/** Row by row: revenue and the returns' documents that do not say the same. */
export function unexplainedRows(
  revenue: readonly RevenueVoucher[],
  declared: readonly DeclaredDocument[],
): UnexplainedRow[] {
  const told = new Map(declared.map((one) => [one.documentId, one]));
  const seen = new Set<string>();
  const ofBooks = revenue.flatMap((one): UnexplainedRow[] => {
    const document = one.documentId ? told.get(one.documentId) : undefined;
    if (document) seen.add(document.documentId);
    const inReturn = document?.taxable ?? paise(0);
    if (inReturn === one.amount) return [];
    const kind = document ? 'differs' : 'revenue-without-document';
    const { voucherId, documentId, number, date, amount: inBooks } = one;
    return [{ kind, voucherId, documentId, number, date, inBooks, inReturn, why: say(`gst-annual.why.${kind}`) }];
  });
  const ofReturn = declared
    .filter(({ documentId, taxable }) => !seen.has(documentId) && taxable !== 0)
    .map(({ documentId, number, date, taxable }): UnexplainedRow => {
      const kind = 'document-without-revenue';
      const why = say(`gst-annual.why.${kind}`);
      return { kind, voucherId: null, documentId, number, date, inBooks: paise(0), inReturn: taxable, why };
    });
  return [...ofBooks, ...ofReturn];
}
