import type { DocumentSide } from '#domain/ledger/document/model';
import type { Draft, FormDraft } from './draft';

/** A form that was begun, kept in this tab until it is recorded or discarded, so that a reload loses nothing. */
export type HeldDraft = { draft: Draft; form: FormDraft };

const placeOf = (companyId: string, side: DocumentSide) => `document-draft ${companyId} ${side}`;

// Storage is refused in some private windows; the form then lasts as long as the page.
export function heldDraft(companyId: string, side: DocumentSide): HeldDraft | undefined {
  try {
    const held = sessionStorage.getItem(placeOf(companyId, side));
    return held === null ? undefined : (JSON.parse(held) as HeldDraft);
  } catch {
    return undefined;
  }
}

/** What was typed into this very form: a note that is begun does not open with an invoice that was left. */
export function heldFor(companyId: string, side: DocumentSide, draft: Draft): HeldDraft | undefined {
  const held = heldDraft(companyId, side);
  return held && isSame(held.draft, draft) ? held : undefined;
}

const isSame = (one: Draft, other: Draft) =>
  one.kind === other.kind && one.party === other.party && one.originalNumber === other.originalNumber;

export function holdDraft(companyId: string, side: DocumentSide, held: HeldDraft | undefined): void {
  try {
    if (held) sessionStorage.setItem(placeOf(companyId, side), JSON.stringify(held));
    else sessionStorage.removeItem(placeOf(companyId, side));
  } catch {
    return;
  }
}
