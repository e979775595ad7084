import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const read = (body: string, type = 'multipart/form-data; boundary=x') =>
  readForm(new Request('http://shop.test/', { method: 'POST', body, headers: { 'content-type': type } }), [
    'image',
  ]);

const part = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const whole = part('rating', '5') + part('comment', 'Fine, हाँ');
const end = '--x--\r\n';

describe('reading a form', () => {
  it('returns its fields and the files that the endpoint names', async () => {
    const { fields, files } = await read(`${whole}${part('image', 'bytes', '; filename="a.jpg"')}${end}`);
    expect(fields).toEqual({ rating: '5', comment: 'Fine, हाँ' });
    expect(Buffer.from(files.image!).toString()).toBe('bytes');
  });

  it('counts an empty file as none', async () => {
    const { files } = await read(`${whole}${part('image', '', '; filename=""')}${end}`);
    expect(files).toEqual({});
  });

  it.each([
    ['is cut off', whole],
    [
      'is cut off within a file',
      `${whole}--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nbyt`,
    ],
    ['is no form', 'hello'],
    ['is empty', ''],
    ['has a field twice', `${whole}${part('rating', '1')}${end}`],
    ['has a field too long', `${whole}${part('title', 'x'.repeat(30_000))}${end}`],
    ['has fields without end', `${Array.from({ length: 40 }, (_, n) => part(`f${n}`, '1')).join('')}${end}`],
    ['has a file nobody asked for', `${whole}${part('virus', 'x', '; filename="a.jpg"')}${end}`],
    ['has two files', `${whole}${part('image', 'x', '; filename="a"').repeat(2)}${end}`],
    [
      'has a part without a name',
      `${whole}--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n${end.slice(0, 2)}`,
    ],
  ])('refuses a form that %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'invalid_form', status: 400 });
  });

  it('refuses a form without its boundary, and every other content type', async () => {
    await expect(read('x', 'multipart/form-data')).rejects.toMatchObject({ status: 400 });
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain'])
      await expect(read('a=b', type)).rejects.toMatchObject({ status: 415 });
  });

  it('refuses a form that is too large while it streams in', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (to) =>
        to.enqueue(Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n')),
      pull: (to) => {
        sent += 65_536;
        to.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body, headers, duplex: 'half' };
    const request = new Request('http://shop.test/', init);
    await expect(readForm(request, ['image'])).rejects.toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  });

  it('refuses forms that take too much memory together, and none afterwards', async () => {
    const go = Promise.withResolvers<void>();
    const readHeld = () => {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        start: (to) =>
          to.enqueue(
            Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n'),
          ),
        pull: async (to) => {
          if (sent === 4) await go.promise;
          sent += 1;
          to.enqueue(new Uint8Array(1024 * 1024));
        },
      });
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const init = { method: 'POST', body, headers, duplex: 'half' };
      return readForm(new Request('http://shop.test/', init), ['image']);
    };
    const held = Array.from({ length: 20 }, readHeld).map((reading) =>
      reading.catch((error: unknown) => error),
    );
    expect(await Promise.race(held)).toMatchObject({ status: 503 });
    go.resolve();
    await Promise.all(held);
    const { files } = await read(`${whole}${part('image', 'bytes', '; filename="a.jpg"')}${end}`);
    expect(Buffer.from(files.image!).toString()).toBe('bytes');
  });

  it('keeps a form away from the prototype of its reader', async () => {
    const { fields } = await read(`${part('__proto__', 'x')}${part('constructor', 'y')}${end}`);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
  });
});
