import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import type { Change } from '../../audit/audit.repository';
import type { newProfile } from './document.contract';
import { type InvoiceProfile, invoiceProfiles } from './document.table';

export type Profile = Omit<InvoiceProfile, 'companyId' | 'changedAt' | 'changedBy'>;

const NOTHING: Profile = { address: null, upiId: null, bankDetails: null, terms: null, signatory: null };

/** What a company prints on its invoices; nothing of it is known at first. */
export async function findProfile(d1: D1Database, { companyId }: CompanyScope): Promise<Profile> {
  const { address, upiId, bankDetails, terms, signatory } = invoiceProfiles;
  const isIt = eq(invoiceProfiles.companyId, companyId);
  const found = await openDatabase(d1)
    .select({ address, upiId, bankDetails, terms, signatory })
    .from(invoiceProfiles)
    .where(isIt)
    .get();
  return found ?? NOTHING;
}

/** The change that sets the whole profile. */
export function profileSet(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id'>,
  before: Profile,
  sent: z.output<typeof newProfile>,
): { profile: Profile; change: Change } {
  const { address, upiId, bankDetails, terms, signatory } = sent;
  const profile = {
    ...{ address: address ?? null, upiId: upiId ?? null, bankDetails: bankDetails ?? null },
    ...{ terms: terms ?? null, signatory: signatory ?? null },
  };
  const row = { ...profile, companyId, changedAt: now().toISOString(), changedBy: person.id };
  const { companyId: _, ...set } = row;
  const upsert = openDatabase(d1)
    .insert(invoiceProfiles)
    .values(row)
    .onConflictDoUpdate({ target: invoiceProfiles.companyId, set });
  return {
    profile,
    change: {
      chainId: companyId,
      statements: [prepared(d1, upsert)],
      entries: [
        { action: 'invoice-profile.set', entityType: 'invoice-profile', entityId: companyId, before, after: profile },
      ],
    },
  };
}
