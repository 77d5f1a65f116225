/** Headings that one bank alone prints, word for word but for case and blanks. */
const SIGNATURES: readonly [bank: string, heading: string][] = [
  ['HDFC Bank', 'date|narration|value dat|debit amount|credit amount|chq/ref number|closing balance'],
  ['HDFC Bank', 'date|narration|chq./ref.no.|value dt|withdrawal amt.|deposit amt.|closing balance'],
  [
    'ICICI Bank',
    's no.|value date|transaction date|cheque number|transaction remarks|withdrawal amount (inr )|deposit amount (inr )|balance (inr )',
  ],
  ['Axis Bank', 'tran date|chqno|particulars|dr|cr|bal|sol'],
  ['State Bank of India', 'txn date|value date|description|ref no./cheque no.|debit|credit|balance'],
];

const BANKS: ReadonlyMap<string, string> = new Map(SIGNATURES.map(([bank, heading]) => [heading, bank]));

/** The bank whose own heading this is. Like headings of others say nothing. */
export function bankOfHeading(heading: readonly string[]): string | undefined {
  const cells = heading.map((cell) => cell.trim().replace(/\s+/g, ' ').toLowerCase()).filter((cell) => cell !== '');
  return BANKS.get(cells.join('|'));
}
