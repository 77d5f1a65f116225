import type { Fact } from '../../domain/company/facts';
import type { NewFact } from '../../domain/company/known';
import { isGstin } from '../../domain/identifiers/gstin';
import type { Company } from '../company/company.table';

/** What of a company's own row follows from its facts. */
export type CompanyDetails = Partial<Pick<Company, 'gstin' | 'tan' | 'isDpiitRecognized'>>;

/** What a company's row learns of a new fact: its first registrations, and that it is recognised as a start-up. */
export function detailsOf({ kind, subject }: NewFact, company: Company): CompanyDetails {
  if (kind === 'gst-registration') return !company.gstin && isGstin(subject) ? { gstin: subject } : {};
  if (kind === 'tan') return company.tan ? {} : { tan: subject };
  return kind === 'startup-recognition' && !company.isDpiitRecognized ? { isDpiitRecognized: true } : {};
}

/** What it unlearns when a fact is taken back: the last recognition. Its numbers stay; they name it whatever is said of them. */
export function detailsAfter(facts: readonly Fact[], company: Company): CompanyDetails {
  const isLeft = facts.some(({ kind, withdrawnOn }) => kind === 'startup-recognition' && withdrawnOn === undefined);
  return company.isDpiitRecognized && !isLeft ? { isDpiitRecognized: false } : {};
}
