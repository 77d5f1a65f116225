/** Years between two financial or tax years: 2 from '2024-25' to '2026-27'. */
export const yearsBetween = (from: string, to: string): number => Number(to.slice(0, 4)) - Number(from.slice(0, 4));

/** The financial or tax year so many years later: '2027-28' is 3 after '2024-25'. */
export function addYears(year: string, count: number): string {
  const first = Number(year.slice(0, 4)) + count;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
