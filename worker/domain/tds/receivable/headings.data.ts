/** What a column of a statement of tax credit says. */
export type Role = 'name' | 'tan' | 'section' | 'on' | 'bookedOn' | 'status' | 'amount' | 'tax' | 'deposited';

/** By which words a heading, or the key of a JSON field, names a role; the first that fits counts. Words are small, parted by one blank. */
export const HEADINGS: readonly { role: Role; words: RegExp; example: string }[] = [
  { role: 'bookedOn', words: /\b(date of booking|booking date)\b/, example: 'Date of Booking' },
  { role: 'status', words: /^(status( of booking)?|booking status)$/, example: 'Status of Booking' },
  {
    role: 'on',
    words:
      /^((tran|trans|transaction|txn|payment|credit|deduction) (date|dt)|date|date of (payment|transaction|credit|deduction).*)$/,
    example: 'Transaction Date',
  },
  { role: 'deposited', words: /\bdeposited\b/, example: 'TDS Deposited(Rs.)' },
  {
    role: 'tax',
    words: /^(total )?((tax|tds)( (deducted|withheld|amount|amt))?|amount of (tax|tds)( deducted)?)$/,
    example: 'Tax Deducted(Rs.)',
  },
  { role: 'tan', words: /\btan\b/, example: 'TAN of Deductor' },
  {
    role: 'name',
    words:
      /^(name( of (the )?(deductor|payer|party))?|(deductor|payer|party|customer)( s)?( name)?|info(rmation)? source)$/,
    example: 'Name of Deductor',
  },
  {
    role: 'section',
    words: /^((tds )?sec(tion)?( code)?|info(rmation)? code|(payment )?code|nature of payment)$/,
    example: 'Section',
  },
  {
    role: 'amount',
    words:
      /^(total )?(am(oun)?t|gross|(gross|credit|credited|paid|taxable|transaction) am(oun)?t|am(oun)?t (paid|credited)( credited)?)$/,
    example: 'Amount Paid / Credited(Rs.)',
  },
];

/**
 * Parts of Form 26AS whose credits are of the assessee as one who was paid, and B1 of the information statement; the others are
 * collected, refunded or withheld by them.
 */
export const PARTS_READ = ['I', 'II', 'III', 'A', 'A1', 'B1'];
