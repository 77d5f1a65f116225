import type { Role } from '../domain/session/roles';
import type { Actor } from './access';

const ACTOR_OF: Readonly<Record<Role, Actor>> = {
  owner: 'OW',
  manager: 'MG',
  staff: 'ST',
  founder: 'FD',
  viewer: 'VW',
  // A signatory and an auditor read what they were given; what they may do beyond comes with their own calls.
  signatory: 'VW',
  auditor: 'VW',
};

export const actorOf = (role: Role): Actor => ACTOR_OF[role];
