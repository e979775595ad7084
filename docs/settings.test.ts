import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig, settingNames } from '#platform/server/config.ts';

const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');

describe('.env.example', () => {
  it('names every setting and no other', () => {
    const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(settingNames));
    expect(named).toHaveLength(settingNames.length);
  });

  it('shows the defaults', () => {
    expect(readConfig(parseEnv(example) as Record<string, string>)).toEqual(readConfig({}));
  });
});

describe('TRUSTED_PROXY', () => {
  const ranges = (value: string) => readConfig({ TRUSTED_PROXY: value }).TRUSTED_PROXY;

  it('takes addresses and ranges; on means loopback and private ones', () => {
    expect(ranges('off')).toEqual([]);
    expect(ranges('on')).toEqual(['loopback', 'private']);
    expect(ranges('loopback, private')).toEqual(['loopback', 'private']);
    expect(ranges('203.0.113.9,2001:db8::/32')).toEqual(['203.0.113.9', '2001:db8::/32']);
  });

  it.each([
    'yes',
    '203.0.113',
    '203.0.113.9/33',
    '2001:db8::/129',
    '10.0.0.0/8/8',
    'on,private',
    ',',
    'proxy.example',
  ])('refuses %s', (value) =>
    expect(() => ranges(value)).toThrow(/^A setting is wrong: TRUSTED_PROXY must be [^.]+\.$/),
  );
});

describe('a wrong setting', () => {
  it('stops the start with one sentence that names it', () => {
    expect(() => readConfig({ PORT: 'eighty' })).toThrow(
      'A setting is wrong: PORT must be a port number from 1 to 65535.',
    );
    expect(() => readConfig({ RATE_LIMITS: 'maybe', MAIL_URL: 'mail' })).toThrow(
      /RATE_LIMITS .*; MAIL_URL|MAIL_URL .*; RATE_LIMITS/,
    );
    expect(() => readConfig({ COURIER: 'delhivery' })).toThrow(/DELHIVERY_TOKEN/);
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'shop' })).toThrow(/GOOGLE_CLIENT_SECRET/);
    expect(() => readConfig({ GOOGLE_ISSUER_URL: 'http://accounts.example' })).toThrow(/GOOGLE_ISSUER_URL/);
  });
});
