import { ruleIfInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { statementOfForm } from './deduction';
import type { TaxAtSource } from './law/charge';
import {
  natureOfSection,
  type PayeeKind,
  TDS_NATURES,
  TDS_RATES,
  TDS_SECTIONS,
  type TdsNature,
  versionsOf,
} from './natures';

/** As sections are compared: without blanks, dashes and the letter s before them, '194-I(b)' is '194I(B)'. */
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replace(/^(SECTION|SEC\.?|S\.)\s*/, '')
    .replace(/[\s-]/g, '');

/** A section, and that without its clause. Stripping brackets alone would make 194-I(a) of 194-IA. */
const sectionsOf = ({ section }: TaxAtSource): string[] => [plain(section), plain(section).replace(/\(.*$/, '')];

/** How one version is named: by its section and its code. */
const namesOf = (version: TaxAtSource): string[] => [...sectionsOf(version), plain(version.code)];

/** Where a nature stands in either Act, for whoever knows the other. */
export type NaturePlaces = {
  nature: TdsNature;
  old: Pick<TaxAtSource, 'section' | 'code' | 'form'> | null;
  now: Pick<TaxAtSource, 'section' | 'code' | 'form'> | null;
};

export function placesOf(nature: TdsNature): NaturePlaces {
  const of = (act: TaxAtSource['act']) => {
    const found = versionsOf(nature).findLast((version) => version.act === act);
    return found ? { section: found.section, code: found.code, form: found.form } : null;
  };
  return { nature, old: of('1961'), now: of('2025') };
}

/** The natures that a section or code of either Act names, whole or by its beginning: '194J' and '1027' find professional fees. */
export function naturesNamed(query: string): TdsNature[] {
  const asked = plain(query);
  if (asked === '') return [];
  const isNamed = (nature: TdsNature, test: (name: string) => boolean) =>
    versionsOf(nature).some((version) => namesOf(version).some((name) => name !== '' && test(name)));
  const exact = TDS_NATURES.filter((nature) => isNamed(nature, (name) => name === asked));
  return exact.length > 0 ? exact : TDS_NATURES.filter((nature) => isNamed(nature, (name) => name.startsWith(asked)));
}

/**
 * The nature that a tag of the books stands for on a day: a section or code of the Act of that day, else a section of the Act of
 * 1961, since people go on saying 194H; a code of the other Act is none of the day. Where a section has several natures, that of
 * the payee; else the one the books offer first.
 */
export function natureOfTag(tag: string, day: IsoDate, payee: PayeeKind): TdsNature | undefined {
  const section = TDS_SECTIONS.find((one) => plain(tag) === one);
  if (section) return natureOfSection(section, payee);
  const inForce = naturesNamed(tag).flatMap((nature) => {
    const version = ruleIfInForce<TaxAtSource>(TDS_RATES[nature], day)?.value;
    return version ? [{ nature, version }] : [];
  });
  const ofDay = inForce.filter(({ version }) => namesOf(version).includes(plain(tag)));
  const ofOldSection = inForce.filter(({ nature }) =>
    versionsOf(nature).some((version) => version.act === '1961' && sectionsOf(version).includes(plain(tag))),
  );
  const named = ofDay.length > 0 ? ofDay : ofOldSection;
  // Of one name, such as 194S, what a TAN pays comes before what individuals pay under their PAN.
  const ofTan = named.filter(({ version }) => statementOfForm(version.form) !== undefined);
  const found = (ofTan.length > 0 ? ofTan : named).map(({ nature }) => nature);
  const ofPayee = found.filter((nature) => isOfKind(nature, payee));
  return ofPayee[0] ?? found[0];
}

/** Natures whose name says who is paid; the others are for everybody. */
const OF_INDIVIDUALS: readonly TdsNature[] = [
  ...(['contractWithIndividual', 'dividendToIndividual', 'platformSalesOfIndividual'] as const),
  ...(['securitisationToIndividual', 'insuranceCommission'] as const),
];
const OF_OTHERS: readonly TdsNature[] = ['contract', 'dividendToOther', 'platformSales', 'securitisation'];

const isOfKind = (nature: TdsNature, payee: PayeeKind): boolean => {
  if (nature === 'insuranceCommissionToCompany') return payee === 'company';
  if (OF_INDIVIDUALS.includes(nature)) return payee === 'individual-or-family';
  return !(OF_OTHERS.includes(nature) && payee === 'individual-or-family');
};
