import { acknowledgementFault, acknowledgementFor, plainNumber } from '../../../domain/identifiers/acknowledgement';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Message, type Said, say } from '../../../domain/shared/message';
import type { FirmScope, Person } from '../../../platform/access';
import type { Acting } from '../../../platform/acting';
import { today } from '../../../platform/clock';
import { notHere, Problem } from '../../../platform/problem';
import { commit, overtaken } from '../../audit/audit.repository';
import { eventRowOf } from '../../company/fact.repository';
import type { ComplianceItem } from '../calendar.table';
import { type CompanyCase, isOvertaken, readCases } from '../case/case.repository';
import { recordFilings, type WrittenTogether } from '../item/item.repository';
import { filingOf, refuseIfDone, refuseWhatCannotBe } from '../item/item.usecase';
import { findHomes } from './firm-grid.repository';
import type { FiledTogether } from './mark-filed.contract';

type Filed = FiledTogether['items'][number];
export type MarkedFiled = { marked: number; unchanged: number; items: readonly ComplianceItem[] };
type Decided = { changes: WrittenTogether['change'][]; answer: MarkedFiled };

const TRIES = 5;

/**
 * Marks what several clients of a firm have filed: all of it or, where one cannot be, nothing. What is filed already on the same
 * day with the same number stays as it is, so that the same may be sent again. Throws 404 where one is not of the firm's clients,
 * 422 and 409 with what is wrong by its place.
 */
export async function markFiled(
  d1: D1Database,
  scope: FirmScope,
  asked: readonly Filed[],
  person: Person,
  actingWith: (answer: MarkedFiled) => Acting,
): Promise<MarkedFiled> {
  const ids = [...new Set(asked.map(({ itemId }) => itemId))];
  for (let attempt = 1; ; attempt++) {
    const homes = await findHomes(d1, scope, ids);
    if (homes.size < ids.length) throw notHere();
    const cases = await readCases(d1, [...new Set(homes.values())]);
    const { changes, answer } = decide(d1, { cases, homes }, asked, person);
    const acting = actingWith(answer);
    if (changes.length + acting.alongside.length === 0) return answer;
    try {
      await commit(acting, changes);
      return answer;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      if (attempt === TRIES) throw overtaken();
    }
  }
}

type Known = { cases: ReadonlyMap<string, CompanyCase>; homes: ReadonlyMap<string, string> };
type Fault = { status: 409 | 422; fields: Readonly<Record<string, Said>> };
type Due = { place: number; filed: Filed; item: ComplianceItem };

function decide(d1: D1Database, { cases, homes }: Known, asked: readonly Filed[], person: Person): Decided {
  const day = today();
  const faults: Fault[] = [];
  const changes: Decided['changes'] = [];
  const items: ComplianceItem[] = [];
  let marked = 0;
  for (const [companyId, companyCase] of cases) {
    const due = asked.flatMap((filed, place): Due[] => {
      const item = companyCase.items.find(({ id }) => id === filed.itemId);
      return homes.get(filed.itemId) === companyId && item ? [{ place, filed: plain(filed, item), item }] : [];
    });
    const faulty = due.flatMap((one) => faultsOf(companyCase, one, asked, day));
    faults.push(...faulty);
    items.push(...due.filter(isFiledSo).map(({ item }) => item));
    const open = due.filter((one) => !isFiledSo(one));
    if (faulty.length > 0 || open.length === 0) continue;
    const rows = open.map(({ filed, item }) => ({ item, row: eventRowOf(companyId, person, filingOf(item, filed)) }));
    const written = recordFilings(d1, companyCase, rows, day);
    for (const [at, { place }] of open.entries())
      if (written.items[at]?.status !== 'completed')
        faults.push(at409(place, 'itemId', say('calendar.item.stated-otherwise')));
    changes.push(written.change);
    items.push(...written.items);
    marked += open.length;
  }
  if (faults.length > 0) throw refusal(faults);
  return { changes, answer: { marked, unchanged: items.length - marked, items } };
}

/** A number of a known make as it is stored: in capitals, without blanks. */
function plain(filed: Filed, { type, formType }: ComplianceItem): Filed {
  const isKnown = filed.acknowledgement && acknowledgementFor(type, formType, filed.doneOn);
  return isKnown ? { ...filed, acknowledgement: plainNumber(filed.acknowledgement ?? '') } : filed;
}

const isFiledSo = ({ filed, item }: Due): boolean =>
  item.status === 'completed' &&
  item.doneOn === filed.doneOn &&
  item.acknowledgement === (filed.acknowledgement ?? null);

function faultsOf(companyCase: CompanyCase, due: Due, asked: readonly Filed[], day: IsoDate): Fault[] {
  const { place, filed, item } = due;
  if (asked.findIndex(({ itemId }) => itemId === filed.itemId) !== place)
    return [at422(place, 'itemId', say('calendar.item.named-twice'))];
  if (item.origin === 'person') return [at422(place, 'itemId', say('calendar.item.own-by-itself'))];
  if (isFiledSo(due)) return [];
  const done = caught(place, () => refuseIfDone(item));
  if (done.length > 0) return done;
  const number = numberFault(filed, item);
  return [
    ...caught(place, () => refuseWhatCannotBe(companyCase, filingOf(item, filed), day)),
    ...(number ? [at422(place, 'acknowledgement', number)] : []),
  ];
}

/** A number of a make that somebody has read must look so; what nobody has read is not held against anybody. */
function numberFault({ acknowledgement, doneOn }: Filed, { type, formType }: ComplianceItem): Message | undefined {
  const make = acknowledgementFor(type, formType, doneOn);
  if (!acknowledgement || !make || make.checkedOn === null) return undefined;
  return acknowledgementFault(make, acknowledgement);
}

/** What a refusal of one item says, by its place among those that were sent. */
function caught(place: number, refuse: () => void): Fault[] {
  try {
    refuse();
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const fields = Object.entries(error.fields);
    if (fields.length === 0) return [at409(place, 'itemId', error.said)];
    return [{ status: 422, fields: Object.fromEntries(fields.map(([name, said]) => [at(place, name), said])) }];
  }
}

const at = (place: number, field: string) => `items.${place}.${field}`;
const at409 = (place: number, field: string, said: Said): Fault => ({
  status: 409,
  fields: { [at(place, field)]: said },
});
const at422 = (place: number, field: string, said: Said): Fault => ({
  status: 422,
  fields: { [at(place, field)]: said },
});

function refusal(faults: readonly Fault[]): Problem {
  const fields = Object.assign({}, ...faults.map(({ fields }) => fields)) as Record<string, Said>;
  const isMalformed = faults.some(({ status }) => status === 422);
  return new Problem(
    isMalformed ? 422 : 409,
    isMalformed ? 'cannot-be' : 'already-done',
    say('calendar.item.none-marked', { count: Object.keys(fields).length }),
    fields,
  );
}
