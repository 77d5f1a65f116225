import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatDate } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { useMedia } from '../../../../lib/use-media';
import { Dialog } from '../../../../ui/overlay/dialog';
import { type Guard, PanelBeside } from '../../../../ui/overlay/panel-beside';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import { accountLabel } from '../../account/account-facts';
import { AttachmentList } from '../../attachment/attachment-list';
import { type BankTransaction, bankAccountsQuery, transactionQuery } from '../../books.queries';
import { CategoryGstWarning } from '../../category/gst-warning';
import { gstWords } from '../../category/gst-words';
import { KindDot } from '../../category/kind-dot';
import { MatchPart } from '../../reconcile/match-part';
import { RulesDialog } from '../../rule/rules-dialog';
import { SplitEditor } from '../../split/split-editor';
import { categoryName, exactAmount, sideName } from '../../words';
import { sourceOf } from '../category-source';
import { ExactAmount } from '../transaction-text';
import { History } from './history';
import { NoteForm } from './note-form';
import { Triggers } from './triggers';

// What a line posts is read by few who open it; it comes after the rest.
const PostingPart = lazy(async () => ({ default: (await import('./posting/posting-part')).PostingPart }));

type TransactionPanelProps = {
  companyId: string;
  transactionId: string;
  /** The row as the list has it, where it has it. */
  row: BankTransaction | undefined;
  keepsBooks: boolean;
  isMatching: boolean;
  onCategorise: (row: BankTransaction, at: HTMLElement) => void;
  onClose: () => void;
  guard: Guard;
};

// Below this it takes the screen; above, the list stays in sight.
const WHOLE_SCREEN = '(width < 56.25rem)';

/** All that is known of one transaction, and why: beside the list, so that the list stays in sight. */
export function TransactionPanel(props: TransactionPanelProps) {
  const { companyId, transactionId, row: listed, onClose } = props;
  const isWhole = useMedia(WHOLE_SCREEN);
  const known = useQuery(transactionQuery(companyId, transactionId));
  const row = listed ?? known.data;
  const title = row ? (row.payee ?? row.description) : m.books_details();
  const body = row ? (
    <PanelParts {...props} row={row} fileName={known.data?.fileName} isKnown={known.isSuccess} />
  ) : (
    <div className="p-5">
      {known.isPending && <SkeletonRows rows={6} label={m.ui_loading()} />}
      {known.isError && <ErrorPanel error={known.error} onRetry={() => void known.refetch()} />}
    </div>
  );
  if (isWhole)
    return (
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} place="side">
        <div className="-mx-5 -mb-5">{body}</div>
      </Dialog>
    );
  return (
    <PanelBeside title={title} name={row && nameOf(row)} of={row?.id} guard={props.guard} onClose={onClose}>
      {body}
    </PanelBeside>
  );
}

const nameOf = ({ description, transactionDate }: BankTransaction): string =>
  m.books_details_of({ description, day: formatDate(transactionDate) });

type PanelPartsProps = TransactionPanelProps & {
  row: BankTransaction;
  fileName: string | null | undefined;
  isKnown: boolean;
};

const PART = 'flex flex-col gap-1.5 border-t border-line px-5 py-4';

function PanelParts({ companyId, row, keepsBooks, isMatching, onCategorise, fileName, isKnown }: PanelPartsProps) {
  const accounts = useQuery(bankAccountsQuery(companyId)).data ?? [];
  const account = accounts.find(({ id }) => id === row.bankAccountId);
  return (
    <>
      <div className="flex flex-col gap-2 px-5 pb-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-xs text-ink-3">
            {formatDate(row.transactionDate)} · {sideName(row.transactionType)}
          </span>
          <span className="text-lg">
            <ExactAmount row={row} />
          </span>
        </p>
        <p className="rounded-md bg-sunken px-2.5 py-2 font-mono text-sm wrap-anywhere">{row.description}</p>
        <TransactionFacts row={row} account={account && accountLabel(account)} />
      </div>
      <section className={PART}>
        <WhyCategory companyId={companyId} row={row} keepsBooks={keepsBooks} onCategorise={onCategorise} />
      </section>
      <section className={PART}>
        <Triggers row={row} />
      </section>
      <div className={PART}>
        <MatchPart
          key={row.id}
          companyId={companyId}
          row={row}
          keepsBooks={keepsBooks}
          isAskedFirst={isMatching && !row.isReconciled}
        />
      </div>
      <div className={PART}>
        <Suspense fallback={<SkeletonRows rows={3} label={m.ui_loading()} />}>
          <PostingPart key={row.id} companyId={companyId} transactionId={row.id} keepsBooks={keepsBooks} />
        </Suspense>
      </div>
      <div className={PART}>
        <SplitEditor companyId={companyId} row={row} keepsBooks={keepsBooks} />
      </div>
      <div className={PART}>
        <AttachmentList companyId={companyId} transactionId={row.id} keepsBooks={keepsBooks} />
      </div>
      {(keepsBooks || row.note) && (
        <div className={PART}>
          <NoteForm key={`${row.id} ${row.note}`} companyId={companyId} row={row} keepsBooks={keepsBooks} />
        </div>
      )}
      <section className={PART}>
        <History row={row} fileName={fileName} isKnown={isKnown} />
      </section>
    </>
  );
}

type WhyProps = Pick<PanelPartsProps, 'companyId' | 'row' | 'keepsBooks' | 'onCategorise'>;

/** The category, who or what set it and why, and the ways to another: this row's, or the rule's. */
function WhyCategory({ companyId, row, keepsBooks, onCategorise }: WhyProps) {
  const source = sourceOf(row);
  const isOwnRule = row.categoryRule?.startsWith('rule-') ?? false;
  return (
    <>
      <h3 className="text-xs text-ink-3">{m.transactions_why()}</h3>
      <p className="flex items-center gap-2">
        <KindDot kind={row.isSplit ? null : row.category} />
        {keepsBooks && !row.isSplit ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={m.transactions_change_category({
              description: row.description,
              day: formatDate(row.transactionDate),
              category: categoryName(row),
            })}
            onClick={({ currentTarget }) => onCategorise(row, currentTarget)}
            className="min-h-6 rounded-sm font-medium underline decoration-line-strong underline-offset-2 hover:decoration-current pointer-coarse:min-h-11"
          >
            {categoryName(row)}
          </button>
        ) : (
          <span className="font-medium">{row.isSplit ? m.books_is_split() : categoryName(row)}</span>
        )}
      </p>
      <p className="text-sm text-ink-2">
        {row.isSplit ? m.transactions_why_split() : (source ?? m.transactions_why_none())}
      </p>
      {!row.isSplit && <CategoryGstWarning row={row} />}
      {keepsBooks && isOwnRule && (
        <div>
          <RulesDialog companyId={companyId} size="sm" label={m.transactions_change_rule()} />
        </div>
      )}
    </>
  );
}

/** What the bank says of a line beside its words, and what its category says of taxes. */
function TransactionFacts({ row, account }: { row: BankTransaction; account: string | undefined }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&>dt]:text-ink-3">
      <Fact name={m.books_account()}>{account}</Fact>
      <Fact name={m.books_role_value_date()}>{row.valueDate && formatDate(row.valueDate)}</Fact>
      <Fact name={m.books_balance()}>{row.balance && exactAmount(row.balance)}</Fact>
      <Fact name={m.books_role_reference()}>{row.reference}</Fact>
      {/* What the line kept of the category it had says nothing of the parts it was split into. */}
      {!row.isSplit && <Fact name={m.books_gst_rate()}>{gstWords(row)}</Fact>}
      {!row.isSplit && <Fact name={m.books_tds_section()}>{row.tdsSection}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}
