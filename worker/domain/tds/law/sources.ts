import { type LawText, textsReadOn } from '../../law/table';

const cited = textsReadOn('2026-11-20');

const SPECS = 'github.com/jabaharlalsah-cmd/Tally/blob/main/resources/tds-specs';
const CATALOG = 'github.com/Mani78506/26AS-RECONCILATION/blob/main/backend/data/tds_statutory_rules';

/** Where the law of tax at source was read. A site stands for the page of that title on it. */
export const SOURCES = {
  contracts: cited('Income-tax Act 2025 s.393(1), Table Sl. 6', 'future.indiankanoon.org/doc/103383880'),
  catalog: cited('TDS catalogue quoting the Act of 2025 as amended in 2026', `${CATALOG}/official_tds_catalog.json`),
  reckoner: cited('TDS ready reckoner for 2026-27, partly unverified', `${CATALOG}/fy2026_27_ca_source_manifest.json`),
  form140: cited('Form 140 v1.0, fields', `${SPECS}/form-26q-current.json`),
  annexures: cited('Form 140, Annexures: payment codes and flags', `${SPECS}/form-26q-annexures.json`),
  layout2025: cited('Transcription of the 26Q v7.8 and 24Q v6.3 formats, August 2026'),
  formNotes: cited('Research note quoting the guidance notes of Forms 138 and 130 to 133, August 2026'),
  salaryCodes: cited('Note on the payment codes of RPU 1.0, June 2026'),
  codeTables: cited('Public tables of the payment codes of the Act of 2025'),
  deposit: cited('TDS compliance under rules 218 and 219', 'taxheal.com'),
  default398: cited('Section 398 of the Income-tax Act 2025; also easevalue.com, 5 July 2026', 'aubsp.com'),
  fee427: cited('Section 427 of the Income-tax Act 2025; also mznassociates.com', 'sundeepbimal.com'),
  noPan397: cited('Section 397 of the Income-tax Act 2025', 'aubsp.com'),
  noPan206aa: cited('Section 206AA of the Income-tax Act 1961, acts 27264', 'caclubindia.com'),
  finance2025: cited(
    'TDS limits by the Finance Act 2025, FAQ 1408; also incometaxmanagement.in',
    'taxmanagementindia.com',
  ),
  finance2025b: cited('TDS and TCS rates by the Finance Act 2025', 'taxguru.in/?p=979183'),
  finance2024: cited('Finance (No. 2) Act 2024 ss.53 to 60; also cadrassociates.org', 'cabkgoyal.com'),
  collection: cited('Section 394(1) of the Income-tax Act 2025, FAQ; also taxheal.com', 'abcaus.in'),
  luxury: cited('Notification 36/2025, 817635', 'taxmanagementindia.com'),
  form141: cited('Form 141, help', 'incometax.gov.in'),
  statements27eq: cited('Due dates of Form 27EQ, 2016', 'blog.tdsman.com'),
  certificates: cited('Certificates of tax deducted', 'incometaxmanagement.com'),
  certificate27d: cited('Rule 37D, 314964', 'caclubindia.com'),
  extensions: cited('Circulars 21/2022 and 9/2023; also abcaus.in', 'mvkassociates.com'),
  months: cited('Months of interest under section 201(1A), experts 2192004', 'caclubindia.com'),
  interestBase: cited('Rule 119A and interest on tax at source, experts 1362829', 'caclubindia.com'),
  rounding: cited('Rounding of tax at source, 471138; also taxtmi.com 240464', 'caclubindia.com'),
  challan: cited('Challan serial numbers', 'taxheal.com'),
  challanCopies: cited('Copies of ITNS 281', 'scribd.com'),
  challanNumber: cited('Challan identification number, CAM paragraph 15.5', 'kartavyadesk.com'),
  sections: cited('Sections of both Income-tax Acts compared', 'aubsp.com'),
} as const satisfies Record<string, LawText>;
