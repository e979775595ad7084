import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killServer } from '#database/embedded/testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aranya-run-'));
chmodSync(dataDir, 0o755);
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

// §8 a second SIGTERM ends the process at once
it.each(['SIGTERM', 'SIGINT'] as const)(
  'a first %s closes the shop and a second ends it at once',
  async (signal) => {
    const shop = await run(`async () => {
      let clock = 0;
      Date.now = () => clock;
      process.on('SIGUSR2', () => { clock += 301; process.stdout.write('later'); });
      process.on('${signal}', () => process.stdout.write('heard '));
      return { close: () => new Promise(() => {}) };
    }`);
    shop.child.kill(signal);
    await shop.says('heard ');
    shop.child.kill(signal);
    await shop.says('heard heard ');
    shop.child.kill('SIGUSR2');
    await shop.says('later');
    expect(shop.child.exitCode).toBeNull();
    shop.child.kill(signal);
    expect(await shop.code).toBe(signal === 'SIGTERM' ? 143 : 130);
  },
);

it('a signal lets current requests finish', async () => {
  const shop = await run(`async () => ({ close: () => new Promise((closed) => setTimeout(closed, 400)) })`);
  shop.child.kill('SIGTERM');
  expect(await shop.code).toBe(0);
});

// §8 a killed embedded database is back within ten seconds; until then 503 with Retry-After, afterwards orders, emails and parcels; else the shop ends with
// code 1
it('a shop whose database cannot restart gives the reason and exits with code 1', async () => {
  const shop = await run(`async (config, log, onLost) => {
    const { startEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('#database/embedded.ts'))});
    const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, durable: false, onLost });
    return { close: postgres.stop };
  }`);
  const control = join(dataDir, 'postgres', 'data', 'global', 'pg_control');
  renameSync(control, `${control}.gone`);
  killServer(dataDir);
  expect(await shop.code).toBe(1);
  expect(shop.complaint()).toContain('The database has stopped and could not be started again.');
});

it.each([
  [
    'MAIL_URL=smtps://orders%40brand.example:1250#2ab@smtp.example.in:465',
    'In .env a # cuts MAIL_URL. Write # as %23',
  ],
  ['OTEL_EXPORTER_OTLP_HEADERS=authorization=Basic 1250#2ab', 'In .env a # cuts OTEL_EXPORTER_OTLP_HEADERS'],
  ['MAIL_URL="smtps://orders%40brand.example:1250#2ab@smtp.example.in:465"', 'MAIL_URL must write # as %23'],
  ['DATABASE_URL="postgres://aranya:1250/2ab@db.example/x"', 'DATABASE_URL must write / as %2F'],
])('the start refuses %s by the sign and without the password', async (line, sentence) => {
  const { code, complaint } = await startIn(line, `async () => process.exit(0)`);
  expect(code).toBe(1);
  expect(complaint).toContain(sentence);
  expect(complaint).not.toMatch(/1250|2ab|\n {4}at /);
});

it.each(['throw new TypeError', 'setTimeout(() => { throw new TypeError'])(
  'an unexpected error of the start prints no address with a password',
  async (thrown) => {
    const end = thrown.startsWith('set') ? '}); return new Promise(() => {})' : '';
    const open = `async () => { ${thrown.replace('throw new TypeError', `new URL('smtp://u:1250@:x:y')`)} ${end} }`;
    const { code, complaint } = await startIn('LOG_LEVEL=silent', open);
    expect(code).toBe(1);
    expect(complaint).toContain('TypeError');
    expect(complaint).not.toContain('1250');
  },
);

/** Runs a shop in a folder of its own with this line in `.env`. */
async function startIn(line: string, open: string): Promise<{ code: number | null; complaint: string }> {
  const cwd = mkdtempSync(join(tmpdir(), 'aranya-env-'));
  writeFileSync(join(cwd, '.env'), `${line}\n`);
  const script = `
    const { runShop } = await import(${JSON.stringify(import.meta.resolve('./run-shop.ts'))});
    await runShop(${open});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(cwd, { recursive: true });
  return { code, complaint };
}

async function run(open: string) {
  const script = `
    const { runShop } = await import(${JSON.stringify(import.meta.resolve('./run-shop.ts'))});
    setInterval(() => {}, 60_000);
    await runShop(${open});
    process.stdout.write('open');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  let complaint = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  const code = once(child, 'exit').then(([ended]) => ended as number | null);
  const says = (word: string) => expect.poll(() => said, { timeout: 60_000 }).toContain(word);
  await says('open');
  return { child, code, says, complaint: () => complaint };
}
