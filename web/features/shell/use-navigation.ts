import { useRouter } from '@tanstack/react-router';
import { useMe } from '../../lib/api/session';
import { groupsWithPages, isHiddenFrom, isOfFirms, type NavigationGroup } from './navigation';

/** The menus of whoever is signed in: those of a firm are for its people. */
export function useNavigation(): NavigationGroup[] {
  const { routesByPath } = useRouter();
  const { firms = [], companies = [] } = useMe() ?? {};
  const isInFirm = firms.length > 0;
  const roles = [...firms, ...companies].map(({ role }) => role);
  const hasPage = (path: string) => path in routesByPath || `${path}/{-$id}` in routesByPath;
  return groupsWithPages((path) => hasPage(path) && (isInFirm || !isOfFirms(path)) && !isHiddenFrom(path, roles));
}
