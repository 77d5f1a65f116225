import { useQuery } from '@tanstack/react-query';
import type { CATEGORY_TDS_SECTIONS } from '#domain/bank/values';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import type { SectionPlace } from '#domain/tds/section-places';
import { m } from '../../../lib/messages';

type Section = (typeof CATEGORY_TDS_SECTIONS)[number];

const SECTIONS: readonly [Section, () => string][] = [
  ['194A', m.books_tds_194a],
  ['194C', m.books_tds_194c],
  ['194I', m.books_tds_194i],
  ['194J', m.books_tds_194j],
  ['192', m.books_tds_192],
];

type Places = Partial<Record<Section, SectionPlace | null>>;

/** The places of every day come with the law they rest on, which most pages do without. */
async function placesOn(day: IsoDate): Promise<Places> {
  const { placeOfSection } = await import('#domain/tds/section-places');
  return Object.fromEntries(SECTIONS.map(([section]) => [section, placeOfSection(section, day)]));
}

/** The sections a category can fall under, each named as the Act in force on a day has it. */
export function useTdsSections(day: string): { value: Section; label: string }[] {
  const { data } = useQuery({
    queryKey: ['tds-sections', day],
    queryFn: async (): Promise<Places> => (isIsoDate(day) ? placesOn(day) : {}),
  });
  return SECTIONS.map(([value, name]) => ({ value, label: labelOf(name(), data?.[value]) }));
}

function labelOf(section: string, found: SectionPlace | null | undefined): string {
  if (!found) return section;
  return m.books_tds_on_day({ section, place: found.place, codes: found.codes.join(m.books_tds_or()) });
}
