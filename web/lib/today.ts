import { dateInIndia, type IsoDate } from '#domain/shared/dates';

/** The day it is in India now. The only place of the web that asks the clock for the date. */
export const today = (): IsoDate => dateInIndia(new Date());
