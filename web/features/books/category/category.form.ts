import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import { CATEGORY_GST_RATES, CATEGORY_TDS_SECTIONS } from '#domain/bank/values';
import type { api } from '../../../lib/api/api';
import { line, required } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';

type NewCategory = InferRequestType<(typeof api)['expense-categories']['$post']>['json'];

/** The list's entry for 'no section': a choice may not be empty text, and the call takes null. */
export const NO_SECTION = 'none';

export const categoryForm = v.object({
  name: required,
  gstRate: v.picklist(CATEGORY_GST_RATES),
  /** Asked for only while the rate is not in force. */
  gstRateReason: v.optional(line),
  tdsSection: v.pipe(
    v.picklist([NO_SECTION, ...CATEGORY_TDS_SECTIONS]),
    v.transform((section) => (section === NO_SECTION ? null : section)),
  ),
  tdsRate: v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text || '0'),
    v.check(
      (text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100,
      () => m.books_tds_rate_wrong(),
    ),
  ),
  // biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
}) satisfies v.GenericSchema<any, NewCategory>;

/** The same where the rate is not in force: it is used knowingly, or not at all. */
export const reasonedCategoryForm = v.object({ ...categoryForm.entries, gstRateReason: required });
