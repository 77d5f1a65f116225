/** The prefix makes the browser insist on HTTPS (or localhost), path / and this very host. */
export const SESSION_COOKIE = '__Host-anupalan';
