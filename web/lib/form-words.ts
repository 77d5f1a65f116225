import { type Area, areaName, formName } from '#domain/calendar/values';
import { saidInWords } from './said';

/** A form of the law as a page names it: 'GSTR-3B', 'Board meeting'. */
export const formWords = (form: string): string => saidInWords(formName(form));

/** An area of law as a page names it: 'GST', 'Income tax'. */
export const areaWords = (area: Area): string => saidInWords(areaName(area));
