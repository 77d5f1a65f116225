import { useQuery } from '@tanstack/react-query';
import { companiesQuery } from '../../lib/companies.query';
import { type CalendarItem, type ComplianceStatus, calendarQuery, statusQuery } from '../../lib/compliance.queries';
import { formatCount, formatDate } from '../../lib/format';
import type { Mark } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { openQuestions } from '../../lib/open-questions';
import { useWorkspace } from '../../lib/workspace';

/** What stands beside a page in its menu: what it holds next, and a mark where something is late. */
export type PageNote = { words: string; mark?: Mark };

/** The pages of one area of law each; those of a desk that comes later have their note with their page. */
const AREA_OF: Readonly<Record<string, CalendarItem['type']>> = {
  '/gst-compliance': 'GST',
  '/tds-compliance': 'TDS',
  '/roc-compliance': 'ROC',
  '/rera-compliance': 'RERA',
  '/ip-portfolio': 'IP',
};

/** The state of the pages of the menus, asked for once a menu is opened. */
export function usePageNotes(isWanted: boolean): (path: string) => PageNote | undefined {
  const { company, firm } = useWorkspace();
  const id = company?.id ?? '';
  const items = useQuery({ ...calendarQuery(id), enabled: isWanted && Boolean(company) }).data;
  const status = useQuery({ ...statusQuery(id), enabled: isWanted && Boolean(company) }).data;
  const clients = useQuery({ ...companiesQuery, enabled: isWanted && Boolean(firm) }).data;
  return (path) => {
    const area = AREA_OF[path];
    if (path === '/compliance-calendar') return items && datesOf(items);
    if (area) return items && datesOf(items.filter(({ type }) => type === area));
    if (path === '/company-facts') return status && questionsOf(openQuestions(status).length);
    if (path === '/compliance-status') return status && scoreOf(status);
    if (path !== '/firm-calendar' || !clients) return undefined;
    const ofFirm = clients.filter(({ caFirmId }) => caFirmId === firm?.id);
    const late = ofFirm.filter(({ overdue }) => overdue > 0).length;
    const words = m.shell_note_clients({ count: formatCount(ofFirm.length) });
    return late > 0 ? { words, mark: lateMark(m.shell_note_late_clients({ count: formatCount(late) })) } : { words };
  };
}

const lateMark = (words: string): Mark => ({ words, tone: 'red' });

function datesOf(items: readonly CalendarItem[]): PageNote {
  const late = items.filter(({ status }) => status === 'overdue').length;
  const next = items.find(({ status }) => status === 'pending');
  const words = next
    ? m.shell_note_next({ title: next.title, day: formatDate(next.dueDate) })
    : m.shell_note_nothing_due();
  return late > 0 ? { words, mark: lateMark(m.shell_late({ count: formatCount(late) })) } : { words };
}

const questionsOf = (count: number): PageNote =>
  count === 0
    ? { words: m.shell_note_no_questions() }
    : { words: m.shell_note_questions({ count: formatCount(count) }) };

const scoreOf = ({ overall }: ComplianceStatus): PageNote | undefined =>
  overall.isScored ? { words: m.shell_note_score({ score: overall.score }) } : undefined;
