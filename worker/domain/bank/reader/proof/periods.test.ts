import { describe, expect, test } from 'vitest';
import { read } from '../reading.fixture';

const periodOf = (...above: string[]) => {
  const table = ['Date,Narration,Withdrawal,Deposit,Balance', '14/06/2025,NEFT QWXZ,100.00,,900.00'];
  return read([...above, ...table].join('\n')).facts.period;
};
const JUNE = { from: '2025-06-01', to: '2025-06-30' };

describe('the period that a statement prints', () => {
  test.each([
    ['Account statement from 2025-06-01 to 2025-06-30'],
    ['from 2025-06-01 to 2025-06-30'],
    ['Period: 2025/06/01 - 2025/06/30'],
    ['Statement Period : 01-Jun-25 to 30-Jun-25'],
    ['Statement for the period 01 June 2025 - 30 June 2025'],
    ['"Statement for June 1, 2025 to June 30, 2025"'],
    ['"Period Jun 01, 2025 through Jun 30, 2025"'],
    ['1st June 2025 to 30th June 2025'],
    ['Transactions between 01-06-25 and 30-06-25'],
    ['Period: 01.06.2025-30.06.2025'],
    ['Statement period 01/06/2025–30/06/2025'],
    ['Date range,01/06/2025,30/06/2025'],
    ['Statement From,01/06/2025,,To,30/06/2025'],
    ['Statement of account 01062025 to 30062025'],
    ['Statement of account for 20250601 to 20250630'],
    ['Statement for the month of June 2025'],
    ['Statement period: Jun-2025'],
    ['Statement for the month : 06/2025'],
    ["Period: 01 Jun'25 to 30 Jun'25"],
    ['01 Jun 25 - 30 Jun 25'],
    ['(01/06/2025 - 30/06/2025)'],
    ['Duration : 01 Jun 2025 – 30 Jun 2025'],
    ['"Account statement, 1 June 2025 - 30 June 2025"'],
    ['Statement from 2025-06-01T00:00:00 to 2025-06-30T23:59:59'],
    ['Period: 1 - 30 June 2025'],
    ['Period: 1st to 30th June 2025'],
    ['Period: 1 June - 30 June 2025'],
    ['"Period: June 1 - June 30, 2025"'],
    ['Period: June 1 - 30, 2025'],
    ['Statement for the month JUN-25'],
    ["Statement Month: Jun'25"],
    ['JUNE 2025 STATEMENT'],
  ])('%s', (line) => {
    expect(periodOf(line)).toEqual(JUNE);
  });

  test.each([
    [['From Date,01/06/2025', 'To Date,30/06/2025']],
    [['Start date : 2025-06-01', 'End date : 2025-06-30']],
    [['Statement From : 01-Jun-2025', 'Statement To : 30-Jun-2025']],
    [['Period From,01 Jun 2025', 'Period To,30 Jun 2025']],
    [['From', '01/06/2025', 'To', '30/06/2025']],
    [['Start Date,End Date', '01/06/2025,30/06/2025']],
  ])('on two lines: %j', (lines) => {
    expect(periodOf(...lines)).toEqual(JUNE);
  });

  test.each([
    ['Period: Apr 2025 to Jun 2025', '2025-04-01', '2025-06-30'],
    ['Statement for April 2025 - June 2025', '2025-04-01', '2025-06-30'],
    ['Statement for Apr-25 to Jun-25', '2025-04-01', '2025-06-30'],
    ['Statement for FY 2025-26', '2025-04-01', '2026-03-31'],
    ['Statement period: 15 May - 14 June 2025', '2025-05-15', '2025-06-14'],
    ['Statement period: 15 Dec - 14 Jan 2026', '2025-12-15', '2026-01-14'],
    ['Period: Dec 15 - Jan 14, 2026', '2025-12-15', '2026-01-14'],
  ])('by months: %s', (line, from, to) => {
    expect(periodOf(line)).toEqual({ from, to });
  });

  test.each([
    ['Date of account opening 01/06/2019, nominee registered'],
    ['Generated on 30/06/2025 by net banking'],
    ['Address: 12-06-2025 MG Road'],
    ['Customer since June 2019'],
    ['Statement generated on 05/07/2025 10:22 to branch 1234'],
    ['Cheque book issued 01/06/2025 - 30/06/2025'],
    ['Interest for FY 2025-26: 500.00'],
    ['Jun 25'],
  ])('is not %s', (line) => {
    expect(periodOf(line)).toBeNull();
  });
});
