import type { IsoDate } from '../../shared/dates';
import type { StoredProof } from './valid-proofs';

/** An upload of these days that stands, with every line it had. */
export const storedProof = (from: IsoDate, to: IsoDate, rest: Partial<StoredProof> = {}): StoredProof => ({
  id: `${from.slice(8)}-${to.slice(8)}`,
  covered: [{ from, to }],
  breaks: [],
  from,
  to,
  lineCount: 4,
  presentCount: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  undoneAt: null,
  ...rest,
});
