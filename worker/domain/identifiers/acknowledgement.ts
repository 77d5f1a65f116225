import type { Area } from '../calendar/values';
import { type IsoDate, isoDate } from '../shared/dates';
import { type Message, say } from '../shared/message';
import { isArn, readChallanNumber } from './challan';

/** The kinds of number that an office gives for what was filed or paid. */
export const ACKNOWLEDGEMENT_KINDS = ['arn', 'srn', 'receipt', 'challan', 'cpin', 'trrn', 'esi-challan'] as const;
export type AcknowledgementKind = (typeof ACKNOWLEDGEMENT_KINDS)[number];

/** How the numbers of a kind look since a day. */
export type Acknowledgement = {
  kind: AcknowledgementKind;
  from: IsoDate;
  /** The last day on which such numbers were given; null while they are. */
  to: IsoDate | null;
  /** How long it may be. */
  characters: readonly number[];
  fits: (text: string) => boolean;
  /** The day on which its make was read in a text; null where nobody has: one that looks otherwise is then only pointed out. */
  checkedOn: IsoDate | null;
};

const READ = isoDate('2026-11-20');
const digits = (text: string) => /^\d+$/.test(text);

/** How each number is made, oldest first; an older make of a kind stays beside the newer one. */
const MAKES: readonly Acknowledgement[] = [
  { kind: 'arn', from: isoDate('2017-07-01'), to: null, characters: [15], fits: isArn, checkedOn: READ },
  // The number of a GST challan, alone or with the three letters of the bank that took it.
  {
    kind: 'cpin',
    from: isoDate('2017-07-01'),
    to: null,
    characters: [14, 17],
    fits: (text) => /^\d{14}([A-Z]{3})?$/.test(text),
    checkedOn: READ,
  },
  {
    kind: 'challan',
    from: isoDate('2004-06-01'),
    to: null,
    characters: [20],
    fits: (text) => readChallanNumber(text) !== null,
    checkedOn: READ,
  },
  {
    kind: 'srn',
    from: isoDate('2006-03-01'),
    to: null,
    characters: [9],
    fits: (text) => /^[A-Z]{1,2}\d{7,8}$/.test(text),
    checkedOn: null,
  },
  { kind: 'receipt', from: isoDate('2005-04-01'), to: null, characters: [15], fits: digits, checkedOn: null },
  { kind: 'trrn', from: isoDate('2012-04-01'), to: null, characters: [13], fits: digits, checkedOn: null },
  { kind: 'esi-challan', from: isoDate('2011-04-01'), to: null, characters: [17], fits: digits, checkedOn: null },
];

/** Which number stands for a form; the first that names it counts. What is held, kept or displayed has none. */
const NUMBERS: readonly { area: Area; form: RegExp; kind: AcknowledgementKind }[] = [
  { area: 'GST', form: /^PMT-06$/, kind: 'cpin' },
  { area: 'GST', form: /./, kind: 'arn' },
  { area: 'TDS', form: /^(tds|tcs)-deposit$/, kind: 'challan' },
  { area: 'TDS', form: /^(24Q|26Q|27Q|27EQ|138|140|143|144)$/, kind: 'receipt' },
  { area: 'ROC', form: /^[A-Z]/, kind: 'srn' },
  { area: 'income-tax', form: /^advance-tax$/, kind: 'challan' },
  { area: 'income-tax', form: /^(ITR-\d|tax-audit-report|3CEB)$/, kind: 'receipt' },
  { area: 'other', form: /^pf-return$/, kind: 'trrn' },
  { area: 'other', form: /^esi-contribution$/, kind: 'esi-challan' },
];

/** The number by which it is shown that a form was filed on a day; undefined where none is known. */
export function acknowledgementFor(area: Area, form: string | null, on: IsoDate): Acknowledgement | undefined {
  if (form === null) return undefined;
  const kind = NUMBERS.find((number) => number.area === area && number.form.test(form))?.kind;
  return MAKES.findLast((make) => make.kind === kind && make.from <= on && (make.to === null || on <= make.to));
}

/** A number as people paste it: in capitals, without blanks. */
export const plainNumber = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/** What is wrong with the look of a number; undefined where nothing is. */
export function acknowledgementFault(make: Acknowledgement, typed: string): Message | undefined {
  const text = plainNumber(typed);
  const kind = acknowledgementName(make.kind);
  if (!make.characters.includes(text.length)) {
    const characters = make.characters.map(String);
    return say('identifiers.acknowledgement.length', {
      count: text.length,
      kind,
      characters: { list: characters, joined: 'or' },
    });
  }
  return make.fits(text) ? undefined : say(`identifiers.acknowledgement.shape-${make.kind}`);
}

/** What a kind of number is called: 'ARN', 'SRN', 'Challan number'. */
export const acknowledgementName = (kind: AcknowledgementKind): Message => say(`identifiers.acknowledgement.${kind}`);
