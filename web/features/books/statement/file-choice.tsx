import { FileText, X } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { sizeOf } from './statement-source';

type FileChoiceProps = { file: File | undefined; error: string | undefined; onFile: (file: File | undefined) => void };

/** A place to drop a statement, and a button to choose one. */
export function FileChoice({ file, error, onFile }: FileChoiceProps) {
  const [isOver, setIsOver] = useState(false);
  const hover = (isIt: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isIt);
  };
  const drop = (event: DragEvent) => {
    hover(false)(event);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={drop}
      className={cx(
        'rounded-md border border-dashed px-4 py-3 text-sm',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      {file ? <Chosen file={file} error={error} onRemove={() => onFile(undefined)} /> : <Chooser onFile={onFile} />}
    </div>
  );
}

function Chooser({ onFile }: { onFile: (file: File | undefined) => void }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id} className="font-medium">
        {m.books_file()}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.html,.htm,.pdf,text/csv,text/tab-separated-values,text/plain,application/pdf"
        aria-describedby={`${id}-hint`}
        onChange={(event) => onFile(event.target.files?.[0])}
        className="max-w-full min-w-0 text-xs file:mr-2 file:min-h-7 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-surface file:px-2 file:text-xs file:font-medium file:text-ink hover:file:bg-sunken"
      />
      <p id={`${id}-hint`} className="w-full text-xs text-ink-2">
        {m.books_file_hint()}
      </p>
    </div>
  );
}

function Chosen({ file, error, onRemove }: { file: File; error: string | undefined; onRemove: () => void }) {
  return (
    <div>
      <div className="flex items-center gap-2">
        <FileText size={16} aria-hidden="true" className="shrink-0 text-ink-2" />
        <span role="status" className="min-w-0 break-all">
          {m.books_file_chosen({ name: file.name, size: sizeOf(file) })}
        </span>
        <button
          type="button"
          aria-label={m.books_file_remove()}
          onClick={onRemove}
          className="ml-auto grid size-7 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <X size={14} aria-hidden="true" />
        </button>
      </div>
      {error && (
        <p role="alert" className="mt-1 text-xs font-medium text-red">
          {error}
        </p>
      )}
    </div>
  );
}
