import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate, formatInstant } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { useToday } from '../../../../lib/today';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/overlay/dialog';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import { SourceLink } from '../../source-link';
import { bankLineQuery, useReverse, useTakeBack, type Voucher, voucherQuery } from '../desk.queries';
import { kindWords, ruleWords, sourceWords } from '../desk.words';
import { ReasonDialog } from '../reason-dialog';
import { EntryTable } from './entry-table';
import { StateBadge } from './voucher-list';

type VoucherSheetProps = {
  companyId: string;
  voucherId: string;
  /** The voucher as the list has it, where it has it. */
  listed: Voucher | undefined;
  mayChange: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** All that is known of one voucher: its entries, what and who posted it, what reversed it, and the ways to take it back. */
export function VoucherSheet(props: VoucherSheetProps) {
  const { companyId, voucherId, listed, onClose } = props;
  const known = useQuery(voucherQuery(companyId, voucherId));
  const voucher = known.data ?? listed;
  const title = voucher
    ? m.desk_voucher_title({ kind: kindWords(voucher.kind), number: voucher.number })
    : m.desk_voucher();
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} place="side">
      {voucher ? (
        <Parts {...props} voucher={voucher} />
      ) : (
        <>
          {known.isPending && <SkeletonRows rows={6} label={m.ui_loading()} />}
          {known.isError && <ErrorPanel error={known.error} onRetry={() => void known.refetch()} />}
        </>
      )}
    </Dialog>
  );
}

type PartsProps = Omit<VoucherSheetProps, 'listed'> & { voucher: Voucher };

/** A bank line that posts by its category is its own voucher: nothing is stored, and nothing can be reversed. */
const isLineItself = ({ id, source }: Voucher): boolean => source.kind === 'bank-line' && source.id === id;

function Parts({ voucher, ...props }: PartsProps) {
  const { narration, lines, date } = voucher;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        {formatDate(date)}
        <StateBadge voucher={voucher} />
      </p>
      {narration && <p className="rounded-md bg-sunken px-2.5 py-2 text-sm wrap-anywhere">{narration}</p>}
      <EntryTable lines={lines} until={date} />
      <Facts {...props} voucher={voucher} />
      {props.mayChange && <Acts companyId={props.companyId} voucher={voucher} />}
    </div>
  );
}

function Facts({ companyId, voucher, onOpen }: PartsProps) {
  const { reference, rule, version, postedBy, postedAt, source, reversesId, reversedById } = voucher;
  const isLine = isLineItself(voucher);
  const lineId = source.kind === 'bank-line' ? source.id : null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm [&>dt]:text-ink-3">
      <Fact name={m.desk_reference()}>{reference}</Fact>
      <Fact name={m.desk_source()}>
        {sourceWords(source.kind)}
        <SourceLink voucher={voucher} className="block w-fit text-accent underline underline-offset-2" />
      </Fact>
      <Fact name={m.desk_rule()}>{ruleWords(rule)}</Fact>
      {isLine && lineId ? (
        <Categorised companyId={companyId} lineId={lineId} />
      ) : (
        <Fact name={m.desk_posted_by()}>
          {m.desk_posted_by_at({ person: postedBy || m.books_somebody(), at: formatInstant(postedAt) })}
        </Fact>
      )}
      {!isLine && <Fact name={m.desk_version()}>{`${version}`}</Fact>}
      <Fact name={m.desk_reverses()}>
        {reversesId && <Other id={reversesId} companyId={companyId} onOpen={onOpen} />}
      </Fact>
      <Fact name={m.desk_reversed_with()}>
        {reversedById && <Other id={reversedById} companyId={companyId} onOpen={onOpen} />}
      </Fact>
    </dl>
  );
}

/** Who or what set the category by which a bank line posts, and why. */
function Categorised({ companyId, lineId }: { companyId: string; lineId: string }) {
  const line = useQuery(bankLineQuery(companyId, lineId)).data;
  if (!line) return null;
  const { categoryRule, categoryReason, categorisedBy, categorisedAt } = line;
  if (!categoryRule || !categorisedAt) return <Fact name={m.desk_categorised()}>{m.desk_not_categorised()}</Fact>;
  const at = formatInstant(categorisedAt);
  const person = categorisedBy ?? m.books_somebody();
  const words =
    categoryRule === 'person' ? m.books_set_by_person({ person, at }) : (categoryReason ?? m.books_why_rule());
  return <Fact name={m.desk_categorised()}>{words}</Fact>;
}

/** The voucher on the other side of a reversal, by its number. */
function Other({ companyId, id, onOpen }: { companyId: string; id: string; onOpen: (id: string) => void }) {
  const other = useQuery(voucherQuery(companyId, id)).data;
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      className="min-h-6 text-accent underline underline-offset-2 pointer-coarse:min-h-11"
    >
      {other?.number ?? m.desk_voucher()}
    </button>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** What a person, an import, a settlement or a reversal posted can be taken back here; anything else where it was made. */
const OWN_SOURCES = ['manual', 'reversal', 'import', 'bank-line'];

function Acts({ companyId, voucher }: { companyId: string; voucher: Voucher }) {
  const today = useToday();
  const reverse = useReverse(companyId, voucher.id);
  const takeBack = useTakeBack(companyId, voucher.id);
  const { number } = voucher;
  if (voucher.status === 'void') return null;
  if (isLineItself(voucher)) return <p className="text-sm text-ink-2">{m.desk_line_words()}</p>;
  if (voucher.source.kind === 'opening') return <p className="text-sm text-ink-2">{m.desk_opening_elsewhere()}</p>;
  // A restatement stands by itself; what a line posted is taken back at the line.
  const isRestatement = voucher.source.kind === 'forex' && voucher.source.id === null;
  if (!OWN_SOURCES.includes(voucher.source.kind) && !isRestatement)
    return <p className="text-sm text-ink-2">{m.desk_taken_back_elsewhere()}</p>;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {!voucher.reversedById && (
        <ReasonDialog
          trigger={<Button>{m.desk_reverse()}</Button>}
          title={m.desk_reverse_title({ number })}
          description={m.desk_reverse_words()}
          date={{ name: 'date', label: m.desk_reverse_on(), value: today }}
          submit={m.desk_reverse()}
          pending={m.desk_reversing()}
          send={({ date, reason }) => reverse.mutateAsync({ date, reason })}
        />
      )}
      <ReasonDialog
        trigger={<Button variant="ghost">{m.desk_take_back()}</Button>}
        title={m.desk_take_back_title({ number })}
        description={m.desk_take_back_words()}
        submit={m.desk_take_back()}
        pending={m.desk_taking_back()}
        send={({ reason }) => takeBack.mutateAsync({ reason })}
      />
    </div>
  );
}
