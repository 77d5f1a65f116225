import type { ClientType } from '../company/values';
import { gstinCheckCharacter } from '../identifiers/tax-number';
import { type IsoDate, isoDate } from '../shared/dates';
import type { BillingCycle, SubscriptionType } from '../subscription/values';
import type { DemoAccount } from './books';
import { FREIGHT, HOMES, INTERIORS, MILLET, ROBOTICS, WEAVES } from './client-books';
import { MAIN_BOOKS } from './main-books';

export type DemoClient = {
  name: string;
  cin: string;
  pan: string;
  tan: string;
  gstin: string;
  incorporationDate: IsoDate;
  clientType: ClientType;
  assignedManager: string | undefined;
  /** Rupees a month, as the API would carry them. */
  monthlyFee: string;
  subscription: { subscriptionType: SubscriptionType; billingCycle: BillingCycle; monthsAgo: number } | undefined;
  accounts: readonly DemoAccount[];
};

type Registered = Pick<DemoClient, 'cin' | 'pan' | 'tan' | 'gstin' | 'incorporationDate'>;

/** A company's numbers, which hang together: the GSTIN holds the PAN and ends in its own check digit. */
function registered(cin: string, pan: string, tan: string, gstState: string, born: string): Registered {
  const first14 = `${gstState}${pan}1Z`;
  return { cin, pan, tan, gstin: first14 + gstinCheckCharacter(first14), incorporationDate: isoDate(born) };
}

const subscribed = (subscriptionType: SubscriptionType, billingCycle: BillingCycle, monthsAgo: number) => ({
  subscriptionType,
  billingCycle,
  monthsAgo,
});

const [MEERA, ROHAN, FARAH] = ['CA Meera Iyer', 'CA Rohan Deshmukh', 'CA Farah Siddiqui'] as const;

/** The clients of the demonstration firm, the main one first. All invented; the numbers are of the right shape only. */
export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    name: 'Aarohan Byteworks Private Limited',
    ...registered('U62013KA2021PTC151874', 'AAWCA4471K', 'BLRA14482D', '29', '2021-08-12'),
    clientType: 'enterprise',
    assignedManager: MEERA,
    monthlyFee: '24999.00',
    subscription: subscribed('enterprise', 'monthly', 14),
    accounts: MAIN_BOOKS,
  },
  {
    name: 'Bhumika Millet Foods Private Limited',
    ...registered('U10612TS2020PTC143309', 'AAJCB2093M', 'HYDB06117A', '36', '2020-11-02'),
    clientType: 'regular',
    assignedManager: ROHAN,
    monthlyFee: '7999.00',
    subscription: subscribed('basic', 'monthly', 9),
    accounts: [MILLET],
  },
  {
    name: 'Chitrangan Interiors Private Limited',
    ...registered('U74103MH2018PTC311562', 'AAHCC7716P', 'MUMC21930F', '27', '2018-06-25'),
    clientType: 'premium',
    assignedManager: ROHAN,
    monthlyFee: '14999.00',
    subscription: subscribed('premium', 'quarterly', 20),
    accounts: [INTERIORS],
  },
  {
    name: 'Dhruvika Freight Private Limited',
    ...registered('U49231GJ2016PTC092245', 'AAFCD3358Q', 'AHMD09845C', '24', '2016-09-19'),
    clientType: 'premium',
    assignedManager: FARAH,
    monthlyFee: '16999.00',
    subscription: subscribed('premium', 'monthly', 26),
    accounts: [FREIGHT],
  },
  {
    name: 'Ekansh Robotics (OPC) Private Limited',
    ...registered('U28221TN2023OPC161703', 'AAHCE9021R', 'CHEE11276B', '33', '2023-02-06'),
    clientType: 'regular',
    assignedManager: undefined,
    monthlyFee: '5999.00',
    subscription: undefined,
    accounts: [ROBOTICS],
  },
  {
    name: 'Falgun Weaves Limited',
    ...registered('U13121RJ2009PLC028814', 'AABCF5540L', 'JPRF03359G', '08', '2009-04-30'),
    clientType: 'enterprise',
    assignedManager: MEERA,
    monthlyFee: '21999.00',
    subscription: subscribed('enterprise', 'yearly', 11),
    accounts: [WEAVES],
  },
  {
    name: 'Girnar Meadow Homes Private Limited',
    ...registered('U41001HR2019PTC081126', 'AAGCG6682N', 'RTKG07714E', '06', '2019-01-15'),
    clientType: 'premium',
    assignedManager: FARAH,
    monthlyFee: '18999.00',
    subscription: subscribed('premium', 'monthly', 5),
    accounts: [HOMES],
  },
];
