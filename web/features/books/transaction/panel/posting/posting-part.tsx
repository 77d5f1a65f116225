import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { parseRupees } from '#domain/shared/money';
import { m } from '../../../../../lib/messages';
import { Button } from '../../../../../ui/button';
import { ErrorPanel } from '../../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../../ui/state/skeleton';
import { type Asked, type Offer, type Posting, postingQuery, usePost, useUnpost } from './posting.calls';
import { Entries, PreviewBody } from './posting-entries';
import { isPostingKind, kindWords } from './posting-fields';
import { PostingForm } from './posting-form';

// Typing entries is for the few lines that nothing else fits.
const OwnEntries = lazy(async () => ({ default: (await import('./own-entries')).OwnEntries }));
const OWN = 'entries';

type PostingPartProps = { companyId: string; transactionId: string; keepsBooks: boolean };

/** The entries a line posts, by which rule or person, and what else it may be. */
export function PostingPart({ companyId, transactionId, keepsBooks }: PostingPartProps) {
  const posting = useQuery(postingQuery(companyId, transactionId));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="flex flex-col items-start gap-2 text-sm">
      <h3 ref={heading} tabIndex={-1} className="text-xs text-ink-3">
        {m.posting_title()}
      </h3>
      {posting.isError && <ErrorPanel error={posting.error} onRetry={() => void posting.refetch()} />}
      {posting.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {posting.data && (
        <Posted
          companyId={companyId}
          transactionId={transactionId}
          keepsBooks={keepsBooks}
          posting={posting.data}
          onDone={() => heading.current?.focus()}
        />
      )}
    </section>
  );
}

type PostedProps = PostingPartProps & { posting: Posting; onDone: () => void };

function Posted({ companyId, transactionId, keepsBooks, posting, onDone }: PostedProps) {
  const { voucher, isAdopted, isLocked, offers } = posting;
  const undo = useUnpost(companyId, transactionId);
  return (
    <>
      {voucher ? (
        <>
          <Entries label={m.posting_entries()} lines={voucher.lines} />
          <p className="text-xs text-ink-2">{byWords(posting)}</p>
        </>
      ) : (
        <p className="text-ink-2">{m.posting_none()}</p>
      )}
      {isLocked && <p className="text-xs text-ink-2">{m.posting_locked()}</p>}
      {keepsBooks && isAdopted && !isLocked && (
        <Button
          size="sm"
          isPending={undo.isPending}
          pendingLabel={m.posting_undoing()}
          onClick={() => undo.mutate(undefined, { onSuccess: onDone })}
        >
          {m.posting_undo()}
        </Button>
      )}
      {keepsBooks && offers.length > 0 && (
        <Offers
          companyId={companyId}
          transactionId={transactionId}
          bank={parseRupees(posting.bank)}
          offers={offers}
          onDone={onDone}
        />
      )}
    </>
  );
}

function byWords({ voucher, isAdopted }: Posting): string {
  if (!voucher) return '';
  if (!isAdopted) return voucher.rule === 'B01' ? m.posting_by_suspense() : m.posting_by_category();
  const words = { number: voucher.number, person: voucher.postedBy, rule: voucher.rule ?? '' };
  if (voucher.rule === 'settlement-rule') return m.posting_by_settlement_rule(words);
  return voucher.rule ? m.posting_by_rule(words) : m.posting_by_person(words);
}

type OffersProps = {
  companyId: string;
  transactionId: string;
  /** The bank's own entry in paise: above nought a debit. */
  bank: number;
  offers: readonly Offer[];
  onDone: () => void;
};

const keyOf = ({ kind, voucherId, loanId }: Offer) => `${kind} ${voucherId ?? loanId ?? ''}`;

/** What fits is shown with its entries; everything else is one choice away. */
function Offers({ companyId, transactionId, bank, offers, onDone }: OffersProps) {
  const [kind, setKind] = useState('');
  const ready = offers.filter(({ preview }) => preview !== null);
  const forms = offers.filter((offer) => offer.preview === null && isPostingKind(offer.kind));
  const again = ready.filter(({ kind: known, loanId }) => isPostingKind(known) && loanId === null);
  return (
    <div className="flex w-full flex-col gap-3">
      {ready.map((offer) => (
        <ReadyOffer
          key={keyOf(offer)}
          companyId={companyId}
          transactionId={transactionId}
          offer={offer}
          onDone={onDone}
        />
      ))}
      <label className="flex flex-col gap-1">
        <span className="font-medium">{m.posting_what()}</span>
        <select className="control" value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="">{m.posting_choose()}</option>
          {[...again, ...forms].map((offer) => (
            <option key={keyOf(offer)} value={offer.kind}>
              {kindWords(offer.kind)}
            </option>
          ))}
          <option value={OWN}>{m.posting_kind_own()}</option>
        </select>
      </label>
      {isPostingKind(kind) && (
        <PostingForm key={kind} companyId={companyId} transactionId={transactionId} kind={kind} onDone={onDone} />
      )}
      {kind === OWN && (
        <Suspense fallback={<SkeletonRows rows={3} label={m.ui_loading()} />}>
          <OwnEntries companyId={companyId} transactionId={transactionId} bank={bank} onDone={onDone} />
        </Suspense>
      )}
      <p>
        <Link to="/settlement" className="text-accent underline underline-offset-2">
          {m.posting_find_bill()}
        </Link>
      </p>
    </div>
  );
}

type ReadyOfferProps = Omit<OffersProps, 'offers' | 'bank'> & { offer: Offer };

function ReadyOffer({ companyId, transactionId, offer, onDone }: ReadyOfferProps) {
  const post = usePost(companyId, transactionId);
  const { kind, asked, preview } = offer;
  if (!preview) return null;
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <p className="font-medium">{kindWords(kind)}</p>
      <PreviewBody preview={preview} />
      <div>
        <Button
          size="sm"
          variant="primary"
          isPending={post.isPending}
          pendingLabel={m.posting_posting()}
          onClick={() => post.mutate(asked as unknown as Asked, { onSuccess: onDone })}
        >
          {m.posting_post()}
        </Button>
      </div>
    </div>
  );
}
