import { kindOfCin } from '../../../domain/company/legal-form';
import type { CompanyTaxFacts } from '../../../domain/income-tax/company/model';
import { REDUCED_RATE } from '../../../domain/income-tax/law/rates';
import { firstDayOf } from '../../../domain/law/periods';
import { ruleInForce } from '../../../domain/law/rule';
import { type IsoDate, isIsoDate, yearEnd } from '../../../domain/shared/dates';
import { paise } from '../../../domain/shared/money';
import { chosenOf, type Stated } from '../stated.repository';
import type { Identity } from './itr-simulation.repository';
import { type Found, from, type YearRead } from './year-read';

/** Whose return is an ITR-5. */
export const isLlp = (identity: Identity, stated: Stated): boolean =>
  (stated.legalForm ?? kindOfCin(identity.cin ?? '')?.legalForm) === 'llp';

/** The legal form, as a statement or the CIN says it. */
export const formOf = (identity: Identity, stated: Stated): CompanyTaxFacts['company']['form'] => {
  if (isLlp(identity, stated)) return 'llp';
  return (stated.legalForm ?? kindOfCin(identity.cin ?? '')?.legalForm) === 'public' ? 'public' : 'private';
};

/** What the profile says of a year: turnovers, the company, its holiday, and what earlier years carry. */
export const foundInProfile = (read: YearRead): Found[] => [
  turnoverFound(read),
  baseTurnoverFound(read),
  companyFound(read),
  holidayFound(read),
  carriedFound(read),
];

function turnoverFound({ stated, revenue, year, period }: YearRead): Found {
  const turnover = stated.turnovers.get(year) ?? (revenue > 0 ? revenue : undefined);
  if (turnover === undefined) return {};
  const isStated = stated.turnovers.has(year);
  return {
    facts: { turnover },
    sources: [isStated ? from('turnover', 'facts') : from('turnover', 'profit-and-loss', period)],
  };
}

/** As stated; none for a company that was not yet there. */
function baseTurnoverFound({ stated: { turnovers }, identity: { incorporatedOn }, year }: YearRead): Found {
  const baseYear = ruleInForce(REDUCED_RATE, firstDayOf(year)).value.turnoverOfYear;
  const isYounger = incorporatedOn !== null && isIsoDate(incorporatedOn) && incorporatedOn > yearEnd(baseYear);
  const base = turnovers.get(baseYear) ?? (isYounger ? paise(0) : undefined);
  if (base === undefined) return {};
  return {
    facts: { turnoverOfBaseYear: base },
    sources: [from('turnoverOfBaseYear', turnovers.has(baseYear) ? 'facts' : 'company')],
  };
}

/** What the profile says of the company, and of how it is audited. */
function companyFound({ identity, stated, year }: YearRead): Found {
  const contribution = isLlp(identity, stated) ? stated.contribution : undefined;
  const chosen = chosenOf(stated, year);
  const hasTransferPricing = stated.duties.get('international-transactions');
  const isMostlyDigital = stated.duties.get('digital-receipts-and-payments');
  return {
    company: {
      ...(contribution !== undefined && { contribution }),
      ...(identity.incorporatedOn && { incorporatedOn: identity.incorporatedOn as IsoDate }),
      ...(chosen && { chosen }),
      ...(hasTransferPricing !== undefined && { hasTransferPricing }),
    },
    ...(isMostlyDigital !== undefined && { facts: { audit: { isMostlyDigital } } }),
    sources: [
      ...(contribution !== undefined ? [from('company.contribution', 'facts')] : []),
      from('company.incorporatedOn', 'company'),
      ...(chosen ? [from('company.chosen', 'facts')] : []),
    ],
  };
}

function holidayFound({ stated: { hasBoardCertificate, firstClaimedYear, formation } }: YearRead): Found {
  if (!hasBoardCertificate && !firstClaimedYear && !formation) return {};
  return {
    facts: { holiday: { hasBoardCertificate, ...(firstClaimedYear && { firstClaimedYear }), ...formation } },
    sources: [
      ...(hasBoardCertificate ? [from('holiday', 'facts')] : []),
      ...(firstClaimedYear ? [from('firstClaimedYear', 'facts')] : []),
      ...(formation ? [from('isReconstruction', 'facts'), from('hasUsedPlant', 'facts')] : []),
    ],
  };
}

/** Losses and credit of the years before. */
function carriedFound({ stated, year }: YearRead): Found {
  const losses = stated.losses.filter((loss) => loss.year < year);
  const matCredit = stated.credits.filter((credit) => credit.year < year);
  return { facts: { ...(losses.length > 0 && { losses }), ...(matCredit.length > 0 && { matCredit }) } };
}
