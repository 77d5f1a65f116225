import type { ReactNode } from 'react';
import type { FilingBar } from '#domain/gst/filing-limits';
import { GST_HEADS, type GstInterest, INTEREST_OF_FORM } from '#domain/gst/interest';
import type { LateCost } from '#domain/gst/late-cost';
import type { GstLateFee } from '#domain/gst/late-fee';
import { GST_LATE_FEES } from '#domain/gst/late-fee';
import { daysBetween, type IsoDate } from '#domain/shared/dates';
import type { Explained } from '#domain/shared/explained';
import { paise } from '#domain/shared/money';
import { formatCount, formatDate, formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { ShownExplanation } from '../../../ui/why/explained';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { RuleMarks } from '../../../ui/why/rule-marks';
import { Why } from '../../../ui/why/why';
import type { Answer } from './late.form';
import { wordedHere } from './late.words';
import { headName } from './tax-figures';

/** What a return that is late costs, figure by figure, each open to its steps; what is still asked where it is not known yet. */
export function LateResult({ answer }: { answer: Answer }) {
  const { due, cost, filedOn, period, wrong, asks } = answer;
  if (!period) return <Asked>{m.gst_late_ask_cancelled()}</Asked>;
  if (Object.keys(wrong).length > 0 && !due) return <Asked>{m.gst_late_put_right()}</Asked>;
  if (!due) return <Asked>{asks?.state && !answer.asksDueDay ? m.gst_late_ask_state() : m.gst_late_ask_due()}</Asked>;
  const days = cost ? daysBetween(due.value, cost.completeOn) : 0;
  return (
    <div className="flex flex-col gap-3">
      {cost && <Sum answer={answer} cost={cost} days={days} />}
      <dl className="divide-y divide-line text-sm">
        <Line label={m.gst_due()} value={formatDate(due.value)} explained={due}>
          {movedWords(due)}
        </Line>
        {cost && <CostLines answer={answer} cost={cost} />}
      </dl>
      {!cost && <Asked>{filedOn ? m.gst_late_put_right() : m.gst_late_ask_filed()}</Asked>}
    </div>
  );
}

const Asked = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-2">{children}</p>;

/** The days that a notification moved, told by the last step. */
const movedWords = ({ steps }: Explained<IsoDate>): string | undefined => {
  const step = steps.find(({ id }) => id === 'extended');
  return step && wordedHere({ words: step.summary ?? '' }).words;
};

function Sum({ answer, cost, days }: { answer: Answer; cost: LateCost; days: number }) {
  const { interest, bar, notDue, elsewhere, portal } = cost;
  const amount = toPay(answer, cost);
  const told = days <= 0 ? m.gst_late_in_time() : m.gst_late_by({ count: days, days: formatCount(days) });
  const isBarred = bar?.value.isBarredByAct ?? false;
  return (
    <div className="flex flex-col gap-1">
      {bar && isBarred && <p className="text-sm font-medium text-red">{barredWords(bar.value)}</p>}
      {notDue && (
        <p className="text-sm font-medium">{wordedHere({ words: notDue.steps.at(-1)?.summary ?? '' }).words}</p>
      )}
      {!notDue && (
        <p className="text-lg font-semibold">{days <= 0 || isBarred || !amount ? told : `${amount} · ${told}`}</p>
      )}
      {elsewhere && (
        <p className="text-sm font-medium">
          {m.gst_late_unless_district({ day: formatDate(elsewhere.value.dueOn), statute: elsewhere.statute })}
        </p>
      )}
      {interest && portal && answer.kind.form === 'GSTR-3B' && days > 0 && (
        <p className="text-xs text-ink-2">{m.gst_late_locked()}</p>
      )}
    </div>
  );
}

/** What is to pay as far as it is known; nothing is said of a fee that waits for the turnover. */
function toPay({ kind, asks }: Answer, { fee, interest }: LateCost): string | undefined {
  if (!fee && asks?.turnover) return undefined;
  const charged = fee && !fee.value.isExposureOnly ? fee.value.total : paise(0);
  if (!interest && INTEREST_OF_FORM[kind.form]) return fee && m.gst_late_fee_alone({ amount: formatInrExact(charged) });
  return m.gst_late_to_pay({ amount: formatInrExact(paise(charged + (interest?.value.payable ?? 0))) });
}

const barredWords = ({ lastDay, isBarredByPortal }: FilingBar): string =>
  isBarredByPortal
    ? m.gst_late_barred_portal({ day: formatDate(lastDay) })
    : m.gst_late_barred({ day: formatDate(lastDay) });

function CostLines({ answer, cost: { fee, interest, bar, notDue } }: { answer: Answer; cost: LateCost }) {
  const { kind, asks } = answer;
  const bearsInterest = INTEREST_OF_FORM[kind.form] !== undefined;
  return (
    <>
      {!notDue && <FeeLine fee={fee} form={kind.form} asksTurnover={asks?.turnover ?? false} />}
      {bearsInterest && <InterestLine interest={interest} />}
      {bar && <BarLine bar={bar} />}
    </>
  );
}

function BarLine({ bar }: { bar: Explained<FilingBar> }) {
  const { lastDay, isBarredByAct, isBarredByPortal } = bar.value;
  if (!isBarredByAct) return <Line label={m.gst_late_last_day()} value={formatDate(lastDay)} explained={bar} />;
  return (
    <Line label={m.gst_late_last_day_was()} value={formatDate(lastDay)} explained={bar}>
      {isBarredByPortal ? m.gst_late_portal_refuses() : m.gst_late_act_bars()}
    </Line>
  );
}

type FeeLineProps = {
  fee: Explained<GstLateFee> | undefined;
  form: string;
  asksTurnover: boolean;
};

function FeeLine({ fee, form, asksTurnover }: FeeLineProps) {
  if (!fee) {
    const words = GST_LATE_FEES[form]
      ? asksTurnover
        ? m.gst_late_ask_turnover()
        : m.gst_late_no_rule()
      : form === 'IFF'
        ? m.gst_late_iff_note()
        : m.gst_late_no_fee({ form });
    return (
      <Line label={m.gst_late_fee()} value="–">
        {words}
      </Line>
    );
  }
  const { total, central, isExposureOnly } = fee.value;
  return (
    <Line label={m.gst_late_fee()} value={formatInrExact(total)} explained={fee}>
      {total > 0 && m.gst_late_each_act({ amount: formatInrExact(central) })}
      {amnestyWords(fee)}
      {isExposureOnly && m.gst_late_exposure()}
    </Line>
  );
}

/** What of a fee was capped, by the rule or by an amnesty: where days times the fee a day would be more. */
function amnestyWords({ steps }: Explained<GstLateFee>): string | undefined {
  const isEased = steps.some(({ id }) => id === 'capByRule');
  const cap = steps.find(({ id }) => id === 'cap');
  if (cap?.quantity.unit !== 'paise') return undefined;
  const amount = formatInrExact(cap.quantity.value);
  return isEased ? m.gst_late_amnesty({ amount }) : m.gst_late_cap({ amount });
}

function InterestLine({ interest }: { interest: Explained<GstInterest> | undefined }) {
  if (!interest)
    return (
      <Line label={m.gst_late_interest()} value="–">
        {m.gst_late_ask_tax()}
      </Line>
    );
  const { heads, total, payable } = interest.value;
  const byHead = GST_HEADS.filter((head) => heads[head] > 0).map(
    (head) => `${headName(head)} ${formatInrExact(heads[head])}`,
  );
  return (
    <Line label={m.gst_late_interest()} value={formatInrExact(total)} explained={interest}>
      {byHead.length > 1 && byHead.join(' · ')}
      {total > 0 && m.gst_late_payable({ amount: formatInrExact(payable) })}
    </Line>
  );
}

type LineProps = { label: string; value: string; explained?: Explained<unknown>; children?: ReactNode };

/** A figure with what is said of it below; how sure its law is stands beside it. */
function Line({ label, value, explained, children }: LineProps) {
  const notes = (Array.isArray(children) ? children : [children]).filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="inline-flex items-center gap-1.5 font-semibold tabular-nums">
        {value}
        {explained && (
          <Why figure={label} value={value}>
            {() => <ExplainedSteps explanation={wordedHere({ steps: explained.steps }) as ShownExplanation} />}
          </Why>
        )}
      </dd>
      {notes.length > 0 && (
        <dd className="col-span-2 mt-0.5 flex flex-col text-xs text-ink-2">
          {notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a figure never change places
            <span key={at}>{note}</span>
          ))}
        </dd>
      )}
      {explained && (
        <dd className="col-span-2 mt-1 empty:hidden">
          <RuleMarks of={[explained]} />
        </dd>
      )}
    </div>
  );
}
