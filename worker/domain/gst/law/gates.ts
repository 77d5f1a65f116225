import type { RuleHistory } from '../../law/rule';
import { type Cited, historyOf } from '../../law/table';
import { GST_BEGAN, SOURCES } from './sources';

/** Years from the due date after which a return may not be filed at all. */
export const FILING_BAR_YEARS: RuleHistory<number> = historyOf({
  id: 'GST.BAR.3Y',
  from: '2023-10-01',
  basis: 'FILING_DATE',
  value: 3,
  unit: 'years',
  statute: 'CGST Act 2017 ss.37(5), 39(11), 44(2), 52(15); Notification 28/2023-Central Tax',
  source: SOURCES.threeYears,
});

/** From when the portal refuses what the Act bars. */
export const FILING_BAR_ON_PORTAL: RuleHistory<boolean> = historyOf({
  id: 'GST.BAR.3Y.PORTAL',
  from: '2025-12-01',
  knownSince: '2025-09-09',
  basis: 'FILING_DATE',
  value: true,
  unit: 'yes or no',
  statute: 'GSTN advisories of June, September and October 2025',
  source: SOURCES.threeYearsPortal,
  status: 'portal',
});

type Given = Cited & { id: string; what: string };

const gate = ({ what, ...row }: Given): RuleHistory<string> =>
  historyOf({ from: GST_BEGAN, ...row, id: `GST.${row.id}`, basis: 'TAX_PERIOD', value: what, unit: 'gate' });

/** What the portal or the Act refuses, or holds fast, in a return. */
export const FILING_GATES = {
  table32: gate({
    id: 'LOCK.3_2',
    from: '2025-11-01',
    what: 'Table 3.2 of GSTR-3B cannot be edited; it is put right in GSTR-1A or a later GSTR-1',
    statute: 'GSTN advisory',
    source: SOURCES.lock32,
    status: 'portal',
  }),
  // Announced for July 2025; writers disagree on whether and how far it is in force.
  table31: gate({
    id: 'LOCK.3_1',
    from: '2025-07-01',
    knownSince: '2025-06-07',
    what: 'Outward liability in Table 3.1 of GSTR-3B cannot be edited: a difference from GSTR-1 is warned of',
    statute: 'GSTN advisory of 7 June 2025',
    source: SOURCES.lock31,
    confidence: 'low',
    status: 'unverified',
  }),
  interest: gate({
    id: 'LOCK.INT',
    from: '2026-01-01',
    what: 'Interest in Table 5.1 of GSTR-3B cannot be lowered',
    statute: 'GSTN advisory of 30 January 2026',
    source: SOURCES.interestPortal,
    status: 'portal',
  }),
  previousReturn: gate({
    id: 'SEQ.1',
    from: '2022-01-01',
    what: 'GSTR-1 waits for the GSTR-3B of the period before',
    statute: 'CGST Rules 2017 rule 59(6)',
  }),
  samePeriod: gate({
    id: 'SEQ.3B',
    from: '2022-10-01',
    what: 'GSTR-3B waits for the GSTR-1 of the same period',
    statute: 'CGST Act 2017 s.39(10)',
  }),
  eWayBill: gate({
    id: 'EWB.BLOCK',
    what: 'E-way bills are blocked after two periods in a row without returns',
    statute: 'CGST Rules 2017 rule 138E',
    source: SOURCES.ewayBlock,
  }),
};
