import type { Proposal } from '../../domain/tds/finder';

/** How a proposal is named: its source, the row of it, and the nature of payment. */
export const proposalId = ({ source, id, nature }: Pick<Proposal, 'source' | 'id' | 'nature'>): string =>
  `${source}:${id}:${nature}`;
