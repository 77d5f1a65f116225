import { type PdfFault, UnreadPdf } from './pdf-fault';
import type { TextItem } from './pdf-items';

const MOST_PAGES = 500;
/** Fewer letters than this on all pages are a stamp on pictures, not a text. */
const FEWEST_LETTERS = 20;

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
    const items: TextItem[] = [];
    for (let page = 1; page <= document.numPages; page++) items.push(...(await itemsOn(document, page)));
    if (items.reduce((letters, { str }) => letters + str.length, 0) < FEWEST_LETTERS) throw new UnreadPdf('no-text');
    return items;
  } finally {
    await document.loadingTask.destroy();
  }
}

type Document = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>;

async function itemsOn(document: Document, number: number): Promise<TextItem[]> {
  const page = await document.getPage(number);
  const turn = page.getViewport({ scale: 1 }).transform;
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) => ('str' in item ? placed(item, turn, number) : []));
}

type Piece = { str: string; transform: number[]; width: number };

/** A piece as it stands on the page when it is looked at; what runs upwards or across is a watermark. */
function placed({ str, transform, width }: Piece, turn: number[], page: number): TextItem[] {
  const [a, b, x, y] = seen(transform, turn);
  if (str.trim() === '' || Math.abs(b) > Math.abs(a) * 0.1) return [];
  const h = Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
  return h > 0 ? [{ str, x, y, w: width, h, page }] : [];
}

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
