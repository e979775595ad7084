import { describe, expect, it } from 'vitest';
import { checkSettings } from '../settings.ts';
import { platformSettings, readConfig } from '../config.ts';

const problemOf = (name: string, value: string) =>
  checkSettings(platformSettings, { DATABASE_URL: 'postgres://u@h/d', [name]: value })
    .problems.map(({ message }) => message)
    .join('; ');

describe('the address of the mail server', () => {
  it.each([
    ['smtps://orders@brand.example:Gitw50#2@smtp.example.in:465', ['@ as %40', '# as %23']],
    ['smtps://orders%40brand.example:12#ab@smtp.example.in:465', ['# as %23']],
    ['smtp://AKIAEXAMPLE:Aq+Am/8ma@email.example:587', ['/ as %2F']],
    ['smtp://user:587/xyz@smtp.example.in:587', ['/ as %2F']],
    ['smtp://user:25?ab@smtp.example.in', ['? as %3F']],
    ['smtp://user:a@b@smtp.example.in', ['@ as %40']],
    ['smtp://user:pa\\ss@smtp.example.in', ['\\ as %5C']],
    ['smtp://user:a b[c]@smtp.example.in', ['a blank as %20', '[ as %5B']],
    // The start of an address that a # has cut.
    ['smtps://orders%40brand.example:12', ['# as %23', '/ as %2F']],
    ['smtps://orders@brand.example:1250', ['without a password', '# as %23']],
    ['smtps://orders@brand.example:Gitw50', ['# as %23']],
    ['smtp://user:pa', ['# as %23']],
    ['smtp://smtp.example.in:587#ab', ['# as %23']],
  ])('%s is refused by its signs', (value, parts) => {
    const problem = problemOf('MAIL_URL', value);
    for (const part of parts) expect(problem).toContain(part);
    for (const secret of ['Gitw50', 'Aq+Am', '8ma', 'xyz', '12#', 'brand.example', '1250'])
      expect(problem).not.toContain(secret);
  });

  it.each([
    'smtps://orders%40brand.example:pa%23ss%2Fwo%40rd@smtp.example.in:465',
    'smtp://user:Aq+Am8ma@email.example:587',
    'smtp://user:50%off@smtp.example.in:587',
    'smtp://user:12345@smtp.example.in:587',
    'smtp://user:a:b@smtp.example.in',
    'smtp://mail:1025',
    'smtp://127.0.0.1:1',
    'smtp://[::1]:25',
    'smtp://shop:secret@0.0.0.0:25?tls.rejectUnauthorized=false',
    'SMTPS://user:pass@smtp.example.in',
  ])('%s is taken', (value) => {
    expect(readConfig({ MAIL_URL: value }).MAIL_URL).toBe(value);
  });
});

describe('each other address with a secret', () => {
  it.each([
    ['DATABASE_URL', 'postgres://aranya:p#ss@db.example/aranya', '# as %23'],
    ['DATABASE_OWNER_URL', 'postgres://owner:12/34@db.example/aranya', '/ as %2F'],
    ['DATABASE_READ_URL', 'postgresql://aranya:a@b@db.example/aranya', '@ as %40'],
    ['DATABASE_DIRECT_URL', 'postgres://aranya%40x:12', '# as %23'],
    ['STORAGE_URL', 's3://AKIA:Aq+Am/8ma@s3.example/bucket', '/ as %2F'],
    ['STORAGE_URL', 's3://AKIA:Aq?x@s3.example/bucket', '? as %3F'],
  ])('%s is refused by its signs', (name, value, part) => {
    expect(problemOf(name, value)).toContain(part);
    expect(problemOf(name, value)).not.toMatch(/ss@|8ma|AKIA|aranya/);
  });

  it.each([
    ['DATABASE_URL', 'postgres://aranya@%2Fvar%2Frun%2Fpostgresql:5432/aranya'],
    ['DATABASE_URL', 'postgres:///aranya?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://aranya:p%23s@db.example:6432/aranya?sslmode=require'],
    ['STORAGE_URL', 's3://AKIA:Aq+Am%2F8ma@s3.ap-south-1.amazonaws.com/bucket?region=ap-south-1'],
  ])('%s is taken in its right form', (name, value) => {
    expect(problemOf(name, value)).toBe('');
  });
});
