import { STATEMENT_LIMITS } from '#domain/bank/reader/model';

/** What the server takes: not more than ten megabytes. */
export const isTooLarge = ({ size }: Pick<File, 'size'>): boolean => size > STATEMENT_LIMITS.bytes;

/** '12 KB', for a person to see that it is the file they meant. */
export function sizeOf({ size }: Pick<File, 'size'>): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
