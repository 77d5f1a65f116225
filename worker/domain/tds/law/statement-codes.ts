import type { RuleHistory } from '../../law/rule';
import { TDS_SOURCES } from '../../law/sources';
import { historyOf, NEW_ACT_BEGINS, OLD_ACT_ENDS } from '../../law/table';

/** The reasons for which tax is less, more or none, as a statement flags them, and the codes that the rates do not have. */
export type StatementCodes = {
  flags: readonly string[];
  /** Of payments in kind, whose tax was paid by the payee before: tax and rate are nought. */
  inKind: readonly string[];
  /** Of salaries and of specified senior citizens, who have a statement of their own. */
  salary: readonly string[];
  others: readonly string[];
};

export const STATEMENT_CODES: RuleHistory<StatementCodes> = historyOf(
  {
    id: 'TDS.FILE.CODES.1961',
    from: '2024-04-01',
    basis: 'FORM_PERIOD',
    value: {
      flags: ['A', 'B', 'C', 'T', 'Y', 'S', 'Z'],
      inKind: ['4RP', '4SP'],
      salary: ['92A', '92B', '92C', '94P'],
      others: ['4NC', '4NF', '9FT', '195'],
    },
    unit: 'flags and codes',
    statute: 'e-TDS file formats 26Q v7.8 and 24Q v6.3',
    source: TDS_SOURCES.layout2025,
    confidence: 'medium',
    status: 'portal',
  },
  {
    id: 'TDS.FILE.CODES.2025',
    from: NEW_ACT_BEGINS,
    basis: 'FORM_PERIOD',
    value: {
      flags: ['A', 'B', 'C', 'T', 'Y', 'Z', 'D', 'E', 'N', 'O', 'P', 'Q', 'S'],
      inKind: ['1034', '1038', '1059', '1061'],
      salary: ['1001', '1002', '1003', '1032'],
      others: ['1004', '1057'],
    },
    unit: 'flags and codes',
    statute: 'e-TDS file format of Form 140 v1.0, Annexures 2 and 6',
    source: TDS_SOURCES.annexures,
    confidence: 'medium',
    status: 'portal',
  },
);

/** The types under which parts of a statement are corrected: its deductee records, challans that are added, PANs of deductees. */
export type CorrectionKinds = { rows: string; challans: string; pans: string };

/** Under the Act of 2025 the types were not read, and there is no version: a correction of it names none. */
export const CORRECTION_KINDS: RuleHistory<CorrectionKinds> = historyOf({
  id: 'TDS.FILE.CORRECTION.1961',
  from: '2024-04-01',
  to: OLD_ACT_ENDS,
  basis: 'FORM_PERIOD',
  value: { rows: 'C3', challans: 'C9', pans: 'C5' },
  unit: 'types of correction',
  statute: 'e-TDS file formats for corrections of 24Q and 26Q',
  source: TDS_SOURCES.corrections,
  confidence: 'medium',
  status: 'portal',
});

/** What a number of a lower certificate is under each Act: so many characters. */
export const CERTIFICATE_LENGTH: RuleHistory<number> = historyOf(
  {
    id: 'TDS.FILE.CERTIFICATE.1961',
    from: '2024-04-01',
    basis: 'FORM_PERIOD',
    value: 10,
    unit: 'characters',
    statute: 'Income-tax Act 1961 s.197; e-TDS file format 26Q v7.8',
    source: TDS_SOURCES.layout2025,
    confidence: 'low',
  },
  {
    id: 'TDS.FILE.CERTIFICATE.2025',
    from: NEW_ACT_BEGINS,
    basis: 'FORM_PERIOD',
    value: 15,
    unit: 'characters',
    statute: 'Income-tax Act 2025 s.395(1); e-TDS file format of Form 140 v1.0',
    source: TDS_SOURCES.form140,
  },
);
