import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { cx } from '../../ui/cx';

/** What the product is, in a line and a picture; the children stand below. */
export function ProductInBrief({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-100 flex-col gap-5 pt-4 sm:pt-10 lg:max-w-none lg:pt-0">
      <p className="text-xl font-semibold tracking-tight text-balance lg:text-2xl">{m.auth_what()}</p>
      <div
        role="img"
        aria-label={m.auth_picture()}
        className="rounded-xl border border-line bg-surface text-sm shadow-card"
      >
        <div className="flex items-start gap-2.5 px-4 py-3">
          <Mark path="M8 4.5v4.2M8 11.3v.1" className="mt-0.5 text-red-mark" />
          <span className="grow">
            <span className="block font-medium">{m.auth_picture_form()}</span>
            <span className="text-red">{m.auth_picture_due()}</span>
          </span>
          <span className="text-right">
            <span className="block text-lg font-semibold tabular-nums">₹150</span>
            <span className="text-xs whitespace-nowrap text-ink-3">{m.auth_picture_sum()}</span>
          </span>
        </div>
        <div className="flex items-center gap-2.5 border-t border-line px-4 py-2 text-ink-3">
          <Mark path="m5 8.3 2 2 4-4.3" className="text-green-mark" />
          <span className="grow">{m.auth_picture_done()}</span>
        </div>
      </div>
      {children}
    </div>
  );
}

/** As the product marks a state. Drawn here: its own shapes come with what this page has no use for. */
function Mark({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" className={cx('shrink-0', className)}>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d={path} fill="none" strokeWidth="1.8" strokeLinecap="round" className="stroke-surface" />
    </svg>
  );
}
