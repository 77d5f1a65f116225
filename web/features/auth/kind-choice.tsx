import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';

const CARD =
  'block rounded-lg border border-line-strong bg-surface px-4 py-3 transition-colors hover:border-accent hover:bg-sunken';

/** The first question of everybody new: for whom do you keep the books? */
export function KindChoice({ to }: { to: '/sign-up' | '/welcome' }) {
  return (
    <ul className="flex flex-col gap-3">
      <li>
        <Link to={to} search={{ kind: 'company' }} className={CARD}>
          <span className="font-semibold">{m.auth_kind_company()}</span>
          <span className="block text-sm text-ink-2">{m.auth_kind_company_words()}</span>
        </Link>
      </li>
      <li>
        <Link to={to} search={{ kind: 'firm' }} className={CARD}>
          <span className="font-semibold">{m.auth_kind_firm()}</span>
          <span className="block text-sm text-ink-2">{m.auth_kind_firm_words()}</span>
        </Link>
      </li>
    </ul>
  );
}
