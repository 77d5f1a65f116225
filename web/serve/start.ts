// What `npm start` runs: the whole product on this machine, with its data in .wrangler/state.
import { isFree, migrate, startApp, untilServed } from './app.ts';
import { buildWeb } from './build.ts';
import { liveWith } from './run.ts';
import { writeDevVars } from './settings.ts';
import { joinSharedWords } from './shared-words.ts';

const port = Number(process.env.PORT ?? 8788);
const url = `http://localhost:${port}`;

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  if (!(await isFree(port))) throw new Error(`Port ${port} is taken. Choose another: PORT=8790 npm start`);
  writeDevVars();
  console.log('Building the web and preparing the database...');
  joinSharedWords();
  await Promise.all([buildWeb(), migrate()]);
  const server = await startApp({ port });
  liveWith(server);
  await untilServed(`${url}/api/health`, server);
  sayWhereToGo();
}

function sayWhereToGo(): void {
  console.log(`
Anupalan is served at  ${url}
Explore the demo       ${url}/sign-in  (no account needed)
Make an account        ${url}/sign-up  (its mail is kept on this machine: ${url}/api/dev/outbox)
Stop with Ctrl-C. Data is kept in .wrangler/state; delete that folder to begin again.`);
}
