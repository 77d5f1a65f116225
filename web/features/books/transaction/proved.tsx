import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Glyph } from '../../../ui/state/glyph';
import { type Coverage, coverageQuery } from '../books.queries';
import { exactAmount } from '../words';

/** How many lines the bank's own balances bear out, of one account or of all; where they do not, the way to what is missing. */
export function Proved({ companyId, account }: { companyId: string; account: string | undefined }) {
  const coverage = useQuery(coverageQuery(companyId));
  const its = (coverage.data ?? []).filter(({ bankAccountId }) => !account || bankAccountId === account);
  if (!coverage.data) return <span className="inline-block min-h-5" />;
  const { uploads, agreeing, checked, left } = sumsOf(its);
  if (uploads === 0) return m.transactions_no_statement();
  if (checked === 0) return <Line shape="to-confirm" tone="yellow" words={m.transactions_unproved()} />;
  const words = m.transactions_agree({ agreeing: formatCount(agreeing), checked: formatCount(checked) });
  const isWhole = agreeing === checked && left === 0;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <Line shape={isWhole ? 'done' : 'overdue'} tone={isWhole ? 'green' : 'orange'} words={words} />
      {isWhole ? (
        <Balances its={its} />
      ) : (
        left > 0 && (
          <Link to="/bank-management" className="text-accent underline underline-offset-2">
            {m.transactions_not_whole({ count: formatCount(left) })}
          </Link>
        )
      )}
    </span>
  );
}

type LineProps = { shape: 'done' | 'overdue' | 'to-confirm'; tone: 'green' | 'orange' | 'yellow'; words: string };

const Line = ({ shape, tone, words }: LineProps) => (
  <span className="inline-flex items-center gap-1.5">
    <Glyph shape={shape} tone={tone} />
    <span className="font-medium text-ink">{words}</span>
  </span>
);

/** Of several accounts, which begin on different days, there is no one balance. */
function Balances({ its }: { its: readonly Coverage[] }) {
  const [only, ...others] = its.filter(({ uploads }) => uploads > 0);
  if (!only?.opening || !only.closing || others.length > 0) return null;
  return (
    <span className="tabular-nums">
      {m.transactions_opening_closing({ opening: exactAmount(only.opening), closing: exactAmount(only.closing) })}
    </span>
  );
}

function sumsOf(its: readonly Coverage[]) {
  const sum = (of: (coverage: Coverage) => number) => its.reduce((total, coverage) => total + of(coverage), 0);
  return {
    uploads: sum(({ uploads }) => uploads),
    agreeing: sum(({ agreeing }) => agreeing),
    checked: sum(({ checked }) => checked),
    left: sum(({ gaps, breaks }) => gaps.length + breaks.length),
  };
}
