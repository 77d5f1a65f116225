import { guarded } from '../../../domain/export/csv';
import { alertsOf, checklistOf } from '../../../domain/income-tax/company/alerts';
import { returnForm } from '../../../domain/income-tax/company/entity';
import { figuresOf } from '../../../domain/income-tax/company/figures';
import type { ChoiceOutcome } from '../../../domain/income-tax/company/model';
import { explain, hasStep } from '../../../domain/income-tax/company/steps';
import { nameOfTaxYear } from '../../../domain/law/periods';
import { onDay, type Step } from '../../../domain/shared/explained';
import { exactRupees, type Language, type Said, say, wordsOf } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { PaperPart } from '../../../platform/pdf-paper';
import { choiceName } from './itr-simulation.contract';
import type { Identity } from './itr-simulation.repository';
import type { Remade } from './itr-simulation.usecase';

const amountOf = (outcome: ChoiceOutcome, step: string): Paise | undefined => {
  if (!hasStep(outcome, step)) return undefined;
  return paise(explain(outcome, step).value);
};

/** The steps behind the balance of a choice, in their order: the whole computation. */
const stepsOf = (outcome: ChoiceOutcome): readonly Step[] => explain(outcome, 'balance').steps;

/** The worksheet of a simulation as a PDF: choices side by side, then the computation of the best with its rules. */
export async function worksheetPdf(
  made: Remade,
  identity: Identity,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import('../../../platform/pdf-paper');
  const words = (said: Said) => wordsOf(said, language);
  const { row, facts, comparison } = made;
  const { choices, best, dueOn } = comparison;
  const chosen = choices.find(({ choice }) => choice === best) as ChoiceOutcome;
  // Five amounts beside each other need the room that the names can spare.
  const namesShare = choices.length > 3 ? 0.24 : 0.4;
  const share = (1 - namesShare) / choices.length;
  const compared: PaperPart = {
    kind: 'table',
    title: words(say('itr-paper.compared')),
    columns: [
      { heading: words(say('itr-paper.figure')), share: namesShare },
      ...choices.map((outcome) => ({ heading: words(choiceName(outcome)), share, isFigure: true })),
    ],
    rows: figuresOf(facts).map(({ step, name, isTotal }) => ({
      cells: [words(name), ...choices.map((outcome) => moneyCell(amountOf(outcome, step)))],
      ...(isTotal && { isTotal }),
    })),
  };
  const closed = choices.flatMap((outcome) =>
    outcome.unavailable.map((why) => ({ cells: [words(choiceName(outcome)), words(why)] })),
  );
  const quiet = (text: Said): PaperPart => ({ kind: 'text', text: words(text), tone: 'quiet' });
  return paperPdf({
    ...{
      title: words(say('itr-paper.title', { form: returnForm(facts) })),
      subtitle: words(nameOfTaxYear(row.year)),
      company: identity.name,
    },
    identity: [identity.pan, identity.cin ?? ''].filter((line) => line !== ''),
    parts: [
      {
        kind: 'facts',
        facts: [
          [words(say('itr-paper.best')), words(choiceName(chosen))],
          [words(say('itr-paper.due')), words(say('itr-paper.day', { day: onDay(dueOn.value.dueOn) }))],
          [words(say('itr-paper.as-of')), words(say('itr-paper.day', { day: onDay(facts.asOf) }))],
          [words(say('itr-paper.saves')), exactRupees(comparison.saves)],
        ],
      },
      compared,
      ...(closed.length > 0 ? [closedPart(closed, words)] : []),
      {
        kind: 'table',
        title: words(say('itr-paper.steps', { choice: choiceName(chosen) })),
        columns: [
          { heading: words(say('itr-paper.step')), share: 0.42 },
          { heading: words(say('itr-paper.value')), share: 0.2, isFigure: true },
          { heading: words(say('itr-paper.rule')), share: 0.38 },
        ],
        rows: stepsOf(chosen).map((step) => ({
          cells: [words(step.label), words(quantitySaid(step)), step.rule ? words(step.rule.statute) : ''],
        })),
      },
      ...checklistOf(facts, chosen, comparison).map(({ text }) => quiet(text)),
      ...alertsOf(facts, comparison).map(({ text }): PaperPart => ({ kind: 'text', text: words(text) })),
      quiet(say('itr-paper.not-advice')),
    ],
    language: language.tag,
    pageWords: (at, pages) => words(say('itr-paper.page', { at, pages })),
  });
}

const closedPart = (rows: readonly { cells: readonly string[] }[], words: (said: Said) => string): PaperPart => ({
  kind: 'table',
  title: words(say('itr-paper.closed')),
  columns: [
    { heading: words(say('itr-paper.choice')), share: 0.35 },
    { heading: words(say('itr-paper.why')), share: 0.65 },
  ],
  rows,
});

const moneyCell = (amount: Paise | undefined): string => (amount === undefined ? '–' : exactRupees(amount));

const quantitySaid = ({ quantity }: Step): Said => say('itr-paper.quantity', { quantity });

/** The same as a workbook: one sheet that compares, and one with the steps of each choice, amounts as numbers. */
export async function worksheetXlsx(made: Remade, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  const words = (said: Said) => wordsOf(said, language);
  const text = (value: Said) => ({ t: 's' as const, v: guarded(words(value)) });
  const number = (value: Paise | undefined) =>
    value === undefined ? null : { t: 'n' as const, v: Number(formatRupees(value)), z: '#,##0.00' };
  const { choices } = made.comparison;
  const compared = utils.aoa_to_sheet([
    [text(say('itr-paper.figure')), ...choices.map((outcome) => text(choiceName(outcome)))],
    ...figuresOf(made.facts).map(({ step, name }) => [
      text(name),
      ...choices.map((outcome) => number(amountOf(outcome, step))),
    ]),
  ]);
  compared['!cols'] = [{ wch: 34 }, ...choices.map(() => ({ wch: 20 }))];
  const book = utils.book_new(compared, words(say('itr-paper.sheet')).slice(0, 31));
  for (const outcome of choices) {
    const sheet = utils.aoa_to_sheet([
      ['step', 'value', 'formula', 'rule'].map((column) => text(say(`itr-paper.${column}`))),
      ...stepsOf(outcome).map((step) => [
        text(step.label),
        step.quantity.unit === 'paise' ? number(step.quantity.value) : text(quantitySaid(step)),
        text(step.formula ?? ''),
        text(step.rule?.statute ?? ''),
      ]),
    ]);
    sheet['!cols'] = [{ wch: 44 }, { wch: 18 }, { wch: 60 }, { wch: 50 }];
    utils.book_append_sheet(
      book,
      sheet,
      words(choiceName(outcome))
        .replace(/[[\]:*?/\\']/g, '')
        .slice(0, 31),
    );
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}
