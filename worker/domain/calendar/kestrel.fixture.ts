import type { CompanyEvent, EventDetails, EventKind } from '../company/events';
import type { Fact, FactKind, FactValues } from '../company/facts';
import { type IsoDate, isoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import type { Asked, Dossier } from './model';

/** A made-up company for tests: Kestrel Robotics, formed in 2022, that states its facts on 20 November 2026. */
export const RECORDED_ON = isoDate('2026-11-20');
export const GSTIN = '29AAZCN9001Q1ZC';
export const TAN = 'BLRK01234E';
export const DIN = '09123456';

export const rupees = (amount: number): Paise => paise(amount * 100);

export function fact<Kind extends FactKind>(
  kind: Kind,
  value: FactValues[Kind],
  { subject = '', holdsFrom = '2022-06-14', recordedOn = RECORDED_ON as string } = {},
): Fact {
  const id = `${kind}|${subject}|${holdsFrom}`;
  return { id, kind, subject, value, holdsFrom: isoDate(holdsFrom), recordedOn: isoDate(recordedOn) } as Fact;
}

export function event<Kind extends EventKind>(
  kind: Kind,
  happenedOn: string,
  details: EventDetails[Kind],
  { subject = '', recordedOn = RECORDED_ON as string } = {},
): CompanyEvent {
  const id = `${kind}|${subject}|${happenedOn}`;
  return {
    id,
    kind,
    subject,
    details,
    happenedOn: isoDate(happenedOn),
    recordedOn: isoDate(recordedOn),
  } as CompanyEvent;
}

const filed = (key: string, on: string) => event('filing', on, {}, { subject: key });

export const FACTS: readonly Fact[] = [
  fact('legal-form', { legalForm: 'private', isNeverSmall: false }),
  fact('capital', { paidUp: rupees(2_500_000), authorised: rupees(2_500_000) }),
  fact('turnover', { amount: rupees(34_000_000) }, { subject: '2025-26', holdsFrom: '2026-03-31' }),
  fact('gst-registration', { filer: 'regular-monthly', registeredOn: isoDate('2022-07-01') }, { subject: GSTIN }),
  fact('tan', { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false }, { subject: TAN }),
  fact('auditor', { name: 'Rao and Iyer', appointedOn: isoDate('2023-09-30'), years: 5 }, { holdsFrom: '2023-09-30' }),
  fact(
    'director',
    { name: 'R. Iyer', appointedOn: isoDate('2022-06-14'), lastKycOn: isoDate('2025-09-20') },
    { subject: DIN },
  ),
];

export const EVENTS: readonly CompanyEvent[] = [
  event('agm', '2026-09-30', {}, { subject: '2025-26' }),
  event('deduction', '2026-10-15', { statement: 'residents', amount: rupees(12_500) }, { subject: TAN }),
  event('not-filed', '2026-11-20', {}, { subject: 'AOC-4|2025-26|' }),
  filed(`GSTR-1|2026-10|${GSTIN}`, '2026-11-10'),
  filed('ITR-6|2025-26|', '2026-10-28'),
  filed(`140|2026-27 Q2|${TAN}`, '2026-10-30'),
];

export const KESTREL: Dossier = {
  cin: 'U62099KA2022PTC165432',
  pan: 'AAZCN9001Q',
  incorporatedOn: isoDate('2022-06-14'),
  facts: FACTS,
  events: EVENTS,
  reliefs: [],
  trackedSince: RECORDED_ON,
};

/** What a calendar asks by itself: from twelve months back to twenty-four on. */
export const asked = (today: string, rest: Partial<Asked> = {}): Asked => {
  const from = isoDate(`${Number(today.slice(0, 4)) - 1}${today.slice(4)}`);
  const to: IsoDate = isoDate(`${Number(today.slice(0, 4)) + 2}${today.slice(4)}`);
  return { today: isoDate(today), from, to, ...rest };
};
