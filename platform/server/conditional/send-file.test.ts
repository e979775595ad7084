import { describe, expect, it } from 'vitest';
import { httpDate } from './preconditions.ts';
import { sendBytes, sendFile } from './send-file.ts';

const text = '0123456789';
const bytes = new TextEncoder().encode(text);
const modifiedAt = new Date('2026-11-06T08:49:37.412Z');
const headers = { 'content-type': 'text/plain', 'cache-control': 'public, max-age=60' };
const etag = sendBytes(new Request('http://shop'), bytes, headers).headers.get('etag')!;

async function send(given: Record<string, string>, own = etag) {
  const response = sendFile(new Request('http://shop', { headers: given }), {
    etag: own,
    modifiedAt,
    size: bytes.byteLength,
    headers,
    read: (part) => (part ? bytes.subarray(part.first, part.last + 1) : bytes),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('a conditional request of a file', () => {
  it.each([
    [{ 'if-none-match': etag }, 304],
    [{ 'if-none-match': `W/${etag}` }, 304],
    [{ 'if-none-match': `"a", ${etag}` }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': ' * ' }, 304],
    [{ 'if-none-match': '"other"' }, 200],
    [{ 'if-none-match': etag.slice(1, -1) }, 200],
    [{ 'if-modified-since': 'Fri, 06 Nov 2026 08:49:37 GMT' }, 304],
    [{ 'if-modified-since': 'Friday, 06-Nov-26 08:49:38 GMT' }, 304],
    [{ 'if-modified-since': 'Fri Nov  6 08:49:38 2026' }, 304],
    [{ 'if-modified-since': 'Fri, 06 Nov 2026 08:49:36 GMT' }, 200],
    [{ 'if-modified-since': '2027-01-01' }, 200],
    [{ 'if-modified-since': '0' }, 200],
    // An ETag decides alone.
    [{ 'if-none-match': '"other"', 'if-modified-since': 'Fri, 06 Nov 2026 08:49:37 GMT' }, 200],
    [{ 'if-none-match': etag, 'if-modified-since': 'Fri, 06 Nov 2020 08:49:37 GMT' }, 304],
    [{ 'if-match': etag }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-match': `W/${etag}` }, 412],
    [{ 'if-unmodified-since': 'Fri, 06 Nov 2026 08:49:36 GMT' }, 412],
    [{ 'if-unmodified-since': 'Fri, 06 Nov 2026 08:49:37 GMT' }, 200],
    [{ 'if-match': etag, 'if-unmodified-since': 'Fri, 06 Nov 2020 08:49:37 GMT' }, 200],
  ] as [Record<string, string>, number][])('%j is a %i', async (given, status) => {
    const response = await send(given);
    expect([response.status, response.text]).toEqual([status, status === 200 ? text : '']);
    if (status === 412) return;
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('content-type')).toBe(status === 200 ? 'text/plain' : null);
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-1', 206, '01'],
    ['BYTES=8-', 206, '89'],
    ['bytes=-3', 206, '789'],
    ['bytes=8-999999999999999999999', 206, '89'],
    ['bytes=,2-3,', 206, '23'],
    ['bytes=10-', 416, ''],
    ['bytes=-0', 416, ''],
    ['lines=0-1', 200, text],
    ['items=1-2', 200, text],
    ['0-1', 200, text],
    ['bytes=3-1', 200, text],
    ['bytes=a-b', 200, text],
    ['bytes=-', 200, text],
    ['bytes=', 200, text],
    ['bytes=0-1,3-4', 200, text],
  ])('%s is a %i', async (range, status, body) => {
    const response = await send({ range });
    expect([response.status, response.text]).toEqual([status, body]);
    if (status === 416) expect(response.headers.get('content-range')).toBe('bytes */10');
    if (status === 206) expect(response.headers.get('content-length')).toBe(String(body.length));
  });

  it.each([
    [etag, 206],
    ['Fri, 06 Nov 2026 08:49:37 GMT', 206],
    ['"other"', 200],
    [`W/${etag}`, 200],
    ['Fri, 06 Nov 2026 08:49:38 GMT', 200],
    ['nonsense', 200],
  ])('goes on only for a client that has the same file: If-Range %s', async (ifRange, status) => {
    expect((await send({ range: 'bytes=0-1', 'if-range': ifRange })).status).toBe(status);
    expect((await send({ range: 'bytes=99-', 'if-range': ifRange })).status).toBe(status === 206 ? 416 : 200);
  });

  it('never continues what only a weak tag identifies', async () => {
    const weak = `W/${etag}`;
    expect((await send({ range: 'bytes=0-1', 'if-range': weak }, weak)).status).toBe(200);
  });

  it('is not sent to a client that has the whole file', async () => {
    expect((await send({ range: 'bytes=0-1', 'if-none-match': etag })).status).toBe(304);
  });
});

it('reads the three forms of a date in HTTP, and nothing else', () => {
  const seconds = Date.UTC(1994, 10, 6, 8, 49, 37) / 1000;
  expect(httpDate('Sun, 06 Nov 1994 08:49:37 GMT')).toBe(seconds);
  expect(httpDate('Sunday, 06-Nov-94 08:49:37 GMT')).toBe(seconds);
  expect(httpDate('Sun Nov  6 08:49:37 1994')).toBe(seconds);
  for (const wrong of ['', '1', '1994-11-06', 'Sun, 06 Nov 1994 08:49:37 +0000', 'x'.repeat(10_000)])
    expect(httpDate(wrong)).toBeUndefined();
});
