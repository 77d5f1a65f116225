import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../lib/today';
import { companyQuery } from '../../lib/workspace';
import type { About } from './fact.parts';

/** What the forms of facts know of their company, once it is here. */
export function useAbout(companyId: string): About | undefined {
  const today = useToday();
  const { data } = useQuery(companyQuery(companyId));
  if (!data) return undefined;
  const { cin, pan, gstin, tan, incorporationDate } = data;
  return { today, cin, pan, gstin, tan, incorporationDate };
}
