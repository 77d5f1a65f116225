import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { DateText } from '../../ui/figure/date-text';
import { type Column, Table } from '../../ui/list/table';
import { ErrorPanel } from '../../ui/state/error-panel';
import { type Night, nightsQuery, useNightMail } from './audit.queries';

type NightsKeptProps = { caFirmId: string; isOwner: boolean };

/** What the last nights kept of the firm's trails where a change of the database does not reach; owners choose to be mailed it. */
export function NightsKept({ caFirmId, isOwner }: NightsKeptProps) {
  const asked = useQuery(nightsQuery(caFirmId));
  const mail = useNightMail(caFirmId);
  // What was just chosen, until the server has it.
  const [chosen, setChosen] = useState<boolean>();
  if (asked.isError) return <ErrorPanel error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return null;
  const { isMailed, mailedTo, nights } = asked.data;
  const choose = (isWanted: boolean) => {
    setChosen(isWanted);
    mail.mutate(isWanted, { onSettled: () => setChosen(undefined) });
  };
  return (
    <SectionCard title={m.audit_nights()} description={m.audit_nights_words()}>
      <div className="flex flex-col gap-3">
        {nights.length === 0 ? (
          <p className="text-sm text-ink-2">{m.audit_nights_none()}</p>
        ) : (
          <Table caption={m.audit_nights()} columns={COLUMNS} rows={nights} rowKey={({ day }) => day} />
        )}
        {isOwner && mailedTo && (
          <label className="flex min-h-7 w-fit items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-(--accent)"
              checked={chosen ?? isMailed}
              disabled={chosen !== undefined}
              onChange={(event) => choose(event.target.checked)}
            />
            {m.audit_nights_mail({ email: mailedTo })}
          </label>
        )}
      </div>
    </SectionCard>
  );
}

const COLUMNS: readonly Column<Night>[] = [
  { key: 'day', header: m.audit_nights_day(), cell: ({ day }) => <DateText day={day} /> },
  { key: 'chains', header: m.audit_nights_trails(), isNumeric: true, cell: ({ chains }) => formatCount(chains) },
  { key: 'entries', header: m.audit_nights_entries(), isNumeric: true, cell: ({ entries }) => formatCount(entries) },
  { key: 'code', header: m.audit_nights_code(), isWide: true, cell: (night) => <Code night={night} /> },
];

function Code({ night: { isSound, code } }: { night: Night }) {
  if (!isSound) return <span className="font-medium text-red">{m.audit_nights_altered()}</span>;
  if (code === null) return <span className="text-ink-2">{m.audit_nights_nothing()}</span>;
  return <code className="text-xs break-all">{code}</code>;
}
