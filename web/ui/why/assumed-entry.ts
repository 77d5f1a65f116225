import { createContext, type ReactNode } from 'react';
import type { ShownStep } from './explained';

export type Asks = NonNullable<ShownStep['asks']>;
export type AssumedEntryProps = { companyId: string; asks: Asks; onDone: () => void };
type AssumedEntry = (of: AssumedEntryProps) => ReactNode;

/** The form that records the fact for which something was assumed; the pages know the forms of all words, and give it. */
export const AssumedEntryContext = createContext<AssumedEntry | undefined>(undefined);
