import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../../testing/in-english';
import { formatRupees } from '../../shared/money';
import { paiseOf } from './amounts';
import { Digits, type ExactJson, JsonFault, readExactJson } from './exact-json';
import { taxOf } from './model';
import { readTwoB, type TwoBReading } from './read-two-b';
import { gstinOf, OWN } from './two-b.fixture';

const KAVERI = '27AAZCK9003T1ZB';
const WANTED = { registrations: [OWN] };

const file = (docdata: string, head = '') =>
  `{"chksum":"x","data":{"gstin":"${OWN}","rtnprd":"102026","version":"1.0","gendt":"14-11-2026"${head},"docdata":${docdata}}}`;
const invoice = (fields: string) =>
  `{"b2b":[{"ctin":"${KAVERI}","trdnm":"KAVERI ROBOTICS PARTS","supfildt":"10-11-2026","supprd":"102026","inv":[${fields}]}]}`;
const NEW =
  '{"inum":"KR2627101","typ":"R","dt":"03-10-2026","val":118000,"pos":"29","rev":"N","itcavl":"Y","rsn":"","diffprcnt":1,"txval":100000,"igst":18000,"cgst":0,"sgst":0,"cess":0}';
const OLD =
  '{"inum":"KR2627101","typ":"R","dt":"03-10-2026","val":118000.00,"pos":"29","rev":"N","itcavl":"Y","rsn":"","diffprcnt":1,"items":[{"num":1,"rt":18,"txval":60000.10,"igst":10800.02,"cess":0},{"num":2,"rt":18,"txval":39999.9,"igst":7199.98}]}';

const read = (text: string, wanted: Parameters<typeof readTwoB>[1] = WANTED) => readTwoB(text, wanted);
const lines = (reading: TwoBReading) => {
  if (!reading.ok) throw new Error(reading.faults.map(({ message }) => english(message)).join('; '));
  return reading.twoB.lines;
};
const faults = (text: string, wanted: Parameters<typeof readTwoB>[1] = WANTED) => {
  const reading = read(text, wanted);
  return reading.ok ? [] : reading.faults.map(({ code, place, message }) => `${code} ${place}: ${english(message)}`);
};

describe('both layouts', () => {
  test.each([
    ['with amounts on the document', NEW],
    ['with items', OLD],
  ])('%s', (_, row) => {
    const reading = read(file(invoice(row)));
    const [line] = lines(reading);
    expect(reading).toMatchObject({
      ok: true,
      twoB: { gstin: OWN, period: '2026-10', madeOn: '2026-11-14', notices: [] },
    });
    expect(line).toMatchObject({
      ...{
        section: 'b2b',
        kind: 'invoice',
        gstin: KAVERI,
        number: 'KR2627101',
        date: '2026-10-03',
        taxable: 10_000_000,
      },
      ...{
        tax: { igst: 1_800_000, cgst: 0, sgst: 0, cess: 0 },
        place: '29',
        isReverseCharge: false,
        availability: 'yes',
      },
      ...{ value: 11_800_000, filedOn: '2026-11-10', supplierPeriod: '2026-10', name: 'KAVERI ROBOTICS PARTS' },
    });
  });

  const noteOf = (fields: string) =>
    file(`{"cdnr":[{"ctin":"${KAVERI}","nt":[{"ntnum":"C-1","typ":"C","dt":"03-10-2026",${fields}}]}]}`);

  test.each([
    ['on the note', '"val":-118,"txval":-100.00,"igst":"-18","cgst":0,"sgst":-0'],
    [
      'on its items',
      '"val":118,"items":[{"num":1,"rt":18,"txval":-60,"igst":-10.8},{"num":2,"rt":18,"txval":-40,"igst":-7.2}]',
    ],
  ])('a credit note written below nought lowers credit once, by its kind: %s', (_, fields) => {
    const all = fields.replace('"val":118', '"val":-118');
    expect(lines(read(noteOf(all)))).toMatchObject([
      { kind: 'credit-note', value: 11_800, taxable: 10_000, tax: { igst: 1_800, cgst: 0, sgst: 0, cess: 0 } },
    ]);
  });

  test.each([
    ['a note with amounts of both signs', noteOf('"txval":-100,"igst":18')],
    ['an invoice below nought', file(invoice(NEW.replace('"igst":18000', '"igst":-18000')))],
    ['a debit note below nought', noteOf('"txval":-100,"igst":-18').replace('"C"', '"D"')],
  ])('%s is refused', (_, text) => {
    expect(faults(text).join()).toContain('is below zero');
  });

  test('every section is read, what was rejected apart', () => {
    const heads = '"txval":1000,"igst":180,"cgst":0,"sgst":0,"cess":0';
    const docdata = `{
      "b2b":[{"ctin":"${KAVERI}","trdnm":"K","inv":[{"inum":"A-1","dt":"01-10-2026",${heads},"itcavl":"N","rsn":"P"}]}],
      "b2ba":[{"ctin":"${KAVERI}","trdnm":"K","inv":[{"inum":"A-2","dt":"01-10-2026","oinum":"A-0","oidt":"01-09-2026",${heads}}]}],
      "cdnr":[{"ctin":"${KAVERI}","trdnm":"K","nt":[{"ntnum":"C-1","typ":"C","dt":"01-10-2026",${heads}},{"ntnum":"D-1","typ":"D","dt":"01-10-2026",${heads}}]}],
      "cdnra":[{"ctin":"${KAVERI}","trdnm":"K","nt":[{"ntnum":"C-2","typ":"C","dt":"01-10-2026","onttyp":"C","ontnum":"C-0","ontdt":"01-09-2026",${heads}}]}],
      "isd":[{"ctin":"${KAVERI}","trdnm":"K","doclist":[{"doctyp":"ISDI","docnum":"I-1","docdt":"01-10-2026","igst":180,"itcelg":"Y"},{"doctyp":"ISDC","docnum":"I-2","docdt":"01-10-2026","igst":180,"itcelg":"N"}]}],
      "isda":[{"ctin":"${KAVERI}","trdnm":"K","doclist":[{"doctyp":"ISDI","docnum":"I-3","docdt":"01-10-2026","igst":1}]}],
      "impg":[{"refdt":"02-10-2026","recdt":"03-10-2026","portcode":"INBLR4","boenum":1234567,"boedt":"01-10-2026","isamd":"N","txval":1000,"igst":180,"cess":0}],
      "impgsez":[{"ctin":"${KAVERI}","trdnm":"K","boe":[{"refdt":"02-10-2026","portcode":"INBLR4","boenum":"77","boedt":"01-10-2026","txval":1000,"igst":180}]}],
      "ecom":[{"ctin":"${KAVERI}","trdnm":"K","inv":[{"inum":"E-1","dt":"01-10-2026",${heads},"itcavl":"T"}]}]}`;
    const rejected = `,"docRejdata":${invoice(NEW)}`;
    const found = lines(read(file(docdata, rejected))).map(
      (line) =>
        `${line.isRejected ? 'rejected ' : ''}${line.section} ${line.kind} ${line.number} ${line.availability} ${line.reason} ${line.original?.number ?? ''}`,
    );
    expect(found.map((text) => text.trim())).toEqual([
      ...[
        'b2b invoice A-1 no place-of-supply',
        'b2ba invoice A-2 yes null A-0',
        'cdnr credit-note C-1 yes null',
        'cdnr debit-note D-1 yes null',
      ],
      ...[
        'cdnra credit-note C-2 yes null C-0',
        'ecom invoice E-1 temporary null',
        'isd isd-invoice I-1 yes null',
        'isd isd-credit-note I-2 no null',
      ],
      ...[
        'isda isd-invoice I-3 yes null',
        'impg bill-of-entry 1234567 yes null',
        'impgsez bill-of-entry 77 yes null',
        'rejected b2b invoice KR2627101 yes null',
      ],
    ]);
  });

  test('a month in which nothing came', () => {
    expect(lines(read(file('{}')))).toEqual([]);
  });

  test('unknown keys are told and refuse nothing; a summary that does not add up is told', () => {
    const summary = ',"novel":1,"itcsumm":{"itcavl":{"nonrevsup":{"b2b":{"igst":18001,"cgst":0,"sgst":0,"cess":0}}}}';
    const reading = read(file(invoice(`${NEW.slice(0, -1)},"irn":"abc","fresh":{"a":1}}`), summary));
    if (!reading.ok) throw new Error('refused');
    expect(reading.twoB.notices.map(({ code, place }) => `${code} ${place}`)).toEqual([
      'unknown-key novel',
      'unknown-key docdata.b2b[].inv[].fresh',
      'summary itcsumm.itcavl.nonrevsup.b2b.igst',
    ]);
  });

  test('documents that are alike get keys of their own, in whatever order they come', () => {
    const rows = [NEW, NEW.replace('"igst":18000', '"igst":18001'), NEW.replace('"igst":18000', '"igst":17999')];
    const keysBy = (order: readonly string[]) =>
      Object.fromEntries(lines(read(file(invoice(order.join(','))))).map(({ tax, key }) => [taxOf(tax), key]));
    expect(new Set(Object.values(keysBy(rows))).size).toBe(3);
    expect(keysBy(rows)).toEqual(keysBy(rows.toReversed()));
  });
});

describe('what is refused, with its place', () => {
  test.each([
    [
      'another registration',
      file('{}').replace(OWN, gstinOf(3, '29')),
      {},
      /^other-gstin gstin: The file is for .*, and 29AAZCN9001Q1ZC is wanted/,
    ],
    [
      'a wrong check digit',
      file('{}').replace(OWN, '29AAZCN9001Q1ZD'),
      {},
      /^wrong-gstin gstin: The GSTIN of the file, "29AAZCN9001Q1ZD", is wrong/,
    ],
    [
      'another period',
      file('{}'),
      { period: '2026-09' },
      /^other-period rtnprd: The file is for October 2026, and September 2026 is open/,
    ],
    [
      'a period before August 2020',
      file('{}').replace('102026', '072020'),
      {},
      /^before-2b rtnprd: There is no GSTR-2B for July 2020/,
    ],
    ['no period', file('{}').replace('102026', '132026'), {}, /^wrong-period rtnprd/],
    ['a GSTR-1', `{"gstin":"${OWN}","fp":"102026","gt":0,"b2b":[]}`, {}, /^not-a-2b : This is a GSTR-1 file/],
    ['a GSTR-3B', `{"gstin":"${OWN}","ret_period":"102026"}`, {}, /^not-a-2b : This is a GSTR-3B file/],
    ['something else', '[1,2]', {}, /^not-a-2b : This file is not a GSTR-2B/],
    ['a file that breaks off', file(invoice(NEW)).slice(0, 300), {}, /^truncated 1:301: The file breaks off at line 1/],
    ['what is no JSON', 'PK\u0003\u0004', {}, /^not-json 1:1/],
    ['an empty file', '', {}, /^truncated 1:1/],
    [
      'half a paisa',
      file(invoice(NEW.replace('"igst":18000', '"igst":18000.005'))),
      {},
      /^amount docdata\.b2b\[0\]\.inv\[0\]\.igst: .*18000\.005 of document KR2627101 has a part of a paisa/,
    ],
    [
      'an amount below nought',
      file(invoice(NEW.replace('"igst":18000', '"igst":-18000'))),
      {},
      /^amount docdata\.b2b\[0\]\.inv\[0\]\.igst: .* is below zero/,
    ],
    [
      'a word for an amount',
      file(invoice(NEW.replace('"igst":18000', '"igst":"many"'))),
      {},
      /^amount .* is no amount/,
    ],
    [
      'no day',
      file(invoice(NEW.replace('03-10-2026', '31-02-2026'))),
      {},
      /^date docdata\.b2b\[0\]\.inv\[0\]\.dt: .*31-02-2026 of document KR2627101/,
    ],
    [
      "a supplier's wrong check digit",
      file(invoice(NEW)).replace(KAVERI, '27AAZCK9003T1ZC'),
      {},
      /^supplier-gstin docdata\.b2b\[0\]\.ctin: .*should be B/,
    ],
    ['a section that is no list', file('{"b2b":{}}'), {}, /^shape docdata\.b2b: docdata\.b2b should be a list/],
    [
      'a kind of note nobody knows',
      file('{"cdnr":[{"ctin":"27AAZCK9003T1ZB","nt":[{"ntnum":"1","typ":"X","dt":"01-10-2026"}]}]}'),
      {},
      /^kind docdata\.cdnr\[0\]\.nt\[0\]\.typ/,
    ],
  ])('%s', (_, text, asked, expected) => {
    expect(faults(text, { ...WANTED, ...asked })[0]).toMatch(expected);
  });

  test('a company without a registration is told to add it', () => {
    expect(faults(file('{}'), { registrations: [] })[0]).toMatch(
      /^no-registration gstin: .*Add it in the company profile/,
    );
  });

  test('all faults of a file are told, and no more than fifty', () => {
    const rows = Array.from({ length: 80 }, (_, at) =>
      NEW.replace('KR2627101', `N-${at}`).replace('"igst":18000', '"igst":1.001'),
    );
    expect(faults(file(invoice(rows.join(','))))).toHaveLength(50);
  });
});

describe('amounts', () => {
  test.each([
    ['18000', 1_800_000],
    ['4499.5', 449_950],
    ['4499.50', 449_950],
    ['4499.500', 449_950],
    ['0.1', 10],
    ['1.0E7', 1_000_000_000],
    ['1.5e-1', 15],
    ['9007199254740.99', 900_719_925_474_099],
    ['-0', 0],
    ['100.000000000000000000000000', 10_000],
    ['0.005', 'fraction'],
    ['1e-3', 'fraction'],
    ['-1', 'negative'],
    ['99999999999999', 'too-large'],
    ['100000000000000000000', 'too-large'],
    ['1,000', 'not-an-amount'],
    ['', 'not-an-amount'],
  ])('%s is %s', (text, amount) => {
    expect(paiseOf(text)).toBe(amount);
  });

  test('what is written in rupees is read to the paisa', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999_999 }),
        (amount) => paiseOf(formatRupees(amount as never)) === amount,
      ),
    );
  });
});

describe('JSON with its digits', () => {
  const plain = (value: ExactJson): unknown =>
    value instanceof Digits
      ? Number(value.text)
      : Array.isArray(value)
        ? value.map(plain)
        : value instanceof Map
          ? Object.fromEntries([...value].map(([key, one]) => [key, plain(one)]))
          : value;

  test('says what JSON.parse says', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom(0, 1, 2), (text, indent) => {
        const spaced = JSON.stringify(JSON.parse(text), null, indent);
        expect(plain(readExactJson(spaced))).toEqual(JSON.parse(spaced));
      }),
    );
  });

  test('a text that is cut anywhere is no whole, and nothing but a fault comes of it', () => {
    const whole = file(invoice(NEW));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
        expect(() => readExactJson(whole.slice(0, length))).toThrow(JsonFault);
      }),
    );
  });

  test('nested without end it is refused, not followed', () => {
    expect(() => readExactJson('['.repeat(100_000))).toThrow(JsonFault);
  });
});
