import { z } from 'zod';

/** Whose data a backup holds: a company's, or a firm's own beside its clients'. */
export type Holder = { kind: 'company' | 'firm'; id: string };

/** A part of the rows, in one object named by the hash of its content: what did not change is not written again. */
const piece = z.object({ key: z.string(), sha256: z.string(), bytes: z.number().int(), rows: z.number().int() });

/** What a backup consists of. It is written last: without it there is no backup. */
export const manifest = z.object({
  format: z.literal('anupalan-backup'),
  version: z.literal(1),
  kind: z.enum(['company', 'firm']),
  id: z.string(),
  name: z.string(),
  /** The firm that serves the company, whose rows the company's refer to. */
  caFirmId: z.string().nullable(),
  /** The clients of a firm, each with a backup of its own. */
  companies: z.array(z.string()),
  day: z.iso.date(),
  takenAt: z.string(),
  chain: z.object({ length: z.number().int(), head: z.string() }),
  pieces: z.array(piece),
});

export type Piece = z.infer<typeof piece>;
export type Manifest = z.infer<typeof manifest>;

/** Where the reading of rows goes on: at which table, and after which values of the columns that make its order. */
export type Place = { table: string; after: (string | number)[] | null };

/** How far a backup has come that one run did not end. */
export type Progress = {
  chain: { length: number; head: string };
  pieces: Piece[];
  /** Null once all rows were read. */
  place: Place | null;
};

/** The first line of each table's rows in a piece; each line after it is a row, in the order of these columns. */
export const heading = z.object({ table: z.string(), columns: z.array(z.string()) });
export type Heading = z.infer<typeof heading>;

const folderOf = ({ kind, id }: Holder) => `${kind === 'company' ? 'companies' : 'firms'}/${id}`;

export const pieceKey = (holder: Holder, sha256: string) => `${folderOf(holder)}/rows/${sha256}.jsonl`;
export const manifestKey = (holder: Holder, day: string) => `${folderOf(holder)}/${day}.json`;
/** The manifest of the newest backup. */
export const newestKey = (holder: Holder) => manifestKey(holder, 'newest');
/** Where the copy of a kept file lies. */
export const fileKeyOf = (fileKey: string) => `files/${fileKey}`;
/** Everybody of whom there is a backup. */
export const HOLDERS_KEY = 'holders.json';
