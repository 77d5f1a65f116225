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
  code: string,
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
  ['services-domestic', 'REV-SVC', 'revenue', 'Services - domestic', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations', 'own', FIRST],
  ['goods-domestic', 'REV-GDS', 'revenue', 'Goods - domestic', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations', 'verified', FIRST],
  ['exports', 'REV-EXP', 'revenue', 'Export of services or goods', 'income', 'in', false, '0', 'zero_rated', null, null, '0', 'Revenue from operations', 'own', FIRST],
  ['payment-gateway-settlement', 'REV-PG', 'revenue', 'Payment gateway settlement', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations / PG clearing', 'own', FIRST],
  ['marketplace-settlement', 'REV-MKT', 'revenue', 'Marketplace or app store settlement', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations', 'own', FIRST],
  ['bank-interest', 'INC-INT', 'other-income', 'Bank interest', 'income', 'in', false, '0', 'exempt', null, null, '0', 'Other income', 'verified', FIRST],
  ['fixed-deposit-interest', 'INC-FDI', 'other-income', 'Fixed deposit interest', 'income', 'in', false, '0', 'exempt', null, null, '0', 'Other income', 'own', FIRST],
  ['grant-or-subsidy', 'INC-GRANT', 'other-income', 'Grant or subsidy', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income / deferred grant', 'own', FIRST],
  ['cashback', 'INC-CASHBK', 'other-income', 'Cashback and rewards', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income', 'own', FIRST],
  ['insurance-claim', 'INC-INSCL', 'other-income', 'Insurance claim', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income', 'own', FIRST],
  ['vendor-refund', 'REF-VEND', 'refunds-and-reversals', 'Refund from vendor', 'income', 'in', false, '0', 'outside', null, null, '0', 'Reduce the expense', 'own', FIRST],
  ['failed-payment-returned', 'REF-BANK', 'refunds-and-reversals', 'Failed payment returned', 'income', 'in', false, '0', 'outside', null, null, '0', 'Reverses the original payment', 'own', FIRST],
  ['tax-refund', 'REF-TAX', 'refunds-and-reversals', 'Tax refund', 'tax_payment', 'in', false, '0', 'outside', null, null, '0', 'Tax receivable', 'own', FIRST],
  ['cheque-return', 'REF-CHQ', 'refunds-and-reversals', 'Cheque return (deposit bounced)', 'income', 'out', false, '0', 'outside', null, null, '0', 'Reverses the receipt', 'own', FIRST],
  ['share-capital', 'FUND-EQ', 'funding', 'Share capital or investor money', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Share capital and securities premium', 'own', FIRST],
  ['partner-capital', 'FUND-PART', 'funding', 'Partner or proprietor capital', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Partners capital', 'own', FIRST],
  ['director-loan', 'FUND-DIR', 'funding', 'Loan from director or founder', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Unsecured loans', 'own', FIRST],
  ['loan-received', 'FUND-LOAN', 'funding', 'Loan, ICD or note received', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Borrowings', 'own', FIRST],
  ['drawings', 'OWN-DRAW', 'owners', 'Drawings', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Partners capital', 'own', FIRST],
  ['partner-remuneration', 'OWN-PART', 'owners', 'Partner remuneration or interest', 'expense', 'out', false, '0', 'outside', '194T', '393(3)', '10', 'Remuneration to partners', 'verified', FIRST],
  ['director-loan-repayment', 'OWN-LOANRP', 'owners', 'Repayment of director or founder loan', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Unsecured loans', 'own', FIRST],
  ['dividend-paid', 'OWN-DIV', 'owners', 'Dividend paid', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Reserves', 'own', FIRST],
  ['own-account-transfer', 'TRF-OWN', 'transfers', 'Own account transfer', 'transfer', 'both', false, '0', 'outside', null, null, '0', 'Contra', 'own', FIRST],
  ['fixed-deposit', 'TRF-FD', 'transfers', 'Fixed deposit booked or closed', 'transfer', 'both', false, '0', 'outside', null, null, '0', 'Bank deposits', 'own', FIRST],
  ['credit-card-payment', 'TRF-CC', 'transfers', 'Credit card bill payment', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Credit card payable', 'own', FIRST],
  ['wallet-top-up', 'TRF-PG', 'transfers', 'Wallet or payout account top-up', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Contra', 'own', FIRST],
  ['cash-withdrawal', 'TRF-CASHW', 'transfers', 'Cash withdrawal', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Cash in hand', 'own', FIRST],
  ['cash-deposit', 'TRF-CASHD', 'transfers', 'Cash deposit', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Cash in hand', 'own', FIRST],
  ['salary-payout', 'EMP-SAL', 'salaries-and-benefits', 'Salary payout', 'expense', 'out', false, '0', 'outside', '192', '392(1)', '0', 'Employee benefits', 'own', FIRST],
  ['salary-advance', 'EMP-ADV', 'salaries-and-benefits', 'Salary advance or staff loan', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Loans and advances', 'own', FIRST],
  ['director-remuneration', 'EMP-DIR', 'salaries-and-benefits', 'Director remuneration', 'expense', 'out', false, '0', 'outside', '192', '392(1)', '0', 'Directors remuneration', 'own', FIRST],
  ['intern-stipend', 'EMP-STIP', 'salaries-and-benefits', 'Intern stipend', 'expense', 'out', false, '0', 'outside', '192', '392(1)', '0', 'Employee benefits', 'own', FIRST],
  ['employee-reimbursement', 'EMP-REIMB', 'salaries-and-benefits', 'Employee reimbursement', 'expense', 'out', false, '0', 'as_per_bill', null, null, '0', 'By nature of the bill', 'own', FIRST],
  ['staff-welfare', 'EMP-WELF', 'salaries-and-benefits', 'Staff welfare and team meals', 'expense', 'out', true, '5', 'blocked', null, null, '0', 'Staff welfare', 'own', FIRST],
  ['group-insurance', 'EMP-INS', 'salaries-and-benefits', 'Group health or accident insurance', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Staff welfare', 'verified', FIRST],
  ['tds-deposited', 'STAT-TDS', 'statutory-dues', 'TDS deposited', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'TDS payable', 'own', FIRST],
  ['income-tax-paid', 'STAT-IT', 'statutory-dues', 'Income tax - advance or self assessment', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'Provision for tax', 'own', FIRST],
  ['gst-paid', 'STAT-GST', 'statutory-dues', 'GST paid', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'GST payable / electronic cash ledger', 'own', FIRST],
  ['provident-fund', 'STAT-PF', 'statutory-dues', 'Provident fund (EPFO)', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'PF payable', 'own', FIRST],
  ['esic', 'STAT-ESI', 'statutory-dues', 'ESIC', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'ESIC payable', 'own', FIRST],
  ['professional-tax', 'STAT-PT', 'statutory-dues', 'Professional tax and labour welfare fund', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'PT payable', 'own', FIRST],
  ['customs-duty', 'STAT-CUST', 'statutory-dues', 'Customs duty', 'tax_payment', 'out', true, '18', 'igst_import', null, null, '0', 'Cost of imports / IGST credit', 'own', FIRST],
  ['government-fees', 'STAT-ROC', 'statutory-dues', 'ROC, licence and stamp duty', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Rates and taxes', 'own', FIRST],
  ['penalty', 'STAT-PEN', 'statutory-dues', 'Penalty and late fee', 'expense', 'out', false, '0', 'outside', null, null, '0', 'Rates and taxes (disallowable)', 'own', FIRST],
  ['office-rent', 'RENT-OFF', 'rent-and-premises', 'Office or shop rent', 'expense', 'out', true, '18', 'forward', '194I(b)', '393(1) Sl.2(ii)', '10', 'Rent', 'own', FIRST],
  ['co-working', 'RENT-COW', 'rent-and-premises', 'Co-working seats', 'expense', 'out', true, '18', 'forward', '194I(b)', '393(1) Sl.2(ii)', '10', 'Rent', 'own', FIRST],
  ['equipment-hire', 'RENT-EQP', 'rent-and-premises', 'Equipment or vehicle hire', 'expense', 'out', true, '18', 'forward', '194I(a)', '393(1) Sl.2(ii)', '2', 'Rent - plant and machinery', 'own', FIRST],
  ['housekeeping-and-security', 'RENT-FAC', 'rent-and-premises', 'Housekeeping, security and maintenance', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Repairs and maintenance', 'own', FIRST],
  ['repairs-and-amc', 'RENT-REP', 'rent-and-premises', 'Repairs and AMC', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Repairs and maintenance', 'own', FIRST],
  ['accounting-fees', 'PROF-CA', 'professional-fees', 'Audit, accounting and ROC consultants', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Legal and professional / auditor remuneration', 'verified', FIRST],
  ['legal-fees', 'PROF-LEGAL', 'professional-fees', 'Legal', 'expense', 'out', true, '18', 'rcm', '194J(b)', '393(1) Sl.6(iii)', '10', 'Legal and professional', 'own', FIRST],
  ['consultants', 'PROF-CONS', 'professional-fees', 'Consultants and doctors', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Legal and professional', 'own', FIRST],
  ['technical-services', 'PROF-TECH', 'professional-fees', 'Technical services, testing and call centre', 'expense', 'out', true, '18', 'forward', '194J(a)', '393(1) Sl.6(iii)', '2', 'Technical services', 'own', FIRST],
  ['recruitment', 'PROF-REC', 'professional-fees', 'Recruitment', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Recruitment', 'own', FIRST],
  ['freelancers', 'CONT-FREE', 'contractors', 'Freelancers', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Contract and freelance', 'own', FIRST],
  ['job-work', 'CONT-WORK', 'contractors', 'Work contracts and job work', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Contract charges', 'own', FIRST],
  ['manpower-supply', 'CONT-MAN', 'contractors', 'Manpower supply', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Contract labour', 'own', FIRST],
  ['freight', 'CONT-FREIGHT', 'contractors', 'Freight, GTA and logistics', 'expense', 'out', true, '5', 'rcm', '194C', '393(1) Sl.6(i)', '2', 'Freight', 'own', FIRST],
  ['cloud-hosting', 'TECH-CLOUD', 'technology', 'Cloud hosting', 'expense', 'out', true, '18', 'forward', '194J(a)', '393(1) Sl.6(iii)', '2', 'Cloud and hosting', 'own', FIRST],
  ['software-indian', 'TECH-SAASIN', 'technology', 'Software subscription - Indian supplier', 'expense', 'out', true, '18', 'forward', '194J(a)', '393(1) Sl.6(iii)', '2', 'Software subscriptions', 'own', FIRST],
  ['software-foreign', 'TECH-SAASFX', 'technology', 'Software subscription - foreign supplier', 'expense', 'out', true, '18', 'rcm', '195', '393(2)', '0', 'Software subscriptions', 'own', FIRST],
  ['domains', 'TECH-DOM', 'technology', 'Domains and small hosting', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Software subscriptions', 'own', FIRST],
  ['online-ads-indian', 'MKT-ADSIN', 'marketing', 'Online ads - Indian billing', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Advertising', 'own', FIRST],
  ['online-ads-foreign', 'MKT-ADSFX', 'marketing', 'Online ads - foreign billing', 'expense', 'out', true, '18', 'rcm', '195', '393(2)', '0', 'Advertising', 'own', FIRST],
  ['agencies-and-events', 'MKT-AGCY', 'marketing', 'Agencies, events and print', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Advertising and events', 'own', FIRST],
  ['influencers', 'MKT-INFL', 'marketing', 'Influencers and creators', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Advertising', 'own', FIRST],
  ['sales-commission', 'MKT-COMM', 'marketing', 'Sales commission and referral', 'expense', 'out', true, '18', 'forward', '194H', '393(1) Sl.1(ii)', '2', 'Commission', 'verified', FIRST],
  ['air-tickets', 'TRV-AIR', 'travel', 'Air tickets', 'expense', 'out', true, '5', 'forward', null, null, '0', 'Travelling', 'own', FIRST],
  ['rail-and-bus', 'TRV-RAIL', 'travel', 'Rail and bus', 'expense', 'out', true, '5', 'forward', null, null, '0', 'Travelling', 'own', FIRST],
  ['hotels', 'TRV-HOTEL', 'travel', 'Hotels', 'expense', 'out', true, '5', 'forward', null, null, '0', 'Travelling', 'own', FIRST],
  ['cabs', 'TRV-CAB', 'travel', 'Cabs and local travel', 'expense', 'out', true, '5', 'blocked', null, null, '0', 'Conveyance', 'own', FIRST],
  ['fuel', 'TRV-FUEL', 'travel', 'Fuel', 'expense', 'out', false, '0', 'outside', null, null, '0', 'Conveyance / vehicle running', 'own', FIRST],
  ['tolls', 'TRV-TOLL', 'travel', 'FASTag and tolls', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Vehicle running', 'own', FIRST],
  ['office-supplies', 'ADM-SUP', 'office-and-admin', 'Office supplies and stationery', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Printing and stationery', 'own', FIRST],
  ['pantry', 'ADM-PANTRY', 'office-and-admin', 'Pantry and tea', 'expense', 'out', true, '5', 'blocked', null, null, '0', 'Staff welfare', 'own', FIRST],
  ['courier', 'ADM-COUR', 'office-and-admin', 'Courier and post', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Postage and courier', 'own', FIRST],
  ['telephone-and-internet', 'ADM-NET', 'office-and-admin', 'Telephone and internet', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Communication', 'own', FIRST],
  ['electricity-and-water', 'ADM-ELEC', 'office-and-admin', 'Electricity and water', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Power and fuel', 'own', FIRST],
  ['books-and-training', 'ADM-BOOK', 'office-and-admin', 'Books, memberships and training', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Subscriptions and training', 'own', FIRST],
  ['donation', 'ADM-DON', 'office-and-admin', 'Donation and CSR', 'expense', 'out', false, '0', 'outside', null, null, '0', 'CSR / donations', 'own', FIRST],
  ['materials', 'COGS-RAW', 'cost-of-goods', 'Materials and trading purchases', 'expense', 'out', true, '18', 'forward', '194Q', '393(1)', '0.1', 'Purchases', 'own', FIRST],
  ['packaging', 'COGS-PACK', 'cost-of-goods', 'Packaging', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Purchases', 'own', FIRST],
  ['import-of-goods', 'COGS-IMP', 'cost-of-goods', 'Import of goods', 'expense', 'out', true, '18', 'igst_import', null, null, '0', 'Purchases', 'own', FIRST],
  ['shipping-to-customers', 'COGS-SHIP', 'cost-of-goods', 'Shipping to customers', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Freight outward', 'own', FIRST],
  ['customer-refund', 'COGS-REFD', 'cost-of-goods', 'Refund to customer', 'income', 'out', false, '0', 'credit_note', null, null, '0', 'Reduce revenue', 'own', FIRST],
  ['bank-charges', 'FIN-CHG', 'finance-costs', 'Bank charges', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Bank charges', 'verified', FIRST],
  ['payment-gateway-fees', 'FIN-PGFEE', 'finance-costs', 'Payment gateway fees', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Payment gateway charges', 'own', FIRST],
  ['forex-charges', 'FIN-FX', 'finance-costs', 'Forex markup and remittance charges', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Bank charges', 'own', FIRST],
  ['overdraft-interest', 'FIN-INT', 'finance-costs', 'Interest on overdraft or cash credit', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Finance costs', 'own', FIRST],
  ['loan-emi', 'FIN-EMI', 'finance-costs', 'Loan or lease EMI (principal + interest)', 'transfer', 'out', false, '0', 'exempt', null, null, '0', 'Borrowings and finance costs', 'own', FIRST],
  ['bounce-charges', 'FIN-BOUNCE', 'finance-costs', 'Bounce and return charges', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Bank charges', 'own', FIRST],
  ['general-insurance', 'INS-GEN', 'insurance', 'General and vehicle insurance', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Insurance', 'own', FIRST],
  ['computers', 'CAP-COMP', 'capital-assets', 'Computers and phones', 'transfer', 'out', true, '18', 'forward', null, null, '0', 'Property, plant and equipment', 'own', FIRST],
  ['furniture', 'CAP-FURN', 'capital-assets', 'Furniture and fit-out', 'transfer', 'out', true, '18', 'forward', null, null, '0', 'Property, plant and equipment', 'own', FIRST],
  ['machinery-and-vehicles', 'CAP-MACH', 'capital-assets', 'Machinery and vehicles', 'transfer', 'out', true, '18', 'forward', null, null, '0', 'Property, plant and equipment', 'own', FIRST],
  ['security-deposit', 'CAP-DEP', 'capital-assets', 'Security deposit paid or returned', 'transfer', 'both', false, '0', 'outside', null, null, '0', 'Other non-current assets', 'own', FIRST],
  ['to-be-clarified', 'SUSP', 'uncategorised', 'To be clarified', null, 'both', false, '0', 'review', null, null, '0', 'Suspense', 'own', FIRST],
] as const satisfies readonly ChartRow[];
