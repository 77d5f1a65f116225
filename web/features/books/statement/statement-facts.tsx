import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { exactAmount, periodName, rowsAgree } from '../words';
import type { Preview } from './upload.calls';

/** What was recognised: whose statement it is, its days, its balances, and how many rows follow from one another. */
export function StatementFacts({ preview }: { preview: Preview }) {
  const { recognised, opening, closing, newCount, knownCount } = preview;
  const amount = (value: string | null) => (value === null ? m.bank_not_given() : exactAmount(value));
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-md bg-sunken px-4 py-3 sm:grid-cols-3">
      <Fact name={m.bank_bank()}>{recognised.bank ?? recognised.ifsc ?? m.bank_not_given()}</Fact>
      <Fact name={m.bank_account_number()}>{recognised.accountNumber ?? m.bank_not_given()}</Fact>
      <Fact name={m.bank_period()}>
        <Days preview={preview} />
      </Fact>
      <Fact name={m.bank_opening()}>{amount(opening)}</Fact>
      <Fact name={m.bank_closing()}>{amount(closing)}</Fact>
      <Fact name={m.bank_lines()}>
        {m.bank_new_and_known({ added: formatCount(newCount), known: formatCount(knownCount) })}
      </Fact>
      <Fact name={m.bank_proof()}>
        <Proof preview={preview} />
      </Fact>
    </dl>
  );
}

/** The days of the lines; beside them those the bank prints, where they are more. */
function Days({ preview: { period, recognised } }: { preview: Preview }) {
  const printed = recognised.period;
  const isMore = printed && period && (printed.from !== period.from || printed.to !== period.to);
  return (
    <>
      {period ? periodName(period.from, period.to) : m.bank_none()}
      {isMore && (
        <span className="block text-xs font-normal text-ink-2">
          {m.bank_printed_period({ period: periodName(printed.from, printed.to) })}
        </span>
      )}
    </>
  );
}

function Proof({ preview: { agreeing, checked } }: { preview: Preview }) {
  if (checked === 0) return <Badge tone="yellow">{m.bank_no_balances()}</Badge>;
  return <Badge tone={agreeing === checked ? 'green' : 'yellow'}>{rowsAgree({ agreeing, checked })}</Badge>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="text-sm font-medium break-words tabular-nums">{children}</dd>
    </div>
  );
}
