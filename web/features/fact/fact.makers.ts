import * as v from 'valibot';
import { day, flag, money, orEmpty } from '../../lib/field-parts';
import { required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import type { FieldSpec } from './fact.parts';

/** Makers of the fields that many kinds of fact have. */

export const choice = v.pipe(
  v.optional(v.string(), ''),
  v.nonEmpty(() => m.ui_required()),
);

/** Yes or no, of a list of both. */
export const answer = v.pipe(
  choice,
  v.transform((said) => said === 'true'),
);

export const dayField = (name: string, label: () => string): FieldSpec => ({ name, label, look: 'day', reads: day });
export const optionalDay = (name: string, label: () => string, hint?: () => string): FieldSpec => ({
  name,
  label,
  ...(hint ? { hint } : {}),
  look: 'day',
  isOptional: true,
  reads: orEmpty(day),
});
export const lineField = (name: string, label: () => string, hint?: () => string): FieldSpec => ({
  name,
  label,
  ...(hint ? { hint } : {}),
  look: 'line',
  longest: 200,
  reads: required,
});
export const moneyField = (name: string, label: () => string): FieldSpec => ({
  name,
  label,
  look: 'money',
  reads: money,
});
export const flagField = (name: string, label: () => string, begin?: boolean): FieldSpec => ({
  name,
  label,
  ...(begin === undefined ? {} : { begin: () => begin }),
  look: 'flag',
  reads: flag,
});
