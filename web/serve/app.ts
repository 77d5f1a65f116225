import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { STATE, WEB } from './paths.ts';
import { mustRun, startServer } from './run.ts';

export type AppOptions = { port: number; state?: string; output?: 'inherit' | 'ignore' };

/** Brings the local database to the newest migration; what is already applied is left alone. */
export function migrate(state = STATE): Promise<void> {
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state];
  return mustRun('Applying the migrations', 'wrangler', args);
}

/** Pages and the Worker in one process on one port. The second configuration is the Worker behind /api. */
export async function startApp({ port, state = STATE, output = 'inherit' }: AppOptions): Promise<ChildProcess> {
  const configs = ['-c', 'wrangler.toml', '-c', '../wrangler.toml'];
  const ports = ['--port', `${port}`, '--inspector-port', `${await freePort()}`];
  const args = ['pages', 'dev', ...configs, '--persist-to', state, ...ports, '--log-level', 'error'];
  return startServer('wrangler', args, WEB, output);
}

/** Resolves when the page answers; throws when the server ends first or the time is over. */
export async function untilServed(url: string, server: ChildProcess, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with code ${server.exitCode} before it served ${url}`);
    if (await isServed(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing is served at ${url} after ${seconds} seconds`);
}

const isServed = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Whether a server can listen here; asked first, because wrangler's own words for a taken port are long. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
