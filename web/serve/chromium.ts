import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The first is the same browser without its windows, which cost a test a tenth of its time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A Chrome or Chromium on this machine; installed where Debian's packages and root allow it, else a sentence says how. */
export function chromiumPath(): string {
  const found = findChromium() ?? (canInstall() ? installChromium() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one (Debian: apt-get install chromium-headless-shell), or name it: CHROME=/path/to/chrome npm test',
  );
}

function findChromium(): string | undefined {
  const named = process.env.CHROME ?? process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROME names ${named}, which does not exist`);
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return named || [...onPath, ...PLACES].find((path) => existsSync(path));
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installChromium(): string | undefined {
  console.log('No Chromium found: installing it with apt-get, once.');
  aptGet('update', '-qq');
  try {
    aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
  } catch {
    // Not every Debian or child of Debian has the package.
    aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  return findChromium();
}

const aptGet = (...args: readonly string[]) =>
  execFileSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'inherit' });
