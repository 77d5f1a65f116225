/** The heading of the part of the page an element stands in: there the focus goes on when the element itself goes. */
export const headingAbove = (element: Element | null): HTMLElement | null =>
  element?.closest('section:has(h2, h3)')?.querySelector<HTMLElement>('h2, h3') ?? null;

/** Gives a heading the focus, which it takes from nobody who walks the page by Tab. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
