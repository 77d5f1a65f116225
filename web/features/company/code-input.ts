/** How a field for an identifier behaves: capitals, and no help from the speller or the browser's memory. */
export const CODE = {
  className: 'uppercase placeholder:normal-case',
  autoCapitalize: 'characters',
  autoComplete: 'off',
  spellCheck: false,
} as const;
