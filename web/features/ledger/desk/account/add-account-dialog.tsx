import { useState } from 'react';
import * as v from 'valibot';
import { MONEY_KINDS } from '#domain/ledger/chart/money';
import { useForm } from '../../../../lib/form';
import { m } from '../../../../lib/messages';
import { Button } from '../../../../ui/button';
import { Field, Input, Select } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../../ui/overlay/dialog';
import { type Account, useAddAccount } from '../desk.queries';
import { moneyWords } from '../desk.words';
import { AccountField } from '../lines/account-field';

type AddAccountProps = { companyId: string; accounts: readonly Account[] };

// A bank account with statements is added on the page of the bank; here is where else money lies.
const KINDS = MONEY_KINDS.filter((kind) => kind !== 'current' && kind !== 'savings');
// A choice may not be empty text; this one is an account of the books on which no money lies.
const PLAIN = 'plain';

/** Adds an account of the company's own beside one of the chart, or one on which money lies. */
export function AddAccountDialog(props: AddAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.desk_add_account()}
      description={m.desk_add_account_words()}
      trigger={<Button variant="primary">{m.desk_add_account()}</Button>}
    >
      <AddAccount {...props} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

const optionalText = v.pipe(v.string(), v.trim());
const form = (isPlain: boolean) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(() => m.desk_name_wanted()),
    ),
    code: optionalText,
    group: isPlain
      ? v.pipe(
          optionalText,
          v.nonEmpty(() => m.desk_beside_wanted()),
        )
      : v.optional(optionalText),
    currency: v.optional(
      v.pipe(
        optionalText,
        v.toUpperCase(),
        v.regex(/^[A-Z]{3}$/, () => m.desk_currency_wrong()),
      ),
    ),
  });

function AddAccount({ companyId, accounts, onClose }: AddAccountProps & { onClose: () => void }) {
  const [kind, setKind] = useState<string>(PLAIN);
  const [beside, setBeside] = useState({ account: '', text: '' });
  const add = useAddAccount(companyId);
  const money = KINDS.find((one) => one === kind);
  const { errors, ...sending } = useForm(form(!money), async ({ name, code, group, currency }) => {
    const place = money ? { kind: money } : { group: beside.account || group || '' };
    await add.mutateAsync({ name, ...(code && { code }), ...place, ...(currency && { currency }) });
    onClose();
  });
  return (
    <form noValidate onSubmit={sending.onSubmit} className="flex flex-col gap-4">
      <Field name="name" label={m.desk_account_name()} error={errors.name} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={120} />}
      </Field>
      <Field name="kind" label={m.desk_account_kind()} error={errors.kind}>
        {(control) => (
          <Select
            {...control}
            choices={[
              { value: PLAIN, label: m.desk_money_none() },
              ...KINDS.map((value) => ({ value, label: moneyWords(value) })),
            ]}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          />
        )}
      </Field>
      {!money && (
        <Field name="group" label={m.desk_beside()} hint={m.desk_beside_hint()} error={errors.group} isRequired>
          {(control) => (
            <AccountField
              {...control}
              accounts={accounts}
              label={m.desk_beside()}
              text={beside.text}
              account={beside.account}
              onChange={setBeside}
            />
          )}
        </Field>
      )}
      <Field name="code" label={m.desk_code()} hint={m.desk_code_hint()} error={errors.code}>
        {(control) => <Input {...control} autoComplete="off" maxLength={12} />}
      </Field>
      {money === 'eefc' && (
        <Field name="currency" label={m.desk_currency()} error={errors.currency} isRequired>
          {(control) => <Input {...control} autoComplete="off" maxLength={3} defaultValue="USD" />}
        </Field>
      )}
      <FormFailure failure={sending.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={sending.isPending} pendingLabel={m.desk_adding()}>
          {m.desk_add_account()}
        </Button>
      </DialogFooter>
    </form>
  );
}
