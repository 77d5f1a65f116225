import { parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';
import { Money } from '../../ui/figure/money';
import { scoreTone } from './company.labels';
import type { ClientCompany } from './company.queries';

/** A client's name, which opens its sheet. */
export function ClientName({ client, onOpen }: { client: ClientCompany; onOpen: (clientId: string) => void }) {
  return (
    <button
      type="button"
      className="text-left font-medium wrap-anywhere underline-offset-2 hover:underline"
      onClick={() => onOpen(client.id)}
    >
      {client.name}
    </button>
  );
}

const SCORE_COLOURS: Partial<Record<Tone, string>> = { green: 'text-green', yellow: 'text-yellow', red: 'text-red' };

/** The health score as a percent; 0 until there is one, and that is said. */
export function HealthScore({ client, isShort = false }: { client: ClientCompany; isShort?: boolean }) {
  const { complianceHealthScore: score } = client;
  const tone = scoreTone(score);
  if (tone) return <span className={SCORE_COLOURS[tone]}>{m.company_score_of({ score })}</span>;
  return (
    <span>
      {m.company_score_of({ score })}
      {!isShort && <span className="text-ink-2"> · {m.company_unscored()}</span>}
    </span>
  );
}

export function MonthlyFee({ client }: { client: ClientCompany }) {
  if (client.monthlyFee === null) return <span className="text-ink-2">{m.company_fee_none()}</span>;
  return <Money amount={parseRupees(client.monthlyFee)} />;
}

export function Manager({ client }: { client: ClientCompany }) {
  return client.assignedManager ?? <span className="text-ink-2">{m.company_unassigned()}</span>;
}
