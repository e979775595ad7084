import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeChecksums } from '../release/lists.mjs';

const folder = import.meta.dirname;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const installer = join(folder, 'install.sh');

const composeFiles = ['compose/shop.yaml', 'compose/trial.yaml'];

function serviceOf(file: string, name: string): string {
  return new RegExp(`^ {2}${name}:\n((?: {4}.*\n)+)`, 'm').exec(`${read(file)}\n`)![1]!;
}

function settingsOf(service: string): string[] {
  return [...service.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name!);
}

function emptyFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'aranya-release-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** Runs the questions of install.sh with these answers. */
function answer(env: Record<string, string>) {
  const functions = ['fail', 'ask', 'ask_settings'].map(
    (name) => new RegExp(`^${name}\\(\\) \\{$[^]*?^\\}$`, 'm').exec(read('install.sh'))![0],
  );
  const script = `set -eu\n${functions.join('\n')}\nask_settings\necho "$DOMAIN $MAIL_URL $BACKUP_DIR"`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { env, input: '', encoding: 'utf8' });
  return status === 0 ? stdout.trim().split(' ').slice(-3).join(' ') : stderr.trim();
}

const good = {
  DOMAIN: 'shop.example.in',
  MAIL_URL: 'smtps://user:p%40ss@smtp.example.in',
  MAIL_FROM: 'namaste@example.in',
  BACKUP_DIR: '/mnt/backups',
};

it('the installer takes good answers and none that would write other settings', () => {
  expect(answer(good)).toBe('shop.example.in smtps://user:p%40ss@smtp.example.in /mnt/backups');
  expect(answer({ ...good, DOMAIN: 'shop.example.in{}' })).toContain('is not a domain');
  expect(answer({ ...good, MAIL_URL: 'http://smtp.example.in' })).toContain('must begin with smtp://');
  for (const hostile of ['/mnt\nSHOP_DEMO=on', '$(id)', '`id`', '/mnt backups', "'"])
    expect(answer({ ...good, BACKUP_DIR: hostile }), hostile).toContain('does not belong there');
  expect(answer({ DOMAIN: 'shop.example.in' })).toContain('MAIL_URL is missing');
});

it('each shell script can be parsed', () => {
  for (const name of ['install.sh', 'aranya', 'compose/create-roles.sh'])
    execFileSync('sh', ['-n', join(folder, name)]);
});

it('installer and container use only settings that the shop has', () => {
  const known = readFileSync(join(folder, '../../.env.example'), 'utf8');
  const written = /<<SETTINGS\n([^]*?)\nSETTINGS/.exec(read('install.sh'))![1]!;
  const inCompose = composeFiles.flatMap((file) => settingsOf(serviceOf(file, 'shop')));
  const names = [...written.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(inCompose.length).toBe(11);
  expect(names.length).toBeGreaterThan(7);
  for (const name of [...names, ...inCompose, 'DATA_DIR', 'BACKUP_DIR'])
    expect(known).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
});

it('the units and the container start what a release holds', () => {
  for (const name of ['aranya.service', 'aranya-backup.service', 'Dockerfile']) {
    const [, program] = /^(?:ExecStart|CMD)[ =].*?((?:build|database)\/[\w/.-]+)/m.exec(read(name))!;
    expect(program === 'build/server/index.js' || existsSync(join(folder, '../..', program!))).toBe(true);
  }
});

it('the containers mount files that are there and ask for each secret by name', () => {
  for (const file of composeFiles) {
    const text = read(file);
    const mounted = [...text.matchAll(/- \.\/([\w.-]+):/g)].map(([, name]) => name!);
    expect(mounted.filter((name) => !existsSync(join(folder, 'compose', name)))).toEqual([]);
    expect(existsSync(join(folder, '../..', /dockerfile: (\S+)/.exec(text)![1]!))).toBe(true);
    const secrets = new Set([...text.matchAll(/\$\{(\w*(?:KEY|PASSWORD))/g)].map(([, name]) => name!));
    for (const name of secrets) expect(text).toContain(`\${${name}:?Set ${name} in .env beside this file`);
  }
});

it('only Caddy is reached from outside, and PostgreSQL by the shop and its backup', () => {
  const open = (name: string) => serviceOf('compose/shop.yaml', name).includes('ports:');
  expect(['caddy', 'shop', 'backup', 'database'].filter(open)).toEqual(['caddy']);
  expect(serviceOf('compose/shop.yaml', 'database')).toContain('networks: [rows]');
  expect(read('compose/shop.yaml')).toMatch(/^ {2}rows:\n {4}internal: true$/m);
});

it('PostgreSQL of the containers has the version of its backup programs', () => {
  const [, version, debian] = /image: postgres:(\d+)-(\w+)/.exec(read('compose/shop.yaml'))!;
  const [, system] = /^ARG BASE=node:\d+-(\w+)-slim$/m.exec(read('Dockerfile'))!;
  expect(read('Dockerfile')).toContain(' postgresql-client ');
  expect([system, version]).toEqual([debian, { bookworm: '15', trixie: '17' }[system!]]);
});

it('a damaged file of a release is found by its checksums', () => {
  const release = emptyFolder();
  mkdirSync(join(release, 'build'));
  writeFileSync(join(release, 'build/index.js'), 'the shop');
  writeChecksums(release);
  const check = () => spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release }).status;
  expect(check()).toBe(0);
  writeFileSync(join(release, 'build/index.js'), 'another shop');
  expect(check()).toBe(1);
});

it('the installer starts nothing outside a release', () => {
  const { status, stderr } = spawnSync('sh', [installer], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/Run it as root|It runs from a release|It needs Debian/);
});
