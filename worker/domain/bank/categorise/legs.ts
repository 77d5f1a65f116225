import { cashPlace } from '../../report/reports-heads';
import type { IsoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { say } from '../../shared/message';
import type { Paise } from '../../shared/money';
import type { CategoryKind, Side } from '../values';
import type { Reason } from './model';
import { taxMarksOf } from './tax-marks';

const OWN_TRANSFER = { version: 1, categoryId: 'own-account-transfer' };

/** The category of a line whose other party has the company's own name. */
export const OWN_NAME: Reason = {
  ...OWN_TRANSFER,
  id: 'transfer-own-name',
  confidence: 85,
  reason: 'categorise.reason.transfer-own-name',
};

/** The category of a linked line: both statements show the money, so whatever else a narration says of it, it has only moved. */
export const PAIRED: Reason = {
  ...OWN_TRANSFER,
  id: 'transfer-paired',
  confidence: 97,
  reason: 'categorise.reason.transfer-paired',
};

/** The rule by which a returned payment or cheque has the category of the line that it undoes. */
export const REVERSES = { id: 'reverses-original', version: 1, confidence: 92 } as const;

type Original = { date: IsoDate; amount: Paise; category: CategoryKind | null; categoryId?: string | null };

/** The category that a returned payment or cheque has of what it returns; none where that has none. */
export function reversalAssigned<Row extends { date: IsoDate; side: Side }>(
  row: Row,
  { date, amount, category, categoryId }: Original,
) {
  if (category === null || categoryId == null) return [];
  const why = say('categorise.reason.reverses', { day: onDay(date), amount: { exact: amount } });
  const { id: rule, version: ruleVersion, confidence } = REVERSES;
  return [{ row, category, categoryId, rule, ruleVersion, confidence, why, ...taxMarksOf(categoryId, row) }];
}

/** The category of a line that was matched with one of another own account. Cash drawn and paid in keeps the names it has. */
export const legReason = (fixed: Reason | null | undefined): Reason =>
  fixed && cashPlace('transfer', fixed.categoryId) === 'own' ? fixed : PAIRED;
