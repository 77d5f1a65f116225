import type { Side } from './values';

/**
 * One pattern of narrations. `words` are words of letters one of which must occur before the pattern is tried at all;
 * `pattern` and `not` are matched on capitals. A rule keeps its id for ever; a changed pattern gets the next version.
 */
export type CategoryRule = {
  id: string;
  version: number;
  side: Side | 'both';
  words: readonly string[];
  pattern: RegExp;
  not?: RegExp;
  /** The days of the month on which the rule holds, both counted. */
  days?: readonly [from: number, to: number];
  subcategory: string;
  confidence: number;
  why: string;
};

type Terms = Partial<Pick<CategoryRule, 'not' | 'days'>>;

function rule(
  id: string,
  side: CategoryRule['side'],
  words: string,
  pattern: RegExp,
  subcategory: string,
  confidence: number,
  why: string,
  terms: Terms = {},
): CategoryRule {
  return { id, version: 1, side, words: words.split(' '), pattern, subcategory, confidence, why, ...terms };
}

const FEE = /\b(?:CHGS?|CHRGS?|CHARGES?|INCL GST|FEES?|COMMISSION)\b|\+GST|GST ?@|GST \d+%/;

// Somebody paid for help with a tax has not paid the tax.
const SERVICE = /CONSULT|ADVIS|FILING|RETAINER|\bFEES?\b|ASSOCIATES/;

// biome-ignore format: one rule a line reads as the table it is
/** What banks, departments and own accounts write, whoever the company is: tried before anything else, in this order. */
export const FIXED_RULES: readonly CategoryRule[] = [
  // A return undoes an earlier line, so it comes before the rule that would take it for a new payment.
  rule('return-charges', 'debit', 'CHARGES CHARGE CHG CHGS CHRG', /\b(?:RET|RTN|RETURN|BOUNCE|DISHONOU?R)\b.*\bCH(?:AR)?GE?S?\b/, 'Bounce and return charges', 92, 'The bank charged for something returned'),
  rule('return-cheque', 'debit', 'RET RETURN RTN RETURNED', /\b(?:CHQ|CHEQUE|CLG|CLEARING)\b.*\b(?:RET|RETURN|RTN|RETURNED)\b/, 'Cheque return (deposit bounced)', 90, 'A cheque that was paid in came back'),
  rule('tax-refund', 'credit', 'REFUND ITDTAX', /(?:\bITD|\bINCOME ?TAX|\bCBDT|\bGST|\bCUSTOMS|\bCPC)\b.*\bREFUND|ITDTAX REFUND/, 'Tax refund', 92, 'A tax department paid a refund'),
  rule('return-payment', 'credit', 'RETURN RTN REV REVERSAL REVERSED RETURNED', /\b(?:NEFT|RTGS|IMPS|UPI|ACH)[ /-]?(?:RETURN|RTN|REV|RETURNED)\b|\bIMPS\b.*\/RETURN\/|\bREV(?:ERSAL|ERSED)?[ -](?:UPI|NEFT|IMPS)\b/, 'Failed payment returned', 90, 'A payment came back unpaid', { not: /REFUND/ }),
  rule('charges-reversed', 'credit', 'CHARGES CHARGE CHG CHGS CHRG', /\bREV(?:ERSAL|ERSED)?\b.*\bCH(?:AR)?GE?S?\b/, 'Bank charges', 88, 'The bank gave a charge back'),
  rule('charges-forex', 'debit', 'MARKUP CURRENCY IRM', /\bMARKUP\b|\bCROSS CURRENCY\b|\bIRM CHGS?\b/, 'Forex markup and remittance charges', 90, 'The bank charged for foreign currency'),
  rule('charges-gst', 'debit', 'GST CGST SGST IGST', /\b[CSI]?GST ?@ ?\d+% ON (?:CHARGES?|CHGS?)\b/, 'Bank charges', 95, 'GST on a charge of the bank, not GST paid to the government'),
  rule('charges-bank', 'debit', 'CHG CHGS CHRG CHRGS CHARGE CHARGES DCARDFEE FEE COMMISSION', /\bBANK (?:CHARGES?|CHGS?)\b|\bCONSOLIDATED CHARGES\b|^CHRG:|\b(?:SMS|ALERT|NEFT|RTGS|IMPS|P2A|UPI|ACH|NACH|ATM|DD|CHEQUE ?BOOK|CHQ ?BOOK|FOLIO|AMB|MAB|LEDGER|LOCKER|MIN BAL|HANDLING|PROCESSING|STATEMENT|A\/?C|ACCOUNT) (?:\w+ ){0,2}(?:CHG|CHGS|CHRG|CHRGS|CHARGE|CHARGES)\b|DCARDFEE|\bDEBIT CARD (?:\w+ )?FEE|\bCOMMISSION (?:BG|LC|DD)\b/, 'Bank charges', 93, 'The bank took a charge'),
  rule('interest-deposit', 'credit', 'INT INTEREST', /\b(?:FD|RD|TD|FIXED DEPOSIT|TERM DEPOSIT)\b.*\bINT(?:EREST)?\b|\bINT(?:EREST)?\b.*\b(?:FD|RD|TD|FIXED DEPOSIT)\b/, 'Fixed deposit interest', 93, 'The bank paid interest on a deposit'),
  rule('interest-earned', 'credit', 'INT INTEREST SBINT', /\bINT\.? ?(?:PD|PAID|CR)\b|\bINTEREST (?:PAID|CREDIT(?:ED)?|CAPITALI[SZ]ED)\b|\bCREDIT INTEREST\b|\bSBINT\b/, 'Bank interest', 95, 'The bank paid interest'),
  rule('interest-paid', 'debit', 'INT INTEREST', /\b(?:OD|CC|OVERDRAFT|CASH CREDIT|DEBIT|PENAL)\b.*\bINT(?:EREST)?\b|\bINT\.? ?COLL|\bINTEREST (?:DEBIT(?:ED)?|CHARGED|COLLECTED)\b/, 'Interest on overdraft or cash credit', 90, 'The bank took interest', { not: /\bLOAN\b|\bEMI\b/ }),

  rule('statutory-penalty', 'debit', 'FEE FEES PENALTY', /\b(?:GST|GSTR\w*|TDS|ROC|MCA|EPFO|ESIC|INCOME TAX)\b.*\b(?:LATE FEES?|PENALTY)\b|\b(?:LATE FEES?|PENALTY)\b.*\b(?:GST|GSTR\w*|TDS|ROC|MCA|EPFO|ESIC)\b/, 'Penalty and late fee', 88, 'A penalty or late fee on a return'),
  rule('statutory-epfo', 'debit', 'EPFO EPF TRRN', /\bEPFO?\b|\bTRRN\b/, 'Provident fund (EPFO)', 96, 'The narration names EPFO'),
  rule('statutory-esic', 'debit', 'ESIC ESI', /\bESIC\b|\bESI (?:CONTRIBUTION|CHALLAN|PAYMENT)\b/, 'ESIC', 96, 'The narration names ESIC'),
  rule('statutory-profession-tax', 'debit', 'TAX PT PTRC PTEC LWF WELFARE', /\bPROF(?:ESSION(?:AL)?)?\.? ?TAX\b|\bMAHAGST PT\b|\bPT[RE]C\b|\bLWF\b|\bLABOUR WELFARE FUND\b/, 'Professional tax and labour welfare fund', 92, 'The narration names profession tax or the labour welfare fund'),
  rule('statutory-customs', 'debit', 'ICEGATE CUSTOMS', /\bICEGATE\b|\bCUSTOMS DUTY\b/, 'Customs duty', 93, 'The narration names customs'),
  rule('statutory-gst', 'debit', 'GST CPIN PMT GSTR', /\bCPIN\b|\bPMT-?0?6\b|\bGST (?:PAYMENT|CHALLAN|PMT|DEPOSIT)\b|\bGSTR-?3B\b|^GST\/BANK REFERENCE|^GIB\/\d+\/ ?GST\b|\bINB GST\b/, 'GST paid', 94, 'A challan of GST', { not: new RegExp(`${FEE.source}|${SERVICE.source}`) }),
  rule('statutory-advance-tax', 'debit', 'TAX ASSESSMENT CHALLAN', /\bADV(?:ANCE)?\.? TAX\b|\bSELF ?ASSESSMENT\b|\b(?:CBDT|DTAX|CHALLAN|ITNS)\b.*\b280\b/, 'Income tax - advance or self assessment', 92, 'Advance or self-assessment tax', { not: SERVICE }),
  rule('statutory-tds', 'debit', 'TDS OLTAS ITNS CBDT', /\bTDS\b.*\b(?:PAYMENT|CHALLAN|CBDT|DEPOSIT|281)\b|\b(?:CBDT|DTAX|PAYMENT|CHALLAN|ETAX|OLTAS|ITNS)\b.*\b(?:TDS|281)\b/, 'TDS deposited', 94, 'A challan of TDS', { not: SERVICE }),
  // The narration alone does not tell TDS from advance tax; the day in the month does, mostly.
  rule('statutory-direct-tax-by-7th', 'debit', 'CBDT DTAX', /\b(?:CBDT|DTAX)\b/, 'TDS deposited', 75, 'Direct tax paid by the 7th, when TDS falls due; check the challan', { days: [1, 7] }),
  rule('statutory-direct-tax', 'debit', 'CBDT DTAX', /\b(?:CBDT|DTAX)\b/, 'Income tax - advance or self assessment', 55, 'Direct tax paid after the 7th, so hardly TDS; check the challan', { days: [8, 31] }),
  rule('statutory-mca', 'debit', 'MCA SHCIL STAMP', /\bMCA ?21\b|\bSHCIL\b|\bE[ -]?STAMP\b|\bSTAMP DUTY\b/, 'ROC, licence and stamp duty', 90, 'Fees or stamp duty paid to the government'),

  rule('transfer-own', 'both', 'OWN SELF', /\bOWN A\/?C\b|\bOWN ACCOUNT\b|\bSELF (?:TRF|TRANSFER|FUND)\b|\b(?:TRF|TRANSFER) TO SELF\b/, 'Own account transfer', 93, 'The narration says it is between own accounts'),
  rule('transfer-deposit', 'both', 'FD SWEEP AUTOSWEEP MATURITY DEPOSIT MOD', /\bSWEEP (?:TRF|TRANSFER|TO|FROM|IN|OUT)\b|\bAUTO ?SWEEP\b|\b(?:TRF|TRANSFER)\b.*\bTO FD\b|\bFD (?:BOOKED|BOOKING|CLOS\w*|PREMAT\w*|MATUR\w*)\b|\b(?:TO|FROM) (?:FD|MOD)\b|\b(?:FIXED|TERM) DEPOSIT (?:BOOKED|CLOSED|MATURITY)\b/, 'Fixed deposit booked or closed', 92, 'Money moved to or from a deposit'),
  rule('transfer-card-bill', 'debit', 'CARD BILLPAY CCBILL CREDIT CRED AUTOPAY', /\bCREDIT CARD (?:BILL|PAYMENT|PMT|DUES|AUTOPAY)\b|\b(?:BILL|PAID|PAYMENT)\b.*\bCREDIT CARD\b|\bIB BILLPAY DR\b|\bCCBILL\b|\bCC AUTOPAY\b|^BIL\/.*\bCREDIT CA\b/, 'Credit card bill payment', 92, 'A credit card bill; its statement holds the expenses'),
  rule('transfer-payout-load', 'debit', 'RAZORPAYX PAYOUT WALLET', /\bRAZORPAYX\b|\bPAYOUT (?:A\/?C )?(?:FUNDING|LOAD|TOP ?UP)\b|\bWALLET (?:LOAD|TOP ?UP)\b/, 'Wallet or payout account top-up', 88, 'A payout account or wallet was loaded'),
  rule('cash-withdrawal', 'debit', 'ATM ATW NWD EAW CASH CSH SELF', /\bATM[ -](?:WDL|CSH|CASH|WITHDRAWAL)|^(?:ATW|NWD|EAW)\b|\b(?:CASH|CSH) (?:WDL|WITHDRAWAL|WD)\b|\bSELF CH(?:Q|EQUE)\b/, 'Cash withdrawal', 93, 'Cash was drawn from the account', { not: FEE }),
];

// biome-ignore format: one rule a line reads as the table it is
/** What a narration usually means. A choice somebody made for the payee comes before these. */
export const USUAL_RULES: readonly CategoryRule[] = [
  rule('usual-cashback', 'credit', 'CASHBACK', /\bCASHBACK\b/, 'Cashback and rewards', 88, 'The narration says cashback'),
  rule('usual-deposit-refund', 'credit', 'EMD DEPOSIT', /\b(?:EMD|SECURITY DEP(?:OSIT)?)\b.*\b(?:REFUND|RETURN)/, 'Security deposit paid or returned', 85, 'A deposit came back'),
  rule('usual-refund', 'credit', 'REFUND', /\bREFUND\b/, 'Refund from vendor', 75, 'The narration says refund'),
  rule('usual-gateway', 'credit', 'RAZORPAY PAYU CCAVENUE CASHFREE BILLDESK STRIPE', /\b(?:RAZORPAY|PAYU|CCAVENUE|CASHFREE|BILLDESK|STRIPE)\b.*\b(?:SETTLEMENT|SOFTWARE|PAYMENTS|PAYOUT)\b/, 'Payment gateway settlement', 88, 'A payment gateway settled'),
  rule('usual-export', 'credit', 'IRM INWARD FIRC INW', /^IRM\/|\bINWARD REMITTANCE\b|^INW REM\//, 'Export of services or goods', 80, 'Foreign currency came in'),
  rule('usual-share-capital', 'credit', 'SHARE CCPS', /\bSHARE (?:APPLICATION|CAPITAL|SUBSCRIPTION)\b|\bCCPS\b/, 'Share capital or investor money', 85, 'The narration names share capital'),
  rule('usual-director-loan', 'credit', 'LOAN', /\bLOAN FROM (?:DIRECTOR|FOUNDER)\b|\bDIR(?:ECTOR)? LOAN\b/, 'Loan from director or founder', 85, 'A director lent money'),
  rule('usual-loan', 'credit', 'LOAN DISBURSEMENT DISBURSAL', /\bLOAN\b.*\bDISBURS|\bDISBURS\w*\b.*\bLOAN\b/, 'Loan, ICD or note received', 85, 'A loan was paid out'),
  rule('usual-director-loan-repaid', 'debit', 'LOAN', /\b(?:DIR|DIRECTOR|FOUNDER) LOAN\b|\bLOAN REPAY\w* (?:TO )?(?:DIR|DIRECTOR|FOUNDER)\b/, 'Repayment of director or founder loan', 82, 'A loan from a director was repaid'),
  rule('usual-emi', 'debit', 'EMI INSTALMENT INSTALLMENT', /\bEMI\b|\bLOAN INSTALL?MENT\b/, 'Loan or lease EMI (principal + interest)', 85, 'An instalment of a loan', { not: FEE }),
  rule('usual-stipend', 'debit', 'STIPEND', /\bSTIPEND\b/, 'Intern stipend', 88, 'The narration says stipend'),
  rule('usual-director-pay', 'debit', 'REMUN REMUNERATION DIRECTOR DIR', /\bDIR(?:ECTOR)?S?\b.*\b(?:REMUN\w*|SALARY)\b/, 'Director remuneration', 85, 'The narration names a director’s pay'),
  rule('usual-salary-advance', 'debit', 'SALARY SAL', /\bSAL(?:ARY)?\b.*\bADV(?:ANCE)?\b|\bADV(?:ANCE)?\b.*\bSAL(?:ARY)?\b/, 'Salary advance or staff loan', 82, 'An advance on salary'),
  rule('usual-salary', 'debit', 'SALARY SALARIES SAL PAYROLL', /\bSALAR(?:Y|IES)\b|\bPAYROLL\b|\bSAL[ -](?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/, 'Salary payout', 90, 'The narration says salary'),
  rule('usual-reimbursement', 'debit', 'REIMB REIMBURSEMENT', /\bREIMB(?:URSEMENT)?\b/, 'Employee reimbursement', 80, 'The narration says reimbursement'),
  rule('usual-security-deposit', 'debit', 'DEPOSIT DEP EMD', /\bSECURITY DEP(?:OSIT)?\b|\bEMD\b/, 'Security deposit paid or returned', 82, 'A deposit was given'),
  rule('usual-rent', 'debit', 'RENT', /\bRENT\b/, 'Office or shop rent', 88, 'The narration says rent', { not: /\b(?:EQUIPMENT|MACHINE|VEHICLE|CAR|LAPTOP|FURNITURE) RENT\b|\bRENT A\b/ }),
];
