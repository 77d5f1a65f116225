import type { ReactNode } from 'react';
import { Badge } from '../badge';
import { Glyph } from './glyph';

/** What a check found: quietly, with its mark, where all is well, and as a badge where it is not. */
export function Verdict({ isSound, children }: { isSound: boolean; children: ReactNode }) {
  if (!isSound) return <Badge tone="yellow">{children}</Badge>;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap">
      <Glyph shape="done" tone="green" />
      {children}
    </span>
  );
}
