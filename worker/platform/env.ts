import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Call, CompanyScope, FirmScope, Person } from './access';

/** The address people use: the origin alone, over TLS. */
const APP_ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

const values = z.object({
  ENVIRONMENT: z.string().default('production'),
  DEMO_MODE: z.string().default(''),
  APP_ORIGIN: z.string().default(''),
  BETTER_AUTH_SECRET: z.string().min(32),
  MAIL_FROM: z.string().default(''),
  MAIL_HTTP_URL: z.string().default(''),
  MAIL_HTTP_TOKEN: z.string().default(''),
  OPERATOR_EMAIL: z.string().default(''),
  BACKUP_S3_URL: z.string().default(''),
  BACKUP_S3_REGION: z.string().default(''),
  BACKUP_S3_KEY_ID: z.string().default(''),
  BACKUP_S3_SECRET: z.string().default(''),
  SUPPORT_PHONE: z.string().default(''),
  SUPPORT_EMAIL: z.string().default(''),
});

// Without its own address a deployed Worker would write whatever host a request names into its mails.
const settings = values.refine(
  ({ ENVIRONMENT, APP_ORIGIN: origin }) => ENVIRONMENT === 'local' || APP_ORIGIN.test(origin),
  {
    path: ['APP_ORIGIN'],
  },
);

/** Cloudflare's binding for outgoing mail, where it is configured. */
export type MailBinding = {
  send(message: {
    from: string;
    to: string;
    subject: string;
    text: string;
    headers?: Readonly<Record<string, string>>;
  }): Promise<unknown>;
};

export type Bindings = { DB: D1Database; FILES: R2Bucket; BACKUPS?: R2Bucket; MAIL?: MailBinding } & {
  readonly [setting: string]: unknown;
};

export type Settings = z.infer<typeof settings>;

const parsed = new WeakMap<object, Settings>();

/** The settings, checked once. Throws a sentence that names the setting and the command that sets it. */
export function settingsOf(env: Bindings): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const result = settings.safeParse(env);
  if (!result.success) throw missing(result.error.issues[0]?.path.join('.') ?? 'a setting');
  parsed.set(env, result.data);
  return result.data;
}

function missing(name: string): Error {
  if (name === 'APP_ORIGIN')
    return new Error('The setting APP_ORIGIN is missing. Set it in wrangler.toml, such as "https://app.example.in"');
  return new Error(`The setting ${name} is missing or too short. Set it with: npx wrangler secret put ${name}`);
}

/** The test seams exist here only: `npm start`, `npm run dev` and the tests. */
export const isLocal = (env: Bindings): boolean => settingsOf(env).ENVIRONMENT === 'local';

/** Whether visitors may explore the demonstration without an account. */
export const isDemoOn = (env: Bindings): boolean => settingsOf(env).DEMO_MODE === 'on';

/**
 * What stands for an address, a network or an account where it must be told from others and not be known. The key is the
 * Worker's secret: without it every address there is could be tried.
 */
export const keyedHash = (env: Bindings, text: string): string =>
  createHmac('sha256', settingsOf(env).BETTER_AUTH_SECRET).update(`hash:${text}`).digest('hex').slice(0, 32);

/** What is known of a request on its way through. */
export type Variables = {
  requestId: string;
  origin: string;
  ipHash: string;
  call: Call;
  person: Person;
  companyScope: CompanyScope;
  firmScope: FirmScope;
  idempotency: { key: string; fingerprint: string } | undefined;
};

export type AppEnv = { Bindings: Bindings; Variables: Variables };
