import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { forgetCode, holdsCode, rememberCode, withholdingCodes } from './outstanding-codes.ts';
import { seal, unseal } from './seal.ts';
import { keyFor, openServerKey } from './server-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'aranya-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the server key', () => {
  it('is made once, for its owner only, and read again by the next start', () => {
    openServerKey(join(folder, 'data'));
    const file = join(folder, 'data', 'server.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const first = keyFor('codes');
    openServerKey(join(folder, 'data'));
    expect(keyFor('codes')).toEqual(first);
    expect(keyFor('seal')).not.toEqual(first);
    expect(readFileSync(file, 'utf8')).not.toContain(first.toString('hex'));
  });

  it('stops the start with one sentence when it is damaged', () => {
    writeFileSync(join(folder, 'server.key'), 'half');
    expect(() => openServerKey(folder)).toThrow(/server\.key is damaged/);
  });
});

describe('a sealed secret', () => {
  it('can be opened again, and shows nothing', () => {
    const sealed = seal('482913');
    expect(sealed).not.toContain('482913');
    expect(unseal(sealed)).toBe('482913');
    expect(seal('482913')).not.toBe(sealed);
  });

  it('is refused once changed', () => {
    const bytes = Buffer.from(seal('482913'), 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => unseal(bytes.toString('base64url'))).toThrow();
  });
});

describe('the tripwire', () => {
  it('knows an outstanding code in a text, until it is used or over', () => {
    rememberCode('482913', Date.now() + 60_000);
    expect(holdsCode('{"otp":"482913"}')).toBe(true);
    expect(holdsCode('{"otp":482913}')).toBe(true);
    expect(holdsCode('{"mobile":"9482913000"}')).toBe(false);
    expect(holdsCode('{"email":"rani482913@example.in"}')).toBe(false);
    forgetCode('482913');
    expect(holdsCode('482913')).toBe(false);
    rememberCode('482913', Date.now() - 1);
    expect(holdsCode('482913')).toBe(false);
  });

  it('withholds a log line that holds one', () => {
    const lines: string[] = [];
    const log = createLog('info', withholdingCodes({ write: (line) => void lines.push(line) }));
    rememberCode('730155', Date.now() + 60_000);
    log.error('mail failed', { error: 'could not send "Your code is 730155"' });
    log.info('mail sent', { template: 'login-code' });
    expect(lines.join('')).not.toContain('730155');
    expect(lines[0]).toContain('was withheld');
    expect(lines[1]).toContain('mail sent');
  });
});
