import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensionFor, type Relief, waiverFor } from '../law/relief';
import { ROC_RELIEFS } from '../law/relief-rows';
import { addDays, type IsoDate, isoDate } from '../shared/dates';
import type { Step } from '../shared/explained';
import { crore, lakh, paise, percent, rupees } from '../shared/money';
import { chargeFee } from './charge-fee';
import { accountsDueOn, eventFormDueOn } from './due-dates';
import { type LateForm, llpFee, rocFee } from './fees';

const day = isoDate;
const late = (form: string, authorisedCapital: number, dueOn: string, filedOn: string): LateForm => ({
  form,
  authorisedCapital: paise(authorisedCapital),
  dueOn: day(dueOn),
  filedOn: day(filedOn),
});
const numberOf = (steps: readonly Step[], id: string): number =>
  Number(steps.find((step) => step.id === id)?.quantity.value);

test('W13: AOC-4 filed 45 days late', () => {
  const dueOn = accountsDueOn({ heldOn: day('2026-09-30') }).value;
  const { value } = rocFee({ ...late('AOC-4', lakh(10), dueOn, '2026-12-14'), period: '2025-26' });
  expect(value).toEqual({ daysLate: 45, normal: rupees(400), additional: rupees(4_500), total: rupees(4_900) });
});

test.each([
  ['2026-01-20', 0],
  ['2026-01-31', 0],
  ['2026-02-01', 9_400],
  ['2026-02-05', 9_800],
])(
  'W14: AOC-4 for 2024-25 filed on %s pays %i more; a waived fee revives from the original date',
  (filedOn, additional) => {
    const { value } = rocFee({ ...late('AOC-4', lakh(10), '2025-10-30', filedOn), period: '2024-25' });
    expect(value).toMatchObject({ additional: rupees(additional), total: rupees(400 + additional) });
  },
);

test('as known before the second circular, January still paid', () => {
  const facts = { ...late('AOC-4', lakh(10), '2025-10-30', '2026-01-20'), period: '2024-25' };
  expect(rocFee(facts, ROC_RELIEFS, day('2025-12-29')).value.additional).toBe(rupees(8_200));
});

const madeUpWaiver: Relief = {
  kind: 'fee_waiver',
  id: 'TEST.WAIVER',
  forms: ['AOC-4'],
  period: '2025-26',
  filedFrom: day('2026-11-20'),
  filedBy: day('2026-12-31'),
  stillAsked: percent(0),
  knownSince: day('2026-11-20'),
  statute: 'A made-up circular',
  source: { title: 'A made-up circular' },
  confidence: 'high',
  status: 'enacted',
  checkedOn: day('2026-11-20'),
};

test.each([
  ['2026-12-31', 0],
  ['2027-01-01', 6_300],
  ['2027-01-02', 6_400],
])('AOC-4 due 30 Oct 2026 under a waiver to 31 Dec costs on %s %i', (filedOn, additional) => {
  const facts = { ...late('AOC-4', lakh(10), '2026-10-30', filedOn), period: '2025-26' };
  expect(rocFee(facts, [madeUpWaiver]).value.additional).toBe(rupees(additional));
});

test('a waiver that was withdrawn asks the whole fee again, and the past keeps its answer', () => {
  const facts = { ...late('AOC-4', lakh(10), '2026-10-30', '2026-12-20'), period: '2025-26' };
  const withdrawn = [{ ...madeUpWaiver, withdrawnOn: day('2026-12-01') }];
  expect(rocFee(facts, withdrawn).value.additional).toBe(rupees(5_100));
  expect(rocFee(facts, withdrawn, day('2026-11-30')).value.additional).toBe(rupees(0));
});

test('CCFS-2026 asks a tenth of the additional fee', () => {
  const facts = { ...late('MGT-7', lakh(10), '2025-11-29', '2026-05-28'), period: '2024-25' };
  expect(rocFee(facts).value).toMatchObject({ daysLate: 180, additional: rupees(1_800) });
});

test.each([
  ['2026-09-10', undefined, 10_860],
  ['2026-09-15', undefined, 10_910],
  ['2026-09-16', undefined, 105_600],
  ['2026-09-10', '2026-07-20', 105_000],
  ['2026-08-31', '2026-07-20', 10_760],
  ['2026-08-01', '2026-07-07', 101_000],
])('W33: AOC-4 for 2022-23 filed on %s, as known on %s, costs %i', (filedOn, knownOn, total) => {
  const facts = { ...late('AOC-4', lakh(10), '2023-10-30', filedOn), period: '2022-23' };
  expect(rocFee(facts, ROC_RELIEFS, knownOn ? day(knownOn) : undefined).value.total).toBe(rupees(total));
});

test.each([
  ['2025-03-30', '2025-03-31'],
  ['2025-03-31', '2025-06-30'],
])('CSR-2 for 2023-24 as known on %s moved to %s; an extension moves the date itself', (knownOn, dueOn) => {
  expect(extensionFor(ROC_RELIEFS, { form: 'CSR-2', period: '2023-24' }, day(knownOn))?.dueOn).toBe(dueOn);
});

test('W15: ADT-1 filed 20 days late', () => {
  const dueOn = eventFormDueOn('auditorAppointment', day('2026-09-30')).value;
  expect(rocFee(late('ADT-1', lakh(50), dueOn, '2026-11-04')).value.total).toBe(rupees(1_500));
});

test('W16: DIR-12 filed 75 days late', () => {
  const dueOn = eventFormDueOn('directorChange', day('2026-03-31')).value;
  expect(rocFee(late('DIR-12', crore(1), dueOn, '2026-07-14')).value.total).toBe(rupees(4_200));
});

test.each([
  [undefined, 2_000],
  ['2026-02-01', 2_800],
  ['2025-09-10', 2_800],
  ['2025-09-09', 2_000],
])('W17: PAS-3 40 days late after a late one on %s costs %i', (previous, total) => {
  const facts = late('PAS-3', lakh(10), '2026-08-01', '2026-09-10');
  const repeated = { ...facts, ...(previous && { previousLateFilingOn: day(previous) }) };
  expect(rocFee(repeated).value.total).toBe(rupees(total));
});

test.each([
  ['DIR-12', '2019-04-30', '2019-07-14', 2_400],
  ['DIR-12', '2019-04-30', '2026-11-20', 4_800],
  ['ADT-1', '2019-10-15', '2019-10-30', 400],
  ['DPT-3', '2022-06-29', '2022-06-30', 800],
  ['DPT-3', '2022-06-30', '2022-07-01', 800],
])('%s due on %s, before the higher fees of 2022, and filed on %s adds %i', (form, dueOn, filedOn, additional) => {
  expect(rocFee(late(form, lakh(10), dueOn, filedOn), []).value.additional).toBe(rupees(additional));
});

test.each([
  ['DIR-12', 0, 0],
  ['DIR-12', 1, 2],
  ['DIR-12', 30, 2],
  ['DIR-12', 31, 4],
  ['DIR-12', 60, 4],
  ['DIR-12', 61, 6],
  ['DIR-12', 90, 6],
  ['DIR-12', 91, 10],
  ['DIR-12', 180, 10],
  ['DIR-12', 181, 12],
  ['ADT-1', 15, 1],
  ['ADT-1', 16, 2],
])('%s %i days late adds %i times the normal fee', (form, days, times) => {
  const facts = late(form, lakh(10), '2026-03-31', addDays(day('2026-03-31'), days));
  expect(rocFee(facts, []).value.additional).toBe(rupees(400 * times));
});

test.each([
  [paise(lakh(1) - 1), 200],
  [lakh(1), 300],
  [lakh(5), 400],
  [lakh(25), 500],
  [crore(1), 600],
  [null, 200],
])('a form in time costs by capital %s: %i', (authorisedCapital, normal) => {
  const facts = { ...late('MGT-14', 0, '2026-03-31', '2026-03-31'), authorisedCapital };
  expect(rocFee(facts).value).toEqual({ daysLate: 0, normal: rupees(normal), additional: 0, total: rupees(normal) });
});

test('MSME-1 is free however late; SH-7, charges and forms due before 1 Jul 2018 are refused', () => {
  expect(rocFee(late('MSME-1', lakh(10), '2026-10-31', '2026-12-31')).value.total).toBe(0);
  expect(() => rocFee(late('SH-7', lakh(10), '2026-10-31', '2026-12-31'))).toThrow(RangeError);
  expect(() => rocFee(late('CHG-1', lakh(10), '2026-10-31', '2026-12-31'))).toThrow(RangeError);
  expect(() => rocFee(late('AOC-4', lakh(10), '2018-06-30', '2026-12-31'))).toThrow(RangeError);
});

test.each([
  ['W18a small', lakh(1), true, '2021-05-30', '2022-04-22', 50, 750],
  ['W18a other', lakh(1), false, '2021-05-30', '2022-04-22', 50, 1_500],
  ['W18b', lakh(5), true, '2026-05-30', '2026-09-07', 100, 1_000],
  ['360 days', lakh(1), true, '2025-05-30', '2026-05-25', 50, 750],
  ['361 days', lakh(1), true, '2025-05-30', '2026-05-26', 50, 760],
  ['361 days other', lakh(1), false, '2025-05-30', '2026-05-26', 50, 1_520],
])('%s: LLP Form 11', (_id, contribution, isSmall, dueOn, filedOn, normal, additional) => {
  const facts = { form: 'LLP Form 11', contribution, isSmall, dueOn: day(dueOn), filedOn: day(filedOn) };
  expect(llpFee(facts).value).toMatchObject({ normal: rupees(normal), additional: rupees(additional) });
});

test('another LLP form beyond 360 days takes 25 or 50 times', () => {
  const facts = { form: 'LLP Form 4', contribution: lakh(1), dueOn: day('2025-05-30'), filedOn: day('2026-05-26') };
  expect(llpFee({ ...facts, isSmall: true }).value.additional).toBe(rupees(1_250));
  expect(llpFee({ ...facts, isSmall: false }).value.additional).toBe(rupees(2_500));
});

const charge = { createdOn: day('2026-06-01'), securedAmount: crore(2), authorisedCapital: lakh(10), isLesser: true };

test.each([
  [30, 400],
  [31, 1_600],
  [60, 1_600],
  [61, 6_600],
  [75, 6_600],
  [120, 6_600],
])('W19: CHG-1 of a small company on day %i costs %i', (days, total) => {
  const { value } = chargeFee({ ...charge, filedOn: addDays(charge.createdOn, days) });
  expect(value).toMatchObject({ isRegistrable: true, total: rupees(total) });
});

test('W19: on day 121 the charge is not registrable', () => {
  const { value } = chargeFee({ ...charge, filedOn: addDays(charge.createdOn, 121) });
  expect(value).toEqual({ isRegistrable: false, lastDayPassedBy: 1 });
});

test('the ad valorem part stops at its cap, 1 lakh or 5 lakh', () => {
  const large = { ...charge, securedAmount: crore(5_000), filedOn: addDays(charge.createdOn, 61) };
  expect(chargeFee(large).value).toMatchObject({ adValorem: lakh(1) });
  expect(chargeFee({ ...large, isLesser: false }).value).toMatchObject({ adValorem: lakh(5) });
});

const form = fc.constantFrom('AOC-4', 'MGT-7A', 'ADT-1', 'DIR-12', 'PAS-3', 'DPT-3');
const capital = fc.integer({ min: 0, max: 5e10 });
const delay = fc.integer({ min: 0, max: 2_000 });
const dueOn: IsoDate = day('2023-02-28');

test('property: no fee falls as days pass, and its steps recompute it', () => {
  fc.assert(
    fc.property(form, capital, delay, (name, rupeesOfCapital, days) => {
      const on = (count: number) => rocFee(late(name, rupeesOfCapital, dueOn, addDays(dueOn, count)), []);
      const { value, steps } = on(days);
      expect(on(days + 1).value.total).toBeGreaterThanOrEqual(value.total);
      const unit = steps.some(({ id }) => id === 'perDay')
        ? numberOf(steps, 'daysLate') * numberOf(steps, 'perDay')
        : numberOf(steps, 'normal') * (days > 0 ? numberOf(steps, 'times') : 0);
      expect(value.total).toBe(numberOf(steps, 'normal') + unit);
    }),
  );
});

test('property: no LLP fee falls as days pass, and its steps recompute it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('LLP Form 8', 'LLP Form 4'),
      capital,
      delay,
      fc.boolean(),
      (name, amount, days, isSmall) => {
        const facts = { form: name, contribution: paise(amount), isSmall, dueOn };
        const { value, steps } = llpFee({ ...facts, filedOn: addDays(dueOn, days) });
        const next = llpFee({ ...facts, filedOn: addDays(dueOn, days + 1) }).value;
        expect(next.total).toBeGreaterThanOrEqual(value.total);
        const [normal, times, perDay, feeDays] = ['normal', 'times', 'perDay', 'feeDays'].map((id) =>
          numberOf(steps, id),
        );
        expect(value.additional).toBe(normal! * times! + perDay! * feeDays!);
      },
    ),
  );
});

test.each([
  ['2023-01-12', '2023-01-27', 0],
  ['2023-01-12', '2023-01-28', 800],
  ['2023-01-07', '2023-01-22', 0],
  ['2023-01-06', '2023-01-20', 800],
  ['2023-01-22', '2023-02-06', 0],
  ['2023-01-23', '2023-01-27', 800],
  ['2023-01-24', '2023-01-27', 800],
])('W46: a form due on %s and filed on %s costs %i more', (dueOn, filedOn, additional) => {
  const late = { form: 'DIR-12', authorisedCapital: lakh(10), dueOn: day(dueOn), filedOn: day(filedOn) };
  expect(rocFee(late).value.additional).toBe(rupees(additional));
});

test.each([
  ['2025-10-20', '2025-10-14', undefined],
  ['2025-10-20', '2025-10-15', 'MCA.KYC.2025.b'],
  ['2025-10-15', '2025-10-14', 'MCA.KYC.2025.a'],
  ['2025-10-31', undefined, 'MCA.KYC.2025.b'],
  ['2025-11-01', undefined, undefined],
])('KYC of 2025 done on %s, as known on %s, is under %s', (filedOn, knownOn, id) => {
  const about = { form: 'DIR-3 KYC', period: '2025-26', filedOn: day(filedOn) };
  expect(waiverFor(ROC_RELIEFS, about, knownOn ? day(knownOn) : undefined)?.id).toBe(id);
});

test.each([
  ['AOC-4', '2022-02-10', '2021-12-28', undefined],
  ['AOC-4', '2022-02-10', '2021-12-29', 'MCA.2020-21.AOC4.b'],
  ['MGT-7', '2021-12-31', '2021-10-29', 'MCA.2020-21.a'],
  ['MGT-7', '2022-03-31', '2022-02-14', 'MCA.2020-21.MGT7'],
])('%s of 2020-21 filed on %s, as known on %s, is under %s', (form, filedOn, knownOn, id) => {
  const about = { form, period: '2020-21', filedOn: day(filedOn) };
  expect(waiverFor(ROC_RELIEFS, about, day(knownOn))?.id).toBe(id);
});
