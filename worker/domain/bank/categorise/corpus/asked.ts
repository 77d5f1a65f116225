import type { Side } from '../../values';

/** A narration, the category an accountant gives it (to-be-clarified where nobody can tell), and whose account it is. */
export type Asked = readonly [side: Side, categoryId: string, description: string, holder: string];

export const FOOD = 'NIRJHAR FOODTECH PRIVATE LIMITED';
export const PARTS = 'SAHYADRI PRECISION COMPONENTS PRIVATE LIMITED';
export const SOFTWARE = 'BLUEMAPLE SOFTWARE SOLUTIONS PRIVATE LIMITED';
export const AGENCY = 'ORANGE KITE MEDIA PRIVATE LIMITED';
export const BUILDER = 'SHREE VASTU DEVELOPERS LLP';
export const CLINIC = 'SANJEEVANI DENTAL CARE LLP';
export const EVENTS = 'SAPTAPADI EVENTS LLP';
export const EXPORTER = 'COROMANDEL HANDICRAFT EXPORTS PRIVATE LIMITED';
export const FARM = 'KAVERI AGRO FARMS LLP';
export const GARMENTS = 'RUKMINI GARMENTS PRIVATE LIMITED';
export const GYM = 'IRONYARD FITNESS STUDIO LLP';
export const HARDWARE = 'NEXGEN IT HARDWARE TRADERS';
export const LORRIES = 'HIGHLINE LOGISTICS PRIVATE LIMITED';
export const PHARMACY = 'ARUNA MEDICAL STORES';
export const PRESS = 'MODERN OFFSET PRINTERS';
export const RESTAURANT = 'TANDOOR STREET RESTAURANTS PRIVATE LIMITED';
export const SALON = 'GLOW STUDIO SALONS LLP';
export const SCHOOL = 'LITTLE ELEPHANT PRESCHOOLS LLP';
export const TOURS = 'SANDESH TOURS AND TRAVELS PRIVATE LIMITED';
export const TRADER = 'MALABAR HARDWARE TRADERS';
