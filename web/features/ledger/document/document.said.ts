import { type Said, type Words, wordsOf } from '#domain/shared/message';
import { languageWith, pageLanguage } from '../../../lib/said';

// What the domain says of a document while it is typed: more words than a page has by itself, loaded with the form alone.
const AREAS = import.meta.glob<Readonly<Record<string, Words>>>(
  '../../../messages/shared/*/{gst,gst-particulars,ledger,ledger-document,ledger-document-field}.json',
  { eager: true, import: 'default' },
);

const languageHere = languageWith(AREAS, pageLanguage);

/** What the domain says of a document, in the language of the page. */
export const documentWords = (said: Said): string => wordsOf(said, languageHere());
