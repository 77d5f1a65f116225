import type { ChoiceOutcome, Comparison, TaxChoice } from '#domain/income-tax/company/model';
import { explain } from '#domain/income-tax/company/steps';
import { addYears } from '#domain/income-tax/company/years';
import type { LeverEffect, Path, TaxPlan, Window } from '#domain/income-tax/plan/model';
import { explainTotal } from '#domain/income-tax/plan/plan';
import type { Explained } from '#domain/shared/explained';
import { say } from '#domain/shared/message';
import type { Paise } from '#domain/shared/money';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { taxSteps, taxWords } from '../../lib/tax-words';
import { Badge, type Tone } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { type Column, Table } from '../../ui/list/table';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';

const choiceWords = (choice: TaxChoice): string => taxWords(say(`company-tax.choice.${choice}`));

/** Words whose years, such as 2026-27, are not parted at their hyphen where a line is short. */
const withWholeYears = (words: string) =>
  words.split(/(\d{4}-\d{2})/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id, and a year may stand twice in it
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

type FigureProps = { figure: string; amount: Paise; explained: () => Explained<unknown> };

/** A figure that opens to its steps; these are made and put in words once it is opened. */
function Figure({ figure, amount, explained }: FigureProps) {
  return (
    <span className="inline-flex items-center justify-end gap-1.5">
      {formatInrExact(amount)}
      <Why figure={figure} value={formatInrExact(amount)}>
        {() => <ExplainedSteps explanation={taxSteps(explained())} />}
      </Why>
    </span>
  );
}

/** The first year by every choice, side by side: what it costs, what comes with it, and why one is not open. */
export function FirstYearCard({ first }: { first: Comparison }) {
  const columns: Column<ChoiceOutcome>[] = [
    {
      ...{ key: 'choice', header: m.tax_plan_choice() },
      cell: ({ choice, isAvailable, isIrrevocable, consequences, unavailable }) => (
        <span className="flex flex-col items-start gap-1">
          <span className="font-medium">{choiceWords(choice)}</span>
          <span className="flex flex-wrap gap-1">
            {!isAvailable && <Badge>{m.tax_plan_not_open()}</Badge>}
            {choice === first.best && isAvailable && <Badge tone="green">{m.tax_plan_least()}</Badge>}
            {isIrrevocable && <Badge tone="orange">{taxWords(say('tax-plan.mark.irrevocable'))}</Badge>}
            {isIrrevocable && <Badge tone="orange">{taxWords(say('tax-plan.mark.no-holiday'))}</Badge>}
          </span>
          {unavailable.map((why) => (
            <span key={why.id} className="text-xs text-ink-2">
              {withWholeYears(taxWords(why))}
            </span>
          ))}
          {isAvailable && (
            <span className="text-xs text-ink-3">
              {withWholeYears(consequences.map((one) => taxWords(one)).join(' · '))}
            </span>
          )}
        </span>
      ),
    },
    {
      ...{ key: 'gross', header: m.tax_plan_gross(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ tax }) => formatInrExact(tax.grossTax),
    },
    {
      ...{ key: 'credit', header: m.tax_plan_credit_used(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ tax }) => formatInrExact(tax.matCreditUsed),
    },
    {
      ...{ key: 'tax', header: m.tax_plan_tax(), isNumeric: true },
      cell: (outcome) => (
        <Figure
          figure={`${m.tax_plan_tax()}, ${choiceWords(outcome.choice)}`}
          amount={outcome.tax.payable}
          explained={() => explain(outcome, 'payable')}
        />
      ),
    },
  ];
  const title = m.tax_plan_first({ year: first.year });
  return (
    <SectionCard title={title} description={m.tax_plan_first_words()}>
      <Table caption={title} columns={columns} rows={first.choices} rowKey={({ choice }) => choice} />
    </SectionCard>
  );
}

/** Runs of equal choices, such as 'Holiday 2026-27 to 2028-29'. */
function runsOf(choices: readonly TaxChoice[], year: string): string[] {
  const runs: { choice: TaxChoice; from: number; to: number }[] = [];
  choices.forEach((choice, place) => {
    const last = runs.at(-1);
    if (last?.choice === choice) last.to = place;
    else runs.push({ choice, from: place, to: place });
  });
  return runs.map(({ choice, from, to }) => {
    const [first, last] = [addYears(year, from), addYears(year, to)];
    return from === to
      ? m.tax_plan_in_year({ choice: choiceWords(choice), year: first })
      : m.tax_plan_in_years({ choice: choiceWords(choice), first, last });
  });
}

const SHOWN = 12;

/** Ways through five years, from the least tax on. */
export function PathsCard({ plan }: { plan: TaxPlan }) {
  const [year = ''] = plan.years;
  const columns: Column<Path>[] = [
    {
      ...{ key: 'path', header: m.tax_plan_path() },
      cell: ({ choices, marks, more }) => (
        <span className="flex flex-col items-start gap-1">
          {more === 0 && <Badge tone="green">{m.tax_plan_least()}</Badge>}
          {runsOf(choices, year).map((run) => (
            <span key={run}>{withWholeYears(run)}</span>
          ))}
          <span className="flex flex-wrap gap-1">
            {marks
              .filter(({ id }) => BADGED.includes(id))
              .map((mark) => (
                <Badge key={mark.id} tone={mark.id.endsWith('mat-stays') ? 'grey' : 'orange'}>
                  {taxWords(mark)}
                </Badge>
              ))}
          </span>
        </span>
      ),
    },
    {
      ...{ key: 'years', header: m.tax_plan_by_year(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ outcomes }) => (
        <span className="flex flex-col text-xs text-ink-3">
          {outcomes.map(({ tax }, place) => (
            <span key={addYears(year, place)}>{`${addYears(year, place)}: ${formatInrExact(tax.payable)}`}</span>
          ))}
        </span>
      ),
    },
    {
      ...{ key: 'more', header: m.tax_plan_more(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ more }) => (more === 0 ? '–' : formatInrExact(more)),
    },
    {
      ...{ key: 'total', header: m.tax_plan_total(), isNumeric: true },
      cell: (path) => (
        <Figure figure={m.tax_plan_total()} amount={path.total} explained={() => explainTotal(path, year)} />
      ),
    },
  ];
  return (
    <SectionCard
      title={m.tax_plan_paths()}
      description={m.tax_plan_paths_words({ count: plan.paths.length, shown: Math.min(SHOWN, plan.paths.length) })}
    >
      <Table caption={m.tax_plan_paths()} columns={columns} rows={plan.paths.slice(0, SHOWN)} rowKey={({ id }) => id} />
    </SectionCard>
  );
}

const BADGED = ['tax-plan.mark.irrevocable', 'tax-plan.mark.no-holiday', 'tax-plan.mark.mat-stays'];

const STATES: Readonly<Record<Window['state'], [tone: Tone, words: () => string]>> = {
  open: ['green', m.tax_plan_window_open],
  begun: ['green', m.tax_plan_window_begun],
  past: ['grey', m.tax_plan_window_past],
  later: ['grey', m.tax_plan_window_later],
  closed: ['red', m.tax_plan_window_closed],
};

/** The runs of three years that the holiday may take, and what the plan costs with each. */
export function WindowsCard({ plan: { windows, holiday } }: { plan: TaxPlan }) {
  const columns: Column<Window>[] = [
    {
      ...{ key: 'years', header: m.tax_plan_window_years() },
      cell: ({ years }) => withWholeYears(m.tax_plan_from_to({ first: years[0] ?? '', last: years.at(-1) ?? '' })),
    },
    {
      ...{ key: 'state', header: m.tax_plan_window_state() },
      cell: ({ state, reasons, best }) => (
        <span className="flex flex-col items-start gap-1">
          <Badge tone={STATES[state][0]}>{STATES[state][1]()}</Badge>
          {best && <span className="tabular-nums sm:hidden">{formatInrExact(best.total)}</span>}
          {reasons.map((reason) => (
            <span key={reason.id} className="text-xs text-ink-2">
              {taxWords(reason)}
            </span>
          ))}
        </span>
      ),
    },
    {
      ...{ key: 'best', header: m.tax_plan_window_best(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ best }) => (best ? formatInrExact(best.total) : '–'),
    },
  ];
  return (
    <SectionCard title={m.tax_plan_windows()} description={m.tax_plan_windows_words()}>
      {holiday ? (
        <Table caption={m.tax_plan_windows()} columns={columns} rows={windows} rowKey={({ years }) => years[0] ?? ''} />
      ) : (
        <p className="text-sm text-ink-2">{m.tax_plan_windows_unknown()}</p>
      )}
    </SectionCard>
  );
}

/** Both tests beside each other: what recognition allows, the holiday may not. */
export function TestsCard({ plan: { holiday, recognition } }: { plan: TaxPlan }) {
  if (!holiday || !recognition) return null;
  const tests = [
    {
      key: 'holiday',
      title: m.tax_plan_test_holiday(),
      isMet: holiday.value.isAvailable,
      failing: holiday.value.failing.map((reason) => taxWords(say(`tax-plan.closed.${reason}`))),
      of: holiday as Explained<unknown>,
    },
    {
      key: 'recognition',
      title: m.tax_plan_test_recognition(),
      isMet: recognition.value.isEligible,
      failing: recognition.value.failing.map((reason) => taxWords(say(`tax-plan.unrecognised.${reason}`))),
      of: recognition as Explained<unknown>,
    },
  ];
  return (
    <SectionCard title={m.tax_plan_tests()} description={m.tax_plan_tests_words()}>
      <div className="grid gap-3 sm:grid-cols-2">
        {tests.map(({ key, title, isMet, failing, of }) => {
          const limit = of.steps.find(({ id }) => id === 'turnoverLimit')?.quantity;
          return (
            <section key={key} aria-label={title} className="rounded-lg border border-line p-3 text-sm">
              <div className="flex items-start justify-between gap-2">
                <h3 className="font-semibold">{title}</h3>
                <Why figure={title} value={isMet ? m.tax_plan_met() : m.tax_plan_unmet()}>
                  {() => <ExplainedSteps explanation={taxSteps(of)} />}
                </Why>
              </div>
              <Badge tone={isMet ? 'green' : 'red'}>{isMet ? m.tax_plan_met() : m.tax_plan_unmet()}</Badge>
              {limit?.unit === 'paise' && (
                <p className="mt-1 text-ink-2">{m.tax_plan_limit({ amount: formatInrExact(limit.value) })}</p>
              )}
              {failing.map((reason) => (
                <p key={reason} className="mt-1 text-ink-2">
                  {reason}
                </p>
              ))}
            </section>
          );
        })}
      </div>
    </SectionCard>
  );
}

/** What each lever changes by itself. */
export function LeversCard({ levers }: { levers: readonly LeverEffect[] }) {
  if (levers.length === 0) return null;
  const signed = (amount: Paise) => (amount > 0 ? `+${formatInrExact(amount)}` : formatInrExact(amount));
  const columns: Column<LeverEffect>[] = [
    { key: 'why', header: m.tax_plan_lever(), isWide: true, cell: ({ why }) => taxWords(why) },
    {
      ...{ key: 'company', header: m.tax_plan_lever_company(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ company }) => signed(company),
    },
    {
      ...{ key: 'person', header: m.tax_plan_lever_person(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ person }) => signed(person),
    },
    { key: 'net', header: m.tax_plan_lever_net(), isNumeric: true, cell: ({ net }) => signed(net) },
  ];
  return (
    <SectionCard title={m.tax_plan_lever_title()} description={m.tax_plan_lever_words()}>
      <Table caption={m.tax_plan_lever_title()} columns={columns} rows={levers} rowKey={({ lever }) => lever} />
    </SectionCard>
  );
}
