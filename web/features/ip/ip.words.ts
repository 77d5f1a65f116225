import { isoDate } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';
import type { Applicant, Asset, Filing } from './ip.queries';

export const exact = (amount: string): string => formatInrExact(parseRupees(amount));
export const dayOf = (day: string): string => formatDate(isoDate(day));

const TYPES: Readonly<Record<Asset['type'], () => string>> = {
  trademark: m.ip_type_trademark,
  patent: m.ip_type_patent,
  design: m.ip_type_design,
  copyright: m.ip_type_copyright,
};
export const typeWords = (type: Asset['type']): string => TYPES[type]();
export const typeChoices = () => Object.entries(TYPES).map(([value, label]) => ({ value, label: label() }));

const STANDINGS: Readonly<Record<Asset['standing'], { label: () => string; tone: Tone }>> = {
  active: { label: m.ip_standing_active, tone: 'green' },
  pending: { label: m.ip_standing_pending, tone: 'yellow' },
  expired: { label: m.ip_standing_expired, tone: 'red' },
  draft: { label: m.ip_standing_draft, tone: 'grey' },
  unknown: { label: m.ip_standing_unknown, tone: 'yellow' },
};
export const standingOf = (standing: Asset['standing']) => STANDINGS[standing];

const APPLICANTS: Readonly<Record<Applicant, () => string>> = {
  startup: m.ip_applicant_startup,
  individual: m.ip_applicant_individual,
  'small-entity': m.ip_applicant_small,
  other: m.ip_applicant_other,
};
export const applicantWords = (applicant: Applicant): string => APPLICANTS[applicant]();
export const applicantChoices = () => Object.entries(APPLICANTS).map(([value, label]) => ({ value, label: label() }));

const FILINGS: Readonly<Record<Filing, () => string>> = {
  electronic: m.ip_filing_electronic,
  paper: m.ip_filing_paper,
};
export const filingChoices = () => Object.entries(FILINGS).map(([value, label]) => ({ value, label: label() }));

const FIELDS: Readonly<Record<string, () => string>> = {
  name: m.ip_name,
  registrationNumber: m.ip_registration_number,
  classes: m.ip_classes,
  filingDate: m.ip_filing_date,
  registrationDate: m.ip_registration_date,
  renewalDate: m.ip_in_force_to,
  jurisdiction: m.ip_jurisdiction,
  madridFiling: m.ip_madrid_filing,
  priorityDate: m.ip_priority_date,
  reportDate: m.ip_report_date,
  answeredDate: m.ip_answered_date,
  publicationDate: m.ip_publication_date,
  oppositionDate: m.ip_opposition_date,
  examinationRequestDate: m.ip_examination_request,
};
export const fieldWords = (field: string): string => FIELDS[field]?.() ?? field;

/** A value of a proposal as a person reads it. */
export function valueWords(value: string | boolean | readonly number[] | null): string {
  if (value === null || value === '') return m.ip_nothing();
  if (typeof value === 'boolean') return value ? m.ip_yes() : m.ip_no();
  if (typeof value !== 'string') return value.join(', ');
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayOf(value) : value;
}
