import type { Extension, Relief } from '../law/relief';
import { isoDate } from '../shared/dates';
import { EXTENSIONS_2025 } from './income-tax.sources';

/** The Board moved the dates of 2024-25; a date that is moved is not late before the new one. */
const moved = (id: string, form: string, dueOn: string, knownSince: string, circular: string): Extension => ({
  kind: 'extension',
  id,
  forms: [form],
  period: '2024-25',
  dueOn: isoDate(dueOn),
  knownSince: isoDate(knownSince),
  statute: `CBDT ${circular}`,
  source: EXTENSIONS_2025,
  confidence: 'high',
  status: 'enacted',
  checkedOn: isoDate('2026-11-20'),
});

export const INCOME_TAX_RELIEFS: readonly Relief[] = [
  moved('CBDT.14.2025', 'Tax audit report', '2025-10-31', '2025-09-25', 'Circular 14/2025, 25 Sep 2025'),
  moved('CBDT.15.2025.AUDIT', 'Tax audit report', '2025-11-10', '2025-10-29', 'Circular 15/2025, 29 Oct 2025'),
  moved('CBDT.15.2025.ITR', 'ITR-6', '2025-12-10', '2025-10-29', 'Circular 15/2025, 29 Oct 2025'),
];
