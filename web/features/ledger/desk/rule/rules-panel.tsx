import { useQuery } from '@tanstack/react-query';
import { isoDate } from '#domain/shared/dates';
import { m } from '../../../../lib/messages';
import { formatMonth } from '../../../../lib/month-words';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import type { Account } from '../desk.queries';
import { type PostingRule, postingRulesQuery, useRemoveRule } from './rule.queries';
import { RuleDialog } from './rule-dialog';

type RulesProps = { companyId: string; accounts: readonly Account[]; mayChange: boolean };

/** Where the company lets categories post elsewhere than usual, from which month on, and who said so. */
export function RulesPanel({ companyId, accounts, mayChange }: RulesProps) {
  const rules = useQuery(postingRulesQuery(companyId));
  if (rules.isPending) return null;
  if (rules.isError) return <ErrorPanel error={rules.error} onRetry={() => void rules.refetch()} />;
  if (rules.data.length === 0 && !mayChange) return null;
  return (
    <section aria-labelledby="posting-rules" className="rounded-xl border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 lg:px-5">
        <h2 id="posting-rules" className="text-base font-semibold tracking-tight">
          {m.ledger_accounts_rules()}
        </h2>
        {mayChange && <RuleDialog companyId={companyId} accounts={accounts} />}
      </div>
      {rules.data.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-2 lg:px-5">{m.ledger_accounts_no_rules()}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {rules.data.map((rule) => (
            <li key={rule.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 lg:px-5">
              <p className="min-w-0 flex-1 text-sm wrap-anywhere">
                <span className="block">
                  {m.ledger_accounts_rule({ category: rule.subcategory, account: rule.accountName })}
                </span>
                <span className="block text-xs text-ink-3">
                  {m.ledger_accounts_rule_since({ month: formatMonth(isoDate(rule.fromDay)), person: rule.by })}
                </span>
              </p>
              {mayChange && <RemoveRule companyId={companyId} rule={rule} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RemoveRule({ companyId, rule: { id, subcategory } }: { companyId: string; rule: PostingRule }) {
  const remove = useRemoveRule(companyId, id);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.ledger_accounts_undo_named({ category: subcategory })}>
          {m.ledger_accounts_undo()}
        </Button>
      }
      title={m.ledger_accounts_undo_title({ category: subcategory })}
      description={m.ledger_accounts_undo_words()}
      confirmLabel={m.ledger_accounts_undo_confirm()}
      onConfirm={remove}
    />
  );
}
