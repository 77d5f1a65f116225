import type { Role } from '../domain/session/roles';

declare const granted: unique symbol;

/** Who is signed in. Made only by the session look-up of authorize.ts. */
export type Person = {
  readonly [granted]: 'person';
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAnonymous: boolean;
  readonly sessionId: string;
};

/** Leave to read or write one company's rows. Repositories take it as their first argument; only authorize.ts makes it. */
export type CompanyScope = {
  readonly [granted]: 'company';
  readonly companyId: string;
  readonly caFirmId: string | null;
  readonly isDemo: boolean;
  readonly role: Role;
};

/** Leave to read or write one firm's rows. */
export type FirmScope = {
  readonly [granted]: 'firm';
  readonly caFirmId: string;
  readonly isDemo: boolean;
  readonly role: Role;
};
