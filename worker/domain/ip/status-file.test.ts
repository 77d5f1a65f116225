import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import type { IpRight } from '../company/facts';
import { isoDate } from '../shared/dates';
import { proposalsOf } from './proposals';
import { readStatusFile } from './status-file';

const day = isoDate;
const read = (...lines: string[]) => readStatusFile(lines.map((line) => line.split('|')));
const HEAD = 'TM Application No|Trade Mark|Class|Date of Application|Status|Registration Date|Valid Upto';

test('an export of the trade marks register is read by its own headings', () => {
  const { rows, problems } = read(HEAD, '353001|KESTREL|9, 42, 9|14/03/2017|Registered|02-May-2018|14/03/2027');
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    {
      ...{ line: 2, number: '353001', kind: 'trademark', isOver: false },
      told: {
        ...{ name: 'KESTREL', classes: [9, 42], appliedOn: '2017-03-14', registeredOn: '2018-05-02' },
        inForceTo: '2027-03-14',
      },
    },
  ]);
});

test('the headings of the app, of several kinds, in any order', () => {
  const { rows } = read(
    'type|name|applicationNumber|registrationNumber|filingDate|registrationDate|renewalDate|jurisdiction|madridFiling',
    'Patent|Gripper|202241001|512000|2022-02-10|2026-06-20|2027-02-10|IN|no',
    'Copyright|Handbook|L-100|||||US|yes',
  );
  expect(rows.map(({ kind, told }) => [kind, told])).toEqual([
    [
      'patent',
      {
        ...{ name: 'Gripper', registrationNumber: '512000', appliedOn: '2022-02-10', registeredOn: '2026-06-20' },
        ...{ inForceTo: '2027-02-10', isMadrid: false },
      },
    ],
    ['copyright', { name: 'Handbook', jurisdiction: 'US', isMadrid: true }],
  ]);
});

test.each([
  ['Priority Claimed|Priority Date', 'Yes|02/12/2019', { priorityOn: '2019-12-02' }],
  ['Validity Years|Renewal Due', '10|02/01/2030', { inForceTo: '2030-01-02' }],
  ['Application Kind|Publication Page', 'Ordinary|12', {}],
  ['Opposition|Registered|Regn. Date', 'No|Yes|03/04/2021', { registeredOn: '2021-04-03' }],
  ['Reg. No.|Next Renewal Fee', '77|9000', { registrationNumber: '77' }],
])('of %s a column that holds no day is none, whatever its heading names', (heads, cells, told) => {
  const { rows, problems } = read(`Application #|Mark|Class|Filed On|${heads}`, `1|A|9|02/01/2020|${cells}`);
  expect(problems).toEqual([]);
  expect(rows[0]?.told).toEqual({ name: 'A', classes: [9], appliedOn: '2020-01-02', ...told });
});

test('a day that is wrong stays a fault where its heading says that it is a day, or another row has one', () => {
  const wrong = (heading: string, ...cells: string[]) =>
    read(`Application No|Mark|Class|${heading}`, ...cells.map((cell, at) => `${at}|A|9|${cell}`)).problems.length;
  expect(wrong('Filing Date', '31/02/2020')).toBe(1);
  expect(wrong('Valid Upto', 'soon')).toBe(1);
  expect(wrong('Renewal', '02/01/2030', 'soon')).toBe(1);
});

test('a heading that speaks of a number, a mode or a country is no day and no place of the right', () => {
  const head = [
    ...[
      'Application No',
      'Trade Mark',
      'Type',
      'Class',
      'Application Type',
      'Filing Mode',
      'Filing Date',
      'Journal No',
    ],
    ...[
      'Journal Date',
      'Priority Country',
      'Priority Date',
      'Proprietor Country',
      'Status Date',
      'Status',
      'Renewal Fee',
    ],
    ...['Valid Upto'],
  ].join('|');
  const { rows, problems } = read(
    'e-Register of Trade Marks, search of 27/11/2026',
    head,
    'MIX-1|KESTREL|Device|9|Ordinary|e-Filing|14-03-2017|1832-0|15/01/2018|US|14-09-2016|SG|01/02/2018|Opposed|9000|14-03-2027',
    'MIX-2|HERON|Word Mark|42|Ordinary|e-Filing|14-03-2018|||||||Refused||',
  );
  expect(problems).toEqual([]);
  expect(rows.map(({ number, told, isOver, kind }) => [number, kind, isOver, told])).toEqual([
    [
      ...['MIX-1', 'trademark', false],
      {
        ...{ name: 'KESTREL', classes: [9], appliedOn: '2017-03-14', publishedOn: '2018-01-15' },
        ...{ priorityOn: '2016-09-14', inForceTo: '2027-03-14' },
      },
    ],
    ['MIX-2', 'trademark', true, { name: 'HERON', classes: [42], appliedOn: '2018-03-14' }],
  ]);
});

test.each([
  ['Appl. Date', 'appliedOn'],
  ['Renewal due by', 'inForceTo'],
  ['Date of Publication', 'publishedOn'],
  ['Opposed by', undefined],
])('a heading %s is read as %s', (heading, field) => {
  const { rows, problems } = read(`TM No|Trade Mark|${heading}`, `1|A|${field ? '14/03/2017' : 'Heron Ltd'}`);
  expect([problems, rows[0]?.told]).toEqual([[], { name: 'A', ...(field && { [field]: '2017-03-14' }) }]);
});

test.each([
  ['353001|KESTREL|46|14/03/2017|Formalities Chk Pass||', /46/],
  ['353001|KESTREL|0|14/03/2017|||', /1 to 45/],
  ['353001|KESTREL|9|31/02/2017|||', /31\/02\/2017/],
  ['353001|KESTREL|9|14/03/2017|Registered||', /day of registration/],
  ['|KESTREL|9|14/03/2017|||', /number/],
])('a line that cannot be read is named: %s', (line, words) => {
  const { rows, problems } = read(HEAD, line);
  expect([rows.length, problems.length, problems[0]?.line]).toEqual([0, 1, 2]);
  expect(inEnglish(problems[0]?.message)).toMatch(words);
});

test('a register that gives a line to each class: they join', () => {
  const { rows, problems } = read(
    'Application No|Trade Mark|Class|Date of Appln',
    '6012345|AA|35|12-01-2022',
    '6012345|AA|9|12-01-2022',
    '6012345|AB|42|12-01-2022',
    '6012345|AA|9|12-01-2022',
  );
  expect(rows.map(({ line, told }) => [line, told.classes])).toEqual([[2, [9, 35]]]);
  expect(problems.map(({ line }) => line)).toEqual([4, 5]);
});

test('of a design the subclass is left out; a span of classes is not guessed', () => {
  const design = read('Design No|Title of Design|Class|Registration Date', '345678-001|CHAIR|06-01|15/03/2021');
  expect(design.rows[0]?.told.classes).toEqual([6]);
  expect(proposalsOf(design.rows, new Map()).proposals[0]?.right.appliedOn).toBe('2021-03-15');
  for (const span of ['9-11', '9 to 11']) {
    const { rows, problems } = read(HEAD, `1|A|${span}|14/03/2017|||`);
    expect([rows.length, inEnglish(problems[0]?.message)]).toEqual([0, expect.stringContaining(span)]);
  }
});

test('what a file is too long for is told before anything else', () => {
  const lines = Array.from({ length: 2_001 }, () => '1|A|9|14/03/2017|||');
  const { problems } = read(HEAD, ...lines);
  expect([problems[0]?.line, inEnglish(problems[0]?.message)]).toEqual([1, expect.stringContaining('2,000')]);
});

test('a file without headings, an empty one, and a number that comes twice', () => {
  expect(read('353001|KESTREL').problems).toHaveLength(1);
  expect(read('').problems).toHaveLength(1);
  const twice = read(HEAD, '1|A|9|14/03/2017|||', '1|A|9|14/03/2017|||');
  expect([twice.rows.length, twice.problems[0]?.line]).toEqual([1, 3]);
});

const known: IpRight = { kind: 'trademark', name: 'KESTREL', appliedOn: day('2017-03-14'), classes: [9] };

test('what is new, other, the same or over becomes a proposal; what cannot be added is named', () => {
  const { rows } = read(
    HEAD,
    '1|KESTREL|9|14/03/2017|Registered|02/05/2018|',
    '2|KESTREL|9|14/03/2017|Opposed||',
    '3|KESTREL|9|14/03/2017|Abandoned||',
    '4|HERON|42|14/03/2020|Objected||',
    '5||42|14/03/2020|Objected||',
    '6|WREN|42||Objected||',
    '7|WREN|42|14/03/2020|Refused||',
  );
  const { proposals, problems } = proposalsOf(rows, new Map(['1', '2', '3'].map((number) => [number, known])));
  expect(proposals.map(({ number, act }) => [number, act])).toEqual([
    ['1', 'change'],
    ['2', 'same'],
    ['3', 'remove'],
    ['4', 'add'],
  ]);
  expect(proposals[0]?.changes).toEqual([{ field: 'registeredOn', from: undefined, to: '2018-05-02' }]);
  expect(problems.map(({ line }) => line)).toEqual([6, 7, 8]);
});
