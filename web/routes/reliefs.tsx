import { createFileRoute } from '@tanstack/react-router';
import { FirmOnlyPage } from '../features/firm/firm-only-page';
import { type ChangeSearch, reliefSearch } from '../features/relief/relief.search';
import { ReliefsPage } from '../features/relief/reliefs-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/reliefs')({
  staticData: { title: m.relief_title },
  validateSearch: reliefSearch,
  component: Reliefs,
});

function Reliefs() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeSearch = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <FirmOnlyPage title={m.relief_title()}>
      {({ id, name }) => <ReliefsPage key={id} caFirmId={id} firmName={name} search={search} onSearch={change} />}
    </FirmOnlyPage>
  );
}
