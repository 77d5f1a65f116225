import type { Page } from 'playwright-core';

/** What is the same in every language: names of products and of formats of files. */
const NAMES = new Set([
  'Anupalan',
  'Chrome',
  'Linux',
  'CSV',
  'XLSX',
  'PDF',
  'TXT',
  'ICS',
  'JSON',
  'ZIP',
  'Tally',
  'hledger',
  'Beancount',
]);

/** What the browser itself sets between the parts of a list, in the language of the page. */
const JOINERS = (['conjunction', 'disjunction'] as const).flatMap((type) =>
  new Intl.ListFormat('en-GB', { type })
    .formatToParts(['', ''])
    .filter((part) => part.type === 'literal')
    .map(({ value }) => value.trim()),
);

/** A word, an address, or a code with its joints: 'GSTR-3B', 'INV/26-27/0081', 'asha.rao@example.in'. */
const WORD = /https?:\S*|[\p{L}\p{M}\p{N}]+(?:[-_.@/]+[\p{L}\p{M}\p{N}]+)*/gu;

const isCode = (word: string): boolean => /\p{N}|@|:/u.test(word) || NAMES.has(word) || JOINERS.includes(word);

/**
 * The words of a text that are neither of the made-up language, where every word ends in a letter that English has not, nor
 * data: what people wrote, what the law is cited by, and codes. Single letters are steps and initials.
 */
export function strayWords(text: string, data: readonly string[] = []): string[] {
  const rest = data.reduce((part, one) => part.replaceAll(one, '§'), text.replace(/\s+/g, ' '));
  const words = (rest.match(WORD) ?? []).filter((word) => !isCode(word));
  const parts = words.flatMap((word) => word.split(/[-_./]/));
  return parts.filter((word) => /^[A-Za-z]{2,}$/.test(word) && !isCode(word));
}

/** All that a page says, to eyes and ears: its texts, seen or not, its title, and what its elements are named by. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NAMING = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      // What stands in a field was typed there, and keys have their names on the keyboard.
      if (!parentElement?.closest('script, style, template, textarea, kbd')) texts.push(nodeValue ?? '');
    }
    for (const element of document.querySelectorAll(NAMING.map((name) => `[${name}]`).join()))
      for (const name of NAMING) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  });
}

/** Where longer words break a page as it stands: it is wider than the screen, or a text does not fit into what is made for it. */
export function brokenPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isWide = scrollWidth > clientWidth;
    const found = new Set(isWide ? [`the page is ${scrollWidth} px wide`] : []);
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.nodeValue?.trim();
      let box = node.parentElement;
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
      // What is only heard has no width.
      if (!text || !box || box.clientWidth <= 1 || !box.checkVisibility()) continue;
      const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(box);
      // What has an ellipsis, on one line or the last of several, was made to be cut, and what scrolls is reached.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX)) continue;
      range.selectNodeContents(node);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      const spills = inner.right > outer.right + 1 || inner.left < outer.left - 1 || inner.bottom > outer.bottom + 4;
      if (spills) found.add(`does not fit into its ${box.tagName}: ${text.slice(0, 80)}`);
      if (isWide && inner.right > clientWidth && !box.closest('[tabindex="0"], .overflow-x-auto'))
        found.add(`stands beyond the screen: ${text.slice(0, 80)}`);
    }
    return [...found];
  });
}
