import type { StatementKind } from '#domain/ledger/chart/money';
import { maskAccountNumber } from '#domain/shared/masking';
import { m } from '../../../lib/messages';
import type { BankAccount } from '../books.queries';

export function AccountFacts({ account }: { account: BankAccount }) {
  const { bankName, accountNumber, ifscCode, kind } = account;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&>dt]:text-ink-2">
      <dt>{m.books_bank()}</dt>
      <dd className="break-words">{bankName}</dd>
      <dt>{m.books_account_number()}</dt>
      <dd>
        <MaskedNumber number={accountNumber} />
      </dd>
      {ifscCode && (
        <>
          <dt>{m.books_ifsc()}</dt>
          <dd className="font-mono text-xs leading-5">{ifscCode}</dd>
        </>
      )}
      <dt>{m.books_account_type()}</dt>
      <dd>{accountKind(kind)}</dd>
    </dl>
  );
}

const KINDS: Record<StatementKind, () => string> = {
  current: m.books_current,
  savings: m.books_savings,
  overdraft: m.books_kind_overdraft,
  card: m.books_kind_card,
  cash: m.books_kind_cash,
  wallet: m.books_kind_wallet,
  gateway: m.books_kind_gateway,
  loan: m.books_kind_loan,
  'fixed-deposit': m.books_kind_deposit,
};
export const accountKind = (kind: StatementKind): string => KINDS[kind]();

/** The last four digits; the covered ones are shown, not read aloud one by one. */
export function MaskedNumber({ number }: { number: string }) {
  return (
    <>
      <span aria-hidden="true" className="font-mono text-xs leading-5 break-all">
        {maskAccountNumber(number)}
      </span>
      <span className="sr-only">{m.books_ends_in({ digits: number.slice(-4) })}</span>
    </>
  );
}

/** 'Operations, HDFC Bank, ends in 4471': an account as a choice in a list. */
export const accountLabel = ({ accountName, bankName, accountNumber }: BankAccount): string =>
  m.books_account_choice({ name: accountName, bank: bankName, digits: accountNumber.slice(-4) });

/** 'HDFC 4471': the same where there is room for two words. */
export const shortAccount = ({ bankName, accountNumber }: BankAccount): string =>
  `${bankName.split(' ')[0]} ${accountNumber.slice(-4)}`;
