import { expect, test } from 'vitest';
import { workingFirm } from './working-firm';

const firms = [{ id: 'first' }, { id: 'second' }];
const company = { id: 'c', name: 'C', cin: '', caFirmId: 'second', role: 'owner', isDemo: false } as const;

test.each([
  ['nothing is chosen', {}, 'first'],
  ['a firm is chosen', { firm: 'second' }, 'second'],
  ['a company of another firm is chosen', { company: 'c' }, 'second'],
  ['the chosen firm stands against the company', { firm: 'first', company: 'c' }, 'first'],
  ['the chosen firm is not on the list', { firm: 'gone' }, 'first'],
])('when %s', (_case, chosen, expected) => {
  expect(workingFirm(firms, chosen, [company])?.id).toBe(expected);
});

test('without a firm there is none to work on', () => {
  expect(workingFirm([], { firm: 'first' }, [company])).toBeUndefined();
});
