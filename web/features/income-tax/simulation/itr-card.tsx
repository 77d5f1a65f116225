import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { alertsOf, checklistOf } from '#domain/income-tax/company/alerts';
import { companyTax } from '#domain/income-tax/company/company-tax';
import { isLlp, returnForm } from '#domain/income-tax/company/entity';
import { lineOf } from '#domain/income-tax/company/income';
import type { ChoiceOutcome, CompanyTaxFacts, Comparison } from '#domain/income-tax/company/model';
import { SAMPLE_COMPANY, SAMPLE_LLP } from '#domain/income-tax/company/sample';
import { hasStep } from '#domain/income-tax/company/steps';
import { useMayChange } from '../../../lib/access';
import { formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { taxWorded } from '../../../lib/tax-words';
import { Badge } from '../../../ui/badge';
import { Button, buttonClass } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { FigureWhy } from './choice-card';
import { readTyped, typedOf } from './simulation.form';
import { booksQuery, type Paper, useKeep, usePaper } from './simulation.queries';

const SHOWN = 3;

/** The dashboard's simulator of the return: old regime beside the new one, by the books, or by a sample that says it is one. */
export function ItrCard({ companyId }: { companyId: string }) {
  const { data: books, error, refetch } = useQuery(booksQuery(companyId));
  if (error && !books)
    return (
      <SectionCard title={m.shell_page_itr()} className="mt-4 xl:mt-5">
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </SectionCard>
    );
  if (!books) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  const own = books.hasBooks ? readTyped(typedOf(books.facts)).facts : undefined;
  const facts = own ?? (books.isLlp ? SAMPLE_LLP : SAMPLE_COMPANY);
  const comparison = companyTax(facts);
  return (
    <SectionCard
      title={m.itr_card({ form: returnForm(facts), year: facts.year })}
      className="mt-4 xl:mt-5"
      actions={
        <>
          {!own && <Badge tone="purple">{m.itr_sample()}</Badge>}
          <Link to="/itr-simulator" className={buttonClass('ghost', 'sm')}>
            {m.itr_card_open()}
          </Link>
        </>
      }
    >
      <Compared facts={facts} comparison={comparison} />
      <Points facts={facts} comparison={comparison} />
      <CardActs companyId={companyId} facts={own} />
    </SectionCard>
  );
}

type Compared = { facts: CompanyTaxFacts; comparison: Comparison };
type Labelled = { outcome: ChoiceOutcome; label: string };

/** Where the holiday is open it is the old regime of the card; an LLP has one regime, with the holiday and without. */
function regimesOf({ facts, comparison }: Compared): Labelled[] {
  const of = (choice: ChoiceOutcome['choice']) => comparison.choices.find((one) => one.choice === choice);
  const holiday = of('holiday')?.isAvailable ? of('holiday') : undefined;
  const found: [ChoiceOutcome | undefined, string][] = isLlp(facts)
    ? [
        [of('normal'), m.itr_card_llp()],
        [holiday, m.itr_card_llp_holiday()],
      ]
    : [
        [holiday ?? of('normal'), m.itr_card_old()],
        [of('concessional_22'), m.itr_card_new()],
      ];
  return found.flatMap(([outcome, label]) => (outcome ? [{ outcome, label }] : []));
}

function Compared({ facts, comparison }: Compared) {
  const regimes = regimesOf({ facts, comparison });
  const old = (isLlp(facts) ? regimes.at(-1) : regimes[0])?.outcome;
  if (!old) return null;
  return (
    <>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Fact label={m.itr_card_gross()}>
          <FigureWhy outcome={old} step="grossTotal" name={m.itr_card_gross()} amount={old.income.grossTotal} />
        </Fact>
        <Fact label={m.itr_card_holiday()}>
          <FigureWhy
            outcome={old}
            step={stepOr(old, 'deduction.holiday', 'deductions')}
            name={m.itr_card_holiday()}
            amount={old.income.holidayDeduction}
          />
        </Fact>
        <Fact label={m.itr_card_research()}>
          <FigureWhy
            outcome={old}
            step={stepOr(old, 'line.research', 'takenOff')}
            name={m.itr_card_research()}
            amount={lineOf(facts, 'research')}
          />
        </Fact>
      </dl>
      <div className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {regimes.map(({ outcome, label }) => (
          <Regime key={label} outcome={outcome} label={label} isOfLlp={isLlp(facts)} />
        ))}
      </div>
    </>
  );
}

/** The step of a figure, or where a choice has none, the sum it would be part of. */
const stepOr = (outcome: ChoiceOutcome, step: string, sum: string): string => (hasStep(outcome, step) ? step : sum);

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="flex flex-col gap-0.5">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);

/** The bare tax, as the two regimes are usually compared, and below it what is paid with surcharge, cess and MAT. */
function Regime({ outcome, label, isOfLlp }: Labelled & { isOfLlp: boolean }) {
  const { tax } = outcome;
  const amount = formatInr(tax.payable);
  const hasMinimum = tax.mat && tax.mat.total > tax.normal.total;
  const withMinimum = isOfLlp ? m.itr_card_with_amt : m.itr_card_with_mat;
  return (
    <section aria-label={label} className="rounded-lg bg-sunken p-3">
      <p className="text-sm text-ink-2">{label}</p>
      <p className="text-xl font-semibold tracking-tight tabular-nums">
        <FigureWhy outcome={outcome} step="normal.tax" name={label} amount={tax.normal.tax} />
      </p>
      <p className="text-xs text-ink-2">{hasMinimum ? withMinimum({ amount }) : m.itr_card_with_cess({ amount })}</p>
    </section>
  );
}

function Points({ facts, comparison }: { facts: CompanyTaxFacts; comparison: Comparison }) {
  const best = comparison.choices.find(({ choice }) => choice === comparison.best);
  const alerts = taxWorded(alertsOf(facts, comparison)).slice(0, SHOWN);
  const items = best ? taxWorded(checklistOf(facts, best, comparison)).slice(0, SHOWN) : [];
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 text-sm sm:grid-cols-2">
      <div>
        <h3 className="font-semibold">{m.itr_checklist()}</h3>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ink-2">
          {items.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{m.itr_alerts()}</h3>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ink-2">
          {alerts.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function CardActs({ companyId, facts }: { companyId: string; facts: CompanyTaxFacts | undefined }) {
  const mayChange = useMayChange(companyId);
  const navigate = useNavigate();
  const keep = useKeep(companyId);
  const paper = usePaper(companyId);
  if (!facts || !mayChange)
    return (
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Link to="/itr-simulator" className={buttonClass('primary')}>
          {m.itr_run()}
        </Link>
        {!facts && <span className="text-xs text-ink-3">{m.itr_card_no_books()}</span>}
      </div>
    );
  const kept = (then: (id: string) => void) => () =>
    keep.mutate({ facts, source: 'books' }, { onSuccess: ({ id }) => then(id) });
  const make = (wanted: Paper) => kept((id) => paper.mutate({ id, paper: wanted }));
  const isPending = keep.isPending || paper.isPending;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        variant="primary"
        disabled={isPending}
        onClick={kept(() => void navigate({ to: '/itr-simulator', search: { year: facts.year } }))}
      >
        {m.itr_run()}
      </Button>
      <Button disabled={isPending} onClick={make({ kind: 'draft' })}>
        {m.itr_prepare_draft()}
      </Button>
      <Button disabled={isPending} onClick={make({ kind: 'xlsx' })}>
        {m.itr_download_worksheet()}
      </Button>
    </div>
  );
}
