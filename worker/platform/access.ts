/** Who may make which call: the one table. Middleware, OpenAPI and the generated tests all read it. */

/** No membership, viewer, founder, staff, manager, owner. */
export const ACTORS = ['NM', 'VW', 'FD', 'ST', 'MG', 'OW'] as const;
export type Actor = (typeof ACTORS)[number];

/** Allowed; refused although the object is visible (403); hidden as if it were not there (404). */
export type Verdict = 'allow' | 'forbid' | 'hide';

/** What a call is about: nobody's object, the person, a firm, a company, or a row that belongs to a company. */
export type Subject = 'anyone' | 'person' | 'firm' | 'company' | 'bank-transaction' | 'bank-account' | 'upload';

export type Call = { subject: Subject; summary: string; verdicts: Readonly<Record<Actor, Verdict>>; localOnly?: true };

const verdicts = (NM: Verdict, VW: Verdict, FD: Verdict, ST: Verdict, MG: Verdict, OW: Verdict) =>
  ({ NM, VW, FD, ST, MG, OW }) as const;

const EVERYONE = verdicts('allow', 'allow', 'allow', 'allow', 'allow', 'allow');
const COMPANY_READ = verdicts('hide', 'allow', 'allow', 'allow', 'allow', 'allow');
const COMPANY_WRITE = verdicts('hide', 'forbid', 'allow', 'allow', 'allow', 'allow');
const COMPANY_LEAD = verdicts('hide', 'forbid', 'allow', 'forbid', 'allow', 'allow');
const FIRM_READ = verdicts('hide', 'hide', 'hide', 'allow', 'allow', 'allow');
const FIRM_LEAD = verdicts('hide', 'hide', 'hide', 'forbid', 'allow', 'allow');
const FIRM_OWN = verdicts('hide', 'hide', 'hide', 'forbid', 'forbid', 'allow');

const call = (subject: Subject, summary: string, who: Call['verdicts']): Call => ({ subject, summary, verdicts: who });
const local = (summary: string): Call => ({ ...call('anyone', summary, EVERYONE), localOnly: true });

export const CALLS: Readonly<Record<string, Call>> = {
  'GET /health': call('anyone', 'Whether the service answers', EVERYONE),
  'GET /settings': call('anyone', 'What a page needs before anybody is signed in', EVERYONE),
  'GET /openapi.json': call('anyone', 'This description', EVERYONE),
  'GET /me': call('person', 'The signed-in person and what they may see', EVERYONE),
  'GET /sessions': call('person', 'Where the person is signed in', EVERYONE),
  'POST /sessions/:sessionId/revoke': call('person', 'Sign out one of the own sessions', EVERYONE),

  'GET /ca-firms': call('person', "The person's firms, oldest first", EVERYONE),
  'POST /ca-firms': call('person', 'Found a firm; the caller becomes its owner', EVERYONE),
  'POST /init-demo-data': call(
    'person',
    'Make the demonstration firm, once per person',
    verdicts('allow', 'forbid', 'forbid', 'allow', 'allow', 'allow'),
  ),
  'DELETE /ca-firms/:caFirmId/demo': call('firm', 'Remove the demonstration', FIRM_OWN),
  'GET /ca-firms/:caFirmId/companies': call('firm', "The firm's client companies", FIRM_READ),
  'GET /ca-firms/:caFirmId/service-templates': call('firm', "The firm's service templates", FIRM_READ),
  'GET /ca-firms/:caFirmId/subscriptions': call('firm', "The firm's client subscriptions", FIRM_READ),
  'GET /ca-firms/:caFirmId/summary': call(
    'firm',
    'The figures of the firm: clients, revenue, templates, score',
    FIRM_READ,
  ),

  'POST /companies': call(
    'person',
    'Add a client company to a firm, or an own company',
    verdicts('allow', 'forbid', 'allow', 'forbid', 'allow', 'allow'),
  ),
  'POST /client-subscriptions': call(
    'person',
    'Subscribe a client company to a service of its firm',
    verdicts('forbid', 'forbid', 'forbid', 'forbid', 'allow', 'allow'),
  ),
  'GET /companies/:companyId': call('company', 'One company by CIN or id', COMPANY_READ),
  'GET /companies/:companyId/dashboard': call('company', 'The dashboard of a company', COMPANY_READ),

  'GET /companies/:companyId/facts': call('company', 'What is known of a company, and who said so', COMPANY_READ),
  'POST /companies/:companyId/facts': call('company', 'State a fact; the obligations follow', COMPANY_WRITE),
  'POST /companies/:companyId/facts/:factId/withdraw': call('company', 'Take a fact back', COMPANY_WRITE),
  'GET /companies/:companyId/events': call('company', 'What happened to a company, newest first', COMPANY_READ),
  'POST /companies/:companyId/events': call('company', 'Record an event; the obligations follow', COMPANY_WRITE),
  'POST /companies/:companyId/events/:eventId/withdraw': call('company', 'Take an event back', COMPANY_WRITE),

  'GET /companies/:companyId/compliance-calendar': call(
    'company',
    'What is due and by when, as JSON or as ICS, today or as known on another day',
    COMPANY_READ,
  ),
  'POST /companies/:companyId/compliance-calendar/generate': call(
    'company',
    'Work out the obligations again; says what changed',
    COMPANY_WRITE,
  ),
  'GET /companies/:companyId/compliance-status': call(
    'company',
    'The score of each area with the items behind it, what is not due and why, and the trend',
    COMPANY_READ,
  ),
  'POST /companies/:companyId/compliance-items': call('company', 'Add an item of your own', COMPANY_WRITE),
  'PATCH /companies/:companyId/compliance-items/:itemId': call(
    'company',
    'Note something on an item, or change an own one',
    COMPANY_WRITE,
  ),
  'GET /companies/:companyId/compliance-items/:itemId/explanation': call(
    'company',
    'Why an item is due, when, and what waiting until a day costs',
    COMPANY_READ,
  ),
  'POST /companies/:companyId/compliance-items/:itemId/complete': call(
    'company',
    'Mark an item done, with its day and acknowledgement',
    COMPANY_WRITE,
  ),
  'POST /companies/:companyId/compliance-items/:itemId/reopen': call('company', 'Take that back', COMPANY_WRITE),
  'POST /companies/:companyId/compliance-items/:itemId/withdraw': call('company', 'Remove an own item', COMPANY_WRITE),

  'GET /ca-firms/:caFirmId/compliance-calendar': call('firm', "What is due at all of a firm's clients", FIRM_READ),
  'GET /ca-firms/:caFirmId/reliefs': call('firm', 'Moved dates and waived fees the firm entered', FIRM_READ),
  'POST /ca-firms/:caFirmId/reliefs': call('firm', 'Enter a moved date or a waived fee', FIRM_LEAD),
  'GET /ca-firms/:caFirmId/reliefs/:reliefId/effect': call('firm', 'Which clients and dates it touches', FIRM_READ),
  'POST /ca-firms/:caFirmId/reliefs/:reliefId/approve': call('firm', 'Approve what another person entered', FIRM_LEAD),
  'POST /ca-firms/:caFirmId/reliefs/:reliefId/refuse': call('firm', 'Refuse what another person entered', FIRM_LEAD),
  'POST /ca-firms/:caFirmId/reliefs/:reliefId/withdraw': call('firm', 'Take an approved relief back', FIRM_LEAD),

  'GET /calendar-feeds': call('person', 'The calendar feeds of the person', EVERYONE),
  'POST /calendar-feeds': call('person', 'Make a calendar feed by secret link; shown once', EVERYONE),
  'POST /calendar-feeds/:feedId/revoke': call('person', 'End a calendar feed', EVERYONE),
  'GET /feeds/:token': call('anyone', 'A calendar by its secret link', EVERYONE),

  'GET /expense-categories': call('person', 'The default categories and the own ones', EVERYONE),
  'POST /expense-categories': call(
    'person',
    'Add a category',
    verdicts('forbid', 'forbid', 'allow', 'allow', 'allow', 'allow'),
  ),
  'GET /companies/:companyId/bank-accounts': call('company', 'The bank accounts of a company', COMPANY_READ),
  'POST /companies/:companyId/bank-accounts': call('company', 'Add a bank account', COMPANY_WRITE),
  'PATCH /bank-accounts/:accountId': call('bank-account', 'Mark a bank account active or inactive', COMPANY_WRITE),
  'GET /companies/:companyId/bank-transactions': call('company', 'The bank transactions of a company', COMPANY_READ),
  'PATCH /bank-transactions/:transactionId/categorize': call(
    'bank-transaction',
    'Set the category of a transaction',
    COMPANY_WRITE,
  ),
  'POST /companies/:companyId/bank-transactions/categorize': call(
    'company',
    'Set the category of many transactions at once',
    COMPANY_WRITE,
  ),
  'PATCH /bank-transactions/:transactionId': call('bank-transaction', 'Note something on a transaction', COMPANY_WRITE),
  'GET /bank-transactions/:transactionId/split': call('bank-transaction', 'The parts of a transaction', COMPANY_READ),
  'PUT /bank-transactions/:transactionId/split': call(
    'bank-transaction',
    'Split a transaction into parts, or make it whole again',
    COMPANY_WRITE,
  ),
  'GET /bank-transactions/:transactionId/attachments': call(
    'bank-transaction',
    'The papers beside a transaction',
    COMPANY_READ,
  ),
  'POST /bank-transactions/:transactionId/attachments': call(
    'bank-transaction',
    'Attach a PDF, JPG or PNG to a transaction',
    COMPANY_WRITE,
  ),
  'GET /bank-transactions/:transactionId/attachments/:attachmentId': call(
    'bank-transaction',
    'An attachment as it was sent',
    COMPANY_READ,
  ),
  'POST /bank-transactions/:transactionId/attachments/:attachmentId/remove': call(
    'bank-transaction',
    'Take an attachment off; its file stays in the store',
    COMPANY_WRITE,
  ),
  'GET /companies/:companyId/category-rules': call('company', "The company's own rules, in their order", COMPANY_READ),
  'POST /companies/:companyId/category-rules': call('company', 'Add a rule after the others', COMPANY_WRITE),
  'POST /companies/:companyId/category-rules/preview': call(
    'company',
    'How many transactions a rule would set, and some of them',
    COMPANY_WRITE,
  ),
  'POST /companies/:companyId/category-rules/order': call('company', 'Put the rules into an order', COMPANY_WRITE),
  'PATCH /companies/:companyId/category-rules/:ruleId': call(
    'company',
    'Change a rule in its place; what it set stays until the next run',
    COMPANY_WRITE,
  ),
  'POST /companies/:companyId/category-rules/:ruleId/remove': call(
    'company',
    'Remove a rule; what it set stays',
    COMPANY_WRITE,
  ),
  'GET /companies/:companyId/saved-views': call('company', 'Own and shared views of the transactions', COMPANY_READ),
  'POST /companies/:companyId/saved-views': call('company', 'Save a view of the transactions', COMPANY_WRITE),
  'POST /companies/:companyId/saved-views/:viewId/remove': call('company', 'Remove a saved view', COMPANY_WRITE),
  'GET /companies/:companyId/auto-categorize/preview': call(
    'company',
    'What the rules would categorise, before it is done',
    COMPANY_READ,
  ),
  'POST /companies/:companyId/auto-categorize': call(
    'company',
    'Categorise by rule what nobody has categorised',
    COMPANY_WRITE,
  ),
  'POST /companies/:companyId/auto-categorize/undo': call('company', 'Undo the last categorisation run', COMPANY_WRITE),
  'POST /companies/:companyId/statement-preview': call('company', 'Read a statement and store nothing', COMPANY_WRITE),
  'POST /companies/:companyId/upload-statement': call('company', 'Store the new lines of a statement', COMPANY_WRITE),
  'GET /companies/:companyId/statement-uploads': call('company', 'The statements stored so far', COMPANY_READ),
  'GET /statement-uploads/:uploadId/file': call(
    'upload',
    'The statement as it was uploaded, which names the account',
    COMPANY_WRITE,
  ),
  'POST /statement-uploads/:uploadId/undo': call('upload', 'Take the lines of an upload back', COMPANY_WRITE),
  'GET /companies/:companyId/bank-coverage': call(
    'company',
    'Which days of each account the statements prove, and where a gap or a break is',
    COMPANY_READ,
  ),
  'GET /companies/:companyId/financial-summary': call(
    'company',
    'Income, expenses and count of a period',
    COMPANY_READ,
  ),
  'GET /companies/:companyId/category-expenses': call('company', 'Expenses of a period by category', COMPANY_READ),
  'GET /companies/:companyId/reports': call(
    'company',
    'The reports of a period and whether each is ready',
    COMPANY_READ,
  ),
  'GET /companies/:companyId/reports/:report': call(
    'company',
    'A report by month, as JSON, CSV, XLSX or PDF',
    COMPANY_READ,
  ),
  'GET /companies/:companyId/reconcile/preview': call(
    'company',
    'Which transactions would be matched to deposits, filings and own transfers, and why',
    COMPANY_READ,
  ),
  'POST /companies/:companyId/reconcile': call('company', 'Match them', COMPANY_WRITE),
  'GET /bank-transactions/:transactionId/match-candidates': call(
    'bank-transaction',
    'What an open transaction may be: deposits, filings and lines of other own accounts',
    COMPANY_READ,
  ),
  'POST /bank-transactions/:transactionId/match': call(
    'bank-transaction',
    'Match a transaction to one of its candidates by hand',
    COMPANY_WRITE,
  ),
  'POST /bank-transactions/:transactionId/unmatch': call(
    'bank-transaction',
    'Take a match off a transaction; no run makes the same one again',
    COMPANY_WRITE,
  ),
  'GET /companies/:companyId/spending': call(
    'company',
    'What is spent, on what, in which rhythm and against which budgets',
    COMPANY_READ,
  ),
  'GET /companies/:companyId/budgets': call('company', 'The budgets of a company', COMPANY_READ),
  'POST /companies/:companyId/budgets': call('company', 'Set what a category may cost in a month', COMPANY_WRITE),
  'POST /companies/:companyId/budgets/:budgetId/remove': call('company', 'Remove a budget', COMPANY_WRITE),

  'GET /companies/:companyId/audit-trail': call('company', 'The audit trail, newest first', COMPANY_LEAD),
  'GET /companies/:companyId/audit-trail/verify': call('company', 'Recompute the hash chain', COMPANY_LEAD),
  'GET /companies/:companyId/export': call('company', "The company's data as a zip", COMPANY_LEAD),

  'POST /dev/seed': local('Make the actors and data of the tests'),
  'GET /dev/outbox': local('Mails that would have been sent'),
  'PUT /dev/clock': local('Set or free the clock'),
};

export const callOf = (method: string, path: string): Call | undefined => CALLS[`${method} ${path}`];

/** The verdict for the strongest of several standings: allowed beats refused beats hidden. */
export function verdictFor(known: Call, standings: readonly Actor[]): Verdict {
  const given = (standings.length > 0 ? standings : (['NM'] as const)).map((actor) => known.verdicts[actor]);
  if (given.includes('allow')) return 'allow';
  return given.includes('forbid') ? 'forbid' : 'hide';
}
