import type { Extension, FeeWaiver, Relief } from '../law/relief';
import { isoDate } from '../shared/dates';
import { percent } from '../shared/money';
import {
  CSR_FORM,
  GENERAL_CIRCULAR_2025_06,
  GENERAL_CIRCULAR_2025_08,
  GENERAL_CIRCULAR_2026_01,
  GENERAL_CIRCULAR_2026_02,
} from './roc.sources';

const ACCOUNTS = ['AOC-4', 'AOC-4 CFS', 'AOC-4 NBFC', 'AOC-4 XBRL'];
const ANNUAL = ['MGT-7', 'MGT-7A', ...ACCOUNTS];
const MARKS = { confidence: 'high', status: 'enacted', checkedOn: isoDate('2026-11-20') } as const;

/** CSR-2 for 2023-24 was due on 31 Dec 2024 and moved twice. */
const csrMoved = (id: string, knownSince: string, dueOn: string): Extension => ({
  ...MARKS,
  kind: 'extension',
  id,
  forms: ['CSR-2'],
  period: '2023-24',
  dueOn: isoDate(dueOn),
  knownSince: isoDate(knownSince),
  statute: 'Companies (Accounts) Amendment Rules, CSR-2 for 2023-24',
  source: CSR_FORM,
  confidence: 'medium',
});

const annualWaiver = (id: string, knownSince: string, filedBy: string, source: FeeWaiver['source']): FeeWaiver => ({
  ...MARKS,
  kind: 'fee_waiver',
  id,
  forms: ANNUAL,
  period: '2024-25',
  filedFrom: isoDate(knownSince),
  filedBy: isoDate(filedBy),
  stillAsked: percent(0),
  knownSince: isoDate(knownSince),
  statute: `MCA General Circular ${id.replace('MCA.GC.', '').replace('.', '/')}`,
  source,
});

/** The reliefs of the Ministry of Corporate Affairs known when this was written; more are entered as they are given. */
export const ROC_RELIEFS: readonly Relief[] = [
  csrMoved('MCA.CSR2.2024-12', '2024-12-31', '2025-03-31'),
  csrMoved('MCA.CSR2.2025', '2025-03-31', '2025-06-30'),
  annualWaiver('MCA.GC.06.2025', '2025-10-17', '2025-12-31', GENERAL_CIRCULAR_2025_06),
  annualWaiver('MCA.GC.08.2025', '2025-12-30', '2026-01-31', GENERAL_CIRCULAR_2025_08),
  {
    ...MARKS,
    kind: 'fee_waiver',
    id: 'MCA.GC.01.2026',
    forms: [...ANNUAL, 'ADT-1', 'FC-3', 'FC-4'],
    filedFrom: isoDate('2026-04-15'),
    filedBy: isoDate('2026-07-15'),
    stillAsked: percent(10),
    knownSince: isoDate('2026-02-24'),
    statute: 'MCA General Circular 01/2026 (CCFS-2026); not after a final strike-off notice',
    source: GENERAL_CIRCULAR_2026_01,
  },
  {
    ...MARKS,
    kind: 'fee_waiver',
    id: 'MCA.GC.02.2026',
    forms: ['DPT-3'],
    period: '2025-26',
    filedFrom: isoDate('2026-06-19'),
    filedBy: isoDate('2026-07-31'),
    stillAsked: percent(0),
    knownSince: isoDate('2026-06-19'),
    statute: 'MCA General Circular 02/2026',
    source: GENERAL_CIRCULAR_2026_02,
  },
];
