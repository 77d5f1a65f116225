import { type CategoryRule, either, FEE, rule, SERVICE } from './category-rule';

// Help with a return is a professional's; fees, though, may be the department's own.
const HELP = /CONSULT|ADVIS|RETAINER|ASSOCIATES|\bRETURNS? FIL/;
// A buyer who pays less TDS, or a bank that keeps some, deposits none here.
const KEPT =
  /\b(?:LESS|AFTER|NET OF|EXCL(?:UDING)?) TDS\b|\bTDS (?:DED\w*|ON (?:FD|INT)\w*)\b|\bTDS ?@? ?\d+(?:\.\d+)? ?%|\bINV(?:OICE)?\b|\bBILL\b/;

// biome-ignore format: one rule a line reads as the table it is
/** What is paid to governments: challans, contributions, duties, fees, penalties. */
export const STATUTORY_RULES: readonly CategoryRule[] = [
  rule('statutory-penalty', 'debit', 'FEE PENALTY ECHALLAN TRAFFIC COMPOUNDING CHALLAN', /\b(?:GST\w*|TDS|ROC|MCA\w*|EPFO?|ESIC?|INCOME TAX|CBDT|DTAX|ITD)\b.*\b(?:LATE FEES?|PENALTY)\b|\b(?:LATE FEES?|PENALTY)\b.*\b(?:GST\w*|TDS|ROC|MCA|EPFO|ESIC|DRC-?0?3)\b|\bE-?CHALLAN\b|\bTRAFFIC (?:CHALLAN|FINE|POLICE)\b|\bCOMPOUNDING FEE/, 'Penalty and late fee', 88, 'A penalty or late fee', { version: 2, not: HELP }),
  rule('statutory-epfo', 'debit', 'EPF TRRN PF PROVIDENT', /\bEPFO?\b|\bTRRN|\bPF (?:CHALLAN|PAYMENT|PMT|CONTRIBUTIONS?|DUES|ECR|ADMIN|DEPOSIT)\b|\bPROVIDENT FUND\b/, 'Provident fund (EPFO)', 96, 'The narration names EPFO', { version: 2, not: HELP }),
  rule('statutory-esic', 'debit', 'ESI STATE', /\bESIC\b|\bESI (?:CONTRIB\w*|CHALLAN|PAYMENT|PMT|DUES|DEPOSIT)\b|\bSTATE INSURANCE CORP/, 'ESIC', 96, 'The narration names ESIC', { version: 2, not: HELP }),
  rule('statutory-profession-tax', 'debit', 'PROF PT PTAX PTEC PTRC LWF LWB MLWB WELFARE PRERANA MAHAGST P', /\bPROF(?:ESSION(?:AL)?)?\.? ?TAX\b|\bMAHAGST PT\b|\bPT[RE]C\b|\bP ?TAX\b|\bPT (?:PAYMENT|CHALLAN|DUES|PMT)\b|\bE-PRERANA\b|\bM?LW[FB]\b|\bLABOU?R WELFARE\b/, 'Professional tax and labour welfare fund', 92, 'The narration names profession tax or the labour welfare fund', { version: 2, not: HELP }),
  rule('statutory-customs', 'debit', 'ICEGATE CUSTOM BOE BILL', /\bICEGATE\b|\bCUSTOMS? DUTY\b|\b(?:BOE|BILL OF ENTRY)\b.*\bDUTY\b|\bDUTY\b.*\b(?:BOE|BILL OF ENTRY)\b/, 'Customs duty', 93, 'The narration names customs', { version: 2 }),
  rule('statutory-gst', 'debit', 'GST CPIN PMT GOODS CGST SGST IGST DRC', /\bCPIN\b|\bPMT-?0?6\b|\bGST (?:TAX )?(?:PAYMENT|CHALLAN|PMT|DEPOSIT|PAID|DUES|LIABILITY)\b|\b(?:CGST|SGST|IGST) (?:PAYMENT|CHALLAN|PMT)\b|\bGSTR ?-?3B\b|\bGSTN\b|\bGSTPMT\b|\bGOODS (?:AND|&) SERVICES? TAX\b|^GST\/BANK REFERENCE|^(?:GIB|INB|BIL(?:\/ONL)?)\/\d+\/ ?GST\b|\bINB GST\b|\bDRC-?0?3\b|^GST (?:FOR )?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|Q[1-4])/, 'GST paid', 94, 'A challan of GST', { version: 2, not: either(FEE, SERVICE) }),
  rule('statutory-tds', 'debit', 'TDS OLTAS ITNS CBDT DTAX ITD CHALLAN PAYMENT GIB ETAX PAY', /\bTDS\b.*\b(?:PAYMENT|CHALLAN|CBDT|DEPOSIT(?:ED)?|281|MINOR HEAD|CRN|CIN|PAYABLE|REMITTANCE|DUES)\b|\b(?:CBDT|DTAX|PAYMENT|CHALLAN|E-?TAX|OLTAS|ITNS|ITD|GIB|E-?PAY TAX)\b.*\b(?:TDS|281)\b|^(?:\w+[ -]){0,2}TDS (?:ON |U\/?S |SEC(?:TION)? )?(?:19[2-6][A-Z]{0,2}|9[24][A-Z]|24Q|26Q|27Q)\b/, 'TDS deposited', 94, 'A challan of TDS', { version: 2, not: either(SERVICE, KEPT) }),
  rule('statutory-advance-tax', 'debit', 'TAX ASSESSMENT CHALLAN ITNS INCOME DTAX CBDT MINOR SELF', /\bADV(?:ANCE)?\.? (?:INCOME )?TAX\b|\bSELF ?ASS(?:ESSMENT|T)\b.*\bTAX\b|\bSELF ?ASSESSMENT\b|\bREGULAR ASSESSMENT\b|\bINCOME ?TAX (?:PAYMENT|PAID|PMT|CHALLAN|DEMAND)\b|\b(?:CBDT|DTAX|CHALLAN|ITNS)\b.*\b280\b|\bMINOR HEAD (?:100|300|400)\b/, 'Income tax - advance or self assessment', 92, 'Advance, self-assessment or demanded tax', { version: 2, not: SERVICE }),
  // The narration alone does not tell TDS from advance tax; the day in the month does, mostly.
  rule('statutory-direct-tax-by-7th', 'debit', 'CBDT DTAX', /\b(?:CBDT|DTAX)\b/, 'TDS deposited', 75, 'Direct tax paid by the 7th, when TDS falls due; check the challan', { days: [1, 7] }),
  rule('statutory-direct-tax', 'debit', 'CBDT DTAX', /\b(?:CBDT|DTAX)\b/, 'Income tax - advance or self assessment', 55, 'Direct tax paid after the 7th, so hardly TDS; check the challan', { days: [8, 31] }),
  rule('statutory-mca', 'debit', 'MCA SHCIL STOCK STAMP SUB ESTAMP MINISTRY ROC FSSAI FOSCOS TRADE FACTORY SHOP POLLUTION DGFT DRUG IGR FIRE', /\bMCA ?21\b|\bMCA\b.*\bSRN\b|\bMINISTRY OF CORP|\bROC (?:FEES?|CHALLAN|PAYMENT)\b|\bSHCIL\b|\bSTOCK ?HOLDING CORP|\bSTOCKHOLDING\b|\bE[ -]?STAMP\w*\b|\bSTAMP DUTY\b|\bIGR[A-Z]?\b|\bFSSAI\b|\bFOSCOS\b|\b(?:TRADE|FACTORY|DRUG|SHOP ACT|FIRE) LICEN[CS]E\b|\bPOLLUTION CONTROL BOARD\b|\bDGFT\b|\bSUB ?REGISTRAR\b/, 'ROC, licence and stamp duty', 90, 'Fees or stamp duty paid to the government', { version: 2, not: HELP }),
];
