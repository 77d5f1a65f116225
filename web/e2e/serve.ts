import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, migrate, startApp, untilServed } from '../serve/app.ts';
import { buildWeb } from '../serve/build.ts';
import { chromiumPath } from '../serve/chromium.ts';
import { type Edition, PRODUCT } from '../serve/paths.ts';
import { stopGroup } from '../serve/run.ts';
import { writeDevVars } from '../serve/settings.ts';

/** Serves the built web and the Worker together, with empty stores, for as long as the browser tests run. */
export default (project: TestProject) => serveEdition(project, PRODUCT);

export async function serveEdition(project: TestProject, edition: Edition) {
  project.provide('chromium', chromiumPath());
  const state = mkdtempSync(join(tmpdir(), 'anupalan-browser-tests-'));
  writeDevVars();
  await Promise.all([buildWeb(edition), migrate(state)]);
  const port = await freePort();
  const server = await startApp({ port, state, edition });
  // 'localhost', not 127.0.0.1: browsers take Secure cookies there without TLS.
  const url = `http://localhost:${port}`;
  await untilServed(`${url}/api/health`, server);
  project.provide('url', url);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    stopGroup(server);
    await ended;
    rmSync(state, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
    chromium: string;
  }
}
