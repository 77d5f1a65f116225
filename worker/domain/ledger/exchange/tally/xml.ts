import { say } from '../../../shared/message';
import { EXCHANGE_LIMITS, ExchangeRefusal } from '../model';

/** An element of a file with what stands in it. */
export type Node = {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Node[];
};

/** The elements that are read whole, one after another, so that no more than one of them is held. */
const RECORDS: ReadonlySet<string> = new Set([
  'VOUCHER',
  'LEDGER',
  'GROUP',
  'VOUCHERTYPE',
  'DSPACCNAME',
  'DSPACCINFO',
  'SVCURRENTCOMPANY',
  'SVFROMDATE',
]);

/** What stands around them. */
const FRAMES: ReadonlySet<string> = new Set([
  ...['ENVELOPE', 'HEADER', 'BODY', 'VERSION', 'TALLYREQUEST', 'TYPE', 'SUBTYPE', 'ID', 'STATUS', 'IMPORTDATA'],
  ...['EXPORTDATA', 'REQUESTDESC', 'REPORTNAME', 'STATICVARIABLES', 'REQUESTDATA', 'TALLYMESSAGE', 'DESC', 'DATA'],
  ...['COLLECTION', 'CMPINFO', 'IMPORTRESULT', 'IMPORTDUPS', 'SVEXPORTFORMAT', 'SVTODATE'],
]);

/** A parser of XML, which says what it comes upon; it knows no entities but the five of XML, and goes nowhere to fetch any. */
export type NewXmlParser = (events: {
  begin: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** Text of the element that is open. */
  add: (text: string) => void;
  finish: () => void;
  /** A document type is declared. */
  declaration: () => void;
  /** The text is no XML. */
  fault: () => void;
}) => { write: (text: string) => void; end: () => void; line: () => number };

export type Records = {
  /** Reads on in the text of a file. Throws ExchangeRefusal. */
  write: (text: string) => void;
  /** Ends the file. Throws ExchangeRefusal where it is cut off. */
  end: () => void;
};

/**
 * Reads the records of a file as its text comes. A document type and entities of its own are refused, and so is what is nested or
 * filled without end; letters that no XML may hold are taken out, also where they are written as `&#4;`, as Tally does.
 */
export function tallyRecords(
  newParser: NewXmlParser,
  take: (record: Node) => void,
  pass: (name: string) => void,
): Records {
  const open: Node[] = [];
  let depth = 0;
  let nodes = 0;
  let hasRoot = false;
  const refuse = (id: string, params = {}): never => {
    throw new ExchangeRefusal(say(id, { line: String(parser.line()), ...params }), parser.line());
  };
  const begin = (name: string, attributes: Readonly<Record<string, string>>) => {
    depth++;
    if (depth > EXCHANGE_LIMITS.depth) refuse('ledger-exchange.xml-deep', { limit: EXCHANGE_LIMITS.depth });
    if (!hasRoot && name.toUpperCase() !== 'ENVELOPE') refuse('ledger-exchange.xml-not-tally');
    hasRoot = true;
    const tag = name.toUpperCase();
    const parent = open.at(-1);
    if (!parent && !RECORDS.has(tag)) {
      if (!FRAMES.has(tag) && depth < EXCHANGE_LIMITS.depth) pass(tag);
      return;
    }
    if (++nodes > EXCHANGE_LIMITS.nodes) refuse('ledger-exchange.xml-long-record');
    const node: Node = { name: tag, line: parser.line(), attributes: upper(attributes), text: '', children: [] };
    parent?.children.push(node);
    open.push(node);
  };
  const add = (text: string) => {
    const node = open.at(-1);
    if (!node) return;
    node.text += text;
    if (node.text.length > EXCHANGE_LIMITS.letters) refuse('ledger-exchange.xml-long-value', { name: node.name });
  };
  const finish = () => {
    depth--;
    const node = open.pop();
    if (!node || open.length > 0) return;
    nodes = 0;
    take(node);
  };
  const parser = newParser({
    begin,
    add,
    finish,
    declaration: () => refuse('ledger-exchange.xml-doctype'),
    fault: () => refuse('ledger-exchange.xml-broken'),
  });
  let held = '';
  return {
    write: (text) => {
      const whole = held + text;
      // What begins like a reference may go on in the next piece.
      const at = whole.lastIndexOf('&');
      const cut = at >= 0 && whole.length - at < LONGEST_REFERENCE && !whole.includes(';', at) ? at : whole.length;
      held = whole.slice(cut);
      parser.write(cleaned(whole.slice(0, cut)));
    },
    end: () => {
      parser.write(cleaned(held));
      if (!hasRoot) refuse('ledger-exchange.xml-not-tally');
      parser.end();
    },
  };
}

const LONGEST_REFERENCE = 12;

const upper = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toUpperCase(), value]));

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const REFERENCE = /&#(?:x([0-9a-f]{1,8})|(\d{1,8}));/gi;

const cleaned = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(REFERENCE, (whole, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return isAllowed(code) ? whole : '';
  });

const isAllowed = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 32 && code < 0xd800) ||
  (code > 0xdfff && code < 0xfffe) ||
  (code > 0xffff && code <= 0x10ffff);

/** The text of the first child of this name, without the blanks around it; nothing where there is none or it is empty. */
export function textOf(node: Node, name: string): string | undefined {
  const text = node.children.find((child) => child.name === name)?.text.trim();
  return text === '' ? undefined : text;
}

/** The children of these names, in the order of the file. */
export const childrenOf = (node: Node, ...names: string[]): Node[] =>
  node.children.filter((child) => names.includes(child.name));
