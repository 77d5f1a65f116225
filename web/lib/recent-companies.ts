import { recall, remember } from './storage';

const MOST = 6;
const keyOf = (userId: string) => `companies:${userId}`;

/** The companies that a person looked at last in this browser, the newest first. */
export function recentCompanies(userId: string): string[] {
  return (recall(keyOf(userId)) ?? '').split(' ').filter(Boolean);
}

/** Remembers that a person looked at a company. */
export function rememberCompany(userId: string, companyId: string): void {
  const others = recentCompanies(userId).filter((id) => id !== companyId);
  remember(keyOf(userId), [companyId, ...others].slice(0, MOST).join(' '));
}

const pinsOf = (userId: string) => `pinned:${userId}`;

/** The companies that a person keeps at the top of the switcher in this browser. */
export function pinnedCompanies(userId: string): string[] {
  return (recall(pinsOf(userId)) ?? '').split(' ').filter(Boolean);
}

export function pinCompany(userId: string, companyId: string, isPinned: boolean): void {
  const others = pinnedCompanies(userId).filter((id) => id !== companyId);
  remember(pinsOf(userId), (isPinned ? [...others, companyId] : others).join(' ') || null);
}
