// Prints what the obligations of 24 months of one company with every kind of fact cost, beside a JSON.parse of the answer.
// Run: npm exec -c "node worker/domain/calendar/engine.bench.mjs"
import { join } from 'node:path';
import { build } from 'vite';

const ROUNDS = 200;
const WARM_UP = 200;

async function load(name) {
  const entry = join(import.meta.dirname, `${name}.ts`);
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: name } },
  });
  const [{ output }] = [made].flat();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

function median(work) {
  for (let round = 0; round < WARM_UP; round++) work();
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[ROUNDS / 2];
}

/** The engine and a JSON.parse of its own answer over 24 months, in milliseconds, with how many obligations it found. */
export async function measureEngine() {
  const { obligationsOf } = await load('engine');
  const { FULL, ASKED } = await load('full-company.fixture');
  const answer = obligationsOf(FULL, ASKED);
  const text = JSON.stringify(answer);
  const engine = median(() => obligationsOf(FULL, ASKED));
  const parse = median(() => JSON.parse(text));
  return { engine, parse, count: answer.obligations.length, size: text.length };
}

if (import.meta.filename === process.argv[1]) {
  const { engine, parse, count, size } = await measureEngine();
  const ms = (time) => `${time.toFixed(2)} ms`;
  console.log(
    `${count} obligations of 24 months: engine ${ms(engine)}, JSON.parse of its ${size} characters ${ms(parse)}`,
  );
}
