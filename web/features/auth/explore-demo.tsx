import { useMutation } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import { exploreDemo } from './auth.calls';
import { useGoHome } from './use-go-home';

/** The way in without an account: a made-up firm of the visitor's own. */
export function ExploreDemo() {
  const goHome = useGoHome();
  const demo = useMutation({
    mutationFn: exploreDemo,
    onSuccess: async () => {
      toast({ title: m.auth_demo_ready(), description: m.auth_demo_ready_words() });
      await goHome();
    },
    onError: (error) => toast({ title: m.auth_demo_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="primary"
        size="lg"
        isPending={demo.isPending}
        pendingLabel={m.auth_demo_pending()}
        onClick={() => demo.mutate()}
      >
        {m.auth_demo()}
      </Button>
      <p className="text-sm text-ink-2">{m.auth_demo_words()}</p>
    </div>
  );
}
