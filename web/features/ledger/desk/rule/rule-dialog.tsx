import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { addMonths, firstOfMonth, isoDate } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { useForm } from '../../../../lib/form';
import { formatInrExact } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { formatMonth } from '../../../../lib/month-words';
import { useToday } from '../../../../lib/today';
import { Button } from '../../../../ui/button';
import { Field, Select } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../../ui/overlay/dialog';
import { sentenceOf } from '../../../../ui/state/error-panel';
import type { Account } from '../desk.queries';
import { AccountField } from '../lines/account-field';
import { categoriesQuery, categoryGroups, movedQuery, type NewPostingRule, useSetRule } from './rule.queries';

type RuleProps = { companyId: string; accounts: readonly Account[] };

/** Lets a category post to another account from a month on, and says first what that moves. */
export function RuleDialog(props: RuleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.ledger_accounts_add_rule()}
      description={m.ledger_accounts_add_rule_words()}
      trigger={<Button>{m.ledger_accounts_add_rule()}</Button>}
    >
      <RuleForm {...props} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

// So many months back a rule can begin; what lies before is locked as a rule.
const MONTHS = 24;

const form = v.object({
  subcategory: v.pipe(
    v.string(),
    v.nonEmpty(() => m.ledger_accounts_category_wanted()),
  ),
  account: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => m.ledger_accounts_account_wanted()),
  ),
  fromDay: v.string(),
});

function RuleForm({ companyId, accounts, onClose }: RuleProps & { onClose: () => void }) {
  const thisMonth = firstOfMonth(isoDate(useToday()));
  const categories = useQuery(categoriesQuery).data ?? [];
  const [categoryId, setCategoryId] = useState('');
  const [chosen, setChosen] = useState({ account: '', text: '' });
  const [fromDay, setFromDay] = useState<string>(thisMonth);
  const set = useSetRule(companyId);
  const subcategory = categories.find(({ id }) => id === categoryId)?.name ?? '';
  const { errors, ...sending } = useForm(form, async (typed) => {
    await set.mutateAsync({ subcategory, account: chosen.account || typed.account, fromDay });
    onClose();
  });
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(thisMonth, -back));
  return (
    <form noValidate onSubmit={sending.onSubmit} className="flex flex-col gap-4">
      <Field name="subcategory" label={m.books_category()} error={errors.subcategory} isRequired>
        {(control) => (
          <Select
            {...control}
            placeholder={m.books_choose_category()}
            groups={categoryGroups(categories)}
            value={categoryId}
            onChange={({ target }) => setCategoryId(target.value)}
          />
        )}
      </Field>
      <Field name="account" label={m.ledger_accounts_posts_to()} error={errors.account} isRequired>
        {(control) => (
          <AccountField
            {...control}
            accounts={accounts}
            label={m.ledger_accounts_posts_to()}
            text={chosen.text}
            account={chosen.account}
            onChange={setChosen}
          />
        )}
      </Field>
      <Field name="fromDay" label={m.ledger_accounts_from_month()} error={errors.fromDay}>
        {(control) => (
          <Select
            {...control}
            choices={months.map((value) => ({ value, label: formatMonth(value) }))}
            value={fromDay}
            onChange={({ target }) => setFromDay(target.value)}
          />
        )}
      </Field>
      {subcategory && chosen.account && (
        <Moved companyId={companyId} rule={{ subcategory, account: chosen.account, fromDay }} />
      )}
      <FormFailure failure={sending.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button
          type="submit"
          variant="primary"
          isPending={sending.isPending}
          pendingLabel={m.ledger_accounts_setting()}
        >
          {m.ledger_accounts_set()}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** What the rule would move, said while it is made up. */
function Moved({ companyId, rule }: { companyId: string; rule: NewPostingRule }) {
  const moved = useQuery(movedQuery(companyId, rule));
  const words = () => {
    if (moved.isPending) return <p className="text-ink-3">{m.ledger_accounts_counting()}</p>;
    if (moved.isError) return <p className="text-red">{sentenceOf(moved.error)}</p>;
    if (moved.data.length === 0) return <p>{m.ledger_accounts_moves_none()}</p>;
    return moved.data.map(({ from, to, lineCount, amount }) => (
      <p key={`${from} ${to}`}>
        {m.ledger_accounts_moves({ count: lineCount, amount: formatInrExact(parseRupees(amount)), from, to })}
      </p>
    ));
  };
  return (
    <div role="status" className="rounded-lg border border-line bg-sunken px-3 py-2 text-sm">
      {words()}
    </div>
  );
}
