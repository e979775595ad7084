import { chmodSync, mkdirSync } from 'node:fs';

/** The only place outside the clone. Root uses it for files that PostgreSQL's user cannot reach under a private home. */
export function sharedFolder() {
  const folder = '/var/lib/aranya';
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
