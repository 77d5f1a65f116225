import { obligationsOf } from '../../domain/calendar/engine';
import type { Obligation } from '../../domain/calendar/model';
import type { IsoDate } from '../../domain/shared/dates';
import { type ItemRow, shownStatus } from './calendar.contract';
import { cursorOf, isAfter, type Wanted } from './calendar.repository';
import { type CompanyCase, readCases } from './case/case.repository';
import { itemIdOf } from './work-out/work-out.repository';

/**
 * A company's items as they would have been answered on a day of the past, or of any day: by the law, the facts and the
 * reliefs known then. Nothing stored is asked, so that the answer is the same whenever it is asked again.
 */
export async function itemsKnownOn(d1: D1Database, companyId: string, wanted: Wanted, day: IsoDate) {
  const companyCase = (await readCases(d1, [companyId])).get(companyId);
  return companyCase ? knownOn(companyCase, wanted, day).slice(0, wanted.limit + 1) : [];
}

function knownOn({ company, dossier }: CompanyCase, wanted: Wanted, day: IsoDate): ItemRow[] {
  const { from, to, area, status, cursor } = wanted;
  const { obligations } = obligationsOf(dossier, { today: day, from, to, knownOn: day });
  return obligations
    .map((obligation) => rowOf(obligation, company.id))
    .filter((row) => from <= row.dueDate && row.dueDate <= to)
    .filter((row) => area === undefined || row.type === area)
    .filter((row) => isWanted(row, status, day))
    .filter((row) => isAfter(row, cursor))
    .toSorted((one, other) => (cursorOf(one) < cursorOf(other) ? -1 : 1));
}

function isWanted(row: ItemRow, status: Wanted['status'], day: IsoDate): boolean {
  if (status === 'open') return row.status === 'pending';
  const shown = shownStatus(row, day);
  return status ? shown === status : shown !== 'withdrawn' && shown !== 'not_due';
}

function rowOf(obligation: Obligation, companyId: string): ItemRow {
  const { key, area, form, dueOn, originalDueOn, ladder } = obligation;
  return {
    id: itemIdOf(companyId, key),
    companyId,
    type: area,
    title: obligation.title,
    description: obligation.description,
    dueDate: dueOn.value,
    status: obligation.status,
    priority: obligation.priority,
    formType: form,
    penaltyAmount: null,
    metadata: null,
    createdAt: null,
    updatedAt: null,
    origin: 'law',
    obligationKey: key,
    period: obligation.period,
    subject: obligation.subject,
    originalDueDate: originalDueOn,
    moves: obligation.moves,
    waivers: obligation.waivers,
    costLadder: ladder,
    unknownCost: obligation.unknownCost ?? null,
    isOptional: obligation.isOptional,
    isUnverified: obligation.isUnverified,
    doneOn: obligation.doneOn ?? null,
    acknowledgement: obligation.acknowledgement ?? null,
    note: null,
    ...{ waitsFor: null, waitsName: null, waitsWhat: null },
    sequence: 0,
  };
}
