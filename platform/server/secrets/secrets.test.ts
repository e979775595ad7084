import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';
import { keyFor, openServerKey } from './server-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'aranya-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the server key', () => {
  it('is created once, readable by its owner only, and read by the next start', () => {
    openServerKey(join(folder, 'data'));
    const file = join(folder, 'data', 'server.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const first = keyFor('codes');
    openServerKey(join(folder, 'data'));
    expect(keyFor('codes')).toEqual(first);
    expect(keyFor('seal')).not.toEqual(first);
    expect(readFileSync(file, 'utf8')).not.toContain(first.toString('hex'));
  });

  it('comes from the setting on a machine without a data folder', () => {
    const given = 'ab'.repeat(32);
    openServerKey(join(folder, 'nothing-here'), given);
    const key = keyFor('codes');
    expect(existsSync(join(folder, 'nothing-here'))).toBe(false);
    openServerKey(join(folder, 'elsewhere'), given);
    expect(keyFor('codes')).toEqual(key);
  });

  it('stops the start with one sentence when it is damaged', () => {
    writeFileSync(join(folder, 'server.key'), 'half');
    expect(() => openServerKey(folder)).toThrow(/server\.key is damaged/);
  });
});

describe('a sealed secret', () => {
  it('opens again, and shows nothing', () => {
    const sealed = seal('482913');
    expect(sealed).not.toContain('482913');
    expect(unseal(sealed)).toBe('482913');
    expect(seal('482913')).not.toBe(sealed);
  });

  it('does not open once changed', () => {
    const bytes = Buffer.from(seal('482913'), 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => unseal(bytes.toString('base64url'))).toThrow();
  });
});
