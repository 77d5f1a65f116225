import type { tdsFigures } from '../../domain/calendar/areas/tds/figures';
import type { Area } from '../../domain/calendar/values';
import type { IsoDate } from '../../domain/shared/dates';
import { formatRupees, paise } from '../../domain/shared/money';
import { costOfRow } from '../calendar/calendar.contract';
import type { DashboardCompany, DashboardRows, OverdueItem } from './dashboard.repository';

type TdsFigures = Pick<ReturnType<typeof tdsFigures>, 'depositedThisMonth' | 'pending'>;

/** The figures of the dashboard's cards. */
export function metricsOf(rows: DashboardRows, company: DashboardCompany, tds: TdsFigures, today: IsoDate) {
  const activeRegistrations = registrationsOf(company);
  const risk = rows.overdue.reduce((sum, row) => paise(sum + costOfRow(row, today)), paise(0));
  return {
    complianceHealthScore: company.complianceHealthScore,
    // A score from before the days were kept has no history: it stands if it says anything.
    isScored: rows.history ? rows.history !== 'none' : company.complianceHealthScore > 0,
    scoredOn: company.scoredOn,
    earlierScore: rows.earlierScore,
    lastRunOn: company.workedOutFor,
    hasObligations: rows.hasObligations,
    overdueTasksCount: rows.overdue.length,
    overdueByType: countByType(rows.overdue),
    upcomingDeadlinesCount: rows.upcomingCount,
    unconfirmedCount: rows.unconfirmed,
    activeRegistrationsCount: activeRegistrations.length,
    activeRegistrations,
    monthlyTdsDeposited: formatRupees(tds.depositedThisMonth),
    pendingTdsAmount: formatRupees(tds.pending),
    penaltyRisk: formatRupees(risk),
  };
}

/** How many items of each type, in the order in which the types first fell due. */
function countByType(items: readonly OverdueItem[]) {
  const counts = new Map<Area, number>();
  for (const { type } of items) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}

function registrationsOf({ pan, tan, gstin, udyam }: DashboardCompany) {
  const held = [pan && 'PAN', tan && 'TAN', gstin && 'GST', udyam && 'UDYAM'] as const;
  return held.filter((name) => name !== null && name !== '');
}
