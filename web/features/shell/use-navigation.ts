import { useRouter } from '@tanstack/react-router';
import { useMe } from '../../lib/api/session';
import { groupsWithPages, isOfFirms, type NavigationGroup } from './navigation';

/** The menus of whoever is signed in: those of a firm are for its people. */
export function useNavigation(): NavigationGroup[] {
  const { routesByPath } = useRouter();
  const isInFirm = (useMe()?.firms.length ?? 0) > 0;
  const hasPage = (path: string) => path in routesByPath || `${path}/{-$id}` in routesByPath;
  return groupsWithPages((path) => hasPage(path) && (isInFirm || !isOfFirms(path)));
}
