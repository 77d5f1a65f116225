import { initialsOf } from '../../../lib/initials';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';

/** What a company is called for short, by the words its name ends in. */
const KINDS: readonly [ending: RegExp, kind: () => string][] = [
  [/\s+\(OPC\) (Private Limited|Pvt\.? Ltd\.?)$/i, m.firm_kind_one_person],
  [/\s+(Private Limited|Pvt\.? Ltd\.?)$/i, m.firm_kind_private],
  [/\s+(Limited|Ltd\.?)$/i, m.firm_kind_limited],
  [/\s+(LLP|Limited Liability Partnership)$/i, m.firm_kind_partnership],
];

/** A company's name in two parts: what tells it from others, and what kind of company it is. */
export function partsOfName(name: string): { name: string; kind: string } {
  const [ending, kind] = KINDS.find(([pattern]) => pattern.test(name)) ?? [];
  return ending && kind ? { name: name.replace(ending, ''), kind: kind() } : { name, kind: '' };
}

/** A person's name without the title of the trade before it. */
const untitled = (name: string): string => name.replace(/^(CA|CS|CMA|Adv|Dr|Mr|Ms|Mrs)\.?\s+/i, '');

export const firstName = (name: string): string => untitled(name).split(' ')[0] ?? name;

/** Who looks after a client, in two letters; dashed where nobody does. */
export function Manager({ name }: { name: string | null }) {
  return (
    <span
      title={name ?? m.firm_grid_unassigned()}
      // Drawn, not written: two letters of a name are a word of no language.
      data-initials={name ? initialsOf(untitled(name)) : '–'}
      className={cx(
        'grid size-5.5 before:content-[attr(data-initials)] shrink-0 place-items-center rounded-full text-[0.625rem] font-semibold',
        name ? 'bg-accent-soft text-accent' : 'border border-dashed border-line-control text-ink-3',
      )}
    >
      <span className="sr-only">{name ?? m.firm_grid_unassigned()}</span>
    </span>
  );
}
