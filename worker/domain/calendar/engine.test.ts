import { expect, test } from 'vitest';
import type { CompanyEvent } from '../company/events';
import { isoDate } from '../shared/dates';
import { gst } from './areas/gst';
import { obligationsOf } from './engine';
import { asked, event, GSTIN, KESTREL, rupees, TAN } from './kestrel.fixture';
import type { Asked, Dossier } from './model';

const KEY = `GSTR-3B|2026-10|${GSTIN}`;
const TODAY = '2026-11-25';
const LATER = isoDate('2026-12-15');
const said = (kind: 'nothing-due' | 'not-filed' | 'filing', on = '2026-11-24'): CompanyEvent =>
  kind === 'nothing-due'
    ? event(kind, on, { reason: 'no supplies' }, { subject: KEY })
    : event(kind, on, {}, { subject: KEY });
const settled = (until: string, area?: 'GST' | 'TDS') => event('settled', until, area ? { area } : {});

function stateOf(events: readonly CompanyEvent[], rest: Partial<Dossier> = {}, about: Partial<Asked> = {}) {
  const dossier = { ...KESTREL, events, ...rest };
  return obligationsOf(dossier, asked(TODAY, about), [gst]).obligations.find(({ key }) => key === KEY);
}

test.each<[string, CompanyEvent[], Partial<Dossier>, string]>([
  ['nobody said anything of what fell due since the books are kept', [], {}, 'pending'],
  ['nobody said anything of what fell due before', [], { trackedSince: LATER }, 'unconfirmed'],
  ['the due day is the first of the books', [], { trackedSince: isoDate('2026-11-20') }, 'pending'],
  ['the due day is the last before the books', [], { trackedSince: isoDate('2026-11-21') }, 'unconfirmed'],
  ['it was filed', [said('filing')], { trackedSince: LATER }, 'completed'],
  ['it is said to be open', [said('not-filed')], { trackedSince: LATER }, 'pending'],
  ['nothing was due', [said('nothing-due')], {}, 'not_due'],
  ['nothing was due, and yet it was filed', [said('nothing-due'), said('filing')], {}, 'completed'],
  ['the area is settled to its day', [settled('2026-11-20', 'GST')], { trackedSince: LATER }, 'settled'],
  ['the area is settled to the day before', [settled('2026-11-19', 'GST')], { trackedSince: LATER }, 'unconfirmed'],
  ['everything is settled', [settled('2026-11-20')], {}, 'settled'],
  ['another area is settled', [settled('2026-11-20', 'TDS')], {}, 'pending'],
  ['all is settled but this is open', [settled('2026-11-20'), said('not-filed')], {}, 'pending'],
  ['it is filed on a day to come', [said('filing', '2026-11-26')], {}, 'pending'],
])('%s: %j and %j make it %s', (_what, events, rest, status) => {
  expect(stateOf(events, rest)?.status).toBe(status);
});

test('what was filed keeps the day and the acknowledgement of its first filing', () => {
  const filing = event('filing', '2026-11-24', { acknowledgement: 'AA2910260000001' }, { subject: KEY });
  const again = event('filing', '2026-11-25', { acknowledgement: 'other' }, { subject: KEY });
  expect(stateOf([again, filing])).toMatchObject({ doneOn: '2026-11-24', acknowledgement: 'AA2910260000001' });
});

test('what was withdrawn was never said, except for who asks as of before', () => {
  const withdrawn: CompanyEvent = { ...said('filing', '2026-11-20'), withdrawnOn: isoDate('2026-11-24') };
  expect(stateOf([withdrawn])?.status).toBe('pending');
  const before = { knownOn: isoDate('2026-11-23'), today: isoDate('2026-11-23') };
  expect(stateOf([withdrawn], {}, before)?.status).toBe('completed');
});

test('what is not due or settled costs nothing; what nobody confirmed still tells its cost', () => {
  expect(stateOf([said('nothing-due')])?.ladder).toEqual([]);
  expect(stateOf([settled('2026-11-20')])?.ladder).toEqual([]);
  expect(stateOf([], { trackedSince: LATER })?.ladder).not.toEqual([]);
});

test('a rule that nobody has confirmed marks the obligations that rest on it', () => {
  const { obligations } = obligationsOf(KESTREL, asked('2026-11-20'));
  const of = (key: string) => obligations.find((one) => one.key === key)?.isUnverified;
  expect([of(`140|2026-27 Q1|${TAN}`), of(`140|2026-27 Q2|${TAN}`)]).toEqual([true, false]);
});

test('a notice of strike-off counts from its day', () => {
  const events = [event('strike-off-notice', '2026-11-24', {})];
  const on = (today: string) => obligationsOf({ ...KESTREL, events }, asked(today), [gst]).isStruckOffThreatened;
  expect([on('2026-11-23'), on('2026-11-24')]).toEqual([false, true]);
});

test('a cost beside the due date is told in paise of the fee on that day', () => {
  expect(stateOf([])?.costOn?.(isoDate('2026-11-25')).value).toBe(rupees(250));
});
