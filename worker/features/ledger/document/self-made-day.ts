import type { IsoDate } from '../../../domain/shared/dates';
import { type Message, say } from '../../../domain/shared/message';
import { today } from '../../../platform/clock';
import { atFault } from '../../../platform/problem';
import { filedWith } from './filed-returns.repository';

type Asked = {
  filed: Parameters<typeof filedWith>[0];
  ownGstin: string;
  /** The day that was given; undefined for the usual one. */
  given: IsoDate | undefined;
  /** The day of the money. */
  movedOn: IsoDate;
  /** What is said of a day before that. */
  before: Message;
};

/**
 * The day of a voucher that a company makes of money: that of the money, or today where the return that counts that day is filed. Throws
 * 422 for a day before the money or to come, 409 for one whose return is filed.
 */
export function selfMadeDay({ filed, ownGstin, given, movedOn, before }: Asked): IsoDate {
  const isFiled = (day: IsoDate) => filedWith(filed, { ownGstin, returnPeriod: day.slice(0, 7), gstin: null });
  const date = given ?? (isFiled(movedOn) ? today() : movedOn);
  if (date < movedOn) throw atFault(422, 'date', before);
  if (date > today()) throw atFault(422, 'date', say('payment-voucher.fault.to-come'));
  if (isFiled(date))
    throw atFault(409, 'date', say('payment-voucher.fault.filed', { month: { month: date.slice(0, 7) } }));
  return date;
}
