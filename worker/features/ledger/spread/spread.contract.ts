import { z } from 'zod';
import { SPREAD_KINDS, SPREAD_MEASURES, type Spread, usedBy } from '../../../domain/ledger/spread/spread';
import type { IsoDate } from '../../../domain/shared/dates';
import type { Explained } from '../../../domain/shared/explained';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import { isoDay, largeRupees, nameText, numeric, optional } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import type { StoredSpread } from './spread.table';

export const newSpread = z.object({
  kind: z.enum(SPREAD_KINDS).describe('about.spread.kind'),
  name: nameText,
  amount: largeRupees,
  from: isoDay,
  to: isoDay,
  by: z.enum(SPREAD_MEASURES).default('days').describe('about.spread.by'),
  account: nameText.describe('about.spread.account'),
  bookedOn: optional(isoDay.describe('about.spread.booked-on')),
  voucherId: optional(z.uuid().describe('about.spread.voucher')),
});

export const spreadsQuery = z.object({ on: optional(isoDay) });

export const spreadAnswer = z.object({
  id: z.uuid(),
  kind: z.enum(SPREAD_KINDS),
  name: z.string(),
  amount: numeric,
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(SPREAD_MEASURES),
  account: z.string(),
  accountName: z.string(),
  used: numeric.describe('about.spread.used'),
  waiting: explained(z.number()).describe('about.spread.waiting'),
  posted: numeric.describe('about.spread.posted'),
});

export const spreadOf = ({ kind, amount, fromDay, toDay, measure, account }: StoredSpread): Spread => ({
  ...{ kind, amount, from: fromDay, to: toDay, by: measure, account },
});

type Told = { on: IsoDate; accountName: string; waiting: Explained<Paise>; posted: Paise };

export const spreadJson = (row: StoredSpread, { on, accountName, waiting, posted }: Told) => {
  const { kind, from, to, by, account, amount } = spreadOf(row);
  return {
    ...{ id: row.id, name: row.name, kind, from, to, by, account, accountName, waiting },
    ...{ amount: formatRupees(amount), used: formatRupees(usedBy(spreadOf(row), on)), posted: formatRupees(posted) },
  };
};
