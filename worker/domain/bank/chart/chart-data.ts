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

export type ChartGroupRow = readonly [id: string, name: string];
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
];

// Ids are stored beside transactions and must never change. Rates are those in force for the tax year 2026-27, for
// payments to others than individuals; they are defaults of a category, not the law of a payment.

// biome-ignore format: one group a line reads as the table it is
export const CHART_GROUP_ROWS: readonly ChartGroupRow[] = [
  ['cf3bc9cc-6330-59ef-a6c3-82c9d0547b86', 'Revenue'],
  ['1046b509-04de-59b3-822c-2da57f08c302', 'Other income'],
  ['e2ac998a-e77b-567f-8cb5-3af8879b0229', 'Refunds and reversals'],
  ['e9024aca-dc47-5482-8809-e31faf9858a8', 'Funding'],
  ['ab533fe0-b5e9-5b91-a300-c67729273f74', 'Owners'],
  ['a8547b8d-4303-5647-92e8-bb8d58d9676d', 'Transfers'],
  ['994e6625-f05e-52b6-8ba9-dc8be9216ab7', 'Salaries and benefits'],
  ['641a8306-1ad4-5e43-b16b-dbc450a8b949', 'Statutory dues'],
  ['b797ac4d-808f-56ca-a7d5-3bb7c7cb70c5', 'Rent and premises'],
  ['8b396dc4-3f18-5b73-905a-750435b7ee42', 'Professional fees'],
  ['dd17728d-3b6c-598c-8d78-41025a98c4c7', 'Contractors'],
  ['8e1afe5b-d55e-5937-bac9-380a7a515a1b', 'Technology'],
  ['463f9011-88f3-5adc-9583-c062a0e77954', 'Marketing'],
  ['8c3a140e-9057-55c9-a58c-cf816f9fc65f', 'Travel'],
  ['b02a9bf0-d77c-5a47-8efc-f26983889ed2', 'Office and admin'],
  ['afc323ec-70eb-5ed0-bbdd-aef8c9bfa63c', 'Cost of goods'],
  ['5e84b9a5-f118-50e2-b67a-0ef12200be70', 'Finance costs'],
  ['d9986062-3f63-5a09-afc9-385e3796011c', 'Insurance'],
  ['43f7d97f-74f1-5108-9919-ca5f3dd8ee4d', 'Capital assets'],
  ['dc87693f-ca91-5875-b89b-f96b2b551b05', 'Uncategorised'],
];

// biome-ignore format: one category a line reads as the table it is
export const CHART_ROWS: readonly ChartRow[] = [
  ['fefbe7b2-6a1e-5f51-8943-23efbd72490e', 'REV-SVC', 'Revenue', 'Services - domestic', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations', 'own'],
  ['b2a68f21-65ef-53f9-b84e-817c8fd14d5a', 'REV-GDS', 'Revenue', 'Goods - domestic', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations', 'verified'],
  ['14a863b8-f38d-57b3-997e-26fb4ff08106', 'REV-EXP', 'Revenue', 'Export of services or goods', 'income', 'in', false, '0', 'zero_rated', null, null, '0', 'Revenue from operations', 'own'],
  ['34fee3d5-289a-5577-8526-c3d238c32d1e', 'REV-PG', 'Revenue', 'Payment gateway settlement', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations / PG clearing', 'own'],
  ['2ce2fbc3-65d8-5772-88f6-449a2638ec70', 'REV-MKT', 'Revenue', 'Marketplace or app store settlement', 'income', 'in', true, '18', 'output', null, null, '0', 'Revenue from operations', 'own'],
  ['6652c4be-3a23-5ea8-bbcc-17664e4f8838', 'INC-INT', 'Other income', 'Bank interest', 'income', 'in', false, '0', 'exempt', null, null, '0', 'Other income', 'verified'],
  ['56c48d96-cc97-59b3-a999-21aad415e879', 'INC-FDI', 'Other income', 'Fixed deposit interest', 'income', 'in', false, '0', 'exempt', null, null, '0', 'Other income', 'own'],
  ['237ab32b-ec10-5f4d-8e83-c395971fc1a1', 'INC-GRANT', 'Other income', 'Grant or subsidy', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income / deferred grant', 'own'],
  ['d6e1b5f3-04b1-5de2-9fa4-473258f9cdca', 'INC-CASHBK', 'Other income', 'Cashback and rewards', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income', 'own'],
  ['fcc56cc5-cf51-5a4b-bbd8-5a1d28468af6', 'INC-INSCL', 'Other income', 'Insurance claim', 'income', 'in', false, '0', 'outside', null, null, '0', 'Other income', 'own'],
  ['906d7850-8164-5d93-a0d3-b771d02ffc5d', 'REF-VEND', 'Refunds and reversals', 'Refund from vendor', 'income', 'in', false, '0', 'outside', null, null, '0', 'Reduce the expense', 'own'],
  ['42e9be01-20fc-5f34-8add-fc4b54b11d82', 'REF-BANK', 'Refunds and reversals', 'Failed payment returned', 'income', 'in', false, '0', 'outside', null, null, '0', 'Reverses the original payment', 'own'],
  ['0e714d8b-e46e-5c75-bb7c-5b1933011612', 'REF-TAX', 'Refunds and reversals', 'Tax refund', 'tax_payment', 'in', false, '0', 'outside', null, null, '0', 'Tax receivable', 'own'],
  ['3c4d1664-85e5-5c75-9701-21c0be8f2223', 'REF-CHQ', 'Refunds and reversals', 'Cheque return (deposit bounced)', 'income', 'out', false, '0', 'outside', null, null, '0', 'Reverses the receipt', 'own'],
  ['e3239d05-9d29-57b3-a1ab-86f624b0a51e', 'FUND-EQ', 'Funding', 'Share capital or investor money', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Share capital and securities premium', 'own'],
  ['a2956074-2c1a-5e42-83be-749d6f169684', 'FUND-PART', 'Funding', 'Partner or proprietor capital', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Partners capital', 'own'],
  ['42c22e26-4bb1-5acb-a80c-f42afe422cfb', 'FUND-DIR', 'Funding', 'Loan from director or founder', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Unsecured loans', 'own'],
  ['0c8c794b-1ae6-5573-bc09-cb7ff790c041', 'FUND-LOAN', 'Funding', 'Loan, ICD or note received', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Borrowings', 'own'],
  ['bf8ce194-9136-5726-8f89-351ef34acc9f', 'OWN-DRAW', 'Owners', 'Drawings', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Partners capital', 'own'],
  ['b3215813-76e0-5e0f-b616-6b14c2c71a27', 'OWN-PART', 'Owners', 'Partner remuneration or interest', 'expense', 'out', false, '0', 'outside', '194T', '393(3)', '10', 'Remuneration to partners', 'verified'],
  ['20b27638-4628-503b-8277-168adaed10ea', 'OWN-LOANRP', 'Owners', 'Repayment of director or founder loan', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Unsecured loans', 'own'],
  ['1df800db-1bd9-52d3-aeb7-82bcefd290a0', 'OWN-DIV', 'Owners', 'Dividend paid', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Reserves', 'own'],
  ['9590bfc4-e884-51b4-ac67-83eadb841520', 'TRF-OWN', 'Transfers', 'Own account transfer', 'transfer', 'both', false, '0', 'outside', null, null, '0', 'Contra', 'own'],
  ['90b6bad4-c896-5b4a-8b76-886603483824', 'TRF-FD', 'Transfers', 'Fixed deposit booked or closed', 'transfer', 'both', false, '0', 'outside', null, null, '0', 'Bank deposits', 'own'],
  ['ed3ce38d-a289-5893-9dac-241f256a71ee', 'TRF-CC', 'Transfers', 'Credit card bill payment', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Credit card payable', 'own'],
  ['c6e39462-fa74-50f0-ab0f-211c83b6285a', 'TRF-PG', 'Transfers', 'Wallet or payout account top-up', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Contra', 'own'],
  ['0131ea65-3180-592b-9847-151caccf5de3', 'TRF-CASHW', 'Transfers', 'Cash withdrawal', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Cash in hand', 'own'],
  ['a7f33471-555e-5e14-8845-e27f122c4112', 'TRF-CASHD', 'Transfers', 'Cash deposit', 'transfer', 'in', false, '0', 'outside', null, null, '0', 'Cash in hand', 'own'],
  ['1d5cc484-8cdc-5f9c-8e7d-e8bcd26e3661', 'EMP-SAL', 'Salaries and benefits', 'Salary payout', 'expense', 'out', false, '0', 'outside', '192', '392(1)', '0', 'Employee benefits', 'own'],
  ['bb36c7cd-8017-5c30-bd80-19b1a84005cc', 'EMP-ADV', 'Salaries and benefits', 'Salary advance or staff loan', 'transfer', 'out', false, '0', 'outside', null, null, '0', 'Loans and advances', 'own'],
  ['96d9903f-795b-5598-aee5-5dbeeb7f8783', 'EMP-DIR', 'Salaries and benefits', 'Director remuneration', 'expense', 'out', false, '0', 'outside', '192', '392(1)', '0', 'Directors remuneration', 'own'],
  ['2701ad8c-91f1-5c6a-968f-0fbe2672a27f', 'EMP-STIP', 'Salaries and benefits', 'Intern stipend', 'expense', 'out', false, '0', 'outside', '192', '392(1)', '0', 'Employee benefits', 'own'],
  ['c9a5ea8c-4b81-523b-ab93-18aed5e88a4d', 'EMP-REIMB', 'Salaries and benefits', 'Employee reimbursement', 'expense', 'out', false, '0', 'as_per_bill', null, null, '0', 'By nature of the bill', 'own'],
  ['59782e4e-6217-52f9-9c95-591e55be2a6d', 'EMP-WELF', 'Salaries and benefits', 'Staff welfare and team meals', 'expense', 'out', true, '5', 'blocked', null, null, '0', 'Staff welfare', 'own'],
  ['3d1f6d87-53ac-5896-829d-056cd70a74bd', 'EMP-INS', 'Salaries and benefits', 'Group health or accident insurance', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Staff welfare', 'verified'],
  ['d8ed964b-d2a3-5064-b8a9-086a7779a313', 'STAT-TDS', 'Statutory dues', 'TDS deposited', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'TDS payable', 'own'],
  ['8e393045-7bc0-5e51-8f63-f830a2fabd4a', 'STAT-IT', 'Statutory dues', 'Income tax - advance or self assessment', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'Provision for tax', 'own'],
  ['c95bf15f-8ca1-5aac-9cb5-922e8568a8e9', 'STAT-GST', 'Statutory dues', 'GST paid', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'GST payable / electronic cash ledger', 'own'],
  ['ebde249e-609a-5d14-b1d9-02ae12aa4c3a', 'STAT-PF', 'Statutory dues', 'Provident fund (EPFO)', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'PF payable', 'own'],
  ['5e914446-d297-5fd1-bbaf-3a9a17677a0a', 'STAT-ESI', 'Statutory dues', 'ESIC', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'ESIC payable', 'own'],
  ['3e6d386b-99fb-5e9c-949f-056d98c0fbe6', 'STAT-PT', 'Statutory dues', 'Professional tax and labour welfare fund', 'tax_payment', 'out', false, '0', 'outside', null, null, '0', 'PT payable', 'own'],
  ['1bea7aaf-cc24-546d-92bd-5d74f16ed300', 'STAT-CUST', 'Statutory dues', 'Customs duty', 'tax_payment', 'out', true, '18', 'igst_import', null, null, '0', 'Cost of imports / IGST credit', 'own'],
  ['eb8cb17e-9667-5519-b9eb-0aad51b72aa3', 'STAT-ROC', 'Statutory dues', 'ROC, licence and stamp duty', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Rates and taxes', 'own'],
  ['0f7ae5b2-b617-509f-8c6d-9a30bfaf3760', 'STAT-PEN', 'Statutory dues', 'Penalty and late fee', 'expense', 'out', false, '0', 'outside', null, null, '0', 'Rates and taxes (disallowable)', 'own'],
  ['7f1f9b49-476e-5123-987e-a0f7f3f5978d', 'RENT-OFF', 'Rent and premises', 'Office or shop rent', 'expense', 'out', true, '18', 'forward', '194I(b)', '393(1) Sl.2(ii)', '10', 'Rent', 'own'],
  ['cc3befbc-a27b-5913-a806-22ebaae80411', 'RENT-COW', 'Rent and premises', 'Co-working seats', 'expense', 'out', true, '18', 'forward', '194I(b)', '393(1) Sl.2(ii)', '10', 'Rent', 'own'],
  ['501fe85e-6040-5b6f-83fb-efe03432fddf', 'RENT-EQP', 'Rent and premises', 'Equipment or vehicle hire', 'expense', 'out', true, '18', 'forward', '194I(a)', '393(1) Sl.2(ii)', '2', 'Rent - plant and machinery', 'own'],
  ['6a24acf7-1f95-559a-9758-0742111f9468', 'RENT-FAC', 'Rent and premises', 'Housekeeping, security and maintenance', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Repairs and maintenance', 'own'],
  ['b463c4c3-d155-52d2-86b9-ece1531ab879', 'RENT-REP', 'Rent and premises', 'Repairs and AMC', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Repairs and maintenance', 'own'],
  ['8b49b2aa-4454-5008-8f5e-a898ff9b9430', 'PROF-CA', 'Professional fees', 'Audit, accounting and ROC consultants', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Legal and professional / auditor remuneration', 'verified'],
  ['bccb7f40-2742-509f-ab50-0d2d26a467c2', 'PROF-LEGAL', 'Professional fees', 'Legal', 'expense', 'out', true, '18', 'rcm', '194J(b)', '393(1) Sl.6(iii)', '10', 'Legal and professional', 'own'],
  ['c434d6d8-137d-59dd-97bb-e4663af83e42', 'PROF-CONS', 'Professional fees', 'Consultants and doctors', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Legal and professional', 'own'],
  ['54a70d44-da6f-5423-a73d-d69ba1754af0', 'PROF-TECH', 'Professional fees', 'Technical services, testing and call centre', 'expense', 'out', true, '18', 'forward', '194J(a)', '393(1) Sl.6(iii)', '2', 'Technical services', 'own'],
  ['78ab7353-4ffb-5569-a20c-d58bc8d215cd', 'PROF-REC', 'Professional fees', 'Recruitment', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Recruitment', 'own'],
  ['758d1a4e-de02-5c9e-9f16-5da9b10495bd', 'CONT-FREE', 'Contractors', 'Freelancers', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Contract and freelance', 'own'],
  ['0a9c8955-5c86-56fe-b331-71832aba478a', 'CONT-WORK', 'Contractors', 'Work contracts and job work', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Contract charges', 'own'],
  ['b5d1caf8-220a-5f4a-ac72-96d534fe107b', 'CONT-MAN', 'Contractors', 'Manpower supply', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Contract labour', 'own'],
  ['1dccc8b4-0bf3-5595-8df1-75bb0ff35a19', 'CONT-FREIGHT', 'Contractors', 'Freight, GTA and logistics', 'expense', 'out', true, '5', 'rcm', '194C', '393(1) Sl.6(i)', '2', 'Freight', 'own'],
  ['8959adcb-b08b-53cf-a69e-14c864867053', 'TECH-CLOUD', 'Technology', 'Cloud hosting', 'expense', 'out', true, '18', 'forward', '194J(a)', '393(1) Sl.6(iii)', '2', 'Cloud and hosting', 'own'],
  ['6b75630a-27da-52c9-9ef2-8e2aea20e9dc', 'TECH-SAASIN', 'Technology', 'Software subscription - Indian supplier', 'expense', 'out', true, '18', 'forward', '194J(a)', '393(1) Sl.6(iii)', '2', 'Software subscriptions', 'own'],
  ['aa5fb509-54f3-5b29-a7eb-8216f6c18d79', 'TECH-SAASFX', 'Technology', 'Software subscription - foreign supplier', 'expense', 'out', true, '18', 'rcm', '195', '393(2)', '0', 'Software subscriptions', 'own'],
  ['bc01eda5-0966-5b62-a792-60528767044d', 'TECH-DOM', 'Technology', 'Domains and small hosting', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Software subscriptions', 'own'],
  ['843bca74-5244-54f2-af78-d2b8924cba90', 'MKT-ADSIN', 'Marketing', 'Online ads - Indian billing', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Advertising', 'own'],
  ['8ec6fe39-c008-59b5-86ca-76362df6b83e', 'MKT-ADSFX', 'Marketing', 'Online ads - foreign billing', 'expense', 'out', true, '18', 'rcm', '195', '393(2)', '0', 'Advertising', 'own'],
  ['dfb373a6-b16e-5214-8ea3-1095808056e0', 'MKT-AGCY', 'Marketing', 'Agencies, events and print', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Advertising and events', 'own'],
  ['52189404-7c80-5ccd-af2f-06251c549148', 'MKT-INFL', 'Marketing', 'Influencers and creators', 'expense', 'out', true, '18', 'forward', '194J(b)', '393(1) Sl.6(iii)', '10', 'Advertising', 'own'],
  ['085efc89-d5dc-5e95-9464-6e6fa39bd699', 'MKT-COMM', 'Marketing', 'Sales commission and referral', 'expense', 'out', true, '18', 'forward', '194H', '393(1) Sl.1(ii)', '2', 'Commission', 'verified'],
  ['05de589d-a13f-5596-a0bc-6cc9735e89aa', 'TRV-AIR', 'Travel', 'Air tickets', 'expense', 'out', true, '5', 'forward', null, null, '0', 'Travelling', 'own'],
  ['1013bd74-8c63-5b97-900d-2a08f6b22fd8', 'TRV-RAIL', 'Travel', 'Rail and bus', 'expense', 'out', true, '5', 'forward', null, null, '0', 'Travelling', 'own'],
  ['8c273d2d-5e18-567e-a06b-ee702294c440', 'TRV-HOTEL', 'Travel', 'Hotels', 'expense', 'out', true, '5', 'forward', null, null, '0', 'Travelling', 'own'],
  ['f5ae0240-4449-5fa7-b5af-8534641d3f56', 'TRV-CAB', 'Travel', 'Cabs and local travel', 'expense', 'out', true, '5', 'blocked', null, null, '0', 'Conveyance', 'own'],
  ['b7ffa4a7-0e1a-51a9-a451-dd133fec7c15', 'TRV-FUEL', 'Travel', 'Fuel', 'expense', 'out', false, '0', 'outside', null, null, '0', 'Conveyance / vehicle running', 'own'],
  ['0bb8d5b7-53d7-544a-b3ae-fcced900513e', 'TRV-TOLL', 'Travel', 'FASTag and tolls', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Vehicle running', 'own'],
  ['859cc5df-7f15-55f8-9140-e2b2511fa920', 'ADM-SUP', 'Office and admin', 'Office supplies and stationery', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Printing and stationery', 'own'],
  ['2524d9ff-61c3-597e-b253-2d6f81e02a21', 'ADM-PANTRY', 'Office and admin', 'Pantry and tea', 'expense', 'out', true, '5', 'blocked', null, null, '0', 'Staff welfare', 'own'],
  ['f2d59765-42d9-5290-8de6-99de6fc5e8d5', 'ADM-COUR', 'Office and admin', 'Courier and post', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Postage and courier', 'own'],
  ['c10e6097-3753-5619-9388-5f40259cdce0', 'ADM-NET', 'Office and admin', 'Telephone and internet', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Communication', 'own'],
  ['76c1abb1-8224-5c42-8e42-6b3ff58721e8', 'ADM-ELEC', 'Office and admin', 'Electricity and water', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Power and fuel', 'own'],
  ['cf8fdb18-63d6-543a-be76-d29adb78ca53', 'ADM-BOOK', 'Office and admin', 'Books, memberships and training', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Subscriptions and training', 'own'],
  ['f3465425-530a-5de3-bbfe-b78734348599', 'ADM-DON', 'Office and admin', 'Donation and CSR', 'expense', 'out', false, '0', 'outside', null, null, '0', 'CSR / donations', 'own'],
  ['3aefb7da-8e01-56df-bdc5-f2e7d4d4de79', 'COGS-RAW', 'Cost of goods', 'Materials and trading purchases', 'expense', 'out', true, '18', 'forward', '194Q', '393(1)', '0.1', 'Purchases', 'own'],
  ['0dbb1f78-d9b2-5d68-998c-36ab213f61a8', 'COGS-PACK', 'Cost of goods', 'Packaging', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Purchases', 'own'],
  ['62450a02-5dba-5712-a32d-d4ab1eee0b6c', 'COGS-IMP', 'Cost of goods', 'Import of goods', 'expense', 'out', true, '18', 'igst_import', null, null, '0', 'Purchases', 'own'],
  ['3b237efd-9486-5f38-a5c1-8879a3b81244', 'COGS-SHIP', 'Cost of goods', 'Shipping to customers', 'expense', 'out', true, '18', 'forward', '194C', '393(1) Sl.6(i)', '2', 'Freight outward', 'own'],
  ['5e1f8e1c-8650-587b-b79a-043499264f89', 'COGS-REFD', 'Cost of goods', 'Refund to customer', 'income', 'out', false, '0', 'credit_note', null, null, '0', 'Reduce revenue', 'own'],
  ['ca74b441-2f9b-5ab0-8288-ee85c2468233', 'FIN-CHG', 'Finance costs', 'Bank charges', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Bank charges', 'verified'],
  ['3f813be1-cb3f-5a4a-a152-54e16fe47812', 'FIN-PGFEE', 'Finance costs', 'Payment gateway fees', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Payment gateway charges', 'own'],
  ['369943a1-e5b9-5ec7-9c59-45a82ba5e513', 'FIN-FX', 'Finance costs', 'Forex markup and remittance charges', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Bank charges', 'own'],
  ['cfae8e6a-15e6-5a96-ad9a-92d836f32742', 'FIN-INT', 'Finance costs', 'Interest on overdraft or cash credit', 'expense', 'out', false, '0', 'exempt', null, null, '0', 'Finance costs', 'own'],
  ['c5af58c9-0325-56bb-aee2-fc1bd290e20d', 'FIN-EMI', 'Finance costs', 'Loan or lease EMI (principal + interest)', 'transfer', 'out', false, '0', 'exempt', null, null, '0', 'Borrowings and finance costs', 'own'],
  ['1eefd36f-6a0e-51c2-8397-46d339bf5e4c', 'FIN-BOUNCE', 'Finance costs', 'Bounce and return charges', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Bank charges', 'own'],
  ['11c819cb-a1b6-501d-b855-5bfaf57ac94b', 'INS-GEN', 'Insurance', 'General and vehicle insurance', 'expense', 'out', true, '18', 'forward', null, null, '0', 'Insurance', 'own'],
  ['7638efec-92cc-5b91-9c11-4bc5de529c2c', 'CAP-COMP', 'Capital assets', 'Computers and phones', 'transfer', 'out', true, '18', 'forward', null, null, '0', 'Property, plant and equipment', 'own'],
  ['44a6cd5f-1f1e-5590-bfc8-ae4b506fefe3', 'CAP-FURN', 'Capital assets', 'Furniture and fit-out', 'transfer', 'out', true, '18', 'forward', null, null, '0', 'Property, plant and equipment', 'own'],
  ['a8bda220-9181-512d-959b-8c2169fd1a8c', 'CAP-MACH', 'Capital assets', 'Machinery and vehicles', 'transfer', 'out', true, '18', 'forward', null, null, '0', 'Property, plant and equipment', 'own'],
  ['e0827b2e-694a-5747-86be-e98650961170', 'CAP-DEP', 'Capital assets', 'Security deposit paid or returned', 'transfer', 'both', false, '0', 'outside', null, null, '0', 'Other non-current assets', 'own'],
  ['b3ceecc3-87d6-5967-bb00-f7a5b713541c', 'SUSP', 'Uncategorised', 'To be clarified', null, 'both', false, '0', 'review', null, null, '0', 'Suspense', 'own'],
];
