import { describe, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { BASE_LANGUAGE } from '../../../platform/http';
import type { CalendarItem } from '../calendar.contract';
import { calendarText } from './ics';

const today = isoDate('2026-11-20');
const ID = '0f6f9a0e-3a51-8c11-9d1e-2f6f9a0e3a51';

const ITEM: CalendarItem = {
  id: ID,
  companyId: '0f6f9a0e-3a51-8c11-9d1e-2f6f9a0e3a52',
  type: 'ROC',
  title: 'AOC-4 for 2025-26',
  description: 'Accounts, 30 days after the AGM of 30 September 2026',
  dueDate: '2026-10-30',
  status: 'overdue',
  priority: 'critical',
  formType: 'AOC-4',
  period: '2025-26',
  subject: '',
  penaltyAmount: '2100.00',
  costPerDay: '100.00',
  costCap: null,
  costLadder: [],
  unknownCost: null,
  unknownLimit: null,
  exposure: null,
  originalDueDate: '2026-10-30',
  moves: [],
  waivers: [],
  isOptional: false,
  isUnverified: false,
  isSunday: false,
  daysRemaining: -21,
  doneOn: null,
  acknowledgement: null,
  note: null,
  waitsFor: null,
  waitsName: null,
  waitsWhat: null,
  origin: 'law',
  sequence: 3,
  obligationKey: 'AOC-4|2025-26|',
  metadata: null,
  createdAt: '2026-11-20T06:30:00.000Z',
  updatedAt: '2026-11-20T06:30:00.000Z',
};

const textOf = (change: Partial<CalendarItem> = {}, name = 'Kestrel') =>
  calendarText({ name, today, language: BASE_LANGUAGE, isSubscribed: true }, [{ ...ITEM, ...change }]);
/** The lines of a calendar as a reader puts them together again. */
const lines = (text: string) => text.replace(/\r\n /g, '').split('\r\n');
const contentOf = (text: string, property: string) =>
  lines(text)
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1);

test('an item is one all-day event under its own id, with its last change as its stamp', () => {
  const text = textOf();
  expect(lines(text)).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Kestrel',
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
      `UID:${ID}@anupalan`,
      'SEQUENCE:3',
      'DTSTAMP:20261120T063000Z',
      'DTSTART;VALUE=DATE:20261030',
      'DTEND;VALUE=DATE:20261031',
      'SUMMARY:AOC-4 for 2025-26',
      'STATUS:CONFIRMED',
      'CATEGORIES:ROC',
      'PRIORITY:1',
    ]),
  );
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(textOf()).toBe(text);
});

test.each([
  ['critical', '1'],
  ['high', '3'],
  ['medium', '5'],
  ['low', '9'],
] as const)('%s is priority %s', (priority, shown) => expect(contentOf(textOf({ priority }), 'PRIORITY')).toBe(shown));

test('every line ends with CRLF and none has more than 75 bytes', () => {
  const text = textOf({ title: `वार्षिक विवरणी ${'अनुपालन '.repeat(40)}`, description: 'x'.repeat(500) });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(contentOf(text, 'SUMMARY')).toContain('अनुपालन '.repeat(40).trim());
});

describe('what a person wrote stays text', () => {
  const hostile = 'Pay;now,\\\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:evil\u2028X\u0000\u0085Y';

  test.each(['title', 'description', 'note'] as const)('in the %s', (field) => {
    const text = textOf({ [field]: hostile });
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(text.match(/^UID:/gm)).toHaveLength(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
    expect(text).not.toMatch(/[\u0000\u0085\u2028]/);
    expect(text.replace(/\r\n /g, '')).toContain('Pay\\;now\\,\\\\ END:VEVENT BEGIN:VEVENT UID:evil X Y');
  });

  test('in the name of the calendar', () => {
    const text = textOf({}, 'A;B,C\r\nBEGIN:VEVENT');
    expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(1 + 2);
    expect(contentOf(text, 'X-WR-CALNAME')).toBe('A\\;B\\,C BEGIN:VEVENT');
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });
});

test('the cost of waiting is said for the day of reading', () => {
  expect(contentOf(textOf(), 'DESCRIPTION')).toBe(
    'Accounts\\, 30 days after the AGM of 30 September 2026\\nIf done on 20 Nov 2026: ₹2\\,100.00\\, ₹100.00 more with each further day',
  );
  expect(contentOf(textOf({ costCap: '500000.00' }), 'DESCRIPTION')).toContain('at most ₹5\\,00\\,000.00');
});

test('a moved date and a waived fee never read alike', () => {
  const relief = { reliefId: 'r', statute: 'Circular 9/2026', knownSince: '2026-11-21' };
  const moved = textOf({ dueDate: '2026-12-31', moves: [{ ...relief, from: '2026-11-29', to: '2026-12-31' }] });
  expect(contentOf(moved, 'DESCRIPTION')).toContain('Moved from 29 Nov 2026 to 31 Dec 2026 by Circular 9/2026');
  expect(contentOf(moved, 'DESCRIPTION')).not.toContain('waived');
  const waiver = { ...relief, filedFrom: '2026-11-21', filedBy: '2026-12-31', stillAsked: 0 };
  const waived = contentOf(textOf({ waivers: [waiver] }), 'DESCRIPTION');
  expect(waived).toContain(
    'Still due on 30 Oct 2026\\; the fee for lateness is waived if filed from 21 Nov 2026 to 31 Dec 2026\\, by Circular 9/2026',
  );
  expect(waived).not.toContain('Moved');
  expect(contentOf(textOf({ waivers: [{ ...waiver, stillAsked: 2_500 }] }), 'DESCRIPTION')).toContain(
    'only 25% of the fee is payable',
  );
});

test.each([
  ['withdrawn', 'CANCELLED', 'AOC-4 for 2025-26'],
  ['not_due', 'CANCELLED', 'AOC-4 for 2025-26'],
  ['completed', 'CONFIRMED', 'Done: AOC-4 for 2025-26'],
  ['settled', 'CONFIRMED', 'Done: AOC-4 for 2025-26'],
  ['unconfirmed', 'CONFIRMED', 'AOC-4 for 2025-26'],
] as const)('%s is %s', (status, shown, summary) => {
  const text = textOf({ status });
  expect([contentOf(text, 'STATUS'), contentOf(text, 'SUMMARY')]).toEqual([shown, summary]);
});

test('what is done tells when and by which acknowledgement, and of no cost', () => {
  const text = textOf({ status: 'completed', doneOn: '2026-11-20', acknowledgement: 'AA29' });
  expect(contentOf(text, 'DESCRIPTION')).toContain('Done on 20 Nov 2026\\, acknowledgement AA29');
  expect(contentOf(text, 'DESCRIPTION')).not.toContain('Rs');
});
