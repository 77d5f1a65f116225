import { useRef, useState } from 'react';
import { m } from '../../lib/messages';
import { Button, buttonClass } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { DialogFooter } from '../../ui/overlay/dialog';

/** The secret link, the button that copies it, and where each calendar takes it. */
export function FeedLink({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <CopyField url={url} />
      <div className="text-sm">
        <h3 className="font-medium">{m.feed_how()}</h3>
        <dl className="mt-1 flex flex-col gap-1.5">
          <How name={m.feed_google()} words={m.feed_google_how()} />
          <How name={m.feed_apple()} words={m.feed_apple_how()} />
          <How name={m.feed_outlook()} words={m.feed_outlook_how()} />
        </dl>
      </div>
      <DialogFooter>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass()}>
          {m.feed_open()}
        </a>
        <Button variant="primary" onClick={onClose}>
          {m.feed_done()}
        </Button>
      </DialogFooter>
    </div>
  );
}

function CopyField({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setSaid(m.feed_copied());
    } catch {
      setSaid(m.feed_copy_yourself()); // A browser may refuse; the link stands selected, ready for the keys.
    }
  };
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field name="link" label={m.feed_link()}>
            {(control) => <Input {...control} ref={field} readOnly value={url} className="font-mono text-xs" />}
          </Field>
        </div>
        <Button onClick={() => void copy()}>{m.feed_copy()}</Button>
      </div>
      <p role="status" className="min-h-4.5 text-xs text-ink-2">
        {said}
      </p>
    </div>
  );
}

function How({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink-2">{words}</dd>
    </div>
  );
}
