import { m } from '../../lib/messages';
import type { FirmRole, GivenRole, Group, Role } from './people.queries';

const NAMES: Readonly<Record<Role, () => string>> = {
  staff: m.people_staff,
  manager: m.people_manager,
  owner: m.people_owner,
  founder: m.people_admin,
  viewer: m.people_viewer,
  auditor: m.people_auditor,
  signatory: m.people_signatory,
};

export const roleName = (role: Role): string => NAMES[role]();

/** What somebody can be made, the least first. */
export const ROLES = ['staff', 'manager', 'owner'] as const satisfies readonly FirmRole[];
export const GIVEN_ROLES = ['viewer', 'auditor', 'founder'] as const satisfies readonly GivenRole[];

export const roleChoices = (kind: Group['kind'] = 'firm') =>
  (kind === 'firm' ? ROLES : GIVEN_ROLES).map((role) => ({ value: role, label: roleName(role) }));
