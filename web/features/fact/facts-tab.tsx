import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { factKey, readFactKey } from '../../lib/fact-key';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import type { Guard } from '../../ui/overlay/panel-beside';
import { FACT_GROUPS } from './fact.groups';
import type { About } from './fact.parts';
import type { Facts } from './fact.types';
import { FactGuard } from './fact-link';
import { FactSection, QuestionSection } from './fact-section';
import { FlagList, flagsOfNone } from './flag-list';
import { MissingList } from './missing-list';

const FactPanel = lazy(async () => ({ default: (await import('./panel/fact-panel')).FactPanel }));

type FactsTabProps = { companyId: string; about: About; facts: Facts; isLlp: boolean; mayChange: boolean };

/** Everything that is known of a company, a row a fact: what is missing first, then by what it is about. */
export function FactsTab(props: FactsTabProps) {
  const { facts } = props;
  const guard: Guard = useRef(undefined);
  const { fact: key = '' } = useSearch({ strict: false });
  const opened = readFactKey(key);
  const navigate = useNavigate();
  const close = (then = key) => {
    void navigate({ to: '.', search: (known) => ({ ...known, fact: undefined }), resetScroll: false });
    // The row of a fact that was just entered is there a moment later.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-fact="${CSS.escape(then)}"]`)?.focus());
  };
  return (
    <FactGuard value={guard}>
      <div className={cx('grid items-start gap-5', opened && 'min-[77.5rem]:grid-cols-[minmax(0,1fr)_24rem]')}>
        <div className="flex min-w-0 flex-col gap-4">
          <MissingList {...props} isBeside={opened !== undefined} />
          <FlagList flags={flagsOfNone(facts.flags, facts.facts)} />
          <Card className="@container overflow-hidden">
            {FACT_GROUPS.map((group) => (
              <FactSection key={group.id} group={group} opened={key} {...props} />
            ))}
            <QuestionSection opened={key} {...props} />
          </Card>
        </div>
        {opened && (
          <Suspense>
            <FactPanel
              key={factKey(opened)}
              {...props}
              name={opened}
              guard={guard}
              onClose={() => close()}
              onStated={(stated) => close(factKey(stated))}
            />
          </Suspense>
        )}
      </div>
    </FactGuard>
  );
}
