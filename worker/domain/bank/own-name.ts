// A name cut shorter than this could be anybody's.
const SHORTEST = 10;

/** Whether a payee is the account holder: the same name without its legal form, or the beginning that a bank left of it. */
export function isHolder(payee: string, holder: string): boolean {
  const [one, other] = [bare(payee), bare(holder)];
  const shorter = Math.min(one.length, other.length);
  return shorter >= SHORTEST && (one.startsWith(other) || other.startsWith(one));
}

const LEGAL_FORM = /\b(?:PRIVATE|PVT|P|LIMITED|LTD|L|LLP|OPC)\b\.?/g;

const bare = (name: string): string =>
  name
    .toUpperCase()
    .replace(LEGAL_FORM, '')
    .replace(/[^A-Z0-9]/g, '');
