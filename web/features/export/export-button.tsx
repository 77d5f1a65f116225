import { Download } from 'lucide-react';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { useWorkspace } from '../../lib/workspace';
import { Button } from '../../ui/button';
import { useExport } from './export.calls';

// Those who lead the company's affairs; the call refuses the others.
const MAY_NOT: readonly string[] = ['staff', 'viewer', 'signatory', 'auditor'];

/** Downloads everything that is kept of the company. On narrow screens the icon stands for the words. */
export function ExportButton() {
  const { company } = useWorkspace();
  const role = useMe()?.companies.find(({ id }) => id === company?.id)?.role;
  const exporting = useExport();
  if (!company || (role && MAY_NOT.includes(role))) return null;
  return (
    <Button
      variant="chrome"
      aria-label={exporting.isPending ? m.export_running() : m.export_data()}
      isPending={exporting.isPending}
      pendingLabel=""
      onClick={() => exporting.mutate(company)}
    >
      {!exporting.isPending && <Download size={16} aria-hidden="true" />}
      <span className="hidden xl:inline">{m.export_data()}</span>
    </Button>
  );
}
