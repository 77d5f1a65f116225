import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';

export function Brand() {
  return (
    <Link to="/" className="flex shrink-0 items-center gap-2 rounded-md">
      <img src="/icon.svg" alt="" width={24} height={24} />
      <span className="text-base font-semibold tracking-tight">{m.shell_product()}</span>
      <span lang="hi" className="hidden text-sm text-ink-2 lg:inline">
        {m.shell_product_hindi()}
      </span>
    </Link>
  );
}
