import { type DemoAccount, dues, out, type Recurring } from './books';

type Business = {
  bank: [bankName: string, ifscCode: string, accountNumber: string];
  opening: string;
  customers: readonly string[];
  receiptsAMonth: number;
  payments: readonly Recurring[];
  smallSpends?: number;
};

/** The one current account of a smaller client. */
function account(name: string, { bank, payments, smallSpends = 4, ...rest }: Business): DemoAccount {
  const [bankName, ifscCode, accountNumber] = bank;
  const accountName = `${name} - Current`;
  return {
    accountName,
    accountNumber,
    bankName,
    ifscCode,
    accountType: 'current',
    recurring: payments,
    smallSpends,
    ...rest,
  };
}

export const MILLET = account('Bhumika Millet Foods', {
  bank: ['State Bank of India', 'SBIN0020322', '40118820457'],
  opening: '742180.00',
  customers: ['NEFT-SBINN{REF}-GOKULAM SUPERMARKETS P LTD', 'NEFT-UTIBN{REF}-ANNAPURNA STORES'],
  receiptsAMonth: 640_000,
  payments: [
    out(2, 42_000, 'GODOWN RENT {MON} {YY} - K VENKATESH'),
    out(10, 212_000, 'NEFT DR-SBIN0000300-DECCAN GRAIN TRADERS-INV {REF}', 20),
    out(13, 31_500, 'SHREE BALAJI TRANSPORT FREIGHT {MON}{YY}', 15),
    out(30, 164_000, 'SALARY {MON}{YY} 7 EMPLOYEES', 2),
    ...dues(6_200, 14_300, 21_800),
  ],
});

export const INTERIORS = account('Chitrangan Interiors', {
  bank: ['Axis Bank', 'UTIB0000073', '921020045117390'],
  opening: '518900.00',
  customers: ['NEFT/HDFCN{REF}/PRAKRITI HOMES AND DEVELOPERS', 'IMPS/P2A/{REF}/RIDDHI SHAH'],
  receiptsAMonth: 820_000,
  payments: [
    out(5, 76_700, 'OFFICE RENT {MON} {YY} - LODHA CHAMBERS'),
    out(8, 238_000, 'NEFT/UTIBN{REF}/TEAKWOOD PANELS LLP', 22),
    out(17, 96_000, 'CONTRACTOR PAYMENT RAJU CARPENTRY WORKS', 18),
    out(29, 221_000, 'SALARY {MON}{YY} 6 EMPLOYEES', 2),
    ...dues(18_900, 19_100, 58_300),
  ],
});

export const FREIGHT = account('Dhruvika Freight', {
  bank: ['Kotak Mahindra Bank', 'KKBK0000958', '7412009931'],
  opening: '1103350.00',
  customers: ['NEFT UTIBN{REF} MEGHALAYA STEEL AND WIRES LIMITED', 'NEFT HDFCN{REF} KESARI LOOM PVT LTD'],
  receiptsAMonth: 1_480_000,
  payments: [
    out(4, 388_000, 'INDIAN OIL FLEET CARD FUEL {MON}{YY}', 16),
    out(6, 92_000, 'FASTAG NETC TOLL RECHARGE', 20),
    out(10, 184_500, 'ACH D- TATA MOTORS FINANCE-EMI {MON}{YY}'),
    out(27, 346_000, 'SALARY {MON}{YY} 18 EMPLOYEES', 3),
    ...dues(22_300, 36_900, 71_500),
  ],
});

export const ROBOTICS = account('Ekansh Robotics', {
  bank: ['HDFC Bank', 'HDFC0001098', '50200077140026'],
  opening: '391240.00',
  customers: [
    'FCY INWARD REMITTANCE-NORTHWIND LABS INC-FIRC {REF}',
    'NEFT CR-ICIC0000104-SURYAVANSHI AGRO INDUSTRIES LTD-{REF}',
  ],
  receiptsAMonth: 460_000,
  payments: [
    out(2, 24_500, 'COWORKING SEATS {MON}{YY} - INDIQUBE'),
    out(3, 16_900, 'GITHUB INC USD 190', 6),
    out(19, 84_000, 'NEFT DR-HDFC0000240-PRECISION FABRICATORS-INV {REF}', 25),
    out(28, 142_000, 'SALARY {MON}{YY} 4 EMPLOYEES', 2),
    ...dues(9_400, 11_800, 24_600),
  ],
  smallSpends: 6,
});

export const WEAVES = account('Falgun Weaves', {
  bank: ['Bank of Baroda', 'BARB0JOHARI', '09870200001864'],
  opening: '1864020.00',
  customers: ['RTGS-BARBR{REF}-MARUDHAR EMPORIUM LIMITED', 'NEFT-SBINN{REF}-SUNANDA SAREES'],
  receiptsAMonth: 1_920_000,
  payments: [
    out(7, 612_000, 'RTGS-BARBR{REF}-COTTON YARN SPINNERS LTD', 18),
    out(11, 88_000, 'JVVNL ELECTRICITY {MON}{YY}', 12),
    out(14, 118_400, 'JOB WORK PAYMENT DYEING UNIT', 20),
    out(30, 518_000, 'SALARY {MON}{YY} 34 EMPLOYEES', 2),
    ...dues(28_700, 62_400, 84_200),
  ],
});

export const HOMES = account('Girnar Meadow Homes', {
  bank: ['ICICI Bank', 'ICIC0000104', '010405008812'],
  opening: '4120000.00',
  customers: ['NEFT-HDFCN{REF}-BOOKING INSTALMENT UNIT B-204', 'RTGS-SBINR{REF}-BOOKING INSTALMENT UNIT A-101'],
  receiptsAMonth: 3_600_000,
  payments: [
    out(5, 1_180_000, 'RTGS-ICICR{REF}-SHIVALIK CONSTRUCTIONS PVT LTD', 15),
    out(9, 472_000, 'NEFT-ICICN{REF}-AMBUJA CEMENT DEALERS', 25),
    out(16, 236_000, 'MANPOWER SUPPLY SITE {MON}{YY} - GIRI STAFFING', 12),
    out(28, 384_000, 'SALARY {MON}{YY} 12 EMPLOYEES', 2),
    ...dues(52_600, 31_200, 143_000),
  ],
});
