import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, startBuilt, untilServed } from '../serve/app.ts';
import { buildWeb, buildWorker } from '../serve/build.ts';
import { chromiumPath } from '../serve/chromium.ts';
import { stopGroup } from '../serve/run.ts';
import { writeDevVars } from '../serve/settings.ts';

/** Serves the product, with empty stores, once for each process of the browser tests and for as long as they run. */
export default async function serveAll(project: TestProject) {
  project.provide('chromium', chromiumPath());
  writeDevVars();
  await Promise.all([buildWeb(), buildWorker()]);
  const servers = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, () => served(startBuilt)),
  );
  project.provide(
    'urls',
    servers.map(({ url }) => url),
  );
  return () => Promise.all(servers.map(({ stop }) => stop()));
}

type Start = (port: number, state: string) => Promise<ChildProcess>;

/** Starts a server over empty stores and waits until it answers; stopping it takes the stores away. */
export async function served(start: Start): Promise<{ url: string; stop: () => Promise<void> }> {
  const state = mkdtempSync(join(tmpdir(), 'anupalan-browser-tests-'));
  const port = await freePort();
  const server = await start(port, state);
  // 'localhost', not 127.0.0.1: browsers take Secure cookies there without TLS.
  const url = `http://localhost:${port}`;
  await untilServed(`${url}/api/health`, server);
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    stopGroup(server);
    await ended;
    rmSync(state, { recursive: true, force: true });
  };
  return { url, stop };
}

declare module 'vitest' {
  interface ProvidedContext {
    urls: string[];
    chromium: string;
  }
}
