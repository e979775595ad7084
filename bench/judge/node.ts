/**
 * Checks the pinned Node of this system: package and program against the lock file, the signature of the registry, and the
 * official sums of nodejs.org. Ends with code 1 unless all three are good, so it needs the internet.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkOfficial,
  checkPackage,
  type Finding,
  readSignatures,
} from '../../scripts/checks/verify-node.ts';

const root = join(import.meta.dirname, '../..');
const system = process.platform === 'win32' ? 'win-x64' : `${process.platform}-${process.arch}`;
const name = `node-${system}`;
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string; integrity: string } | undefined>;
};
const locked = packages[`node_modules/${name}`];
if (!locked) throw new Error(`The lock file has no Node for this system (${system}).`);
const { version, integrity } = locked;
const program = join(root, 'node_modules', name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
const node = { name, version, integrity, program };

const findings: [string, Finding][] = [
  ['lock file', checkDownload()],
  ['registry', readSignatures(npm('audit', 'signatures', '--json'), node)],
  ['nodejs.org', await checkOfficial(node)],
];
for (const [source, { state, why }] of findings)
  process.stdout.write(`${source.padEnd(12)}${state.padEnd(13)}${why}\n`);
process.exitCode = findings.every(([, { state }]) => state === 'good') ? 0 : 1;

function checkDownload(): Finding {
  const folder = mkdtempSync(join(tmpdir(), 'aranya-node-'));
  try {
    const options = ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder];
    const file = execFileSync('npm', options, { cwd: folder, encoding: 'utf8' }).trim();
    return checkPackage(node, join(folder, file));
  } catch (error) {
    return { state: 'not checked', why: (error as Error).message.split('\n', 1)[0]! };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** npm ends with code 1 when a signature is wrong, and says so in its output. */
function npm(...args: string[]): string {
  return spawnSync('npm', args, { cwd: root, encoding: 'utf8' }).stdout;
}
