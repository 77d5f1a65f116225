import type { Confidence, RuleHistory } from '../../law/rule';
import { TDS_SOURCES } from '../../law/sources';
import { historyOf, type LawText, OLD_ACT_ENDS } from '../../law/table';

type Row = { id: string; value: string; unit: string; source?: LawText; confidence?: Confidence };

const field = ({ source = TDS_SOURCES.challanCopies, ...row }: Row): RuleHistory<string> =>
  historyOf({
    ...row,
    id: `TDS.CHALLAN.${row.id}`,
    from: '2010-04-01',
    basis: 'FILING_DATE',
    statute: 'Challan ITNS 281, e-Pay Tax',
    source,
  });

/** What a challan of tax at source carries. Its form keeps its number under the Act of 2025. */
export const CHALLAN_FIELDS = {
  companyPayees: field({ id: 'HEAD.COMPANY', value: '0020', unit: 'major head' }),
  otherPayees: field({ id: 'HEAD.OTHER', value: '0021', unit: 'major head' }),
  byTaxpayer: field({ id: 'MINOR.200', value: '200', unit: 'minor head' }),
  onDemand: field({ id: 'MINOR.400', value: '400', unit: 'minor head' }),
  inKind: field({ id: 'MINOR.100', value: '100', unit: 'minor head', source: TDS_SOURCES.annexures }),
  bankBranch: field({ id: 'BSR', value: '7', unit: 'digits', source: TDS_SOURCES.challan }),
  serial: field({ id: 'SERIAL', value: '5', unit: 'digits', source: TDS_SOURCES.challan }),
  oldNumber: field({ id: 'CIN.OLTAS', value: '20', unit: 'digits', source: TDS_SOURCES.challan }),
  newNumber: field({ id: 'CIN.TIN2', value: '18', unit: 'characters', source: TDS_SOURCES.challanNumber }),
  form: field({ id: 'FORM', value: '281', unit: 'form', confidence: 'medium' }),
};

type Rounding = { what: string; how: 'nearest-rupee' | 'whole-rupees' | 'up-to-the-rupee' };

const rounding = (id: string, value: Rounding, source: LawText, confidence: Confidence): RuleHistory<Rounding> =>
  historyOf({
    id: `TDS.ROUND.${id}`,
    from: '2010-04-01',
    basis: 'FILING_DATE',
    value,
    unit: 'rounding',
    statute: 'Practice; s.288B is not for deductions',
    source,
    confidence,
  });

/** How sums of tax at source are rounded: never to ten rupees, which is for assessments. */
export const ROUNDINGS = {
  deduction: rounding(
    'DEDUCTION',
    { what: 'tax-on-one-payment', how: 'nearest-rupee' },
    TDS_SOURCES.rounding,
    'medium',
  ),
  challan: rounding('CHALLAN', { what: 'sums-of-a-challan', how: 'whole-rupees' }, TDS_SOURCES.form140, 'high'),
  interest: rounding(
    'INTEREST',
    { what: 'interest-put-on-a-challan', how: 'up-to-the-rupee' },
    TDS_SOURCES.interestBase,
    'medium',
  ),
};

export type RecordFields = { fileHeader: number; batchHeader: number; challan: number; deductee: number };

const FORMAT = { basis: 'FORM_PERIOD', unit: 'fields of a record' } as const;

/** How many fields each record of a statement file has; there is one delimiter less. The layout moves: read it again before a release. */
export const STATEMENT_RECORDS: RuleHistory<RecordFields> = historyOf(
  {
    ...FORMAT,
    id: 'TDS.FILE.26Q',
    from: '2024-04-01',
    value: { fileHeader: 18, batchHeader: 72, challan: 41, deductee: 54 },
    statute: 'e-TDS file formats 26Q v7.8 and 24Q v6.3',
    source: TDS_SOURCES.layout2025,
    status: 'portal',
  },
  {
    ...FORMAT,
    id: 'TDS.FILE.140',
    from: '2026-04-01',
    value: { fileHeader: 18, batchHeader: 72, challan: 30, deductee: 45 },
    statute: 'e-TDS file format of Form 140 v1.0; v1.1 and v1.2 were not read',
    source: TDS_SOURCES.form140,
    confidence: 'medium',
    status: 'unverified',
  },
);

/** How many fields the record of an employee's year has in Form 24Q of January to March. For Form 138 no format was published. */
export const SALARY_RECORD: RuleHistory<number> = historyOf({
  ...FORMAT,
  id: 'TDS.FILE.24Q.SD',
  from: '2024-04-01',
  to: OLD_ACT_ENDS,
  value: 88,
  statute: 'e-TDS file format 24Q v6.3, Annexure II',
  source: TDS_SOURCES.layout2025,
  status: 'portal',
});
