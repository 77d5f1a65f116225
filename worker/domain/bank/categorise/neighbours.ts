import { NAMES, type Names } from '../narration/payee';
import type { Side } from '../values';
import { LABELLED } from './corpus/labelled.data';
import { isSamePayee } from './memory';

/** A narration with the category a person gave it. Where nobody was really paid, the name in it is no evidence. */
export type Labelled = { description: string; side: Side; categoryId: string; isInvented?: true };

/**
 * The category of the narrations most like this one, how like they are (0 to 1), the nearest of them, and whether that is a
 * line of the company itself, which a person put there.
 */
export type Guess = { categoryId: string; likeness: number; like: string; isOwn: boolean };

/** `isTaught` where lines of the company itself are among those remembered. */
export type Model = { isTaught: boolean; guess: (description: string, side: Side) => Guess | undefined };

/** `payee` where a bank's form says who was paid. */
type Point = Labelled & { features: ReadonlyMap<string, number>; length: number; payee: string | null };

/**
 * Nearest neighbours by the words of narrations: a word counts by how rare it is (inverse document frequency), and a narration is
 * as like another as the angle between them is small (cosine). It learns by remembering, so a company's own confirmed lines
 * simply join those shipped, and it can show the line it answers from. It abstains where no word is shared. What a person said of
 * one payee says nothing of another, however alike their lines are.
 */
export function trained(rows: readonly Labelled[], names: Pick<Names, 'payeeOf' | 'nameParts'> = NAMES): Model {
  const { payeeOf } = names;
  const namedIn = (description: string) =>
    names.nameParts(description.toUpperCase().trim()) ? payeeOf(description) : null;
  const featuresOf = featuresBy(payeeOf);
  const texts = rows.map(({ description, isInvented }) => featuresOf(description, isInvented));
  const documents = new Map<string, number>();
  for (const text of texts) for (const feature of text) documents.set(feature, (documents.get(feature) ?? 0) + 1);
  const weigh = (feature: string) => Math.log(1 + rows.length / (1 + (documents.get(feature) ?? 0)));
  const byFeature = new Map<string, Point[]>();
  rows.forEach((row, at) => {
    const payee = row.isInvented ? null : namedIn(row.description);
    const point = { ...row, ...weighted(texts[at] ?? [], weigh), payee };
    for (const feature of point.features.keys()) byFeature.set(feature, [...(byFeature.get(feature) ?? []), point]);
  });
  const isTaught = rows.some(({ isInvented }) => !isInvented);
  return {
    isTaught,
    guess: (description, side) => {
      const payee = isTaught ? namedIn(description) : null;
      return guess({ ...weighted(featuresOf(description), weigh), payee }, side, byFeature);
    },
  };
}

let shipped: Model | undefined;

/** The model of the narrations that came with the product. */
export function shippedModel(): Model {
  shipped ??= trained(LABELLED.map(labelled));
  return shipped;
}

/** The shipped narrations with those that people of a company confirmed. */
export const modelWith = (confirmed: readonly Labelled[]): Model =>
  confirmed.length === 0 ? shippedModel() : trained([...LABELLED.map(labelled), ...confirmed]);

/** A narration as it came with the product. */
export const labelled = ([side, categoryId, description]: (typeof LABELLED)[number]): Labelled => ({
  side,
  categoryId,
  description,
  isInvented: true,
});

const FEWEST_LETTERS = 3;
// What channels and banks write around every name says nothing of the purpose.
const NOISE = new Set(
  'NEFT RTGS IMPS UPI INB INF INFT MMT IFT ACH NACH CLG POS NETBANK MUM PVT PRIVATE LTD LIMITED LLP BANK HDFC ICIC ICICI SBIN SBI UTIB AXIS KKBK KOTAK PAYMENT TRANSFER THE AND FROM FOR SENT INDIA CHQ CHEQUE PAID MICR CTS CLEARING TPT DEBIT CREDIT CARD PUR ECOM'.split(
    ' ',
  ),
);

const featuresBy =
  (payeeOf: Names['payeeOf']) =>
  (description: string, isInvented = false): string[] => {
    const payee = payeeOf(description);
    const name = new Set(isInvented ? payee?.split(' ') : []);
    const words = description.toUpperCase().match(/[A-Z]+/g) ?? [];
    const telling = words.filter((word) => word.length >= FEWEST_LETTERS && !NOISE.has(word) && !name.has(word));
    return [...new Set([...telling, ...(payee && !isInvented ? [`=${payee}`] : [])])];
  };

function weighted(features: readonly string[], weigh: (feature: string) => number) {
  const weights = new Map(features.map((feature) => [feature, weigh(feature)]));
  return {
    features: weights,
    length: Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)),
  };
}

const isOfOther = ({ payee }: Pick<Point, 'payee'>, asked: Pick<Point, 'payee'>): boolean =>
  payee !== null && asked.payee !== null && !isSamePayee(payee, asked.payee);

const NEIGHBOURS = 3;

function guess(
  asked: Pick<Point, 'features' | 'length' | 'payee'>,
  side: Side,
  byFeature: ReadonlyMap<string, readonly Point[]>,
): Guess | undefined {
  const dots = new Map<Point, number>();
  for (const [feature, weight] of asked.features)
    for (const point of byFeature.get(feature) ?? [])
      if (point.side === side && !isOfOther(point, asked))
        dots.set(point, (dots.get(point) ?? 0) + weight * (point.features.get(feature) ?? 0));
  const nearest = [...dots]
    .map(([point, dot]) => ({ point, likeness: dot / (point.length * asked.length) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, NEIGHBOURS);
  const [first] = nearest;
  if (!first) return undefined;
  const { categoryId, description, isInvented } = first.point;
  const against = nearest.find(({ point }) => point.categoryId !== categoryId)?.likeness ?? 0;
  return { categoryId, likeness: Math.max(0, first.likeness - against / 2), like: description, isOwn: !isInvented };
}
