import { z } from 'zod';
import { CHART, CHART_GROUPS, type ChartEntry, type ChartGroup } from '../../../domain/bank/chart/chart';
import { CATEGORY_GST_RATES, CATEGORY_KINDS, CATEGORY_TDS_SECTIONS } from '../../../domain/bank/values';
import { say } from '../../../domain/shared/message';
import { type BasisPoints, formatPercent, percent } from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { lineOf, nameText, numeric, optional } from '../../../platform/wire';
import type { ExpenseCategory } from './category.table';

const emptyAs = (value: unknown) => (sent: unknown) => (sent === '' || sent === undefined ? value : sent);
const asText = z.union([z.string(), z.number().transform(String)]);

/** An empty rate is 0 and an empty section is none, as the specification's dialog sends them. */
export const newCategory = z.object({
  name: nameText,
  gstRate: z.preprocess(
    emptyAs('0'),
    asText.pipe(z.enum(CATEGORY_GST_RATES)).transform((text) => percent(Number(text))),
  ),
  gstRateReason: optional(lineOf(200)).describe('about.category.gst-rate-reason'),
  tdsSection: z.preprocess(emptyAs(null), z.enum(CATEGORY_TDS_SECTIONS).nullable()),
  tdsRate: z.preprocess(
    emptyAs('0'),
    asText
      .refine((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100, issue(say('field.percentage')))
      .transform((text): BasisPoints => percent(Number(text))),
  ),
});

export const categoryAnswer = z.object({
  id: z.string().describe('about.category.id'),
  name: z.string(),
  parentId: z.string().nullable(),
  isDefault: z.boolean(),
  /** What a transaction of this category counts as; null where its side decides. */
  kind: z.enum(CATEGORY_KINDS).nullable(),
  gstRate: numeric,
  tdsSection: z.string().nullable(),
  tdsRate: numeric,
});

/** A rate that is not in force today is taken, since old bills still carry it, and warned of; beside it the reason, if one was given. */
export const addedCategoryAnswer = categoryAnswer.extend({
  gstRateReason: z.string().nullable(),
  warnings: z.array(z.string()),
});

type CategoryAnswer = z.infer<typeof categoryAnswer>;

export function categoryJson({ id, name, parentId, gstRate, tdsSection, tdsRate }: ExpenseCategory): CategoryAnswer {
  const rates = { gstRate: formatPercent(gstRate), tdsSection, tdsRate: formatPercent(tdsRate) };
  return { id, name, parentId, isDefault: false, kind: null, ...rates };
}

const groupJson = ({ id, name }: ChartGroup): CategoryAnswer => ({
  id,
  name,
  parentId: null,
  isDefault: true,
  kind: null,
  gstRate: '0',
  tdsSection: null,
  tdsRate: '0',
});

const entryJson = ({ id, name, groupId, kind, gstRate, tdsSection, tdsRate }: ChartEntry): CategoryAnswer => ({
  id,
  name,
  parentId: groupId,
  isDefault: true,
  kind,
  gstRate,
  tdsSection,
  tdsRate,
});

/** The default chart as categories: its groups, then their members. */
export const DEFAULT_CATEGORIES: readonly CategoryAnswer[] = [...CHART_GROUPS.map(groupJson), ...CHART.map(entryJson)];
