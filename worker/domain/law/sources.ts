import { type LawText, textsReadOn, unread } from './table';

/** Every text below was read for the compilation of this law on that day. A site stands for the page of that title on it. */
const page = textsReadOn('2026-11-20');

/** The same, of what was read for its corrections. */
const corrected = textsReadOn('2026-11-22');

/** Read for the types of corrections of statements, on the day they were written down. */
const ofCorrections = textsReadOn('2026-11-28');

/** The day goods and services tax began; a rule without a later beginning is in force from here. */
export const GST_BEGAN = '2017-07-01';

/** Where the law of goods and services tax was read. A site stands for the page of that title on it. */
export const GST_SOURCES = {
  offlineTool: page(
    'Returns Offline Tool v3.2.4, GSTR-1 schema as extracted',
    'github.com/jabaharlalsah-cmd/Tally/blob/main/_docs/gstn-schemas/gstr1-schema.json',
  ),
  utility3b: page(
    'GSTR-3B offline utility V5.8, layout as extracted',
    'github.com/jabaharlalsah-cmd/Tally/blob/main/_docs/gstn-schemas/gstr3b-schema.json',
  ),
  selfInvoice: corrected('On section 13(3) and rule 47A from 1 November 2024', 'taxguru.in'),
  lateFee3b: page('On Notification 19/2021-Central Tax; also kanaksoftware.in', 'irisgst.com'),
  lateFee1: page('Text of Notification 20/2021-Central Tax', 'app.ikargos.com'),
  dates3b: page('Notification 82/2020-Central Tax, feed 23731; also gstindiaguide.com', 'taxmanagementindia.com'),
  dueDates: page('GST due dates', 'dumbreassociates.in'),
  calendar2025: page('GST calendar, January 2025; also taxreply.com', 'cleartax.in/s/gst-calendar'),
  lateFee4: page('Text of Notification 21/2021-Central Tax', 'eximguru.com'),
  lateFee9: page('Notifications 7/2023 and 8/2025-Central Tax', 'agaassociates.com'),
  annual: page('Circular 246/03/2025; also irisgst.com', 'thetaxtalk.com'),
  exempt9: page('Notification 15/2025-Central Tax; also taxtmi.com article 15279', 'filebob.in'),
  interestPortal: page('GSTN advisory of 30 January 2026 on interest in GSTR-3B', 'jurishour.in'),
  anyOrder: page('Credit in any order once IGST credit is used up, 20 February 2026', 'goodsandservicetax.in'),
  calendarSep2025: page('GST calendar of September 2025', 'learnwithamrut.com'),
  gstr5aDate: page('GST calendar', 'cleartax.in/s/gst-calendar'),
  section39: page('Section 39 of the CGST Act', 'taxrealtime.in'),
  notifications2026: corrected(
    'Central Tax notifications of 2025 and 2026 as the Board listed them on 28 September 2026',
    'github.com/himanshudixit2002/compliancewatch',
  ),
  ewayBlock: page('E-way bill block', 'thegstcalculator.in'),
  isd: page('Input Service Distributor from 1 April 2025', 'disytax.com'),
  gstr1a: page('Hard-locking in GSTR-3B', 'cleartax.in/s/hard-locking-in-gstr-3b'),
  rule88b: page('Rule 88B of the CGST Rules', 'cleartax.in'),
  rule88bProviso: page('Rule 88B of the CGST Rules as amended', 'gstvidhi.com'),
  registration: page(
    'Registration limits by State; also taxmanagementindia.com manual 1946 and arpanbohra.co.in',
    'taxguru.in',
  ),
  tcs: page('IGST notifications', 'gstindia.biz'),
  thirtyDays: page(
    'Advisory on the time limit for reporting e-invoices, 372142; also aurigaaccounting.in and taxscan.in 454070',
    'studycafe.in',
  ),
  hsn: page('HSN in Table 12, phase 3; also yourcommercialattorney.in', 'abcaus.in'),
  gst2: page('GST 2.0; also onlinetaxupdate.com', 'taxheal.com'),
  rates2025: page('Notification 9/2025-Central Tax (Rate), notification 144100', 'taxtmi.com'),
  tobacco2026: page('Tobacco under GST from 1 February 2026, 1 January 2026; also particle.news', 'ndtvprofit.com'),
  sac: page('SAC codes; also busy.in and gstinvoicepdf.com', 'companyvakil.com'),
  intermediary: page(
    'Intermediary services and the Finance Act 2026; also taxscan.in 1442779, and rbshah.pages.dev to the contrary',
    'taxguru.in/?p=1022750',
  ),
  utilisation: page('Circular 98/17/2019-GST; also plasament.com', 'gstindia.biz'),
  gstr2b: page('GSTR-2B and the Invoice Management System, October 2025', 'casahuja.com'),
  imsPending: page(
    'Invoice Management System; also goodsandservicetax.in, 18 October 2025',
    'taxupdates.cagurujiclasses.com',
  ),
  threeYears: page('GSTN advisory of 7 June 2025 on returns older than three years', 'centaxonline.com'),
  threeYearsPortal: page(
    'GSTN advisory on barred returns, 9 September 2025; also cacult.com and wisebooks.in',
    'taxupdates.cagurujiclasses.com',
  ),
  lock32: page('Table 3.2 of GSTR-3B, December 2025', 'cajagdeepgarhwal.com'),
  lock31: page('Table 3.1 of GSTR-3B, 22 June 2026; cn.lakshmisri.com finds its extent unclear', 'gstregistration.co'),
} as const satisfies Record<string, LawText>;

const SPECS = 'github.com/jabaharlalsah-cmd/Tally/blob/main/resources/tds-specs';
const CATALOG = 'github.com/Mani78506/26AS-RECONCILATION/blob/main/backend/data/tds_statutory_rules';

/** Where the law of tax at source was read. A site stands for the page of that title on it. */
export const TDS_SOURCES = {
  contracts: page('Income-tax Act 2025 s.393(1), Table Sl. 6', 'future.indiankanoon.org/doc/103383880'),
  catalog: page('TDS catalogue quoting the Act of 2025 as amended in 2026', `${CATALOG}/official_tds_catalog.json`),
  reckoner: page('TDS ready reckoner for 2026-27, partly unverified', `${CATALOG}/fy2026_27_ca_source_manifest.json`),
  form140: page('Form 140 v1.0, fields', `${SPECS}/form-26q-current.json`),
  annexures: page('Form 140, Annexures: payment codes and flags', `${SPECS}/form-26q-annexures.json`),
  layout2025: page('Transcription of the 26Q v7.8 and 24Q v6.3 formats, August 2026'),
  corrections: ofCorrections(
    'Types of corrections of quarterly statements, general notes of the formats and JD Edwards for India',
    'docs.oracle.com/en/applications/jd-edwards/localizations/9.2/eoaid/correction-format-info.html',
  ),
  formNotes: page('Research note quoting the guidance notes of Forms 138 and 130 to 133, August 2026'),
  salaryCodes: page('Note on the payment codes of RPU 1.0, June 2026'),
  codeTables: page('Public tables of the payment codes of the Act of 2025'),
  deposit: page('TDS compliance under rules 218 and 219', 'taxheal.com'),
  default398: page('Section 398 of the Income-tax Act 2025; also easevalue.com, 5 July 2026', 'aubsp.com'),
  fee427: page('Section 427 of the Income-tax Act 2025; also mznassociates.com', 'sundeepbimal.com'),
  noPan397: page('Section 397 of the Income-tax Act 2025', 'aubsp.com'),
  noPan206aa: page('Section 206AA of the Income-tax Act 1961, acts 27264', 'caclubindia.com'),
  finance2025: page(
    'TDS limits by the Finance Act 2025, FAQ 1408; also incometaxmanagement.in',
    'taxmanagementindia.com',
  ),
  finance2025b: page('TDS and TCS rates by the Finance Act 2025', 'taxguru.in/?p=979183'),
  finance2024: page('Finance (No. 2) Act 2024 ss.53 to 60; also cadrassociates.org', 'cabkgoyal.com'),
  collection: page('Section 394(1) of the Income-tax Act 2025, FAQ; also taxheal.com', 'abcaus.in'),
  luxury: page('Notification 36/2025, 817635', 'taxmanagementindia.com'),
  form141: page('Form 141, help', 'incometax.gov.in'),
  statements27eq: page('Due dates of Form 27EQ, 2016', 'blog.tdsman.com'),
  certificates: page('Certificates of tax deducted', 'incometaxmanagement.com'),
  certificate27d: page('Rule 37D, 314964', 'caclubindia.com'),
  codes27eq: corrected('Public table of the collection codes of Form 27EQ and of the labels of its challans'),
  saleOfGoods: corrected(
    'Section 206C(1H) and the proviso of section 206CC, September 2020; also incometaxmanagement.in',
    'taxshopp.blogspot.com',
  ),
  rules2026: corrected(
    'Notes quoting rules 215, 218 and 219 of the Income-tax Rules 2026, Finance Act 2026 s.85 and Form 143 v1.1, autumn 2026',
  ),
  extensions: page('Circulars 21/2022 and 9/2023; also abcaus.in', 'mvkassociates.com'),
  months: page('Months of interest under section 201(1A), experts 2192004', 'caclubindia.com'),
  monthsArgued: page(
    'A month in section 201(1A) that runs from its day, forum 520975, experts 1087779',
    'caclubindia.com',
  ),
  interestBase: page('Rule 119A and interest on tax at source, experts 1362829', 'caclubindia.com'),
  rounding: page('Rounding of tax at source, 471138; also taxtmi.com 240464', 'caclubindia.com'),
  challan: page('Challan serial numbers', 'taxheal.com'),
  challanCopies: page('Copies of ITNS 281', 'scribd.com'),
  challanNumber: page('Challan identification number, CAM paragraph 15.5', 'kartavyadesk.com'),
  sections: page('Sections of both Income-tax Acts compared', 'aubsp.com'),
} as const satisfies Record<string, LawText>;

/** The forms of the Income-tax Rules 2026 beside those they follow. */
export const FORMS_2026 = corrected(
  'Table of forms made from the notified Income-tax Rules 2026, October 2026; also camittal.com and eztax.in',
);
/** The limits of partners' remuneration since 2024-25. */
export const PARTNER_LIMITS_2024 = corrected(
  'Section 40(b)(v) as amended in 2024, news 23618; also taxmanagementindia.com 79958 and abcaus.in',
  'caclubindia.com',
);
/** Where each section of the Act of 1961 stands in that of 2025, rounding among them. */
export const SECTIONS_2025 = corrected(
  'Map of the sections of the Income-tax Acts 1961 and 2025; code that cites s.516',
);

export const COMPANIES_ACT = unread('Companies Act 2013 and its Rules');
export const LLP_ACT = unread('LLP Act 2008 and LLP Rules 2009');

export const SMALL_COMPANY_2025 = page(
  'CA S.A. Huja: MCA expands small company definition (Dec 2025)',
  'casahuja.com/2025/12/mca-expands-small-company-definition-to.html',
);
export const DIRECTOR_KYC_2026 = page(
  'CorpSection: major shift in director KYC, G.S.R. 943(E) (Dec 2025)',
  'corpsection.com/2025/12/major-shift-in-director-kyc-mca.html',
);
export const DIRECTOR_KYC_PRACTICE = page('Vizttax: triennial director KYC (2026)', 'vizttax.com/insights/?p=974');
export const NORMAL_FEES = page(
  'CompaniesInn: ROC fee computation',
  'companiesinn.com/fees-computation-tool/roc-fee-computation',
);
export const ADDITIONAL_FEES_2022 = page(
  'ABCAUS: MCA revises additional fee for late filing of e-forms (Jan 2022)',
  'abcaus.in/companies-act/mca-revises-additional-fee-for-late-filing-of-e-forms-higher-additional-fee.html',
);
export const GENERAL_CIRCULAR_2026_01 = page('General Circular 01/2026, text (Feb 2026)', 'lssm.in/detail/58035.aspx');
export const GENERAL_CIRCULARS_2026_03_04 = corrected(
  'Notes on General Circulars 03/2026 and 04/2026, which prolonged CCFS-2026 (Jul to Sep 2026)',
);
export const GENERAL_CIRCULAR_2022_09 = corrected('General Circular 09/2022 on director KYC', 'sunkrish.com');
export const GENERAL_CIRCULAR_2023_01 = corrected('General Circular 01/2023 on forms due in January 2023', 'ibclaw.in');
export const COMMENCEMENT_2020 = corrected(
  'SCC Online: S.O. 4646(E) on the commencement of the Companies (Amendment) Act 2020; also aaptaxlaw.com',
  'blog.scconline.gen.in/?p=241111',
);
export const GENERAL_CIRCULAR_2025_06 = page('General Circular 06/2025 (Oct 2025)', 'umeshvedcs.com/detail/56422.aspx');
export const GENERAL_CIRCULAR_2025_08 = page('General Circular 08/2025 (Dec 2025)', 'carishi.com/detail/56531.aspx');
export const GENERAL_CIRCULAR_2026_02 = page(
  'PCS Yogesh Hegde and caalokkumar.com post 1472: General Circular 02/2026 on DPT-3 (Jun 2026)',
  'pcsyogeshhegde.blogspot.com/2026/06/',
);
export const LLP_FEES_2022 = page(
  'Taxguru: reduced additional fees for annual returns of LLPs (2022)',
  'taxguru.in/corporate-law/reduced-additional-fees-filing-annual-returns-llp.html',
);
export const LLP_FORMS = page(
  'Taxguru: LLP Form 3 and Form 4',
  'taxguru.in/company-law/limited-liability-partnership-form-3-form-4.html',
);
export const CHARGE_FEES = page(
  'Taxguru: time limit and fees for filing CHG-1',
  'taxguru.in/company-law/time-limit-fees-filing-chg-1-roc.html',
);
export const MSME_FORM = page(
  'LexComply: specified companies to report dealing with micro and small enterprises (2024)',
  'lexcomply.com/blog/specified-companies-to-report-dealing-with-mses',
);
export const DEMATERIALISATION = page('LegalParivar: dematerialisation guidelines (2024), PAS-6');
export const DEMATERIALISATION_2025 = page('CS Divesh Goyal: rule 9B extension (2025)', 'csdiveshgoyal.com/Blog/1190');
export const CSR_FORM = page(
  'Taxguru: Companies (Accounts) Amendment Rules 2025, CSR-2',
  'taxguru.in/company-law/companies-accounts-amendment-rules-2025.html',
);
export const CSR_THRESHOLDS = page('Mercator: section 135 thresholds (mercator.net)');
export const COMMENCEMENT = page(
  'Compliance Calendar: adjudication for delay in filing INC-20A',
  'compliancecalendar.in/learn/can-roc-initiate-adjudication-for-delay-of18-days-in-filling-inc-20a',
);
export const LESSER_PENALTIES = page('MMJC: lesser penalties, section 446B (mmjc.in)');
export const PENALTIES_2019 = page(
  'BCAS Referencer: penalties under the Companies Act 2019-20 (referencer.bcasonline.org)',
);
export const AMENDMENT_BILL_2026 = page(
  'Gazette Tracker: Corporate Laws (Amendment) Bill 2026, Lok Sabha Bill 85 of 2026',
  'gazettetracker.com/g/CG-DL-E-23032026-271201',
);

export const RATES_2024 = page(
  'TaxManagementIndia: rates for assessment year 2025-26',
  'taxmanagementindia.com/visitor/tmi_faq_details.asp?ID=1440',
);
export const RATES_2025 = page('TaxTMI: rates for 2025-26', 'taxtmi.com/tmi_blog_details?id=794664');
export const FIRM_RATES = page('TaxTMI: rates for firms and LLPs', 'taxtmi.com/tmi_notes?id=2472');
export const NEW_MANUFACTURING = page('Shahi & Co: section 201', 'shahiandco.in/income-tax-act-2025/section-201.html');
export const CONCESSIONAL = page('Thynktax: section 115BAA', 'app.thynktax.com/income-tax/sections/115baa');
export const MANUFACTURING_OPTION = page('TaxTMI: section 199', 'taxtmi.com/rss_feed_blog?id=701234');
export const MAT_MEMORANDUM = page('TaxTMI: memorandum on MAT (Feb 2026)', 'taxtmi.com/tmi_notes?id=2424');
export const MAT_2026 = page('TaxTMI: section 206 as amended (31 Mar 2026)', 'taxtmi.com/tmi_blog_details?id=894035');
export const MARGINAL_RELIEF = page('Compliance India: concept of marginal relief (complianceindia.co.in, 2015)');
export const INTEREST_423 = page('CAclubindia: section 423', 'caclubindia.com/acts/33827');
export const INTEREST_424 = page('CAclubindia: section 424', 'caclubindia.com/acts/33828');
export const INTEREST_425 = page('CA B.K. Goyal and AUBSP: section 425 (cabkgoyal.com, aubsp.com)');
export const RULE_119A = page('TaxTMI: rule 119A', 'taxtmi.com/acts?id=3961');
export const FEE_428 = page('AUBSP: Income-tax Act 2025, section 428 (aubsp.com/income-tax-act-2025-section-428)');
export const AUDIT_FEES = page('FinTaxBlog: Finance Bill 2026, penalties replaced by fees (in.fintaxblog.com)');
export const REVISED_RETURN = page(
  'Practical Tax Planning: amendments in filing of returns (practicaltaxplanning.com, 2026)',
);
export const DUE_DATES = page('EZtax: section 263', 'eztax.in/income-tax-act-2025/section-263');
export const FIRM_DUE_DATES = page(
  'The Tax Corp and Mint: due dates of non-audit cases after the Finance Act 2026 (Feb and Mar 2026)',
  'thetaxcorp.in',
);
export const EXTENSIONS_2025 = page(
  'Business Standard, ABCAUS, ANPTaxCorp: CBDT Circulars 14 and 15 of 2025 (Oct 2025)',
);
export const SECTION_MAP = page('EZtax and AUBSP: old and new section codes compared (eztax.in, aubsp.com)');
export const LOSSES = page(
  'EaseValue: section 119, carry forward and set off',
  'easevalue.com/income-tax-act-2025/section-119-carry-forward-set-off',
);

export const RERA_ACT = unread('Real Estate (Regulation and Development) Act 2016');
export const TELANGANA_2025 = page(
  '1-Comply: TG-RERA quarterly updates and delay fees (26 Mar 2025)',
  '1-comply.com/2025/03/26/',
);
export const KARNATAKA_2026 = page('RERA Filing: K-RERA quarterly updates (rerafiling.com, Jan 2026)');
export const KARNATAKA_FORM_7 = page('LiveLawBiz: K-RERA Form 7 for 2024-25 (14 Jan 2026, beta.livelawbiz.com)');
export const MAHARASHTRA_ORDER = page('Free Press Journal: MahaRERA Order 18/2021 (2 Aug 2021, freepressjournal.in)');
export const MAHARASHTRA_PRACTICE = page('REM: MahaRERA enforcement by the 20th (21 Nov 2023, remumbai.in)');
export const MAHARASHTRA_PENALTY = page(
  'Hindustan Times: MahaRERA acts on missing updates (10 Oct 2023, hindustantimes.com)',
);
export const MAHARASHTRA_FORM_5 = page('Sthan: 2026 comparison of state forms (sthan.org)');
export const MAHARASHTRA_AGENTS = page('R.N. Oswal: half-yearly return of agents', 'rnoswal.com/?p=1153');
export const RISK_POLICY = page('policy.rera-risk.source');

export const TRADE_MARKS_ACT = unread('Trade Marks Act 1999 and Rules 2017');
export const PATENTS_ACT = unread('Patents Act 1970 and Rules 2003');
export const DESIGNS_ACT = unread('Designs Act 2000 and Rules 2001');
export const COPYRIGHT_ACT = unread('Copyright Act 1957');
export const RULE_57 = page(
  'Invntree: Trade Marks Rules 2017, rule 57',
  'invntree.com/resources/india-trademark-act-and-rules/rule-57',
);
export const RULE_58 = page('Abiz Chancellor: renewal and reminder of trade marks (abizchancellor.com)');
export const TRADE_MARK_FEES = page('BananaIP and Selvams: trade mark fees of 2017 (bananaip.com, selvams.com)');
export const RENEWAL_SURCHARGE = page(
  'Selvams: renewal with surcharge',
  'selvams.com/kb/in/trademarks/renewal-with-surcharge',
);
export const OPPOSITION_FEE = page('Trademark Bazaar: opposition fee (trademarkbazaar.com)');
export const LATE_REGISTRATION = page(
  'Trademark and Legal Hub: renewal after late registration (trademarkandlegalhub.com)',
);
export const MADRID_COST = page('S.S. Rana: cost of a Madrid application (ssrana.in)');
export const PATENT_RULES_2024 = page(
  'Legacy Partners and Aumirah: Patents (Amendment) Rules 2024 (legacypartners.in, aumirah.com)',
);
export const WORKING_STATEMENT = page('BananaIP: Patents Rules 2024, Form 27 (bananaip.com)');
export const PATENT_FEES = page('IP Protection India: official patent fees (ipprotectionindia.com)');
export const PATENT_RULE_80 = page('IP India: Patents Rules, rule 80 (ipindia.gov.in)');

export const RECOGNITION_2026 = page(
  'Gazette Tracker: G.S.R. 108(E), 4 Feb 2026',
  'gazettetracker.com/g/CG-DL-E-05022026-269843',
);
export const DEEP_TECH = page('StartupPedia: deep tech startups (startuppedia.in, Feb 2026)');
export const SECTION_80_IAC = page('Indian Kanoon: section 80-IAC', 'future.indiankanoon.org/doc/156143754');
export const SECTION_140 = page('EaseValue: section 140 (4 Jul 2026)', 'easevalue.com/income-tax-act-2025/section-140');
export const MSME_2025 = page(
  'CA S.A. Huja: S.O. 1364(E), classes of enterprises from 1 Apr 2025',
  'casahuja.com/2025/04/regulatory-update-government-revises.html',
);
export const LABOUR = page('BW People: self-certification under labour laws (bwpeople.in)');

/** Where the law of labour and of foreign money was read on 22 November 2026. */
export const LABOUR_SOURCES = {
  codes: corrected(
    'The labour codes in force, wages and gratuity; also livemint.com, 31 December 2025',
    'timesbull.com',
  ),
  ceiling: corrected('EPFO FAQ on the wage ceiling of September 2026, as transcribed in public tests'),
  schemes2026: corrected(
    'Note that read S.O. 5109(E), the Schemes of 2026, S.O. 2011(E) and 828(E); also staffnews.in',
  ),
  damages: corrected(
    'Damages since 15 June 2024, and the rates before; also foxmandal.in and peoplescient.com',
    'khaitanco.com',
  ),
  payroll: corrected('Public payroll notes with their sources, 2026'),
  professionalTax: corrected('Professional tax by State, slabs and days', 'legalbritellp.com/information'),
  foreignMoney: corrected("The Reserve Bank's table of late submission fees, as on a public page on FEMA"),
} as const satisfies Record<string, LawText>;

/** Where the law of what companies own was read. */
export const SCHEDULE_II = corrected(
  'Schedule II of the Companies Act 2013, lives and notes; also learnedca.blogspot.com',
  'natupathak.com',
);
export const ACCOUNTING_STANDARDS = unread('Companies (Accounting Standards) Rules 2021');
export const CAPITAL_GOODS_CREDIT = corrected('Section 18(6) and rules 40(2) and 44(6), which differ', 'taxguru.in');

/** Read for the tax on salaries, on the day it was written down. */
const read = textsReadOn('2026-11-27');
export const SALARY_SOURCES = {
  slabs2025: read(
    'Slabs, rebate and standard deduction of the default regime, 2025-26',
    'taxupdates.cagurujiclasses.com/new-income-tax-slab-rates-for-fy-2025-26-ay-2026-27',
  ),
  slabs2024: read(
    'Slabs and standard deduction of the budget of July 2024',
    'businesstoday.in/amp/bt-tv/union-budget-2024/video/budget-2024-fm-sitharaman-announces-revision-in-personal-income-tax-slabs-438366-2024-07-23',
  ),
  section202: read(
    'Sections 202 and 156 of the Income-tax Act 2025: slabs and rebate, as explained to the Bill',
    'castudyweb.com/income-tax-section-202',
  ),
  oldSlabs: read('Slabs by age and rebate of the old regime', 'financecalc.app/tax_calculator.html'),
  oldSurcharge: read(
    'Surcharge and deductions by regime, 2025-26',
    'canarahsbclife.com/blog/tax-saving/how-can-a-salaried-individual-with-salary-between-rs-20l-to-rs-25l-save-taxes-in-india',
  ),
} as const satisfies Record<string, LawText>;

/** Where rates of income at special rates were read, to complete the compilation. */
const special = textsReadOn('2026-11-28');

export const UDYAM_TURNOVER = special(
  'The Fin Bazaar: notification of 26 Jun 2020, turnover; also aradhyaexim.com',
  'thefinbazaar.com/notification-on-msme-dated-26th-june-2020',
);

export const GENERAL_MEETING = special(
  'ICAI Ghaziabad: section 101 of the Companies Act 2013; also lawgist.in',
  'icaigzb.org/act_rules.php?page=5380',
);

export const XBRL_RULE = special(
  'Rule 3 of the XBRL Rules 2015 with its proviso; also hja.legal',
  'taxapps.in/ActsContentDetail.aspx?id=9457',
);

export const SPECIAL_SOURCES = {
  section115bbe: special('TaxTMI: section 115BBE', 'taxtmi.com/acts?id=16590'),
  section115bbf: special(
    'CAclubindia: section 115BBF',
    'caclubindia.com/acts/26978-section-115bbf-income-tax-act-1961.asp',
  ),
  section195: special(
    'The Tax Talk: section 195 as amended by the Finance Act 2026; also in.fintaxblog.com',
    'thetaxtalk.com/2026/05/unexplained-credit-relief-the-finance-act-2026-gives-with-one-hand-takes-away-with-the-other/',
  ),
  surcharge195: special(
    'The Economic Times: 30% with a surcharge of 25% of it',
    'aniltikotekar4sme.com/2026/02/07/pay-reduced-tax-at-39-rate-on-unexplained-income-compared-to-78-earlier-with-close-eye-on-penalty-budget-2026-announcement-the-economic-times',
  ),
  gains2024: special('Finance (No. 2) Act 2024, section 31: section 112A', 'cabkgoyal.com/section-31-finance-acts'),
  longTerm2024: special('TaxTMI: clause 30 of the Finance (No. 2) Bill 2024', 'taxtmi.com/acts?id=43573'),
  section194: special('EZTax: section 194 of the Income-tax Act 2025', 'eztax.in/income-tax-act-2025/section-194'),
  section196: special('AUBSP: section 196 of the Income-tax Act 2025', 'aubsp.com/section-206c-income-tax-act'),
  section197: special(
    'CAclubindia: section 197 of the Income-tax Act 2025',
    'caclubindia.com/acts/33600-tax-on-long-term-capital-gains-income-tax-act-2025.asp',
  ),
  section198: special(
    'CAclubindia: section 198 of the Income-tax Act 2025',
    'caclubindia.com/acts/33601-tax-on-long-term-capital-gains-in-certain-cases-income-tax-act-2025.asp',
  ),
};
