import { parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../../../lib/format';
import { m } from '../../../../../lib/messages';
import type { EntryLine, Preview } from './posting.calls';

/** The sum in one sentence, the entries, and what has still to be confirmed. */
export function PreviewBody({ preview }: { preview: Preview }) {
  const { summary, lines, toConfirm, problem } = preview;
  if (problem) return <p className="text-yellow">{problem.message}</p>;
  return (
    <>
      {summary && <p className="text-ink-2">{summary}</p>}
      <Entries label={m.posting_preview()} lines={lines} />
      {toConfirm.map((words) => (
        <p key={words} className="text-xs text-yellow">
          {words}
        </p>
      ))}
    </>
  );
}

/** Entries as books show them: debits, then credits below them, a little to the right. */
export function Entries({ label, lines }: { label: string; lines: readonly EntryLine[] }) {
  return (
    <table aria-label={label} className="w-full text-sm">
      <tbody>
        {[...lines]
          .sort((a, b) => Number(a.debit === null) - Number(b.debit === null))
          .map((line) => (
            <tr
              key={[line.account, line.partyId, line.billId, line.tag, line.debit, line.credit].join()}
              className="align-top"
            >
              <td className={line.debit === null ? 'py-0.5 pl-4 wrap-anywhere' : 'py-0.5 wrap-anywhere'}>
                {line.accountName}
                {(line.party ?? line.tag) && <span className="text-ink-2">{` · ${line.party ?? line.tag}`}</span>}
              </td>
              <td className="py-0.5 pl-3 text-right whitespace-nowrap tabular-nums">
                {line.debit !== null
                  ? m.posting_dr({ amount: formatInrExact(parseRupees(line.debit)) })
                  : m.posting_cr({ amount: formatInrExact(parseRupees(line.credit ?? '0')) })}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
