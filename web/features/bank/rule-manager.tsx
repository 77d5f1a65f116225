import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { parseRupees } from '#domain/shared/money';
import { formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { SkeletonRows } from '../../ui/skeleton';
import { bankAccountsQuery } from './bank.queries';
import { type CategoryRule, rulesQuery, useOrderRules, useRemoveRule } from './rule.calls';
import { movedOrder } from './rule.form';
import { RuleForm } from './rule-form';
import { kindTone, sideName } from './words';

export function RuleManager({ companyId }: { companyId: string }) {
  const rules = useQuery(rulesQuery(companyId));
  const order = useOrderRules(companyId);
  const ids = rules.data?.map(({ id }) => id) ?? [];
  return (
    <div className="flex flex-col gap-5">
      {rules.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {rules.isError && <ErrorPanel error={rules.error} onRetry={() => void rules.refetch()} />}
      {rules.data?.length === 0 && <p className="text-sm text-ink-2">{m.bank_no_rules()}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {rules.data?.map((rule, at) => (
          <RuleRow
            key={rule.id}
            companyId={companyId}
            rule={rule}
            isFirst={at === 0}
            isLast={at === ids.length - 1}
            onMove={(by) => !order.isPending && order.mutate(movedOrder(ids, rule.id, by))}
          />
        ))}
      </ol>
      <RuleForm companyId={companyId} />
    </div>
  );
}

type RuleRowProps = {
  companyId: string;
  rule: CategoryRule;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
};

function RuleRow({ companyId, rule, isFirst, isLast, onMove }: RuleRowProps) {
  const { contains } = rule;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm first:pt-0">
      <div className="min-w-0 flex-1">
        <span className="wrap-anywhere">{m.bank_rule_contains_words({ text: contains })}</span>{' '}
        <Badge tone={kindTone(rule.category)}>{rule.subcategory}</Badge>
        <Conditions companyId={companyId} rule={rule} />
      </div>
      <div className="flex gap-1">
        <MoveButton label={m.bank_rule_up({ text: contains })} isOff={isFirst} onMove={() => onMove(-1)} isUp />
        <MoveButton label={m.bank_rule_down({ text: contains })} isOff={isLast} onMove={() => onMove(1)} />
        <RemoveRule companyId={companyId} rule={rule} />
      </div>
    </li>
  );
}

function Conditions({ companyId, rule }: { companyId: string; rule: CategoryRule }) {
  const accounts = useQuery(bankAccountsQuery(companyId)).data ?? [];
  const { side, amountFrom, amountTo, bankAccountId, createdBy } = rule;
  const inr = (amount: string) => formatInr(parseRupees(amount));
  const words = [
    side && sideName(side),
    amountFrom && m.bank_at_least({ amount: inr(amountFrom) }),
    amountTo && m.bank_at_most({ amount: inr(amountTo) }),
    bankAccountId && accounts.find(({ id }) => id === bankAccountId)?.accountName,
    m.bank_made_by({ person: createdBy }),
  ];
  return <span className="block text-xs text-ink-2">{words.filter(Boolean).join(' · ')}</span>;
}

type MoveButtonProps = { label: string; isOff: boolean; isUp?: boolean; onMove: () => void };

function MoveButton({ label, isOff, isUp = false, onMove }: MoveButtonProps) {
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <Button size="sm" variant="ghost" aria-label={label} disabled={isOff} onClick={onMove}>
      <Arrow size={14} aria-hidden="true" />
    </Button>
  );
}

function RemoveRule({ companyId, rule: { id, contains } }: { companyId: string; rule: CategoryRule }) {
  const remove = useRemoveRule(companyId);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.bank_rule_remove_named({ text: contains })}>
          {m.bank_remove()}
        </Button>
      }
      title={m.bank_rule_remove_title()}
      description={m.bank_rule_remove_words()}
      confirmLabel={m.bank_remove()}
      onConfirm={() => remove.mutateAsync(id)}
    />
  );
}
