import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import { GST_SLABS } from '#domain/gst/law/rates';
import { ruleIfInForce } from '#domain/law/rule';
import type { DocumentSide } from '#domain/ledger/document/model';
import { isIsoDate } from '#domain/shared/dates';
import { formatPercent } from '#domain/shared/money';
import { m } from '../../../lib/messages';
import { Input, Select } from '../../../ui/form/field';
import { accountsQuery, itemsQuery } from './document.queries';
import type { FormDraft, LineDraft } from './draft';
import { type FormErrors, lineError } from './form-errors';

type LinesProps = {
  side: DocumentSide;
  companyId: string;
  form: FormDraft;
  errors: FormErrors;
  onChange: (key: number, changed: Partial<LineDraft>) => void;
  onRemove: (key: number) => void;
};

/** The lines of a document; a description that was written before brings its HSN or SAC, rate and account. */
export function DocumentLines({ side, companyId, form, errors, onChange, onRemove }: LinesProps) {
  const accounts = useQuery(accountsQuery(companyId)).data ?? [];
  const usable = accounts.filter(({ class: kind, line, origin }) =>
    side === 'sale'
      ? kind === 'income'
      : kind === 'expense' || (origin !== 'bank' && ['ppe', 'intangible-assets', 'cwip'].includes(line)),
  );
  const choices = [
    { value: '', label: m.ledger_document_account_usual() },
    ...usable.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
  ];
  const slabs = isIsoDate(form.date) ? ruleIfInForce(GST_SLABS, form.date)?.value : undefined;
  const inForce = [...(slabs?.standard ?? []), ...(slabs?.special ?? [])].sort((one, other) => one - other);
  const rates = (inForce.length > 0 ? inForce.map(formatPercent) : ['0']).map((rate) => ({
    value: rate,
    label: `${rate}%`,
  }));
  const valueWords = form.isTaxInside ? m.ledger_document_value_inside() : m.ledger_document_value();
  const label = (name: string, at: number) => m.ledger_document_line_field({ name, line: at + 1 });
  const faultsOf = ({ key }: LineDraft) =>
    Object.entries(errors).filter(([field]) => field.startsWith(lineError(key, '')));
  const items = useQuery(itemsQuery(companyId, side)).data ?? [];
  const listId = useId();
  const describe = (line: LineDraft, description: string) => {
    const item = items.find((one) => one.description.toLowerCase() === description.trim().toLowerCase());
    const isKnown = (choice: { value: string }[], value: string) => choice.some((one) => one.value === value);
    onChange(line.key, {
      description,
      ...(item && line.hsn === '' && { hsn: item.hsn ?? '' }),
      ...(item && isKnown(rates, item.rate) && { rate: item.rate }),
      ...(item && isKnown(choices, item.account) && { account: item.account }),
    });
  };
  const marked = (line: LineDraft, field: string) => ({
    'aria-invalid': errors[lineError(line.key, field)] ? true : undefined,
    'aria-describedby': faultsOf(line).length > 0 ? `${listId}-${line.key}` : undefined,
  });
  /** A rate that is not in force on the day is still shown, or the field would name another. */
  const ratesOf = ({ rate }: LineDraft) =>
    rates.some(({ value }) => value === rate) ? rates : [...rates, { value: rate, label: `${rate}%` }];
  return (
    <>
      <ul aria-label={m.ledger_document_lines()} className="flex flex-col gap-2">
        {form.lines.map((line, at) => (
          <li
            key={line.key}
            className="grid grid-cols-2 gap-2 rounded-md border border-line p-2 sm:grid-cols-[minmax(0,1.1fr)_6.25rem_5rem_7rem_4.75rem_minmax(0,1fr)_2rem]"
          >
            <Input
              name={`lines.${at}.description`}
              aria-label={label(m.ledger_document_description(), at)}
              placeholder={m.ledger_document_description()}
              value={line.description}
              list={`${listId}-items`}
              autoComplete="off"
              {...marked(line, 'description')}
              onChange={(event) => describe(line, event.target.value)}
              className="col-span-2 sm:col-span-1"
            />
            <Input
              name={`lines.${at}.hsn`}
              aria-label={label(m.ledger_document_hsn(), at)}
              {...marked(line, 'hsn')}
              placeholder={m.ledger_document_hsn()}
              inputMode="numeric"
              value={line.hsn}
              onChange={(event) => onChange(line.key, { hsn: event.target.value })}
            />
            <Input
              name={`lines.${at}.quantity`}
              aria-label={label(m.ledger_document_quantity(), at)}
              {...marked(line, 'quantity')}
              placeholder={m.ledger_document_quantity()}
              autoComplete="off"
              value={line.quantity}
              onChange={(event) => onChange(line.key, { quantity: event.target.value })}
            />
            <Input
              name={`lines.${at}.taxableValue`}
              aria-label={label(valueWords, at)}
              {...marked(line, 'taxableValue')}
              placeholder={valueWords}
              inputMode="decimal"
              value={line.value}
              onChange={(event) => onChange(line.key, { value: event.target.value })}
              className="text-right"
            />
            <Select
              aria-label={label(m.ledger_document_rate(), at)}
              choices={ratesOf(line)}
              {...marked(line, 'rate')}
              value={line.rate}
              onChange={(event) => onChange(line.key, { rate: event.target.value })}
            />
            <Select
              aria-label={label(m.ledger_document_account(), at)}
              choices={choices}
              {...marked(line, 'account')}
              value={line.account}
              onChange={(event) => onChange(line.key, { account: event.target.value })}
            />
            <button
              type="button"
              aria-label={m.ledger_document_remove_line({ line: at + 1 })}
              disabled={form.lines.length === 1}
              onClick={() => onRemove(line.key)}
              className="grid size-8 place-items-center justify-self-end rounded-md text-ink-2 hover:bg-sunken hover:text-ink disabled:opacity-40"
            >
              <X size={14} aria-hidden="true" />
            </button>
            {faultsOf(line).length > 0 && (
              <p id={`${listId}-${line.key}`} className="col-span-full text-xs font-medium text-red">
                {faultsOf(line)
                  .map(([, said]) => said)
                  .join(' ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      <datalist id={`${listId}-items`}>
        {items.map(({ description, hsn }) => (
          <option key={description} value={description} label={hsn ?? undefined} />
        ))}
      </datalist>
    </>
  );
}
