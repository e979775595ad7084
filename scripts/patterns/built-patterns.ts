import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './find-patterns.ts';

export type BuiltPattern = { file: string; source: string; flags: string };

/** Returns the regular expressions that these files put together while they load. A process of its own loads them. */
export async function builtPatterns(files: string[]): Promise<BuiltPattern[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, ...files], {
    cwd: root,
    env: { PATH: process.env.PATH },
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout) as BuiltPattern[];
}

if (process.argv[1] === import.meta.filename) {
  const found: BuiltPattern[] = [];
  const Native = RegExp;
  const files = process.argv.slice(2);
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, [source, flags]: [string | RegExp, string | undefined]) => {
      const made = new target(source, flags);
      const caller = new Error('who builds it').stack?.split('\n')[2];
      const file = files.find((each) => caller?.includes(each));
      if (file) found.push({ file, source: made.source, flags: made.flags });
      return made;
    },
  });
  for (const file of files) await import(join(root, file));
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
}
