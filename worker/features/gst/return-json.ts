import { stepsFrom } from '../../domain/gst/gstr-1/state';
import type { Steppable } from './step.usecase';
import { hashOf } from './worksheet.usecase';

/** A return as it stands, with the steps that its reader may take. */
export function returnJson(worksheet: Steppable, personId: string, stored = worksheet.stored) {
  const { gstin, form, period, item } = worksheet;
  const isMarked = item?.status === 'completed';
  const state = stored?.state ?? 'draft';
  const isSent = state === 'checked' || state === 'locked';
  return {
    ...{ gstin, form, period: period.text, state: isMarked && state !== 'amended' ? ('filed' as const) : state },
    steps: isMarked && state === 'draft' ? [] : stepsFrom(state, stored?.sentBy === personId),
    dueOn: item?.dueDate ?? null,
    acknowledgement: stored?.acknowledgement ?? item?.acknowledgement ?? null,
    filedOn: stored?.filedOn ?? item?.doneOn ?? null,
    hash: stored?.hash ?? null,
    isChanged: isSent && stored?.hash !== hashOf(worksheet.json()),
    ...{ note: stored?.note ?? null, sentBy: stored?.sentByName ?? null, sentAt: stored?.sentAt ?? null },
    ...{ passedBy: stored?.passedByName ?? null, passedAt: stored?.passedAt ?? null },
  };
}
