import { ShieldCheck } from 'lucide-react';
import { useMayChange } from '../../lib/access';
import { Button } from '../../ui/button';
import { useValidation } from './gst.queries';

/** Runs the whole check of GST; what it finds is on the GST page. */
export function GstCheckButton({ companyId, label }: { companyId: string; label: string }) {
  const validation = useValidation(companyId);
  if (!useMayChange(companyId)) return null;
  return (
    <Button isPending={validation.isPending} onClick={() => validation.mutate({})}>
      <ShieldCheck size={15} aria-hidden="true" />
      {label}
    </Button>
  );
}
