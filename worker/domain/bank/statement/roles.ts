/** What a column of a statement holds. */
export const ROLES = [
  'date',
  'valueDate',
  'description',
  'reference',
  'debit',
  'credit',
  'amount',
  'side',
  'balance',
  'balanceSide',
] as const;
export type Role = (typeof ROLES)[number];

/** Columns that carry nothing a statement needs, but that banks print: they do not speak against a heading. */
const PASSIVE = [
  'sno',
  'slno',
  'srno',
  'no',
  'serialno',
  'serialnumber',
  'srl',
  'branch',
  'branchcode',
  'branchname',
  'sol',
  'initbr',
  'currency',
  'ccy',
  'channel',
  'time',
  'txntime',
  'transactiontime',
  'location',
];

// Without case, blanks, punctuation and the unit in brackets. The whole cell must match: a preamble prints near-misses
// such as 'Transaction Date from'.
const HEADINGS: Readonly<Record<Exclude<Role, 'balanceSide'>, readonly string[]>> = {
  date: [
    ...['date', 'txndate', 'trandate', 'transactiondate', 'transdate', 'trxdate', 'postdate', 'postingdate'],
    ...['transactionposteddate', 'posteddate', 'entrydate', 'bookingdate', 'dateoftransaction', 'txnposteddate'],
    ...['dateandtime', 'transactiondateandtime', 'datetime', 'transactiondatetime'],
  ],
  valueDate: ['valuedate', 'valuedat', 'valuedt', 'valdate', 'valdt', 'effectivedate'],
  description: [
    ...['description', 'narration', 'particulars', 'particular', 'remarks', 'remark', 'details', 'transactionremarks'],
    ...['transactiondetails', 'transactionparticulars', 'transactiondescription', 'transactionnarration', 'txndetails'],
    ...['txndescription', 'txnremarks', 'txnparticulars', 'narrative', 'descriptionnarration', 'accountdescription'],
    ...['detailsoftransaction', 'descriptionoftransaction', 'tranparticulars', 'tranparticular', 'tranremarks', 'memo'],
  ],
  reference: [
    ...[
      'reference',
      'referenceno',
      'referencenumber',
      'refno',
      'ref',
      'refnumber',
      'chequeno',
      'chequenumber',
      'chqno',
    ],
    ...['chequenorefno', 'chqnorefno', 'chequerefno', 'chqrefno', 'chqrefnumber', 'refnochequeno', 'chequereference'],
    ...['refchequeno', 'refchqno', 'chequereferenceno', 'chequereferencenumber', 'chequerefnumber', 'instrumentno'],
    ...['instrumentnumber', 'instno', 'instrumentid', 'instrument', 'cheque', 'chq', 'utr', 'utrno', 'utrnumber'],
    ...['transactionid', 'tranid', 'txnid', 'txnno', 'transactionno', 'transactionreference', 'transactionrefno'],
    ...['chequenoreferenceno', 'chqno', 'chequedetails', 'chequeinstrumentno', 'utrnorefno', 'bankreference'],
  ],
  debit: [
    ...['debit', 'debits', 'debitamount', 'debitamt', 'withdrawal', 'withdrawals', 'withdrawalamount', 'withdrawalamt'],
    ...['withdrawalsamount', 'withdrawaldr', 'withdrawalsdr', 'withdraw', 'dr', 'dramount', 'dramt', 'amountdebited'],
    ...['paidout', 'moneyout', 'payments', 'payment', 'paymentdr', 'amountdr', 'debitdr', 'drdebit', 'amountwithdrawn'],
  ],
  credit: [
    ...['credit', 'credits', 'creditamount', 'creditamt', 'deposit', 'deposits', 'depositamount', 'depositamt'],
    ...['depositsamount', 'depositcr', 'depositscr', 'cr', 'cramount', 'cramt', 'amountcredited', 'paidin', 'moneyin'],
    ...['receipts', 'receipt', 'receiptcr', 'amountcr', 'creditcr', 'crcredit', 'lodgement', 'amountdeposited'],
  ],
  amount: [
    'amount',
    'amt',
    'transactionamount',
    'txnamount',
    'txnamt',
    'tranamount',
    'amounttransaction',
    'transamount',
  ],
  side: [
    ...['drcr', 'crdr', 'debitcredit', 'creditdebit', 'dc', 'cd', 'type', 'transactiontype', 'txntype', 'trantype'],
    ...['drorcr', 'crordr', 'drcrindicator', 'debitcreditindicator', 'indicator', 'drcrflag', 'crdrflag', 'sign'],
  ],
  balance: [
    ...['balance', 'bal', 'closingbalance', 'closingbal', 'runningbalance', 'runningbal', 'availablebalance'],
    ...['accountbalance', 'balanceamount', 'balanceamt', 'balanceafter', 'ledgerbalance', 'currentbalance'],
    ...['balanceaftertransaction', 'totalbalance', 'outstandingbalance', 'clearbalance', 'bookbalance'],
  ],
};

const ROLE_OF = new Map<string, Exclude<Role, 'balanceSide'>>(
  Object.entries(HEADINGS).flatMap(([role, names]) => names.map((name) => [name, role as keyof typeof HEADINGS])),
);
const PASSIVE_NAMES = new Set(PASSIVE);

/** A heading without what varies from file to file: case, blanks, marks, and the currency in or out of brackets. */
export const normaliseHeading = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/\(\s*(?:inr|rs\.?|₹|in rs\.?|in inr|rupees)\s*\)/g, '')
    .replace(/₹|\binr\b|\brs\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What the cells of a line would mean as headings. The first column of a role counts; a second one is told. */
export type Headings = { roles: ReadonlyMap<Role, number>; twice: readonly Role[]; unknown: number };

/**
 * Reads a line as headings. Of two columns called alike, Dr / Cr beside the balance is the sign of the balance. Where only
 * a value date is printed, it is the date.
 */
export function headingsOf(cells: readonly string[]): Headings {
  const roles = new Map<Role, number>();
  const twice: Role[] = [];
  let unknown = 0;
  cells.forEach((cell, position) => {
    const name = normaliseHeading(cell);
    if (name === '' || PASSIVE_NAMES.has(name)) return;
    const role = ROLE_OF.get(name);
    if (!role) unknown++;
    else if (!roles.has(role)) roles.set(role, position);
    else if (role === 'side' && position - 1 === roles.get('balance')) roles.set('balanceSide', position);
    else if (role === 'date' || role === 'reference') return;
    else twice.push(role);
  });
  return { roles: withDate(withoutLoneSide(roles)), twice, unknown };
}

// 'Type' beside debit and credit columns says UPI or NEFT, not which way the money went.
function withoutLoneSide(roles: Map<Role, number>): Map<Role, number> {
  if (!roles.has('amount') || (roles.has('debit') && roles.has('credit'))) roles.delete('side');
  return roles;
}

function withDate(roles: Map<Role, number>): Map<Role, number> {
  const valueDate = roles.get('valueDate');
  if (!roles.has('date') && valueDate !== undefined) {
    roles.set('date', valueDate);
    roles.delete('valueDate');
  }
  return roles;
}
