import type { CompanyScope, FirmScope } from '../../platform/access';
import { now } from '../../platform/clock';

/** What a founder sets up, in its order. */
export const COMPANY_STEPS = ['company', 'facts', 'past', 'account', 'statement', 'categories'] as const;
/** What a firm sets up, in its order. */
export const FIRM_STEPS = ['firm', 'client', 'facts', 'statement', 'colleague', 'subscription'] as const;

type Found<Step extends string> = Readonly<Record<Step, 0 | 1>>;

// Each is read off what is stored: nothing is kept of what somebody pressed.
const OF_COMPANY = `SELECT 1 AS company,
    EXISTS (SELECT 1 FROM compliance_items WHERE company_id = ?1 AND status <> 'withdrawn' AND origin = 'law') AS facts,
    EXISTS (SELECT 1 FROM compliance_items WHERE company_id = ?1 AND status <> 'withdrawn' AND origin = 'law')
      AND NOT EXISTS (SELECT 1 FROM compliance_items WHERE company_id = ?1 AND status = 'unconfirmed') AS past,
    EXISTS (SELECT 1 FROM bank_accounts WHERE company_id = ?1) AS account,
    EXISTS (SELECT 1 FROM statement_uploads WHERE company_id = ?1 AND undone_at IS NULL) AS statement,
    EXISTS (SELECT 1 FROM bank_transactions WHERE company_id = ?1)
      AND NOT EXISTS (SELECT 1 FROM bank_transactions WHERE company_id = ?1 AND category IS NULL) AS categories`;

const ofClients = (table: string, which: string) =>
  `EXISTS (SELECT 1 FROM ${table} t JOIN companies c ON c.id = t.company_id WHERE c.ca_firm_id = ?1 AND ${which})`;
const OF_FIRM = `SELECT 1 AS firm,
    EXISTS (SELECT 1 FROM companies WHERE ca_firm_id = ?1) AS client,
    ${ofClients('company_facts', 't.withdrawn_on IS NULL')} AS facts,
    ${ofClients('statement_uploads', 't.undone_at IS NULL')} AS statement,
    (SELECT count(*) FROM firm_members WHERE ca_firm_id = ?1 AND removed_at IS NULL) > 1
      OR EXISTS (SELECT 1 FROM invitations WHERE ca_firm_id = ?1 AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > ?2)
      AS colleague,
    EXISTS (SELECT 1 FROM client_subscriptions WHERE ca_firm_id = ?1) AS subscription`;

const told = <Step extends string>(steps: readonly Step[], found: Found<Step> | null) =>
  steps.map((step) => ({ step, isDone: found?.[step] === 1 }));

/** What of a company's set-up is done. */
export const companySteps = async (d1: D1Database, { companyId }: CompanyScope) =>
  told(COMPANY_STEPS, await d1.prepare(OF_COMPANY).bind(companyId).first<Found<(typeof COMPANY_STEPS)[number]>>());

/** What of a firm's set-up is done. */
export const firmSteps = async (d1: D1Database, { caFirmId }: FirmScope) =>
  told(
    FIRM_STEPS,
    await d1.prepare(OF_FIRM).bind(caFirmId, now().toISOString()).first<Found<(typeof FIRM_STEPS)[number]>>(),
  );
