import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FORM_NAMES } from '#domain/calendar/forms';
import { reliefForm } from './relief.form';
import { FORMS_BY_AREA } from './relief.forms-list';
import { reliefHistory, reliefTitle, reliefWords } from './relief.words';

const typed = {
  ...{ forms: 'MGT-7|MGT-7A', period: '2025-26', reference: 'General Circular 09/2026', notifiedOn: '2026-11-20' },
  url: '',
};

test('a moved date is sent with its forms as a list', () => {
  expect(v.parse(reliefForm('extension'), { ...typed, dueOn: '2026-12-31' })).toMatchObject({
    ...{ kind: 'extension', forms: ['MGT-7', 'MGT-7A'], dueOn: '2026-12-31' },
  });
});

test.each([
  [{ forms: '' }, 'Choose at least one form'],
  [{ period: '2025-27' }, 'Enter a year such as 2025-26, a month such as 2026-10, or a quarter such as 2026-27 Q2'],
  [{ url: 'javascript:alert(1)' }, 'Enter a link that begins with https://'],
  [{ dueOn: '2026-11-31' }, 'Enter a date that exists, as DD/MM/YYYY'],
])('%o is refused beside its field', (fault, message) => {
  const { issues } = v.safeParse(reliefForm('extension'), { ...typed, dueOn: '2026-12-31', ...fault });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

test('a window that ends before it begins is refused, and so is more than the whole fee', () => {
  const waiver = { ...typed, filedFrom: '2026-11-20', filedBy: '2026-12-31', stillAsked: '0' };
  expect(v.safeParse(reliefForm('fee_waiver'), waiver).success).toBe(true);
  expect(v.safeParse(reliefForm('fee_waiver'), { ...waiver, filedBy: '2026-11-19' }).success).toBe(false);
  expect(v.safeParse(reliefForm('fee_waiver'), { ...waiver, stillAsked: '101' }).success).toBe(false);
});

test('every form that is offered is one the calendar names, each once, and none is missing', () => {
  expect(Object.values(FORMS_BY_AREA).flat().toSorted()).toEqual([...FORM_NAMES].toSorted());
});

test('a moved date and a waived fee never read alike', () => {
  const none = { dueOn: null, filedFrom: null, filedBy: null, stillAsked: null };
  expect(reliefWords({ ...none, kind: 'extension', dueOn: '2026-12-31' })).toBe(
    'The due date is extended to 31 Dec 2026.',
  );
  const waiver = { ...none, kind: 'fee_waiver' as const, filedFrom: '2026-11-20', filedBy: '2026-12-31' };
  expect(reliefWords({ ...waiver, stillAsked: '0' })).toMatch(/^The due date stays\..*no additional fee/);
  expect(reliefWords({ ...waiver, stillAsked: '25' })).toMatch(/^The due date stays\..*25% of/);
});

test('the history says who did what, and that somebody approved alone', () => {
  const relief = {
    ...{ id: '1', kind: 'extension' as const, forms: ['AOC-4'], period: '2025-26', dueOn: null, filedFrom: null },
    ...{ filedBy: null, stillAsked: null, reference: '', url: null, notifiedOn: '', state: 'approved' as const },
    ...{ enteredByName: 'Asha', enteredAt: '1', decidedByName: 'Asha', decidedAt: '2' },
    ...{ withdrawnByName: null, withdrawnAt: null, mayDecide: false, canSelfApprove: true },
  };
  expect(reliefTitle(relief)).toBe('AOC-4 for 2025-26');
  expect(reliefHistory(relief).map(({ what }) => what())).toEqual(['Entered by', 'Self-approved by']);
});
