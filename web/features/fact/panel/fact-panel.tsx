import { type ReactNode, useState } from 'react';
import type { FactName } from '../../../lib/fact-key';
import { kindName } from '../../../lib/fact-kinds';
import { m } from '../../../lib/messages';
import { useMedia } from '../../../lib/use-media';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { type Guard, PanelBeside } from '../../../ui/overlay/panel-beside';
import { isSingle, standingFacts } from '../fact.groups';
import type { About } from '../fact.parts';
import { type FormKind, freshAbout } from '../fact.statement';
import type { Fact, Facts } from '../fact.types';
import { factName, kindHint, QUESTIONS, questionIn, valueWords, withinSentence } from '../fact.words';
import { FactForm } from '../fact-form';
import { FlagList, flagsOf } from '../flag-list';
import { versionsOf } from './fact.history';
import { FactHistory } from './fact-history';
import { FactParts } from './fact-parts';
import { WithdrawFact } from './withdraw-fact';

// Below this it takes the screen; above, the list stays in sight.
const WHOLE_SCREEN = '(width < 56.25rem)';

type FactPanelProps = {
  companyId: string;
  name: FactName;
  about: About;
  facts: Facts;
  mayChange: boolean;
  guard: Guard;
  onClose: () => void;
  /** A first statement was saved: its row is on the page now. */
  onStated: (fact: FactName) => void;
};

/** All that is known of one fact, and what was said of it before; of one that is missing, why it is asked and its form. */
export function FactPanel(props: FactPanelProps) {
  const { name, facts, guard, onClose } = props;
  const isWhole = useMedia(WHOLE_SCREEN);
  const fact = standingFacts(facts.facts, name.kind).find((one) => one.fact.subject === name.subject)?.fact;
  const title = titleOf(name, fact);
  const body = fact ? <Known key={fact.id} {...props} fact={fact} /> : <Missing {...props} />;
  if (isWhole)
    return (
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} place="side">
        <div className="-mx-5 -mb-5">{body}</div>
      </Dialog>
    );
  return (
    <PanelBeside title={title} of={title} guard={guard} onClose={onClose}>
      {body}
    </PanelBeside>
  );
}

function titleOf(name: FactName, fact: Fact | undefined): string {
  if (fact || name.subject || isSingle(name.kind)) return factName(name);
  return m.fact_add({ kind: withinSentence(kindName(name.kind)) });
}

const PART = 'flex flex-col gap-3 border-t border-line px-5 py-4';

/** Why it matters: the reason of an open question, else what a kind decides. */
function Matters({ name, facts }: Pick<FactPanelProps, 'name' | 'facts'>) {
  const asked = facts.questions.find(({ kind, subject }) => kind === name.kind && subject === name.subject);
  const question = name.kind === 'duty' ? questionIn(name.subject) : undefined;
  const words = question ? QUESTIONS[question].why() : kindHint(name.kind);
  return (
    <p className="text-sm text-ink-2">
      {asked ? (
        <>
          <span className="text-ink-3">{m.fact_asked_because()}</span> {asked.why}
        </>
      ) : (
        words
      )}
    </p>
  );
}

function Missing({ companyId, name, about, facts, mayChange, onClose, onStated }: FactPanelProps) {
  const { kind, subject } = name;
  const versions = versionsOf(name, facts);
  return (
    <>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <Matters name={name} facts={facts} />
        {mayChange && isFormKind(kind) ? (
          <FactForm
            companyId={companyId}
            kind={kind}
            about={freshAbout(about, facts.facts)}
            subject={subject}
            onSaved={onStated}
            footer={(isPending) => <FormEnd isPending={isPending} onCancel={onClose} />}
          />
        ) : (
          <p className="text-ink-2">{m.fact_nothing_stated()}</p>
        )}
      </div>
      {versions.length > 0 && (
        <div className={PART}>
          <FactHistory versions={versions} />
        </div>
      )}
    </>
  );
}

const isFormKind = (kind: Fact['kind']): kind is FormKind => kind !== 'form-amount';

type Act = 'change' | 'correction';

const ACT_WORDS: Record<Act, () => string> = { change: m.fact_change_words, correction: m.fact_correct_words };

function Known({ companyId, name, about, facts, mayChange, fact, onStated }: FactPanelProps & { fact: Fact }) {
  const [act, setAct] = useState<Act>();
  const { kind } = fact;
  const versions = versionsOf(fact, facts);
  return (
    <>
      <div className="flex flex-col gap-2 px-5 pb-4">
        <p className="text-lg wrap-anywhere">{valueWords(fact)}</p>
        <FlagList flags={flagsOf(facts.flags, fact)} />
        <Matters name={name} facts={facts} />
        {!act && isFormKind(kind) && <FactParts fact={fact} kind={kind} about={about} />}
      </div>
      {mayChange && isFormKind(kind) && (
        <div className={PART}>
          {act ? (
            <>
              <p className="text-sm text-ink-2">{ACT_WORDS[act]()}</p>
              <FactForm
                key={act}
                companyId={companyId}
                kind={kind}
                about={about}
                known={fact}
                isCorrection={act === 'correction'}
                subject={fact.subject}
                onSaved={onStated}
                footer={(isPending) => <FormEnd isPending={isPending} onCancel={() => setAct(undefined)} />}
              />
            </>
          ) : (
            <Acts>
              <Button size="sm" onClick={() => setAct('change')}>
                {m.fact_change()}
              </Button>
              <Button size="sm" onClick={() => setAct('correction')}>
                {m.fact_correct()}
              </Button>
              <WithdrawFact
                companyId={companyId}
                fact={fact}
                hasEarlier={versions.some(({ state }) => state === 'earlier')}
              />
            </Acts>
          )}
        </div>
      )}
      <div className={PART}>
        <FactHistory versions={versions} />
      </div>
    </>
  );
}

const Acts = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2">{children}</div>;

function FormEnd({ isPending, onCancel }: { isPending: boolean; onCancel: () => void }) {
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-2">
      <Button onClick={onCancel}>{m.ui_cancel()}</Button>
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={m.fact_saving()}>
        {m.fact_save()}
      </Button>
    </div>
  );
}
