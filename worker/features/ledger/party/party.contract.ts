import { z } from 'zod';
import { VOUCHER_KINDS } from '../../../domain/ledger/model';
import { say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { clearable, editBy, isoDay, nameText, numeric, optional, page } from '../../../platform/wire';
import { addressText, panText, partyGstinText, stateText } from '../document/document.contract';
import type { ListedParty } from './party-list.repository';

const KINDS = ['customer', 'vendor', 'both'] as const;
const SCHEMES = ['regular', 'composition'] as const;
const MSME = ['micro', 'small', 'medium'] as const;
const days = z.coerce.number().int().min(0).max(365);

export const newParty = z
  .object({
    name: nameText,
    kind: z.enum(KINDS).default('both'),
    gstin: optional(partyGstinText),
    pan: optional(panText),
    panInoperativeSince: optional(isoDay.describe('about.ledger-document.pan-inoperative')),
    carrierFrom: optional(isoDay.describe('about.ledger-document.carrier-from')),
    carrierUntil: optional(isoDay.describe('about.ledger-document.carrier-until')),
    stateCode: optional(stateText),
    address: optional(addressText),
    msme: optional(z.enum(MSME)),
    msmeFrom: optional(isoDay.describe('about.ledger-document.msme-from')),
    gstScheme: optional(z.enum(SCHEMES).describe('about.ledger-document.gst-scheme')),
    agreedDays: optional(days.describe('about.ledger-document.agreed-days')),
  })
  .refine(({ gstin, pan }) => !gstin || !pan || gstin.slice(2, 12) === pan, {
    error: issue(say('ledger-document.field.pan-of-gstin')),
    path: ['pan'],
  });
export type NewParty = z.output<typeof newParty>;

export const partyEdit = editBy({
  name: nameText.optional(),
  kind: z.enum(KINDS).optional(),
  gstin: clearable(partyGstinText),
  pan: clearable(panText),
  panInoperativeSince: clearable(isoDay),
  carrierFrom: clearable(isoDay),
  carrierUntil: clearable(isoDay),
  stateCode: clearable(stateText),
  address: clearable(addressText),
  msme: clearable(z.enum(MSME)),
  msmeFrom: clearable(isoDay),
  gstScheme: clearable(z.enum(SCHEMES)),
  agreedDays: clearable(days),
});

export const partyPage = page.extend({
  kind: optional(z.enum(KINDS)),
  q: optional(z.string().trim().max(100)),
});

export const partyAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(KINDS),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  panInoperativeSince: z.iso.date().nullable().describe('about.ledger-document.pan-inoperative'),
  carrierFrom: z.iso.date().nullable().describe('about.ledger-document.carrier-from'),
  carrierUntil: z.iso.date().nullable().describe('about.ledger-document.carrier-until'),
  stateCode: z.string().nullable(),
  address: z.string().nullable(),
  msme: z.enum(MSME).nullable(),
  msmeFrom: z.iso.date().nullable(),
  gstScheme: z.enum(SCHEMES).nullable(),
  agreedDays: z.number().nullable(),
  receivable: numeric.describe('about.ledger-document.receivable'),
  payable: numeric.describe('about.ledger-document.payable'),
});

export const statementAsked = z.object({ from: optional(isoDay), to: optional(isoDay) });

/** What a party and the company did with each other, and what stands open. Above nought the party owes. */
export const partyStatementAnswer = z.object({
  party: z.object({ id: z.uuid(), name: z.string() }),
  from: z.iso.date(),
  to: z.iso.date(),
  opening: numeric.describe('settlement-desk.about.statement-balance'),
  rows: z.array(
    z.object({
      voucherId: z.uuid(),
      date: z.iso.date(),
      kind: z.enum(VOUCHER_KINDS),
      number: z.string(),
      narration: z.string(),
      bills: z.array(z.string()).describe('settlement-desk.about.statement-bills'),
      debit: numeric.nullable(),
      credit: numeric.nullable(),
      balance: numeric.describe('settlement-desk.about.statement-balance'),
    }),
  ),
  debits: numeric,
  credits: numeric,
  closing: numeric.describe('settlement-desk.about.statement-balance'),
  isComplete: z.boolean().describe('settlement-desk.about.statement-complete'),
});

export const partyRecorded = partyAnswer.extend({
  /** Others that may be the same: of one PAN, or of a name alike. */
  alike: z.array(z.object({ id: z.uuid(), name: z.string(), why: z.string() })).describe('about.ledger-document.alike'),
});

export function partyJson(party: ListedParty): z.infer<typeof partyAnswer> {
  const { id, name, kind, gstin, pan, stateCode, address, msme, msmeFrom, gstScheme, agreedDays } = party;
  const { panInoperativeSince, carrierFrom, carrierUntil } = party;
  return {
    ...{ id, name, kind, gstin, pan, panInoperativeSince, stateCode, address, msme, msmeFrom, gstScheme, agreedDays },
    ...{ carrierFrom, carrierUntil },
    receivable: formatRupees(paise(party.receivable)),
    payable: formatRupees(paise(party.payable)),
  };
}
