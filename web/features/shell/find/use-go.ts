import { useNavigate, useRouter } from '@tanstack/react-router';

type Place = { to: string; search?: Record<string, string | undefined> };

/** Goes to a page, in another tab where that was asked for. The company stays the one in the address unless another is named. */
export function useGo() {
  const navigate = useNavigate();
  const router = useRouter();
  return ({ to, search = {} }: Place, isNewTab = false) => {
    const target = { to, search: (known: object) => ({ ...(to === '.' ? known : {}), ...search }) };
    if (!isNewTab) return void navigate(target as never);
    window.open(router.buildLocation(target as never).href, '_blank', 'noopener');
  };
}
