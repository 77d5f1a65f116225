import { m } from '../../lib/messages';
import { cx } from '../../ui/cx';
import type { FactFlag } from './fact.types';

/** What does not fit, each with what was expected; a contradiction is told apart from what is only worth a look. */
export function FlagList({ flags }: { flags: readonly FactFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {flags.map(({ code, weight, message }) => (
        <li
          key={`${code} ${message}`}
          className={cx(
            'w-fit rounded-md px-2 py-1 text-sm wrap-anywhere',
            weight === 'contradiction' ? 'bg-orange-soft text-orange' : 'bg-yellow-soft text-yellow',
          )}
        >
          <span className="font-medium">{weight === 'contradiction' ? m.fact_contradiction() : m.fact_note()}</span>{' '}
          {message}
        </li>
      ))}
    </ul>
  );
}
