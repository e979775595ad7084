import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { dayMs } from '#platform/india-time.ts';
import { pictureMessages } from '#platform/picture-kind.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { runRetention } from '#server/jobs.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { type CategoryOfStaff, undescribed } from '#shop/catalog/admin/categories.ts';
import { publishedContent } from '#shop/content/published.ts';
import { findShareSubject } from '#shop/seo/server/share/share-subject.ts';
import { openPictureApi } from '../testing.ts';

const { db, api, call, config, asha, customer, small, uploadTo, stored } = await openPictureApi();
const store = pictureStore(config);
const upload = (bytes: Uint8Array, token = asha) => uploadTo('category-pictures', bytes, { token });
const newPicture = async () => (await upload(small)).body['name']!;
const pictureAlt = 'Jars of herbs on a shelf';

async function list(): Promise<CategoryOfStaff[]> {
  return (await call(asha, 'GET', 'categories')).body as unknown as CategoryOfStaff[];
}

const newest = async ({ id }: { id: number }) => (await list()).find((category) => category.id === id)!;

async function newCategory(): Promise<CategoryOfStaff> {
  const name = `Shelf ${randomUUID()}`;
  await call(asha, 'POST', 'categories', { name, parentId: null });
  return (await list()).find((category) => category.name === name)!;
}

async function save(category: CategoryOfStaff, fields: object) {
  const { version } = await newest(category);
  return call(asha, 'PUT', `categories/${category.id}`, { version, fields });
}

async function shown({ id }: CategoryOfStaff): Promise<unknown> {
  const all = (await (await api.request('/api/categories')).json()) as { id: number; picture?: string }[];
  return all.find((category) => category.id === id);
}

/** The first run deletes the rows, and the second one the files without a row. */
async function runRetentionIn(days: number): Promise<void> {
  const now = new Date(Date.now() + days * dayMs);
  for (const _ of ['rows', 'files']) await runRetention(db, { now, store });
}

describe('the picture of a category', () => {
  it('is set with its words, changed, removed, and comes back by the undo', async () => {
    const shelf = await newCategory();
    expect(await shown(shelf)).not.toHaveProperty('picture');
    const [first, second] = [await newPicture(), await newPicture()];
    expect((await save(shelf, { picture: first, pictureAlt })).status).toBe(200);
    expect(await shown(shelf)).toMatchObject({ picture: first, pictureAlt });
    expect((await save(shelf, { picture: second, pictureAlt: 'Oils' })).status).toBe(200);
    expect(await shown(shelf)).toMatchObject({ picture: second, pictureAlt: 'Oils' });
    expect((await save(shelf, { picture: '', pictureAlt: '' })).status).toBe(200);
    expect(await shown(shelf)).not.toHaveProperty('picture');
    const { version } = await newest(shelf);
    expect((await call(asha, 'POST', `log/${version}/undo`, {})).status).toBe(200);
    expect(await shown(shelf)).toMatchObject({ picture: second, pictureAlt: 'Oils' });
    expect(await checkInvariants(db, { store })).toEqual([]);
  });

  it('is the picture that apps show for a link to the category', async () => {
    const shelf = await newCategory();
    const subject = async () =>
      findShareSubject(db, { path: `/category/${shelf.slug}`, content: publishedContent([]) });
    expect(await subject()).toMatchObject({ picture: '' });
    const picture = await newPicture();
    await save(shelf, { picture, pictureAlt });
    expect(await subject()).toMatchObject({ title: shelf.name, picture });
  });

  it('needs a description, and the words of one picture are not removed alone', async () => {
    const shelf = await newCategory();
    const picture = await newPicture();
    const bare = await save(shelf, { picture, pictureAlt: '  ' });
    expect([bare.status, bare.body]).toMatchObject([
      400,
      { code: 'picture_undescribed', message: undescribed, fields: { pictureAlt: undescribed } },
    ]);
    expect(await shown(shelf)).not.toHaveProperty('picture');
    await save(shelf, { picture, pictureAlt });
    expect((await save(shelf, { pictureAlt: '' })).body.code).toBe('picture_undescribed');
    expect(await shown(shelf)).toMatchObject({ pictureAlt });
  });

  it('must be an uploaded picture that the shop still keeps', async () => {
    const shelf = await newCategory();
    const gone = await save(shelf, { picture: `${'0'.repeat(32)}.webp`, pictureAlt });
    expect([gone.status, gone.body.code]).toEqual([409, 'picture_gone']);
    for (const picture of ['../secret.webp', 'https://evil.example/a.webp', 'amla-oil-1.webp'])
      expect((await save(shelf, { picture, pictureAlt })).status).toBe(400);
    expect(await shown(shelf)).not.toHaveProperty('picture');
  });

  it('of a colleague is not overwritten by a save that has not seen it', async () => {
    const shelf = await newCategory();
    const [mine, theirs] = [await newPicture(), await newPicture()];
    await save(shelf, { picture: theirs, pictureAlt });
    const { status, body } = await call(asha, 'PUT', `categories/${shelf.id}`, {
      version: shelf.version,
      fields: { picture: mine, pictureAlt },
    });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(await shown(shelf)).toMatchObject({ picture: theirs });
  });
});

describe('an upload for a category', () => {
  it('is refused in words when it is a HEIC, no picture or above 10 MB', async () => {
    const before = stored();
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
    const refused = [await upload(heic), await upload(Buffer.from('This is no picture.'))];
    expect(refused.map(({ status, body }) => [status, body['message']])).toEqual([
      [415, pictureMessages.heic],
      [415, pictureMessages.notAPicture],
    ]);
    const large = await call(asha, 'POST', 'category-pictures', { bytes: 11 * 1024 * 1024 });
    expect([large.status, large.body['message']]).toEqual([413, pictureMessages.tooLarge]);
    expect(stored()).toEqual(before);
  });

  it('is refused to customers, packers and support', async () => {
    const [packer, support] = [await makeStaff(db, 'packer'), await makeStaff(db, 'support')];
    for (const token of [customer, packer.token, support.token])
      expect((await upload(small, token)).status).toBe(403);
    expect((await upload(small, 'nobody')).status).toBe(401);
  });
});

describe('an uploaded picture that no category shows', () => {
  it('is deleted after 30 days, and that of a category stays', async () => {
    const shelf = await newCategory();
    const [never, former, kept] = [await newPicture(), await newPicture(), await newPicture()];
    await save(shelf, { picture: former, pictureAlt });
    await save(shelf, { picture: kept, pictureAlt });
    await runRetentionIn(29);
    expect(stored()).toEqual(expect.arrayContaining([never, former, kept]));
    await runRetentionIn(31);
    expect(stored()).toContain(kept);
    expect(stored()).not.toContain(never);
    expect(stored()).not.toContain(former);
    const { version } = await newest(shelf);
    expect((await call(asha, 'POST', `log/${version}/undo`, {})).body.code).toBe('picture_gone');
  });

  it('goes with its category', async () => {
    const shelf = await newCategory();
    const picture = await newPicture();
    await save(shelf, { picture, pictureAlt });
    expect((await call(asha, 'DELETE', `categories/${shelf.id}`)).status).toBe(200);
    await runRetentionIn(31);
    expect(stored()).not.toContain(picture);
  });
});
