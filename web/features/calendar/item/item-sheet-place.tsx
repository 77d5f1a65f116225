import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const ItemSheet = lazy(async () => ({ default: (await import('../lazy-sheets')).ItemSheet }));

/** Where the sheet of an item stands open: beside whatever page names one in its address. */
export function ItemSheetPlace({ companyId }: { companyId: string }) {
  const { item } = useSearch({ strict: false });
  const navigate = useNavigate();
  if (!item) return null;
  const close = () =>
    void navigate({ to: '.', search: (known) => ({ ...known, item: undefined }), resetScroll: false });
  return (
    <Suspense>
      <ItemSheet key={item} companyId={companyId} itemId={item} onClose={close} />
    </Suspense>
  );
}
