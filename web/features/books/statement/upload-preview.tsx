import { useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form/form-failure';
import { DialogFooter } from '../../../ui/overlay/dialog';
import { ColumnChoice } from './column-choice';
import { SampleRows, StatementFacts } from './statement-facts';
import type { Preview, ReadingOptions } from './upload.calls';
import { IgnoredLines, NoticeList, UploadKnown, UploadProblems } from './upload-notices';
import {
  DateOrderChoice,
  InsideCovered,
  isOrderOpen,
  ORDER_ASSUMED,
  OTHER_ACCOUNT,
  OtherAccount,
  offersCategories,
  otherAccountIn,
  SIDES_SWAPPED,
  SidesChoice,
  useInsideChoice,
  WithCategories,
} from './upload-questions';

/** Warnings that are asked as questions, each in a place of its own. */
const ASKED = [ORDER_ASSUMED, ...OTHER_ACCOUNT, 'INSIDE_COVERED_DAYS'];

type UploadPreviewProps = {
  preview: Preview;
  skipLines: readonly number[];
  isOrderChosen: boolean;
  isReading: boolean;
  isSaving: boolean;
  failure: unknown;
  onBack: () => void;
  /** Reads the statement again in another way. */
  onRead: (change: ReadingOptions) => void;
  onSave: (change: ReadingOptions) => void;
};

/** What was recognised in a statement, before anything is stored. */
export function UploadPreview(props: UploadPreviewProps) {
  const { preview, skipLines, isOrderChosen, isReading, isSaving, failure, onBack, onRead, onSave } = props;
  const { warnings, problems, problemCount, skipped, dateOrder, sample, recognised } = preview;
  const faults = problems.filter(({ code }) => code !== SIDES_SWAPPED);
  const faultCount = problemCount - problems.length + faults.length;
  const questions = otherAccountIn(preview);
  // Another reading of the file may ask something else.
  const [accepted, setAccepted] = useState('');
  const isAccepted = accepted === questions.join();
  const isOrderAsked = isOrderOpen(preview) && !isOrderChosen;
  const isAnswered = (questions.length === 0 || isAccepted) && !isOrderAsked && faults.length === problems.length;
  const [isWanted, setIsWanted] = useState(false);
  const inside = useInsideChoice(preview);
  const without = (lines: readonly number[]) => ({ skipLines: [...new Set([...skipLines, ...lines])] });
  const leaveOut = (lines: number[], isAll: boolean) =>
    isAll && isAnswered && !inside.isNothingLeft
      ? onSave(without([...lines, ...inside.leftOut]))
      : onRead(without(lines));
  return (
    <div className="flex flex-col gap-4" aria-busy={isReading || undefined}>
      <StatementFacts preview={preview} />
      {questions.length > 0 && (
        <OtherAccount
          messages={questions}
          isAccepted={isAccepted}
          onAccept={(isWanted) => setAccepted(isWanted ? questions.join() : '')}
        />
      )}
      <SidesChoice preview={preview} isReading={isReading} onRoles={(mapping) => onRead({ mapping })} />
      <InsideCovered preview={preview} isAdded={inside.isAdded} onAdd={inside.setIsAdded} />
      {(isOrderChosen || isOrderOpen(preview)) && (
        <DateOrderChoice
          order={isOrderAsked ? undefined : dateOrder}
          question={warnings.find(({ code }) => code === ORDER_ASSUMED)?.message}
          onOrder={(order) => onRead({ dateOrder: order })}
        />
      )}
      {faultCount > 0 && (
        <UploadProblems problems={faults} count={faultCount} isPending={isSaving || isReading} onLeaveOut={leaveOut} />
      )}
      <NoticeList
        title={m.books_warnings()}
        notices={warnings.filter(({ code }) => !ASKED.includes(code))}
        tone="yellow"
      />
      <NoticeList title={m.books_left_out_lines()} notices={skipped} tone="grey" />
      <UploadKnown preview={preview} />
      <SampleRows rows={sample} />
      <WithCategories preview={preview} isWanted={isWanted} onWant={setIsWanted} />
      <ColumnChoice
        key={JSON.stringify(recognised.columns)}
        recognised={recognised}
        isReading={isReading}
        onRoles={(mapping) => onRead({ mapping })}
      />
      <IgnoredLines recognised={recognised} />
      <FormFailure failure={failure ?? undefined} />
      <DialogFooter>
        <Button onClick={onBack}>{m.books_back()}</Button>
        {problemCount === 0 && (
          <Button
            variant="primary"
            disabled={!isAnswered || inside.isNothingLeft}
            isPending={isSaving}
            pendingLabel={m.books_saving()}
            onClick={() => onSave({ ...without(inside.leftOut), categorize: isWanted && offersCategories(preview) })}
          >
            {m.books_save_statement()}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}
