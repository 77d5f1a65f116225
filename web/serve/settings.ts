import { existsSync, writeFileSync } from 'node:fs';
import { type Edition, PRODUCT } from './paths.ts';

/** Writes the settings of this machine once. The secret is random and stays in the file; it is never printed. */
export function writeDevVars({ devVars }: Edition = PRODUCT): void {
  if (existsSync(devVars)) return;
  const lines = ['ENVIRONMENT="local"', 'DEMO_MODE="on"', `BETTER_AUTH_SECRET="${randomHex(32)}"`];
  writeFileSync(devVars, `${lines.join('\n')}\n`, { mode: 0o600 });
}

function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
