/**
 * What to do about a refusal, by the words in which the portal says it: its codes are many, change without notice, and have no published
 * list that was read; those that are named here were seen in reports. The first that fits counts.
 */
export const ADVICE = [
  {
    id: 'cancelled',
    codes: [],
    words: /cancel(l)?ed|suspended|inactive|not active/i,
    example: 'GSTIN of recipient is cancelled',
  },
  { id: 'hsn', codes: ['RET191349'], words: /\bhsn\b|\bsac\b/i, example: 'The HSN code entered is not valid' },
  {
    id: 'duplicate',
    codes: [],
    words: /duplicate|already exist|already present|same (invoice|document)/i,
    example: 'Duplicate invoice number',
  },
  {
    id: 'gstin',
    codes: [],
    words: /gstin|\bctin\b|\bstin\b|\betin\b|registered (recipient|taxpayer)/i,
    example: 'The GSTIN is invalid',
  },
  {
    id: 'date',
    codes: [],
    words: /\bdate\b|financial year|tax period/i,
    example: 'Invoice date is not within the tax period',
  },
  { id: 'place', codes: [], words: /place of supply|\bpos\b/i, example: 'Invalid place of supply' },
  {
    id: 'number',
    codes: [],
    words: /(invoice|note|document) (number|no)/i,
    example: 'Invoice number is not in the allowed format',
  },
  {
    id: 'tax',
    codes: [],
    words: /tax amount|\b(igst|cgst|sgst|iamt|camt|samt)\b|computed/i,
    example: 'Tax amount does not match the rate',
  },
  { id: 'rate', codes: [], words: /\brate\b/i, example: 'Rate is not valid' },
  { id: 'value', codes: [], words: /value|amount/i, example: 'Invoice value is too small' },
  { id: 'unit', codes: [], words: /\buqc\b|unit quantity/i, example: 'UQC is not valid' },
] as const;
export type AdviceId = (typeof ADVICE)[number]['id'] | 'other';

/** What a refusal is about. */
export const adviceOn = (code: string, said: string): AdviceId =>
  ADVICE.find(({ codes, words }) => (codes as readonly string[]).includes(code) || words.test(said))?.id ?? 'other';
