import type { Side } from './values';

/** A narration, the code of the category an accountant gives it (SUSP where nobody can tell), and whose account it is. */
export type Asked = readonly [side: Side, code: string, description: string, holder: string];

export const FOOD = 'NIRJHAR FOODTECH PRIVATE LIMITED';
export const PARTS = 'SAHYADRI PRECISION COMPONENTS PRIVATE LIMITED';
export const SOFTWARE = 'BLUEMAPLE SOFTWARE SOLUTIONS PRIVATE LIMITED';
