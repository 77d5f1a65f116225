import { formatDate } from '../../lib/format';
import { deadlineMark, dueWords, rupees } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { ItemLink } from '../../ui/item-link';
import { Glyph } from '../../ui/state/glyph';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { summaryWords } from '../../ui/why/why-words';
import { RecordFiled } from './record-filed';
import type { RocForm } from './roc.queries';
import { isNothing, riseWords, statusLook, waiverWords } from './roc.words';

type FormRowProps = { companyId: string; form: RocForm; mayChange: boolean };

const OPEN: readonly RocForm['status'][] = ['overdue', 'pending', 'to-confirm', 'upcoming'];

/** One form: what it is and why it is due, its day, what it costs, what eases it, and the act that closes it. */
export function FormRow({ companyId, form, mayChange }: FormRowProps) {
  const { shape, tone, words } = statusLook(form.status);
  const isOpen = OPEN.includes(form.status);
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-t border-line px-4 py-3 text-sm lg:px-5 @min-[56rem]:grid-cols-[1rem_minmax(0,1fr)_12rem_16rem_auto]">
      <span className="pt-0.5">
        <Glyph shape={shape} tone={tone} />
      </span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {form.itemId ? <ItemLink itemId={form.itemId}>{form.title}</ItemLink> : form.title}{' '}
          <Badge tone={tone}>{words()}</Badge> {form.isOptional && <Badge>{m.roc_optional()}</Badge>}{' '}
          {form.isUnverified && <Badge tone="yellow">{m.roc_unverified()}</Badge>}
        </p>
        <p className="mt-0.5 text-ink-2">
          <Why
            figure={m.roc_why_due({ title: form.title })}
            words={summaryWords(form.why) ?? form.description}
            value={form.title}
            className="inline! min-h-0! wrap-anywhere"
            glance={() => <Glance explanation={form.why} />}
          >
            {() => <ExplainedSteps explanation={form.why} />}
          </Why>
        </p>
        <Reliefs form={form} />
      </div>
      <Due form={form} isOpen={isOpen} />
      <Fees form={form} isOpen={isOpen} />
      <div className="col-start-2 flex flex-wrap gap-2 @min-[56rem]:col-start-5 @min-[56rem]:w-36 @min-[56rem]:justify-end">
        {mayChange && isOpen && form.itemId && <RecordFiled companyId={companyId} itemId={form.itemId} form={form} />}
      </div>
    </li>
  );
}

function Due({ form, isOpen }: { form: RocForm; isOpen: boolean }) {
  const mark = form.status === 'overdue' || form.status === 'pending' ? deadlineMark(form.daysRemaining) : undefined;
  return (
    <div className="col-start-2 @min-[56rem]:col-start-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-ink-3">{m.roc_due()}</span>
        <Why
          figure={m.roc_why_day({ title: form.title })}
          words={dueWords(form.dueDate)}
          value={formatDate(form.dueDate)}
          glance={() => <Glance explanation={form.dueOn} />}
        >
          {() => <ExplainedSteps explanation={form.dueOn} />}
        </Why>
      </p>
      {mark && <Badge tone={mark.tone}>{mark.words}</Badge>}
      {!isOpen && form.status === 'filed' && (
        <p className="text-ink-2">
          {form.filedOn ? m.roc_filed_day({ day: formatDate(form.filedOn) }) : m.roc_filed_day_unknown()}
          {form.acknowledgement && (
            <span className="block wrap-anywhere">{m.roc_srn_is({ srn: form.acknowledgement })}</span>
          )}
        </p>
      )}
    </div>
  );
}

function Fees({ form, isOpen }: { form: RocForm; isOpen: boolean }) {
  const { normalFee, normalFeeUnknown, additionalFee, additionalFeeUnknown, penalties } = form;
  const rise = isOpen ? riseWords(form) : undefined;
  // What is not late yet costs nothing more; that goes without saying.
  const isTold = additionalFee && (!isOpen || form.daysRemaining < 0 || !isNothing(additionalFee.value));
  return (
    <dl className="col-start-2 grid grid-cols-[minmax(7.5rem,1fr)_minmax(0,auto)] content-start gap-x-3 @min-[56rem]:col-start-4">
      {normalFee && <Fee label={m.roc_normal_fee()} form={form} fee={normalFee} />}
      {normalFeeUnknown && <Told label={m.roc_normal_fee()} words={normalFeeUnknown} />}
      {isTold && (
        <Fee
          label={form.filedOn ? m.roc_additional_fee_then() : m.roc_additional_fee_today()}
          form={form}
          fee={additionalFee}
        />
      )}
      {additionalFeeUnknown && form.daysRemaining < 0 && (
        <Told label={m.roc_additional_fee_today()} words={additionalFeeUnknown} />
      )}
      {rise && <Told label={m.roc_delay()} words={rise} />}
      {penalties.map(({ name, explained }) => explained && <Fee key={name} label={name} form={form} fee={explained} />)}
    </dl>
  );
}

type FeeProps = { label: string; form: RocForm; fee: NonNullable<RocForm['normalFee']> };

const Fee = ({ label, form, fee }: FeeProps) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="text-right tabular-nums">
      <Why
        figure={m.roc_fee_of({ fee: label, title: form.title })}
        words={rupees(fee.value)}
        glance={() => <Glance explanation={fee} />}
      >
        {() => <ExplainedSteps explanation={fee} />}
      </Why>
    </dd>
  </>
);

const Told = ({ label, words }: { label: string; words: string }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="text-right text-ink-2 wrap-anywhere">{words}</dd>
  </>
);

function Reliefs({ form: { moves, waivers } }: { form: RocForm }) {
  if (moves.length + waivers.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-xs text-ink-2">
      {moves.map(({ reliefId, from, statute }) => (
        <li key={reliefId}>
          <Badge tone="blue">{m.roc_relief_moved_name()}</Badge>{' '}
          {m.roc_relief_moved({ day: formatDate(from), statute })}
        </li>
      ))}
      {waivers.map((waiver) => (
        <li key={waiver.reliefId}>
          <Badge tone={waiver.state === 'closed' ? 'grey' : 'purple'}>{m.roc_relief_waived_name()}</Badge>{' '}
          {waiverWords(waiver)}
        </li>
      ))}
    </ul>
  );
}
