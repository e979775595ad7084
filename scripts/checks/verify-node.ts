import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The pinned Node: its package, the hash of the package in the lock file, and the installed program. */
export type NodePackage = { name: string; version: string; integrity: string; program: string };

/** `not checked` says that a source did not answer. It is no proof. */
export type Finding = { state: 'good' | 'wrong' | 'not checked'; why: string };

const patienceMs = 120_000;
const good = (why: string): Finding => ({ state: 'good', why });
const wrong = (why: string): Finding => ({ state: 'wrong', why });
const notChecked = (why: string): Finding => ({ state: 'not checked', why });

/** Compares a package of the registry with the hash of the lock file, and the installed program with the one inside. */
export function checkPackage({ name, integrity, program }: NodePackage, tarball: string): Finding {
  const found = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  if (found !== integrity) return wrong('the package of the registry is not the one of the lock file');
  const inside = name.startsWith('node-win') ? 'package/bin/node.exe' : 'package/bin/node';
  return sha256(fileIn(tarball, inside)) === sha256(readFileSync(program))
    ? good('the installed program is the one whose hash the lock file holds')
    : wrong('the installed program was changed after its installation');
}

/** Reads the output of `npm audit signatures --json`. */
export function readSignatures(output: string, { name, version }: NodePackage): Finding {
  const answer = parsed(output);
  if (!answer?.invalid || !answer.missing) return notChecked('npm got no keys of the registry');
  const isOurs = (each: { name: string; version: string }) => each.name === name && each.version === version;
  if (answer.invalid.some(isOurs)) return wrong('the signature of the registry does not fit');
  if (answer.missing.some(isOurs)) return wrong('the registry has not signed the package');
  return good('the registry has signed the package');
}

type Signatures = Record<'invalid' | 'missing', { name: string; version: string }[] | undefined>;

function parsed(output: string): Signatures | undefined {
  try {
    return JSON.parse(output) as Signatures;
  } catch {
    return undefined;
  }
}

/** Compares the installed program with the official sums of nodejs.org. */
export async function checkOfficial(
  { name, version, program }: NodePackage,
  site = 'https://nodejs.org/dist',
): Promise<Finding> {
  const system = name.replace('node-', '');
  const file = system.startsWith('win') ? `${system}/node.exe` : `node-v${version}-${system}.tar.gz`;
  try {
    const sums = (await download(`${site}/v${version}/SHASUMS256.txt`)).toString('utf8');
    const official = sums.split('\n').find((line) => line.endsWith(`  ${file}`));
    if (!official) return wrong(`the official sums do not name ${file}`);
    const published = await download(`${site}/v${version}/${file}`);
    if (sha256(published) !== official.split(' ', 1)[0])
      return wrong(`${file} does not fit its official sum`);
    const original = file.endsWith('.exe') ? published : programOf(published, file.replace('.tar.gz', ''));
    return sha256(original) === sha256(readFileSync(program))
      ? good('the installed program is the official one, byte for byte')
      : wrong('the installed program is not the official one');
  } catch (error) {
    return notChecked((error as Error).message);
  }
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`${url} answers with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

function programOf(archive: Buffer, folder: string): Buffer {
  const temporary = mkdtempSync(join(tmpdir(), 'aranya-node-'));
  try {
    writeFileSync(join(temporary, 'node.tar.gz'), archive);
    return fileIn(join(temporary, 'node.tar.gz'), `${folder}/bin/node`);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function fileIn(archive: string, path: string): Buffer {
  return execFileSync('tar', ['-xzOf', archive, path], { maxBuffer: 2 ** 30 });
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
