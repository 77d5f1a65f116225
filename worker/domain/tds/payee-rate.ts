import { type Rule, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { type BasisPoints, percent } from '../shared/money';
import { NO_PAN_RATE, NO_PAN_RATE_OF_TRADE, NON_FILER_RATE } from './law/higher-rates';

export type Payee = { nature: string; eventOn: IsoDate; hasPan: boolean; isNonFiler?: boolean };

const OF_TRADE = ['goods', 'platformSales', 'platformSalesOfIndividual'];

// Section 206AB itself spares these: salary, provident fund, winnings, securitisation, cash, and what individuals pay by PAN.
const SPARED_NON_FILERS = [
  ...['salary', 'seniorCitizen', 'providentFund', 'lottery', 'horseRace', 'onlineGame', 'nonResident'],
  ...['securitisation', 'securitisationToIndividual', 'cashWithdrawal', 'cashWithdrawalByCooperative'],
  ...[
    'cashWithdrawalByNonFiler',
    'propertyPurchase',
    'individualsRent',
    'individualsContract',
    'virtualAssetOfSpecified',
  ],
];

const higher = (a: BasisPoints, b: BasisPoints): BasisPoints => (a > b ? a : b);

/** The rate for this payee: raised where no PAN was given (206AA, 397(2)) or, until March 2025, no return was filed (206AB). */
export function payeeRate(own: BasisPoints, payee: Payee): { rate: BasisPoints; raisedBy?: Rule<unknown> } {
  const candidates = [...withoutPan(payee), ...nonFiler(own, payee)].filter(({ rate }) => rate > own);
  const [first, ...others] = candidates;
  if (!first) return { rate: own };
  return others.reduce((highest, one) => (one.rate > highest.rate ? one : highest), first);
}

type Raised = { rate: BasisPoints; raisedBy: Rule<unknown> };

function withoutPan({ hasPan, nature, eventOn }: Payee): Raised[] {
  if (hasPan) return [];
  const raisedBy = ruleInForce(OF_TRADE.includes(nature) ? NO_PAN_RATE_OF_TRADE : NO_PAN_RATE, eventOn);
  return [{ rate: raisedBy.value, raisedBy }];
}

function nonFiler(own: BasisPoints, { isNonFiler, nature, eventOn }: Payee): Raised[] {
  if (!isNonFiler || SPARED_NON_FILERS.includes(nature)) return [];
  const raisedBy = NON_FILER_RATE.find(({ from, to }) => from <= eventOn && (to === null || eventOn <= to));
  if (!raisedBy) return [];
  const { times, atLeast } = raisedBy.value;
  return [{ rate: higher(percent((own * times) / 100), atLeast), raisedBy }];
}
