import { env } from 'cloudflare:workers';
import type { Bindings } from '../platform/env';

/** The address that people use. */
export const DEPLOYED_AT = 'https://app.example';

/** The settings of a Worker that is deployed, and not on one machine. */
export const deployedWith = (settings: object = {}) =>
  ({ ...env, ENVIRONMENT: 'production', DEMO_MODE: '', APP_ORIGIN: DEPLOYED_AT, ...settings }) as unknown as Bindings;
