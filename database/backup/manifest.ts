import { existsSync, readdirSync } from 'node:fs';
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { inParallel, readStored, storeFile } from './stored-file.ts';

/** A path below DATA_DIR. A forged manifest must not write elsewhere. */
const inside = z.string().refine(isInside, 'leads out of the data folder');

/** Every part of a path has a name, without a line end or another hidden character. */
function isInside(path: string): boolean {
  return path
    .split('/')
    .every((part) => !['', '.', '..'].includes(part) && !/[\\\p{C}\p{Zl}\p{Zp}]/u.test(part));
}

/** Returns the place of a path below a folder. Throws when it is elsewhere, whatever the path holds. */
export function placeBelow(folder: string, path: string): string {
  const root = resolve(folder);
  const place = resolve(root, path);
  if (!isInside(path) || !place.startsWith(root + sep))
    throw new Error('The backup is damaged: a name leads out of the data folder.');
  return place;
}

/** Paths that PostgreSQL would follow out of the folder, or this restore writes itself. */
const ofServer = /^postgres\/(?:data\/(?:tablespace_map$|pg_tblspc\/)|(?!data\/|(?:owner-|app-)?password$))/;
/** Some file systems know no case. */
const keyOf = (name: string) => name.normalize('NFC').toLowerCase();
const maxManifestBytes = 256 * 1024 * 1024;

const manifestShape = z.object({
  version: z.literal(1),
  /** The archive whose changes continue the backup, the first segment that a restore needs, and the end of the copy. */
  continues: z
    .object({
      archive: z.string().regex(/^changes-[0-9a-f]{16}$/),
      first: z.string().regex(/^[0-9A-F]{24}$/),
      endedAt: z.iso.datetime(),
    })
    .optional(),
  /** The backup holds a dump of a PostgreSQL of this major version, and no data folder of the embedded one. */
  dump: z.object({ major: z.number() }).optional(),
  /** Folders below DATA_DIR, parents first. PostgreSQL needs its empty ones. */
  folders: z.array(inside),
  files: z.array(
    z.object({
      name: inside,
      stored: z.string().regex(/^\d+$/),
      sha256: z.string(),
      storedBytes: z.number(),
      /** Only older versions of the shop read it. */
      mode: z.number(),
    }),
  ),
});

/** Throws for names that a backup of the shop never has: each one once, none below a file, none that PostgreSQL would follow. */
function refuseForged({ folders, files }: Manifest): void {
  const seen = new Set(files.map(({ name }) => keyOf(name)));
  const isForged =
    seen.size < files.length ||
    files.some(({ name }) => ofServer.test(name)) ||
    [...folders, ...files.map(({ name }) => dirname(name))].some((folder) =>
      pathsAbove(keyOf(folder)).some((path) => seen.has(path)),
    );
  if (isForged) throw new Error('The backup is damaged: its files are not those of a shop.');
}

function pathsAbove(path: string): string[] {
  return path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
}

export type Manifest = z.output<typeof manifestShape>;

/** The names of folders are the times at which backups began. */
export function folderFor(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

export function timeOf(folder: string): Date {
  return new Date(folder.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'));
}

/** Returns the complete backups in a folder, oldest first. The manifest comes last, so a broken-off backup has none. */
export function listBackups(dir: string): string[] {
  const names = existsSync(dir) ? readdirSync(dir) : [];
  const known = names.filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name));
  return known.filter((name) => existsSync(join(dir, name, 'manifest'))).toSorted();
}

/** Writes the manifest, which makes the backup complete. */
export async function writeManifest(backup: string, manifest: Manifest, key: Buffer | undefined) {
  const plain = join(backup, 'manifest.plain');
  const part = join(backup, 'manifest.part');
  await writeFile(plain, JSON.stringify(manifest), { mode: 0o600 });
  const { sha256 } = await storeFile(plain, { file: part, name: 'manifest', key });
  await rm(plain);
  await writeFile(join(backup, 'manifest.sha256'), sha256, { flush: true });
  await rename(part, join(backup, 'manifest'));
}

/** Reads the manifest. Throws when it is damaged, or BACKUP_KEY is not the key of the backup. */
export async function readManifest(backup: string, key: Buffer | undefined): Promise<Manifest> {
  const sha256 = await readFile(join(backup, 'manifest.sha256'), 'utf8');
  const folder = await mkdtemp(join(tmpdir(), 'aranya-manifest-'));
  try {
    const plain = join(folder, 'manifest');
    const stored = { file: join(backup, 'manifest'), name: 'manifest', key };
    await readStored(stored, sha256, plain, maxManifestBytes).catch((cause: unknown) => {
      throw new Error('The backup is damaged, or BACKUP_KEY is not its key.', { cause });
    });
    const manifest = manifestShape.parse(JSON.parse(await readFile(plain, 'utf8')));
    refuseForged(manifest);
    return manifest;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Throws unless every stored file has its length. `isDeep` also reads each file and compares its content. */
export async function checkBackup(backup: string, key: Buffer | undefined, { isDeep = false } = {}) {
  const { files } = await readManifest(backup, key);
  await inParallel(files, async ({ name, stored, storedBytes, sha256 }) => {
    const file = join(backup, stored);
    const { size } = await lstat(file);
    if (size !== storedBytes) throw new Error(`The stored file ${name} is damaged.`);
    if (isDeep) await readStored({ file, name, key }, sha256);
  });
}
