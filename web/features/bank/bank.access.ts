import { useMe } from '../../lib/session';

const READERS: readonly string[] = ['viewer', 'signatory', 'auditor'];

/** Whether the signed-in person may change the company's books; to those who only read, no act is offered. */
export function useKeepsBooks(companyId: string): boolean {
  const role = useMe()?.companies.find(({ id }) => id === companyId)?.role;
  return role === undefined || !READERS.includes(role);
}
