import { cashPlace } from '../../report/reports-heads';
import type { IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import type { CategoryKind } from '../values';
import { categoryWarning, type OwnCategory } from './tax-marks';

type Line = { transactionDate: IsoDate; transferPairId: string | null };
type Choice = { category: CategoryKind; categoryId: string; subcategory: string };

/**
 * What a person should know of a category they choose for a line: its rate of GST is not in force on the day, or the line is a
 * leg of a transfer between own accounts and would count as more than that. The choice stands all the same.
 */
export function choiceWarning(line: Line, choice: Choice, own?: OwnCategory): Message | undefined {
  const rate = categoryWarning(choice.categoryId, line.transactionDate, own);
  const leg = legWarning(line, choice);
  return rate && leg ? say('choice.two-warnings', { first: rate, second: leg }) : (rate ?? leg);
}

function legWarning({ transferPairId }: Line, { category, categoryId, subcategory }: Choice): Message | undefined {
  if (!transferPairId || cashPlace(category, categoryId) === 'own') return undefined;
  return say('choice.leg-counts', { category: subcategory });
}
