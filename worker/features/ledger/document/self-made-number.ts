import { foldedNumber, ownNumberFault, placeOfNumber } from '../../../domain/ledger/document/number';
import { financialYearOf, type IsoDate } from '../../../domain/shared/dates';
import type { Message } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { atFault } from '../../../platform/problem';
import { Numbering, numbersMade, type SelfMade } from './document.repository';

type Asked = {
  ownGstin: string;
  date: IsoDate;
  /** Of a table that keeps several kinds the one. */
  kind?: string;
  /** The number that was given outside; undefined for the next of the series used last. */
  given: string | undefined;
  /** The series of the first. */
  series: string;
  /** What is said of a number that another of the year has. */
  used: (number: string) => Message;
};

/** A number for one more, with its place in a series. Throws 422 where it is none of rule 46, and 409 where it is used. */
export async function selfMadeNumber(
  d1: D1Database,
  scope: CompanyScope,
  table: SelfMade,
  { ownGstin, date, kind, given, series: first, used }: Asked,
) {
  const financialYear = financialYearOf(date);
  const others = await numbersMade(d1, scope, table, { ownGstin, financialYear, kind });
  const numbering = new Numbering(others.map((one) => ({ ...one, year: financialYear, kind: 'invoice' })));
  const number = given ?? numbering.next(date, numbering.usual(financialYear, 'invoice') ?? first).number;
  const fault = ownNumberFault(number);
  if (fault) throw atFault(422, 'number', fault);
  const folded = foldedNumber(number);
  if (given && others.some((one) => one.foldedNumber === folded))
    throw atFault(409, 'number', used(number), 'number-used');
  const { series, place } = placeOfNumber(number);
  return { number, foldedNumber: folded, series, serial: place, financialYear };
}
