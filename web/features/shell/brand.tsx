import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';

export function Brand() {
  return (
    <Link to="/" className="flex shrink-0 items-center gap-2 rounded-md">
      <Mark />
      <span className="sr-only text-base font-semibold tracking-tight sm:not-sr-only">{m.shell_product()}</span>
    </Link>
  );
}

/** The letter that the name begins with in Devanagari, as in icon.svg; as part of the page it costs no request. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#fff" />
      <path d={LETTER} transform="translate(4.5 25.5) scale(0.3)" fill="#2c33a3" />
    </svg>
  );
}

// Drawn after Anek Devanagari (OFL 1.1), because many machines have no such font.
const LETTER =
  'M78-56L77-63L48-63L49-56L78-56ZM58 0L67 0L67-59L58-59L58 0ZM3-14L3-5Q7-3 11-2Q16-1 22-1Q32-1 37-5Q43-9 43-17L43-18Q43-21 41-24Q40-27 36-29Q33-31 28-31L27-35Q33-35 36-37Q39-38 40-41Q42-44 42-48L42-48Q42-53 40-57Q38-60 33-62Q29-64 22-64Q17-64 13-63Q9-62 6-61L5-53Q9-54 13-55Q17-56 21-56Q27-56 30-54Q32-52 32-47L32-46Q32-43 31-41Q30-39 27-38Q24-37 19-37L11-37L11-29L19-29Q24-29 27-28Q30-27 32-25Q33-23 33-20L33-19Q33-15 32-13Q30-11 28-10Q25-9 21-9Q16-9 11-10Q7-12 3-14ZM27-35L27-31L34-29L34-30Q36-30 38-29Q40-29 42-29Q45-28 48-28L61-28L61-36L47-36Q44-36 42-36Q40-36 38-36Q36-36 34-35L34-36L27-35Z';
