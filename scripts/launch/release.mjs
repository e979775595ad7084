import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** A release has this file, with the SHA-256 of every other file. */
export const checksumFile = 'SHA256SUMS';

/** A release brings its packages and its build. */
export function isRelease() {
  return existsSync(join(root, checksumFile));
}
