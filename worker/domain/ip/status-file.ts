import { readDate } from '../bank/reader/cell/dates';
import { IP_KINDS, type IpKind, type IpRight } from '../company/facts';
import type { IsoDate } from '../shared/dates';
import { type Message, say } from '../shared/message';

/** What a row of an export of the register says of one right; what it does not say is absent. */
export type StatusRow = {
  line: number;
  number: string;
  kind: IpKind;
  told: Partial<Omit<IpRight, 'kind'>>;
  /** Refused, abandoned, withdrawn or ceased: nothing is kept of it any more. */
  isOver: boolean;
};
export type StatusProblem = { line: number; message: Message };
export type StatusFile = { rows: readonly StatusRow[]; problems: readonly StatusProblem[] };

const DAYS = {
  appliedOn: /^(filing|filed|appl\b|appli?(catio)?n|applied|date of (filing|appli?(catio)?n)).*(date|on)?$/,
  registeredOn: /^(date of )?(registration|registered|regn?|grant|granted)( date| dt| on)?$/,
  inForceTo: /renewal|valid|expir|in force|paid up ?to|next (fee|due)/,
  publishedOn: /publi|journal|advertis/,
  reportOn: /examination report|report (date|on|received|issued)|^fer( date)?$/,
  answeredOn: /repl(y|ied)|answered/,
  opposedOn: /oppos/,
  priorityOn: /priority/,
  examinationAskedOn: /request for examination|^rfe|form 18/,
} as const satisfies Partial<Record<keyof IpRight, RegExp>>;
type DayField = keyof typeof DAYS;

type Role =
  | DayField
  | 'number'
  | 'kind'
  | 'name'
  | 'status'
  | 'classes'
  | 'registrationNumber'
  | 'jurisdiction'
  | 'isMadrid';

/**
 * Headings that name something beside a day, and are none of one: 'Journal No', 'Filing Mode', 'Priority Country', 'Renewal Fee'. Of the
 * roles below they may have one that is no day.
 */
const NO_DAY =
  /\b(no|number|numbers|id|ref|type|mode|office|country|name|fee|fees|amount|agent|address|class|category|reason|remarks?|(filed|opposed|granted|published) by)\b/;

/** What registers call the kind of a trade mark: none of the kinds of right, which the headings then tell. */
const MARK_TYPES =
  /^(word|device|label|logo|image|text|figurative|combined|composite|series|shape|sound|colour|color|3d)( mark)?( and (word|device))?$/;

/** In this order: a heading has the first role that it names. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['registrationNumber', /^(registration|regn?|roc|grant|patent|certificate) (number|no)$/],
  ['number', /(application|appl?n?|appl|design|diary|tm) ?(number|no|id)$|^(number|no)$/],
  ['kind', /^(type|kind|ip type|right)( of (right|asset|ip))?$/],
  [
    'name',
    /^(name|title|mark|trade ?mark|word mark|tm applied for|title of (invention|work|design)|invention|asset)( name)?$/,
  ],
  ['status', /^(?!.*\b(date|on)\b).*(status|alert)/],
  ['classes', /^(tm )?(nice )?class(es)?( \w+)?$/],
  [
    'jurisdiction',
    /^((filing|registration|protection) )?(jurisdiction|country)( of (filing|registration|protection))?$/,
  ],
  ['isMadrid', /madrid/],
  ['examinationAskedOn', DAYS.examinationAskedOn],
  ['reportOn', DAYS.reportOn],
  ['answeredOn', DAYS.answeredOn],
  ['publishedOn', DAYS.publishedOn],
  ['opposedOn', DAYS.opposedOn],
  ['priorityOn', DAYS.priorityOn],
  ['inForceTo', DAYS.inForceTo],
  ['registeredOn', DAYS.registeredOn],
  ['appliedOn', DAYS.appliedOn],
];

const isDayRole = (role: Role): boolean => role in DAYS;

/** What says of itself that it holds days: a cell of it that is none is a fault of its row, and not of the heading. */
const SAYS_DAY = /\b(date|dt|on|upto|up to|expir(y|es)|due)\b/;
const NOTHING = /^(-+|n\/?a|nil|none)$/i;

/** Whether a column that some word of a day names holds none at all: 'Priority Claimed: Yes', 'Validity Years: 10'. */
function holdsNoDay(heading: string, cells: readonly string[]): boolean {
  if (SAYS_DAY.test(heading)) return false;
  const filled = cells.filter((cell) => cell !== '' && !NOTHING.test(cell));
  return filled.length > 0 && filled.every((cell) => !readDate(cell).dayFirst);
}

/** The column of each role in a line that may be the headings, by their words and by what stands below them. */
function columnsOf(head: readonly string[], below: readonly (readonly string[])[] = []): Map<Role, number> {
  const columns = new Map<Role, number>();
  for (const [at, written] of head.entries()) {
    const heading = plain(written);
    const cells = below.map((row) => row[at] ?? '');
    const fits = (role: Role) => !isDayRole(role) || !(NO_DAY.test(heading) || holdsNoDay(heading, cells));
    const role = ROLES.find(([one, words]) => words.test(heading) && fits(one))?.[0];
    if (role && !columns.has(role)) columns.set(role, at);
  }
  return columns;
}

// An export may begin with a title, the day of the search and the like.
const MOST_BEFORE_HEADINGS = 10;
const areHeadings = (columns: ReadonlyMap<Role, number>): boolean => columns.has('number') && columns.size >= 2;

const plain = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/#/g, ' no ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bnos?\b/g, 'no')
    .trim();

const KIND_WORDS: Readonly<Record<IpKind, RegExp>> = {
  trademark: /trade ?mark|\btm\b|\bmark\b/,
  patent: /patent|invention/,
  design: /design/,
  copyright: /copyright|\bwork\b|diary/,
};

const kindIn = (text: string): IpKind | undefined => IP_KINDS.find((kind) => KIND_WORDS[kind].test(plain(text)));

const OVER = /abandon|refus|withdraw|cancel|reject|ceased|lapsed|removed/;
const IS_REGISTERED = /^(registered|granted|registration granted|in force|renewed)/;
const MOST_ROWS = 2_000;

/**
 * Reads an export of a register, cell by cell: its headings name the columns, in the words of the registers or of this app. A line
 * that cannot be read is named and left out; nothing is guessed, and a kind comes from its column or from the words of a heading.
 */
export function readStatusFile(cells: readonly (readonly string[])[]): StatusFile {
  const lines = cells.map((row, index) => ({ line: index + 1, row: row.map((cell) => cell.trim()) }));
  const written = lines.filter(({ row }) => row.some((cell) => cell !== ''));
  if (!written[0]) return { rows: [], problems: [{ line: 1, message: say('ip.sync.empty') }] };
  const at = written.slice(0, MOST_BEFORE_HEADINGS).findIndex(({ row }) => areHeadings(columnsOf(row)));
  const head = written[at];
  if (!head) return { rows: [], problems: [{ line: written[0].line, message: say('ip.sync.no-headings') }] };
  const rest = written.slice(at + 1);
  const columns = columnsOf(
    head.row,
    rest.map(({ row }) => row),
  );
  const kindOfFile = head.row.map(kindIn).find((kind) => kind !== undefined);
  const rows = new Map<string, StatusRow>();
  const problems: StatusProblem[] = [];
  for (const { line, row } of rest.slice(0, MOST_ROWS)) {
    const read = readRow(line, (role) => row[columns.get(role) ?? -1] ?? '', kindOfFile);
    if ('message' in read) {
      problems.push(read);
      continue;
    }
    const { number } = read;
    const joined = joinedBy(rows.get(number), read);
    if (joined) rows.set(number, joined);
    else problems.push({ line, message: say('ip.sync.twice', { number }) });
  }
  // Before all others, so that it is seen whatever else could not be read.
  if (rest.length > MOST_ROWS)
    problems.unshift({ line: head.line, message: say('ip.sync.too-many', { count: MOST_ROWS }) });
  return { rows: [...rows.values()], problems };
}

/** A row with its classes beside those of an earlier one: registers give a line to each class. Undefined where more than they differ. */
function joinedBy(earlier: StatusRow | undefined, row: StatusRow): StatusRow | undefined {
  if (!earlier) return row;
  const apart = ({ told, ...rest }: StatusRow) =>
    JSON.stringify({ ...rest, line: undefined, told: { ...told, classes: undefined } });
  const known = earlier.told.classes ?? [];
  const classes = [...new Set([...known, ...(row.told.classes ?? [])])].toSorted((one, other) => one - other);
  if (apart(earlier) !== apart(row) || classes.length === known.length) return undefined;
  return { ...earlier, told: { ...earlier.told, classes } };
}

function readRow(
  line: number,
  cell: (role: Role) => string,
  kindOfFile: IpKind | undefined,
): StatusRow | StatusProblem {
  const number = cell('number').toUpperCase();
  if (number === '' || number.length > 40) return { line, message: say('ip.sync.no-number') };
  const kind = cell('kind') === '' || MARK_TYPES.test(plain(cell('kind'))) ? kindOfFile : kindIn(cell('kind'));
  if (!kind) return { line, message: say('ip.sync.no-kind', { number }) };
  const days: Partial<Record<DayField, IsoDate>> = {};
  for (const field of Object.keys(DAYS) as DayField[]) {
    const text = cell(field);
    if (text === '' || NOTHING.test(text)) continue;
    const { dayFirst } = readDate(text);
    if (!dayFirst) return { line, message: say('ip.sync.no-day', { number, text }) };
    days[field] = dayFirst;
  }
  const classes = classesIn(cell('classes'), kind);
  if (!classes) return { line, message: say('ip.sync.classes', { number, text: cell('classes') }) };
  const status = plain(cell('status'));
  if (IS_REGISTERED.test(status) && !days.registeredOn)
    return { line, message: say('ip.sync.registered-when', { number }) };
  const told: StatusRow['told'] = {
    ...days,
    ...(cell('name') && { name: cell('name') }),
    ...(classes.length > 0 && { classes }),
    ...(cell('registrationNumber') && { registrationNumber: cell('registrationNumber').toUpperCase() }),
    ...(cell('jurisdiction') && countryIn(cell('jurisdiction'))),
    ...(cell('isMadrid') && { isMadrid: /^(y|yes|true|1|madrid)/i.test(cell('isMadrid')) }),
  };
  return { line, number, kind, told, isOver: OVER.test(status) };
}

const countryIn = (text: string): Pick<IpRight, 'jurisdiction'> =>
  /^(in|india|indian)$/i.test(text) ? {} : { jurisdiction: text.toUpperCase() };

/**
 * Classes in rising order, each once; undefined where one of them is no class from 1 to 45, or a span that may mean more than its ends.
 * Of a design the subclass is left out: 06-01 is class 6.
 */
function classesIn(text: string, kind: IpKind): number[] | undefined {
  const whole = kind === 'design' ? text.replace(/(\d)\s*[-.]\s*\d+/g, '$1') : text;
  if (/\d\s*(-|–|\bto\b)\s*\d/i.test(whole)) return undefined;
  const parts = whole.split(/[^0-9A-Za-z]+/).filter((part) => part !== '' && !/^class(es)?$/i.test(part));
  const classes = parts.map(Number);
  if (classes.some((one) => !Number.isInteger(one) || one < 1 || one > 45)) return undefined;
  return [...new Set(classes)].toSorted((one, other) => one - other);
}
