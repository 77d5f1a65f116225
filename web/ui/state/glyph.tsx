import type { ReactNode } from 'react';
import type { Tone } from '../badge';
import { cx } from '../cx';

/** The shapes that say a state, the same in list, grid, timeline and menu; each can be told apart without its colour. */
export type GlyphShape =
  | 'open'
  | 'draft'
  | 'to-sign'
  | 'signed'
  | 'done'
  | 'unproved'
  | 'rejected'
  | 'overdue'
  | 'today'
  | 'none'
  | 'to-confirm'
  | 'lapses'
  | 'moved'
  | 'waived';

const COLOURS: Record<Tone, string> = {
  green: 'text-green-mark',
  yellow: 'text-yellow-mark',
  red: 'text-red-mark',
  grey: 'text-grey-mark',
  blue: 'text-blue-mark',
  purple: 'text-purple-mark',
  orange: 'text-orange-mark',
};

const RING = <circle cx="8" cy="8" r="6" fill="none" strokeWidth="1.6" />;
const DISC = <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />;
// What stands on a filled shape is drawn in the colour of the ground.
const ON = 'stroke-surface';

const SHAPES: Record<GlyphShape, ReactNode> = {
  open: RING,
  draft: (
    <>
      {RING}
      <path d="M8 8V4a4 4 0 0 1 4 4Z" fill="currentColor" stroke="none" />
    </>
  ),
  'to-sign': (
    <>
      {RING}
      <path d="M8 4a4 4 0 0 1 0 8Z" fill="currentColor" stroke="none" />
    </>
  ),
  signed: (
    <>
      {RING}
      <path d="M8 8V4a4 4 0 1 1-4 4Z" fill="currentColor" stroke="none" />
    </>
  ),
  done: (
    <>
      {DISC}
      <path d="m5 8.3 2 2 4-4.3" className={ON} fill="none" strokeWidth="1.7" />
    </>
  ),
  // Done, as somebody says, with nothing that shows it: the tick without its disc.
  unproved: (
    <>
      {RING}
      <path d="m5.2 8.2 1.9 1.9 3.7-4" fill="none" strokeWidth="1.6" />
    </>
  ),
  rejected: (
    <>
      {DISC}
      <path d="m5.7 5.7 4.6 4.6m0-4.6-4.6 4.6" className={ON} fill="none" strokeWidth="1.7" />
    </>
  ),
  overdue: (
    <>
      {DISC}
      <path d="M8 4.5v4.2M8 11.3v.1" className={ON} fill="none" strokeWidth="1.9" />
    </>
  ),
  today: (
    <>
      <circle cx="8" cy="8" r="6" fill="none" strokeWidth="2" />
      <circle cx="8" cy="8" r="2.6" fill="currentColor" stroke="none" />
    </>
  ),
  none: <path d="M5 8h6" fill="none" strokeWidth="1.6" />,
  'to-confirm': (
    <>
      <circle cx="8" cy="8" r="6.2" fill="none" strokeWidth="1.5" strokeDasharray="2.4 1.9" />
      <path d="M6.3 6.4a1.7 1.7 0 1 1 2.6 1.5c-.6.4-.9.7-.9 1.2M8 11.2v.1" fill="none" strokeWidth="1.5" />
    </>
  ),
  lapses: (
    <>
      <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" fill="currentColor" stroke="none" />
      <path d="M8 5.300v3.100M8 10.700v.1" className={ON} fill="none" strokeWidth="1.7" />
    </>
  ),
  moved: (
    <>
      {RING}
      <path d="M5.3 8h5M8.4 6l2 2-2 2" fill="none" strokeWidth="1.4" />
    </>
  ),
  waived: (
    <>
      {RING}
      <path d="m4 12 8-8" fill="none" strokeWidth="1.6" />
    </>
  ),
};

type GlyphProps = {
  shape: GlyphShape;
  tone?: Tone;
  /** The state in words, where none stand beside it. */
  label?: string;
  className?: string;
};

/** A state as a shape of 16 pixels. Words or a day stand beside it wherever there is room; else it carries its own. */
export function Glyph({ shape, tone = 'grey', label, className }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={16}
      height={16}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', COLOURS[tone], className)}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      {SHAPES[shape]}
    </svg>
  );
}
