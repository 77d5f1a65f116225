import { type CategoryRule, rule } from './category-rule';
import type { Side } from './values';

const word = (
  id: string,
  side: Side,
  words: string,
  pattern: RegExp,
  subcategory: string,
  confidence = 82,
  not?: RegExp,
): CategoryRule =>
  rule(`word-${id}`, side, words, pattern, subcategory, confidence, WHY, { version: 2, ...(not && { not }) });

const WHY = 'The words of the narration usually mean this';

// An advocate is written ADV before a name, an advance before or after what it is for.
const ADVOCATE =
  /(?:^|[-/:]|\bTO )\s*ADV\.? (?!TAX|FROM|AGAINST|FOR|TO\b|P(?:AYMEN|M)T|PO\b|IMPORT|RENT|SAL|AMT|AMOUNT|BOOKING|INV|BILL|MATERIAL|PURCHASE|ORDER|PAID|LICEN|MONEY|MONTH)[A-Z]{3,}/;
const TAX_HELP =
  /\b(?:GST|TDS|ITR?|INCOME TAX|TAX|ROC|MCA|PF|ESI|ANNUAL|COMPLIANCE) (?:\w+ )?(?:CONSULT\w*|FILINGS?|RETAINER|ADVISORY|FEES?)\b/;

// biome-ignore format: one rule a line reads as the table it is
/** Words of a trade in a narration or a name, the telling ones first. Matched on capitals. */
export const TRADE_WORDS: readonly CategoryRule[] = [
  word('drawings', 'debit', 'DRAWING', /\bDRAWINGS?\b/, 'Drawings', 90),
  word('dividend', 'debit', 'DIVIDEND', /\bDIVIDEND\b/, 'Dividend paid', 88),
  word('loan-in', 'credit', 'ICD CONVERTIBLE', /\b(?:ICD|CONVERTIBLE NOTE)\b/, 'Loan, ICD or note received', 85, /\bREPA(?:Y|ID)|\bINT(?:EREST)?\b|\bREFUND|\bRETURN/),
  word('grant', 'credit', 'GRANT SUBSIDY SUBVENTION', /\bGRANT\b|\bSUBSIDY\b|\bSUBVENTION\b/, 'Grant or subsidy', 86),
  word('claim', 'credit', 'CLAIM', /\bCLAIM (?:SETTLE\w*|PAY\w*|NO|PROCEEDS|AMT|AMOUNT)\b|\bINSURANCE CLAIM\b/, 'Insurance claim', 86),
  word('reversed', 'credit', 'REV', /\bREV(?:ERSAL|ERSED)?\b/, 'Failed payment returned', 80, /\bCHGS?\b|\bCHARGES?\b|\bINT(?:EREST)?\b|\bRENT\b/),
  word('recruit', 'debit', 'RECRUIT PLACEMENT STAFFING HIRING HEADHUNT HEAD JOB', /\bRECRUIT\w*\b|\bPLACEMENT\b|\bSTAFFING FEE\b|\bHIRING (?:FEE|CHARGES|SERVICES|CAMPAIGN)\b|\bHEAD ?HUNT|\bJOB POST/, 'Recruitment', 86),
  word('insurance-group', 'debit', 'MEDICLAIM GROUP GMC GPA HEALTH', /\bMEDICLAIM\b|\bGROUP (?:HEALTH|MEDICAL|ACCIDENT|TERM|INSURANCE)\b|\bGMC\b|\bGPA\b|\bHEALTH INSURANCE\b/, 'Group health or accident insurance', 90),
  word('insurance', 'debit', 'INSURANCE POLICY FLEET FIRE MOTOR VEHICLE MARINE ASSURANCE', /\bINSURANCE\b|\bASSURANCE CO\b|\b(?:FLEET|FIRE|MOTOR|VEHICLE|MARINE|BURGLARY|CYBER|LIABILITY|WORKMEN\w*) POLICY\b/, 'General and vehicle insurance', 82, /\bLIFE\b|\bLIC\b|\bGRATUITY\b/),
  word('audit', 'debit', 'AUDIT ROC CA ACCOUNTING BOOK CHARTERED GST TDS ITR IT TAX INCOME COMPANY SECRETAR MCA PF ESI ANNUAL COMPLIANCE CS RETURN', new RegExp(String.raw`\bAUDIT(?:ORS?|S)?\b|\bCA [A-Z]+ (?:AND|&) (?:ASSOCIATES|CO)\b|\b(?:ACCOUNTING|BOOK ?KEEPING) (?:FEES?|CHARGES|SERVICES)\b|\bCHARTERED ACC|${TAX_HELP.source}|\bRETURNS? FILING\b|\bCOMPANY SECRETAR|\bSECRETARIAL\b|\bCS FEES\b`), 'Audit, accounting and ROC consultants', 86, /\bENERGY AUDIT\b|\bSOC ?2\b|\bISO\b|\bCHALLAN\b/),
  word('legal', 'debit', 'LEGAL ADV LAW NDA TRADE TRADEMARK NOTARY ARBITRAT', new RegExp(String.raw`\bLEGAL\b|${ADVOCATE.source}|\bADVOCATES?\b|\bLAW (?:CHAMBERS?|FIRM|OFFICES?|ASSOCIATES|PARTNERS)\b|\bNDA\b|\bTRADE ?MARK\b|\bNOTARY\b|\bARBITRAT`), 'Legal', 84),
  word('commission', 'debit', 'SALES REFERRAL BROKER CHANNEL COMM AGENT PARTNER', /\b(?:SALES|REFERRAL|BROKER|CHANNEL|AGENT|AGENCY|PARTNER) (?:COMM(?:ISSION)?|INCENTIVE)\b|\bREFERRAL (?:FEE|BONUS)\b|\bBROKERAGE\b|\bCOMMISSION (?:Q\d|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|FOR|ON SALES?|PAYMENT|PAID)/, 'Sales commission and referral', 86, /\bRENT\b/),
  word('repair', 'debit', 'AMC REPAIR GARAGE MOTOR SERVICING AC SERVICE LIFT', /\bAMC\b|\bREPAIRS?\b|\bGARAGE\b|\bMOTOR WORKS\b|\bSERVICING\b|\bAC SERVICE\b|\b(?:AIRCON\w*|LIFT|GENERATOR|DG|UPS|VEHICLE|CAR|PRINTER|COMPUTER) SERVICES?\b|\bSERVICE CENT(?:RE|ER)\b/, 'Repairs and AMC', 84, /\bMUTUAL\b|\bMF\b|\bSIP\b|\bFUND\b|\bDEMAT\b/),
  word('influencer', 'debit', 'INFLUENCER REEL CREATOR', /\bINFLUENCERS?\b|\bREELS?\b|\bCREATORS?\b/, 'Influencers and creators', 86),
  word('ads', 'debit', 'ADVERTIS HOARDING BRANDING EXHIBITION EVENT BROCHURE STANDEE PRINT FLEX BANNER STALL PR CAMPAIGN TRADE MARKETING', /\bADVERTIS\w*\b|\bHOARDINGS?\b|\bBRANDING\b|\bEXHIBITIONS?\b|\bEVENTS?\b|\bBROCHURES?\b|\bSTANDEES?\b|\bPRINTS?\b|\bPRINTERS\b|\bPRINTING\b|\bFLEX\b|\bBANNERS?\b|\bSTALL BOOKING\b|\bPR AGENCY\b|\bPR RETAINER\b|\bTRADE (?:SHOW|FAIR)\b|\bMARKETING (?:AGENCY|SERVICES|RETAINER|FEES)\b|\bCAMPAIGN\b/, 'Agencies, events and print'),
  word('manpower', 'debit', 'MANPOWER LABO CONTRACT STAFFING', /\bMANPOWER\b|\bLABOU?R (?:BILL|SUPPLY|CHARGES|CONTRACT|PAYMENT|PMT|WAGES)\b|\bCONTRACT (?:STAFF|LABOU?R)\b|\bSTAFFING (?:SOLUTIONS|SERVICES|INDIA)\b/, 'Manpower supply', 86),
  word('testing', 'debit', 'TEST CALIBRATION CALL LABORATOR CERTIFICATION TECHNICAL INSPECTION', /\bTESTING\b|\bCALIBRATION\b|\bCALL CENT(?:RE|ER)\b|\bLABORATOR(?:Y|IES)\b|\bCERTIFICATION (?:FEES?|CHARGES)\b|\bTECHNICAL SERVICES\b|\bTEST (?:CHARGES|REPORT)S?\b|\bINSPECTION (?:CHARGES|FEES?)\b/, 'Technical services, testing and call centre', 82),
  word('freelance', 'debit', 'FREELANC EDITING CONTENT RESEARCHST DESIGN ILLUSTRAT VIDEO COPYWRIT', /\bFREELANC\w*\b|\bEDITING\b|\bCONTENT WRIT|\bCOPYWRIT|\bRESEARCHST?\b|\bDESIGN STUDIO\b|\b(?:LOGO|UI|UX|GRAPHIC|WEB) DESIGN|\bILLUSTRAT|\bVIDEO EDIT/, 'Freelancers', 82, /\bRESEARCH (?:INSTITUTE|LABS?|COUNCIL)\b/),
  word('consulting', 'debit', 'CONSULT ADVISOR DR PROF', /\bCONSULT(?:ING|ANCY|ANTS?)\b|\bADVISORS?\b|(?:^|[-/*]|\bTO )\s*DR\.? (?!TRAN|TRF|TRANSFER|AND\b|FOR\b|ADJ|CARD|BANK)[A-Z]{3,} [A-Z]+\b|\bPROF(?:ESSIONAL)? (?:FEES?|CHARGES|SERVICES)\b/, 'Consultants and doctors', 80),
  word('works', 'debit', 'JOB JOBWORK SITE CONTRACTOR POST SET FABRICAT COLD CIVIL RA CNC WELDING PLATING POWDER MACHINING HEAT', /\bJOB ?WORK\b|\bSITE (?:ADV|WORK|BILL)\b|\bCONTRACTORS\b|\b(?:CIVIL|ELECTRICAL|LABOU?R|SITE|PAINTING|PLUMBING|INTERIOR|BUILDING|WORKS) CONTRACTOR\b|\bCONTRACTOR (?:PAYMENT|BILL|ADVANCE)\b|\bPOST PRODUCTION\b|\bSET DESIGN\b|\bFABRICAT|\bCOLD STORAGE\b|\bCIVIL WORK|\bRA BILL\b|\b(?:WELDING|PLATING|POWDER COATING|HEAT TREATMENT|MACHINING) (?:CHARGES|WORKS?|CHGS)\b/, 'Work contracts and job work', 78),
  word('freight', 'debit', 'FREIGHT TRANSPORT ROADLIN ROADWAYS LORRY TEMPO LOGISTICS CARGO CARRIERS TRUCK FORWARD LOADING CUSTOM CHA', /\bFREIGHT\b|\bTRANSPORT(?:S|ERS?|ATION)?\b|\bROADLIN|\bROADWAYS\b|\bLORRY\b|\bTEMPO\b|\bLOGISTICS\b|\bCARGO\b|\bCARRIERS\b|\bTRUCK (?:HIRE|CHARGES|FREIGHT|BHADA)\b|\bFORWARDERS?\b|\bFORWARDING\b|\b(?:UN)?LOADING CHARGES\b|\bCUSTOMS? CLEARANCE\b|\bCHA CHARGES\b/, 'Freight, GTA and logistics', 84),
  word('coworking', 'debit', 'CO SEAT DESK COWORK', /\bCO-?WORK\w*\b/, 'Co-working seats', 88),
  word('hire', 'debit', 'LEASING RENTAL EQUIPMENT MACHINE VEHICLE CAR LAPTOP FURNITURE CRANE GENERATOR DG GENSET TRUCK JCB PROJECTOR PRINTER CAMERA FORKLIFT', /\bLEASING\b|\bRENTALS?\b|\b(?:EQUIPMENT|MACHINE(?:RY)?|VEHICLE|CAR|LAPTOP|FURNITURE|CRANE|GENERATOR|DG|GENSET|TRUCK|JCB|PROJECTOR|PRINTER|CAMERA|FORKLIFT) (?:RENT|HIRE|LEAS\w*)\b/, 'Equipment or vehicle hire', 84, /\b(?:LINE|PLAN|MOBILE) RENTALS?\b/),
  word('facility', 'debit', 'HOUSE SECURITY GUARD PEST FACILIT MAINTENANCE SOCIETY CAM CLEANING DEEP', /\bHOUSE ?KEEPING\b|\bSECURITY (?:AND|SERV|GUARD|AGENCY|FORCE)\w*\b|\bGUARDS?\b|\bPEST CONTROL\b|\bFACILIT(?:Y|IES)\b|\bMAINTENANCE CHARGES\b|\bSOCIETY MAINT|\bCAM CHARGES\b|\bCLEANING\b/, 'Housekeeping, security and maintenance', 86),
  word('hosting', 'debit', 'HOSTING CLOUD SERVER', /\bHOSTING\b|\bCLOUD (?:SERV\w*|BILL|USAGE|HOST\w*)\b|\bSERVER (?:CHARGES|BILL)\b/, 'Cloud hosting', 84),
  word('domain', 'debit', 'DOMAIN', /\bDOMAIN (?:RENEWAL|REG\w*|PURCHASE|NAME)\b/, 'Domains and small hosting', 86),
  word('hotel', 'debit', 'HOTEL RESORT LODG STAY GUEST ROOM', /\bHOTELS?\b|\bRESORTS?\b|\bLODG(?:E|ING)\b|\bSTAY\b|\bGUEST HOUSE\b|\bROOM RENT\b/, 'Hotels', 84),
  word('flight', 'debit', 'FLIGHT AIR AVIATION', /\bFLIGHTS?\b|\bAIR ?TICKETS?\b|\bAIRLINES?\b|\bAIRWAYS\b|\bAVIATION\b|\bAIR ?FARE\b/, 'Air tickets', 86),
  word('train', 'debit', 'TRAIN RAIL BUS', /\b(?:TRAIN|RAIL|BUS)(?:WAY)? (?:TICKETS?|FARE|BOOKING)\b/, 'Rail and bus', 86),
  word('cab', 'debit', 'CAB TAXI AUTO TRAVELS', /\bCABS?\b|\bTAXI\b|\bAUTO FARE\b|\bTRAVELS\b/, 'Cabs and local travel', 80),
  word('fuel', 'debit', 'DIESEL PETROL FUEL CNG', /\bDIESEL\b|\bPETROL(?:EUM)?\b|\bFUELS?\b|\bCNG\b/, 'Fuel', 90),
  word('toll', 'debit', 'FAS TOLL', /\bFAS ?TAG\b|\bTOLL\b/, 'FASTag and tolls', 92),
  word('pantry', 'debit', 'TEA CHAI COFFEE SNACK PANTRY CANTEEN TIFFIN MILK WATER DRINKING FOOD GROCER', /\bTEA\b|\bCHAI(?:WALA)?\b|\bCOFFEE\b|\bSNACKS?\b|\bPANTRY\b|\bCANTEEN\b|\bTIFFIN\b|\bMILK\b|\bWATER (?:CAN|JAR|BOTTLE)S?\b|\bDRINKING WATER\b|\bFOOD ORDER\b|\bGROCER(?:Y|IES)\b/, 'Pantry and tea', 84),
  word('welfare', 'debit', 'DIWALI HAMPER RESTAURANT CATER GIFT SWEETS CAKE', /\bDIWALI\b|\bHAMPERS?\b|\bRESTAURANTS?\b|\bCATER(?:ING|ERS)\b|\bGIFTS\b|\bGIFT (?:BOX|VOUCHER|CARD|PACK)\w*|\bSWEETS\b|\bCAKES?\b/, 'Staff welfare and team meals', 82, /\bBONUS\b|\bRELATIVES\b/),
  word('stationery', 'debit', 'STATIONER PRINTER TONER OFFICE CARTRIDGE', /\bSTATIONER[YS]?\w*\b|\bPRINTER INK\b|\bTONER\b|\bCARTRIDGES?\b|\bOFFICE SUPPL/, 'Office supplies and stationery', 88),
  word('courier', 'debit', 'COURIER AWB POSTAGE SPEED', /\bCOURIERS?\b|\bAWB\b|\bPOSTAGE\b|\bSPEED ?POST\b/, 'Courier and post', 88),
  word('telecom', 'debit', 'BROADBAND INTERNET POSTPAID PREPAID MOBILE FIBER TELECOM TELEPHONE LANDLINE LEASED WIFI', /\bBROADBAND\b|\bINTERNET (?:BILL|CHARGES|LEASED)\b|\bPOSTPAID\b|\bPREPAID\b|\bMOBILE (?:BILL|RECHARGE)\b|\bFIBER(?:NET)?\b|\bTELECOM\b|\bTELEPHONE\b|\bLANDLINE\b|\bLEASED LINE\b|\bWIFI\b/, 'Telephone and internet', 84, /\bPREPAID CARD\b/),
  word('power', 'debit', 'ELEC WATER POWER DISCOM EB VIDYUT BIJLI', /\bELEC(?:TRICITY)?\b(?: BILL)?|\bWATER (?:BILL|CHARGES|TAX)\b|\bPOWER BILL\b|\bDISCOM\b|\bEB BILL\b|\bVIDYUT\b|\bBIJLI\b/, 'Electricity and water', 86),
  word('training', 'debit', 'MEMBERSHIP TRAINING COURSE SEMINAR CONFERENCE WORKSHOP BOOKS', /\bMEMBERSHIP\b|\bTRAINING\b|\bCOURSE FEES?\b|\bSEMINAR\b|\bCONFERENCE\b|\bWORKSHOP FEES?\b|\bBOOKS\b/, 'Books, memberships and training', 82, /\bCONFERENCE ROOM\b|\bZOHO BOOKS\b|\bGYM\b|\bCLUB\b/),
  word('packaging', 'debit', 'PACKAGING CARTON PACKING CORRUGAT POUCHES', /\bPACKAGING\b|\bCARTONS?\b|\bPACKING MATERIALS?\b|\bCORRUGAT|\bPOUCHES\b/, 'Packaging', 86),
  // A remittance abroad may be for goods or for services; only what says goods is taken for goods.
  word('import-service', 'debit', 'ORM OUTWARD FCY TT REMITTANCE', /(?:^ORM\b|\bOUTWARD (?:REMITTANCE|TT)\b|\bOUT ?REM\b|^TT ).*\b(?:S08\d\d|S10\d\d|SOFTWARE|SUBSCRIPTION|SAAS|LICEN[CS]E)\b/, 'Software subscription - foreign supplier', 78),
  word('import', 'debit', 'ORM IMPORT OUTWARD LC BILL', /^ORM\b.*\b(?:INV|IMPORT|GOODS|[PS]01\d\d|ADV)\b|\bIMPORT (?:PAYMENT|PMT|OF GOODS|BILL|LC)\b|\bADV(?:ANCE)? IMPORT\b|\bOUTWARD REMITTANCE\b.*\b(?:INV|GOODS|IMPORT)\b|\bLC (?:RETIREMENT|PAYMENT|BILL)\b/, 'Import of goods', 78, /\bCHGS?\b|\bCHARGES?\b|\bCOMM(?:ISSION)?\b|\bSERVICES?\b/),
  word('trading', 'debit', 'TRADER TRADING RAW RM STEEL CHEMICAL POLYMER TEXTILE WHOLESALE INVERTER MATERIAL PURCHASE METAL ALLOY FASTENER YARN FABRICS BEARING CASTING FORGING', /\bTRADERS?\b|\bTRADING CO\b|\bRAW MATERIALS?\b|\bRM PURCHASE\b|\bMATERIALS? (?:PURCHASE|SUPPLY|SUPPLIED|PAYMENT)\b|\bPURCHASE OF (?:GOODS|MATERIALS?|STOCK)\b|\b(?:GOODS|STOCK) PURCHASED?\b|\bSTEELS?\b|\bCHEMICALS?\b|\bPOLYMERS?\b|\bTEXTILES?\b|\bWHOLESALE\b|\bINVERTERS?\b|\bMETALS\b|\bALLOYS\b|\bFASTENERS\b|\bYARNS?\b|\bFABRICS\b|\bBEARINGS\b|\bCASTINGS\b|\bFORGINGS\b/, 'Materials and trading purchases', 72),
  word('laptop', 'debit', 'LAPTOP COMPUTER MACBOOK IPHONE DESKTOP', /\bLAPTOPS?\b|\bCOMPUTERS?\b|\bMACBOOKS?\b|\bIPHONES?\b|\bDESKTOPS?\b/, 'Computers and phones', 84),
  word('furniture', 'debit', 'FURNITURE CHAIR INTERIOR FIT WORKSTATION', /\bFURNITURES?\b|\bCHAIRS?\b|\bINTERIORS?\b|\bFIT-?OUT\b|\bWORKSTATIONS?\b/, 'Furniture and fit-out', 84),
  word('machine', 'debit', 'MACHIN CNC GENSET NEW LATHE', /\bMACHINER(?:Y|IES)\b|\bMACHINE (?:PURCHASE|ADVANCE|\w+ ADVANCE)\b|\bCNC\b|\bGENSET\b|\bNEW (?:VEHICLE|CAR|MACHINE)\b|\bLATHE\b/, 'Machinery and vehicles', 78),
  word('emi', 'debit', 'ACH NACH ECS FIN LOAN CAPITAL LEASING', /^(?:N?ACH|ECS)\b.*\b(?:FIN|FINANCE|FINCORP|FINSERV|FINANCIAL|FINVEST|CAPITAL|LEASING|LOANS?|CREDIT|HOUSING)\b/, 'Loan or lease EMI (principal + interest)', 84, /\bMUTUAL\b|\bMF\b|\bSIP\b|\bSOCIETY\b|\bLIFE\b|\bINSURANCE\b|\bCREDIT CARD\b|\b(?:CHGS?|CHARGES?)\b/),
  word('salary-advance', 'debit', 'TPT', /-TPT-ADVANCE\b/, 'Salary advance or staff loan', 80),
  word('software', 'debit', 'SOFTWARE SAAS LICENCE LICENSE', /\bSOFTWARE (?:SUBSC\w*|LICEN[CS]ES?|RENEWAL)\b|\bSAAS\b|\b(?:LICENCE|LICENSE) RENEWAL\b/, 'Software subscription - Indian supplier', 74),
];
