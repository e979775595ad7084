import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { type Bucket, openBucket } from './bucket.ts';
import { startTestStorage } from './testing.ts';

const storage = await startTestStorage(['many', 'odd', 'empty'], { perPart: 7 });
const servers: ReturnType<typeof createServer>[] = [];
afterAll(async () => {
  await storage.close();
  for (const server of servers) server.close();
});

async function partsOf(bucket: Bucket, prefix = ''): Promise<string[][]> {
  const parts: string[][] = [];
  for await (const part of bucket.list(prefix)) parts.push(part.map(({ key }) => key));
  return parts;
}

const put = (bucket: Bucket, key: string) => bucket.put(key, new Uint8Array([1]), { type: 'image/webp' });

describe('the list of a bucket', () => {
  it('goes on by the token of each part to its last object', async () => {
    const bucket = openBucket(storage.urlOf('many'));
    const keys = Array.from({ length: 22 }, (_, at) => `uploads/${String(at).padStart(2, '0')}.webp`);
    for (const key of [...keys, 'backups/other']) await put(bucket, key);
    const parts = await partsOf(bucket, 'uploads/');
    expect(parts.map(({ length }) => length)).toEqual([7, 7, 7, 1]);
    expect(parts.flat()).toEqual(keys);
  });

  it('reads keys with signs of XML, and ends after a full part', async () => {
    const names = ['a&b', 'a<b>', `"quoted" 'key'`, 'é', 'a\rb', 'क', '&#38;'];
    for (const name of names)
      storage.buckets.get('odd')!.set(name, { bytes: Buffer.from('1'), type: '', changedAt: new Date() });
    const parts = await partsOf(openBucket(storage.urlOf('odd')));
    expect(parts).toHaveLength(1);
    expect(parts.flat().toSorted()).toEqual(names.toSorted());
  });

  it('is empty only for a bucket that exists', async () => {
    expect(await partsOf(openBucket(storage.urlOf('empty')))).toEqual([[]]);
    const missing = openBucket(storage.urlOf('mistyped'));
    await expect(partsOf(missing)).rejects.toThrow('The storage has no such bucket.');
    await expect(missing.get('a')).rejects.toThrow('The storage has no such bucket.');
    await expect(put(missing, 'a')).rejects.toThrow('The storage has no such bucket.');
    expect(await openBucket(storage.urlOf('empty')).get('a')).toBeNull();
  });

  const head = '<ListBucketResult><Contents><Key>a</Key><LastModified>2026-11-26T00:00:00Z</LastModified>';
  const cut = `${head}<Size>1</Size></Contents><IsTruncated>true</IsTruncated>`;
  it.each([
    ['a page of a proxy', '<html>Sign in</html>', 'The storage does not answer with a list.'],
    ['an empty answer', '', 'The storage does not answer with a list.'],
    ['a list without a token', `${cut}</ListBucketResult>`, 'The storage breaks its list off.'],
    [
      'the same token for ever',
      `${cut}<NextContinuationToken>x</NextContinuationToken></ListBucketResult>`,
      'The storage breaks its list off.',
    ],
    ['half a list', head, 'The storage breaks its list off.'],
  ])('throws after %s, and never ends early', async (_, body, message) => {
    const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const bucket = openBucket(`s3+http://key:secret@127.0.0.1:${port}/aranya`);
    await expect(partsOf(bucket)).rejects.toThrow(message);
  });
});

it('the storage of tests refuses a wrong secret, key and version of lists', async () => {
  const url = storage.urlOf('many');
  const refused = async (address: string) => expect(partsOf(openBucket(address))).rejects.toThrow('with 403');
  await refused(url.replace('test-secret', 'wrong'));
  await refused(url.replace('test-key', 'other'));
  expect((await fetch(url.replace(/^s3\+http:\/\/[^@]*@/, 'http://'))).status).toBe(403);
});
