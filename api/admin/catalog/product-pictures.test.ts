import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureMessages } from '#platform/picture-kind.ts';
import { pngOfSize } from '#platform/server/uploads/testing.ts';
import { servePictures } from '#server/files/serve-pictures.ts';
import type { ProductPicture } from '#shop/catalog/admin/product-fields.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { edited, openPictureApi, plain } from '../testing.ts';

const {
  db,
  small,
  config,
  folder,
  customer,
  announce,
  upload,
  get,
  undoNewest,
  stored,
  save,
  copy,
  newProduct,
  add,
  shown,
} = await openPictureApi();
const gif = await plain().gif().toBuffer();
const site = new Hono();
servePictures(site, config);

describe('an uploaded picture', () => {
  it('is a WebP of at most 1600 pixels, upright and without place or camera', async () => {
    const { id } = await newProduct();
    const photo = await plain(2400, 1200)
      .withExif({
        IFD0: { Make: 'Secret camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(id, photo);
    expect(status).toBe(200);
    expect(body.name).toMatch(/^[0-9a-f]{32}\.webp$/);
    const file = sharp(join(folder, body.name!));
    const { exif, xmp, ...metadata } = await file.metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect([exif, xmp]).toEqual([undefined, undefined]);
    expect(await shown(id)).toMatchObject({ imageUrl: '', otherImageUrls: [] });
  });

  it('holds no byte of a file that is a picture and a page at once', async () => {
    const { id } = await newProduct();
    const both = Buffer.concat([small, Buffer.from('<script>alert(1)</script>')]);
    const { body } = await upload(id, both);
    const response = await site.request(`/images/products/${body.name}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await response.text()).not.toContain('script');
  });

  it.each([
    ['a text with the name of a picture', Buffer.from('This is no picture.')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a GIF', gif],
    [
      'the beginning of a picture',
      small.subarray(0, 40),
      'This file cannot be read. Please choose it again, or another picture.',
    ],
  ])('is refused when it is %s', async (_, bytes, said = 'Please choose a JPEG, PNG or WebP picture.') => {
    const { id } = await newProduct();
    const before = stored();
    const { status, body } = await upload(id, bytes);
    expect([status, body.message]).toEqual([415, said]);
    expect(stored()).toEqual(before);
  });

  it('of an iPhone is named, with a way out, whatever its name', async () => {
    const { id } = await newProduct();
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
    const { status, body } = await upload(id, heic);
    expect([status, body.message]).toEqual([415, pictureMessages.heic]);
  });

  // §9 pictures of products: at most eight, 10 MB, in parts that resume, without metadata, in a folder or a bucket; other files refused in words
  it('may have 10 MB, and not more', async () => {
    const { id } = await newProduct();
    const noise = await sharp(randomBytes(1500 * 1500 * 3), {
      raw: { width: 1500, height: 1500, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(6 * 1024 * 1024);
    expect((await upload(id, noise)).status).toBe(200);
    const tooLarge = await announce(id, 40 * 1024 * 1024);
    expect([tooLarge.status, tooLarge.body.message]).toEqual([413, 'Please choose a picture under 10 MB.']);
  });

  it('may not have more pixels than the shop decodes', async () => {
    const { id } = await newProduct();
    const { status, body } = await upload(id, await pngOfSize(9_000, 9_000));
    expect([status, body.message]).toEqual([
      413,
      'This picture has 81 million pixels (9000 × 9000). Please choose one of at most 50 million.',
    ]);
  });

  it('leaves no file without a product, or from a customer or guest', async () => {
    const { id } = await newProduct();
    const gone = await copy(id);
    await db.delete(products).where(eq(products.id, gone.id));
    const before = stored();
    expect((await upload(gone.id, small)).status).toBe(404);
    expect((await upload(id, small, { token: customer })).body.code).toBe('staff_only');
    expect((await upload(id, small, { token: 'x'.repeat(43) })).status).toBe(401);
    expect((await announce(id, 0)).status).toBe(400);
    expect(stored()).toEqual(before);
  });
});

describe('the pictures of a product', () => {
  it('are shown in their order with their texts, and served in every width', async () => {
    const product = await newProduct();
    const [front, back] = [await add(product.id, 'The front of the pack'), await add(product.id)];
    const saved = edited(await save(product, [front, back]));
    expect(saved.fields.pictures).toEqual([front, back]);
    const turned = edited(await save(saved, [back, front]));
    expect(await shown(product.id)).toMatchObject({
      imageUrl: back.name,
      otherImageUrls: [front.name],
      imageAlts: { [front.name]: 'The front of the pack' },
    });
    for (const base of ['/images/products', '/api/images/products']) {
      const response = await site.request(`${base}/${front.name}?w=160`);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(60);
    }
    expect((await site.request(`/images/products/${'0'.repeat(32)}.webp`)).status).toBe(404);
    expect((await save(turned, [])).status).toBe(200);
    expect(await shown(product.id)).toMatchObject({ imageUrl: '', otherImageUrls: [], imageAlts: {} });
  });

  it('are at most eight, each once', async () => {
    const product = await newProduct();
    const eight: ProductPicture[] = [];
    while (eight.length < 8) eight.push(await add(product.id));
    const ninth = await save(product, [...eight, await add(product.id)]);
    expect([ninth.status, ninth.body.message]).toEqual([400, 'A product has at most 8 pictures']);
    expect((await save(product, [eight[0]!, eight[0]!])).status).toBe(400);
    expect((await save(product, eight)).status).toBe(200);
  });

  it.each(['../../server.key', '/etc/passwd', '..', 'https:', 'a.svg', '__proto__', `${'0'.repeat(31)}.php`])(
    'are never %s',
    async (name) => {
      const product = await newProduct();
      expect((await save(product, [{ name, alt: 'x' }])).status).toBe(400);
    },
  );

  it('of two tabs are not mixed: the second save is stale', async () => {
    const product = await newProduct();
    const [first, second] = [await add(product.id), await add(product.id)];
    expect((await save(product, [first])).status).toBe(200);
    const stale = await save(product, [second]);
    expect([stale.status, stale.body.changed]).toEqual([409, ['Pictures']]);
    expect(stale.body.current).toMatchObject({ pictures: [first] });
  });

  it('come back by an undo, also those of the demo shop', async () => {
    const product = await newProduct({ imageUrl: 'amla-1.webp', otherImageUrls: ['amla-2.webp'] });
    const mine = await add(product.id, 'Amla');
    await save(product, [mine]);
    expect((await undoNewest(product.id)).status).toBe(200);
    expect((await get(product.id)).fields.pictures.map(({ name }) => name)).toEqual([
      'amla-1.webp',
      'amla-2.webp',
    ]);
    expect((await undoNewest(product.id)).status).toBe(200);
    expect((await get(product.id)).fields.pictures).toEqual([mine]);
  });

  it('may claim no cure in their texts', async () => {
    const product = await newProduct();
    const refused = await save(product, [await add(product.id, 'It cures cancer')]);
    expect([refused.status, refused.body.fields]).toMatchObject([
      422,
      { pictures: expect.stringContaining('cure') },
    ]);
  });
});
