import { chmodSync, mkdirSync } from 'node:fs';

/** The one place outside the clone: used only by root, for what PostgreSQL's user must reach and cannot under a private home. */
export function sharedFolder() {
  const folder = '/var/lib/aranya';
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
