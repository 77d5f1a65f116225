import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { DUTY_QUESTIONS } from '#domain/company/facts';
import { readCin } from '#domain/identifiers/company-number';
import { type FactName, factKey } from '../../lib/fact-key';
import { kindName } from '../../lib/fact-kinds';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { cx } from '../../ui/cx';
import { DutyAnswer } from './duty-answer';
import { type FactGroup, isAskedOf, isSingle, standingFacts } from './fact.groups';
import type { About } from './fact.parts';
import type { Fact, FactFlag, Facts } from './fact.types';
import { factName, kindHint, QUESTIONS, valueWords, withinSentence } from './fact.words';
import { FactLink } from './fact-link';
import { FlagList, flagsOf } from './flag-list';

type SectionProps = {
  companyId: string;
  about: About;
  facts: Facts;
  isLlp: boolean;
  mayChange: boolean;
  /** The key of the fact whose panel is open. */
  opened: string;
};

/** The facts of one group, then the kinds of which nothing is entered, each with what follows from it. */
export function FactSection({ group, about, facts, isLlp, mayChange, opened }: SectionProps & { group: FactGroup }) {
  const kinds = group.kinds.filter((kind) => isAskedOf(kind, isLlp));
  const rows = kinds.flatMap((kind) => standingFacts(facts.facts, kind).map(({ fact }) => fact));
  const isStated = (kind: Fact['kind']) => rows.some((row) => row.kind === kind);
  const more = kinds.filter((kind) => !isSingle(kind) && isStated(kind));
  return (
    <Section
      title={group.title()}
      words={group.words()}
      actions={mayChange && more.map((kind) => <AddLink key={kind} fact={{ kind, subject: '' }} isGhost />)}
    >
      {group.id === 'company' && <OwnNumbers about={about} />}
      {rows.map((fact) => (
        <StatedRow key={fact.id} fact={fact} flags={flagsOf(facts.flags, fact)} opened={opened} />
      ))}
      {kinds
        .filter((kind) => !isStated(kind))
        .map((kind) => (
          <Row key={kind} isOpen={opened === kind}>
            <span className="text-ink-2">{kindName(kind)}</span>
            <span className="min-w-0 text-ink-3">
              {m.fact_not_entered()} <span className="max-sm:hidden">· {kindHint(kind)}</span>
            </span>
            <span className="col-start-2 row-span-2 row-start-1 @min-[44rem]:col-span-2 @min-[44rem]:col-start-3 @min-[44rem]:row-span-1">
              {mayChange && <AddLink fact={{ kind, subject: '' }} />}
            </span>
          </Row>
        ))}
    </Section>
  );
}

/** The questions that only the company can answer, each with what depends on it. */
export function QuestionSection({ companyId, about, facts, mayChange, opened }: SectionProps) {
  const answers = standingFacts(facts.facts, 'duty').map(({ fact }) => fact);
  return (
    <Section title={m.fact_group_questions()} words={m.fact_group_questions_words()}>
      {DUTY_QUESTIONS.map((question) => {
        const answer = answers.find(({ subject }) => subject === question);
        const fact = { kind: 'duty', subject: question } as const;
        return (
          <li key={question} className={cx(ROW, QUESTION, opened === factKey(fact) && OPEN)}>
            <div className="min-w-0">
              <FactLink fact={fact} className={LINK}>
                {QUESTIONS[question].ask()}
              </FactLink>
              {!answer && <p className="text-xs text-ink-3">{QUESTIONS[question].why()}</p>}
            </div>
            <div className="relative z-10 col-start-1 row-start-2 @min-[44rem]:col-start-2 @min-[44rem]:row-start-1">
              {mayChange ? (
                <DutyAnswer companyId={companyId} about={about} question={question} answer={answer} />
              ) : (
                <p>{answer ? valueWords(answer) : m.fact_unanswered()}</p>
              )}
            </div>
            <p className="col-start-1 row-start-3 text-xs text-ink-3 @min-[44rem]:col-start-3 @min-[44rem]:row-start-1">
              {answer ? saidWords(answer) : mayChange && m.fact_unanswered()}
            </p>
            <Chevron />
          </li>
        );
      })}
    </Section>
  );
}

const ROW =
  'group relative grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-line px-4 py-1.5 text-sm lg:px-5 pointer-coarse:min-h-11';
const FACT = '@min-[44rem]:grid-cols-[17rem_minmax(0,1fr)_auto_1rem]';
const QUESTION = '@min-[44rem]:grid-cols-[minmax(0,28rem)_minmax(6.5rem,1fr)_auto_1rem]';
const OPEN =
  'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)] forced-colors:outline-2 forced-colors:-outline-offset-2';
// The link of a row answers wherever the row is pressed.
const LINK = 'font-medium wrap-anywhere after:absolute after:inset-0 hover:underline';

/** 'from 12 Aug 2021, Asha Rao': since when a fact applies, and who said so. */
const saidWords = ({ holdsFrom, recordedByName }: Fact): string =>
  m.fact_from_by({ day: formatDate(holdsFrom), name: recordedByName });

type StatedRowProps = { fact: Fact; flags: readonly FactFlag[]; opened: string };

function StatedRow({ fact, flags, opened }: StatedRowProps) {
  return (
    <Row isOpen={opened === factKey(fact)} isLinked>
      <FactLink fact={fact} className={LINK}>
        {factName(fact)}
      </FactLink>
      <div className="col-start-1 min-w-0 wrap-anywhere @min-[44rem]:col-start-2">
        {valueWords(fact)}
        <FlagList flags={flags} />
      </div>
      <p className="col-start-1 text-xs text-ink-3 @min-[44rem]:col-start-3 @min-[44rem]:text-right">
        {saidWords(fact)}
      </p>
      <Chevron />
    </Row>
  );
}

const Chevron = () => (
  <ChevronRight
    size={15}
    aria-hidden="true"
    className="col-start-2 row-start-1 text-ink-3 @min-[44rem]:col-start-4 @min-[44rem]:opacity-0 @min-[44rem]:group-focus-within:opacity-100 @min-[44rem]:group-hover:opacity-100"
  />
);

type RowProps = { isOpen?: boolean; isLinked?: boolean; children: ReactNode };

const Row = ({ isOpen = false, isLinked = false, children }: RowProps) => (
  <li className={cx(ROW, FACT, isLinked && 'hover:bg-hover', isOpen && OPEN)}>{children}</li>
);

/** The numbers the company is known by, as it was added with them, and what they say. */
function OwnNumbers({ about: { cin, pan, incorporationDate } }: { about: About }) {
  const read = readCin(cin);
  const told = read?.state ? m.fact_cin_says({ state: read.state.name, year: String(read.year) }) : '';
  return [
    { name: m.fact_cin(), value: cin, told },
    { name: m.fact_pan(), value: pan, told: '' },
    { name: m.fact_incorporated(), value: formatDate(incorporationDate), told: '' },
  ].map(({ name, value, told: words }) => (
    <Row key={name}>
      <span className="font-medium">{name}</span>
      <span className="col-start-1 min-w-0 wrap-anywhere @min-[44rem]:col-start-2">{value}</span>
      <span className="col-start-1 text-xs text-ink-3 @min-[44rem]:col-start-3 @min-[44rem]:text-right">{words}</span>
    </Row>
  ));
}

/** Opens the form of a kind. */
function AddLink({ fact, isGhost = false }: { fact: FactName; isGhost?: boolean }) {
  const words = m.fact_add({ kind: withinSentence(kindName(fact.kind)) });
  return (
    <FactLink
      fact={fact}
      label={words}
      className={buttonClass('ghost', 'sm', isGhost ? '' : 'relative -mr-2.5 text-accent')}
    >
      {isGhost ? words : m.fact_add_here()}
    </FactLink>
  );
}

type SectionShape = { title: string; words: string; actions?: ReactNode; children: ReactNode };

function Section({ title, words, actions, children }: SectionShape) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:border-t not-first:border-line">
      <header className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 bg-sunken px-4 py-1 lg:pr-2.5 lg:pl-5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="text-sm font-semibold">
            {title}
          </h2>
          <p className="text-xs text-ink-3">{words}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-1 max-sm:-ml-2.5">{actions}</div>}
      </header>
      <ul>{children}</ul>
    </section>
  );
}
