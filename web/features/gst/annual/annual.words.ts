import { m } from '../../../lib/messages';

const LINES: Readonly<Record<string, () => string>> = {
  ...{ '4A': m.gst_annual_4a, '4B': m.gst_annual_4b, '4C': m.gst_annual_4c, '4D': m.gst_annual_4d },
  ...{ '4E': m.gst_annual_4e, '4F': m.gst_annual_4f, '4G': m.gst_annual_4g, '4G1': m.gst_annual_4g1 },
  ...{ '4I': m.gst_annual_4i, '4J': m.gst_annual_4j, '4K': m.gst_annual_4k, '4L': m.gst_annual_4l },
  ...{ '5A': m.gst_annual_5a, '5B': m.gst_annual_5b, '5C': m.gst_annual_5c, '5C1': m.gst_annual_5c1 },
  ...{ '5D': m.gst_annual_5d, '5E': m.gst_annual_5e, '5F': m.gst_annual_5f, '5H': m.gst_annual_5h },
  ...{ '5I': m.gst_annual_5i, '5J': m.gst_annual_5j, '5K': m.gst_annual_5k },
  ...{ '6B': m.gst_annual_6b, '6C': m.gst_annual_6c, '6D': m.gst_annual_6d, '6E': m.gst_annual_6e },
  ...{ '6F': m.gst_annual_6f, '6G': m.gst_annual_6g, '6H': m.gst_annual_6h },
  ...{ '7E': m.gst_annual_7e, '7H': m.gst_annual_7h },
};

/** What a line of GSTR-9 holds. */
export const lineWords = (line: string): string => LINES[line]?.() ?? line;

const RECONCILING: Readonly<Record<string, () => string>> = {
  ...{ '5A': m.gst_annual_9c_5a, '5B': m.gst_annual_9c_5b, '5C': m.gst_annual_9c_5c, '5H': m.gst_annual_9c_5h },
  ...{ '5I': m.gst_annual_9c_5i, '5O': m.gst_annual_9c_5o, '5P': m.gst_annual_9c_5p, '5Q': m.gst_annual_9c_5q },
  '5R': m.gst_annual_9c_5r,
  ...{ '7A': m.gst_annual_9c_7a, '7B': m.gst_annual_9c_7b, '7C': m.gst_annual_9c_7c, '7D': m.gst_annual_9c_7d },
  ...{ '7E': m.gst_annual_9c_7e, '7F': m.gst_annual_9c_7f, '7G': m.gst_annual_9c_5r },
  ...{ '14R': m.gst_annual_9c_12d, '14S': m.gst_annual_9c_12e, '14T': m.gst_annual_9c_5r },
};

/** What a line of tables 5, 7 and 14 of GSTR-9C holds. */
export const reconcilingWords = (line: string): string => RECONCILING[line]?.() ?? line;

export const STANDINGS = {
  filed: { words: m.gst_annual_standing_filed, tone: 'green' },
  open: { words: m.gst_annual_standing_open, tone: 'orange' },
  none: { words: m.gst_annual_standing_none, tone: 'grey' },
} as const;
