import { z } from 'zod';
import { nameText } from '../../platform/wire';
import { DIGEST_WISHES } from '../reminder/digest.table';

export const newName = z.object({ name: nameText });

export const newWish = z.object({ wish: z.enum(DIGEST_WISHES).describe('about.profile.wish') });

// Stored as identity stores the addresses of accounts.
export const newAddress = z.object({ email: z.email().max(254).toLowerCase(), password: z.string().min(1).max(128) });

export const addressToken = z.object({ token: z.string().min(1).max(100) });

export const waitingAddress = z.object({ email: z.string(), expiresAt: z.string() });

export const profileAnswer = z.object({
  name: z.string(),
  email: z.string(),
  waiting: waitingAddress.nullable().describe('about.profile.waiting'),
  wish: newWish.shape.wish,
});

export const confirmedAddress = z.object({ email: z.string() });
