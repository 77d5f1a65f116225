import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Progress } from '../../ui/figure/progress';
import { Field, Select } from '../../ui/form/field';
import { ErrorPanel } from '../../ui/state/error-panel';
import { aboveLimit, type Choices, progressQuery, type SyncFormat, useImport, useTryImport } from './exchange.queries';
import { ImportPlan } from './import-plan';

const FORMATS = (): { value: SyncFormat; label: string }[] => [
  { value: 'tally-xml', label: m.exchange_format_tally() },
  { value: 'zoho-csv', label: m.exchange_format_zoho() },
];

/** Takes a file of another program in: first what would happen, then all of it. */
export function ImportBooks({ companyId }: { companyId: string }) {
  const id = useId();
  const [format, setFormat] = useState<SyncFormat>('tally-xml');
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<Choices>({});
  const [openingOn, setOpeningOn] = useState('');
  const [differenceToSuspense, setToSuspense] = useState(false);
  const trial = useTryImport(companyId);
  const doing = useImport(companyId);
  const begin = (chosen: File | undefined) => {
    setFile(chosen);
    setChoices({});
    setOpeningOn('');
    setToSuspense(false);
    trial.reset();
    doing.reset();
  };
  const limit = file ? aboveLimit(file) : null;
  const sent = file && limit === null && { format, file, choices, openingOn, differenceToSuspense };
  const failure = doing.error ?? trial.error;
  return (
    <SectionCard title={m.exchange_import()} description={m.exchange_import_words()}>
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field name="format" label={m.exchange_program()}>
            {(control) => (
              <Select
                {...control}
                choices={FORMATS()}
                value={format}
                onChange={({ target }) => {
                  setFormat(target.value as SyncFormat);
                  begin(undefined);
                }}
              />
            )}
          </Field>
          <div className="min-w-0">
            <label htmlFor={id} className="text-sm font-medium">
              {m.exchange_file()}
            </label>
            <input
              // Another program's files are another choice: the browser forgets the name that it showed.
              key={format}
              id={id}
              type="file"
              accept={format === 'tally-xml' ? '.xml,.zip,.gz' : '.csv,.zip,.gz'}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => begin(target.files?.[0])}
              className="mt-1 block max-w-full min-w-0 text-xs file:mr-2 file:min-h-8 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-surface file:px-2 file:text-xs file:font-medium file:text-ink hover:file:bg-sunken"
            />
            <p id={`${id}-hint`} className="mt-1 text-xs text-ink-2">
              {format === 'tally-xml' ? m.exchange_file_hint_tally() : m.exchange_file_hint_zoho()}
            </p>
          </div>
        </div>
        <div>
          <Button
            variant={trial.data ? 'secondary' : 'primary'}
            disabled={!sent || doing.isPending}
            isPending={trial.isPending}
            pendingLabel={m.exchange_trying()}
            onClick={() => sent && trial.mutate(sent)}
          >
            {m.exchange_try()}
          </Button>
        </div>
        {file && limit !== null && (
          <p role="alert" className="text-sm text-red wrap-anywhere">
            {m.exchange_too_large({ name: file.name, megabytes: limit })}
          </p>
        )}
        {doing.isPending && <ImportProgress companyId={companyId} total={trial.data?.counts.new ?? 0} />}
        {failure && <ErrorPanel error={failure} title={m.exchange_not_imported()} />}
        {trial.data && sent && !doing.data && (
          <ImportPlan
            companyId={companyId}
            plan={trial.data}
            choices={choices}
            onChoose={setChoices}
            isToSuspense={differenceToSuspense}
            onToSuspense={setToSuspense}
            openingOn={openingOn}
            onOpeningOn={setOpeningOn}
            isTrying={trial.isPending}
            onTry={() => {
              doing.reset();
              trial.mutate(sent);
            }}
            isImporting={doing.isPending}
            onImport={() => doing.mutate(sent)}
          />
        )}
        {doing.data && (
          <p role="status" className="text-sm text-ink-2">
            {m.exchange_imported({ count: doing.data.counts.new })}
          </p>
        )}
      </div>
    </SectionCard>
  );
}

/** So many vouchers are written at once, without pieces of which there is anything to tell. */
const AT_ONCE = 4_000;

/** How far an import of many vouchers is: half of its bar is making them ready, half is writing them. */
function ImportProgress({ companyId, total }: { companyId: string; total: number }) {
  const { data } = useQuery(progressQuery(companyId, total > AT_ONCE));
  if (total <= AT_ONCE) return null;
  const counted = Math.min(data?.vouchers ?? 0, total);
  const isPublishing = data?.stage === 'publishing';
  const done = isPublishing ? total - counted : counted;
  const words =
    !data || data.stage === 'none'
      ? m.exchange_progress_reading()
      : isPublishing
        ? m.exchange_progress_publishing({ done, total })
        : m.exchange_progress_preparing({ done, total });
  return (
    <div role="status" className="flex flex-col gap-1.5 text-sm text-ink-2">
      <Progress label={m.exchange_progress()} value={isPublishing ? total + done : done} max={2 * total} />
      <p>{words}</p>
    </div>
  );
}
