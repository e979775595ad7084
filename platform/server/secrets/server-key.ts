import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartRefusal } from '../start-refusal.ts';

type Use = 'codes' | 'seal' | 'limits' | 'links' | 'cursors' | 'mailbox';

let serverKey: Buffer | undefined;
const derived = new Map<Use, Buffer>();

const form = /^[0-9a-f]{64}$/;

/** SERVER_KEY: 32 bytes in hexadecimal, the same on every machine of a shop. */
export const serverKeySetting = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => form.test(text), 'must have 64 hexadecimal digits, such as from openssl rand -hex 32');

/**
 * Takes the given server key, or reads it from `server.key` in the data folder. The first start creates it, readable by its
 * owner only.
 */
export function openServerKey(dataDir: string, given?: string): void {
  if (given !== undefined) return useServerKey(Buffer.from(given, 'hex'));
  const file = join(dataDir, 'server.key');
  try {
    mkdirSync(dataDir, { recursive: true });
    useServerKey(readKey(file) ?? makeKey(file));
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusal('server-key', `The server key ${file} cannot be read or made (${code}).`);
  }
}

export function useServerKey(key: Buffer): void {
  serverKey = key;
  derived.clear();
}

/** Returns 32 bytes for one use. A leaked key of one use reveals no other. */
export function keyFor(use: Use): Buffer {
  if (!serverKey) throw new Error('The server key is not open.');
  const key = derived.get(use) ?? Buffer.from(hkdfSync('sha256', serverKey, '', `aranya ${use}`, 32));
  derived.set(use, key);
  return key;
}

function readKey(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (!form.test(text))
    throw new StartRefusal('server-key', `The server key ${file} is damaged. Remove it and start again.`);
  return Buffer.from(text, 'hex');
}

/** Links a whole file to its name, so that no start reads half a key and the first of two starts wins. */
function makeKey(file: string): Buffer {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
  return readKey(file)!;
}
