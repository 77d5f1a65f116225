import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, migrate, untilServed } from '../../web/serve/app.ts';
import { ROOT } from '../../web/serve/paths.ts';
import { startServer, stopGroup } from '../../web/serve/run.ts';
import { writeDevVars } from '../../web/serve/settings.ts';
import { joinSharedWords } from '../../web/serve/shared-words.ts';

export type Server = { url: string; stop: () => void };

/** The API behind the Worker of the bench, on an empty database of its own that goes away with it. */
export async function benchServer({ heapMb }: { heapMb?: number } = {}): Promise<Server> {
  writeDevVars();
  joinSharedWords();
  const state = mkdtempSync(join(tmpdir(), 'anupalan-bench-'));
  await migrate(state);
  const port = await freePort();
  const ports = ['--port', `${port}`, '--inspector-port', `${await freePort()}`];
  const configs = ['-c', 'worker/bench/wrangler.toml', '-c', 'wrangler.toml'];
  const args = ['dev', ...configs, ...ports, '--log-level', 'error'];
  // The runtime takes it as a whole, so that each of its Workers, and the part of the database that is one, has so much.
  const env = heapMb ? { MINIFLARE_WORKERD_V8_FLAGS: `--max-old-space-size=${heapMb}` } : {};
  const server = startServer(args, { cwd: ROOT, state, output: 'inherit', env });
  const stop = () => {
    stopGroup(server);
    server.once('exit', () => rmSync(state, { recursive: true, force: true }));
  };
  const url = `http://localhost:${port}`;
  try {
    await untilServed(`${url}/api/health`, server);
  } catch (error) {
    stop();
    throw error;
  }
  return { url, stop };
}
