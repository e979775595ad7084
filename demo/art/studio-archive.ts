import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const art = fileURLToPath(new URL('.', import.meta.url));
export const studioArchive = join(art, 'studio.tar');
/** Plain ustar with fixed owner, mode, time and order, so that equal files give equal bytes on any machine. */
const reproducible = [
  '--format=ustar',
  '--no-recursion',
  '--mtime=@0',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u=rw,go=r',
];

/** What lay in the archive when it was unpacked: its SHA-256, and that of each file. */
type Unpacked = { archive: string; files: Record<string, string> };

/**
 * Unpacks `studio/` and `plates/` once for each archive, and returns how many files it wrote. A file that is deleted to be
 * taken again stays deleted. Throws before the first write when it would replace work of this machine.
 */
export function unpackStudio(folder = art, archive = studioArchive): number {
  const last = readRecord(folder);
  if (last?.archive === sha256(archive)) return 0;
  const fresh = mkdtempSync(join(tmpdir(), 'aranya-studio-'));
  try {
    execFileSync('tar', ['-xf', archive], { cwd: fresh });
    const files = Object.fromEntries(filesOf(fresh).map((name) => [name, sha256(join(fresh, name))]));
    const here = hashesOf(folder);
    const due = Object.keys(files).filter((name) => here[name] !== files[name]);
    refuseToReplace(due.filter((name) => here[name] !== undefined && here[name] !== last?.files[name]));
    for (const name of due) copyWhole(join(fresh, name), join(folder, name));
    const gone = Object.keys(last?.files ?? {}).filter((name) => files[name] === undefined);
    for (const name of gone)
      if (here[name] === last?.files[name]) rmSync(join(folder, name), { force: true });
    writeRecord(folder, { archive: sha256(archive), files });
    return due.length;
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

/** Packs `studio/` and `plates/`, and returns the names that the archive did not hold in this form before. */
export function packStudio(folder = art, archive = studioArchive): string[] {
  const last = readRecord(folder);
  if (existsSync(archive) && last?.archive !== sha256(archive))
    throw new Error('demo/art/studio.tar is newer than what lies unpacked. Run `npm run art` first.');
  const files = hashesOf(folder);
  const names = Object.keys(files);
  const list = names.map((name) => `${name}\n`).join('');
  const packed = `${archive}.part`;
  execFileSync('tar', [...reproducible, '-cf', packed, '-T', '-'], { cwd: folder, input: list });
  renameSync(packed, archive);
  writeRecord(folder, { archive: sha256(archive), files });
  const all = new Set([...names, ...Object.keys(last?.files ?? {})]);
  return [...all].filter((name) => files[name] !== last?.files[name]).toSorted();
}

/** Returns the changed, added and deleted files that the archive does not hold yet. */
export function unpackedChanges(folder = art): string[] {
  const [here, last] = [hashesOf(folder), readRecord(folder)?.files ?? {}];
  return [...new Set([...Object.keys(here), ...Object.keys(last)])].filter(
    (name) => here[name] !== last[name],
  );
}

function refuseToReplace(names: string[]): void {
  if (names.length === 0) return;
  const some = names.slice(0, 5).map((name) => `demo/art/${name}`);
  throw new Error(
    `demo/art/studio.tar brings another version of ${some.join(', ')}${names.length > 5 ? ' and more' : ''}. ` +
      'Move what you changed elsewhere, run `npm run art` again, and put your change back.',
  );
}

function filesOf(folder: string): string[] {
  const found = globSync('{studio,plates}/**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(pyc|part)$|^\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  return found.map((name) => name.replaceAll('\\', '/')).toSorted();
}

const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(filesOf(folder).map((name) => [name, sha256(join(folder, name))]));

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A copy that breaks off must not look like a change. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

const recordOf = (folder: string): string => join(folder, 'studio/.unpacked.json');

function readRecord(folder: string): Unpacked | null {
  const file = recordOf(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Unpacked) : null;
}

function writeRecord(folder: string, record: Unpacked): void {
  writeFileSync(`${recordOf(folder)}.part`, `${JSON.stringify(record, null, 2)}\n`);
  renameSync(`${recordOf(folder)}.part`, recordOf(folder));
}
