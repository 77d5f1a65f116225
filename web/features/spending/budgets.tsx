import { parseRupees } from '#domain/shared/money';
import { categoryWords } from '../../lib/category-words';
import { formatDate, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Progress } from '../../ui/figure/progress';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { BudgetDialog } from './budget-dialog';
import { type Budget, type Spending, useRemoveBudget } from './spending.queries';

type BudgetsProps = { companyId: string; spending: Spending; mayChange: boolean };

/** What categories may cost, and what of it is spent and left in the period. */
export function Budgets({ companyId, spending: { budgets, budgetsFrom, to }, mayChange }: BudgetsProps) {
  return (
    <SectionCard
      title={m.spending_budgets()}
      description={m.spending_budgets_words({ from: formatDate(budgetsFrom), to: formatDate(to) })}
      actions={mayChange && <BudgetDialog companyId={companyId} month={to.slice(0, 7)} />}
    >
      {budgets.length === 0 && <p className="text-sm text-ink-2">{m.spending_no_budgets()}</p>}
      <ul className="flex flex-col gap-4">
        {budgets.map((budget) => (
          <BudgetRow key={budget.id} companyId={companyId} budget={budget} mayChange={mayChange} />
        ))}
      </ul>
    </SectionCard>
  );
}

const ALMOST_PERCENT = 90;

function toneOf(spent: number, budgeted: number): 'green' | 'yellow' | 'red' {
  if (spent > budgeted) return 'red';
  return spent * 100 >= budgeted * ALMOST_PERCENT ? 'yellow' : 'green';
}

type BudgetRowProps = { companyId: string; budget: Budget; mayChange: boolean };

function BudgetRow({ companyId, budget, mayChange }: BudgetRowProps) {
  const { amount, fromMonth } = budget;
  const category = categoryWords(budget.categoryId, budget.subcategory);
  const [budgeted, spent, left] = [parseRupees(budget.budgeted), parseRupees(budget.spent), parseRupees(budget.left)];
  const words = { spent: formatInr(spent), budgeted: formatInr(budgeted) };
  return (
    <li>
      <div className="flex items-start justify-between gap-3 text-sm">
        <span className="min-w-0">
          <span className="font-medium wrap-anywhere">{category}</span>
          <span className="block text-xs text-ink-2">
            {m.spending_budget_since({ amount: formatInr(parseRupees(amount)), month: formatMonth(fromMonth) })}
          </span>
        </span>
        {mayChange && <RemoveBudget companyId={companyId} budget={budget} />}
      </div>
      <div className="mt-1.5">
        <Progress
          label={m.spending_budget_of({ category })}
          value={spent}
          max={Math.max(1, budgeted)}
          tone={toneOf(spent, budgeted)}
        />
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-ink-2">
        <span>{m.spending_spent_of(words)}</span>
        <span className={left < 0 ? 'font-medium text-red' : ''}>
          {left < 0
            ? m.spending_over({ amount: formatInr(parseRupees(budget.left.slice(1))) })
            : m.spending_left({ amount: formatInr(left) })}
        </span>
      </p>
    </li>
  );
}

function RemoveBudget({ companyId, budget }: Omit<BudgetRowProps, 'mayChange'>) {
  const remove = useRemoveBudget(companyId);
  return (
    <ConfirmDialog
      trigger={
        <Button
          size="sm"
          variant="ghost"
          aria-label={m.spending_remove_of({ category: categoryWords(budget.categoryId, budget.subcategory) })}
        >
          {m.spending_remove()}
        </Button>
      }
      title={m.spending_remove_title({ category: categoryWords(budget.categoryId, budget.subcategory) })}
      description={m.spending_remove_words()}
      confirmLabel={m.spending_remove()}
      onConfirm={() => remove.mutateAsync(budget)}
    />
  );
}
