import type { Role } from '../domain/session/roles';
import type { Actor } from './access';

const ACTOR_OF: Readonly<Record<Role, Actor>> = {
  owner: 'OW',
  manager: 'MG',
  staff: 'ST',
  founder: 'FD',
  viewer: 'VW',
  auditor: 'VW',
  // A signatory sees what they were sent to sign and nothing else; the calls for that come with the filings.
  signatory: 'NM',
};

export const actorOf = (role: Role): Actor => ACTOR_OF[role];
