import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainFailure } from '../launch/plain-failure.mjs';
import { runQuietly } from '../launch/run-command.mjs';

/** The headless shell comes first, since it renders for two thirds of the CPU time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Returns the path of a Chromium that runs: the given one, the system's, Playwright's, or for root Debian's package. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new PlainFailure(`CHROMIUM_PATH names ${given}, which does not run: correct it or unset it.`);
  }
  const found = onPath() ?? (await playwrightsOwn());
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installDebianPackage();
  const installed = onPath();
  if (installed) return installed;
  throw new PlainFailure(
    'The browser journeys need Chromium: install your system’s package chromium, or run npx playwright install chromium, or set CHROMIUM_PATH to one.',
  );
}

function onPath() {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function installDebianPackage() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (...args) => ({ doing: 'Installing Chromium', command: 'apt-get', args, env });
  await runQuietly({ ...apt('update'), doing: 'Reading Debian’s package list' });
  const install = ['install', '-y', '--no-install-recommends'];
  await runQuietly(apt(...install, 'chromium-headless-shell')).catch(() =>
    runQuietly(apt(...install, 'chromium')),
  );
}
