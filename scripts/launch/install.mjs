import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pinnedNodePath } from './pinned-node.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run-command.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

const ciArguments = [
  ['ci', '--include=dev', '--prefer-offline', '--ignore-scripts=false'],
  ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier'],
  ['--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000'],
].flat();

/** Installs the packages of the lock file unless they are present. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await install(process.execPath);
  if (isInstalled()) return;
  const pinned = pinnedNodePath();
  if (pinned && pinned !== process.execPath) await install(pinned);
  if (!isInstalled()) throw new PlainFailure(missingSentence());
}

/**
 * npm on an old Node skips optional packages that need a newer one, hence a second run on the pinned Node.
 * @param {string} node
 */
async function install(node) {
  const result = await runQuietly({
    doing: 'Installing the packages',
    done: 'The packages are installed',
    ...npmCommand(node, ciArguments),
  });
  if (result.code !== 0) throw new PlainFailure(failureSentence(result.output));
}

/**
 * @param {string} node
 * @param {string[]} args
 */
function npmCommand(node, args) {
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const npm = [process.env.npm_execpath, beside].find(
    (path) => path?.endsWith('npm-cli.js') && existsSync(path),
  );
  return npm ? { command: node, args: [npm, ...args] } : { command: 'npm', args };
}

function isInstalled() {
  try {
    return missingPackages().length === 0;
  } catch {
    return false;
  }
}

/** Compares npm's own list of its last complete run with the lock file. */
function missingPackages() {
  const wanted = packages(join(root, 'package-lock.json'));
  const present = packages(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && isNeeded(entry))
    .filter(([path, entry]) => !isSame(entry, present[path]))
    .map(([path]) => path.replace('node_modules/', ''));
}

/**
 * @param {Entry} wanted
 * @param {Entry | undefined} present
 */
function isSame(wanted, present) {
  return (
    present?.version === wanted.version && (!wanted.integrity || present?.integrity === wanted.integrity)
  );
}

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function packages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** An optional package counts only for this system. @param {Entry} entry */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true;
  const here = os?.includes(process.platform) && cpu?.includes(process.arch);
  return Boolean(here) && (!libc || libc.includes(libcName()));
}

function libcName() {
  if (process.platform !== 'linux') return '';
  return existsSync(`/lib/ld-musl-${process.arch === 'x64' ? 'x86_64' : 'aarch64'}.so.1`) ? 'musl' : 'glibc';
}

function missingSentence() {
  const names = missingPackages().slice(0, 3).join(', ');
  return `The packages are still incomplete after installing (${names}): check the network and start again.`;
}

/** @param {string} output */
function failureSentence(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/.test(output)
  ) {
    return 'The packages could not be downloaded: the npm registry cannot be reached. Check the network and start again.';
  }
  if (/SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_/.test(output)) {
    return 'The packages could not be downloaded: the certificate of the npm registry is not trusted here (NODE_EXTRA_CA_CERTS names another).';
  }
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full.';
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `The packages could not be installed: this user may not write in ${join(root, 'node_modules')}.`;
  }
  const reason = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .find((line) => line !== '' && !/^(code|errno|syscall|path) /.test(line));
  return `The packages could not be installed: ${reason ?? 'npm gave no reason'}`;
}
