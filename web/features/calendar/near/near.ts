import { isoDate } from '#domain/shared/dates';
import type { CalendarItem } from '../../../lib/compliance.queries';
import { formWords } from '../../../lib/form-words';
import type { Deadline } from './timeline.layout';

/** An item that is overdue or due soon, with what is paid with it beside its fees. */
export type NearItem = CalendarItem & { isTaxAsked: boolean; tax: string | null };

/** An item by the shortest name that it has. */
export const shortName = ({ formType, title }: Pick<CalendarItem, 'formType' | 'title'>): string =>
  formType ? formWords(formType) : title;

export const deadlineOf = (item: NearItem): Deadline => ({
  id: item.id,
  name: shortName(item),
  dueOn: isoDate(item.dueDate),
});
