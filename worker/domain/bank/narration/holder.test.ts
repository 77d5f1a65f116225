import { expect, test } from 'vitest';
import { isOwnTrade } from '../categorise/names';
import { namesHolder, withoutHolder } from './holder';

const HOLDER = 'SAHYADRI PRECISION COMPONENTS PRIVATE LIMITED';

test.each([
  ['FT TO CC A/C 00112233445 SAHYADRI PRECISION COMP', true],
  ['RTGS OUT SAHYADRI PRECISION COMPONENTS PVT LTD HDFC', true],
  ['NEFT DR-SBIN0001234-SAHYADRI PRECISION COMPONENTS-NETBANK', true],
  ['NEFT OUT SAHYADRI PRECISION TOOLS PVT LTD', false],
  ['NEFT OUT SAHYADRI FARMS', false],
  ['NEFT OUT PRECISION COMPONENTS', false],
])('whether %s names the holder: %s', (text, names) => {
  expect(namesHolder(text, HOLDER)).toBe(names);
});

test('of what was bought, the holder’s own name says nothing', () => {
  expect(withoutHolder('RTGS OUT SAHYADRI PRECISION COMPONENTS PVT LTD', HOLDER)).not.toContain('COMPONENTS');
  expect(withoutHolder('RTGS OUT VIJAY COMPONENTS', HOLDER)).toBe('RTGS OUT VIJAY COMPONENTS');
  expect(withoutHolder('RTGS OUT VIJAY COMPONENTS')).toBe('RTGS OUT VIJAY COMPONENTS');
});

test('milk is for the office where no food is made, and where it is the narration must say so', () => {
  expect(isOwnTrade('pantry', 'NEFT/HATSUN/MILK SUPPLY', 'NIRJHAR FOODTECH PRIVATE LIMITED')).toBe(true);
  expect(isOwnTrade('pantry', 'UPI/ZEPTO/OFFICE MILK', 'NIRJHAR FOODTECH PRIVATE LIMITED')).toBe(false);
  expect(isOwnTrade('pantry', 'NEFT/HATSUN/MILK SUPPLY', HOLDER)).toBe(false);
});
