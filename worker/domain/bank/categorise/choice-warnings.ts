import { cashPlace } from '../../report/reports-heads';
import type { IsoDate } from '../../shared/dates';
import type { CategoryKind } from '../values';
import { categoryWarning, type OwnCategory } from './tax-marks';

type Line = { transactionDate: IsoDate; transferPairId: string | null };
type Choice = { category: CategoryKind; subcategory: string };

/**
 * What a person should know of a category they choose for a line: its rate of GST is not in force on the day, or the line is a
 * leg of a transfer between own accounts and would count as more than that. The choice stands all the same.
 */
export function choiceWarning(line: Line, choice: Choice, own?: OwnCategory): string | undefined {
  const warnings = [categoryWarning(choice.subcategory, line.transactionDate, own), legWarning(line, choice)];
  return warnings.filter((text) => text !== undefined).join('. ') || undefined;
}

function legWarning({ transferPairId }: Line, { category, subcategory }: Choice): string | undefined {
  if (!transferPairId || cashPlace(category, subcategory) === 'own') return undefined;
  return `This line is linked as a transfer between own accounts, and under “${subcategory}” the reports count its amount. Undo the link, or choose Own account transfer`;
}
