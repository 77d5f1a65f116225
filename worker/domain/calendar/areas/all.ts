import type { AreaOfLaw } from '../draft';
import { gst } from './gst';
import { incomeTax } from './income-tax';
import { ip } from './ip';
import { llp } from './llp';
import { rera } from './rera';
import { roc } from './roc';
import { tds } from './tds';

/** The areas of law that the engine asks. The order is that in which what is not due is listed. */
export const AREAS_OF_LAW: readonly AreaOfLaw[] = [gst, tds, roc, llp, incomeTax, rera, ip];
