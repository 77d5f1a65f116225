import { createFileRoute } from '@tanstack/react-router';
import { FirmOnlyPage } from '../features/firm/firm-only-page';
import { ReliefsPage } from '../features/relief/reliefs-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/reliefs')({
  staticData: { title: m.relief_title },
  component: () => (
    <FirmOnlyPage title={m.relief_title()}>
      {({ id, name }) => <ReliefsPage key={id} caFirmId={id} firmName={name} />}
    </FirmOnlyPage>
  ),
});
