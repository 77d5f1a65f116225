import type { Call } from './access';
import type { Bindings } from './env';
import type { CompanyScope, FirmScope, Person } from './scope';

/** What is known of a request on its way through. */
export type Variables = {
  requestId: string;
  origin: string;
  ipHash: string;
  call: Call;
  person: Person;
  companyScope: CompanyScope;
  firmScope: FirmScope;
  idempotency: { key: string; fingerprint: string } | undefined;
};

export type AppEnv = { Bindings: Bindings; Variables: Variables };
