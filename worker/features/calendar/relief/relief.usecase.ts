import { costOnDay } from '../../../domain/calendar/ladder';
import type { Obligation } from '../../../domain/calendar/model';
import type { Relief } from '../../../domain/law/relief';
import { daysBetween, type IsoDate } from '../../../domain/shared/dates';
import { type Explained, inDays, onDay, Working } from '../../../domain/shared/explained';
import { type Message, type Said, say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { FirmScope, Person } from '../../../platform/access';
import type { Acting } from '../../../platform/acting';
import { now, today } from '../../../platform/clock';
import { logFailure } from '../../../platform/log';
import { Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import type { ComplianceItem } from '../calendar.table';
import { type CompanyCase, changeCase, readCases, reliefOf } from '../case/case.repository';
import { type WorkedOut, workOut } from '../work-out/work-out.repository';
import { affectedCompanies, type Decision, decideRelief, hasOneMember, unsettledCompanies } from './relief.repository';
import type { ReliefRow } from './relief.table';

// So many are worked out before the caller is answered; the five-minute job takes the rest.
const AT_ONCE = 50;

type Decided = { updated: number; remaining: number };

/**
 * Approves, refuses or withdraws a relief, then works out the clients it touches. The decision is one commit and each
 * client another, so what breaks off in the middle is finished by the job. Who decided it and asks again goes on with it.
 */
export async function decide(
  acting: Acting,
  scope: FirmScope,
  person: Person,
  relief: ReliefRow,
  decision: Decision,
): Promise<Decided> {
  if (!isDoneBy(person, relief, decision)) {
    await checkDecision(acting.d1, scope, person, relief, decision);
    await commit(acting, [decideRelief(acting.d1, relief, decision, person)]);
  }
  return decision === 'refuse' ? { updated: 0, remaining: 0 } : workOutAffected(acting, relief);
}

const STATE = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

function isDoneBy({ id }: Person, { state, decidedBy, withdrawnBy }: ReliefRow, decision: Decision): boolean {
  return state === STATE[decision] && (decision === 'withdraw' ? withdrawnBy : decidedBy) === id;
}

async function checkDecision(d1: D1Database, scope: FirmScope, person: Person, relief: ReliefRow, decision: Decision) {
  const needed = decision === 'withdraw' ? 'approved' : 'proposed';
  if (relief.state !== needed)
    throw new Problem(
      409,
      `relief-not-${needed}`,
      say('calendar.relief.wrong-state', {
        state: say(`calendar.relief.state.${relief.state}`),
        needed: say(`calendar.relief.state.${needed}`),
      }),
    );
  if (decision === 'withdraw' || relief.enteredBy !== person.id || (await hasOneMember(d1, scope))) return;
  throw new Problem(409, 'second-person-needed', say('calendar.relief.second-person'));
}

async function workOutAffected(acting: Acting, relief: ReliefRow): Promise<Decided> {
  const waiting = await unsettledCompanies(acting.d1, relief);
  let updated = 0;
  for (const companyId of waiting.slice(0, AT_ONCE)) if (await workOutOne(acting, companyId)) updated++;
  return { updated, remaining: waiting.length - updated };
}

/** Works out one client. What fails is left to the job, which finds it still waiting. */
async function workOutOne(acting: Acting, companyId: string): Promise<boolean> {
  const { d1 } = acting;
  const alone = { ...acting, alongside: [] };
  const again = (companyCase: CompanyCase) => ({ change: workOut(d1, companyCase, today()).change, body: undefined });
  try {
    await changeCase(d1, companyId, () => alone, again);
    return true;
  } catch (error) {
    logFailure(acting.requestId ?? '', error);
    return false;
  }
}

export type EffectItem = {
  companyId: string;
  companyName: string;
  itemId: string;
  title: Said;
  dueDate: IsoDate;
  newDueDate: IsoDate;
  daysGained: number;
  costToday: Paise;
  newCostToday: Paise;
  isFiled: boolean;
  /** Why each day and each cost is what it is: where one item is asked about. */
  why: EffectWhy | null;
};

type EffectWhy = {
  dueOn: Explained<IsoDate>;
  newDueOn: Explained<IsoDate>;
  daysGained: Explained<number>;
  cost: Explained<Paise> | null;
  newCost: Explained<Paise> | null;
};

/** The one item whose figures are asked about, of one client. */
type OneItem = { companyId: string; itemId: string };

export type Effect = { items: readonly EffectItem[]; flags: readonly { code: string; message: Message }[] };

// The items of so many companies are in memory at once.
const PIECE = 20;

/**
 * What a relief does, by working out every client it may touch with it and without it; the same work then moves the dates
 * when it is approved. Nothing is written. A relief that counts already is compared with its absence.
 */
export async function effectOf(d1: D1Database, scope: FirmScope, row: ReliefRow, one?: OneItem): Promise<Effect> {
  const relief = reliefOf({ ...row, ...COUNTING(row) });
  const ids = (await affectedCompanies(d1, scope, row)).filter((id) => !one || id === one.companyId);
  const about: Compared[] = [];
  for (const piece of piecesOf(ids, PIECE)) {
    const cases = await readCases(d1, piece);
    for (const companyCase of cases.values()) about.push(...compareItems(d1, companyCase, row, relief, one?.itemId));
  }
  const eased = about.filter(({ isEased }) => isEased).map(({ item }) => item);
  const items = eased.filter(({ itemId }) => !one || itemId === one.itemId);
  return { items: items.toSorted(byName), flags: flagsOf(row, about) };
}

// As it would count from today, or as it counted before it was withdrawn.
const COUNTING = ({ decidedOn, decidedAt }: ReliefRow) => ({
  decidedOn: decidedOn ?? today(),
  decidedAt: decidedAt ?? now().toISOString(),
  withdrawnOn: null,
});

function piecesOf<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

/** An item of the form and period, and whether the relief makes any difference to it. */
type Compared = { item: EffectItem; isEased: boolean };

function compareItems(
  d1: D1Database,
  companyCase: CompanyCase,
  row: ReliefRow,
  relief: readonly Relief[],
  asked: string | undefined,
): Compared[] {
  const day = today();
  const others = companyCase.dossier.reliefs.filter(({ id }) => id !== row.id);
  const workedWith = (reliefs: readonly Relief[]) =>
    workOut(d1, { ...companyCase, dossier: { ...companyCase.dossier, reliefs } }, day);
  const worked = { before: workedWith(others), after: workedWith([...others, ...relief]) };
  const without = new Map(worked.before.items.map((item) => [item.id, item]));
  return worked.after.items.flatMap((item) => {
    const before = without.get(item.id);
    if (!before || !isAbout(row, item)) return [];
    const why = item.id === asked ? whyOf(worked, item, day) : null;
    return [{ item: { ...effectItem(companyCase, before, item, day), why }, isEased: isEased(item, before) }];
  });
}

/** Why an item is due when it is, and costs what it costs, without the relief and with it; null where the law no longer asks for it. */
function whyOf(
  { before, after }: { before: WorkedOut; after: WorkedOut },
  item: ComplianceItem,
  day: IsoDate,
): EffectWhy | null {
  const found = [before, after].map(({ answer }) => answer.obligations.find(({ key }) => key === item.obligationKey));
  const [without, withIt] = found;
  if (!without || !withIt) return null;
  const costOn = ({ costOn: of }: Obligation) => (isOpen(item) ? (of?.(day) ?? null) : null);
  const [dueOn, newDueOn] = [without.dueOn, withIt.dueOn];
  return { dueOn, newDueOn, daysGained: gained(dueOn, newDueOn), cost: costOn(without), newCost: costOn(withIt) };
}

/** How many days a due date moved, under the instrument that moved it. */
function gained(dueOn: Explained<IsoDate>, newDueOn: Explained<IsoDate>): Explained<number> {
  const days = daysBetween(dueOn.value, newDueOn.value);
  const rule = newDueOn.steps.at(-1)?.rule;
  const [before, after] = [onDay(dueOn.value), onDay(newDueOn.value)];
  const working = new Working();
  working.give('dueOn', say('calendar.relief.due-without'), before);
  working.give('newDueOn', say('calendar.relief.due-with'), after);
  working.make('gained', say('calendar.relief.days-gained'), inDays(days), {
    formula: say('calendar.relief.gained-rule'),
    inputs: ['dueOn', 'newDueOn'],
    summary: say('calendar.summary.days-gained', { before, after, days: inDays(days) }),
    ...(rule && { rule }),
  });
  return working.explain(days);
}

const isAbout = ({ forms, period }: ReliefRow, item: ComplianceItem) =>
  item.origin === 'law' &&
  item.period === period &&
  forms.includes(item.formType ?? '') &&
  (isOpen(item) || isDone(item));

const isOpen = ({ status }: ComplianceItem) => status === 'pending' || status === 'unconfirmed';
const isDone = ({ status }: ComplianceItem) => status === 'completed' || status === 'settled';

const isEased = (item: ComplianceItem, before: ComplianceItem) =>
  item.dueDate !== before.dueDate || item.waivers.length !== before.waivers.length;

function effectItem(
  { company }: CompanyCase,
  before: ComplianceItem,
  after: ComplianceItem,
  day: IsoDate,
): Omit<EffectItem, 'why'> {
  return {
    companyId: company.id,
    companyName: company.name,
    itemId: after.id,
    title: after.title,
    dueDate: before.dueDate,
    newDueDate: after.dueDate,
    daysGained: daysBetween(before.dueDate, after.dueDate),
    costToday: costOf(before, day),
    newCostToday: costOf(after, day),
    isFiled: isDone(after),
  };
}

const costOf = (item: ComplianceItem, day: IsoDate): Paise =>
  isOpen(item) && item.costLadder.length > 0 ? costOnDay(item.costLadder, day) : paise(0);

const byName = (one: EffectItem, other: EffectItem) =>
  compare(one.companyName, other.companyName) ||
  compare(one.dueDate, other.dueDate) ||
  compare(one.itemId, other.itemId);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function flagsOf({ kind, dueOn }: ReliefRow, about: readonly Compared[]): Effect['flags'] {
  if (kind === 'extension' && about.length > 0 && about.every(({ item }) => dueOn !== null && dueOn < item.dueDate))
    return [{ code: 'earlier-than-due', message: say('calendar.relief.earlier-than-due') }];
  if (about.some(({ isEased }) => isEased)) return [];
  return [{ code: 'touches-nothing', message: say('calendar.relief.touches-nothing') }];
}
