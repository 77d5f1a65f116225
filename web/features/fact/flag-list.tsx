import { m } from '../../lib/messages';
import { cx } from '../../ui/cx';
import type { Fact, FactFlag } from './fact.types';

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

/** Whether a flag is about a statement: it names its kind, or its kind with its subject or a part. */
function isAbout({ fields }: FactFlag, { kind, subject }: Pick<Fact, 'kind' | 'subject'>): boolean {
  const named = subject ? [kind, `${kind}.${subject}`] : [kind];
  return fields.some((field) => named.includes(field) || (!subject && field.startsWith(`${kind}.`)));
}

/** The flags that stand beside a statement. */
export const flagsOf = (flags: readonly FactFlag[], fact: Pick<Fact, 'kind' | 'subject'>): readonly FactFlag[] =>
  flags.filter((flag) => isAbout(flag, fact));

/** The flags about no statement that is shown; they stand above all of them. */
export const flagsOfNone = (flags: readonly FactFlag[], facts: readonly Fact[]): readonly FactFlag[] =>
  flags.filter((flag) => facts.every((fact) => !fact.isCurrent || !isAbout(flag, fact)));
