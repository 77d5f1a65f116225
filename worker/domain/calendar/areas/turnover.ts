import { addMonths, financialYearOf, type IsoDate } from '../../shared/dates';
import { type Explained, inPaise, inWords, type Step, yesOrNo } from '../../shared/explained';
import type { Paise } from '../../shared/money';
import type { Standing } from '../standing';

// A turnover is of its year whichever day it was stated to hold from.
const EVER = '9999-12-31' as IsoDate;

/** What a company has stated as its turnover of a financial year, over all of India. */
export const turnoverOf = (standing: Standing, year: string): Paise | undefined =>
  standing.factOn('turnover', EVER, year)?.value.amount;

/** The financial year before the one a day falls in. */
export const yearBefore = (day: IsoDate): string => financialYearOf(addMonths(day, -12));

export const NOT_STATED = inWords('not stated');

/** A turnover as a step of its own, stated or not. */
export const turnoverStep = (year: string, turnover: Paise | undefined): Step => ({
  id: 'turnover',
  label: `Turnover of ${year}`,
  quantity: turnover === undefined ? NOT_STATED : inPaise(turnover),
  inputs: [],
});

/** Why it cannot be told whether a form is due: the turnover that would decide is not stated. */
export const turnoverMissing = (form: string, year: string): Explained<boolean> => ({
  value: false,
  steps: [
    turnoverStep(year, undefined),
    {
      id: 'applies',
      label: `Whether ${form} is due cannot be told`,
      quantity: yesOrNo(false),
      formula: 'the turnover of the year decides, and it is not stated',
      inputs: ['turnover'],
    },
  ],
});
