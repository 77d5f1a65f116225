import type { Side } from './values';

type TradeWord = { id: string; side: Side; pattern: RegExp; subcategory: string; confidence: number };

const word = (id: string, side: Side, pattern: RegExp, subcategory: string, confidence = 82): TradeWord => ({
  id: `word-${id}`,
  side,
  pattern,
  subcategory,
  confidence,
});

// biome-ignore format: one rule a line reads as the table it is
/** Words of a trade in a narration or a name, the telling ones first. Matched on capitals. */
export const TRADE_WORDS: readonly TradeWord[] = [
  word('refund-customer', 'debit', /\bCUSTOMER REFUND\b|\bREFUND TO CUST/, 'Refund to customer', 88),
  word('drawings', 'debit', /\bDRAWINGS?\b/, 'Drawings', 90),
  word('partner-pay', 'debit', /\bPARTNERS? (?:REMUN\w*|SALARY|INTEREST)\b/, 'Partner remuneration or interest', 88),
  word('dividend', 'debit', /\bDIVIDEND\b/, 'Dividend paid', 88),
  word('partner-capital', 'credit', /\bCAPITAL CONTRIBUTION\b|\bPARTNERS? CAPITAL\b|\bCAPITAL INTRODUC/, 'Partner or proprietor capital', 90),
  word('loan-in', 'credit', /\b(?:ICD|CONVERTIBLE NOTE)\b/, 'Loan, ICD or note received', 85),
  word('grant', 'credit', /\bGRANT\b|\bSUBSIDY\b/, 'Grant or subsidy', 86),
  word('claim', 'credit', /\bCLAIM (?:SETTLE\w*|PAY\w*|NO)\b|\bINSURANCE CLAIM\b/, 'Insurance claim', 86),
  word('reversed', 'credit', /\bREV(?:ERSAL|ERSED)?\b/, 'Failed payment returned', 80),
  word('cash-deposit', 'credit', /\b(?:CASH|CSH) DEP(?:OSIT)?\b|\bCDM\b|\bCAM\/CASH\b|\bBY CASH\b/, 'Cash deposit', 92),
  word('ads', 'debit', /\bADVERTIS\w*\b|\bHOARDING\b|\bBRANDING\b|\bEXHIBITION\b|\bEVENTS?\b|\bBROCHURES?\b|\bSTANDEES?\b|\bPRINTS?\b|\bPRINTERS?\b|\bPRINTING\b/, 'Agencies, events and print'),
  word('influencer', 'debit', /\bINFLUENCERS?\b|\bREEL\b|\bCREATOR\b/, 'Influencers and creators', 86),
  word('commission', 'debit', /\b(?:SALES|REFERRAL|BROKER|CHANNEL) COMM(?:ISSION)?\b|\bCOMMISSION (?:Q\d|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/, 'Sales commission and referral', 86),
  word('audit', 'debit', /\bAUDIT(?:OR)?S?\b|\bROC FILING\b|\bCA [A-Z]+ (?:AND|&) (?:ASSOCIATES|CO)\b|\b(?:ACCOUNTING|BOOKKEEPING) FEES?\b|\bCHARTERED ACC|\b(?:GST|TDS|ITR|TAX) (?:CONSULT|FILING|RETAINER|FEES?)|\bCOMPANY SECRETAR/, 'Audit, accounting and ROC consultants', 86),
  word('legal', 'debit', /\bLEGAL\b|\bADV\.? (?!TAX|FROM|AGAINST|FOR|P(?:AYMEN|M)T)[A-Z]{3,}|\bADVOCATES?\b|\bLAW (?:CHAMBERS?|FIRM|OFFICES?|ASSOCIATES)\b|\bNDA\b|\bTRADE ?MARK\b|\bNOTARY\b/, 'Legal', 84),
  word('insurance-group', 'debit', /\bMEDICLAIM\b|\bGROUP (?:HEALTH|MEDICAL|ACCIDENT|TERM|INSURANCE)\b|\bGMC\b|\bGPA\b/, 'Group health or accident insurance', 90),
  word('insurance', 'debit', /\bINSURANCE\b|\b(?:FLEET|FIRE|MOTOR|VEHICLE|MARINE) POLICY\b/, 'General and vehicle insurance', 82),
  word('recruit', 'debit', /\bRECRUIT\w*\b|\bPLACEMENT\b|\bSTAFFING FEE\b|\bHIRING\b|\bHEAD ?HUNT/, 'Recruitment', 86),
  word('manpower', 'debit', /\bMANPOWER\b|\bLABOU?R (?:BILL|SUPPLY|CHARGES|CONTRACT)\b|\bCONTRACT STAFF/, 'Manpower supply', 86),
  word('freelance', 'debit', /\bFREELANC\w*\b|\bEDITING\b|\bCONTENT WRIT|\bRESEARCHST?\b|\bDESIGN STUDIO\b|\bILLUSTRAT/, 'Freelancers', 82),
  word('testing', 'debit', /\bTESTING\b|\bCALIBRATION\b|\bCALL CENT(?:RE|ER)\b|\bLABORATOR(?:Y|IES)\b|\bCERTIFICATION FEES?\b|\bTECHNICAL SERVICES\b/, 'Technical services, testing and call centre', 82),
  word('consulting', 'debit', /\bCONSULT(?:ING|ANCY|ANTS?)\b|\bADVISOR\b|\bDR [A-Z]+ [A-Z]+\b/, 'Consultants and doctors', 80),
  word('freight', 'debit', /\bFREIGHT\b|\bTRANSPORT\w*\b|\bROADLIN|\bROADWAYS\b|\bLORRY\b|\bTEMPO\b|\bLOGISTICS\b|\bCARGO\b/, 'Freight, GTA and logistics', 84),
  word('works', 'debit', /\bJOB ?WORK\b|\bSITE (?:ADV|WORK|BILL)\b|\bCONTRACTOR\b|\bPOST PRODUCTION\b|\bSET DESIGN\b|\bFABRICAT|\bCOLD STORAGE\b|\bCIVIL WORK/, 'Work contracts and job work', 78),
  word('coworking', 'debit', /\bCO-?WORK\w*\b|\b(?:DESK|SEAT)S? (?:RENT|CHARGES|FEE)\b/, 'Co-working seats', 88),
  word('hire', 'debit', /\bLEASING\b|\bRENTALS?\b|\b(?:EQUIPMENT|MACHINE|VEHICLE|CAR|LAPTOP|FURNITURE) (?:RENT|HIRE|LEAS\w*|RENTALS?)\b|\bCRANE HIRE\b/, 'Equipment or vehicle hire', 84),
  word('facility', 'debit', /\bHOUSE ?KEEPING\b|\bSECURITY (?:AND|SERV|GUARD|AGENCY)\w*\b|\bGUARDS?\b|\bPEST CONTROL\b|\bFACILIT(?:Y|IES)\b|\bMAINTENANCE CHARGES\b|\bSOCIETY MAINT/, 'Housekeeping, security and maintenance', 86),
  word('repair', 'debit', /\bAMC\b|\bREPAIRS?\b|\bGARAGE\b|\bMOTOR WORKS\b|\bSERVICING\b|\bAC SERVICE\b/, 'Repairs and AMC', 84),
  word('hosting', 'debit', /\bHOSTING\b|\bCLOUD SERV/, 'Cloud hosting', 84),
  word('domain', 'debit', /\bDOMAIN (?:RENEWAL|REG\w*)\b/, 'Domains and small hosting', 86),
  word('hotel', 'debit', /\bHOTELS?\b|\bRESORTS?\b|\bLODGE\b|\bSTAY\b|\bGUEST HOUSE\b|\bROOM RENT\b/, 'Hotels', 84),
  word('flight', 'debit', /\bFLIGHTS?\b|\bAIR ?TICKETS?\b|\bAIRLINES?\b|\bAIRWAYS\b|\bAVIATION\b/, 'Air tickets', 86),
  word('train', 'debit', /\bTRAIN TICKET\b|\bRAIL TICKET\b|\bBUS TICKET\b/, 'Rail and bus', 86),
  word('cab', 'debit', /\bCABS?\b|\bTAXI\b|\bAUTO FARE\b|\bTRAVELS\b/, 'Cabs and local travel', 80),
  word('fuel', 'debit', /\bDIESEL\b|\bPETROL\b|\bFUEL\b|\bCNG\b/, 'Fuel', 90),
  word('toll', 'debit', /\bFAS ?TAG\b|\bTOLL\b/, 'FASTag and tolls', 92),
  word('pantry', 'debit', /\bTEA\b|\bCHAI(?:WALA)?\b|\bCOFFEE\b|\bSNACKS?\b|\bPANTRY\b|\bCANTEEN\b|\bTIFFIN\b|\bMILK\b|\bWATER CAN\b/, 'Pantry and tea', 84),
  word('welfare', 'debit', /\bTEAM (?:LUNCH|DINNER|OUTING|OFFSITE|MEAL)\b|\bDIWALI\b|\bHAMPERS?\b|\bSTAFF WELFARE\b|\bRESTAURANTS?\b|\bCATER(?:ING|ERS)\b|\bGIFTS?\b(?! TO RELATIVES)/, 'Staff welfare and team meals', 82),
  word('stationery', 'debit', /\bSTATIONER[YS]?\w*\b|\bPRINTER INK\b|\bTONER\b|\bOFFICE SUPPL/, 'Office supplies and stationery', 88),
  word('courier', 'debit', /\bCOURIERS?\b|\bAWB\b|\bPOSTAGE\b/, 'Courier and post', 88),
  word('telecom', 'debit', /\bBROADBAND\b|\bINTERNET BILL\b|\bPOSTPAID\b|\bPREPAID\b|\bMOBILE BILL\b|\bFIBER(?:NET)?\b|\bTELECOM\b/, 'Telephone and internet', 84),
  word('power', 'debit', /\bELEC(?:TRICITY)?\b(?: BILL)?|\bWATER (?:BILL|CHARGES|TAX)\b|\bPOWER BILL\b|\bDISCOM\b/, 'Electricity and water', 86),
  word('training', 'debit', /\bMEMBERSHIP\b|\bTRAINING\b|\bCOURSE FEE\b|\bSEMINAR\b|\bCONFERENCE\b|\bWORKSHOP FEE\b|\bBOOKS\b/, 'Books, memberships and training', 82),
  word('donation', 'debit', /\bDONATION\b|\bCSR\b/, 'Donation and CSR', 90),
  word('packaging', 'debit', /\bPACKAGING\b|\bCARTONS?\b|\bPACKING MATERIAL\b|\bCORRUGAT/, 'Packaging', 86),
  word('import', 'debit', /^ORM\/|\bIMPORT (?:PAYMENT|PMT|OF GOODS)\b|\bOUTWARD REMITTANCE\b.*\bINV\b/, 'Import of goods', 78),
  word('trading', 'debit', /\bTRADERS?\b|\bTRADING CO\b|\bRAW MATERIAL\b|\bSTEELS?\b|\bCHEMICALS?\b|\bPOLYMERS?\b|\bTEXTILES?\b|\bWHOLESALE\b|\bINVERTERS?\b/, 'Materials and trading purchases', 72),
  word('laptop', 'debit', /\bLAPTOPS?\b|\bCOMPUTERS?\b|\bMACBOOKS?\b|\bIPHONES?\b|\bDESKTOPS?\b/, 'Computers and phones', 84),
  word('furniture', 'debit', /\bFURNITURE\b|\bCHAIRS?\b|\bINTERIORS?\b|\bFIT-?OUT\b|\bWORKSTATIONS?\b/, 'Furniture and fit-out', 84),
  word('machine', 'debit', /\bMACHINER(?:Y|IES)\b|\bCNC\b|\bGENSET\b|\bNEW VEHICLE\b/, 'Machinery and vehicles', 78),
  word('emi', 'debit', /^ACH[ /-].*\b(?:FIN|FINANCE|FINCORP|FINSERV|CAPITAL|LEASING|LOANS?)\b/, 'Loan or lease EMI (principal + interest)', 84),
  word('salary-advance', 'debit', /-TPT-ADVANCE\b|\bSTAFF (?:ADVANCE|LOAN)\b|\bADVANCE TO STAFF\b/, 'Salary advance or staff loan', 80),
  word('software', 'debit', /\bSOFTWARE (?:SUBSC\w*|LICEN[CS]E|RENEWAL)\b|\bSAAS\b|\bLICENCE RENEWAL\b/, 'Software subscription - Indian supplier', 74),
  word('director-loan', 'credit', /\bLOAN\b/, 'Loan from director or founder', 70),
  word('subscription-in', 'credit', /\bINV(?:OICE)?\b|\bSUBSCRIPTION\b|\bPART PAYMENT\b|\bAGAINST INVOICE\b|\bRETAINER\b|\bPROJECT\b/, 'Services - domestic', 78),
  word('order-in', 'credit', /\bORDER\b|\bBILL \d+/, 'Goods - domestic', 76),
];

/** The trade a narration speaks of, by the first word of the table that it holds. */
export function tradeIn(description: string, side: Side): TradeWord | undefined {
  const text = description.toUpperCase();
  return TRADE_WORDS.find((candidate) => candidate.side === side && candidate.pattern.test(text));
}
