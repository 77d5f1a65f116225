import type { TaxAtSource } from './law/charge';
import { TDS_ON_INCOME } from './law/rates-income';
import { TDS_ON_PROPERTY } from './law/rates-property';
import { TDS_ON_WORK } from './law/rates-work';

/** Every nature of payment from which tax is withheld, with its versions under both Acts. */
export const TDS_RATES = { ...TDS_ON_WORK, ...TDS_ON_INCOME, ...TDS_ON_PROPERTY };
export type TdsNature = keyof typeof TDS_RATES;
export const TDS_NATURES = Object.keys(TDS_RATES) as [TdsNature, ...TdsNature[]];

/** What each version of a nature says, under one Act after the other. */
export const versionsOf = (nature: TdsNature): readonly TaxAtSource[] =>
  (TDS_RATES[nature] as readonly { value: TaxAtSource }[]).map(({ value }) => value);

/** Who is paid, as far as the rate asks. */
export type PayeeKind = 'individual-or-family' | 'company' | 'other';

/** Natures that the law parts by who is paid: of individuals and families, or of companies, the one; of everybody else the other. */
const BY_PAYEE: readonly { of: PayeeKind; theirs: TdsNature; others: TdsNature }[] = [
  { of: 'individual-or-family', theirs: 'contractWithIndividual', others: 'contract' },
  { of: 'individual-or-family', theirs: 'dividendToIndividual', others: 'dividendToOther' },
  { of: 'individual-or-family', theirs: 'platformSalesOfIndividual', others: 'platformSales' },
  { of: 'individual-or-family', theirs: 'securitisationToIndividual', others: 'securitisation' },
  { of: 'company', theirs: 'insuranceCommissionToCompany', others: 'insuranceCommission' },
];

/** The same nature of payment for a payee of a kind, once it is known who that is. */
export function natureForPayee(nature: TdsNature, kind: PayeeKind): TdsNature {
  const parted = BY_PAYEE.find(({ theirs, others }) => nature === theirs || nature === others);
  if (!parted) return nature;
  return parted.of === kind ? parted.theirs : parted.others;
}

/** The five sections the books offer, and the nature each is for a payee of a kind; salary has no rate of its own. */
export const TDS_SECTIONS = ['194A', '194C', '194I', '194J', '192'] as const;
export type TdsSection = (typeof TDS_SECTIONS)[number];

/** The nature a section of the books stands for: a contract by payee, rent as of land and buildings, fees as professional. */
export function natureOfSection(section: TdsSection, payee: PayeeKind): TdsNature {
  if (section === '194C') return payee === 'individual-or-family' ? 'contractWithIndividual' : 'contract';
  const natures = { '194A': 'interest', '194I': 'propertyRent', '194J': 'professionalFee', '192': 'salary' } as const;
  return natures[section];
}
