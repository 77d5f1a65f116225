import type { Proposal } from '../../domain/tds/finder';

/** How a proposal is named: its source, the row of it, and the nature of payment; of one bill, what a declaration spares apart. */
export const proposalId = ({
  source,
  id,
  nature,
  reasonFlag,
}: Pick<Proposal, 'source' | 'id' | 'nature' | 'reasonFlag'>): string =>
  `${source}:${id}:${nature}${reasonFlag === 'T' ? 'Spared' : ''}`;
