import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainFailure } from '../launch/plain-failure.mjs';
import { runQuietly } from '../launch/run-command.mjs';

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of a Chromium that runs: the given one, a headless shell, for root Debian's package of it, or a whole browser.
 * A journey costs 2.0 processor seconds in the headless shell and 3.4 in the whole browser of the same version.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new PlainFailure(`CHROMIUM_PATH names ${given}, which does not run: correct it or unset it.`);
  }
  const shell = onPath(shellNames) ?? (await playwrightsShell()) ?? (await debiansShell());
  if (shell) return shell;
  const browser = onPath(browserNames) ?? (await playwrightsOwn());
  if (browser) {
    process.stdout.write(
      `The journeys take 1.6 times as long with ${browser} as with the headless shell: npx playwright install --only-shell chromium\n`,
    );
    return browser;
  }
  throw new PlainFailure(
    'The browser journeys need Chromium: run npx playwright install --only-shell chromium, or install your system’s package chromium, or set CHROMIUM_PATH to one.',
  );
}

/** @param {string} path */
export function isHeadlessShell(path) {
  return /headless[-_]shell/.test(path);
}

/** @param {string[]} names */
function onPath(names) {
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

/** Playwright keeps its headless shell in a folder beside that of its browser. */
async function playwrightsShell() {
  const { chromium } = await import('@playwright/test');
  const [folder = '', version = ''] = chromium.executablePath().split(/[/\\]chromium-(?=\d)/);
  const shells = join(folder, `chromium_headless_shell-${version.split(/[/\\]/)[0]}`);
  if (!existsSync(shells)) return undefined;
  return readdirSync(shells)
    .flatMap((inner) => shellNames.map((name) => join(shells, inner, name)))
    .find((path) => existsSync(path) && runs(path));
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Root of a Debian installs the package, also beside a whole browser. Without the package this returns nothing. */
async function debiansShell() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string} doing @param {string[]} args */
  const apt = (doing, args) => runQuietly({ doing, command: 'apt-get', args, env });
  await apt('Reading Debian’s package list', ['update']);
  const install = ['install', '-y', '--no-install-recommends'];
  const { code } = await apt('Installing Chromium', [...install, 'chromium-headless-shell']);
  if (code !== 0 && !onPath(browserNames)) await apt('Installing Chromium', [...install, 'chromium']);
  return onPath(shellNames);
}
