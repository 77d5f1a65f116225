import { type IsoDate, isoDate } from '../shared/dates';

/** The day on which an instrument of the law was published: notified, or assented to. Nothing of it was known before. */
const PUBLICATIONS: readonly (readonly [named: string, day: string])[] = [
  ['7/2018-Central Tax', '2018-01-23'],
  ['76/2018-Central Tax', '2018-12-31'],
  ['82/2020-Central Tax', '2020-11-10'],
  ['19/2021-Central Tax', '2021-06-01'],
  ['20/2021-Central Tax', '2021-06-01'],
  ['21/2021-Central Tax', '2021-06-01'],
  ['22/2021-Central Tax', '2021-06-01'],
  ['9/2022-Central Tax', '2022-07-05'],
  ['7/2023-Central Tax', '2023-03-31'],
  ['28/2023-Central Tax', '2023-07-31'],
  ['12/2024-Central Tax', '2024-07-10'],
  ['15/2025-Central Tax', '2025-09-17'],
  ['2/2025-Central Tax', '2025-01-10'],
  ['17/2025-Central Tax (Rate)', '2025-09-17'],
  ['GSTN advisory of 7 June 2025', '2025-06-07'],
  ['GSTN advisory of 30 January 2026', '2026-01-30'],
  ['GSTN advisory of 20 February 2026', '2026-02-20'],
  ['Income-tax Act 2025', '2025-08-21'],
  ['Income-tax Rules 2026', '2026-03-20'],
];

/** The day on which the latest of the instruments that a statute names was published; undefined where none is in the table. */
export function publicationOf(statute: string): IsoDate | undefined {
  const days = PUBLICATIONS.filter(([named]) => names(statute, named)).map(([, day]) => isoDate(day));
  return days.toSorted().at(-1);
}

/** '2/2025' is not named by '12/2025'. */
function names(statute: string, instrument: string): boolean {
  const at = statute.indexOf(instrument);
  return at >= 0 && !/\d/.test(statute[at - 1] ?? '');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The first day on which what a statute names can have been known, as its own words tell: the day it is dated, and the year
 * in a number or a title. A day after 'from' is one on which it takes effect, and tells nothing.
 */
export function earliestKnowledgeOf(statute: string): IsoDate | undefined {
  const years = [...statute.matchAll(/\b\d+\/(20\d\d)\b|(?:Act|Rules|Order|Regulations),? (20\d\d)\b/g)].map(
    ([, numbered, titled]) => isoDate(`${numbered ?? titled}-01-01`),
  );
  const dated = [...statute.matchAll(/(?<!from |on )\b(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (20\d\d)\b/g)].map(
    ([, day = '', month = '', year]) =>
      isoDate(`${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`),
  );
  return [...years, ...dated].toSorted().at(-1);
}
