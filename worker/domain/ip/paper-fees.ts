import { ruleHistory, unread } from '../law/table';
import { rupees } from '../shared/money';
import type { YearlyFee } from './patent';
import type { ApplicantFees, RenewalFees } from './trade-mark';

// What filing on paper costs. Nobody read these columns of the schedules, so all of it is unverified and says so.
const RULES_2017 = '2017-03-06';
const FEES_2020 = '2020-11-04';
const MARKS = {
  basis: 'EVENT_DATE',
  unit: 'paise a class, filed on paper',
  statute: 'Trade Marks Rules 2017, First Schedule',
  source: unread('Trade Marks Rules 2017, First Schedule (physical filing)'),
} as const;
const PATENTS = {
  basis: 'EVENT_DATE',
  unit: 'paise, filed on paper',
  statute: 'Patents Rules 2003, First Schedule',
  source: unread('Patents Rules 2003, First Schedule (physical filing)'),
} as const;
const fee = (reduced: number, full: number): ApplicantFees => ({ reduced: rupees(reduced), full: rupees(full) });

export const PAPER_APPLICATION_FEE = ruleHistory<ApplicantFees>({ ...MARKS, id: 'IP.TM.FEE.APPLICATION.PAPER' }, [
  { from: RULES_2017, value: fee(5_000, 10_000) },
]);
export const PAPER_RENEWAL_FEES = ruleHistory<RenewalFees>({ ...MARKS, id: 'IP.TM.FEE.RENEWAL.PAPER' }, [
  { from: RULES_2017, value: { renewal: rupees(10_000), surcharge: rupees(5_000), restoration: rupees(10_000) } },
]);
export const PAPER_PATENT_FILING_FEE = ruleHistory<ApplicantFees>({ ...PATENTS, id: 'IP.PAT.FEE.FILING.PAPER' }, [
  { from: FEES_2020, value: fee(1_750, 8_800) },
]);
export const PAPER_EXAMINATION_FEE = ruleHistory<ApplicantFees>({ ...PATENTS, id: 'IP.PAT.FEE.F18.PAPER' }, [
  { from: FEES_2020, value: fee(4_400, 22_000) },
]);
export const PAPER_PATENT_RENEWAL_FEES = ruleHistory<readonly YearlyFee[]>(
  { ...PATENTS, id: 'IP.PAT.FEE.RENEWAL.PAPER' },
  [
    {
      from: '2016-05-16',
      value: [
        { upToYear: 6, fee: fee(880, 4_400) },
        { upToYear: 10, fee: fee(2_640, 13_200) },
        { upToYear: 15, fee: fee(5_280, 26_400) },
        { upToYear: 20, fee: fee(8_800, 44_000) },
      ],
    },
  ],
);
