import { isIsoDate } from '#domain/shared/dates';
import { paise, parseRupees } from '#domain/shared/money';
import { isFactKind, kindName } from '../../lib/fact-kinds';
import { formatDate, formatInrExact, formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { CHOICES } from './audit.choices';
import type { Entry } from './audit.queries';

/** What the fields of a record are called. */
const FIELDS: Readonly<Record<string, () => string>> = {
  category: m.audit_field_category,
  subcategory: m.audit_field_subcategory,
  rule: m.audit_field_rule,
  addedCount: m.audit_field_added,
  knownCount: m.audit_field_known,
  removedCount: m.audit_field_removed,
  skippedLines: m.audit_field_skipped,
  changedCount: m.audit_field_changed,
  linkedCount: m.audit_field_linked,
  restoredCount: m.audit_field_restored,
  sha256: m.audit_field_fingerprint,
  fileName: m.audit_field_file,
  accountName: m.audit_field_account_name,
  accountNumber: m.audit_field_account_number,
  accountType: m.audit_field_account_type,
  bankName: m.audit_field_bank,
  ifscCode: m.audit_field_ifsc,
  isActive: m.audit_field_active,
  kind: m.audit_field_kind,
  subject: m.audit_field_subject,
  value: m.audit_field_value,
  holdsFrom: m.audit_field_holds_from,
  happenedOn: m.audit_field_happened_on,
  details: m.audit_field_details,
  answer: m.audit_field_answer,
  clause: m.audit_field_clause,
  text: m.audit_field_text,
  title: m.audit_field_title,
  dueOn: m.audit_field_due,
  dueDate: m.audit_field_due,
  from: m.audit_field_due_before,
  to: m.audit_field_due_now,
  reason: m.audit_field_reason,
  status: m.audit_field_status,
  priority: m.audit_field_priority,
  description: m.audit_field_description,
  doneOn: m.audit_field_done_on,
  acknowledgement: m.audit_field_acknowledgement,
  note: m.audit_field_note,
  waitsFor: m.waits_on,
  waitsName: m.waits_name,
  waitsWhat: m.waits_what,
  name: m.audit_field_name,
  cin: m.audit_field_cin,
  pan: m.audit_field_pan,
  tan: m.audit_field_tan,
  gstin: m.audit_field_gstin,
  udyam: m.audit_field_udyam,
  assignedManager: m.audit_field_manager,
  clientStatus: m.audit_field_client_status,
  clientType: m.audit_field_client_type,
  financialYear: m.audit_field_year,
  incorporationDate: m.audit_field_incorporated,
  onboardingDate: m.audit_field_onboarded,
  isDemo: m.audit_field_demo,
  isDpiitRecognized: m.audit_field_dpiit,
  monthlyFee: m.audit_field_fee,
  basePrice: m.audit_field_price,
  subscriptionType: m.audit_field_subscription,
  billingCycle: m.audit_field_billing,
  autoRenewal: m.audit_field_renewal,
  paymentStatus: m.audit_field_payment,
  servicesIncluded: m.audit_field_services,
  startDate: m.audit_field_starts,
  endDate: m.audit_field_ends,
  firm: m.audit_field_firm,
  role: m.audit_field_role,
  email: m.audit_field_email,
  staff: m.audit_field_staff,
  isMailed: m.audit_field_mailed,
  contains: m.audit_field_contains,
  side: m.audit_field_side,
  place: m.audit_field_place,
  amount: m.audit_field_amount,
  amountFrom: m.audit_field_amount_from,
  amountTo: m.audit_field_amount_to,
  fromMonth: m.audit_field_from_month,
  label: m.audit_field_label,
  query: m.audit_field_query,
  isShared: m.audit_field_shared,
  state: m.audit_field_state,
  reference: m.audit_field_reference,
  forms: m.audit_field_forms,
  isReconciled: m.audit_field_matched,
  why: m.audit_field_why,
  isTwo: m.audit_field_two,
  parts: m.audit_field_parts,
  key: m.audit_field_line,
  appliedOn: m.audit_field_applied_on,
  benefit: m.audit_field_benefit,
  appointedOn: m.audit_field_appointed_on,
  auditCase: m.audit_field_audit_case,
  authorised: m.audit_field_authorised,
  bytes: m.audit_field_bytes,
  ceasedOn: m.audit_field_ceased_on,
  certificate: m.audit_field_certificate,
  challan: m.audit_field_challan,
  classes: m.audit_field_classes,
  collects: m.audit_field_collects,
  conditions: m.audit_field_conditions,
  cost: m.audit_field_cost,
  count: m.audit_field_count,
  districts: m.audit_field_districts,
  endsOn: m.audit_field_ends_on,
  eventFrom: m.audit_field_event_from,
  except: m.audit_field_except,
  exceptStates: m.audit_field_except_states,
  expiresAt: m.audit_field_expires_at,
  filedBy: m.audit_field_filed_by,
  filedFrom: m.audit_field_filed_from,
  filer: m.audit_field_filer,
  gstMode: m.audit_field_gst_mode,
  gstRate: m.audit_field_gst_rate,
  gstRateReason: m.audit_field_gst_rate_reason,
  hasNoKyc: m.audit_field_has_no_kyc,
  isNeverSmall: m.audit_field_is_never_small,
  lastKycOn: m.audit_field_last_kyc_on,
  legalForm: m.audit_field_legal_form,
  limits: m.audit_field_limits,
  month: m.audit_field_month,
  notifiedOn: m.audit_field_notified_on,
  paid: m.audit_field_paid,
  paidBy: m.audit_field_paid_by,
  paidUp: m.audit_field_paid_up,
  paysNonResidents: m.audit_field_pays_non_residents,
  paysResidents: m.audit_field_pays_residents,
  paysSalary: m.audit_field_pays_salary,
  period: m.audit_field_period,
  recognisedOn: m.audit_field_recognised_on,
  regime: m.audit_field_regime,
  best: m.audit_field_best,
  taxCost: m.audit_field_tax_cost,
  totalIncome: m.audit_field_total_income,
  taxAtSource: m.audit_field_tax_at_source,
  bookProfit: m.audit_field_book_profit,
  dividends: m.audit_field_dividends,
  matCredit: m.audit_field_mat_credit,
  registeredOn: m.audit_field_registered_on,
  revokedFeeds: m.audit_field_revoked_feeds,
  section: m.audit_field_section,
  splitCount: m.audit_field_split_count,
  statement: m.audit_field_statement,
  states: m.audit_field_states,
  stillAsked: m.audit_field_still_asked,
  tdsRate: m.audit_field_tds_rate,
  tdsSection: m.audit_field_tds_section,
  transactionDate: m.audit_field_transaction_date,
  turnoverUpTo: m.audit_field_turnover_up_to,
  years: m.audit_field_years,
  accounts: m.audit_field_accounts,
  address: m.audit_field_address,
  agreedDays: m.audit_field_agreed_days,
  gstScheme: m.audit_field_gst_scheme,
  bankDetails: m.audit_field_bank_details,
  block: m.audit_field_block,
  boughtOn: m.audit_field_bought_on,
  date: m.audit_field_date,
  disposal: m.audit_field_disposal,
  entries: m.audit_field_entries_hash,
  files: m.audit_field_files,
  format: m.audit_field_format,
  fromDay: m.audit_field_from_day,
  isAutomatic: m.audit_field_automatic,
  known: m.audit_field_known,
  lines: m.audit_field_lines,
  method: m.audit_field_method,
  msme: m.audit_field_msme,
  number: m.audit_field_number,
  on: m.audit_field_on,
  open: m.audit_field_open,
  parties: m.audit_field_parties,
  party: m.audit_field_party,
  price: m.audit_field_price,
  putToUseOn: m.audit_field_put_to_use_on,
  signatory: m.audit_field_signatory,
  stateCode: m.audit_field_state_code,
  terms: m.audit_field_terms,
  total: m.audit_field_total,
  until: m.audit_field_until,
  upTo: m.audit_field_up_to,
  upiId: m.audit_field_upi_id,
  voucher: m.audit_field_voucher,
  vouchers: m.audit_field_vouchers,
  year: m.audit_field_year,
  account: m.audit_field_account,
  act: m.audit_field_act,
  afterPrepayment: m.audit_field_after_prepayment,
  bill: m.audit_field_bill,
  bills: m.audit_field_bills,
  bsr: m.audit_field_bsr,
  code: m.audit_field_code,
  corrections: m.audit_field_corrections,
  correctsReceipt: m.audit_field_corrects_receipt,
  counts: m.audit_field_counts,
  cpin: m.audit_field_cpin,
  currency: m.audit_field_currency,
  deductor: m.audit_field_deductor,
  depositedOn: m.audit_field_deposited_on,
  documents: m.audit_field_documents,
  employees: m.audit_field_employees,
  eventOn: m.audit_field_event_on,
  everyMonths: m.audit_field_every_months,
  filedOn: m.audit_field_filed_on,
  firstOn: m.audit_field_first_on,
  form: m.audit_field_form,
  fund: m.audit_field_fund,
  irn: m.audit_field_irn,
  joinedOn: m.audit_field_joined_on,
  lastDay: m.audit_field_last_day,
  ledger: m.audit_field_ledger,
  lender: m.audit_field_lender,
  line: m.audit_field_line,
  madeOn: m.audit_field_made_on,
  narration: m.audit_field_narration,
  paidOn: m.audit_field_paid_on,
  part: m.audit_field_part,
  payMonth: m.audit_field_pay_month,
  payee: m.audit_field_payee,
  principal: m.audit_field_principal,
  problems: m.audit_field_problems,
  quarter: m.audit_field_quarter,
  rate: m.audit_field_rate,
  rateNotification: m.audit_field_rate_notification,
  receipt: m.audit_field_receipt,
  reportIn: m.audit_field_report_in,
  rows: m.audit_field_rows,
  run: m.audit_field_run,
  runs: m.audit_field_runs,
  serial: m.audit_field_serial,
  shifts: m.audit_field_shifts,
  tallyGroup: m.audit_field_tally_group,
  tax: m.audit_field_tax,
  twoBPeriod: m.audit_field_two_b_period,
  uses: m.audit_field_uses,
  tag: m.audit_field_tag,
  transactionType: m.audit_field_transaction_type,
};

/** A field in words; one that has none stands under its own name. */
export const fieldName = (field: string): string => FIELDS[field]?.() ?? field;

// Of use to the program alone: ids of other rows, and what it counts up for itself.
const INNER =
  /^(id|\w+Id|with|refused|takenBack|cameBackWith|mergedInto|other|ruleVersion|factsVersion|complianceHealthScore|scoredOn|workedOutFor|trackedSince|lastActivityDate|invitation|request)$/;

/** A record of the trail by its fields; undefined for a plain text, and for nothing. */
export function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

export type FieldChange = { field: string; before: unknown; after: unknown };

/** Field by field what was there before and after; fields of the program alone and those that were and are empty are left out. */
export function changesIn({ details: { before, after } }: Pick<Entry, 'details'>): FieldChange[] {
  const [was, is] = [fieldsOf(before) ?? {}, fieldsOf(after) ?? {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: was[field], after: is[field] }))
    .filter((change) => !INNER.test(change.field) && (!isEmpty(change.before) || !isEmpty(change.after)));
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const NOTHING = '–';
const PAISE_FIELDS = new Set(['monthlyFee', 'basePrice']);
const RUPEES = /^-?\d{1,13}\.\d{2}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What a field held, as people read it: amounts grouped, days in words, yes and no. */
export function valueWords(value: unknown, field = ''): string {
  if (isEmpty(value)) return NOTHING;
  if (typeof value === 'boolean') return value ? m.why_yes() : m.why_no();
  if (typeof value === 'number') return PAISE_FIELDS.has(field) ? formatInrExact(paise(value)) : String(value);
  if (Array.isArray(value) && field === 'lines') return value.map(entryWords).join('; ');
  if (Array.isArray(value)) return value.map((part) => valueWords(part, field)).join(', ');
  if (typeof value === 'object') return partsOf(Object(value));
  const text = String(value);
  if (RUPEES.test(text)) return formatInrExact(parseRupees(text));
  if (INSTANT.test(text)) return formatInstant(text);
  if (isIsoDate(text)) return formatDate(text);
  return CHOICES[`${field} ${text}`]?.() ?? (field === 'kind' && isFactKind(text) ? kindName(text) : text);
}

/** An entry of a voucher as the trail keeps it, its account and its amount: '1401 debit ₹1,18,000.00'. */
function entryWords(entry: unknown): string {
  const [account, amount] = Array.isArray(entry) ? entry.map(String) : [];
  if (account === undefined || !RUPEES.test(amount ?? '')) return valueWords(entry);
  const signed = parseRupees(amount ?? '');
  const size = formatInrExact(paise(Math.abs(signed)));
  // An account of the bank has no code, and is told by the voucher itself.
  const code = /^\d+$/.test(account) ? account : '';
  return (signed < 0 ? m.audit_entry_credit : m.audit_entry_debit)({ account: code, amount: size }).trim();
}

/** The parts of a value within a value, each with its name. */
function partsOf(record: Record<string, unknown>): string {
  const parts = Object.entries(record).filter(([field, value]) => !INNER.test(field) && !isEmpty(value));
  return parts
    .map(([field, value]) => m.audit_part({ field: fieldName(field), value: valueWords(value, field) }))
    .join('; ');
}
