import type { ReactNode } from 'react';
import { TAX_REGIMES, type TaxRegime } from '#domain/income-tax/regime';
import { say } from '#domain/shared/message';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { groupedRupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { taxWords } from '../../lib/tax-words';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { RowsEditor } from '../../ui/form/rows-editor';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { type Desk, dayOf, exact, useKeepEstimate } from './advance-tax.queries';
import { type Amounts, type Faults, FIELDS_OF, isKept, rowsOf, sentOf, type TypedEstimate } from './estimate';

type EstimateCardProps = {
  companyId: string;
  desk: Desk;
  typed: TypedEstimate;
  faults: Faults;
  mayChange: boolean;
  onTyped: (change: Partial<TypedEstimate>) => void;
};

const LABELS: Readonly<Record<Amounts, () => string>> = {
  totalIncome: m.advance_tax_income,
  turnover: m.advance_tax_turnover,
  bookProfit: m.advance_tax_book_profit,
  otherIncome: m.advance_tax_other_income,
  deductions: m.advance_tax_deductions,
  matCredit: m.advance_tax_mat_credit,
  taxAtSource: m.advance_tax_at_source,
};

/** The estimate of the year's income, on which all else rests: every figure follows as it is typed. */
export function EstimateCard({ companyId, desk, typed, faults, mayChange, onTyped }: EstimateCardProps) {
  const keep = useKeepEstimate(companyId);
  const hints: Partial<Record<Amounts, ReactNode>> = {
    totalIncome: <BooksHint desk={desk} onTyped={onTyped} />,
    turnover: desk.suggested.turnoverOfYear
      ? m.advance_tax_turnover_hint({ year: desk.suggested.turnoverOfYear })
      : undefined,
    bookProfit: m.advance_tax_book_profit_hint(),
    matCredit: m.advance_tax_mat_credit_hint(),
    taxAtSource: m.advance_tax_at_source_hint({ amount: exact(desk.taxAtSource) }),
  };
  const fieldOf = (field: Amounts) => (
    <Field
      key={field}
      name={field}
      label={LABELS[field]()}
      hint={hints[field]}
      error={shownFault(typed, faults, field)}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={typed[field]}
          onChange={({ target: { value } }) =>
            onTyped({ [field]: value, ...(field === 'totalIncome' && { incomeFrom: 'typed' }) })
          }
        />
      )}
    </Field>
  );
  const isComplete = Object.keys(faults).length === 0;
  return (
    <SectionCard title={m.advance_tax_estimate()} description={keptWords(desk)}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) keep.mutate(sentOf(typed, desk));
        }}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {fieldOf('totalIncome')}
          <Field name="regime" label={m.advance_tax_regime()}>
            {(control) => (
              <Select
                {...control}
                value={typed.regime}
                onChange={({ target: { value } }) => onTyped({ regime: value as TaxRegime })}
                choices={TAX_REGIMES.map((regime) => ({
                  value: regime,
                  label: taxWords(say(`income-tax.regime.${regime}`)),
                }))}
              />
            )}
          </Field>
          {FIELDS_OF[typed.regime].map(fieldOf)}
          {fieldOf('taxAtSource')}
          {fieldOf('matCredit')}
        </div>
        <RowsEditor
          {...{
            name: 'dividends',
            title: m.advance_tax_dividends(),
            addLabel: m.advance_tax_dividend_add(),
            years: [],
          }}
          columns={[
            { key: 'on', label: m.advance_tax_dividend_on(), kind: 'day' },
            { key: 'amount', label: m.advance_tax_dividend_amount(), kind: 'amount' },
          ]}
          rows={typed.dividends}
          first={{ on: '', amount: '' }}
          errorOf={(field) => faults[field]}
          onChange={(dividends) => onTyped({ dividends })}
        />
        {typed.regime === 'concessional_22' && (
          <label className="flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 shrink-0"
              checked={typed.isSinceBefore}
              onChange={({ target: { checked } }) => onTyped({ isSinceBefore: checked })}
            />
            {m.advance_tax_since_before()}
          </label>
        )}
        <FormFailure failure={keep.error ?? undefined} />
        {mayChange && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              variant="primary"
              isPending={keep.isPending}
              disabled={!isComplete || isKept(typed, desk)}
            >
              {m.advance_tax_keep()}
            </Button>
            <p className="text-sm text-ink-3">
              {isKept(typed, desk) ? m.advance_tax_is_kept() : m.advance_tax_not_kept()}
            </p>
          </div>
        )}
      </form>
    </SectionCard>
  );
}

/** What is not filled in yet is asked beside the figures, and not as a fault of each field. */
const shownFault = (typed: TypedEstimate, faults: Faults, field: Amounts): string | undefined =>
  typed[field].trim() === '' && (field === 'totalIncome' || typed.totalIncome.trim() === '')
    ? undefined
    : faults[field];

const keptWords = ({ estimate }: Desk): string =>
  estimate
    ? m.advance_tax_kept_by({ name: estimate.keptBy, day: dayOf(estimate.keptOn) })
    : m.advance_tax_estimate_words();

/** What the books have of the year, and taking it over. */
function BooksHint({ desk, onTyped }: Pick<EstimateCardProps, 'desk' | 'onTyped'>) {
  const { books } = desk;
  if (!books) return m.advance_tax_books_none();
  const take = (amount: string) =>
    onTyped({ totalIncome: groupedRupees(amount), incomeFrom: 'books', dividends: rowsOf(books.dividends) });
  const { holiday, regime } = desk.suggested;
  // Profit of the business is deducted, dividends are not; what is deducted comes back to the income for AMT, and MAT is of all of it.
  const takeHoliday = () => {
    const received = books.dividends.reduce((sum, { amount }) => sum + parseRupees(amount), 0);
    const [profit, deducted] = [parseRupees(books.atThisPace), parseRupees(books.atThisPace) - received];
    const asTyped = (amount: number) => groupedRupees(formatRupees(paise(Math.max(0, amount))));
    onTyped({
      totalIncome: asTyped(Math.min(received, profit)),
      incomeFrom: 'books',
      regime,
      dividends: deducted < 0 ? [] : rowsOf(books.dividends),
      ...(regime === 'llp' ? { deductions: asTyped(deducted) } : { bookProfit: asTyped(profit) }),
    });
  };
  const choices = [
    { amount: books.profit, label: m.advance_tax_take_so_far() },
    { amount: books.atThisPace, label: m.advance_tax_take_pace() },
  ].filter(({ amount }) => Number(amount) > 0);
  return (
    <span className="flex flex-col gap-1">
      <span>
        {m.advance_tax_books({ profit: exact(books.profit), day: dayOf(books.to), pace: exact(books.atThisPace) })}
      </span>
      {choices.length > 0 && (
        <span className="flex flex-wrap gap-x-3">
          {choices.map(({ amount, label }) => (
            <button key={label} type="button" className="min-h-6 underline" onClick={() => take(amount)}>
              {label}
            </button>
          ))}
          {holiday?.value && (
            <button type="button" className="min-h-6 underline" onClick={takeHoliday}>
              {m.advance_tax_take_holiday()}
            </button>
          )}
        </span>
      )}
      {holiday && (
        <Why
          figure={m.advance_tax_holiday()}
          words={holiday.value ? m.advance_tax_holiday_open() : m.advance_tax_holiday_closed()}
        >
          {() => <ExplainedSteps explanation={holiday} />}
        </Why>
      )}
    </span>
  );
}
