import * as v from 'valibot';
import { ASSET_KINDS } from '#domain/ledger/asset/kinds';
import { SHIFTS } from '#domain/ledger/asset/law/schedule-ii';
import { line, orNothing, required, rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';

const day = v.pipe(
  v.string(),
  v.nonEmpty(() => m.ui_required()),
);
const amount = rupees(() => m.asset_amount_wrong());

/** An asset as it is typed. What is left empty follows from its kind. */
export const assetForm = v.object({
  name: required,
  kind: v.picklist(ASSET_KINDS, () => m.ui_required()),
  cost: amount,
  boughtOn: day,
  putToUseOn: day,
  method: v.picklist(['slm', 'wdv']),
  years: orNothing(
    v.pipe(
      line,
      v.regex(/^\d{1,2}$/, () => m.asset_years_wrong()),
    ),
  ),
  until: orNothing(line),
  creditTaken: orNothing(amount),
  depreciationBroughtForward: orNothing(amount),
  costAccount: orNothing(line),
  depreciationAccount: orNothing(line),
});

export const saleForm = v.object({
  on: day,
  price: amount,
  gstRate: orNothing(
    v.pipe(
      line,
      v.regex(/^\d{1,2}(\.\d{1,2})?$/, () => m.asset_rate_wrong()),
    ),
  ),
  party: required,
  gstin: orNothing(v.pipe(line, v.toUpperCase())),
  placeOfSupply: orNothing(line),
  hsn: orNothing(line),
  reference: orNothing(line),
});

export const shiftForm = v.object({ from: day, to: day, shift: v.picklist(SHIFTS) });

export const scrapForm = v.object({ on: day });

export const reasonForm = v.object({ reason: required });

export const blockForm = v.object({ amount });
