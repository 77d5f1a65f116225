import * as v from 'valibot';
import { itemSearch } from '../../lib/item-search';
import { orNone } from '../../lib/search-fields';

// Read with the first page, whichever that is: nothing here may bring the forms along.

export const FACT_TABS = ['facts', 'events', 'filed', 'past'] as const;
export type FactTab = (typeof FACT_TABS)[number];

/** The guided set-up, one form a step, in the order of a founder's papers. */
export const SETUP_STEPS = [
  'legal-form',
  'capital',
  'contribution',
  'turnover',
  'gst-registration',
  'tan',
  'director',
  'auditor',
  'employees',
  'tax-regime',
  'tax-carried',
  'first-export',
  'provident-fund',
  'state-insurance',
  'professional-tax',
  'startup-recognition',
  'board-certificate',
  'holiday-claim',
  'formation',
  'rera-project',
  'rera-agent',
  'rera-activity',
  'ip-asset',
  'questions',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What the page keeps in the address. */
export const factSearch = v.object({
  tab: orNone(v.picklist(FACT_TABS)),
  /** The step of the guided set-up that is open. */
  step: orNone(v.picklist(SETUP_STEPS)),
  /** The fact whose panel is open. */
  fact: orNone(v.string()),
  ...itemSearch,
});
