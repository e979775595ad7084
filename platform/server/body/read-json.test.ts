// §7 a body of 100 KB at most, of bounded depth, without NUL or prototypes; slow clients are let go
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const json = { 'content-type': 'application/json' };

function sent(body: BodyInit | null, headers: Record<string, string> = json): Request {
  return new Request('http://shop.example/api', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const ofBytes = (bytes: number) => JSON.stringify('a'.repeat(bytes - 2));

describe('reading a JSON body', () => {
  it('reads up to 100 KB and refuses more, with or without a length', async () => {
    const most = 100 * 1024;
    for (const announce of [true, false]) {
      const send = (text: string) =>
        readJson(
          announce ? sent(text, { ...json, 'content-length': `${text.length}` }) : sent(streamOf(text)),
        );
      expect(await send(ofBytes(most))).toHaveLength(most - 2);
      await expect(send(ofBytes(most + 1))).rejects.toMatchObject({ status: 413, code: 'too_large' });
    }
  });

  it('refuses an endless body before its end', async () => {
    let heard = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        heard += 1;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    await expect(readJson(sent(endless))).rejects.toMatchObject({ status: 413 });
    expect(heard).toBeLessThan(20);
  });

  it.each([
    ['that is no JSON', '{"a":', 'invalid_json'],
    ['nested too deeply', nested(14), 'invalid_json'],
    ['with a name twice', '{"a":1,"b":2,"a":3}', 'invalid_json'],
    ['with a name twice deep within', '[{"a":{"b":"\\":","b" : 1}}]', 'invalid_json'],
    ['with a name twice in two spellings', '{"a":1,"\\u0061":3}', 'invalid_json'],
    ['with a prototype', '{"a":{"__proto__":{"staffRole":"owner"}}}', 'invalid_json'],
  ])('refuses %s', async (_, text, code) => {
    await expect(readJson(sent(text))).rejects.toMatchObject({ status: 400, code });
  });

  it('accepts texts that look like names, and names that look like texts', async () => {
    const value = { 'a"b': '"c":', c: ['x:', '"', '\\":', { c: '\\' }], '': { '': {} }, 0: 'a' };
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)])
      expect(await readJson(sent(text))).toEqual(value);
    expect(await readJson(sent('"a" '))).toBe('a');
  });

  // §7 hostile text in paths, queries and bodies is a 400 at one place; joiners of Hindi are not hostile
  it('refuses a body that is not UTF-8, with and without a length', async () => {
    const bytes = new Uint8Array([0x22, 0xff, 0x22]);
    for (const body of [bytes, new Blob([bytes]).stream()])
      await expect(readJson(sent(body))).rejects.toMatchObject({ status: 400, code: 'invalid_json' });
  });

  it('checks type and depth, and allows no body only where it is optional', async () => {
    expect(await readJson(sent(nested(12)))).toEqual(JSON.parse(nested(12)));
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await expect(readJson(sent('a=1', form))).rejects.toMatchObject({ status: 415 });
    expect(await readJson(sent(null), { optional: true })).toBeUndefined();
    await expect(readJson(sent(null))).rejects.toMatchObject({ status: 400 });
  });
});

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream();
}
