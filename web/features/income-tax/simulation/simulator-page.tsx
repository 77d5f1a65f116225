import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { alertsOf, checklistOf } from '#domain/income-tax/company/alerts';
import { companyTax } from '#domain/income-tax/company/company-tax';
import type { ChoiceOutcome, CompanyTaxFacts, Comparison } from '#domain/income-tax/company/model';
import { SAMPLE_COMPANY, SAMPLE_LLP } from '#domain/income-tax/company/sample';
import { useMayChange } from '../../../lib/access';
import { formatDate, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { taxWorded } from '../../../lib/tax-words';
import { Badge } from '../../../ui/badge';
import { Button, buttonClass } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { cx } from '../../../ui/cx';
import { toast } from '../../../ui/overlay/toast-store';
import { PageHeader } from '../../../ui/page-header';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ChoiceCard, choiceName } from './choice-card';
import { Inputs } from './inputs';
import { KeptList } from './kept-list';
import { OneRule } from './one-rule';
import { readTyped, sentOf, type Typed, typedOf } from './simulation.form';
import { type Books, booksQuery, keptFacts, type Paper, type Source, useKeep, usePaper } from './simulation.queries';
import type { ChangeItr, ItrSearch } from './simulation.search';

type SimulatorPageProps = { companyId: string; companyName: string; search: ItrSearch; onSearch: ChangeItr };

/** ITR-6, of an LLP ITR-5, before it is filed: what books say and what is typed, by every regime at once, on each keystroke. */
export function SimulatorPage({ companyId, companyName, search, onSearch }: SimulatorPageProps) {
  const books = useQuery(booksQuery(companyId, search.year));
  return (
    <>
      <PageHeader
        title={books.data?.isLlp ? m.itr_title_llp() : m.itr_title()}
        subtitle={companyName}
        actions={
          <Link to="/tax-audit" search={{ year: books.data?.year }} className={cx(buttonClass(), 'print:hidden')}>
            {m.tax_audit_title()}
          </Link>
        }
      />
      {books.isError && <ErrorPanel error={books.error} onRetry={() => void books.refetch()} />}
      {books.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {books.data && (
        <Simulator
          key={books.data.year}
          companyId={companyId}
          books={books.data}
          onYear={(year) => onSearch({ year })}
        />
      )}
      <div className="mt-4 print:hidden">
        <OneRule />
      </div>
    </>
  );
}

type SimulatorProps = { companyId: string; books: Books; onYear: (year: string) => void };

function Simulator({ companyId, books, onYear }: SimulatorProps) {
  const mayChange = useMayChange(companyId);
  const [typed, setTyped] = useState<Typed>(() => typedOf(books.facts));
  const [source, setSource] = useState<Source | 'sample'>('books');
  const { facts, errors } = readTyped(typed);
  const words = taxWorded(errors);
  const change = (next: Typed) => {
    setTyped(next);
    setSource('typed');
  };
  const sources = new Map(books.sources.map(({ field, text }) => [field, text]));
  const write = (given: Record<string, unknown>, from: Source | 'sample') => {
    setTyped(typedOf(given));
    setSource(from);
  };
  return (
    <div className="flex flex-col gap-4">
      {!books.hasBooks && source === 'books' && (
        <EmptyState
          title={m.itr_no_books({ year: books.year })}
          description={m.itr_no_books_words()}
          action={
            <Button
              onClick={() =>
                write(sentOf(books.isLlp ? SAMPLE_LLP : SAMPLE_COMPANY) as Record<string, unknown>, 'sample')
              }
            >
              {m.itr_use_sample()}
            </Button>
          }
        />
      )}
      {source === 'sample' && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="purple">{m.itr_sample()}</Badge>
          {m.itr_sample_words()}
        </p>
      )}
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[24rem_minmax(0,1fr)]">
        <section aria-label={m.itr_inputs()} className="min-w-0 max-xl:order-2">
          <Inputs
            {...{ typed, years: books.years }}
            // The year of the books is asked anew; another one is another page.
            onYear={(year) => (year === books.year ? write(books.facts, 'books') : onYear(year))}
            errorOf={(field) => words[field]}
            sourceOf={(field) => (source === 'books' ? sources.get(field) : undefined)}
            onChange={change}
          />
        </section>
        <div className="flex min-w-0 flex-col gap-4 max-xl:order-1">
          {facts ? (
            <Results companyId={companyId} facts={facts} source={source} mayChange={mayChange} key="results" />
          ) : (
            <div role="alert" className="rounded-xl border border-line bg-surface p-4 text-sm text-red shadow-card">
              <p className="font-semibold">{m.itr_cannot_compute()}</p>
              <ul className="mt-1 list-disc pl-5">
                {[...new Set(Object.values(words))].map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          )}
          <div className="print:hidden">
            <KeptList
              companyId={companyId}
              onOpen={async (id) => write(inFormOf(books, await keptFacts(companyId, id)), 'typed')}
            />
          </div>
          <p className="text-xs text-ink-3">{m.itr_not_advice()}</p>
        </div>
      </div>
    </div>
  );
}

/** What an LLP kept before its own fields were there says it is a company: it opens as what it is. */
function inFormOf({ isLlp }: Books, kept: Record<string, unknown>): Record<string, unknown> {
  return isLlp ? { ...kept, company: { ...(kept.company as object), form: 'llp' } } : kept;
}

type ResultsProps = { companyId: string; facts: CompanyTaxFacts; source: Source | 'sample'; mayChange: boolean };

function Results({ companyId, facts, source, mayChange }: ResultsProps) {
  const comparison = companyTax(facts);
  const best = comparison.choices.find(({ choice }) => choice === comparison.best);
  // What is open stands first, the best before all; options of manufacturers are shown to those who may have one.
  const rank = ({ choice, isAvailable }: ChoiceOutcome) => (choice === comparison.best ? 0 : isAvailable ? 1 : 2);
  const shown = comparison.choices
    .filter(
      ({ choice, isAvailable }) =>
        isAvailable ||
        facts.company.isManufacturer ||
        (choice !== 'manufacturing_25' && choice !== 'new_manufacturing_15'),
    )
    .toSorted((one, other) => rank(one) - rank(other));
  return (
    <>
      {best && <Summary comparison={comparison} best={best} />}
      {mayChange && <Acts companyId={companyId} facts={facts} source={source === 'books' ? 'books' : 'typed'} />}
      <section
        aria-label={m.itr_compared()}
        className={cx('grid grid-cols-1 gap-4 md:grid-cols-2', shown.length > 2 && 'xl:grid-cols-3')}
      >
        {shown.map((outcome) => (
          <ChoiceCard
            key={outcome.choice}
            facts={facts}
            outcome={outcome}
            isBest={outcome.choice === comparison.best}
          />
        ))}
      </section>
      <Notes facts={facts} comparison={comparison} best={best} />
    </>
  );
}

function Summary({ comparison, best }: { comparison: Comparison; best: ChoiceOutcome }) {
  const due = formatDate(comparison.dueOn.value.dueOn);
  return (
    <p aria-live="polite" className="rounded-xl border border-line bg-surface p-4 shadow-card">
      <span className="font-semibold">{m.itr_summary({ choice: choiceName(best), cost: formatInr(best.cost) })}</span>{' '}
      {comparison.saves > 0 && m.itr_saves({ amount: formatInr(comparison.saves) })} {m.itr_due({ day: due })}
    </p>
  );
}

/** Keeps the simulation, and makes papers of it: each paper is of what was kept. */
function Acts({ companyId, facts, source }: { companyId: string; facts: CompanyTaxFacts; source: Source }) {
  const keep = useKeep(companyId);
  const paper = usePaper(companyId);
  const [kept, setKept] = useState<{ of: string; id: string }>();
  const of = JSON.stringify(facts);
  const keptId = async (): Promise<string> => {
    if (kept?.of === of) return kept.id;
    const { id } = await keep.mutateAsync({ facts, source });
    setKept({ of, id });
    return id;
  };
  const make = (wanted: Paper) => async () => {
    try {
      paper.mutate({ id: await keptId(), paper: wanted });
    } catch {
      // What was refused has said so already.
    }
  };
  const run = async () => {
    try {
      await keptId();
      toast({ title: m.itr_kept() });
    } catch {
      // What was refused has said so already.
    }
  };
  const isPending = keep.isPending || paper.isPending;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="primary" isPending={keep.isPending} pendingLabel={m.itr_working()} onClick={run}>
        {m.itr_save()}
      </Button>
      <Button disabled={isPending} onClick={make({ kind: 'draft' })}>
        {m.itr_prepare_draft()}
      </Button>
      <Button disabled={isPending} onClick={make({ kind: 'pdf' })}>
        {m.itr_worksheet_pdf()}
      </Button>
      <Button disabled={isPending} onClick={make({ kind: 'xlsx' })}>
        {m.itr_worksheet_xlsx()}
      </Button>
    </div>
  );
}

type NotesProps = { facts: CompanyTaxFacts; comparison: Comparison; best: ChoiceOutcome | undefined };

function Notes({ facts, comparison, best }: NotesProps) {
  const alerts = taxWorded(alertsOf(facts, comparison));
  const items = best ? taxWorded(checklistOf(facts, best, comparison)) : [];
  const carried = best?.income.lossesCarried ?? [];
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <SectionCard title={m.itr_alerts()}>
        <ul className="flex flex-col gap-2 text-sm">
          {alerts.map(({ id, tone, text }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-2">
              <Badge tone={tone === 'act' ? 'red' : tone === 'watch' ? 'yellow' : 'grey'}>
                {tone === 'act' ? m.itr_tone_act() : tone === 'watch' ? m.itr_tone_watch() : m.itr_tone_know()}
              </Badge>
              <span className="min-w-0 flex-1 basis-40">{text}</span>
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={m.itr_checklist()}>
        <ul className="flex flex-col gap-2 text-sm">
          {items.map(({ id, text, isDone }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-2">
              <Badge tone={isDone ? 'green' : 'grey'}>{isDone ? m.itr_done() : m.itr_open()}</Badge>
              <span className="min-w-0 flex-1 basis-40">{text}</span>
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={m.itr_carried()}>
        {carried.length === 0 ? (
          <p className="text-sm text-ink-2">{m.itr_carried_none()}</p>
        ) : (
          <ul className="flex flex-col gap-1 text-sm">
            {carried.map(({ year, business, depreciation }) => (
              <li key={year}>
                {m.itr_carried_of({ year, business: formatInr(business), depreciation: formatInr(depreciation) })}
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
    </div>
  );
}
