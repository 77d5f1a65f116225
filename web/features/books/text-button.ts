/** The looks of words that act: a link of the page that is not a change of page. */
export const TEXT_BUTTON =
  'rounded-sm text-left underline decoration-line-strong underline-offset-2 hover:decoration-current pointer-coarse:min-h-6';
