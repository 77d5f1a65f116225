import type { DutyQuestion } from '../company/facts';
import type { NewFact } from '../company/known';
import type { GstFiler } from '../gst/law/returns';
import type { TaxRegime } from '../income-tax/regime';
import type { ReraState } from '../rera/law/projects-and-agents';
import type { LegalForm } from '../roc/classification';
import { isoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import { DEMO_RIGHTS } from './rights';

/** What a demonstration client is, beside its numbers, and how punctual it shall look on the day it is shown. */
export type DemoProfile = {
  legalForm: LegalForm;
  /** Whole rupees. */
  paidUp: number;
  authorised: number;
  /** Of the last three financial years, the latest first, in whole rupees. */
  turnovers: readonly [number, number, number];
  filer: GstFiler;
  regime: TaxRegime;
  employees: number;
  paysSalary: boolean;
  /** Tax withheld from residents in a month, whole rupees. */
  withheldAMonth: number;
  directors: readonly { din: string; name: string }[];
  auditor: string;
  yes: readonly DutyQuestion[];
  /** The score it shall have on the day it is shown, and what it leaves open that day. */
  target: number;
  open: { GST: number; TDS: number };
  more: readonly NewFact[];
  /** A project under RERA whose registration ends some months after the day it is shown, and a further one that is planned. */
  project?: { number: string; name: string; next: string; state: ReraState; cost: number; monthsLeft: number };
};

export const paiseOf = (rupees: number): Paise => paise(rupees * 100);
const PUNCTUAL = { GST: 0, TDS: 0 };
const day = isoDate;

/** By the CIN of each client. Identification numbers of directors are above all that were ever given. */
export const DEMO_PROFILES: Readonly<Record<string, DemoProfile>> = {
  U62013KA2021PTC151874: {
    legalForm: 'private',
    paidUp: 25_00_000,
    authorised: 50_00_000,
    turnovers: [3_40_00_000, 2_65_00_000, 1_90_00_000],
    filer: 'regular-monthly',
    regime: 'concessional_22',
    employees: 8,
    paysSalary: true,
    withheldAMonth: 12_500,
    directors: [
      { din: '99990101', name: 'Aarav Kulkarni' },
      { din: '99990102', name: 'Ishita Menon' },
    ],
    auditor: 'Shaligram & Associates',
    yes: ['advance-tax'],
    target: 93,
    open: { GST: 2, TDS: 1 },
    more: [
      {
        ...{ kind: 'formation', subject: '', holdsFrom: day('2022-01-20') },
        value: { isReconstruction: false, hasUsedPlant: false },
      },
      {
        kind: 'startup-recognition',
        subject: '',
        holdsFrom: day('2022-01-20'),
        value: { certificate: 'DEMO-DIPP00000', recognisedOn: day('2022-01-20') },
      },
      {
        kind: 'ip-asset',
        subject: 'DEMO-TM-0001',
        holdsFrom: day('2022-03-14'),
        value: {
          kind: 'trademark',
          name: 'AAROHAN',
          appliedOn: day('2022-03-14'),
          registeredOn: day('2023-02-06'),
          classes: [9, 42],
        },
      },
      ...DEMO_RIGHTS,
    ],
    project: {
      number: 'DEMO-PRM/KA/RERA/000000',
      name: 'Aarohan Garden Lofts',
      next: 'Aarohan Garden Lofts II',
      ...{ state: 'KA', cost: 18_00_00_000, monthsLeft: 5 },
    },
  },
  U10612TS2020PTC143309: {
    legalForm: 'private',
    paidUp: 10_00_000,
    authorised: 10_00_000,
    turnovers: [1_42_00_000, 1_18_00_000, 96_00_000],
    filer: 'regular-QRMP',
    regime: 'concessional_22',
    employees: 14,
    paysSalary: false,
    withheldAMonth: 4_200,
    directors: [{ din: '99990201', name: 'Bhavana Reddy' }],
    auditor: 'Kaveri & Co',
    yes: ['advance-tax'],
    target: 90,
    open: PUNCTUAL,
    more: [],
  },
  U74103MH2018PTC311562: {
    legalForm: 'private',
    paidUp: 40_00_000,
    authorised: 50_00_000,
    turnovers: [6_10_00_000, 5_40_00_000, 4_85_00_000],
    filer: 'regular-monthly',
    regime: 'concessional_22',
    employees: 22,
    paysSalary: true,
    withheldAMonth: 38_000,
    directors: [
      { din: '99990301', name: 'Chetan Gokhale' },
      { din: '99990302', name: 'Chitra Gokhale' },
    ],
    auditor: 'Deshmukh Rane & Co',
    yes: ['advance-tax', 'dues-to-small-suppliers'],
    target: 84,
    open: { GST: 1, TDS: 0 },
    more: [],
  },
  U49231GJ2016PTC092245: {
    legalForm: 'private',
    paidUp: 75_00_000,
    authorised: 1_00_00_000,
    turnovers: [9_80_00_000, 9_10_00_000, 8_20_00_000],
    filer: 'regular-monthly',
    regime: 'concessional_22',
    employees: 46,
    paysSalary: true,
    withheldAMonth: 61_000,
    directors: [
      { din: '99990401', name: 'Dhruv Patel' },
      { din: '99990402', name: 'Darshana Shah' },
    ],
    auditor: 'Mehta Vora & Associates',
    yes: ['advance-tax', 'dues-to-small-suppliers', 'deposits-or-loans'],
    target: 88,
    open: PUNCTUAL,
    more: [],
  },
  U28221TN2023OPC161703: {
    legalForm: 'opc',
    paidUp: 2_00_000,
    authorised: 10_00_000,
    turnovers: [64_00_000, 41_00_000, 12_00_000],
    filer: 'regular-QRMP',
    regime: 'concessional_22',
    employees: 3,
    paysSalary: false,
    withheldAMonth: 1_800,
    directors: [{ din: '99990501', name: 'Ekanathan Pillai' }],
    auditor: 'Ramanathan & Co',
    yes: [],
    target: 79,
    open: { GST: 0, TDS: 1 },
    more: [],
  },
  U13121RJ2009PLC028814: {
    legalForm: 'public',
    paidUp: 3_20_00_000,
    authorised: 5_00_00_000,
    turnovers: [28_40_00_000, 25_60_00_000, 24_10_00_000],
    filer: 'regular-monthly',
    regime: 'normal',
    employees: 118,
    paysSalary: true,
    withheldAMonth: 1_45_000,
    directors: [
      { din: '99990601', name: 'Falguni Rathore' },
      { din: '99990602', name: 'Firoz Merchant' },
      { din: '99990603', name: 'Gayatri Singhvi' },
    ],
    auditor: 'Singhvi Lodha & Associates',
    yes: ['advance-tax', 'shares-in-demat', 'dues-to-small-suppliers'],
    target: 89,
    open: PUNCTUAL,
    more: [],
  },
  U41001HR2019PTC081126: {
    legalForm: 'private',
    paidUp: 1_50_00_000,
    authorised: 2_00_00_000,
    turnovers: [14_20_00_000, 11_70_00_000, 9_60_00_000],
    filer: 'regular-monthly',
    regime: 'concessional_22',
    employees: 31,
    paysSalary: true,
    withheldAMonth: 92_000,
    directors: [
      { din: '99990701', name: 'Girish Malik' },
      { din: '99990702', name: 'Gauri Bhardwaj' },
    ],
    auditor: 'Bhardwaj Saini & Co',
    yes: ['advance-tax', 'deposits-or-loans'],
    target: 86,
    open: PUNCTUAL,
    more: [
      {
        kind: 'rera-project',
        subject: 'DEMO-P52100000000',
        holdsFrom: day('2023-05-02'),
        value: {
          state: 'MH',
          name: 'Girnar Meadow Homes, phase I',
          registeredOn: day('2023-05-02'),
          endsOn: day('2029-03-31'),
          cost: paiseOf(48_00_00_000),
        },
      },
    ],
  },
};
