import { cx } from '../cx';

/** A column's heading, in a table that is too much its own for `Table`. */
export function HeadCell({ isNumeric = false, children }: { isNumeric?: boolean; children: string }) {
  return (
    <th
      scope="col"
      className={cx(
        'h-8 border-b border-line bg-sunken px-2.5 text-xs font-medium whitespace-nowrap text-ink-3 first:pl-4 last:pr-4',
        isNumeric ? 'text-right' : 'text-left',
      )}
    >
      {children}
    </th>
  );
}
