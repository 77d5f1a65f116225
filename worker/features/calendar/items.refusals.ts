import { standingOf } from '../../domain/calendar/standing';
import { eventFaults } from '../../domain/company/event-faults';
import type { NewEvent } from '../../domain/company/known';
import type { IsoDate } from '../../domain/shared/dates';
import { shortDayInWords } from '../../domain/shared/days-in-words';
import { Problem } from '../../platform/problem';
import type { ComplianceItem } from './calendar.table';
import type { Case } from './case.repository';

/** Throws 409, with what is known, where an item is done or gone. */
export function refuseIfDone({ status, doneOn, acknowledgement }: ComplianceItem): void {
  if (status === 'withdrawn') throw new Problem(409, 'withdrawn', 'This item was withdrawn');
  if (status !== 'completed') return;
  const known = [doneOn && `on ${shortDayInWords(doneOn)}`, acknowledgement && `acknowledgement ${acknowledgement}`];
  const message = `This is done already: ${known.filter(Boolean).join(', ')}`;
  throw new Problem(409, 'already-done', message, {}, { doneOn, acknowledgement });
}

export const onDoneOn = (message: string) => new Problem(422, 'cannot-be', message, { doneOn: message });

/** Throws 422 where a form cannot have been filed on that day. */
export function refuseWhatCannotBe({ company, dossier }: Case, filing: NewEvent, day: IsoDate): void {
  const { name, cin, pan, gstin, tan, incorporationDate: incorporatedOn } = company;
  const standing = standingOf(dossier, { today: day, from: day, to: day });
  const [fault] = eventFaults(filing, { name, cin, pan, gstin, tan, incorporatedOn, today: day, standing });
  if (fault) throw onDoneOn(fault.message);
}
