import type { Side } from '../values';

const PAID_OUT =
  /\b(?:NEFT|RTGS|IMPS|UPI|N?ACH|ECS|TRF|FT)(?: |\/| ?- ?)(?:\d+\/)?D(?:R|EBIT)\b|^(?:TO (?:TRANSFER|CLEARING|DEBIT)|WDL TFR|DEBIT\b(?! CARD)|POS\b(?!.*\bS(?:ETTL|TLMT))|PCD\/|ECOM PUR|VIN\/|VPS\/|OS |ME DC SI|BY DEBIT CARD|CHQ PAID|IB BILLPAY|BILLDK|BIL\/|(?:IB|MB): ?SENT|ORM\b|ACH D\b)|\bOUTWARD\b|\bLC RETIREMENT\b/;
const CAME_IN =
  /\b(?:NEFT|RTGS|IMPS|UPI|N?ACH|TRF|FT)(?: |\/| ?- ?)(?:\d+\/)?CR(?:EDIT)?\b|^(?:BY (?:TRANSFER|CLEARING|CASH)|DEP TFR|INW REM|IRM\/|FIRC\b)|\bINWARD (?:REMITTANCE|TT|SWIFT)\b/;
const TAKEN_BACK =
  /\bREV(?:ERSAL|ERSED)?\b|(?<!\b(?:GST|TDS|TAX|ITR?|ROC|ANNUAL) )\bR(?:ETURN|TN)\b(?! FIL)|(?<!\b(?:SAL|SALARY|PAYROLL|WAGES?|STIPEND|BONUS)\b.{0,12})\bDISBURS|\bREFUND|\bDRAWBACK\b|\bCLAIM (?:NO|SETTLE\w*)\b/;

/**
 * Whether a narration speaks against the side of its line: a receipt written as a payment, or the other way about. Such a line
 * undoes an earlier one, and what the words usually mean is not what it is.
 */
export function speaksAgainst(text: string, side: Side): boolean {
  return side === 'credit' ? PAID_OUT.test(text) : CAME_IN.test(text) || TAKEN_BACK.test(text);
}
