import canonicalize from 'canonicalize';

/** RFC 8785: one value, one text. Throws on what JSON cannot say. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a JSON value');
  return text;
}
