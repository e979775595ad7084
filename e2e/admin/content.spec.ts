import { png } from '../fixtures/picture-files.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { ContentPages } from '../pages/admin/content-pages.ts';
import { Keyboard } from '../pages/admin/keyboard.ts';

const copied = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
  <h2>From <span style="color:red">Word</span></h2><p class="MsoNormal">Warm the <b>oil</b> first.</p>
  <p class="MsoListParagraphFirst">· Sesame</p><ul><li>Coconut</li></ul>
  <script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(1)"></body></html>`;

test('a writer previews a page, mends what the gate finds, publishes and withdraws it', async ({
  page,
  openDevice,
  signedInStaff,
}) => {
  const key = `collection/journey-${crypto.randomUUID().slice(0, 8)}`;
  await signedInStaff('content');
  const editor = new ContentPages(page);
  await editor.begin('Pages', key);
  await editor.write('Title', 'For the rains');
  await editor.field('Text').click();
  await editor.button('Heading').click();
  await editor.field('Text').pressSequentially('What we use');
  await editor.field('Text').press('Enter');
  await editor.pasteHtml('Text', copied);
  await expect(editor.field('Text')).toHaveValue(
    '## What we use\n## From Word\n\nWarm the **oil** first.\n\n- Sesame\n\n- Coconut',
  );
  await editor.expectDraft('saved');
  await editor.expectPreview('For the rains', 'Coconut');
  await editor.expectAccessible();
  await editor.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await expectPressable(editor.button('Heading'));
    await expectPressable(editor.button('Publish now'));
    await editor.expectPreview('For the rains', 'Coconut');
  });

  const device = await openDevice();
  const customer = new ContentPages(device);
  await customer.visit(`/${key}`);
  await expect(customer.main).not.toContainText('Coconut');

  await editor.write('Text', 'See [the oils](/category/gone). This oil cures arthritis.');
  await editor.button('Publish now').click();
  await editor.expectText('This link leads nowhere: /category/gone');
  await editor.expectText('is a claim that the law forbids');
  await atPhoneWidth(page);
  await editor.write('Text', 'See [all products](/all-products) for the rains.');
  await editor.button('Publish now').click();
  await editor.expectText('Version 1, shown now');
  await customer.visit(`/${key}`);
  await customer.expectHeading('For the rains');
  await customer.expectAccessible();
  await atPhoneWidth(device);

  await editor.button('Take it back').click();
  await editor.expectText('Nothing yet.');
});

test('two writers choose between both texts, and a lost network loses no word', async ({
  page,
  openDevice,
  signedInStaff,
  context,
}) => {
  const key = `collection/journey-${crypto.randomUUID().slice(0, 8)}`;
  await signedInStaff('content');
  const mine = new ContentPages(page);
  await mine.begin('Pages', key);
  await mine.write('Title', 'Mine');
  await context.setOffline(true);
  await mine.field('Title').fill('Typed without a network');
  await mine.expectDraft('offline');
  await context.setOffline(false);
  await mine.expectDraft('saved');

  const second = await openDevice();
  await second.context().addCookies(await context.cookies());
  await second.addInitScript(
    (stored) => Object.entries(stored).forEach(([name, value]) => localStorage.setItem(name, value)),
    await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
  );
  const hers = new ContentPages(second);
  await hers.visit(`/admin/content/page/${encodeURIComponent(key)}`);
  await expect(hers.field('Title')).toHaveValue('Typed without a network');
  await hers.write('Title', 'Hers');
  await mine.field('Title').fill('Mine again');
  await mine.expectDraft('stale');
  await mine.expectText('Hers');
  await mine.button('Take theirs').click();
  await expect(mine.field('Title')).toHaveValue('Hers');
});

test('a writer who leaves by a link while she types finds her words again', async ({
  page,
  signedInStaff,
  context,
}) => {
  await signedInStaff('content');
  const editor = new ContentPages(page);
  await editor.visit('/admin/content');
  await editor.askAddress('Pages', 'winter');
  await editor.expectText('It cannot have this address.');
  await editor.begin('Pages', `Collection/Journey ${crypto.randomUUID().slice(0, 8)}!`);
  await editor.write('Title', 'First');
  await editor.field('Title').fill('Typed in a hurry');
  await editor.leaveByLink();
  await page.goBack();
  await expect(editor.field('Title')).toHaveValue('Typed in a hurry');
  await editor.expectDraft('saved');

  await context.setOffline(true);
  await editor.field('Title').fill('Typed in a tunnel');
  await editor.expectDraft('offline');
  await editor.leaveByLink();
  await context.setOffline(false);
  await page.goBack();
  await expect(editor.field('Title')).toHaveValue('Typed in a tunnel');
  await editor.expectDraft('saved');
});

test('a writer chooses the first picture and the slides, and takes both back', async ({
  page,
  openDevice,
  signedInStaff,
}) => {
  await signedInStaff('content');
  const editor = new ContentPages(page);
  await editor.visit('/admin/content/home/home');
  await editor.upload(await png('first-view.png', '#264', [1600, 900]));
  await expect.poll(() => editor.chosenPictures()).toHaveLength(1);
  await editor.choosePoint('80', '20');
  await editor.write('Description of the picture', 'A shelf of green bottles');
  await editor.expectLoaded(editor.pictureOf('A shelf of green bottles', 'preview'));
  await editor.expectAccessible();
  await editor.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(editor.button('Publish now')));
  await editor.button('Publish now').click();
  await editor.expectText('Version 1, shown now');

  const device = await openDevice();
  const customer = new ContentPages(device);
  await customer.visit('/');
  await customer.expectLoaded(customer.pictureOf('A shelf of green bottles'));
  await expect(customer.pictureOf('A shelf of green bottles')).toHaveCSS('object-position', '80% 20%');
  await customer.expectAccessible();
  await atPhoneWidth(device, async () => {
    await customer.expectLoaded(customer.pictureOf('A shelf of green bottles'));
    await expect(customer.pictureOf('A shelf of green bottles')).toHaveCSS('object-position', '80% 20%');
  });
  await editor.button('Take it back').click();
  await editor.expectText('The text that comes with the shop');

  await editor.visit('/admin/content/carousel/carousel');
  await editor.fieldOf('Slides 1', 'Title').fill('Oils of the cold months');
  await editor.expectSaved();
  await editor.expectAccessible();
  await editor.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(editor.button('Publish now')));
  await editor.button('Publish now').click();
  await editor.expectText('Version 1, shown now');
  await customer.visit('/');
  await customer.expectText('Oils of the cold months');
  await atPhoneWidth(device, () => customer.expectText('Oils of the cold months'));
  await editor.button('Take it back').click();
  await editor.expectText('The text that comes with the shop');
});

// §9 the merchant orders, names and hides the sections of the home page, and writes the words of emails
test('a writer orders the home page and tells a story on it by keyboard alone', async ({
  page,
  openDevice,
  signedInStaff,
}) => {
  await signedInStaff('content');
  const keyboard = new Keyboard(page);
  const editor = new ContentPages(page);
  await editor.visit('/admin/content/home-sections/home-sections');
  await keyboard.type(editor.headingOf('Products'), 'From our shelves');
  await keyboard.press(editor.button('Move Products down'));
  await expect(editor.button('Move Products down')).toBeFocused();
  await editor.expectText('Products: place 4 of 12');
  await keyboard.press(editor.shownOf('Words of customers'), ' ');
  await keyboard.type(editor.headingOf('Story'), 'Since our grandmother');
  await keyboard.type(editor.field('Words of the story'), 'We press our oils **slowly**, two of us.');
  await editor.expectSaved();
  const sections = [
    'Shop by category',
    'Shop by concern',
    'From our shelves',
    'Combos that belong together',
    'How it is made',
    'Ayurveda, to read',
    'Since our grandmother',
  ];
  await editor.expectSections('preview', sections);
  await editor.expectPreview('Your Trusted Ayurvedic Partner', ', two of us.');
  await editor.expectAccessible();
  await editor.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await expectPressable(editor.button('Move Products down'));
    await expectPressable(editor.button('Publish now'));
  });

  await keyboard.press(editor.button('Publish now'));
  await editor.expectText('Version 1, shown now');
  const device = await openDevice();
  const customer = new ContentPages(device);
  await customer.visit('/');
  await customer.expectSections('page', sections);
  await customer.expectText('We press our oils slowly, two of us.');
  await customer.expectAccessible();
  await atPhoneWidth(device, async () => {
    await customer.expectSections('page', sections);
    await customer.expectText('We press our oils slowly, two of us.');
  });
  await keyboard.press(editor.button('Take it back'));
  await editor.expectText('The text that comes with the shop');
});

test('a writer shows what readers said on the blog, and the demo gets its own back', async ({
  page,
  openDevice,
  signedInStaff,
}) => {
  await signedInStaff('content');
  const editor = new ContentPages(page);
  await editor.visit('/admin/content/testimonials/testimonials');
  await editor.fieldOf('Readers 1', 'What they said').fill('It cures my arthritis.');
  await editor.expectSaved();
  await editor.button('Publish now').click();
  await editor.expectText('is a claim that the law forbids');
  await editor.fieldOf('Readers 1', 'What they said').fill('The letters are short, and I keep them.');
  await editor.expectDraft('saved');
  await editor.expectPreview('Ayurveda Blogs', 'The letters are short, and I keep them.');
  await editor.expectAccessible();
  await editor.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(editor.button('Publish now')));
  await editor.button('Publish now').click();
  await editor.expectText('Version 1, shown now');
  const device = await openDevice();
  const customer = new ContentPages(device);
  await customer.visit('/blog');
  await customer.expectText('The letters are short, and I keep them.');
  await customer.expectAccessible();
  await atPhoneWidth(device, () => customer.expectText('The letters are short, and I keep them.'));
  await editor.button('Take it back').click();
  await editor.expectText('The text that comes with the shop');
});
