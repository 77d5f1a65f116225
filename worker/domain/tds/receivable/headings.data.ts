/** What a column of a statement of tax credit says. */
export type Role = 'name' | 'tan' | 'section' | 'on' | 'bookedOn' | 'status' | 'amount' | 'tax' | 'deposited';

/** By which words a heading, or the key of a JSON field, names a role; the first that fits counts. Words are small, parted by one blank. */
export const HEADINGS: readonly { role: Role; words: RegExp; example: string }[] = [
  { role: 'bookedOn', words: /\b(date of booking|booking date)\b/, example: 'Date of Booking' },
  { role: 'status', words: /^(status( of booking)?|booking status)$/, example: 'Status of Booking' },
  {
    role: 'on',
    words: /^(transaction date|payment date|date|date of (payment|transaction|credit).*)$/,
    example: 'Transaction Date',
  },
  { role: 'deposited', words: /\bdeposited\b/, example: 'TDS Deposited(Rs.)' },
  { role: 'tax', words: /^(total )?((tax|tds)( (deducted|amount))?)$/, example: 'Tax Deducted(Rs.)' },
  { role: 'tan', words: /\btan\b/, example: 'TAN of Deductor' },
  {
    role: 'name',
    words: /^(name of (the )?(deductor|payer)|deductor( name)?|payer( name)?|information source|customer)$/,
    example: 'Name of Deductor',
  },
  { role: 'section', words: /^(section|information code|tds section|nature of payment)$/, example: 'Section' },
  {
    role: 'amount',
    words: /^(total )?(amount|gross|amount (paid|credited)( credited)?)$/,
    example: 'Amount Paid / Credited(Rs.)',
  },
];

/** Parts of Form 26AS whose credits are of the assessee as one who was paid; the others are collected, refunded or withheld by them. */
export const PARTS_READ = ['I', 'II', 'III', 'A', 'A1'];
