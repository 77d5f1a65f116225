import { textsReadOn, unread } from '../law/table';

const page = textsReadOn('2026-11-20');

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
