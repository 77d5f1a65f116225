import type { CategoryKind } from '../values';

/** In: receipts; out: payments; both: either. */
type Direction = 'in' | 'out' | 'both';
type GstMode =
  | 'output'
  | 'zero_rated'
  | 'exempt'
  | 'outside'
  | 'forward'
  | 'rcm'
  | 'blocked'
  | 'igst_import'
  | 'as_per_bill'
  | 'credit_note'
  | 'review';
/** Verified: the rate or rule was looked up. Own: general knowledge, for an accountant to confirm. */
type Basis = 'verified' | 'own';

export type ChartGroupRow = readonly [id: string, name: string, since: string];
export type ChartRow = readonly [
  id: string,
  group: string,
  name: string,
  kind: CategoryKind | null,
  direction: Direction,
  gstApplicable: boolean,
  gstRate: string,
  gstMode: GstMode,
  tdsSection: string | null,
  tdsSection2025: string | null,
  tdsRate: string,
  statementHead: string,
  basis: Basis,
  since: string,
];

/** The day of the first chart. Later rows name their own. */
const FIRST = '2026-11-22';
const SECOND = '2026-11-28';

/*
 * An id is what rows store, rules name and other languages translate. It never changes, is never given another meaning and is
 * never used again: a category may be renamed, moved to another group or taxed otherwise under the same id; one that means
 * something else is a new row with a new id and its own `since`, the first day on which the id could be stored. No row leaves.
 * Rates are those in force for the tax year 2026-27, for payments to others than individuals; they are defaults of a category,
 * not the law of a payment.
 */

// biome-ignore format: one group a line reads as the table it is
export const CHART_GROUP_ROWS = [
  ['revenue', 'Revenue', FIRST],
  ['other-income', 'Other income', FIRST],
  ['refunds-and-reversals', 'Refunds and reversals', FIRST],
  ['funding', 'Funding', FIRST],
  ['owners', 'Owners', FIRST],
  ['transfers', 'Transfers', FIRST],
  ['salaries-and-benefits', 'Salaries and benefits', FIRST],
  ['statutory-dues', 'Statutory dues', FIRST],
  ['rent-and-premises', 'Rent and premises', FIRST],
  ['professional-fees', 'Professional fees', FIRST],
  ['contractors', 'Contractors', FIRST],
  ['technology', 'Technology', FIRST],
  ['marketing', 'Marketing', FIRST],
  ['travel', 'Travel', FIRST],
  ['office-and-admin', 'Office and admin', FIRST],
  ['cost-of-goods', 'Cost of goods', FIRST],
  ['finance-costs', 'Finance costs', FIRST],
  ['insurance', 'Insurance', FIRST],
  ['capital-assets', 'Capital assets', FIRST],
  ['uncategorised', 'Uncategorised', FIRST],
] as const satisfies readonly ChartGroupRow[];

// biome-ignore format: one category a line reads as the table it is
export const CHART_ROWS = [
  ['services-domestic', 'revenue', 'Services - domestic', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations', 'own', FIRST],
  ['goods-domestic', 'revenue', 'Goods - domestic', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations', 'verified', FIRST],
  ['exports', 'revenue', 'Export of services or goods', 'income', 'in', false, '0', 'zero_rated', null, null, '0', 'Revenue from operations', 'own', FIRST],
  ['payment-gateway-settlement', 'revenue', 'Payment gateway settlement', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations / PG clearing', 'own', FIRST],
  ['marketplace-settlement', 'revenue', 'Marketplace or app store settlement', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations', 'own', FIRST],
  ['bank-interest', 'other-income', 'Bank interest', 'income', 'in', false, '0', 'exempt', null, null, '0', 'Other income', 'verified', FIRST],
  ['fixed-deposit-interest', 'other-income', 'Fixed deposit interest', 'income', 'in', false, '0', 'exempt', null, null, '0', 'Other income', 'own', FIRST],
  ['dividend-received', 'other-income', 'Dividend received', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income', 'own', SECOND],
  ['grant-or-subsidy', 'other-income', 'Grant or subsidy', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income / deferred grant', 'own', FIRST],
  ['cashback', 'other-income', 'Cashback and rewards', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income', 'own', FIRST],
  ['insurance-claim', 'other-income', 'Insurance claim', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income', 'own', FIRST],
  ['vendor-refund', 'refunds-and-reversals', 'Refund from vendor', 'income', 'in', false, '0', 'outside', null, null, '0', 'Reduce the expense', 'own', FIRST],
  ['failed-payment-returned', 'refunds-and-reversals', 'Failed payment returned', 'income', 'in', false, '0', 'outside', null, null, '0', 'Reverses the original payment', 'own', FIRST],
  ['tax-refund', 'refunds-and-reversals', 'Tax refund', 'tax_payment', 'in', false, '0', 'outside', null, null, '0', 'Tax receivable', 'own', FIRST],
  ['cheque-return', 'refunds-and-reversals', 'Cheque return (deposit bounced)', 'income', 'out', false, '0', 'outside', null, null, '0', 'Reverses the receipt', 'own', FIRST],
  ['share-capital', 'funding', 'Share capital or investor money', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Share capital and securities premium', 'own', FIRST],
  ['partner-capital', 'funding', 'Partner or proprietor capital', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Partners capital', 'own', FIRST],
  ['director-loan', 'funding', 'Loan from director or founder', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Unsecured loans', 'own', FIRST],
  ['loan-received', 'funding', 'Loan, ICD or note received', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Borrowings', 'own', FIRST],
  ['drawings', 'owners', 'Drawings', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Partners capital', 'own', FIRST],
  ['partner-remuneration', 'owners', 'Partner remuneration', 'expense', 'out', false, '0', 'outside', '194T', '393(3)', '10', 'Remuneration to partners', 'verified', FIRST],
  ['partner-interest', 'owners', 'Interest to partners', 'expense', 'out', false, '0', 'outside', '194T', '393(3)', '10', 'Finance costs', 'verified', SECOND],
  ['director-loan-repayment', 'owners', 'Repayment of director or founder loan', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Unsecured loans', 'own', FIRST],
  ['dividend-paid', 'owners', 'Dividend paid', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Reserves', 'own', FIRST],
  ['own-account-transfer', 'transfers', 'Own account transfer', 'transfer', 'both', false, '0', 'outside', null, null, '0', 'Contra', 'own', FIRST],
  ['fixed-deposit', 'transfers', 'Fixed deposit booked or closed', 'transfer', 'both', false, '0', 'outside', null, null, '0', 'Bank deposits', 'own', FIRST],
  ['credit-card-payment', 'transfers', 'Credit card bill payment', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Credit card payable', 'own', FIRST],
  ['wallet-top-up', 'transfers', 'Wallet or payout account top-up', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Contra', 'own', FIRST],
  ['cash-withdrawal', 'transfers', 'Cash withdrawal', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Cash in hand', 'own', FIRST],
  ['cash-deposit', 'transfers', 'Cash deposit', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Cash in hand', 'own', FIRST],
  ['salary-payout', 'salaries-and-benefits', 'Salary payout', 'expense', 'out', false, '0', 'outside', '192', '392(1)', '0', 'Employee benefits', 'own', FIRST],
  ['salary-advance', 'salaries-and-benefits', 'Salary advance or staff loan', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Loans and advances', 'own', FIRST],
  ['director-remuneration', 'salaries-and-benefits', 'Director remuneration', 'expense', 'out', false, '0', 'outside', '192', '392(1)', '0', 'Directors remuneration', 'own', FIRST],
  ['intern-stipend', 'salaries-and-benefits', 'Intern stipend', 'expense', 'out', false, '0', 'outside', '192', '392(1)', '0', 'Employee benefits', 'own', FIRST],
  ['employee-reimbursement', 'salaries-and-benefits', 'Employee reimbursement', 'expense', 'out', false, '0', 'as_per_bill', null, null, '0', 'By nature of the bill', 'own', FIRST],
  ['staff-welfare', 'salaries-and-benefits', 'Staff welfare and team meals', 'expense', 'out', true, '5', 'blocked', null, null, '0', 'Staff welfare', 'own', FIRST],
  ['group-insurance', 'salaries-and-benefits', 'Group health or accident insurance', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Staff welfare', 'verified', FIRST],
  ['tds-deposited', 'statutory-dues', 'TDS deposited', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'TDS payable', 'own', FIRST],
  // What a customer deducted never reaches the bank: it is the deducted part of a receipt that was split.
  ['tds-on-receipts', 'statutory-dues', 'TDS deducted by customers', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'Tax receivable', 'own', FIRST],
  ['income-tax-paid', 'statutory-dues', 'Income tax - advance or self assessment', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'Provision for tax', 'own', FIRST],
  ['gst-paid', 'statutory-dues', 'GST paid', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'GST payable / electronic cash ledger', 'own', FIRST],
  ['provident-fund', 'statutory-dues', 'Provident fund (EPFO)', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'PF payable', 'own', FIRST],
  ['esic', 'statutory-dues', 'ESIC', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'ESIC payable', 'own', FIRST],
  ['professional-tax', 'statutory-dues', 'Professional tax and labour welfare fund', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'PT payable', 'own', FIRST],
  ['customs-duty', 'statutory-dues', 'Customs duty', 'tax_payment', 'out', true, '18', 'igst_import', null, null, '0', 'Cost of imports / IGST credit', 'own', FIRST],
  ['government-fees', 'statutory-dues', 'ROC, licence and stamp duty', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Rates and taxes', 'own', FIRST],
  ['penalty', 'statutory-dues', 'Penalty and late fee', 'expense', 'out', false, '0', 'outside', null, null, '0', 'Rates and taxes (disallowable)', 'own', FIRST],
  ['office-rent', 'rent-and-premises', 'Office or shop rent', 'expense', 'out', true, '18', 'forward', '194I(b)', '393(1) Sl.2(ii)', '10', 'Rent', 'own', FIRST],
  ['co-working', 'rent-and-premises', 'Co-working seats', 'expense', 'out', true, '18', 'forward', '194I(b)', '393(1) Sl.2(ii)', '10', 'Rent', 'own', FIRST],
  ['equipment-hire', 'rent-and-premises', 'Equipment or vehicle hire', 'expense', 'out', true, '18', 'forward', '194I(a)', '393(1) Sl.2(ii)', '2', 'Rent - plant and machinery', 'own', FIRST],
  ['housekeeping-and-security', 'rent-and-premises', 'Housekeeping, security and maintenance', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Repairs and maintenance', 'own', FIRST],
  ['repairs-and-amc', 'rent-and-premises', 'Repairs and AMC', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Repairs and maintenance', 'own', FIRST],
  ['accounting-fees', 'professional-fees', 'Audit, accounting and ROC consultants', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Legal and professional / auditor remuneration', 'verified', FIRST],
  ['legal-fees', 'professional-fees', 'Legal', 'expense', 'out', true, '18', 'rcm', '194J(b)', '393(1) Sl.6(iii)', '10', 'Legal and professional', 'own', FIRST],
  ['consultants', 'professional-fees', 'Consultants and doctors', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Legal and professional', 'own', FIRST],
  ['technical-services', 'professional-fees', 'Technical services, testing and call centre', 'expense', 'out', true, '18', 'forward', '194J(a)', '393(1) Sl.6(iii)', '2', 'Technical services', 'own', FIRST],
  ['royalty', 'professional-fees', 'Royalty and licence fees', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Royalty', 'own', SECOND],
  ['recruitment', 'professional-fees', 'Recruitment', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Recruitment', 'own', FIRST],
  ['freelancers', 'contractors', 'Freelancers', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Contract and freelance', 'own', FIRST],
  ['job-work', 'contractors', 'Work contracts and job work', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Contract charges', 'own', FIRST],
  ['manpower-supply', 'contractors', 'Manpower supply', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Contract labour', 'own', FIRST],
  ['freight', 'contractors', 'Freight, GTA and logistics', 'expense', 'out', true, '5', 'rcm', '194C', '393(1) Sl.6(i)', '2', 'Freight', 'own', FIRST],
  ['cloud-hosting', 'technology', 'Cloud hosting', 'expense', 'out', true, '18', 'forward', '194J(a)', '393(1) Sl.6(iii)', '2', 'Cloud and hosting', 'own', FIRST],
  ['software-indian', 'technology', 'Software subscription - Indian supplier', 'expense', 'out', true, '18', 'forward', '194J(a)', '393(1) Sl.6(iii)', '2', 'Software subscriptions', 'own', FIRST],
  ['software-foreign', 'technology', 'Software subscription - foreign supplier', 'expense', 'out', true, '18', 'rcm', '195', '393(2)', '0', 'Software subscriptions', 'own', FIRST],
  ['domains', 'technology', 'Domains and small hosting', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Software subscriptions', 'own', FIRST],
  ['online-ads-indian', 'marketing', 'Online ads - Indian billing', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Advertising', 'own', FIRST],
  ['online-ads-foreign', 'marketing', 'Online ads - foreign billing', 'expense', 'out', true, '18', 'rcm', '195', '393(2)', '0', 'Advertising', 'own', FIRST],
  ['agencies-and-events', 'marketing', 'Agencies, events and print', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Advertising and events', 'own', FIRST],
  ['influencers', 'marketing', 'Influencers and creators', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Advertising', 'own', FIRST],
  ['sales-commission', 'marketing', 'Sales commission and referral', 'expense', 'out', true, '18', 'forward', '194H', '393(1) Sl.1(ii)', '2', 'Commission', 'verified', FIRST],
  ['air-tickets', 'travel', 'Air tickets', 'expense', 'out', true, '5', 'forward', null, null, '0', 'Travelling', 'own', FIRST],
  ['rail-and-bus', 'travel', 'Rail and bus', 'expense', 'out', true, '5', 'forward', null, null, '0', 'Travelling', 'own', FIRST],
  ['hotels', 'travel', 'Hotels', 'expense', 'out', true, '5', 'forward', null, null, '0', 'Travelling', 'own', FIRST],
  ['cabs', 'travel', 'Cabs and local travel', 'expense', 'out', true, '5', 'blocked', null, null, '0', 'Conveyance', 'own', FIRST],
  ['fuel', 'travel', 'Fuel', 'expense', 'out', false, '0', 'outside', null, null, '0', 'Conveyance / vehicle running', 'own', FIRST],
  ['tolls', 'travel', 'FASTag and tolls', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Vehicle running', 'own', FIRST],
  ['office-supplies', 'office-and-admin', 'Office supplies and stationery', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Printing and stationery', 'own', FIRST],
  ['pantry', 'office-and-admin', 'Pantry and tea', 'expense', 'out', true, '5', 'blocked', null, null, '0', 'Staff welfare', 'own', FIRST],
  ['courier', 'office-and-admin', 'Courier and post', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Postage and courier', 'own', FIRST],
  ['telephone-and-internet', 'office-and-admin', 'Telephone and internet', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Communication', 'own', FIRST],
  ['electricity-and-water', 'office-and-admin', 'Electricity and water', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Power and fuel', 'own', FIRST],
  ['books-and-training', 'office-and-admin', 'Books, memberships and training', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Subscriptions and training', 'own', FIRST],
  ['donation', 'office-and-admin', 'Donation and CSR', 'expense', 'out', false, '0', 'outside', null, null, '0', 'CSR / donations', 'own', FIRST],
  ['materials', 'cost-of-goods', 'Materials and trading purchases', 'expense', 'out', true, '18', 'forward', '194Q', '393(1)', '0.1', 'Purchases', 'own', FIRST],
  ['packaging', 'cost-of-goods', 'Packaging', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Purchases', 'own', FIRST],
  ['import-of-goods', 'cost-of-goods', 'Import of goods', 'expense', 'out', true, '18', 'igst_import', null, null, '0', 'Purchases', 'own', FIRST],
  ['shipping-to-customers', 'cost-of-goods', 'Shipping to customers', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Freight outward', 'own', FIRST],
  ['customer-refund', 'cost-of-goods', 'Refund to customer', 'income', 'out', false, '0', 'credit_note', null, null, '0', 'Reduce revenue', 'own', FIRST],
  ['bank-charges', 'finance-costs', 'Bank charges', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Bank charges', 'verified', FIRST],
  ['payment-gateway-fees', 'finance-costs', 'Payment gateway fees', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Payment gateway charges', 'own', FIRST],
  ['forex-charges', 'finance-costs', 'Forex markup and remittance charges', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Bank charges', 'own', FIRST],
  ['overdraft-interest', 'finance-costs', 'Interest on overdraft or cash credit', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Finance costs', 'own', FIRST],
  ['intercorporate-interest', 'finance-costs', 'Interest on inter-corporate deposits and loans', 'expense', 'out', false, '0', 'exempt', '194A', '393(1) Sl.5(iii)', '10', 'Finance costs', 'own', SECOND],
  ['loan-emi', 'finance-costs', 'Loan or lease EMI (principal + interest)', 'transfer', 'out', false, '0', 'exempt', null, null, '0', 'Borrowings and finance costs', 'own', FIRST],
  ['bounce-charges', 'finance-costs', 'Bounce and return charges', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Bank charges', 'own', FIRST],
  ['general-insurance', 'insurance', 'General and vehicle insurance', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Insurance', 'own', FIRST],
  ['computers', 'capital-assets', 'Computers and phones', 'transfer', 'out', true, '18', 'forward', null, null, '0', 'Property, plant and equipment', 'own', FIRST],
  ['furniture', 'capital-assets', 'Furniture and fit-out', 'transfer', 'out', true, '18', 'forward', null, null, '0', 'Property, plant and equipment', 'own', FIRST],
  ['fit-out-works', 'capital-assets', 'Fit-out and interior works by contract', 'transfer', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Property, plant and equipment', 'own', SECOND],
  ['machinery-and-vehicles', 'capital-assets', 'Machinery and vehicles', 'transfer', 'out', true, '18', 'forward', null, null, '0', 'Property, plant and equipment', 'own', FIRST],
  ['security-deposit', 'capital-assets', 'Security deposit paid or returned', 'transfer', 'both', false, '0', 'outside', null, null, '0', 'Other non-current assets', 'own', FIRST],
  ['to-be-clarified', 'uncategorised', 'To be clarified', null, 'both', false, '0', 'review', null, null, '0', 'Suspense', 'own', FIRST],
] as const satisfies readonly ChartRow[];

/** What a category was called before: files and rules of those days still say so. */
export const FORMER_NAMES: readonly (readonly [name: string, id: string])[] = [
  ['Partner remuneration or interest', 'partner-remuneration'],
];
