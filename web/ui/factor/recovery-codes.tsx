import { useState } from 'react';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import { Button } from '../button';

/** The codes for when the app is gone: they are shown this once, so that nothing else is to be done before they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{m.factor_codes_words()}</p>
      <ul
        aria-label={m.factor_codes()}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => download(m.factor_file(), `${text}\n`, 'text/plain')}>{m.factor_save_file()}</Button>
        <Button onClick={() => void copy().catch(() => undefined)}>{m.factor_copy()}</Button>
        <Button variant="primary" onClick={onKept}>
          {m.factor_kept()}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {isCopied && m.factor_copied()}
      </p>
    </div>
  );
}
