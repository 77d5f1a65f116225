import * as v from 'valibot';
import { formatCount } from '#domain/shared/counts';
import { m } from './messages';
import { bareAmount } from './typed-amount';

/** What the forms of several features are made of. */

export const line = v.pipe(v.string(), v.trim());

export const required = v.pipe(
  line,
  v.nonEmpty(() => m.ui_required()),
);

/** A code of capitals and digits that its rule accepts; what was typed small is raised. */
export const identifier = (isRight: (text: string) => boolean, wrong: () => string) =>
  v.pipe(line, v.toUpperCase(), v.check(isRight, wrong));

/** A part that may be left empty; what is empty is not sent. */
export const orNothing = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.union([
    v.pipe(
      line,
      v.value(''),
      v.transform(() => undefined),
    ),
    schema,
  ]);

/** Rupees as people write them, '1,18,000.50'; sent without the commas, never through a float. */
export const rupees = (wrong: () => string) =>
  v.pipe(line, v.transform(bareAmount), v.regex(/^\d{1,8}(\.\d{1,2})?$/, wrong));

/** The same in groups as India writes them: '8000000.00' is '80,00,000'. */
export function groupedRupees(amount: string): string {
  const [whole = '', fraction] = plainRupees(amount).split('.');
  const grouped = whole && formatCount(Number(whole));
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** An amount of the server's as people write it: '2000.00' is '2000'. */
export const plainRupees = (amount: string): string => amount.replace(/\.00$/, '');
