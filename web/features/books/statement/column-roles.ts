import { ROLES, type Role } from '#domain/bank/reader/model';

import { m } from '../../../lib/messages';
import type { Preview } from './upload.calls';

/** Which column is read as what: a role's place in the heading. */
export type Roles = Partial<Record<Role, number>>;

const NAMES: Record<Role, () => string> = {
  date: m.books_date,
  valueDate: m.books_role_value_date,
  description: m.books_description,
  reference: m.books_role_reference,
  debit: m.books_debit,
  credit: m.books_credit,
  amount: m.books_amount,
  side: m.books_role_side,
  balance: m.books_balance,
  balanceSide: m.books_role_balance_side,
};

export const roleName = (role: Role): string => NAMES[role]();

/** The roles as the reader has given them. */
export const rolesOf = ({ columns }: Preview['recognised']): Roles =>
  Object.fromEntries(columns.map(({ role, place }) => [role, place]));

export const isSameRoles = (one: Roles, other: Roles): boolean => ROLES.every((role) => one[role] === other[role]);

/** What keeps these roles from being read: a column missing, or one that is named for two roles. */
export function faultOf(roles: Roles): string | undefined {
  if (roles.date === undefined || roles.description === undefined) return m.books_roles_need_text();
  const hasSides = roles.debit !== undefined && roles.credit !== undefined;
  if (!hasSides && roles.amount === undefined) return m.books_roles_need_amount();
  const places = ROLES.flatMap((role) => roles[role] ?? []);
  return new Set(places).size === places.length ? undefined : m.books_roles_twice();
}

/** A role given another column, or none. */
export function withRole(roles: Roles, role: Role, place: number | undefined): Roles {
  const { [role]: _before, ...others } = roles;
  return place === undefined ? others : { ...others, [role]: place };
}
