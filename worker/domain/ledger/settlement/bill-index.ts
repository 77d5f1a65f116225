import type { IsoDate } from '../../shared/dates';
import type { BasisPoints, Paise } from '../../shared/money';
import { billNumberKey, printedBillNumberKey } from './bill-numbers';
import { possibleTaxables, ratesKeptBack, taxesKeptBack } from './kept-back';
import type { OpenBill } from './model';
import { nameKey } from './party-names';

/** A bill of which all but the tax kept back was paid. */
export type NetBill = { bill: OpenBill; tax: Paise; rate: BasisPoints; taxable: Paise; isAssumed: boolean };

/** What is found under a key, oldest first, of all parties and of each. */
export class Found<Value> {
  readonly #all = new Map<string, Value[]>();

  add(key: string | number, partyId: string, value: Value): void {
    for (const at of [`${key}`, `${key}|${partyId}`]) {
      const list = this.#all.get(at);
      if (list) list.push(value);
      else this.#all.set(at, [value]);
    }
  }

  has = (key: string): boolean => this.#all.has(key);
  of = (key: string | number): Value[] => this.#all.get(`${key}`) ?? [];
  ofParty = (key: string | number, partyId: string): Value[] => this.#all.get(`${key}|${partyId}`) ?? [];
}

export type PartyBills = { id: string; name: string; bills: OpenBill[] };

/** Open bills of one side, by everything a bank line may show of them. */
export type BillIndex = {
  byNumber: Found<OpenBill>;
  byAmount: Found<OpenBill>;
  byNet: Found<NetBill>;
  /** By the id of a bill, what customers may have kept back of it. */
  nets: ReadonlyMap<string, readonly NetBill[]>;
  parties: ReadonlyMap<string, PartyBills>;
  /** The ids of the parties of a name. */
  partiesOf: (key: string) => string[];
  names: string[];
};

const byAge = (a: OpenBill, b: OpenBill): number =>
  a.billDate < b.billDate ? -1 : a.billDate > b.billDate ? 1 : a.id < b.id ? -1 : 1;

export function indexBills(bills: readonly OpenBill[]): BillIndex {
  const byNumber = new Found<OpenBill>();
  const byAmount = new Found<OpenBill>();
  const byNet = new Found<NetBill>();
  const nets = new Map<string, NetBill[]>();
  const parties = new Map<string, PartyBills>();
  const idsByName = new Map<string, string[]>();
  const rates = new Map<IsoDate, readonly BasisPoints[]>();
  for (const bill of bills.toSorted(byAge)) {
    const party = parties.get(bill.partyId) ?? partyOf(bill, parties, idsByName);
    party.bills.push(bill);
    for (const key of new Set([billNumberKey(bill.ref), printedBillNumberKey(bill.ref)])) {
      byNumber.add(key, bill.partyId, bill);
    }
    byAmount.add(bill.open, bill.partyId, bill);
    nets.set(bill.id, netsOf(bill, rates));
    for (const net of nets.get(bill.id)!) byNet.add(bill.open - net.tax, bill.partyId, net);
  }
  return {
    byNumber,
    byAmount,
    byNet,
    nets,
    parties,
    partiesOf: (key) => idsByName.get(key) ?? [],
    names: [...idsByName.keys()],
  };
}

function partyOf(
  { partyId, partyName }: OpenBill,
  parties: Map<string, PartyBills>,
  idsByName: Map<string, string[]>,
): PartyBills {
  const party: PartyBills = { id: partyId, name: partyName, bills: [] };
  parties.set(partyId, party);
  const key = nameKey(partyName);
  idsByName.set(key, [...(idsByName.get(key) ?? []), partyId]);
  return party;
}

/** What a customer may have kept back: a rate of the law on the value without GST, or on its part that is still open. */
function netsOf(bill: OpenBill, known: Map<IsoDate, readonly BasisPoints[]>): NetBill[] {
  if (bill.side !== 'receivable') return [];
  const rates = known.get(bill.billDate) ?? ratesKeptBack(bill.billDate);
  known.set(bill.billDate, rates);
  const nets = new Map<number, NetBill>();
  for (const { taxable, isAssumed } of taxablesOf(bill)) {
    for (const rate of rates) {
      for (const tax of taxesKeptBack(taxable, rate)) {
        if (tax > 0 && tax < bill.open && !nets.has(tax)) nets.set(tax, { bill, tax, rate, taxable, isAssumed });
      }
    }
  }
  return [...nets.values()];
}

function taxablesOf({ taxable, amount, open, billDate }: OpenBill): { taxable: Paise; isAssumed: boolean }[] {
  if (taxable === null) return possibleTaxables(open, billDate).map((value) => ({ taxable: value, isAssumed: true }));
  const whole = [{ taxable, isAssumed: false }];
  const share = (open / amount) * taxable;
  return open < amount && Number.isSafeInteger(share)
    ? [...whole, { taxable: share as Paise, isAssumed: false }]
    : whole;
}
