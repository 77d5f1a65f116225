import type { TestProject } from 'vitest/node';
import { migrate, startApp } from '../../serve/app.ts';
import { buildWeb } from '../../serve/build.ts';
import { chromiumPath } from '../../serve/chromium.ts';
import { MADE_UP } from '../../serve/paths.ts';
import { writeDevVars } from '../../serve/settings.ts';
import { served } from '../serve.ts';

/** Serves the product in the made-up language, by what `npm start` uses: the migrations, and a Worker built by its server. */
export default async function serveMadeUp(project: TestProject) {
  project.provide('chromium', chromiumPath());
  writeDevVars();
  await buildWeb(MADE_UP);
  const { url, stop } = await served(async (port, state) => {
    await migrate(state);
    return startApp({ port, state, edition: MADE_UP });
  });
  project.provide('urls', [url]);
  return stop;
}
