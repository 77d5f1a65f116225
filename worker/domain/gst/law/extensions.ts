import type { Rule } from '../../law/rule';
import { ruleOf } from '../../law/table';
import { type IsoDate, isoDate } from '../../shared/dates';
import { SOURCES } from './sources';

/** A due date that a notification moved for one period: of which return, as in GST_DUE_DAYS, and to which day. */
export type Extension = { of: string; dueOn: IsoDate };

type Row = { of: string; dueOn: string; id: string } & Partial<Pick<Rule<Extension>, 'confidence' | 'status'>>;

const december2024 = ({ of, dueOn, id, ...row }: Row): Rule<Extension> =>
  ruleOf({
    ...row,
    id: `GST.EXT.2024-12.${id}`,
    from: '2024-12-01',
    to: '2024-12-31',
    knownSince: '2025-01-10',
    basis: 'TAX_PERIOD',
    value: { of, dueOn: isoDate(dueOn) },
    unit: 'day',
    statute: 'CGST Act 2017 ss.37, 39; Notifications 1/2025 and 2/2025-Central Tax',
    source: SOURCES.calendar2025,
  });

/** Each row stands for itself, so their days may leave gaps. A row holds for the periods that end while it is in force. */
export const GST_EXTENSIONS: readonly Rule<Extension>[] = [
  december2024({ id: 'GSTR1.M', of: 'GSTR-1 month', dueOn: '2025-01-13' }),
  december2024({ id: 'GSTR1.Q', of: 'GSTR-1 quarter', dueOn: '2025-01-15' }),
  december2024({ id: '3B.M', of: 'GSTR-3B month', dueOn: '2025-01-22' }),
  december2024({ id: '3B.Q.X', of: 'GSTR-3B quarter X', dueOn: '2025-01-24', confidence: 'medium' }),
  december2024({ id: '3B.Q.Y', of: 'GSTR-3B quarter Y', dueOn: '2025-01-26', confidence: 'medium' }),
  ruleOf({
    id: 'GST.EXT.2025-09.3B.M',
    from: '2025-09-01',
    to: '2025-09-30',
    knownSince: '2025-10-18',
    basis: 'TAX_PERIOD',
    value: { of: 'GSTR-3B month', dueOn: isoDate('2025-10-25') },
    unit: 'day',
    statute: 'CGST Act 2017 s.39(6)',
    source: SOURCES.diwali2025,
    confidence: 'medium',
    // The request was read, the notification was not.
    status: 'unverified',
  }),
];
