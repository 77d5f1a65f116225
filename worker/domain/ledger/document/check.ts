import { COMPENSATION_CESS } from '../../gst/law/rates';
import { RECIPIENT_PAYS } from '../../gst/law/reverse-charge';
import { rateWarning } from '../../gst/tax';
import { isHsn, isSac } from '../../identifiers/hsn';
import { isPan, isStateOfSupply, panOfParty, stateOfGstCode } from '../../identifiers/tax-number';
import { ruleIfInForce } from '../../law/rule';
import { GST_BEGAN } from '../../law/sources';
import type { IsoDate } from '../../shared/dates';
import { atRate, inPaise, onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { paise } from '../../shared/money';
import type { Payer } from '../../tds/payer';
import { gstFaultsOf, gstWarningsOf } from './gst-particulars';
import { accountInWords } from './in-words';
import {
  ABROAD,
  type Bookkeeper,
  type DocumentFault,
  type DocumentInput,
  type DocumentWarning,
  isReduction,
  type PricedLine,
} from './model';
import { otherNumberFault, ownNumberFault } from './number';
import { isNoteTooLate, lastDayForNote, type Supplied, stateOfParty, taxDayOf } from './price';
import { isWithholdingOpen, panOf, type WithheldByNature } from './withhold';

/** Why a document cannot be recorded as it stands; nothing where it can. */
export function faultsOf(input: DocumentInput, keeper: Bookkeeper): DocumentFault[] {
  const faults: DocumentFault[] = [];
  const refuse = (field: string, message: Message | null | undefined | false, line?: number) => {
    if (message) faults.push({ field, message, ...(line !== undefined && { line }) });
  };
  const isOurs = input.side === 'sale';
  refuse('number', isOurs ? ownNumberFault(input.number) : otherNumberFault(input.number));
  refuse('lines', input.lines.length === 0 && say('ledger-document.fault.no-lines'));
  refuse('dueDate', input.dueDate !== undefined && input.dueDate < input.date && say('ledger-document.fault.due'));
  const isOfOtherSide = input.supplyType?.startsWith(isOurs ? 'import-' : 'export-') ?? false;
  refuse('supplyType', isOfOtherSide && say(`ledger-document.fault.supply-${input.side}`));
  refuse('total', (input.total ?? 0) < 0 && say('ledger-document.fault.negative'));
  const place = input.placeOfSupply;
  refuse(
    'placeOfSupply',
    place !== undefined && place !== ABROAD && !isStateOfSupply(place) && say('ledger-document.fault.place', { place }),
  );
  const before = input.originalDate !== undefined && input.originalDate > input.date;
  refuse('originalDate', before && say('ledger-document.fault.original-later'));
  const { stateCode } = input.party;
  const isNowhere = stateCode !== undefined && stateCode !== ABROAD && !stateOfGstCode(stateCode);
  refuse('party.stateCode', isNowhere && say('ledger-document.fault.place', { place: stateCode }));
  const isLate = input.suppliedOn !== undefined && input.suppliedOn > input.date;
  refuse('suppliedOn', isLate && say('ledger-document-field.supplied-later'));
  const sum = input.lines.reduce((total, { taxableValue }) => total + taxableValue, 0);
  refuse('lines', sum > MOST_VALUE && say('ledger-document-field.too-large'));
  input.lines.forEach((line, index) => {
    const at = index + 1;
    const amount = line.taxableValue;
    refuse('taxableValue', amount < 0 && say('ledger-document.fault.negative'), at);
    refuse(
      'hsn',
      Boolean(line.hsn) && !isCode(line.hsn) && say('ledger-document.fault.hsn', { code: line.hsn ?? '' }),
      at,
    );
    refuse('rate', (line.rate < 0 || line.rate >= 10_000) && say('ledger-document.fault.rate'), at);
    const isEarly = line.rate > 0 && input.date < GST_BEGAN;
    refuse('rate', isEarly && say('ledger-document.fault.before-gst'), at);
    const isCharged = isOurs && keeper.scheme !== 'regular' && line.rate > 0;
    refuse('rate', isCharged && say(`ledger-document.fault.no-tax-${keeper.scheme}`), at);
    refuse('rate', isOurs && !isCharged && rateFault(input, line.rate), at);
  });
  const isNothing = input.lines.length > 0 && input.lines.every(({ taxableValue }) => taxableValue === 0);
  refuse('lines', isNothing && say('ledger-document.fault.nothing'));
  return [...faults, ...gstFaultsOf(input)];
}

/** What the values of one document add up to at most: more is no money of a company, and paise would lose their last digits. */
const MOST_VALUE = 100_000_000_000_000;

/**
 * A rate of our own that the law did not have on the day by which it is taken: of a note that of its invoice. Nothing of one whose
 * invoice is of an unknown day, and of what others charged: those are warned of.
 */
function rateFault(input: DocumentInput, rate: PricedLine['rate']): Message | undefined {
  const day = rateDayOf(input);
  if (input.isRateConfirmed || day === undefined || day < GST_BEGAN || !rateWarning(rate, day)) return undefined;
  return say('ledger-document-field.rate-not-in-force', { rate: atRate(rate), day: onDay(day) });
}

const rateDayOf = (input: DocumentInput): IsoDate | undefined =>
  input.suppliedOn ?? (input.kind === 'invoice' ? input.date : input.originalDate);

const isCode = (code: string | undefined): boolean => code !== undefined && (isHsn(code) || isSac(code));

/** What a person should look at in a document that can be recorded. Each warning goes by the id of its rule. */
export function warningsOf(
  input: DocumentInput,
  {
    supplied,
    lines,
    withheld,
    hsnDigits,
    payer,
    scheme,
  }: {
    supplied: Supplied;
    lines: readonly PricedLine[];
    withheld: readonly WithheldByNature[];
    /** How many digits of HSN the company's turnover asks for on its own invoices. */
    hsnDigits?: number | undefined;
    payer?: Payer | undefined;
    scheme: Bookkeeper['scheme'];
  },
): DocumentWarning[] {
  const warnings: DocumentWarning[] = [];
  const warn = (rule: string, message: Message | undefined | false, line?: number) => {
    if (message) warnings.push({ rule, message, ...(line !== undefined && { line }) });
  };
  const { side, date, party } = input;
  lines.forEach((line, index) => {
    const at = index + 1;
    warn('DOC.RATE', (rateDayOf(input) ?? date) >= GST_BEGAN && rateWarning(line.rate, rateDayOf(input) ?? date), at);
    const tooShort = side === 'sale' && hsnDigits !== undefined && (line.hsn ?? '').length < hsnDigits;
    warn('DOC.HSN', tooShort && say('ledger-document.warning.hsn', { digits: hsnDigits ?? 0 }), at);
    const assumed = side === 'purchase' && line.isAccountAssumed;
    warn(
      'DOC.ACCOUNT',
      assumed && say('ledger-document.warning.account', { account: accountInWords(line.account) }),
      at,
    );
    const isCessOver = (line.cess ?? 0) > 0 && !(ruleIfInForce(COMPENSATION_CESS, taxDayOf(input))?.value ?? false);
    warn('DOC.CESS', isCessOver && say('ledger-document.warning.cess'), at);
    const { noCreditBy } = line;
    const isTold = side === 'purchase' && line.rate > 0 && (noCreditBy === 'other-state' || !line.isAccountAssumed);
    warn('DOC.BLOCKED', isTold && noCreditBy !== null && say(`ledger-document.warning.no-credit-${noCreditBy}`), at);
  });
  for (const message of placeWarnings(input, supplied)) warn('DOC.PLACE', message);
  for (const { rule, ...message } of chargeWarnings(input, supplied, lines)) warn(rule, message);
  const late = isNoteTooLate(input) && input.originalDate ? lastDayForNote(input.originalDate) : undefined;
  warn('DOC.NOTE.LATE', late && say('ledger-document.warning.note-late', { day: onDay(late) }));
  const needsOriginal = input.kind !== 'invoice' && !input.originalNumber;
  warn('DOC.ORIGINAL', needsOriginal && say('ledger-document.warning.no-original'));
  const unknownDay = isReduction(input) && Boolean(input.originalNumber) && !input.originalDate;
  warn('DOC.ORIGINAL', unknownDay && say('ledger-document.warning.no-original-date'));
  const noPan = withheld.some(({ amount, explained }) => amount > 0 && explained) && !panOf(input);
  warn('DOC.TDS.PAN', noPan && say('ledger-document.warning.no-pan', { party: party.name }));
  const inoperative = withheld.some(({ explained }) => explained?.steps.some(({ id }) => id === 'inoperative'));
  warn(
    'DOC.TDS.PAN',
    inoperative && say('ledger-document.warning.pan-inoperative', { party: party.name, pan: panOf(input) ?? '' }),
  );
  const byBank = paise(withheld.reduce((sum, { amount, ofLines = 0 }) => sum + (amount > 0 ? ofLines : 0), 0));
  warn(
    'DOC.TDS.BANK',
    byBank > 0 && say('ledger-document.warning.tds-of-bank', { amount: inPaise(byBank), party: party.name }),
  );
  const isOpen = isWithholdingOpen(input, lines, date, payer);
  const abroad = stateOfParty(input) === ABROAD ? 'abroad' : 'paid';
  warn('DOC.TDS', isOpen && say(`ledger-document.warning.tds-${abroad}`));
  const differs = party.gstin && party.pan && isPan(party.pan) && (panOfParty(party.gstin) ?? party.pan) !== party.pan;
  warn('DOC.PAN', Boolean(differs) && say('ledger-document.warning.pan-differs', { pan: party.pan ?? '' }));
  return [...warnings, ...gstWarningsOf(input, { supplied, lines, scheme })];
}

/** Tax on a bill that its supplier may not charge: nobody without a GSTIN does, and of some services the recipient pays it. */
function chargeWarnings(
  { side, date, party }: DocumentInput,
  supplied: Supplied,
  lines: readonly PricedLine[],
): (Message & { rule: string })[] {
  const isCharged = side === 'purchase' && !supplied.isReverseCharge && !supplied.isUntaxed;
  const taxed = isCharged ? lines.filter(({ tax }) => tax.igst + tax.cgst + tax.sgst > 0) : [];
  if (taxed.length === 0) return [];
  const rule = ruleIfInForce(RECIPIENT_PAYS, date);
  const services = (rule?.value ?? []).filter(({ of }) => of === 'every-supplier' || !party.gstin);
  const isOurs = ({ hsn }: PricedLine) => services.some(({ codes }) => codes.includes(hsn ?? ''));
  const ours = taxed.find(isOurs);
  if (ours && rule) {
    const words = { code: ours.hsn ?? '', statute: rule.statute };
    return [{ rule: 'DOC.RCM', ...say('ledger-document-field.warning-recipient-pays', words) }];
  }
  if (party.gstin) return [];
  return [{ rule: 'DOC.GSTIN', ...say('ledger-document-field.warning-no-gstin', { party: party.name }) }];
}

/** A place of supply that does not go with the State of the GSTIN on the paper. */
function placeWarnings({ side, party, supplyType, placeOfSupply }: DocumentInput, supplied: Supplied): Message[] {
  const state = party.gstin ? stateOfGstCode(party.gstin.slice(0, 2)) : null;
  const place = stateOfGstCode(supplied.placeOfSupply);
  if (supplied.placeOfSupply === ABROAD && side === 'sale' && state)
    return [say('ledger-document.warning.abroad-with-gstin', { state: state.name })];
  const asked = supplyType === undefined || supplyType === 'regular';
  if (!asked || !state || !place || placeOfSupply === undefined) return [];
  if (side === 'sale' && state.gstCode !== place.gstCode)
    return [say('ledger-document.warning.place', { state: state.name, place: place.name })];
  return [];
}
