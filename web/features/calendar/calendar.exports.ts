import { api } from '../../lib/api';
import { calendarQuery } from '../../lib/compliance.queries';
import { download } from '../../lib/download';
import { queryClient } from '../../lib/query-client';

/** Saves the calendar as events, one all-day event an item; answers with the name of the file. */
export async function saveIcs(companyId: string): Promise<string> {
  const calendar = api.companies[':companyId']['compliance-calendar'];
  const answer = await calendar.$get({ param: { companyId }, query: { format: 'ics' } });
  return saved('compliance-calendar.ics', await answer.text(), 'text/calendar');
}

/** Saves the items of the calendar as they are. */
export async function saveJson(companyId: string): Promise<string> {
  const items = await queryClient.fetchQuery(calendarQuery(companyId));
  return saved('compliance-calendar.json', JSON.stringify(items, null, 2), 'application/json');
}

function saved(file: string, content: string, type: string): string {
  download(file, content, type);
  return file;
}
