import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BUILT_IN_RELIEFS } from '#domain/calendar/built-in-reliefs';
import { FORM_NAMES } from '#domain/calendar/forms';
import { onlyIfWords } from '../../lib/item-words';
import { reliefForm } from './relief.form';
import { FORMS_BY_AREA } from './relief.forms-list';
import { limitWords, reliefHistory, reliefTitle, reliefWords } from './relief.words';

const typed = {
  ...{ forms: 'MGT-7|MGT-7A', period: '2025-26', reference: 'General Circular 09/2026', notifiedOn: '2026-11-20' },
  url: '',
};

test('a moved date is sent with its forms as a list', () => {
  expect(v.parse(reliefForm('extension'), { ...typed, dueOn: '2026-12-31' })).toMatchObject({
    ...{ kind: 'extension', forms: ['MGT-7', 'MGT-7A'], dueOn: '2026-12-31' },
  });
});

test('whom it speaks for goes along where something is said of it, and is nothing where nothing is', () => {
  const open = { auditCase: '', taxpayer: '', states: '', districts: ' ', gstins: '', dueFrom: '', dueTo: '' };
  const said = { auditCase: 'audit', states: '27|20', districts: 'Thane, Raigad', dueFrom: '2023-01-07' };
  const read = (limits: object) => v.parse(reliefForm('extension'), { ...typed, dueOn: '2026-12-31', ...limits });
  expect(read(open)).not.toHaveProperty('limits');
  expect(read({ ...open, ...said })).toMatchObject({
    limits: { auditCase: 'audit', states: ['27', '20'], districts: ['Thane', 'Raigad'], dueFrom: '2023-01-07' },
  });
  expect(limitWords({ auditCase: 'audit', states: ['27', '20'], districts: ['new delhi'] })).toBe(
    'Companies and audited LLPs; Maharashtra, Jharkhand; districts New Delhi',
  );
  expect(limitWords(null)).toBe('');
});

test('every built-in relief names its instrument and what it touches, each once', () => {
  const ids = BUILT_IN_RELIEFS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const lacking = BUILT_IN_RELIEFS.filter(
    ({ statute, forms, dueOn, filedBy, withinDays }) =>
      !statute || forms.length === 0 || !(dueOn ?? filedBy ?? withinDays),
  );
  expect(lacking).toEqual([]);
  const of = (id: string) => BUILT_IN_RELIEFS.find((relief) => relief.id === id);
  expect(of('GST.EXT.2025-09.3B.Q.X')).toMatchObject({ forms: ['GSTR-3B'], period: '2025-26 Q2', dueOn: '2025-10-25' });
  expect(of('GST.EXT.2024-10.MHJH.3B.M')).toMatchObject({ period: '2024-10', limits: { states: ['27', '20'] } });
  expect(of('GST.LF.3B.AMN20')).toMatchObject({ periodsTo: '2020-07-31', cap: { nil: '0.00', other: '250.00' } });
  expect(of('GST.LF.3B.COVID21.2021-04.month.UPTO')).toMatchObject({ period: '2021-04', withinDays: 45 });
  expect(of('GST.LF.3B.COVID21.2021-03.quarter.UPTO')).toMatchObject({ period: '2020-21 Q4' });
  expect(of('TDS.EXT.9/2023')).toMatchObject({ forms: ['26Q', '27Q', '27EQ'], period: '2023-24 Q1' });
  expect(of('TDS.EXT.12/2021')).toMatchObject({ period: '2020-21 Q4' });
  expect(of('CBDT.18.2024.ITR_TP')).toMatchObject({ period: '2023-24', limits: { auditCase: 'transfer-pricing' } });
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

test('the limits are those the call takes: States left out, amounts without commas, grounds that are ticked', () => {
  const limited = {
    ...{ forms: 'GSTR-3B', period: '2026-10', reference: 'N', notifiedOn: '2026-11-20', url: '', dueOn: '2026-12-31' },
    ...{ states: '01|38', statesAre: 'left-out', turnoverUpTo: '5,00,00,000', dormant: 'on' },
  };
  const { output } = v.safeParse(reliefForm('extension'), limited);
  expect(output).toMatchObject({
    limits: { exceptStates: ['01', '38'], turnoverUpTo: '50000000', except: ['dormant'] },
  });
  expect(limitWords({ exceptStates: ['38'], turnoverAbove: '50000000.00', except: ['dormant'] })).toBe(
    'all States but Ladakh; turnover above ₹5,00,00,000; not for dormant companies',
  );
});

test('what must be done for it to hold goes along where something is asked, and reads in words', () => {
  const read = (asked: object) => v.parse(reliefForm('extension'), { ...typed, dueOn: '2026-12-31', ...asked });
  expect(read({ 'condition-paidBy': '', 'condition-filedBefore': ' ' })).not.toHaveProperty('conditions');
  const asked = { paidBy: '2026-11-30', filedBefore: ['GSTR-9', 'GSTR-1'] };
  const entered = { 'condition-paidBy': '2026-11-30', 'condition-filedBefore': 'GSTR-9, GSTR-1' };
  expect(read(entered)).toMatchObject({ conditions: asked });
  expect(onlyIfWords(asked)).toBe('Only if the tax is paid by 30 Nov 2026 and GSTR-9, GSTR-1 is filed before it.');
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
    ...{
      id: '1',
      kind: 'extension' as const,
      forms: ['AOC-4'],
      period: '2025-26',
      limits: null,
      conditions: null,
      dueOn: null,
      filedFrom: null,
    },
    ...{ filedBy: null, stillAsked: null, reference: '', url: null, notifiedOn: '', state: 'approved' as const },
    ...{ enteredByName: 'Asha', enteredAt: '1', decidedByName: 'Asha', decidedAt: '2' },
    ...{ withdrawnByName: null, withdrawnAt: null, mayDecide: false, canSelfApprove: true },
  };
  expect(reliefTitle(relief)).toBe('AOC-4 for 2025-26');
  expect(reliefHistory(relief).map(({ what }) => what())).toEqual(['Entered by', 'Self-approved by']);
});
