/** The looks of a name that opens the transactions behind it. */
export const NAME_LINK =
  'rounded-sm wrap-anywhere underline decoration-line-strong underline-offset-2 hover:decoration-current';
