import { type PdfFault, UnreadPdf } from './pdf-fault';
import type { TextItem } from './pdf-items';

const MOST_PAGES = 500;
/** Where no page has as many letters as this, they are a stamp on pictures, not a text. */
const FEWEST_LETTERS = 50;

/**
 * The words of a PDF with their places. The reader of PDFs is heavy, so it is fetched with the first one. The password goes to
 * it and nowhere else.
 */
export async function textItemsOf(bytes: Uint8Array, password: string): Promise<TextItem[]> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(bytes, { ...(password && { password }), verbosity: 0 }).catch((error) => {
    throw new UnreadPdf(faultOf(error, password !== ''));
  });
  try {
    if (document.numPages > MOST_PAGES) throw new UnreadPdf('too-long');
    const pages: TextItem[][] = [];
    for (let page = 1; page <= document.numPages; page++) pages.push(await itemsOn(document, page));
    if (!pages.some((items) => lettersIn(items) >= FEWEST_LETTERS)) throw new UnreadPdf('no-text');
    return pages.flat();
  } finally {
    await document.loadingTask.destroy();
  }
}

type Document = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>;

async function itemsOn(document: Document, number: number): Promise<TextItem[]> {
  const page = await document.getPage(number);
  const { transform: turn, width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  page.cleanup();
  const seenItems = items.flatMap((item) => ('str' in item ? placed(item, turn, number) : []));
  return upright(seenItems.map((item) => (isCutOff(item, width, height) ? { ...item, str: `${item.str}…` } : item)));
}

const lettersIn = (items: readonly { str: string }[]): number => items.reduce((sum, { str }) => sum + str.length, 0);

type Piece = { str: string; transform: number[]; width: number };
/** A piece as it stands on the page when it is looked at, and the way in which it runs. */
type Seen = TextItem & { across: number; down: number };

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

function faultOf(error: unknown, hadPassword: boolean): PdfFault {
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  if (isLocked) return hadPassword ? 'password-wrong' : 'password-needed';
  return 'damaged';
}
