import { ADVANCE_TAX_ID } from '../../../domain/calendar/advance-tax-events';
import { obligationsOf } from '../../../domain/calendar/engine';
import { type Figure, figuresOf, penaltiesOf } from '../../../domain/calendar/figures';
import { amountSubject, amountsAskedOf, type FormAmount } from '../../../domain/calendar/form-amounts';
import type { Condition, Obligation } from '../../../domain/calendar/model';
import { profileOf } from '../../../domain/calendar/profile';
import type { EventOf } from '../../../domain/company/events';
import type { FactOf } from '../../../domain/company/facts';
import { addMonths, dateInIndia, type IsoDate } from '../../../domain/shared/dates';
import { type Explained, inWords, onDay, Working, yesOrNo } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { ComplianceItem } from '../calendar.table';
import type { CompanyCase } from '../case/case.repository';

type Why = {
  dueOn: Explained<IsoDate>;
  applies: Explained<boolean>;
  cost: Explained<Paise> | null;
  conditions: Condition[];
  penalties: ShownFigure[];
  /** How the obligation stood on the day the reasons are of; absent where it was none. */
  status?: Obligation['status'];
};

/** The day on which the question is put, the day of doing that is asked about, and the day whose knowledge answers. */
type Days = { today: IsoDate; on: IsoDate; knownOn?: IsoDate | undefined };

/**
 * Why an item stands in the calendar, when it is due and what doing it on a day costs. Explanations are not kept: the
 * facts are, and the law makes the same of them again.
 */
export function whyOf({ dossier }: CompanyCase, item: ComplianceItem, days: Days): Why {
  if (item.origin === 'person') return ownItem(item);
  const { knownOn } = days;
  const asked = { today: knownOn ?? days.today, ...windowOf(item), ...(knownOn && { knownOn }) };
  const { obligations, notDue } = obligationsOf(dossier, asked);
  const found = obligations.find(({ key }) => key === item.obligationKey);
  if (found)
    return {
      ...whyDue(found, days.on),
      penalties: penaltiesOf(profileOf(dossier, asked), found).map(shown),
      status: found.status,
    };
  const why = notDue.find(({ form, period, subject }) => isFor(item, form, period, subject));
  const because = why?.because ?? notCalledFor(knownOn ? 'not-yet' : 'no-longer');
  return { dueOn: asKept(item), applies: because, cost: null, conditions: [], penalties: [] };
}

/** What was paid with an item when it was done, in paise; null where nobody said. Of a filing that was told twice, the one that counts. */
export function paidOf(
  { dossier }: CompanyCase,
  { origin, obligationKey, doneOn, metadata }: ComplianceItem,
): Paise | null {
  if (origin === 'person') return typeof metadata?.paid === 'number' ? paise(metadata.paid) : null;
  const filing = dossier.events.find(
    (event): event is EventOf<'filing'> =>
      event.kind === 'filing' && event.subject === obligationKey && event.happenedOn === doneOn && !event.withdrawnOn,
  );
  return filing?.details.paid ?? null;
}

/** Of an amount that the desk of advance tax works out there is no fact to take back. */
type StatedAmount = { subject: string; amount: Paise; factId: string | null; hasEarlier: boolean };

/** The amounts that stand for an item, in paise, each with the fact that can be taken back, and whether another then stands again. */
export function amountsOf({ dossier }: CompanyCase, { obligationKey, formType }: ComplianceItem): StatedAmount[] {
  const facts = dossier.facts
    .filter((fact): fact is FactOf<'form-amount'> => fact.kind === 'form-amount' && fact.withdrawnOn === undefined)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return amountsAskedOf(formType).flatMap((asked) => {
    const subject = amountSubject(obligationKey ?? '', asked);
    const stated = facts.filter((fact) => fact.subject === subject);
    const last = stated.at(-1);
    if (!last) return [];
    const factId = last.id.startsWith(ADVANCE_TAX_ID) ? null : last.id;
    return { subject, amount: last.value.amount, factId, hasEarlier: stated.length > 1 };
  });
}

type ShownFigure = { name: Message; explained: Explained<Paise> | null; unknown: Message | null };

/** What an item is about in money, by the amounts that stand for it. */
export function figuresOfItem(companyCase: CompanyCase, item: ComplianceItem): ShownFigure[] {
  const { formType: form, period, subject, obligationKey, origin } = item;
  if (origin === 'person') return [];
  const stated = amountsOf(companyCase, item);
  const amount = (name: FormAmount) =>
    stated.find(({ subject }) => subject === amountSubject(obligationKey ?? '', name))?.amount;
  return figuresOf({ form, period, subject, amount }).map(shown);
}

const shown = (figure: Figure): ShownFigure => ({
  name: figure.name,
  explained: 'explained' in figure ? figure.explained : null,
  unknown: 'unknown' in figure ? figure.unknown : null,
});

const orderOf = ({ holdsFrom, recordedOn, id }: FactOf<'form-amount'>): string => [holdsFrom, recordedOn, id].join('|');

// A relief may have moved the day since, to either side.
const REACH_MONTHS = 12;

function windowOf({ dueDate, originalDueDate }: ComplianceItem): { from: IsoDate; to: IsoDate } {
  const [first, last] = [dueDate, originalDueDate ?? dueDate].toSorted();
  return { from: addMonths(first ?? dueDate, -REACH_MONTHS), to: addMonths(last ?? dueDate, REACH_MONTHS) };
}

const isFor = (item: ComplianceItem, form: string, period: string, subject: string) =>
  item.formType === form && (period === '' || item.period === period) && (subject === '' || item.subject === subject);

const whyDue = (
  { dueOn, applies, costOn, conditions = [] }: Obligation,
  on: IsoDate,
): Omit<Why, 'penalties' | 'status'> => ({
  dueOn,
  applies,
  cost: costOn?.(on) ?? null,
  conditions: [...conditions],
});

function ownItem({ dueDate, createdAt }: ComplianceItem): Why {
  const due = new Working();
  due.give('dueOn', say('calendar.explain.entered'), onDay(dueDate));
  const applies = new Working();
  const day = onDay(dateInIndia(new Date(createdAt)));
  applies.give('applies', say('calendar.explain.own-item', { day }), yesOrNo(true));
  return { dueOn: due.explain(dueDate), applies: applies.explain(true), cost: null, conditions: [], penalties: [] };
}

function asKept({ dueDate }: ComplianceItem): Explained<IsoDate> {
  const working = new Working();
  working.give('dueOn', say('calendar.explain.as-kept'), onDay(dueDate));
  return working.explain(dueDate);
}

function notCalledFor(how: 'no-longer' | 'not-yet'): Explained<boolean> {
  const working = new Working();
  working.give('facts', say('calendar.explain.facts'), inWords(say(`calendar.explain.${how}`)));
  working.make('applies', say('calendar.explain.called-for'), yesOrNo(false), { inputs: ['facts'] });
  return working.explain(false);
}
