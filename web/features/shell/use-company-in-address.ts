import { useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberCompany } from '../../lib/recent-companies';
import { useWorkspace } from '../../lib/workspace';

/** The address names the company that its page speaks of, so that a copied link opens the same one; the last one is remembered. */
export function useCompanyInAddress(): void {
  const { me, company } = useWorkspace();
  const navigate = useNavigate();
  const { company: named } = useSearch({ strict: false });
  const isClosed = useMatches({
    select: (matches) => matches.length > 1 && !matches.some(({ staticData }) => staticData.isPublic),
  });
  const userId = me?.user.id;
  const companyId = company?.id;
  useEffect(() => {
    if (!userId || !companyId || !isClosed) return;
    rememberCompany(userId, companyId);
    if (!named)
      void navigate({
        to: '.',
        search: (known) => ({ ...known, company: companyId }),
        replace: true,
        resetScroll: false,
      });
  }, [userId, companyId, named, isClosed, navigate]);
}
