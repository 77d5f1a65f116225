import { Link } from '@tanstack/react-router';
import type { VoucherKind } from '#domain/ledger/model';
import { m } from '../../lib/messages';

type SourceLinkProps = {
  voucher: { kind: VoucherKind; date: string; source: { kind: string; id: string | null } };
  className: string;
};

/** From a voucher to what it was made of: the line of the bank's statement, the invoice or bill, the asset, the file. */
export function SourceLink({ voucher: { kind, date, source }, className }: SourceLinkProps) {
  if (source.kind === 'bank-line' && source.id)
    return (
      <Link to="/transactions" search={{ row: source.id, from: date, to: date }} className={className}>
        {m.statement_open_line()}
      </Link>
    );
  if (source.kind === 'document' && source.id) return documentLink(kind, source.id, className);
  if (source.kind === 'asset')
    return (
      <Link to="/fixed-assets" className={className}>
        {m.statement_open_assets()}
      </Link>
    );
  if (source.kind === 'import')
    return (
      <Link to="/accounting-sync" className={className}>
        {m.statement_open_import()}
      </Link>
    );
  if (source.kind === 'opening')
    return (
      <Link to="/ledger" search={{ tab: 'opening' }} className={className}>
        {m.statement_open_opening()}
      </Link>
    );
  return null;
}

const SALES: ReadonlySet<VoucherKind> = new Set(['sales', 'credit-note']);

const documentLink = (kind: VoucherKind, id: string, className: string) =>
  SALES.has(kind) ? (
    <Link to="/invoices" search={{ shown: id }} className={className}>
      {m.statement_open_invoice()}
    </Link>
  ) : (
    <Link to="/bills" search={{ shown: id }} className={className}>
      {m.statement_open_bill()}
    </Link>
  );
