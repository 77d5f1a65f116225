import { useRef, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { isSingle } from '../fact.groups';
import type { About } from '../fact.parts';
import type { FormKind } from '../fact.statement';
import type { Fact } from '../fact.types';
import { FactForm } from '../fact-form';

type SetupFormProps = {
  companyId: string;
  kind: FormKind;
  about: About;
  stated: readonly Fact[];
  onDone: () => void;
};

/** The form of one step: save and go on, save and state another of the kind, or skip. */
export function SetupForm({ companyId, kind, about, stated, onDone }: SetupFormProps) {
  const [round, setRound] = useState(0);
  const isAgain = useRef(false);
  const saved = () => {
    if (isAgain.current) setRound((count) => count + 1);
    else onDone();
  };
  return (
    <FactForm
      key={`${kind} ${round}`}
      companyId={companyId}
      kind={kind}
      about={about}
      onSaved={saved}
      footer={(isPending) => (
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            isPending={isPending}
            pendingLabel={m.fact_saving()}
            onClick={() => {
              isAgain.current = false;
            }}
          >
            {m.fact_setup_save()}
          </Button>
          {!isSingle(kind) && (
            <Button
              type="submit"
              isPending={isPending}
              onClick={() => {
                isAgain.current = true;
              }}
            >
              {m.fact_setup_again()}
            </Button>
          )}
          <Button variant="ghost" onClick={onDone}>
            {stated.length > 0 ? m.fact_setup_next() : m.fact_setup_skip()}
          </Button>
        </div>
      )}
    />
  );
}
