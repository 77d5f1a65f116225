import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { DialogFooter } from '../../ui/dialog';
import { FormFailure } from '../../ui/form-failure';
import { DateOrderChoice, isOrderOpen } from './date-order-choice';
import { SampleRows } from './sample-rows';
import { StatementFacts } from './statement-facts';
import type { Preview, Statement } from './upload.calls';
import { NoticeList, UploadProblems } from './upload-notices';

type Options = Pick<Statement, 'skipLines' | 'dateOrder'>;

type UploadPreviewProps = {
  preview: Preview;
  skipLines: readonly number[];
  isOrderChosen: boolean;
  isReading: boolean;
  isSaving: boolean;
  failure: unknown;
  onBack: () => void;
  /** Reads the statement again in another way. */
  onRead: (change: Options) => void;
  onSave: (change: Options) => void;
};

/** What was recognised in a statement, before anything is stored. */
export function UploadPreview(props: UploadPreviewProps) {
  const { preview, skipLines, isOrderChosen, isReading, isSaving, failure, onBack, onRead, onSave } = props;
  const { warnings, problems, problemCount, skipped, dateOrder, sample } = preview;
  return (
    <div className="flex flex-col gap-4" aria-busy={isReading || undefined}>
      <StatementFacts preview={preview} />
      {(isOrderChosen || isOrderOpen(preview)) && (
        <DateOrderChoice order={dateOrder} onOrder={(order) => onRead({ dateOrder: order })} />
      )}
      {problemCount > 0 && (
        <UploadProblems
          problems={problems}
          count={problemCount}
          isPending={isSaving || isReading}
          onLeaveOut={(lines, isAll) =>
            (isAll ? onSave : onRead)({ skipLines: [...new Set([...skipLines, ...lines])] })
          }
        />
      )}
      <NoticeList title={m.bank_warnings()} notices={warnings} tone="yellow" />
      <NoticeList title={m.bank_left_out_lines()} notices={skipped} tone="grey" />
      <SampleRows rows={sample} />
      <FormFailure failure={failure ?? undefined} />
      <DialogFooter>
        <Button onClick={onBack}>{m.bank_back()}</Button>
        {problemCount === 0 && (
          <Button variant="primary" isPending={isSaving} pendingLabel={m.bank_saving()} onClick={() => onSave({})}>
            {m.bank_save_statement()}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}
