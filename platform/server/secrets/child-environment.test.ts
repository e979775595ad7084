import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test, vi } from 'vitest';
import { childEnvironment } from './child-environment.ts';

const root = join(import.meta.dirname, '../../..');
const starting = new Set(['spawn', 'spawnSync', 'fork', 'execFile', 'execFileSync', 'exec', 'execSync']);

test('a child process gets its own settings and none of the shop', () => {
  vi.stubEnv('SERVER_KEY', 'a'.repeat(64));
  vi.stubEnv('MAIL_URL', 'smtps://user:password@mail.example.in');
  const print = 'process.stdout.write(JSON.stringify(process.env))';
  const written = execFileSync(process.execPath, ['-e', print], { env: childEnvironment({ OWN: 'yes' }) });
  vi.unstubAllEnvs();
  const env = JSON.parse(written.toString()) as Record<string, string>;
  expect(env).toMatchObject({ OWN: 'yes', PATH: process.env.PATH });
  expect(Object.keys(env)).not.toContain('SERVER_KEY');
  expect(Object.keys(env)).not.toContain('MAIL_URL');
});

type Node = { type?: string; start: number; end: number; callee?: { name?: string } };

/** Starts of programs without an environment of their own, as `file: code`. */
function startsWithAll(code: string, file: string): string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, start, end, callee } = value as Node;
    const text = code.slice(start, end);
    const isStart = type === 'CallExpression' && starting.has(callee?.name ?? '');
    if (isStart && !/\benv\b/.test(text)) found.push(`${file}: ${text.slice(0, 60)}`);
    if (type === 'SpreadElement' && text === '...process.env') found.push(`${file}: ${text}`);
    Object.values(value).forEach(look);
  };
  look(parseSync(file, code).program);
  return found;
}

test('no program of the shop starts with the whole environment', () => {
  const files = globSync('{server,platform,shop,api,database,scripts/cluster}/**/*.ts', { cwd: root }).filter(
    (file) => !/test/.test(file) && file !== 'server/run-shop.ts',
  );
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) => startsWithAll(readFileSync(join(root, file), 'utf8'), file));
  expect(wrong).toEqual([]);
});

test('the search for such starts finds them', () => {
  expect(startsWithAll("spawn('ls', [], { cwd: '/' })", 'a.ts')).toHaveLength(1);
  expect(startsWithAll('fork(program, { env: { ...process.env, A: a } })', 'a.ts')).toHaveLength(1);
  expect(startsWithAll('fork(program, { env: childEnvironment() })', 'a.ts')).toEqual([]);
});
