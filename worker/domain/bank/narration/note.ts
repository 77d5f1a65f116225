// What a bank writes, no person does.
const BANKS_OWN =
  /\b(?:NEFT|RTGS|IMPS|UPI|N?ACHD?R?|ECS|ECOM|POS|PCD|INB|INFT|MMT|IFT|TPT|BIL|BBPS|BILLDK|BILLDESK|CLG|MICR|SWIFT|FIRC?|TRFR?|CMS|WDL|DEP TFR|BULK POSTING|VOSTRO|NOSTRO|FCY|OWR?|SI|NFS|INTL|DC|BRN|MANDATE|OUTWARD R\w+|INWARD R\w+)\b|\bINT\.|\d\d-\d\d TO \d\d-/;
// Nor does anybody note the whole name of a company.
const COMPANY = /\b(?:PVT|PRIVATE|LTD|LIMITED|LLP)\b/;
// A bank's number has more digits than a bill's or a year.
const LONG_NUMBER = /\d{6}|X{3}\d/;
const ACCOUNT = /\bA\/CS?\b/g;

/** Whether a narration, in capitals, is what a person noted, without the words, names and numbers that banks write. */
export function isNote(text: string): boolean {
  return (
    !BANKS_OWN.test(text) && !COMPANY.test(text) && !LONG_NUMBER.test(text) && !text.replace(ACCOUNT, '').includes('/')
  );
}
