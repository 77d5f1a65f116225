import { amountsOf } from '../cell/amount';
import { isDay } from '../cell/dates';
import { recordsAbove } from '../file/table';
import { movedColumns, namesOtherColumns, realigned } from '../heading/layout';
import type { Columns, DateCell, DelimitedRecord, IgnoredLine, Layout } from '../model';
import { dayReader } from './date-column';
import { type Below, carriedKind, endsTable, isDatedFooter, isHeading, kindOfUndated, type UndatedKind } from './kinds';

/** What stands below the heading, told apart. */
export type Found = {
  records: readonly DelimitedRecord[];
  ignored: readonly IgnoredLine[];
  days: (text: string) => DateCell;
  /** Whether each record has a day that can be read day first. */
  areDated: boolean;
  /** Lines with a date that stand below a note or a total, without a heading of their own. */
  belowTable: ReadonlySet<number>;
  /** Lines with one amount that read as a total. */
  doubtful: ReadonlySet<number>;
  /** Lines with a day below the table that were taken for remarks. */
  remarks: ReadonlySet<number>;
  /** Lines below another heading, with the line of that heading. */
  underOther: ReadonlyMap<number, number>;
  /** Lines in a list of what has not moved, or not yet, with the title of that list. */
  unsettled: ReadonlyMap<number, string>;
};

const LONGEST_TOLD = 120;

/** What is known behind a transaction: its text may run on. */
const BELOW_ROW: Below = { isFooter: false, follows: true, afterBlank: false };

/** What is no transaction. */
type Passed = Exclude<UndatedKind, 'transaction' | 'blank'>;

/** The transactions below the heading, with the text that runs on over the next lines, and what else stands there. */
export function recordsBelow(layout: Layout): Found {
  const { table, width, next } = layout;
  const walk = new Walk(layout);
  for (let index = next; index < table.length; ) {
    const read = table.recordAt(index, width);
    index = walk.take(read, read.next);
  }
  return walk.found();
}

/** Follows a table downwards, and keeps what it has found and what is known from the records above. */
class Walk {
  private readonly records: DelimitedRecord[] = [];
  private readonly ignored: IgnoredLine[] = [];
  private readonly belowTable = new Set<number>();
  private readonly doubtful = new Set<number>();
  private readonly remarks = new Set<number>();
  private readonly underOther = new Map<number, number>();
  private readonly unsettled = new Map<number, string>();
  private readonly days: Found['days'];
  private readonly lists: ReturnType<typeof listsOf>;
  private readonly partsBlank: boolean;
  private areDated = true;
  /** Lines below a note that would be transactions but for their day: what they are shows whether the table goes on. */
  private undated: DelimitedRecord[] = [];
  private below: Below = { isFooter: false, follows: false, afterBlank: false };
  /** Where the columns stand since another heading of the same columns moved them. */
  private moved: Columns | null = null;
  /** The line of the last heading that names other columns. */
  private otherHeading: number | null = null;

  constructor(private readonly layout: Layout) {
    this.days = dayReader(layout);
    this.lists = listsOf(layout);
    this.partsBlank = !isSpaced(layout);
  }

  found(): Found {
    const { records, ignored, days, areDated, belowTable, doubtful, remarks, underOther, unsettled } = this;
    return { records, ignored, days, areDated, belowTable, doubtful, remarks, underOther, unsettled };
  }

  /** One record; `next` is where the one below it begins. Answers where to go on: a day on two lines takes the one below, too. */
  take(read: DelimitedRecord, next: number): number {
    const { layout } = this;
    if (this.moved && isHeading(read.cells, layout)) this.moved = null;
    const record = this.moved ? realigned(read, this.moved, layout) : read;
    const { dayFirst, monthFirst } = this.days((record.cells[layout.columns.date] ?? '').trim());
    const isDated = dayFirst !== null || monthFirst !== null;
    const whole = isDated ? null : withRestOfDay(record, next, layout, this.days);
    if (whole) return this.take(whole, whole.next);
    const kind = isDated ? this.kindOfDated(record) : kindOfUndated(record.cells, layout, this.below);
    const afterBlank = kind === 'blank' && this.partsBlank;
    if (this.below.afterBlank !== afterBlank) this.below = { ...this.below, afterBlank };
    if (kind === 'blank') return next;
    if (kind === 'transaction') {
      this.areDated &&= dayFirst !== null;
      this.takeTransaction(record);
    } else if (kind === 'heading' || this.movesColumns(read, kind, next)) this.takeHeading(read, kind);
    else {
      if (!isDated && endsTable(kind, record.cells)) this.below = { ...this.below, isFooter: true };
      if (!isDated && kind === 'note' && lacksOnlyDay(record, layout)) this.undated.push(record);
      this.lists.pass(read.cells);
      this.takeAside(record, kind);
    }
    return next;
  }

  /** A dated record is a transaction, unless its words are those of a total, or of a remark below the table. */
  private kindOfDated({ line, cells }: DelimitedRecord): UndatedKind {
    const { columns } = this.layout;
    const carried = carriedKind(cells, columns, this.records.at(-1)?.cells);
    if (carried === 'doubt') this.doubtful.add(line);
    if (carried === 'total') return 'total';
    if (isDatedFooter(cells, columns)) return 'note';
    if (!this.below.isFooter || !isRemark(cells, columns)) return 'transaction';
    this.remarks.add(line);
    return 'note';
  }

  /** Whether a line names other columns: the same ones in other places, or those of another table. */
  private movesColumns({ line, cells }: DelimitedRecord, kind: UndatedKind, next: number): boolean {
    const columns = this.moved ?? this.layout.columns;
    const isOther = (kind === 'note' || kind === 'total') && namesOtherColumns(cells, { columns });
    if (!isOther) return false;
    this.moved = movedColumns(cells, next, this.layout);
    this.otherHeading = this.moved ? null : line;
    return this.moved !== null;
  }

  private takeHeading(record: DelimitedRecord, kind: Passed): void {
    if (kind === 'heading') this.otherHeading = null;
    this.lists.begin();
    this.undated = [];
    this.below = { ...this.below, isFooter: false, follows: false };
    this.ignored.push(told(record, 'heading'));
  }

  private takeTransaction(record: DelimitedRecord): void {
    const { line } = record;
    if (this.undated.length > 0) this.takeUndated();
    if (this.below.isFooter) this.belowTable.add(line);
    if (this.otherHeading !== null) this.underOther.set(line, this.otherHeading);
    this.below = BELOW_ROW;
    const list = this.lists.atRow();
    if (list !== null) this.unsettled.set(line, list);
    this.records.push(record);
  }

  /** The table goes on, so that what stands in it with money and without its day is asked about. */
  private takeUndated(): void {
    const lines = new Set(this.undated.map(({ line }) => line));
    const since = this.ignored.splice(this.ignored.findLastIndex(({ line }) => line === this.undated[0]?.line));
    for (const passed of since) if (!lines.has(passed.line)) this.ignored.push(passed);
    for (const record of this.undated) this.records.push(record);
    this.areDated = false;
    this.undated = [];
  }

  /** The text of a transaction that runs on, or what is no part of one. */
  private takeAside(record: DelimitedRecord, kind: Passed): void {
    this.below = { ...this.below, follows: kind === 'continuation' };
    const last = this.below.follows ? this.records.pop() : undefined;
    if (last) this.records.push({ ...last, cells: continued(last.cells, record.cells, this.layout.columns) });
    this.ignored.push(told(record, kind));
  }
}

/** A text and one amount, with its balance where the bank prints one: all that a transaction has but its day. */
function lacksOnlyDay({ cells, quoting }: DelimitedRecord, { columns, width }: Layout): boolean {
  const isFilled = (at: number | undefined) => at === undefined || (cells[at] ?? '').trim() !== '';
  const isWhole = quoting === 'good' && cells.length <= width && isFilled(columns.balance);
  return isWhole && /\p{L}/u.test(cells[columns.description] ?? '') && amountsOf(cells, columns).length === 1;
}

const MOST_OF_DAY = /^\d{1,2}[-/. ]*(?:\d{1,2}|[a-z]{3,9})[-/., ]*$/i;
const REST_OF_DAY = /^[-/., ']*(?:\d{4}|\d{2})$/;

/** A record whose day goes on in the line below, where a narrow column broke it: '01-10-' above '2026', with the text that runs on. */
function withRestOfDay(
  { cells, ...record }: DelimitedRecord,
  next: number,
  { table, width, columns }: Layout,
  days: Found['days'],
): (DelimitedRecord & { next: number }) | null {
  const { date, valueDate, description, reference } = columns;
  if (next >= table.length || !MOST_OF_DAY.test((cells[date] ?? '').trim())) return null;
  const below = table.recordAt(next, width);
  const parts = [date, ...(valueDate === undefined ? [] : [valueDate])];
  const isRest = (cell: string, at: number) =>
    cell.trim() === '' ||
    at === description ||
    at === reference ||
    (parts.includes(at) && REST_OF_DAY.test(cell.trim()));
  if (!below.cells.every(isRest) || !REST_OF_DAY.test((below.cells[date] ?? '').trim())) return null;
  const whole = (at: number): string => {
    const [one, rest] = [(cells[at] ?? '').trim(), (below.cells[at] ?? '').trim()];
    const isDay = ({ dayFirst, monthFirst }: DateCell) => dayFirst !== null || monthFirst !== null;
    return ['', ' ', '-'].map((join) => `${one}${join}${rest}`).find((text) => isDay(days(text))) ?? one;
  };
  if (whole(date) === (cells[date] ?? '').trim()) return null;
  const read = continued(cells, below.cells, columns).map((cell, at) => (parts.includes(at) ? whole(at) : cell));
  return { ...record, cells: read, next: below.next };
}

/** A day beside a word or two, without money: below the table it says when the file was made, or since when a rate holds. */
const isRemark = (cells: readonly string[], columns: Columns): boolean =>
  cells.filter((cell) => cell.trim() !== '').length === 2 && amountsOf(cells, columns).length === 0;

function told({ line, cells }: DelimitedRecord, kind: Passed): IgnoredLine {
  const text = cells.filter((cell) => cell.trim()).join(' ');
  return { line, kind: kind === 'aside' ? 'note' : kind, text: text.slice(0, LONGEST_TOLD) };
}

const STATE =
  'pending|unposted|scheduled|upcoming|future|failed|declined|rejected|cancell?ed|unsuccessful|uncleared|unsettled|blocked|held|standing';
const THING = 'transactions?|txns?|payments?|instructions?|funds?|cheques?|entries|items|mandates?|transfers?';
/** 'Pending Transactions', 'Transactions on Hold', 'Lien Details': what is listed below has moved no money, or not yet. */
const UNSETTLED = new RegExp(
  String.raw`\b(?:${STATE})\b(?:[\W_]+\p{L}+){0,2}[\W_]+(?:${THING})\b|\b(?:${THING})\b.*\b(?:on hold|pending|not (?:yet )?(?:posted|settled|cleared))\b|^\W*(?:ear-?mark(?:ed|s)?|liens?|holds?)\b`,
  'iu',
);
const SETTLED = /transaction|txn|posted|cleared|settled|completed|successful/i;
/** A footnote on uncleared cheques heads no list of them. */
const SENTENCE = /\b(?:is|are|was|were|be|will|shall|may|can|must|if|please|subject)\b|\.\s*$/i;
const LONGEST_TITLE = 60;
const MOST_TITLES = 8;

/** The words that stand alone on their line, as a title does; none where the line has more than one cell. */
function titleIn(cells: readonly string[]): string {
  const [title = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return others.length > 0 || title.length > LONGEST_TITLE || SENTENCE.test(title) ? '' : title;
}

/**
 * Follows the lists of a file downwards. The list that begins with a heading is the one that the last title above it names: of what
 * has not moved, or of transactions like any other. Without a title, as on a later page, the list that stood before goes on.
 */
function listsOf(layout: Layout) {
  let titles = recordsAbove(layout).slice(-MOST_TITLES).map(titleIn);
  let unsettled: string | null = null;
  const begin = () => {
    const title = titles.findLast((one) => UNSETTLED.test(one) || SETTLED.test(one));
    if (title !== undefined) unsettled = UNSETTLED.test(title) ? title : null;
    titles = [];
  };
  begin();
  return {
    /** A heading stands here. */
    begin,
    /** A line that is no transaction stands here; the next heading may follow it. */
    pass: (cells: readonly string[]) => {
      titles = [...titles.slice(1 - MOST_TITLES), titleIn(cells)];
    },
    /** The title of the list of a transaction that stands here, where its money has not moved; else null. */
    atRow: (): string | null => {
      if (titles.length > 0) titles = [];
      return unsettled;
    },
  };
}

const SAMPLE = 40;

/** Whether the file leaves a blank line in front of most transactions: then one parts nothing. */
function isSpaced({ table, columns, width, next }: Layout): boolean {
  const seen = { dated: 0, spaced: 0 };
  for (let index = next, count = 0, wasBlank = false; index < table.length && count < SAMPLE; count++) {
    const record = table.recordAt(index, width);
    index = record.next;
    const isDated = isDay((record.cells[columns.date] ?? '').trim());
    if (isDated) seen.dated++;
    if (isDated && wasBlank) seen.spaced++;
    wasBlank = record.cells.every((cell) => cell.trim() === '');
  }
  return seen.spaced * 2 > seen.dated;
}

/** A line that runs on over the next one: its narration, and its reference where that goes on too. */
export function continued(
  cells: readonly string[],
  next: readonly string[],
  { description, reference }: Columns,
): string[] {
  return cells.map((cell, at) => {
    if (at === description) return joined(cell, next[at] ?? '');
    return at === reference ? cell.trimEnd() + (next[at] ?? '').trim() : cell;
  });
}

/** Without a blank where the line before ends, and the next begins, inside a word; a capital behind a small letter begins one. */
export function joined(before: string, next: string): string {
  const after = next.trim();
  if (after === '') return before;
  const isSentence = /\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(after);
  const isMidToken = !isSentence && /[\p{L}\p{N}/@._-]$/u.test(before) && /^[\p{L}\p{N}/@._-]/u.test(after);
  return isMidToken ? before + after : `${before.trimEnd()} ${after}`;
}
