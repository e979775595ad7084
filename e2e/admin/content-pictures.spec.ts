import { noise, png } from '../fixtures/picture-files.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { ContentPages } from '../pages/admin/content-pages.ts';

const green = await png('green.png', '#3a3', [1200, 900]);
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);

test('a writer uploads and describes a picture, undoes another, and customers see it', async ({
  page,
  openDevice,
  signedInStaff,
}) => {
  const key = `journey-${crypto.randomUUID().slice(0, 8)}`;
  const words = 'Sesame seeds in a brass bowl';
  await signedInStaff('content');
  const editor = new ContentPages(page);
  await editor.begin('Articles of the blog', key);
  await editor.field('Title').fill('Sesame in the cold months');
  await editor.field('Summary').fill('How we use sesame oil at home in winter.');
  await editor.field('Topic').fill('Seasons');
  await editor.field('Author').fill('Asha Rao');
  await editor.day('Date').fill('2026-11-01');
  await editor.field('Text').fill('In winter the skin is dry. Warm the oil first.');
  await editor.addRow('Sources').click();
  await editor.field('Source').fill('Ashtanga Hridaya, Sutrasthana 3');

  await editor.upload({ name: 'phone.heic', mimeType: 'image/heic', buffer: heic });
  await expect(editor.uploadNotice('phone.heic: This is a HEIC picture')).toBeVisible();
  await editor.button('Dismiss phone.heic').click();
  await editor.upload(await noise('photo.png'));
  await expect.poll(() => editor.chosenPictures()).toHaveLength(1);
  const [first] = await editor.chosenPictures();
  await editor.expectDraft('saved');
  await editor.button('Publish now').click();
  await editor.expectText('Description of the picture is missing.');
  await editor.write('Description of the picture', words);
  await editor.expectLoaded(editor.pictureOf(words, 'preview'));

  await editor.upload(green);
  await expect.poll(() => editor.chosenPictures()).not.toEqual([first]);
  await expect(editor.field('Description of the picture')).toHaveValue('');
  await editor.undo();
  await expect(editor.field('Description of the picture')).toHaveValue(words);
  expect(await editor.chosenPictures()).toEqual([first]);
  await editor.choosePoint('30', '70');
  await editor.expectDraft('saved');
  await editor.expectAccessible();
  await editor.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(editor.button('Publish now')));

  await editor.button('Publish now').click();
  await editor.expectText('Version 1, shown now');
  const device = await openDevice();
  const customer = new ContentPages(device);
  await customer.visit(`/blog/${key}`);
  await customer.expectLoaded(customer.pictureOf(words));
  await expect(customer.pictureOf(words)).toHaveCSS('object-position', '30% 70%');
  await customer.expectAccessible();
  await atPhoneWidth(device, async () => {
    await customer.expectLoaded(customer.pictureOf(words));
    await expect(customer.pictureOf(words)).toHaveCSS('object-position', '30% 70%');
  });
  await editor.button('Take it back').click();
  await editor.expectText('Nothing yet.');
});
