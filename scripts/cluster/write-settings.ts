import { chmodSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type User = { uid: number; gid: number } | undefined;

/** Fills a template of `settings/`, writes it for `user` alone and returns its path. Throws for a value that is missing. */
export function writeSettings(
  template: string,
  { folder, user, values }: { folder: string; user: User; values: Record<string, string> },
): string {
  const source = readFileSync(join(import.meta.dirname, 'settings', template), 'utf8');
  const text = source.replaceAll(/<(\w+)>/g, (_, name: string) => {
    const value = { folder, ...values }[name];
    if (value === undefined) throw new Error(`${template} needs a value for ${name}.`);
    return value;
  });
  return writeFor(user, join(folder, template), text);
}

export function writeFor(user: User, file: string, text: string): string {
  writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, 0o600);
  if (user) chownSync(file, user.uid, user.gid);
  return file;
}
