import { expect, test } from 'vitest';
import { flagsOf, flagsOfNone } from '../flag-list';
import { firstOpenStep, stepAfter, stepsFor } from './setup.steps';

const stated = (kind: 'legal-form' | 'capital', subject = '') => ({
  ...{ id: kind, kind, subject, value: {}, holdsFrom: '2022-06-14', recordedAt: '', recordedByName: '' },
  isCurrent: true,
});

test('a company is asked for its capital and auditor, an LLP for its contribution', () => {
  expect(stepsFor(false)).toContain('capital');
  expect(stepsFor(false)).not.toContain('contribution');
  expect(stepsFor(true)).toContain('contribution');
  expect(stepsFor(true)).not.toContain('auditor');
});

test('a set-up that was left goes on at the first step of which nothing is stated', () => {
  expect(firstOpenStep({ facts: [] }, false)).toBe('legal-form');
  expect(firstOpenStep({ facts: [stated('legal-form'), stated('capital')] }, false)).toBe('turnover');
});

test('a seldom step is reached by its name only, and leads on from its place', () => {
  expect(stepsFor(false)).not.toContain('rera-project');
  expect(stepAfter('rera-project', false)).toBe('questions');
  expect(stepAfter('questions', false)).toBeUndefined();
});

test('a flag stands beside the fact it names, and above all of them where it names none', () => {
  const flag = { code: 'cin-legal-form', weight: 'contradiction' as const, message: '', fields: ['cin', 'legal-form'] };
  const other = { ...flag, code: 'cin-year', fields: ['cin', 'incorporationDate'] };
  expect(flagsOf([flag, other], stated('legal-form'))).toEqual([flag]);
  expect(flagsOfNone([flag, other], [stated('legal-form')])).toEqual([other]);
});
