import { rateWarning } from '../../gst/tax';
import { cashPlace } from '../../report/reports-heads';
import { type IsoDate, isoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { type BasisPoints, type Paise, paise, percent } from '../../shared/money';
import { type CategoryId, CHART, categoryById, categoryWords } from '../chart/chart';
import type { CategoryKind, Side } from '../values';

/** What a company's own category says of taxes. */
export type OwnCategory = { gstRate: BasisPoints; tdsSection: string | null };

/** What a category means for GST and TDS on a line. */
export type TaxMarks = {
  gstApplicable: boolean;
  tdsApplicable: boolean;
  gstMode: string | null;
  /** A section of the Act of 1961, or from its first day the place in the Act of 2025. */
  tdsSection: string | null;
};

const ACT_OF_2025 = isoDate('2026-04-01');
const GST_BEGINS = isoDate('2017-07-01');

type Dated = { date: IsoDate; side: Side };

/** What the category of this id means for a line of a day; nothing where neither the chart nor the company knows it. */
export function taxMarksOf(categoryId: string, { date, side }: Dated, own?: OwnCategory): TaxMarks {
  const entry = categoryById(categoryId);
  const isNew = date >= ACT_OF_2025;
  if (entry) {
    const { gstApplicable, gstMode, tdsSection, tdsSection2025 } = entry;
    const tdsApplicable = Boolean(tdsSection);
    return { gstApplicable, tdsApplicable, gstMode, tdsSection: isNew ? tdsSection2025 : tdsSection };
  }
  const gstApplicable = (own?.gstRate ?? 0) > 0;
  const section = own?.tdsSection ?? null;
  const gstMode = gstApplicable ? (side === 'credit' ? 'output' : 'as_per_bill') : null;
  return {
    gstApplicable,
    tdsApplicable: section !== null,
    gstMode,
    tdsSection: isNew ? placeIn2025(section) : section,
  };
}

// Income-tax Act 2025, section 393(1), table, serial 5: interest other than on securities. The chart has no such category.
const INTEREST = '393(1) Sl.5';

/** The place in the Act of 2025 of what was a section of the Act of 1961. */
function placeIn2025(section: string | null): string | null {
  if (section === null) return null;
  if (section === '194A') return INTEREST;
  return CHART.find(({ tdsSection }) => tdsSection?.startsWith(section))?.tdsSection2025 ?? section;
}

/** A sentence where a rate of GST is not in force on a day; before GST there is none to warn of. */
export function gstRateWarning(rate: BasisPoints, date: IsoDate): Message | undefined {
  return date < GST_BEGINS ? undefined : rateWarning(rate, date);
}

/** The same for the rate of a category, by its id. */
export function categoryWarning(categoryId: string, date: IsoDate, own?: OwnCategory): Message | undefined {
  const entry = categoryById(categoryId);
  const rate = entry ? percent(Number(entry.gstRate)) : own?.gstRate;
  return rate === undefined ? undefined : gstRateWarning(rate, date);
}

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

const WITHHELD: CategoryId = 'tds-deposited';

/**
 * What a person should know of a payment from which tax was kept back: its deposit falls due once the deduction is recorded, which
 * a split of the books does not do.
 */
export function withheldWarning(
  { transactionType }: { transactionType: Side },
  parts: readonly { amount: Paise; categoryId: string }[],
): Message | undefined {
  if (transactionType !== 'debit') return undefined;
  const kept = parts.filter(({ amount, categoryId }) => amount < 0 && categoryId === WITHHELD);
  const amount = paise(-kept.reduce((sum, part) => sum + part.amount, 0));
  return kept.length > 0 ? say('choice.tds-withheld', { amount: { exact: amount } }) : undefined;
}

function legWarning({ transferPairId }: Line, { category, categoryId, subcategory }: Choice): Message | undefined {
  if (!transferPairId || cashPlace(category, categoryId) === 'own') return undefined;
  return say('choice.leg-counts', { category: categoryWords(categoryId, subcategory) });
}
