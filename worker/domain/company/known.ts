import type { CompanyProfile } from '../calendar/model';
import type { IsoDate } from '../shared/dates';
import type { Message } from '../shared/message';
import type { CompanyEvent } from './events';
import type { Fact } from './facts';

type Stated<Recorded extends { id: string }> = Recorded extends unknown
  ? Omit<Recorded, 'id' | 'recordedOn' | 'withdrawnOn'>
  : never;

/** A fact or an event before it is recorded. */
export type NewFact = Stated<Fact>;
export type NewEvent = Stated<CompanyEvent>;

/** What is known of a company when somebody states more of it. */
export type Known = {
  name: string;
  cin: string;
  pan: string;
  gstin: string | null;
  tan: string | null;
  incorporatedOn: IsoDate;
  today: IsoDate;
  profile: CompanyProfile;
};

/** Why something cannot be: the field at fault, and what would be right in words. */
export type Fault = { field: string; message: Message };
