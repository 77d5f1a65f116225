import { useState } from 'react';
import { formatDate } from '../../lib/format';
import { onlyIfWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { ReliefGlyph } from './built-in';
import type { Relief } from './relief.types';
import { kindName, limitWords, reliefHistory, reliefTitle, reliefWords, stateName, stateTone } from './relief.words';
import { ReliefActs } from './relief-acts';
import { ReliefEffectTable } from './relief-effect';

type ReliefCardProps = { caFirmId: string; relief: Relief; leads: boolean };

/** One relief: what it does, where it stands, whom it touches, and who said so. */
export function ReliefCard({ caFirmId, relief, leads }: ReliefCardProps) {
  const [isShown, setIsShown] = useState(false);
  const title = reliefTitle(relief);
  const waits = relief.state === 'proposed';
  const whom = limitWords(relief.limits);
  return (
    <li>
      <div className="grid gap-x-4 gap-y-1 px-4 py-2.5 text-sm lg:grid-cols-[16rem_minmax(0,1fr)_20rem] lg:px-5">
        <div className="flex min-w-0 items-start gap-2">
          <ReliefGlyph kind={relief.kind} />
          <div className="min-w-0">
            <h2 className="text-sm font-medium wrap-anywhere">{title}</h2>
            <p className="mb-1 text-xs text-ink-3">{kindName(relief.kind)}</p>
            <Badge tone={stateTone(relief.state)}>{stateName(relief.state)}</Badge>
          </div>
        </div>
        <div className="min-w-0 max-lg:pl-6">
          <p className="wrap-anywhere">
            {reliefWords(relief)} {whom && m.relief_only_for({ whom })} {onlyIfWords(relief.conditions)}
          </p>
          <History relief={relief} />
        </div>
        <div className="min-w-0 max-lg:pl-6">
          <Reference relief={relief} />
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="sm"
              aria-expanded={isShown}
              aria-label={isShown ? m.relief_effect_hide_named({ title }) : m.relief_effect_show_named({ title })}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? m.relief_effect_hide() : m.relief_effect_show()}
            </Button>
            {leads && <ReliefActs caFirmId={caFirmId} relief={relief} title={title} />}
          </div>
        </div>
      </div>
      {leads && waits && <SecondPerson relief={relief} />}
      {isShown && <ReliefEffectTable caFirmId={caFirmId} relief={relief} />}
    </li>
  );
}

/** Says to the one who entered it why they cannot decide, or that they decide alone. */
function SecondPerson({ relief }: { relief: Relief }) {
  if (relief.canSelfApprove) return <Line>{m.relief_alone()}</Line>;
  return relief.mayDecide ? null : <Line>{m.relief_second_person()}</Line>;
}

function Line({ children }: { children: string }) {
  return <p className="border-t border-line bg-yellow-soft px-4 py-2 text-sm text-yellow">{children}</p>;
}

function Reference({ relief: { reference, url, notifiedOn } }: { relief: Relief }) {
  return (
    <p className="text-xs text-ink-3 wrap-anywhere">
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
          {reference}
        </a>
      ) : (
        reference
      )}
      {', '}
      {m.relief_notified({ day: formatDate(notifiedOn) })}
    </p>
  );
}

function History({ relief }: { relief: Relief }) {
  return (
    <ul className="mt-1 text-xs text-ink-3">
      {reliefHistory(relief).map(({ who, at, what }) => (
        <li key={at}>
          {what()} {who}, <InstantText instant={at} />
        </li>
      ))}
    </ul>
  );
}
