import type { IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import type { Said } from '../shared/message';
import type { Paise } from '../shared/money';
import type { FeeKind, Filer } from './fees';
import type { IpStanding } from './values';

/** A part of a clock: until when it may be done so, and what it then costs. */
export type Stage = { name: Said; from?: IsoDate; to: IsoDate; fee?: Explained<Paise> };

/**
 * One term of a right. `form` and `period` name the obligation of the calendar that it is; absent where nothing is owed, such as a
 * time in which others may oppose.
 */
export type Clock = {
  id: string;
  title: Said;
  note?: Said;
  form?: string;
  period?: string;
  dueOn: Explained<IsoDate>;
  doneOn?: IsoDate;
  stages: readonly Stage[];
};

export type Fee = { id: FeeKind; fee: Explained<Paise> };

export type Standing = {
  standing: IpStanding;
  /** In words, where the standing has more to say: such as since when it is expired. */
  note?: Said;
  /** What falls due to keep it alive. */
  renewalOn?: IsoDate;
  clocks: readonly Clock[];
  /** What filings that can be made now cost. */
  fees: readonly Fee[];
};

export type AskedOf = {
  today: IsoDate;
  filer: Filer;
  /** Whether an obligation of the right, by form and period, is done by the calendar. */
  isDone: (form: string, period: string) => boolean;
};

export const byDay = ({ dueOn: one }: Clock, { dueOn: other }: Clock): number =>
  one.value < other.value ? -1 : one.value > other.value ? 1 : 0;
