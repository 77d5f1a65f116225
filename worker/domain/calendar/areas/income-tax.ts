import type { AreaAnswer } from '../draft';
import type { Standing } from '../standing';
export function incomeTax(_: Standing): AreaAnswer {
  return { drafts: [], notDue: [] };
}
