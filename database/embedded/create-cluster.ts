import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { Binaries } from './binaries.ts';
import type { Owner } from './choose-owner.ts';
import type { Folder } from './open-folder.ts';

const majorVersion = '18';
const unfinishedPrefix = 'unfinished-';

/** Returns whether the folder holds a database. Throws postgres-version for data of another major version. */
export function clusterExists(folder: Folder) {
  const marker = join(folder.data, 'PG_VERSION');
  if (!existsSync(marker)) return false;
  const version = readFileSync(marker, 'utf8').trim();
  if (version === majorVersion) return true;
  throw new StartRefusal(
    'postgres-version',
    `The data in ${folder.data} was made by PostgreSQL ${version}, and this Aranya brings PostgreSQL ${majorVersion}: start it with the Aranya that made it, or set DATA_DIR to another folder.`,
  );
}

/** Creates a database in a temporary folder and moves it when it is complete, so that a killed start leaves no half. */
export async function createCluster({
  folder,
  binaries,
  owner,
  durable,
}: {
  folder: Folder;
  binaries: Binaries;
  owner: Owner;
  durable: boolean;
}) {
  dropUnfinished(folder);
  const password = randomBytes(24).toString('base64url');
  writeFileSync(folder.passwords.aranya, password, { mode: 0o600 });
  const unfinished = mkdtempSync(join(folder.root, unfinishedPrefix));
  const passwordFile = join(unfinished, 'password');
  const data = join(unfinished, 'data');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver([unfinished, passwordFile], owner);

  const initdb = (letters: string) =>
    run(binaries.initdb, initdbArguments({ data, passwordFile, letters, durable }), owner);
  let result = await initdb('C.UTF-8');
  if (result.code !== 0 && /invalid locale/.test(result.output)) result = await initdb('en_US.UTF-8');
  if (result.code !== 0) {
    const complaint = result.output.split('\n').find((line) => /error:|FATAL/.test(line));
    const reason = complaint?.replace(/^.*?(?:error|FATAL):\s*/, '') ?? `initdb ended with ${result.code}`;
    throw new StartRefusal(
      'postgres-failed',
      `The database could not be created in ${folder.root}: ${reason}`,
    );
  }
  renameSync(data, folder.data);
  dropUnfinished(folder);
}

/** A killed start may leave a running initdb that blocks its files. The next creation removes them. */
function dropUnfinished({ root }: Folder) {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    try {
      rmSync(join(root, name), { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}

/** The libc character classes must know Unicode, otherwise trigrams skip Hindi words. */
function initdbArguments({
  data,
  passwordFile,
  letters,
  durable,
}: {
  data: string;
  passwordFile: string;
  letters: string;
  durable: boolean;
}) {
  return [
    ['--pgdata', data],
    ['--username', 'aranya', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ['--locale', 'C', '--lc-ctype', letters],
    ['--data-checksums', '--no-instructions'],
    durable ? [] : ['--no-sync'],
  ].flat();
}

function handOver(paths: string[], { switchTo }: Owner) {
  if (switchTo) for (const path of paths) chownSync(path, switchTo.uid, switchTo.gid);
}

function run(command: string, args: string[], owner: Owner) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      ...owner.switchTo,
      cwd: '/',
      env: childEnvironment(),
      detached: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
