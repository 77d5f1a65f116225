import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { BankTransaction } from '../bank.queries';
import { gstWords } from '../category/gst-words';
import { exactAmount, sideName } from '../words';

/** What the bank says of a line, and what the books add to it. */
export function TransactionFacts({ row, account }: { row: BankTransaction; account: string | undefined }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&>dt]:text-ink-2">
      <Fact name={m.bank_account()}>{account}</Fact>
      <Fact name={m.bank_date()}>{formatDate(row.transactionDate)}</Fact>
      <Fact name={m.bank_role_value_date()}>{row.valueDate && formatDate(row.valueDate)}</Fact>
      <Fact name={sideName(row.transactionType)}>{exactAmount(row.amount)}</Fact>
      <Fact name={m.bank_balance()}>{row.balance && exactAmount(row.balance)}</Fact>
      <Fact name={m.bank_role_reference()}>{row.reference}</Fact>
      <Fact name={m.bank_payee()}>{row.payee}</Fact>
      <Fact name={m.bank_gst_rate()}>{gstWords(row)}</Fact>
      <Fact name={m.bank_tds_section()}>{row.tdsSection}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}
