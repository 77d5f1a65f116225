import { m } from '../../lib/messages';
import type { Role } from './people.queries';

const NAMES: Readonly<Record<Role, () => string>> = {
  staff: m.people_staff,
  manager: m.people_manager,
  owner: m.people_owner,
};

export const roleName = (role: Role): string => NAMES[role]();

/** What somebody can be to a firm, the least first. */
export const ROLES = Object.keys(NAMES) as Role[];

export const roleChoices = () => ROLES.map((role) => ({ value: role, label: roleName(role) }));
