import { percent } from '../../shared/money';

/**
 * What others may have used of the plant by value, as the newest row of the deduction has it (`STARTUP_HOLIDAY`, s.80-IAC, s.140). By
 * itself, so that a question can name it without the law of taxes.
 */
export const USED_PLANT_AT_MOST = percent(20);
