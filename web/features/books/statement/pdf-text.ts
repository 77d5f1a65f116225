import type { TextItem } from '#domain/bank/reader/pdf/items';
import { itemsOfPage, lettersIn } from '#domain/bank/reader/pdf/page';
import { type PdfFault, UnreadPdf } from './pdf-fault';

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
  const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
  return itemsOfPage({ number, turn, width, height, pieces });
}

function faultOf(error: unknown, hadPassword: boolean): PdfFault {
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  if (isLocked) return hadPassword ? 'password-wrong' : 'password-needed';
  return 'damaged';
}
