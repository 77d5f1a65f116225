import { expect, test } from 'vitest';
import { feedChoices, feedOf } from './feed.choices';

const company = { id: 'c', name: 'Kestrel', cin: '', caFirmId: null, role: 'founder', isDemo: false } as const;
const firm = { id: 'f', name: 'Rao & Co', role: 'staff', isDemo: false } as const;

test('a founder chooses among their companies, a member of a firm among the firm’s dates too', () => {
  expect(feedChoices({ companies: [company], firms: [] }).map(({ value }) => value)).toEqual(['company:c']);
  const values = feedChoices({ companies: [company], firms: [firm] }).map(({ value }) => value);
  expect(values).toEqual(['staff:f', 'firm:f', 'company:c']);
});

test('what was chosen is what is asked for', () => {
  expect(feedOf('company:c')).toEqual({ kind: 'company', companyId: 'c' });
  expect(feedOf('staff:f')).toEqual({ kind: 'staff', caFirmId: 'f' });
  expect(feedOf('')).toBeUndefined();
});
