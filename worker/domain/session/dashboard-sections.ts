/** The sections of a company's dashboard below its deadlines, in the order in which the product lays them. */
export const DASHBOARD_SECTIONS = [
  'money',
  'gst',
  'tds',
  'benefits',
  'ip',
  'books',
  'nothing-due',
  'rera',
  'itr',
  'accounting',
  'verification',
] as const;
export type DashboardSection = (typeof DASHBOARD_SECTIONS)[number];

/** How somebody has laid their dashboards: the order they gave the sections, and those they folded away. */
export type DashboardLayout = { order: DashboardSection[]; folded: DashboardSection[] };

/** As the product has it. */
export const USUAL_LAYOUT: DashboardLayout = { order: [...DASHBOARD_SECTIONS], folded: [] };

/** Every section once: those that somebody has ordered, then those that came after they did, in the product's order. */
export function arrangedSections({ order }: Pick<DashboardLayout, 'order'>): DashboardSection[] {
  return [...new Set([...order, ...DASHBOARD_SECTIONS])];
}

/** The order with a section one place up (-1) or down (1); the same where it stands at that end. */
export function movedSection(
  order: readonly DashboardSection[],
  section: DashboardSection,
  by: -1 | 1,
): DashboardSection[] {
  const from = order.indexOf(section);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, section);
}

/** The layout with a section folded to its heading, or open again. */
export function withFolded(layout: DashboardLayout, section: DashboardSection, isFolded: boolean): DashboardLayout {
  const others = layout.folded.filter((one) => one !== section);
  return { ...layout, folded: isFolded ? [...others, section] : others };
}
