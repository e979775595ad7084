import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { sharedFolder } from './shared-folder.ts';

export type Folder = ReturnType<typeof layout>;

/**
 * Opens `dataDir/postgres`, and creates it when it is missing. For root with a private home, that path links to a folder
 * outside, because PostgreSQL then runs as another user.
 */
export function openFolder(dataDir: string): Folder {
  const root = join(resolve(dataDir), 'postgres');
  try {
    mkdirSync(resolve(dataDir), { recursive: true });
    if (!isThere(root)) makeRoot(root, resolve(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
    return layout(realpathSync(root));
  } catch (error) {
    throw folderRefusal(resolve(dataDir), error as NodeJS.ErrnoException);
  }
}

/** Returns whether a data folder holds a database. Creates nothing. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(resolve(dataDir), 'postgres', 'data', 'PG_VERSION'));
}

function makeRoot(root: string, dataDir: string) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || everyoneCanEnter(dataDir)) {
    mkdirSync(root);
    chmodSync(root, 0o755);
    return;
  }
  const outside = join(sharedFolder(), `data-${randomBytes(6).toString('hex')}`);
  mkdirSync(outside);
  chmodSync(outside, 0o755);
  symlinkSync(outside, root);
}

function everyoneCanEnter(folder: string) {
  return ancestors(realpathSync(folder)).every((path) => (lstatSync(path).mode & 0o001) !== 0);
}

function ancestors(path: string): string[] {
  const parent = resolve(path, '..');
  return parent === path ? [path] : [...ancestors(parent), path];
}

function isThere(path: string) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function layout(root: string) {
  return {
    root,
    data: join(root, 'data'),
    passwords: {
      aranya: join(root, 'password'),
      aranya_owner: join(root, 'owner-password'),
      aranya_app: join(root, 'app-password'),
    },
    port: join(root, 'port'),
    log: join(root, 'log'),
    postmasterPid: join(root, 'data', 'postmaster.pid'),
  };
}

function folderRefusal(dataDir: string, error: NodeJS.ErrnoException) {
  if (!error.code) throw error;
  const why: Record<string, string> = {
    EACCES: 'this user may not read and write there',
    EPERM: 'this user may not read and write there',
    EROFS: 'it is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'it is not a folder',
    EEXIST: 'it is not a folder',
    ENOENT: existsSync(dataDir) ? 'its database was moved away' : 'it cannot be made',
  };
  const reason = why[error.code] ?? `the system answered ${error.code}`;
  return new StartRefusal(
    'data-folder',
    `The data folder ${dataDir} cannot be used: ${reason}. Mend it, or set DATA_DIR to another folder.`,
  );
}
