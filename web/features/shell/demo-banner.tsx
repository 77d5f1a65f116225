import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { useWorkspace } from '../../lib/workspace';
import { Button, buttonClass } from '../../ui/button';
import { useRemoveDemonstration } from './shell.mutations';

/** On every page, while what it shows is made up: says so, and offers the ways out. */
export function DemoBanner() {
  const { me, firm, isDemo } = useWorkspace();
  const isVisitor = me?.user.isAnonymous ?? false;
  const removal = useRemoveDemonstration({ isVisitor });
  if (!isDemo || !firm) return null;
  return (
    <section aria-label={m.shell_demo_label()} className="border-b border-line bg-yellow-soft">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5">
        <p className="text-sm text-yellow">
          <strong className="font-semibold">{m.shell_demo_label()}</strong>
          <span className="hidden sm:inline"> · {m.shell_demo_words()}</span>
        </p>
        <div className="-ml-2 flex flex-wrap gap-1 sm:ml-auto sm:gap-2">
          <Button size="sm" variant="ghost" isPending={removal.isPending} onClick={() => removal.mutate(firm.id)}>
            {m.shell_demo_remove()}
          </Button>
          {isVisitor && (
            <Link to="/sign-up" className={buttonClass('secondary', 'sm')}>
              {m.shell_demo_sign_up()}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
