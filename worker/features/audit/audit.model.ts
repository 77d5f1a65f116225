import type { Entry } from './audit.table';

/** An attempt that was refused and changed nothing. */
export type Refused = {
  id: string;
  at: string;
  atIst: string;
  actorId: string | null;
  actorName: string | null;
  action: string;
  status: number;
  code: string;
};
export type TrailRows = { entries: Entry[]; refused: Refused[] };
