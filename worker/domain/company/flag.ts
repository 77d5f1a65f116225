/** Something that does not fit. A contradiction cannot be so; a note may well be, and is worth a look. */
export type Flag = { code: string; weight: 'contradiction' | 'note'; message: string; fields: readonly string[] };

export const flag = (code: string, message: string, fields: readonly string[]): Flag => ({
  code,
  weight: 'contradiction',
  message,
  fields,
});

export const note = (code: string, message: string, fields: readonly string[]): Flag => ({
  ...flag(code, message, fields),
  weight: 'note',
});
