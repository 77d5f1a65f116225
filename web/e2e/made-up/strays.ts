import type { Page } from 'playwright-core';

/** The words of a text that are of no made-up language, for every word of that ends in a letter English has not. */
export function strayWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /^[A-Za-z]{2,}$/.test(word));
}

/** All that a page says, to eyes and ears: its texts, seen or not, its title, and what its elements are named by. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NAMING = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest('script, style, template')) texts.push(nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('*'))
      for (const name of NAMING) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  });
}
