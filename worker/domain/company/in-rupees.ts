import { formatRupees, paise } from '../shared/money';

// The amounts among the values of facts and the details of events; everything else in them is a text, a day, a count or an answer.
const AMOUNTS = ['paidUp', 'authorised', 'amount', 'cost', 'paid'];

/** What a fact or event says, with its amounts as the API carries them: paise become '2500000.00'. */
export const inRupees = (said: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      AMOUNTS.includes(name) && typeof value === 'number' ? formatRupees(paise(value)) : value,
    ]),
  );
