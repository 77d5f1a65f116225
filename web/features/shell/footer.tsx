import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { SupportLine } from './support-line';

const LINK = 'inline-block py-1 hover:text-ink hover:underline';

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-360 flex-col gap-x-6 gap-y-3 px-4 pt-5 pb-7 text-xs text-ink-3 lg:flex-row lg:items-baseline lg:px-8">
        <p className="max-w-3xl grow">{m.shell_disclaimer()}</p>
        <nav aria-label={m.shell_footer_menu()}>
          <ul className="flex flex-wrap gap-x-4">
            <li>
              <Link to="/privacy-policy" className={LINK}>
                {m.shell_privacy()}
              </Link>
            </li>
            <li>
              <Link to="/terms-of-service" className={LINK}>
                {m.shell_terms()}
              </Link>
            </li>
            <li>
              <Link to="/data-security" className={LINK}>
                {m.shell_security()}
              </Link>
            </li>
            <li>
              <a href="/api/openapi.json" className={LINK}>
                {m.shell_api_guide()}
              </a>
            </li>
          </ul>
        </nav>
        <SupportLine />
      </div>
    </footer>
  );
}
