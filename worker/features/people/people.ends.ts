import { now, today } from '../../platform/clock';
import type { Terms } from './people.group';
import type { Invitation } from './people.repository';

/** What can have become of an invitation. */
export const INVITATION_STATES = ['open', 'accepted', 'revoked', 'over'] as const;

/** Whether what was given is over by itself: it lets in through its last day in India. */
export const hasEnded = ({ endsOn }: Pick<Terms, 'endsOn'>, day: string): boolean => endsOn !== null && endsOn < day;

type Ends = Pick<Invitation, 'acceptedAt' | 'revokedAt' | 'expiresAt' | 'endsOn'>;

/** What has become of an invitation by now. One to what has ended meanwhile is over, too. */
export function stateOf({ acceptedAt, revokedAt, expiresAt, endsOn }: Ends): (typeof INVITATION_STATES)[number] {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return isOver({ expiresAt, endsOn }) ? 'over' : 'open';
}

/** Whether nobody can accept an invitation any more. */
export const isOver = ({ expiresAt, endsOn }: Pick<Ends, 'expiresAt' | 'endsOn'>): boolean =>
  expiresAt <= now().toISOString() || hasEnded({ endsOn }, today());
