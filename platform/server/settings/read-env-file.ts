import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Environment } from '../settings.ts';
import { StartRefusal } from '../start-refusal.ts';

/**
 * Reads `.env` of the current folder. Throws a `StartRefusal` for a value that a `#` cuts, since half of an address with a password may be a
 * whole address of another host. A variable of `env` wins over its line.
 */
export function readEnvFile(env: Environment): Environment {
  if (!existsSync('.env')) return {};
  const text = readFileSync('.env', 'utf8');
  const cut = cutNames(text).filter((name) => !env[name]);
  if (cut.length > 0)
    throw new StartRefusal(
      'setting',
      `In .env a # cuts ${cut.join(', ')}. Write # as %23 in an address, and put another value with # into quotes.`,
    );
  return parseEnv(text);
}

/** A comment has a blank before its `#`. */
function cutNames(text: string): string[] {
  return text.split('\n').flatMap((line) => cutLine.exec(line)?.[1] ?? []);
}

const cutLine = /^\s*(?:export\s+)?(\w{1,80})\s*=\s*[^\s'"`#](?:[^#]*[^#\s])?#\S/;
