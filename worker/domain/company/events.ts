import type { Area } from '../calendar/values';
import type { EventFormKey } from '../roc/law/forms';
import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import type { StatementKind } from '../tds/due-dates';
import type { Recorded } from './facts';

/** What a register of meetings keeps of one beside its day: where, who attended, and what was resolved. */
export type MeetingNotes = { place?: string; attended?: readonly string[]; resolutions?: readonly string[] };

/** What each kind of event says beside the day it happened. Its subject tells apart what may happen twice on a day. */
export type EventDetails = {
  /** Subject: the financial year whose accounts were laid, '2025-26'. */
  agm: { extensionMonths?: number } & MeetingNotes;
  /** The Registrar's order that gives a meeting more time, known before it is held. Subject: the financial year. */
  'agm-extension': { extensionMonths: number };
  'board-meeting': MeetingNotes;
  /** A general meeting beside the annual one; nothing of the calendar follows from it by itself. */
  egm: MeetingNotes;
  /** Members asked for an extraordinary general meeting: the day their requisition was received. */
  requisition: { by?: string };
  /** Subject: free, such as a director's name or a charge's number. The key says which form it calls for. */
  'roc-event': { key: EventFormKey; note?: string };
  /** Tax withheld or collected. Subject: the TAN. */
  deduction: { statement: StatementKind; amount: Paise; section?: string };
  /** Tax deposited for a month, 'YYYY-MM'. Subject: the TAN. */
  deposit: { statement: StatementKind; month: string; amount: Paise; challan?: string };
  /**
   * A form that was filed or an act that was done; the obligation is named by its key. Subject: that key. Paid is all that left the
   * bank with it, in paise: tax, interest and fee.
   */
  filing: { acknowledgement?: string; paid?: Paise };
  /** The tax of an obligation was paid, whenever its form is filed: some reliefs ask for no more. Subject: its key. */
  'tax-paid': Record<never, never>;
  /** A person says that nothing was due for this obligation. Subject: its key. */
  'nothing-due': { reason: string };
  /** A person says that this obligation of before the books were kept here is still open. Subject: its key. */
  'not-filed': Record<never, never>;
  /**
   * A person says that all of an area (or everything) due up to the day was done; no dates of doing are claimed. Subject: empty, or
   * the key of the one obligation of which that is said.
   */
  settled: { area?: Area };
  /** KYC of a director, and the fee paid with it in paise. Subject: the DIN. */
  'director-kyc': { acknowledgement?: string; paid?: Paise };
  'strike-off-notice': Record<never, never>;
};

export type EventKind = keyof EventDetails;
export const EVENT_KINDS = [
  'agm',
  'agm-extension',
  'board-meeting',
  'egm',
  'requisition',
  'roc-event',
  'deduction',
  'deposit',
  'filing',
  'tax-paid',
  'nothing-due',
  'not-filed',
  'settled',
  'director-kyc',
  'strike-off-notice',
] as const satisfies readonly EventKind[];

export type EventOf<Kind extends EventKind> = Recorded & {
  kind: Kind;
  subject: string;
  happenedOn: IsoDate;
  details: EventDetails[Kind];
};
export type CompanyEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind];
