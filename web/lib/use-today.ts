import { type IsoDate, isoDate } from '#domain/shared/dates';
import { useMe } from './session';
import { today } from './today';

/** The day is the server's, so that what is shown and what is computed agree on what 'today' is. */
export const useToday = (): IsoDate => isoDate(useMe()?.today ?? today());
