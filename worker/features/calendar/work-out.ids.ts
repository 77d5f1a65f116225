import { hash } from 'node:crypto';

/**
 * The id of an obligation's item: a uuid (version 8) of the company and the obligation's key. Every run and every answer of
 * a past day names the same obligation by the same id, whether or not it is stored.
 */
export function itemIdOf(companyId: string, key: string): string {
  const hex = hash('sha256', `${companyId}|${key}`, 'hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
