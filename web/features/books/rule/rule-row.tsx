import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { parseRupees } from '#domain/shared/money';
import { formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { bankAccountsQuery } from '../books.queries';
import { categoryName, kindTone, sideName } from '../words';
import { type CategoryRule, useRemoveRule } from './rule.calls';

type RuleRowProps = {
  companyId: string;
  rule: CategoryRule;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  isEditOff: boolean;
  onEdit: () => void;
  /** The rule whose button is to take the focus. */
  last: RefObject<string | undefined>;
};

/** A rule as it reads, and what can be done with it. */
export function RuleRow({ companyId, rule, isFirst, isLast, onMove, ...edit }: RuleRowProps) {
  const { contains } = rule;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
        <span className="wrap-anywhere">{m.books_rule_contains_words({ text: contains })}</span>{' '}
        <Badge tone={kindTone(rule.category)}>{categoryName(rule)}</Badge>
        <Conditions companyId={companyId} rule={rule} />
      </div>
      <div className="-ml-2 flex gap-1 sm:ml-0">
        <MoveButton label={m.books_rule_up({ text: contains })} isOff={isFirst} onMove={() => onMove(-1)} isUp />
        <MoveButton label={m.books_rule_down({ text: contains })} isOff={isLast} onMove={() => onMove(1)} />
        <EditButton rule={rule} {...edit} />
        <RemoveRule companyId={companyId} rule={rule} />
      </div>
    </div>
  );
}

function Conditions({ companyId, rule }: { companyId: string; rule: CategoryRule }) {
  const accounts = useQuery(bankAccountsQuery(companyId)).data ?? [];
  const { side, amountFrom, amountTo, bankAccountId, createdBy } = rule;
  const inr = (amount: string) => formatInr(parseRupees(amount));
  const words = [
    side && sideName(side),
    amountFrom && m.books_at_least({ amount: inr(amountFrom) }),
    amountTo && m.books_at_most({ amount: inr(amountTo) }),
    bankAccountId && accounts.find(({ id }) => id === bankAccountId)?.accountName,
    m.books_made_by({ person: createdBy }),
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

type EditButtonProps = Pick<RuleRowProps, 'rule' | 'isEditOff' | 'onEdit' | 'last'>;

function EditButton({ rule: { id, contains }, isEditOff, onEdit, last }: EditButtonProps) {
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || last.current !== id) return;
    last.current = undefined;
    button.focus();
  };
  return (
    <Button
      ref={takeFocus}
      size="sm"
      variant="ghost"
      aria-label={m.books_rule_edit_named({ text: contains })}
      disabled={isEditOff}
      onClick={onEdit}
    >
      {m.books_rule_edit()}
    </Button>
  );
}

function RemoveRule({ companyId, rule: { id, contains } }: { companyId: string; rule: CategoryRule }) {
  const remove = useRemoveRule(companyId);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.books_rule_remove_named({ text: contains })}>
          {m.books_remove()}
        </Button>
      }
      title={m.books_rule_remove_title()}
      description={m.books_rule_remove_words()}
      confirmLabel={m.books_remove()}
      onConfirm={() => remove.mutateAsync(id)}
    />
  );
}
