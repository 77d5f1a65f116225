import type { TextItem } from './items';

/** How many letters a page's pieces hold together. */
export const lettersIn = (items: readonly { str: string }[]): number =>
  items.reduce((sum, { str }) => sum + str.length, 0);

/** A page as a reader of PDFs gives it: how it is turned, how large it is, and its pieces of text. */
export type RawPage = { number: number; turn: number[]; width: number; height: number; pieces: readonly Piece[] };

type Piece = { str: string; transform: number[]; width: number };
/** A piece as it stands on the page when it is looked at, and the way in which it runs. */
type Seen = TextItem & { across: number; down: number };

/** The words of a page at their places, turned to run to the right; what is cut off at the edge of the paper ends in '…'. */
export function itemsOfPage({ number, turn, width, height, pieces }: RawPage): TextItem[] {
  const all = pieces.flatMap((piece) => placed(piece, turn, number));
  return upright(all.map((item) => (isCutOff(item, width, height) ? { ...item, str: `${item.str}…` } : item)));
}

function placed({ str, transform, width }: Piece, turn: number[], page: number): Seen[] {
  const [across, down, x, y] = seen(transform, turn);
  const h = Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
  return str.trim() !== '' && h > 0 ? [{ str, x, y, w: width, h, page, across, down }] : [];
}

/** A letter beyond the paper is not told: where a piece ends at its edge, a figure may have lost its last digits. */
function isCutOff({ x, y, w, h, across, down }: Seen, width: number, height: number): boolean {
  const length = Math.hypot(across, down) || 1;
  const [right, bottom] = [x + (w * across) / length, y + (w * down) / length];
  const room = WIDEST_DIGIT * h;
  return right > width - room || right < room || bottom > height - room || bottom < room;
}

/** In letters. */
const WIDEST_DIGIT = 0.6;

const WAYS = [
  { across: 1, down: 0 },
  { across: 0, down: -1 },
  { across: 0, down: 1 },
  { across: -1, down: 0 },
];

/** The pieces that run the way most letters of the page do, turned to run to the right; what runs otherwise is a watermark. */
function upright(pieces: readonly Seen[]): TextItem[] {
  const [most] = WAYS.map((way) => ({ way, along: pieces.filter((piece) => runs(piece, way)) })).sort(
    (one, other) => lettersIn(other.along) - lettersIn(one.along),
  );
  const { way = { across: 1, down: 0 }, along = [] } = most ?? {};
  return along.map(({ across: _across, down: _down, x, y, ...piece }) => ({
    ...piece,
    x: x * way.across + y * way.down,
    y: y * way.across - x * way.down,
  }));
}

const runs = ({ across, down }: Seen, way: { across: number; down: number }): boolean =>
  across * way.across + down * way.down > 0.99 * Math.hypot(across, down);

/** Direction and place of a piece after the page's own turn. */
function seen(transform: number[], turn: number[]): [a: number, b: number, x: number, y: number] {
  const [a = 0, b = 0, , , e = 0, f = 0] = transform;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = turn;
  return [p * a + r * b, q * a + s * b, p * e + r * f + t, q * e + s * f + u];
}
