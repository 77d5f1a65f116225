import type { WorkedDocument } from '#domain/ledger/document/document';
import { type Paise, parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { HEADS, headWords } from '../../../lib/tax-heads';
import type { RecordedDocument } from './document.queries';
import { documentWords } from './document.said';

type LiveProps = {
  worked: WorkedDocument | undefined;
  /** What is wrong, in the reader's words. */
  fault: string | undefined;
  /** What the server says of it, with tax withheld and what was billed before. */
  trial: RecordedDocument | null | undefined;
};

/** What the document comes to as it is typed, by the same rules as when it is recorded. */
export function LiveTotals({ worked, fault, trial }: LiveProps) {
  if (fault) return <p className="text-sm text-red">{fault}</p>;
  if (!worked) return null;
  const { taxableValue, tax, roundOff, total } = worked;
  const tds = trial ? parseRupees(trial.tds) : 0;
  const rows: (readonly [string, Paise])[] = [
    [m.ledger_document_value(), taxableValue],
    ...(
      [
        ...HEADS.map((head) => [headWords(head), tax[head]] as const),
        [m.ledger_document_round_off(), roundOff],
      ] as const
    ).filter(([, amount]) => amount !== 0),
  ];
  const warnings = trial
    ? trial.warnings.map(({ rule, line, message }) => ({ key: `${rule}${line}`, text: message }))
    : worked.warnings.map(({ rule, line, message }) => ({ key: `${rule}${line}`, text: documentWords(message) }));
  return (
    <div className="flex max-w-full flex-col gap-1 text-sm" aria-live="polite">
      <dl className="grid grid-cols-[auto_auto] justify-end gap-x-6 tabular-nums">
        {rows.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right">{formatInrExact(amount)}</dd>
          </div>
        ))}
        <dt className="font-semibold">{m.ledger_document_total()}</dt>
        <dd className="text-right font-semibold">{formatInrExact(total)}</dd>
        {trial && tds > 0 && (
          <>
            <dt className="text-ink-2">{m.ledger_document_tds()}</dt>
            <dd className="text-right">−{formatInrExact(tds as Paise)}</dd>
            <dt className="font-semibold">{m.ledger_document_payable()}</dt>
            <dd className="text-right font-semibold">{formatInrExact(parseRupees(trial.payable))}</dd>
          </>
        )}
      </dl>
      {warnings.map(({ key, text }) => (
        <p key={key} className="max-w-96 text-xs text-yellow">
          {text}
        </p>
      ))}
    </div>
  );
}
