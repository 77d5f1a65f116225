import { type IsoDate, isoDate } from '#domain/shared/dates';
import { useMe } from '../../lib/session';
import { today } from '../../lib/today';

/** The day is the server's, so that the figures and the periods agree on what 'today' is. */
export const useToday = (): IsoDate => isoDate(useMe()?.today ?? today());
