import { mailsTo } from './mailbox.ts';
import { Reader } from './people/reader.ts';
import { expect, somebody, test } from './shopper.ts';

const blogSlugs = [
  'boost-immunity',
  'ayurvedic-skin-care',
  'ayurvedic-detox',
  'managing-stress',
  'digestive-health',
  'seasonal-wellness',
  'ayurvedic-massage',
  'hair-health',
  'adaptogens',
  'ayurvedic-diet',
];

test('Learn Ayurveda has five pages, each with cards whose Read Article leads to an article', async ({
  shopper,
}) => {
  const reader = new Reader(shopper);
  await shopper.visit('/learn-ayurveda');
  for (const heading of ['Our philosophy', 'The doshas', 'Our commitment to purity', 'What we offer'])
    await expect(shopper.main.getByRole('heading', { name: heading })).toBeVisible();
  for (const offering of ['Products', 'Consultations', 'Guidance'])
    await expect(shopper.main.getByRole('listitem').filter({ hasText: `${offering}.` })).toBeVisible();
  for (const [path, section] of [
    ['routines', 'Daily Routine'],
    ['herbs', 'Taking Your Herbs'],
    ['wellness', 'Wellness & Lifestyle'],
    ['diet', 'Ayurvedic Diet'],
    ['panchakarma', 'Panchakarma'],
  ] as const) {
    await reader.chooseSection(section);
    await expect(shopper.page).toHaveURL(`/learn-ayurveda/${path}`);
    await expect(shopper.main.getByRole('article')).toHaveCount(4);
    await reader.seesWholeCards({ dated: path === 'wellness' });
    await reader.readArticle(2);
    await shopper.sees('Sources and further reading');
    await shopper.sees(/not medical advice/);
    await shopper.main.getByRole('link', { name: section, exact: true }).click();
    await shopper.seesHeading(section);
  }
  await shopper.complainsNothing();
});

test('the blog has ten articles, with author and date, and every link in them leads somewhere', async ({
  shopper,
}) => {
  const reader = new Reader(shopper);
  await shopper.visit('/blog');
  await expect(shopper.main.getByRole('article')).toHaveCount(10);
  const links = new Set<string>();
  for (const slug of blogSlugs) {
    await expect(shopper.main.locator(`a[href="/blog/${slug}"]`)).toHaveCount(1);
    const page = await shopper.page.request.get(`/blog/${slug}`);
    expect(page.status()).toBe(200);
    const html = await page.text();
    expect(html).toContain('not medical advice');
    expect(html).toMatch(/By (<!-- -->)?(Dr )?[A-Z]/);
    for (const [, path] of html.matchAll(/class="link" href="(\/[^"]+)"/g)) links.add(path!);
  }
  expect(links.size).toBeGreaterThan(5);
  for (const path of links)
    expect(`${path} ${(await shopper.page.request.get(path)).status()}`).toBe(`${path} 200`);
  await reader.readArticle(0);
  await shopper.sees(/minutes to read/);
  await shopper.complainsNothing();
});

test('About tells the story, the mission, three values, and who the four people are', async ({ shopper }) => {
  await shopper.visit('/about');
  for (const name of ['Our story', 'Our mission', 'Authenticity', 'Purity', 'Sustainability'])
    await expect(shopper.main.getByRole('heading', { name, exact: true })).toBeVisible();
  const people = shopper.main.getByRole('region', { name: 'The people' });
  await expect(people.getByRole('listitem')).toHaveCount(4);
  await expect(people).toContainText('DEMO');
});

test('the blog features two articles, offers its letter and lets three readers speak; the app names its stores', async ({
  shopper,
}) => {
  await shopper.visit('/blog');
  const part = (name: string) => shopper.main.getByRole('region', { name, exact: true });
  await shopper.seesHeading('Ayurveda Blogs');
  await expect(part('Featured').getByRole('article')).toHaveCount(2);
  await expect(part('All articles').getByRole('article')).toHaveCount(8);
  await expect(shopper.main.getByRole('form', { name: 'Newsletter of the blog' })).toBeVisible();
  await expect(part('What readers say').getByRole('listitem')).toHaveCount(3);
  await expect(part('What readers say')).toContainText('DEMO');
  await shopper.visit('/coming-soon');
  await expect(shopper.main.getByRole('list', { name: 'App stores' }).getByRole('listitem')).toHaveText([
    /App Store/,
    /Google Play/,
  ]);
});

test('pages whose content is still to come are placeholders, and only that', async ({ shopper }) => {
  for (const [path, heading] of [
    ['/make-profit', 'Make profit'],
    ['/offers', 'Offers'],
    ['/faq', 'Questions and answers'],
    ['/collection/winter', 'Collection'],
    ['/collection/winter/oils', 'Collection'],
  ] as const) {
    const answer = await shopper.page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await shopper.seesHeading(heading);
    await expect(shopper.main).toContainText('This page is a placeholder.');
    await expect(shopper.main.getByRole('link')).toHaveText(['See all products']);
  }
});

test('an article or section that does not exist answers 404 with its page', async ({ shopper }) => {
  for (const path of ['/blog/nothing', '/learn-ayurveda/nothing', '/learn-ayurveda/diet/nothing']) {
    const answer = await shopper.page.goto(path);
    expect(answer?.status()).toBe(404);
    await shopper.sees('See all products');
  }
});

test('the newsletter comes after a click in a mail, and is left with another', async ({ shopper }) => {
  const reader = new Reader(shopper);
  const { email } = somebody('Reader');
  await shopper.visit('/blog');
  await reader.askForNewsletter('reader@');
  await shopper.sees('Enter a valid email');
  await reader.askForNewsletter(email);
  await shopper.sees('Please look into your inbox');

  await reader.followLetter(email, 'confirm', 1);
  await shopper.sees('You are on the list.');
  await reader.followLetter(email, 'unsubscribe', 2);
  await shopper.sees('You are off the list.');
  await shopper.complainsNothing();

  await shopper.visit('/newsletter/confirm?token=made-up');
  await shopper.sees('This link is not whole.');
});

test('an address on the list gets the same answer in the shop, and a mail of its own', async ({
  shopper,
}) => {
  const reader = new Reader(shopper);
  const { email } = somebody('Known');
  await shopper.visit('/about');
  await reader.askForNewsletter(email);
  await shopper.sees('Please look into your inbox');
  await reader.followLetter(email, 'confirm', 1);
  await shopper.sees('You are on the list.');
  await reader.askForNewsletter(email);
  await shopper.sees('Please look into your inbox');
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join())
    .toContain('You already get letters');
});

test('Notify Me says what is missing, keeps what was typed, and says what happened', async ({ shopper }) => {
  const { email } = somebody('Waiting');
  await shopper.visit('/coming-soon');
  const form = shopper.main.getByRole('form', { name: 'Notify Me' });
  await form.getByRole('button', { name: 'Notify Me' }).click();
  for (const words of ['Name is required', 'Enter a valid email', 'Please enter a 10-digit mobile number'])
    await shopper.sees(words);
  await form.getByLabel('Name').fill('Asha');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Contact number').fill('12345');
  await form.getByRole('button', { name: 'Notify Me' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Asha');
  await form.getByLabel('Contact number').fill('9876543210');
  await form.getByRole('button', { name: 'Notify Me' }).click();
  await shopper.sees('Noted. We will write to you once');
  await shopper.complainsNothing();
});

test('how it is made has a film, and cards that turn by keyboard, and only the side that is seen is read out', async ({
  shopper,
}) => {
  await shopper.visit('/how-it-is-made');
  await shopper.seesHeading('How it is made');
  await expect(shopper.main.locator('video')).toHaveCount(1);
  await expect(shopper.main.getByRole('button', { name: /^How it is checked/ })).toHaveCount(6);
  const turn = shopper.main.getByRole('button', { name: 'How it is checked: Cooked' });
  await turn.press('Enter');
  await shopper.sees('burns without a crackle');
  const back = shopper.main.getByRole('button', { name: 'Turn back: Cooked' });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(turn).toBeFocused();
});

test('what customers say stands in two rows of eight, twice each, that can be stopped', async ({
  shopper,
}) => {
  await shopper.visit('/');
  const reviews = shopper.main.getByRole('region', { name: 'What do our customers say?' });
  await expect(reviews.locator('figure')).toHaveCount(32);
  await expect(reviews.getByRole('listitem')).toHaveCount(8);
  await expect(reviews.getByText('DEMO')).toBeVisible();
  for (const tag of [
    'Verified Buyer',
    'Happy Customer',
    'Recommended',
    'Satisfied User',
    'Trusted Product',
    'Regular User',
  ])
    await expect(reviews.locator('figure').filter({ hasText: tag }).first()).toContainText(
      /★|stars|out of 5/,
    );
  const card = await reviews.locator('figure').first().boundingBox();
  expect(card?.width).toBeCloseTo(450, 1);
  const moving = () =>
    reviews.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(moving).toBe(2);
  await reviews.getByRole('button', { name: 'Stop the reviews' }).click();
  await expect.poll(moving).toBe(0);
});

test('under reduced motion the reviews stand still and nothing sticks out of the page', async ({
  shopper,
}) => {
  await shopper.page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.visit('/');
  const reviews = shopper.main.getByRole('region', { name: 'What do our customers say?' });
  await expect(reviews.getByRole('button')).toBeHidden();
  expect(await reviews.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  const sideways = await shopper.page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
});

test('the reading pages and the newsletter can be reached from the frame', async ({ shopper, isMobile }) => {
  await shopper.visit('/');
  const places = isMobile ? (['contentinfo'] as const) : (['banner', 'contentinfo'] as const);
  for (const place of places)
    for (const [name, heading] of [
      ["What's Ayurveda", "What's Ayurveda"],
      ['About', 'Slow herbs for everyday life'],
      ['Ayurveda Blogs', 'Ayurveda Blogs'],
    ] as const) {
      await shopper.page.getByRole(place).getByRole('link', { name, exact: true }).click();
      await expect(shopper.main.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    }
  await shopper.sees('Sign up and get 15% off your first order');
});
