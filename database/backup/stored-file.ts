import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, open, stat } from 'node:fs/promises';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** PostgreSQL splits its tables into files of 1 GB, and no upload is nearly as large. A forged file may unpack to any length. */
const maxFileBytes = 1024 * 1024 * 1024;

export const dumpName = 'database.dump';

export type StoredFile = {
  /** The path below DATA_DIR, with `/`. */
  name: string;
  stored: string;
  sha256: string;
  storedBytes: number;
  /** Older versions of the shop set it at a restore. */
  mode: number;
};

/** Derives the key of all files of a backup from BACKUP_KEY. */
export function backupKey(secret: string | undefined): Buffer | undefined {
  return secret === undefined ? undefined : Buffer.from(hkdfSync('sha256', secret, '', 'aranya backup', 32));
}

export type Place = { file: string; name: string; key: Buffer | undefined };

/**
 * Stores a file compressed, and with a key encrypted under its name: an attacker cannot exchange two files. Returns the
 * SHA-256 of the content. The length is `bytes`, or that of the start, since PostgreSQL may append in the meantime.
 */
export async function storeFile(
  source: string,
  { file, name, key }: Place,
  { bytes }: { bytes?: number | undefined } = {},
): Promise<Omit<StoredFile, 'stored'>> {
  const { size: length, mode } = await stat(source);
  const size = bytes ?? length;
  const content = size === 0 ? Readable.from([]) : createReadStream(source, { end: size - 1 });
  return { ...(await storeContent(content, { file, name, key })), mode: mode & 0o777 };
}

/** Stores what a stream brings, as `storeFile` does. */
export async function storeContent(
  content: Readable,
  { file, name, key }: Place,
): Promise<Omit<StoredFile, 'stored'>> {
  const hash = createHash('sha256');
  await pipeline(content, hashing(hash), createGzip({ level: 3 }), encrypt(name, key), writeFlushed(file));
  const { size: storedBytes } = await stat(file);
  return { name, sha256: hash.digest('hex'), storedBytes, mode: 0o600 };
}

/**
 * Reads a stored file into `target`, or only checks it. Throws when its key is wrong, or its content is not that of `sha256`.
 * Without `sha256` the checksums of gzip and of the encryption decide. Refuses what is no plain file, or unpacks to more than `maxBytes`.
 */
export async function readStored(
  { file, name, key }: Place,
  sha256: string | undefined,
  target?: string,
  maxBytes = name === dumpName ? Infinity : maxFileBytes,
): Promise<void> {
  const hash = createHash('sha256');
  const { size } = await statFile(file, name);
  const end = size - 1 - (key ? tagBytes : 0);
  const content = createReadStream(file, { start: key ? ivBytes : 0, end });
  const sink = target === undefined ? new PassThrough().resume() : writeFlushed(target);
  await pipeline(
    content,
    await decrypt({ file, name, key }, size),
    createGunzip(),
    limiting(name, maxBytes),
    hashing(hash),
    sink,
  );
  if (sha256 !== undefined && hash.digest('hex') !== sha256)
    throw new Error(`The stored file ${name} is damaged.`);
}

/** A link, a pipe or a device in a backup is forged. */
async function statFile(file: string, name: string) {
  const found = await lstat(file);
  if (!found.isFile()) throw new Error(`The stored file ${name} is damaged: it is no file.`);
  return found;
}

function limiting(name: string, maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new Error(`The stored file ${name} is damaged: it is too large.`));
      else done(null, chunk);
    },
  });
}

function writeFlushed(file: string) {
  return createWriteStream(file, { flush: true, mode: 0o600 });
}

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/** Writes the initial vector, the encrypted content and the tag. */
function encrypt(name: string, key: Buffer | undefined): Transform {
  if (!key) return new PassThrough();
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, key, iv).setAAD(Buffer.from(name));
  let hasBegun = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const part = encryption.update(chunk);
      done(null, hasBegun ? part : Buffer.concat([iv, part]));
      hasBegun = true;
    },
    flush(done) {
      done(null, Buffer.concat([encryption.final(), encryption.getAuthTag()]));
    },
  });
}

async function decrypt({ file, name, key }: Place, size: number): Promise<Transform> {
  if (!key) return new PassThrough();
  const handle = await open(file);
  try {
    const iv = Buffer.alloc(ivBytes);
    const tag = Buffer.alloc(tagBytes);
    await handle.read(iv, 0, ivBytes, 0);
    await handle.read(tag, 0, tagBytes, Math.max(0, size - tagBytes));
    return createDecipheriv(cipher, key, iv).setAAD(Buffer.from(name)).setAuthTag(tag);
  } finally {
    await handle.close();
  }
}

const lanes = 16;

/** Works on many files at once, since the disk flushes them together. */
export async function inParallel<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const lane = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
