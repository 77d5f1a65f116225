import { textsReadOn } from '../law/table';

const page = textsReadOn('2026-11-20');

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
export const EXTENSIONS_2025 = page(
  'Business Standard, ABCAUS, ANPTaxCorp: CBDT Circulars 14 and 15 of 2025 (Oct 2025)',
);
export const SECTION_MAP = page('EZtax and AUBSP: old and new section codes compared (eztax.in, aubsp.com)');
export const LOSSES = page(
  'EaseValue: section 119, carry forward and set off',
  'easevalue.com/income-tax-act-2025/section-119-carry-forward-set-off',
);
