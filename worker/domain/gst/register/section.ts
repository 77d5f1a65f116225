import { passes, type RuleHistory, ruleIfInForce } from '../../law/rule';
import { lastDayForNote } from '../../ledger/document/price';
import { addDays, addMonths, type IsoDate, isoDate } from '../../shared/dates';
import { inPaise, onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { type LineNature, SECTION_RULES, type Section } from '../law/sections';
import { GST_THRESHOLDS } from '../law/thresholds';
import type { Placement, RegisterDocument, RegisterLine, RegisterRow } from './model';

/** The last day of a month 'YYYY-MM': rules of a tax period are compared with it. */
export const endOfMonth = (period: string): IsoDate => addDays(addMonths(isoDate(`${period}-01`), 1), -1);

type Crossing = Pick<RegisterDocument, 'side' | 'supplyType' | 'placeOfSupply' | 'partyGstin' | 'partyState'>;

/**
 * Whether the supply crosses a border of States, goes to a zone or comes from abroad: its tax is integrated. The border is that of the
 * supplier, who is we where we sell and the other party where we buy.
 */
export function isInterState({ side, supplyType, placeOfSupply, partyGstin, partyState }: Crossing, state: string) {
  if (/^(sez|export|import)/.test(supplyType)) return true;
  const supplier = side === 'sale' ? state : (partyGstin?.slice(0, 2) ?? partyState ?? state);
  return placeOfSupply !== supplier;
}

/** What the paper comes to, as the return has it: the tax of an export stands in it though the buyer does not owe it. */
export function documentValue({ supplyType, total, lines }: RegisterDocument): Paise {
  if (supplyType !== 'export-with-tax') return total;
  return paise(lines.reduce((sum: number, { igst, cess }) => sum + igst + cess, total));
}

/** How a line looks to the law, and whether that was said: one without a rate is taken as exempt until somebody says otherwise. */
export function natureOf(
  line: RegisterLine,
  { supplyType }: RegisterDocument,
): { nature: LineNature; isAssumed: boolean } {
  if (line.nature) return { nature: line.nature, isAssumed: false };
  if (line.rate > 0 || supplyType !== 'regular') return { nature: 'taxable', isAssumed: false };
  return { nature: 'exempt', isAssumed: true };
}

type Where = Pick<RegisterRow, 'section' | 'noteOf'>;

/**
 * The table of GSTR-1 for a line of a sale. The order is the law's: who pays the tax, whom it is supplied to, whether it is taxed, and
 * for consumers how large the invoice is, by the limit of the period. A note follows the invoice that it changes.
 */
export function sectionOf(document: RegisterDocument, line: RegisterLine, state: string): Where {
  const { operatorRole, supplyType, partyGstin, kind } = document;
  const { nature } = natureOf(line, document);
  if (isWithoutEffect(document)) return nowhere('late-note');
  if (operatorRole === 'pays') return at(document, '14(b)', say('gst-register.why.operator-pays'));
  if (operatorRole === 'we-pay') return at(document, '15', say('gst-register.why.we-pay'));
  if (kind !== 'invoice') return sectionOfNote(document, nature, state);
  if (supplyType.startsWith('export')) return at(document, '6A', say('gst-register.why.export'));
  if (supplyType.startsWith('sez')) return at(document, '6B', say('gst-register.why.zone'));
  if (supplyType === 'deemed-export') return at(document, '6C', say('gst-register.why.deemed-export'));
  if (nature !== 'taxable') return at(document, '8', say(`gst-register.why.${nature}`));
  if (partyGstin && document.isReverseCharge) return at(document, '4B', say('gst-register.why.recipient-pays'));
  if (partyGstin) return at(document, '4A', say('gst-register.why.registered', { gstin: partyGstin }));
  return ofConsumer(document, documentValue(document), state);
}

/** By the size of the invoice, for a buyer without GSTIN. */
function ofConsumer(document: RegisterDocument, value: Paise, state: string): Where {
  if (!isInterState(document, state)) return at(document, '7', say('gst-register.why.consumer-within'));
  const limit = limitOn(document.period);
  const words = { value: { exact: value }, limit: inPaise(limit?.value ?? paise(0)) };
  if (limit && passes(value, limit))
    return { ...at(document, '5', say('gst-register.why.large-consumer', words), limit.id) };
  return at(document, '7', say('gst-register.why.small-consumer', words), limit?.id);
}

const limitOn = (period: string) => ruleIfInForce(GST_THRESHOLDS.largeConsumerInvoice, endOfMonth(period));

function sectionOfNote(document: RegisterDocument, nature: LineNature, state: string): Where {
  const { partyGstin, supplyType, original } = document;
  // What goes abroad, to a zone or as a deemed export stands in its own tables whatever its goods are taxed at.
  const isApart = /^(export|sez|deemed)/.test(supplyType);
  if (nature !== 'taxable' && !isApart) return at(document, '8', say(`gst-register.why.${nature}`));
  if (partyGstin) return at(document, '9B-registered', say('gst-register.why.note-registered', { gstin: partyGstin }));
  if (supplyType.startsWith('export')) {
    const noteOf = supplyType === 'export-with-tax' ? 'EXPWP' : 'EXPWOP';
    return { ...at(document, '9B-unregistered', say('gst-register.why.note-export')), noteOf };
  }
  if (isInterState(document, state) && original?.total != null && isLarge(document, original.total))
    return {
      ...at(document, '9B-unregistered', say('gst-register.why.note-large', { number: original.number })),
      noteOf: 'B2CL',
    };
  return at(document, '7', say('gst-register.why.note-consumer'));
}

/** Whether the invoice that a note changes was a large one, by the limit of the month in whose return it stands. */
function isLarge({ original, period }: RegisterDocument, total: Paise): boolean {
  const limit = limitOn(original?.period ?? original?.date?.slice(0, 7) ?? period);
  return limit !== undefined && passes(total, limit);
}

/** A note that lowers tax after the last day for it is one between the parties alone. */
export function isWithoutEffect({ kind, original, date }: RegisterDocument): boolean {
  const last = kind === 'credit-note' && original?.date ? lastDayForNote(original.date) : undefined;
  return last !== undefined && date > last;
}

const nowhere = (why: string): Where => ({
  section: { at: null, why: say(`gst-register.why.${why}`), rule: 'GST.ITC.34_2' },
  noteOf: null,
});

function at(document: RegisterDocument, section: Section, why: Message, rule?: string): Where {
  const known = inForce(SECTION_RULES[section], document.period);
  if (known) return { section: { at: section, why, rule: rule ?? known }, noteOf: null };
  const since = SECTION_RULES[section][0]?.from;
  const early = say('gst-register.why.before-table', { table: section, ...(since && { day: onDay(since) }) });
  return { section: { at: null, why: early, rule: SECTION_RULES[section][0]?.id ?? section }, noteOf: null };
}

/** The id of the version of a rule in force at the end of a period. */
export const inForce = (history: RuleHistory<unknown>, period: string): string | undefined =>
  ruleIfInForce(history, endOfMonth(period))?.id;

/** A table of GSTR-1 as a placement of its own. */
export const sectionAt = (section: Section, why: Message, period: string): Placement<Section> => ({
  at: section,
  why,
  rule: inForce(SECTION_RULES[section], period) ?? section,
});
