import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { crore, parseRupees } from '../shared/money';
import { consumerInvoiceTable, eInvoiceLastDay, filingBar, heldFast } from './filing-limits';
import { GST_THRESHOLDS } from './law/thresholds';

test.each([
  ['2024-07-31', '200000', 'b2cs'],
  ['2024-08-31', '200000', 'b2cl'],
  ['2026-10-31', '100000.00', 'b2cs'],
  ['2026-10-31', '100000.01', 'b2cl'],
  ['2024-07-31', '250000.00', 'b2cs'],
  ['2024-07-31', '250000.01', 'b2cl'],
])('W11: in the period to %s an invoice of Rs %s goes to %s', (periodEnd, value, table) => {
  expect(consumerInvoiceTable(parseRupees(value), isoDate(periodEnd)).value).toBe(table);
});

test.each([
  ['2025-04-01', crore(12), '2025-04-30'],
  ['2026-11-15', crore(12), '2026-12-14'],
  ['2025-03-31', crore(12), null],
  ['2025-03-31', crore(100), '2025-04-29'],
  ['2026-11-15', crore(9), null],
])('W12: a document of %s at a turnover of %i paise is reported by %s', (document, turnover, last) => {
  expect(eInvoiceLastDay(isoDate(document), turnover).value).toBe(last);
});

test.each([
  ['2023-10-20', '2026-10-20', false, false],
  ['2023-10-20', '2026-10-21', true, true],
  ['2022-11-20', '2025-11-20', false, false],
  ['2022-11-20', '2025-11-30', true, false],
  ['2022-11-20', '2025-12-01', true, true],
])(
  'W13: due on %s, on %s it is barred by the Act %s, by the portal %s',
  (dueOn, on, isBarredByAct, isBarredByPortal) => {
    expect(filingBar(isoDate(dueOn), isoDate(on)).value).toMatchObject({ isBarredByAct, isBarredByPortal });
  },
);

test.each([
  ['2025-10-31', '2026-12-02', ['GST.LOCK.3_1']],
  ['2026-01-31', '2026-01-29', ['GST.LOCK.3_1', 'GST.LOCK.3_2']],
  ['2026-01-31', '2026-01-30', ['GST.LOCK.3_1', 'GST.LOCK.3_2', 'GST.LOCK.INT']],
  ['2025-12-31', '2026-12-02', ['GST.LOCK.3_1', 'GST.LOCK.3_2']],
])('W51: of the period to %s, as known on %s, the portal holds fast %j', (end, knownOn, ids) => {
  expect(heldFast(isoDate(end), isoDate(knownOn)).map(({ id }) => id)).toEqual(ids);
});

test('every limit says how it is passed', () => {
  expect(
    Object.values(GST_THRESHOLDS)
      .flat()
      .filter(({ comparator }) => comparator === undefined),
  ).toEqual([]);
});
