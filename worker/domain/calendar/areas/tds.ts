import type { AreaAnswer } from '../draft';
import type { Standing } from '../standing';
export function tds(_: Standing): AreaAnswer {
  return { drafts: [], notDue: [] };
}
