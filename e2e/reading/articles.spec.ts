import { expect, test } from '../fixtures/test.ts';

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

// §2 learn-ayurveda: five pill links, article with its offerings; five grids of cards with image, label, title, summary and Read Article, dated in Wellness
test('Learn Ayurveda has five sections whose cards lead to articles', async ({
  page,
  articlePages,
  complaints,
}) => {
  await articlePages.visit('/learn-ayurveda');
  for (const heading of ['Our philosophy', 'The doshas', 'Our commitment to purity', 'What we offer'])
    await expect(articlePages.headingNamed(heading)).toBeVisible();
  for (const offering of ['Products', 'Consultations', 'Guidance'])
    await expect(articlePages.item(`${offering}.`)).toBeVisible();
  for (const [path, section] of [
    ['routines', 'Daily Routine'],
    ['herbs', 'Taking Your Herbs'],
    ['wellness', 'Wellness & Lifestyle'],
    ['diet', 'Ayurvedic Diet'],
    ['panchakarma', 'Panchakarma'],
  ] as const) {
    await articlePages.chooseSection(section);
    await expect(page).toHaveURL(`/learn-ayurveda/${path}`);
    await expect(articlePages.cards).toHaveCount(4);
    await articlePages.expectWholeCards({ dated: path === 'wellness' });
    await articlePages.readArticle(2);
    await articlePages.expectText('Sources and further reading');
    await articlePages.expectText(/not medical advice/);
    await articlePages.link(section).click();
    await articlePages.expectHeading(section);
  }
  expect(complaints).toEqual([]);
});

// §2 blog: ten dated articles, newsletter form, testimonials
// §2 blog: eight cards, two featured articles, newsletter form, three testimonials; coming soon: the stores’ badges
test('the blog has ten articles, two of them featured, and no dead link', async ({
  page,
  articlePages,
  complaints,
}) => {
  await articlePages.visit('/blog');
  await articlePages.expectHeading('Ayurveda Blogs');
  await expect(articlePages.cards).toHaveCount(10);
  await expect(articlePages.cardsOf('Featured')).toHaveCount(2);
  await expect(articlePages.cardsOf('All articles')).toHaveCount(8);
  await expect(articlePages.form('Newsletter of the blog')).toBeVisible();
  await expect(articlePages.itemsOf('What readers say')).toHaveCount(3);
  await expect(articlePages.part('What readers say')).toContainText('DEMO');
  const links = new Set<string>();
  for (const slug of blogSlugs) {
    await expect(articlePages.linksTo(`/blog/${slug}`)).toHaveCount(1);
    const response = await page.request.get(`/blog/${slug}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('not medical advice');
    expect(html).toMatch(/By (<!-- -->)?(Dr )?[A-Z]/);
    for (const [, path = ''] of html.matchAll(/class="link" href="(\/[^"]+)"/g)) links.add(path);
  }
  expect(links.size).toBeGreaterThan(5);
  for (const path of links) expect(`${path} ${(await page.request.get(path)).status()}`).toBe(`${path} 200`);
  await articlePages.readArticle(0);
  await articlePages.expectText(/minutes to read/);
  expect(complaints).toEqual([]);
});

// §2 about: story, mission, three values, four team members
test('About tells the story, the mission, three values and four people', async ({ articlePages }) => {
  await articlePages.visit('/about');
  for (const name of ['Our story', 'Our mission', 'Authenticity', 'Purity', 'Sustainability'])
    await expect(articlePages.headingNamed(name)).toBeVisible();
  await expect(articlePages.itemsOf('The people')).toHaveCount(4);
  await expect(articlePages.part('The people')).toContainText('DEMO');
});

// §2 make-profit, offers, faq, collection: placeholder text only, until the merchant publishes a text
test('pages whose content is still to come are placeholders only', async ({ page, articlePages }) => {
  for (const [path, heading] of [
    ['/make-profit', 'Make profit'],
    ['/offers', 'Offers'],
    ['/faq', 'Questions and answers'],
    ['/collection/winter', 'Collection'],
    ['/collection/winter/oils', 'Collection'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await articlePages.expectHeading(heading);
    await expect(articlePages.main).toContainText('This page is a placeholder.');
    await expect(articlePages.mainLinks).toHaveText(['See all products']);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // §2 how it is made: film and flip cards
  test('how it is made has a film and cards that turn by keyboard', async ({ articlePages }) => {
    await articlePages.visit('/how-it-is-made');
    await articlePages.expectHeading('How it is made');
    await expect(articlePages.film).toHaveCount(1);
    await expect(articlePages.button(/^How it is checked/)).toHaveCount(6);
    const front = articlePages.button('How it is checked: Cooked');
    await front.press('Enter');
    await articlePages.expectText('burns without a crackle');
    const back = articlePages.button('Turn back: Cooked');
    await expect(back).toBeFocused();
    await back.press('Enter');
    await expect(front).toBeFocused();
  });
});
