import sharp from 'sharp';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { pictureShape } from '../fixtures/browser/picture-shape.ts';
import { touchScreenOf } from '../fixtures/browser/touch-screen.ts';
import { holdResponses } from '../fixtures/held-response.ts';
import { noise, png } from '../fixtures/picture-files.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { ProductPictures } from '../pages/admin/goods/product-pictures.ts';
import { StaffProducts } from '../pages/staff-products.ts';

const red = await png('red.png', '#a33');
const green = await png('green.png', '#3a3');
const tall = await png('tall.png', '#369', [400, 1000]);

test.beforeEach(async ({ signedInStaff }) => {
  await signedInStaff('content');
});

test('pictures are dropped, pasted, ordered, described, and customers see them whole', async ({
  page,
  shop,
  productPage,
}) => {
  const { name, slug } = await shop.addProduct('Wild Amla Powder', { like: 'amla-powder' });
  const products = new StaffProducts(page);
  const pictures = new ProductPictures(page);
  await products.open();
  await products.openProduct(name);
  const before = await pictures.rows.count();
  await pictures.drop(red);
  await expect(pictures.rows).toHaveCount(before + 1);
  await pictures.paste(tall);
  await expect(pictures.rows).toHaveCount(before + 2);
  await expect(pictures.uploads).toHaveCount(0);
  await expect(pictures.takePhoto).toBeHidden();
  await pictures.expectAllShown();

  const text = 'Amla powder in a bowl';
  await pictures.words(before + 2).fill(text);
  await pictures.moveButton(before + 2, 'earlier').focus();
  for (let place = before + 2; place > 1; place -= 1) {
    await expect(pictures.moveButton(place, 'earlier')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(pictures.words(1)).toHaveValue(text);
  await pictures.remove(1);
  await expect(pictures.words(1)).not.toHaveValue(text);
  await pictures.undoRemoval();
  await expect(pictures.words(1)).toHaveValue(text);
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await products.saveAndWait();
  await products.reload();
  await expect(pictures.words(1)).toHaveValue(text);
  await (
    await touchScreenOf(page)
  )(true);
  await atPhoneWidth(page, async () => {
    await expectPressable(pictures.takePhoto);
    await expectPressable(pictures.moveButton(2, 'earlier'));
    await expectPressable(products.saveButton);
  });

  // The file is as tall as it was, in a square. A phone loads another width of it.
  const shape = { file: 0.4, box: 1, fit: 'contain' };
  await productPage.open(slug);
  await expect(productPage.gallery.picture).toHaveAttribute('alt', text);
  expect(await productPage.brokenPictures()).toBe(0);
  expect(await pictureShape(productPage.gallery.picture)).toEqual(shape);
  await atPhoneWidth(page, async () => {
    await productPage.reload();
    expect(await pictureShape(productPage.gallery.picture)).toEqual(shape);
  });
});

test('a picture is dragged to another place, and the log undoes the order', async ({ page, shop }) => {
  const { name } = await shop.addProduct('Soapnut Powder', { like: 'reetha-powder' });
  const products = new StaffProducts(page);
  const pictures = new ProductPictures(page);
  await products.open();
  await products.openProduct(name);
  await pictures.words(3).fill('The third');
  await products.saveAndWait();
  await pictures.drag(3, 1);
  await expect(pictures.words(1)).toHaveValue('The third');
  await products.saveAndWait();
  await products.openHistory();
  await products.undoNewest();
  await page.goBack();
  await expect(pictures.words(3)).toHaveValue('The third');
});

test('a picture of too many pixels is made smaller, and HEIC is named with a way out', async ({ page }) => {
  const products = new StaffProducts(page);
  const pictures = new ProductPictures(page);
  await products.open();
  await products.openProduct('Mulethi Powder');
  const before = await pictures.rows.count();
  const create = { width: 9_000, height: 6_500, channels: 3 as const, background: '#a33' };
  const flat = await sharp({ create, limitInputPixels: false }).png({ palette: true }).toBuffer();
  await pictures.choose({ name: 'flat.png', mimeType: 'image/png', buffer: flat });
  await expect(pictures.rows).toHaveCount(before + 1);
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
  for (const [name, mimeType] of [
    ['phone.heic', 'image/heic'],
    ['windows.heic', ''],
    ['renamed.jpg', 'image/jpeg'],
  ] as const) {
    await pictures.choose({ name, mimeType, buffer: heic });
    await expect(pictures.notice(`${name}: This is a HEIC picture`)).toBeVisible();
    await pictures.dismiss(name);
  }
  await expect(pictures.rows).toHaveCount(before + 1);
});

// §9 pictures of products: at most eight, 10 MB, in parts that resume, without metadata, in a folder or a bucket; other files refused in words
test('a file that is too large or no picture is refused, and a lost file is resent', async ({ page }) => {
  const products = new StaffProducts(page);
  const pictures = new ProductPictures(page);
  await products.open();
  await products.openProduct('Mulethi Powder');
  const before = await pictures.rows.count();
  await pictures.choose(
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(40 * 1024 * 1024) },
    { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  );
  await expect(pictures.notice('huge.jpg: Please choose a picture under 10 MB.')).toBeVisible();
  await expect(pictures.notice('fake.png: Please choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await expect(pictures.notice('drawing.svg: Please choose a JPEG, PNG or WebP picture.')).toBeVisible();
  for (const name of ['huge.jpg', 'fake.png', 'drawing.svg']) await pictures.dismiss(name);

  await page.route('**/pictures', (route) => route.abort(), { times: 1 });
  await pictures.choose(red);
  await expect(pictures.notice('red.png: It did not arrive.')).toBeVisible();
  await pictures.sendAgain('red.png');
  await expect(pictures.rows).toHaveCount(before + 1);

  const free = 8 - (before + 1);
  await pictures.choose(...Array.from({ length: free + 2 }, () => green));
  await expect(pictures.notice('A product has at most 8 pictures. 2 were not added.')).toBeVisible();
  await expect(pictures.rows).toHaveCount(8);
});

// §9 pictures of products: at most eight, 10 MB, in parts that resume, without metadata, in a folder or a bucket; other files refused in words
test('a picture of many parts goes on with the part that a dead line lost', async ({ page }) => {
  await page.clock.install();
  const products = new StaffProducts(page);
  const pictures = new ProductPictures(page);
  await products.open();
  await products.openProduct('Neem Wood Comb');
  const before = await pictures.rows.count();
  const sent: string[] = [];
  let isDead = true;
  await page.route('**/parts/*', async (route) => {
    const number = route.request().url().split('/').at(-1)!;
    if (number === '1' && isDead) return route.abort();
    sent.push(number);
    return route.fallback();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/parts/1'));
  await pictures.choose(await noise('photo.png'));
  await lost;
  // The page sends a lost part three times more, after pauses of one to four seconds.
  await expect(async () => {
    await page.clock.runFor(4_000);
    expect(await pictures.notice('photo.png: It did not arrive.').isVisible()).toBe(true);
  }).toPass();
  isDead = false;
  await pictures.sendAgain('photo.png');
  await expect(pictures.rows).toHaveCount(before + 1);
  expect([sent.filter((number) => number === '0'), sent.includes('1')]).toEqual([['0'], true]);
});

test('what is typed and uploaded during a save stays', async ({ page, shop }) => {
  const { name } = await shop.addProduct('Wild Shikakai Powder', { like: 'shikakai-powder' });
  const products = new StaffProducts(page);
  const pictures = new ProductPictures(page);
  await products.open();
  await products.openProduct(name);
  const before = await pictures.rows.count();
  await products.enter({ Offer: 'New batch' });
  const held = await holdResponses(page, '**/api/admin/products/*');
  await products.save();
  await held.asked;
  await products.enter({ Seller: 'Kapha' });
  await pictures.choose(red);
  await expect(pictures.rows).toHaveCount(before + 1);
  held.release();
  await expect(products.message('Saved.')).toBeVisible();
  await expect(products.field('Seller')).toHaveValue('Kapha');
  await expect(pictures.rows).toHaveCount(before + 1);
  await products.saveAndWait();
  await products.reload();
  await expect(products.field('Seller')).toHaveValue('Kapha');
  await expect(pictures.rows).toHaveCount(before + 1);
});
