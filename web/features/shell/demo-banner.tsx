import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { useWorkspace } from '../../lib/workspace';
import { Button, buttonClass } from '../../ui/button';
import { useRemoveDemonstration } from './shell.mutations';

const LINK = 'text-accent px-1.5! text-xs! hover:underline sm:px-2.5! pointer-coarse:min-h-8!';

/** On every page, while what it shows is made up: says so, and offers the ways out. */
export function DemoBanner() {
  const { me, firm, isDemo } = useWorkspace();
  const isVisitor = me?.user.isAnonymous ?? false;
  const removal = useRemoveDemonstration({ isVisitor });
  if (!isDemo || !firm) return null;
  return (
    <section aria-label={m.shell_demo_label()} className="hatched border-b border-line">
      <div className="mx-auto flex max-w-360 flex-wrap items-center gap-x-4 px-4 py-0.5 lg:px-8">
        <p className="text-xs text-yellow">
          <strong className="font-semibold">{m.shell_demo_label()}</strong>
          <span className="hidden sm:inline"> · {m.shell_demo_words()}</span>
        </p>
        <div className="-ml-1.5 flex flex-wrap gap-x-1 print:hidden sm:ml-auto sm:gap-x-2">
          <Button
            size="sm"
            variant="ghost"
            className={LINK}
            isPending={removal.isPending}
            onClick={() => removal.mutate(firm.id)}
          >
            {m.shell_demo_remove()}
          </Button>
          {isVisitor && (
            <Link to="/sign-up" className={buttonClass('ghost', 'sm', LINK)}>
              {m.shell_demo_sign_up()}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
