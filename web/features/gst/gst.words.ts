import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import type { Tone } from '../../ui/badge';
import type { ListedReturn, Worksheet } from './gst.queries';

const TITLES: Readonly<Record<string, () => string>> = {
  '4A': m.gst_table_4a,
  '4B': m.gst_table_4b,
  '5': m.gst_table_5,
  '6A': m.gst_table_6a,
  '6B': m.gst_table_6b,
  '6C': m.gst_table_6c,
  '7': m.gst_table_7,
  '8': m.gst_table_8,
  '9B-registered': m.gst_table_9b_registered,
  '9B-unregistered': m.gst_table_9b_unregistered,
  '11A': m.gst_table_11a,
  '11B': m.gst_table_11b,
  '9A-b2b': m.gst_table_9a_b2b,
  '9A-b2cl': m.gst_table_9a_b2cl,
  '9A-exp': m.gst_table_9a_exp,
  '9C-registered': m.gst_table_9c_registered,
  '9C-unregistered': m.gst_table_9c_unregistered,
  '10': m.gst_table_10,
  '11A-amended': m.gst_table_11a_amended,
  '11B-amended': m.gst_table_11b_amended,
  '14(b)': m.gst_table_14b,
  '14A(b)': m.gst_table_14ab,
  '15A': m.gst_table_15a,
  '15': m.gst_table_15,
};

/** What a table of GSTR-1 holds. */
export const tableWords = (section: string): string => TITLES[section]?.() ?? section;

/** The number of a table as the form has it. */
export const tableNumber = (section: string): string => section.replace(/-.*$/, '');

const STATES: Readonly<Record<Worksheet['state'], () => string>> = {
  draft: m.gst_state_draft,
  checked: m.gst_state_checked,
  locked: m.gst_state_locked,
  filed: m.gst_state_filed,
  amended: m.gst_state_amended,
};
export const stateWords = (state: Worksheet['state']): string => STATES[state]();

/** A period in words: 'Oct 2026', or 'Jul to Sep 2026'. */
export function periodWords(period: string): string {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(period) ?? [];
  if (!year || !quarter) return /^\d{4}-(0[1-9]|1[0-2])$/.test(period) ? formatMonth(period) : period;
  const first = (Number(quarter) * 3 + 1) % 12;
  const of = Number(quarter) === 4 ? Number(year) + 1 : Number(year);
  const month = (at: number) => `${of}-${String(at).padStart(2, '0')}`;
  return m.gst_period_quarter({ first: formatMonth(month(first)), last: formatMonth(month(first + 2)) });
}

/** The label of a return: what is neither filed nor overdue is due. */
export const LABELS: Readonly<Record<ListedReturn['status'], { words: () => string; tone: Tone }>> = {
  filed: { words: m.gst_label_filed, tone: 'green' },
  overdue: { words: m.gst_label_overdue, tone: 'red' },
  due: { words: m.gst_label_due, tone: 'grey' },
};
