import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';

type PostButtonProps = {
  label: string;
  title: string;
  description: string;
  onPost: () => Promise<{ vouchers: readonly { number: string }[] }>;
};

/** Posts what is proposed once a person says so, and names the vouchers. */
export function PostButton({ label, title, description, onPost }: PostButtonProps) {
  const act = () =>
    onPost().then(
      ({ vouchers }) => toast({ title: m.gst3b_posted({ numbers: vouchers.map(({ number }) => number).join(', ') }) }),
      (error: unknown) => {
        toast({ title: m.gst3b_not_posted(), description: sentenceOf(error), tone: 'destructive' });
        throw error;
      },
    );
  return (
    <ConfirmDialog
      trigger={<Button variant="primary">{label}</Button>}
      title={title}
      description={description}
      confirmLabel={label}
      isDangerous={false}
      onConfirm={act}
    />
  );
}
