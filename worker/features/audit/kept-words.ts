import { isMessage, type Language, type Message, worded } from '../../domain/shared/message';
import { inBaseWords } from '../../platform/http';

/** Where a record of the trail keeps the messages of those of its fields that the program said. */
const SAID = 'said';

/**
 * A record as the trail keeps it. What the program said stands in it in words, since a trail is read and searched for years, and
 * beside them as the message that it was, for readers of another language.
 */
export function inKeptWords(record: object): object {
  const said = Object.entries(record).filter((field): field is [string, Message] => isMessage(field[1]));
  if (said.length === 0) return record;
  const words = said.map(([field, message]) => [field, inBaseWords(message)]);
  return { ...record, ...Object.fromEntries(words), [SAID]: Object.fromEntries(said) };
}

/** A kept record for a reader of a language. A message that has left the catalogue since is read in the words that were kept. */
export function retold(record: Readonly<Record<string, unknown>>, language: Language): Record<string, unknown> {
  const { [SAID]: said, ...kept } = record;
  if (typeof said !== 'object' || said === null) return record;
  const words = Object.entries(said).map(([field, message]) => [field, wordsOr(kept[field], message, language)]);
  return { ...kept, ...Object.fromEntries(words) };
}

function wordsOr(kept: unknown, message: unknown, language: Language): unknown {
  try {
    return worded(message, language);
  } catch (error) {
    if (error instanceof RangeError) return kept;
    throw error;
  }
}
