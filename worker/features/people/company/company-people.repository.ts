import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { seesClient } from '../../../platform/standing';
import { hasEnded } from '../people.ends';
import { MOST_PEOPLE } from '../people.repository';
import type { CompanyPeople } from './company-people.contract';

const GIVEN = `SELECT u.id, u.name, u.email, a.role, a.created_at since, a.ends_on endsOn, a.reason
  FROM company_access a JOIN users u ON u.id = a.user_id
  WHERE a.company_id = ? AND a.removed_at IS NULL ORDER BY u.name, u.id LIMIT ${MOST_PEOPLE}`;

const OF_FIRM = `SELECT f.id firmId, f.name firmName, u.id, u.name, m.role, c.assigned_manager_id IS u.id isInCharge
  FROM companies c JOIN ca_firms f ON f.id = c.ca_firm_id
  JOIN firm_members m ON m.ca_firm_id = f.id AND m.removed_at IS NULL AND ${seesClient('m', 'c')}
  JOIN users u ON u.id = m.user_id WHERE c.id = ? ORDER BY u.name, u.id LIMIT ${MOST_PEOPLE}`;

type Given = Omit<CompanyPeople['people'][number], 'hasEnded'>;
type FirmPerson = NonNullable<CompanyPeople['firm']>['people'][number];
type OfFirm = Omit<FirmPerson, 'isInCharge'> & { firmId: string; firmName: string; isInCharge: number };

/** Who sees a company: those it was given to, with what has ended, and those of its firm who see it. */
export async function peopleOf(d1: D1Database, { companyId }: CompanyScope): Promise<CompanyPeople> {
  const [given, ofFirm] = await d1.batch([GIVEN, OF_FIRM].map((query) => d1.prepare(query).bind(companyId)));
  const firmPeople = (ofFirm?.results ?? []) as OfFirm[];
  const [first] = firmPeople;
  const day = today();
  return {
    people: ((given?.results ?? []) as Given[]).map((row) => ({ ...row, hasEnded: hasEnded(row, day) })),
    firm: first
      ? {
          ...{ id: first.firmId, name: first.firmName },
          people: firmPeople.map(({ id, name, role, isInCharge }) => ({
            ...{ id, name, role, isInCharge: isInCharge === 1 },
          })),
        }
      : null,
  };
}
