import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type Edition, PRODUCT, ROOT, STATE, scriptOf, WEB } from './paths.ts';
import { mustRun, QUIET, startServer, stopGroup } from './run.ts';
import { keepOldStoreAside } from './store.ts';

export type AppOptions = { port: number; state?: string; output?: 'inherit' | 'ignore'; edition?: Edition };

/**
 * Brings the local database to the newest migration; what is already applied is left alone. A store from before the migrations
 * that are here is kept aside, and a new one begun.
 */
export function migrate(state = STATE): Promise<void> {
  const aside = keepOldStoreAside(state, new Date().toISOString().slice(0, 10));
  if (aside)
    console.log(`The data in ${state} is from an earlier version, whose tables were others. It is kept in
${aside}. A new, empty store is begun.`);
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state];
  return mustRun('Applying the migrations', 'wrangler', args);
}

/** Pages and the Worker in one process on one port. The second configuration is the Worker behind /api. */
export async function startApp(options: AppOptions): Promise<ChildProcess> {
  const { port, state = STATE, output = 'inherit', edition = PRODUCT } = options;
  const configs = ['-c', 'wrangler.toml', '-c', edition.worker];
  const ports = ['--port', `${port}`, '--inspector-port', `${await freePort()}`];
  const args = ['pages', 'dev', edition.dist, ...configs, ...ports, '--log-level', 'error'];
  return startServer(args, { cwd: WEB, state, output });
}

/**
 * The same for the browser tests, by the Worker that `buildWorker` has built: in a fifth of the processor's time. Resolves when it
 * is served; an empty state has its tables then.
 */
export function startBuilt(port: number, state: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [scriptOf.serveBuilt, `${port}`, state], {
    cwd: ROOT,
    env: QUIET,
    // The leader of its own process group, as wrangler is.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    server.once('message', () => resolve(server));
    server.once('exit', () => reject(new Error('The server ended before it served. What it said is above.')));
  });
}

/** Resolves when the page answers; stops the server and throws when it ended or the time is over. */
export async function untilServed(url: string, server: ChildProcess, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && server.exitCode === null) {
    if (await isServed(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stopGroup(server);
  throw new Error(`Nothing is served at ${url}. What the server said is above.`);
}

// A server whose Worker does not build listens and never answers, so each try has its end.
const isServed = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
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
