import { dateInIndia, type IsoDate, isoDate } from '#domain/shared/dates';
import { useMe } from './api/session';

/** The day it is in India now. The only place of the web that asks the clock for the date. */
export const today = (): IsoDate => dateInIndia(new Date());

/** The day is the server's, so that what is shown and what is computed agree on what 'today' is. */
export const useToday = (): IsoDate => isoDate(useMe()?.today ?? today());
