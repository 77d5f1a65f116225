/** A number as a file writes it. No float comes between it and the paise it stands for. */
export class Digits {
  constructor(readonly text: string) {}
}

export type ExactJson = string | Digits | boolean | null | ExactJson[] | ExactObject;
/** Keys may be anything, so that an object is a map and none of them means more than it says. */
export type ExactObject = Map<string, ExactJson>;

/** Where a text stops being JSON: `end` where it breaks off, `text` at what cannot stand there, `depth` where it nests too deep. */
export class JsonFault extends Error {
  constructor(
    readonly kind: 'end' | 'text' | 'depth',
    readonly line: number,
    readonly column: number,
  ) {
    super(`${kind} at ${line}:${column}`);
  }
}

const MOST_DEEP = 32;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANK = /[ \t\r\n]*/y;
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
};

/** Reads JSON with its numbers as they are written. A mark of the byte order before it is no fault. Throws `JsonFault`. */
export function readExactJson(text: string): ExactJson {
  const reader = new Reader(text);
  return reader.whole();
}

class Reader {
  #at: number;

  constructor(readonly text: string) {
    this.#at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  whole(): ExactJson {
    const value = this.#value(0);
    this.#blank();
    if (this.#at < this.text.length) throw this.#fault();
    return value;
  }

  #fault(kind?: JsonFault['kind']): JsonFault {
    const before = this.text.slice(0, this.#at);
    const line = before.split('\n').length;
    const column = this.#at - before.lastIndexOf('\n');
    return new JsonFault(kind ?? (this.#at >= this.text.length ? 'end' : 'text'), line, column);
  }

  #blank(): void {
    BLANK.lastIndex = this.#at;
    BLANK.test(this.text);
    this.#at = BLANK.lastIndex;
  }

  #value(depth: number): ExactJson {
    if (depth > MOST_DEEP) throw this.#fault('depth');
    this.#blank();
    const first = this.text[this.#at];
    if (first === '"') return this.#string();
    if (first === '{') return this.#object(depth);
    if (first === '[') return this.#array(depth);
    if (first === 't') return this.#word('true', true);
    if (first === 'f') return this.#word('false', false);
    if (first === 'n') return this.#word('null', null);
    return this.#number();
  }

  #word<Value>(word: string, value: Value): Value {
    if (this.text.startsWith(word, this.#at)) {
      this.#at += word.length;
      return value;
    }
    if (word.startsWith(this.text.slice(this.#at))) this.#at = this.text.length;
    throw this.#fault();
  }

  #number(): Digits {
    NUMBER.lastIndex = this.#at;
    const match = NUMBER.exec(this.text);
    if (!match) throw this.#fault();
    this.#at = NUMBER.lastIndex;
    return new Digits(match[0]);
  }

  #string(): string {
    const from = this.#at + 1;
    const quick = this.text.indexOf('"', from);
    if (quick < 0) {
      this.#at = this.text.length;
      throw this.#fault();
    }
    const plain = this.text.slice(from, quick);
    if (!plain.includes('\\')) {
      this.#at = quick + 1;
      return plain;
    }
    return this.#escaped(from);
  }

  #escaped(from: number): string {
    const parts: string[] = [];
    this.#at = from;
    for (;;) {
      const char = this.text[this.#at];
      if (char === undefined) throw this.#fault();
      this.#at += 1;
      if (char === '"') return parts.join('');
      parts.push(char === '\\' ? this.#escape() : char);
    }
  }

  #escape(): string {
    const char = this.text[this.#at] ?? '';
    if (char === 'u') {
      const code = /^[\da-fA-F]{4}$/.exec(this.text.slice(this.#at + 1, this.#at + 5))?.[0];
      if (!code) throw this.#fault();
      this.#at += 5;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    const meant = ESCAPES[char];
    if (meant === undefined) throw this.#fault();
    this.#at += 1;
    return meant;
  }

  #array(depth: number): ExactJson[] {
    const items: ExactJson[] = [];
    this.#at += 1;
    if (this.#closes(']')) return items;
    for (;;) {
      items.push(this.#value(depth + 1));
      if (this.#closes(']')) return items;
      this.#mustBe(',');
    }
  }

  #object(depth: number): ExactObject {
    const members: ExactObject = new Map();
    this.#at += 1;
    if (this.#closes('}')) return members;
    for (;;) {
      this.#blank();
      if (this.text[this.#at] !== '"') throw this.#fault();
      const key = this.#string();
      this.#blank();
      this.#mustBe(':');
      members.set(key, this.#value(depth + 1));
      if (this.#closes('}')) return members;
      this.#mustBe(',');
    }
  }

  #closes(char: string): boolean {
    this.#blank();
    if (this.text[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }

  #mustBe(char: string): void {
    if (this.text[this.#at] !== char) throw this.#fault();
    this.#at += 1;
  }
}
