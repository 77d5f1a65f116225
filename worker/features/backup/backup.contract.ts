import { z } from 'zod';

export const backupAnswer = z.object({
  lastBackup: z
    .object({ upTo: z.string().describe('about.backup.up-to'), rows: z.number().int(), files: z.number().int() })
    .nullable(),
});
