import * as v from 'valibot';
import type { MeetingKind } from '#domain/roc/meeting-notice';
import { day } from '../../lib/field-parts';
import { line } from '../../lib/form-parts';
import { m } from '../../lib/messages';

/** Lines of a text, each by itself; empty ones are left out. */
const lines = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .split('\n')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
);

const some = v.pipe(v.optional(line, ''));

export const MEETING_NAMES: Record<MeetingKind, () => string> = {
  ...{ board: m.roc_meeting_board, agm: m.roc_meeting_agm, egm: m.roc_meeting_egm },
};

/** What the register takes beside meetings that were held. */
export const requisitionForm = v.pipe(
  v.object({ happenedOn: day, by: some }),
  v.transform(({ happenedOn, by }) => ({
    ...{ kind: 'requisition' as const, happenedOn },
    details: { ...(by && { by }) },
  })),
);

/** A meeting as it is typed; an annual general meeting names the year whose accounts it laid. */
export const meetingForm = (kind: MeetingKind) =>
  v.pipe(
    v.object({
      subject:
        kind === 'agm'
          ? v.pipe(
              v.optional(v.string(), ''),
              v.nonEmpty(() => m.ui_required()),
            )
          : v.optional(v.literal(''), ''),
      happenedOn: day,
      place: some,
      attended: lines,
      resolutions: lines,
    }),
    v.transform(({ subject, happenedOn, place, attended, resolutions }) => ({
      ...{ kind: kind === 'board' ? ('board-meeting' as const) : kind, happenedOn },
      ...(subject && { subject }),
      details: {
        ...(place && { place }),
        ...(attended.length > 0 && { attended }),
        ...(resolutions.length > 0 && { resolutions }),
      },
    })),
  );

export type NewMeeting = v.InferOutput<ReturnType<typeof meetingForm>> | v.InferOutput<typeof requisitionForm>;

export const paperForm = v.object({
  on: day,
  at: v.pipe(
    some,
    v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, () => m.roc_time_wrong()),
  ),
  place: some,
});
