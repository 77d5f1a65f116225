import { type FormEvent, useState } from 'react';
import { IMPORT_COLUMNS, type ImportColumn } from '#domain/ledger/document/import-columns.data';
import type { DocumentSide } from '#domain/ledger/document/model';
import { say } from '#domain/shared/message';
import { parseRupees } from '#domain/shared/money';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { recall, remember } from '../../../lib/storage';
import { Button } from '../../../ui/button';
import { Money } from '../../../ui/figure/money';
import { Field, Input, Select } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Table } from '../../../ui/list/table';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { type ImportReading, useImport } from './document.queries';
import { documentWords } from './document.said';
import { SIDE_WORDS } from './document.words';

type ImportProps = { side: DocumentSide; companyId: string; onClose: () => void };

/** A file of documents: looked at first, with what each column holds and which rows are at fault, then recorded as a whole. */
export default function ImportDialog({ side, companyId, onClose }: ImportProps) {
  const read = useImport(companyId, side);
  const [file, setFile] = useState<File>();
  const [mapping, setMapping] = useState<Record<string, number>>({});
  const [reading, setReading] = useState<ImportReading>();
  const look = (chosen: File, said: Record<string, number>) => {
    setFile(chosen);
    setMapping(said);
    read.mutate(
      { file: chosen, dryRun: true, mapping: said },
      {
        onSuccess: (answer) => {
          setReading(answer);
          // What was said of these columns before holds for the next file that has them.
          const kept = Object.keys(said).length === 0 ? keptMapping(side, answer.columns) : undefined;
          if (kept) look(chosen, kept);
        },
        onError: () => setReading(undefined),
      },
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || !reading || reading.wouldAdd === 0) return;
    try {
      const { added } = await read.mutateAsync({ file, dryRun: false, mapping });
      if (Object.keys(mapping).length > 0) remember(placeOf(side, reading.columns), JSON.stringify(mapping));
      toast({ title: m.ledger_document_imported({ count: added }) });
    } catch {
      return; // The form says what failed.
    }
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="lg"
      title={m.ledger_document_import_title({ what: SIDE_WORDS[side].title() })}
      description={m.ledger_document_import_words()}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field name="file" label={m.ledger_document_file()} isRequired>
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".csv,.xlsx,.xls,text/csv"
              // A file that was corrected is chosen again under its name, which by itself changes nothing.
              onClick={(event) => {
                event.currentTarget.value = '';
              }}
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                if (chosen) look(chosen, {});
              }}
            />
          )}
        </Field>
        {reading && file && (
          <Reading
            reading={reading}
            onMap={(column, place) => {
              const { [column]: _, ...rest } = mapping;
              look(file, place === undefined ? rest : { ...rest, [column]: place });
            }}
          />
        )}
        <FormFailure failure={read.error ?? undefined} />
        <DialogFooter>
          <DialogCancel />
          <Button
            type="submit"
            variant="primary"
            disabled={!reading || reading.wouldAdd === 0}
            isPending={read.isPending}
          >
            {m.ledger_document_import_count({ count: reading?.wouldAdd ?? 0 })}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const placeOf = (side: DocumentSide, columns: readonly string[]) => `import-columns ${side} ${columns.join('|')}`;

function keptMapping(side: DocumentSide, columns: readonly string[]): Record<string, number> | undefined {
  try {
    return JSON.parse(recall(placeOf(side, columns)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** A column by its heading, with its place where another has the same or it has none. */
const columnLabel = (columns: readonly string[], name: string, at: number): string =>
  name === '' || columns.indexOf(name) !== columns.lastIndexOf(name) ? `${name} ${at + 1}`.trim() : name;

type ReadingProps = { reading: ImportReading; onMap: (column: ImportColumn, place: number | undefined) => void };

const columnWords = (column: string): string => documentWords(say(`ledger-document.column.${column}`));

function Reading({ reading, onMap }: ReadingProps) {
  const choices = [
    { value: '', label: m.ledger_document_no_column() },
    ...reading.columns.map((name, at) => ({ value: String(at), label: columnLabel(reading.columns, name, at) })),
  ];
  return (
    <>
      <details open={reading.problems.some(({ column }) => column === null)}>
        <summary className="cursor-pointer text-sm text-ink-2">{m.ledger_document_columns()}</summary>
        <div className="mt-2 grid gap-2 sm:grid-cols-3">
          {IMPORT_COLUMNS.map((column) => (
            <Field key={column} name={`column-${column}`} label={columnWords(column)}>
              {(control) => (
                <Select
                  {...control}
                  choices={choices}
                  value={reading.mapping[column]?.toString() ?? ''}
                  onChange={(event) =>
                    onMap(column, event.target.value === '' ? undefined : Number(event.target.value))
                  }
                />
              )}
            </Field>
          ))}
        </div>
      </details>
      {reading.monthFirst && <p className="text-sm text-yellow">{m.ledger_document_month_first(reading.monthFirst)}</p>}
      {reading.skipped > 0 && (
        <p className="text-sm text-ink-2">{m.ledger_document_skipped({ count: reading.skipped })}</p>
      )}
      {reading.problems.length > 0 && (
        <Table
          caption={m.ledger_document_problems()}
          isCaptionShown
          rows={reading.problems}
          rowKey={({ row, column, message }) => `${row}${column}${message}`}
          columns={[
            { key: 'row', header: m.ledger_document_row(), isNumeric: true, cell: ({ row }) => row },
            {
              key: 'column',
              header: m.ledger_document_column(),
              isHiddenNarrow: true,
              cell: ({ column }) => (column ? columnWords(column) : ''),
            },
            {
              key: 'message',
              header: m.ledger_document_problem(),
              cell: ({ column, message }) => (
                <>
                  {column && <span className="block text-ink-2 sm:hidden">{columnWords(column)}</span>}
                  <span className="wrap-anywhere">{message}</span>
                </>
              ),
            },
          ]}
        />
      )}
      {reading.problems.length === 0 && (
        <Table
          caption={m.ledger_document_preview({ count: reading.wouldAdd })}
          isCaptionShown
          rows={reading.rows}
          rowKey={({ number, party }) => `${number}${party}`}
          columns={[
            { key: 'number', header: m.ledger_document_number(), cell: ({ number }) => number },
            { key: 'date', header: m.ledger_document_date(), cell: ({ date }) => formatDate(date) },
            {
              key: 'party',
              header: m.ledger_document_party(),
              isWide: true,
              cell: ({ party, warnings }) => (
                <>
                  {party}
                  {warnings.map(({ rule, line, message }) => (
                    <span key={`${rule}${line}`} className="block text-xs text-yellow">
                      {message}
                    </span>
                  ))}
                </>
              ),
            },
            {
              key: 'total',
              header: m.ledger_document_total(),
              isNumeric: true,
              cell: ({ total }) => <Money amount={parseRupees(total)} isExact />,
            },
          ]}
        />
      )}
    </>
  );
}
