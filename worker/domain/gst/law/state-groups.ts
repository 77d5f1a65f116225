import type { RuleHistory } from '../../law/rule';
import { historyOf } from '../../law/table';
import { SOURCES } from './sources';

/** The States of each group, by the first two digits of a GSTIN. Code 97 is in no notified list: see the group's own row. */
export type StateGroups = { X: readonly string[]; Y: readonly string[] };

/** The groups of States whose quarterly GSTR-3B is due on the 22nd (X) and on the 24th (Y). */
export const GSTR3B_STATE_GROUPS: RuleHistory<StateGroups> = historyOf({
  id: 'GST.3B.GROUPS',
  from: '2021-01-01',
  basis: 'TAX_PERIOD',
  value: {
    X: ['22', '23', '24', '25', '26', '27', '29', '30', '31', '32', '33', '34', '35', '36', '37'],
    Y: [
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17'],
      ...['18', '19', '20', '21', '38'],
    ],
  },
  unit: 'State codes',
  statute: 'CGST Rules 2017 rule 61(1)(ii); Notification 82/2020-Central Tax',
  source: SOURCES.dates3b,
});

/** The group assumed for a code in neither list (97, Other Territory): a reading, shown as unverified. */
export const GSTR3B_UNLISTED_GROUP: RuleHistory<'Y'> = historyOf({
  id: 'GST.3B.GROUPS.97',
  from: '2021-01-01',
  basis: 'TAX_PERIOD',
  value: 'Y',
  unit: 'group',
  statute: 'CGST Rules 2017 rule 61(1)(ii), which does not name Other Territory',
  confidence: 'low',
  status: 'unverified',
});
