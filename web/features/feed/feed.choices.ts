import type { Me } from '../../lib/api/session';
import { m } from '../../lib/messages';
import type { Choice } from '../../ui/form/field';
import type { NewFeed } from './feed.queries';

/** Whose dates a feed can carry, for this person: their companies, what they look after, and their firms. */
export function feedChoices(me: Pick<Me, 'companies' | 'firms'>): readonly Choice[] {
  const firms = me.firms.flatMap(({ id, name }) => [
    { value: `staff:${id}`, label: m.feed_of_staff({ firm: name }) },
    { value: `firm:${id}`, label: m.feed_of_firm({ firm: name }) },
  ]);
  const companies = me.companies.map(({ id, name }) => ({ value: `company:${id}`, label: name }));
  return me.firms.length > 0 ? [...firms, ...companies] : companies;
}

/** What the call asks for, from what was chosen. */
export function feedOf(choice: string): NewFeed | undefined {
  const [kind, id = ''] = choice.split(':');
  if (kind === 'company') return { kind, companyId: id };
  return kind === 'staff' || kind === 'firm' ? { kind, caFirmId: id } : undefined;
}
