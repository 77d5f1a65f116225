import { Fragment } from 'react';
import { cx } from '../cx';
import type { Sum } from './sum';

/** A sum set large: each term over its name, what was assumed marked as such, and what comes of it with its provision. */
export function SumLine({ sum: { terms, result, under } }: { sum: Sum }) {
  return (
    <p className="flex flex-wrap items-start gap-x-3 gap-y-2">
      {terms.map(({ text, operator, name, kind }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the terms of a sum have no names of their own, and never change places
        <Fragment key={place}>
          {operator && <span className="pt-1 text-lg text-ink-3">{operator}</span>}
          <span>
            <span
              className={cx(
                'inline-block text-xl font-semibold tracking-tight sm:text-2xl',
                kind === 'assumed' && 'border-b-2 border-dashed border-orange-mark',
              )}
            >
              {text}
            </span>{' '}
            {name && <span className="block max-w-36 text-xs text-ink-3 wrap-anywhere">{name}</span>}
          </span>
        </Fragment>
      ))}
      <span className="pt-1 text-lg text-ink-3">=</span>
      <span>
        <span className="inline-block text-xl font-semibold tracking-tight sm:text-2xl">{result}</span>{' '}
        {under && <span className="block max-w-52 text-xs text-ink-3 wrap-anywhere">{under}</span>}
      </span>
    </p>
  );
}
