import { type DemoAccount, dues, into, out, quarterly } from './books';

const SWEEP = 75_000;

const current: DemoAccount = {
  accountName: 'Aarohan Byteworks - Operations',
  accountNumber: '50200041887632',
  bankName: 'HDFC Bank',
  ifscCode: 'HDFC0000240',
  accountType: 'current',
  opening: '2845310.40',
  recurring: [
    out(1, 88_500, 'OFFICE RENT {MON} {YY} - MANDAKINI ESTATES'),
    out(3, 61_400, 'AWS INDIA {MON}{YY}', 14),
    out(4, 8_850, 'ZOHO CORPORATION PVT LTD SUBSCRIPTION {MON}{YY}'),
    out(6, 4_130, 'AIRTEL BROADBAND BILL {MON}{YY}', 5),
    out(9, 18_600, 'BESCOM ELECTRICITY {MON}{YY}', 15),
    out(12, 35_400, 'GOOGLE INDIA PVT LTD ADS {MON}{YY}', 30),
    out(16, 22_400, 'HDFC CREDIT CARD BILL', 35),
    out(18, 45_000, 'NEFT DR-KKBK0000958-VASUDHA DESIGN STUDIO-INV {REF}', 20),
    out(22, SWEEP, 'TRANSFER TO OWN A/C XX3391 ICICI'),
    out(28, 312_000, 'SALARY {MON}{YY} 8 EMPLOYEES', 2),
    out(28, 295, 'BANK CHARGES {MON}{YY} INCL GST'),
    quarterly(out(14, 60_000, 'ADVANCE TAX CBDT {MON}{YY}')),
    quarterly(out(25, 59_000, 'SHALIGRAM & ASSOCIATES, CA - RETAINER')),
    into(11, 63_218, 'RAZORPAY SOFTWARE SETTLEMENT', 18),
    ...dues(24_600, 28_208, 84_400),
  ],
  smallSpends: 8,
  customers: [
    'NEFT-ICICN{REF}-BLUEPINE ANALYTICS PVT LTD',
    'RTGS-HDFCR{REF}-NEELGAGAN AIRPORTS LIMITED',
    'NEFT-UTIBN{REF}-TAMRAPARNI RETAIL PVT LTD',
    'NEFT-SBINN{REF}-JALTARANG FOODS LLP',
    'NEFT-KKBKN{REF}-AROGYAM HOSPITALS PVT LTD',
  ],
};

const reserve: DemoAccount = {
  accountName: 'Aarohan Byteworks - Reserve',
  accountNumber: '004705013391',
  bankName: 'ICICI Bank',
  ifscCode: 'ICIC0000047',
  accountType: 'savings',
  opening: '612400.00',
  recurring: [
    into(22, SWEEP, 'TRANSFER FROM OWN A/C XX7632 HDFC'),
    quarterly(into(28, 5_211, 'CREDIT INTEREST CAPITALISED', 8)),
  ],
  smallSpends: 0,
  customers: [],
};

/** The books of the main company: an office, eight people, five customers, a reserve. */
export const MAIN_BOOKS: readonly DemoAccount[] = [current, reserve];
