import type { Area } from '#domain/calendar/values';
import type { ComplianceStatus } from '../../lib/compliance.queries';

type Line = ComplianceStatus['overall']['lines'][number];
type Scored = Pick<ComplianceStatus, 'overall' | 'areas'>;

const hundredths = ({ loss }: Line): number => Math.round(Number(loss) * 100);

/** '4.50': points are told to the hundredth, as each line of the score is. */
export const pointWords = (points: number): string => (points / 100).toFixed(2);

/** How many hundredths of a point each area lost: the parts of what is missing to a hundred. */
export function lostByArea({ overall, areas }: Scored): ReadonlyMap<Area, number> {
  const areaOf = new Map(areas.flatMap(({ area, items }) => items.map(({ id }) => [id, area] as const)));
  const lost = new Map<Area, number>();
  for (const line of overall.lines) {
    const area = areaOf.get(line.itemId);
    if (area) lost.set(area, (lost.get(area) ?? 0) + hundredths(line));
  }
  return lost;
}

/** The items that lost points, costliest first. */
export const lossOf = ({ overall }: Pick<Scored, 'overall'>): readonly Line[] =>
  overall.lines.filter((line) => hundredths(line) > 0);

/** Every hundredth of a point that is lost. */
export const lostInAll = (scored: Pick<Scored, 'overall'>): number =>
  lossOf(scored).reduce((sum, line) => sum + hundredths(line), 0);
