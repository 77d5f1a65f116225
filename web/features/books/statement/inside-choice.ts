import { useState } from 'react';
import type { Preview } from './upload.calls';

/** What is decided about new lines on complete days. Another reading of the file that finds other such lines asks again. */
export function useInsideChoice({ insideCovered, lineCount }: Pick<Preview, 'insideCovered' | 'lineCount'>) {
  const asked = insideCovered.join();
  const [addedFor, setAddedFor] = useState('');
  const isAdded = asked !== '' && addedFor === asked;
  const leftOut = isAdded ? [] : insideCovered;
  return {
    isAdded,
    setIsAdded: (isWanted: boolean) => setAddedFor(isWanted ? asked : ''),
    leftOut,
    isNothingLeft: leftOut.length > 0 && leftOut.length === lineCount,
  };
}
