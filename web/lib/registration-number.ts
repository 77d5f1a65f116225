import { isLlpin } from '#domain/identifiers/company-number';
import { m } from './messages';

/** What the number of a company is called: a CIN, or of an LLP its LLPIN. */
export const numberName = (number: string): string => (isLlpin(number) ? m.company_llpin() : m.company_cin());
