import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Command, ROOT, scriptOf } from './paths.ts';

// Nothing is asked, nothing is sent home, and no address outside this machine is looked up.
// The tests run with NODE_ENV=test, which would make them build, and test, what nobody is served.
export const QUIET = {
  ...process.env,
  NODE_ENV: 'production',
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  PARAGLIDE_DISABLE_TELEMETRY: '1',
};

export type Finished = { code: number; output: string };

/** Runs a command to its end and keeps what it said; says nothing itself. */
export function run(command: Command, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [scriptOf[command], ...args], {
      cwd: ROOT,
      env: { ...QUIET, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command that must succeed; what it said becomes the error when it does not. */
export async function mustRun(
  what: string,
  command: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { code, output } = await run(command, args, env);
  if (code !== 0) throw new Error(`${what} failed.\n${output}`);
}

type Served = { cwd: string; state: string; output: 'inherit' | 'ignore'; env?: NodeJS.ProcessEnv };

/**
 * Starts wrangler over the stores of one folder, as the leader of its own process group, because it leaves its children
 * behind otherwise. Servers of one machine would find each other's Workers by their names: each looks for them beside its
 * own stores.
 */
export function startServer(args: readonly string[], { cwd, state, output, env }: Served): ChildProcess {
  return spawn(process.execPath, [scriptOf.wrangler, ...args, '--persist-to', state], {
    cwd,
    env: { ...QUIET, ...env, WRANGLER_REGISTRY_PATH: join(state, 'registry') },
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
  });
}

export function stopGroup(server: ChildProcess): void {
  if (server.pid === undefined || server.exitCode !== null) return;
  if (process.platform === 'win32') server.kill();
  else process.kill(-server.pid, 'SIGTERM');
}

/** Ties a server's life to ours: it ends with us however we are told to end, and we end with it. */
export function liveWith(server: ChildProcess): void {
  const stop = () => stopGroup(server);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // npm starts us through a shell; when that is stopped, no signal comes, only another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 1_000).unref();
  server.on('exit', (code) => process.exit(code ?? 0));
}
