import { useMe } from './api/session';

const READERS: readonly string[] = ['viewer', 'signatory', 'auditor'];

/** Whether the signed-in person may change what is recorded of a company; to those who only read, no act is offered. */
export function useMayChange(companyId: string): boolean {
  const role = useMe()?.companies.find(({ id }) => id === companyId)?.role;
  return role === undefined || !READERS.includes(role);
}

/** Whether the signed-in person may lock and adopt the books of a company: who leads it or its firm, not the firm's staff. */
export function useMayLock(companyId: string): boolean {
  const role = useMe()?.companies.find(({ id }) => id === companyId)?.role;
  return useMayChange(companyId) && role !== 'staff';
}

/** Whether the signed-in person is of the firm that serves a company, and may say that its plans were reviewed. */
export function useMayReview(companyId: string): boolean {
  const role = useMe()?.companies.find(({ id }) => id === companyId)?.role;
  return role === 'owner' || role === 'manager' || role === 'staff';
}

/** Whether the signed-in person leads the firm: its owner or a manager. */
export function useLeadsFirm(caFirmId: string): boolean {
  const role = useMe()?.firms.find(({ id }) => id === caFirmId)?.role;
  return role === 'owner' || role === 'manager';
}
