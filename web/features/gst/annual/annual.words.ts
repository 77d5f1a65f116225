import { m } from '../../../lib/messages';

export const STANDINGS = {
  filed: { words: m.gst_annual_standing_filed, tone: 'green' },
  open: { words: m.gst_annual_standing_open, tone: 'orange' },
  none: { words: m.gst_annual_standing_none, tone: 'grey' },
} as const;
