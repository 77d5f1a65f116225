// What `npm run dev` runs: pages with hot reload by vite, /api forwarded to the Worker under wrangler, which reloads itself.
import { createServer } from 'vite';
import { freePort, isFree, migrate, untilServed } from './app.ts';
import { ROOT, STATE, WEB } from './paths.ts';
import { liveWith, startServer } from './run.ts';
import { writeDevVars } from './settings.ts';
import { joinSharedWords } from './shared-words.ts';

const port = Number(process.env.PORT ?? 8788);
if (!(await isFree(port))) {
  console.error(`Port ${port} is taken. Choose another: PORT=8790 npm run dev`);
  process.exit(1);
}

writeDevVars();
joinSharedWords();
await migrate();
const workerPort = await freePort();
const workerUrl = `http://127.0.0.1:${workerPort}`;
const ports = ['--port', `${workerPort}`, '--inspector-port', `${await freePort()}`];
const worker = startServer(['dev', '--test-scheduled', ...ports], { cwd: ROOT, state: STATE, output: 'inherit' });
liveWith(worker);
await untilServed(`${workerUrl}/api/settings`, worker);

// The Host header stays the page's own, so that the Worker sees one origin as it does when deployed.
const proxy = { target: workerUrl, changeOrigin: false };
const pages = await createServer({
  configFile: `${WEB}/vite.config.ts`,
  server: { port, strictPort: true, proxy: { '/api': proxy, '/cdn-cgi': proxy } },
});
await pages.listen();
pages.printUrls();
