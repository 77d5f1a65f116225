import { useRouter } from '@tanstack/react-router';
import { groupsWithPages, type NavigationGroup } from './navigation';

export function useNavigation(): NavigationGroup[] {
  const { routesByPath } = useRouter();
  return groupsWithPages((path) => path in routesByPath || `${path}/{-$id}` in routesByPath);
}
