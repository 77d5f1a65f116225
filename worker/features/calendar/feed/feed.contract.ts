import { z } from 'zod';
import { type CalendarFeed, FEED_KINDS } from './feed.table';

/** One plain object, so that every id in it is in the sweep of foreign ids. Which of them a kind needs is asked later. */
export const newFeed = z.object({
  kind: z.enum(FEED_KINDS),
  companyId: z.uuid().optional().describe('about.feed.company-id'),
  caFirmId: z.uuid().optional().describe('about.feed.ca-firm-id'),
});

export type NewFeed = z.infer<typeof newFeed>;

export const madeFeedAnswer = z.object({
  id: z.uuid(),
  kind: z.enum(FEED_KINDS),
  label: z.string(),
  url: z.string().describe('about.feed.url'),
});

export const feedAnswer = z.object({
  id: z.uuid(),
  kind: z.enum(FEED_KINDS),
  label: z.string(),
  createdAt: z.string(),
  lastReadAt: z.string().nullable(),
});

/** A feed as the owner of the firm sees it: also whose it is, and whether it still answers. */
export const firmFeedAnswer = feedAnswer.extend({
  personName: z.string(),
  isAnswering: z.boolean().describe('about.feed.is-answering'),
});

export const feedJson = ({ id, kind, label, createdAt, lastReadAt }: CalendarFeed) => ({
  id,
  kind,
  label,
  createdAt,
  lastReadAt,
});

export const revokedAnswer = z.object({ id: z.uuid() });
