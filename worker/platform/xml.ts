import { SaxesParser } from 'saxes';
import type { NewXmlParser } from '../domain/ledger/exchange/tally/xml';

/** A parser of XML that reads text as it comes, checks that it is well-formed, and expands nothing but the five entities of XML. */
export const newXmlParser: NewXmlParser = ({ begin, add, finish, declaration, fault }) => {
  const parser = new SaxesParser({ position: true });
  parser.on('error', fault);
  parser.on('doctype', declaration);
  parser.on('opentag', ({ name, attributes }) => begin(name, attributes as Record<string, string>));
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', finish);
  return {
    write: (text) => {
      parser.write(text);
    },
    end: () => {
      parser.close();
    },
    line: () => parser.line,
  };
};
