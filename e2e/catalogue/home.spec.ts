import { atPhoneWidth, expect, phoneOnly, test } from '../fixtures/test.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // §1 home hero: film, title, subtitle, EXPLORE to /; paused out of sight, none under reduced motion or Save-Data
  test('the film of the hero plays, rests out of sight, and can be stopped', async ({ homePage }) => {
    await homePage.open();
    await homePage.expectHeading('Your Trusted Ayurvedic Partner');
    await homePage.expectText('Authentic Ayurveda is what we promise and deliver');
    await expect(homePage.exploreLink).toHaveAttribute('href', '/');
    await expect(homePage.filmButton('Pause the film')).toBeVisible();
    await expect(homePage.film).toHaveJSProperty('muted', true);
    await expect(homePage.film).toHaveJSProperty('loop', true);
    await homePage.scrollTo(2000);
    await expect(homePage.film).toHaveJSProperty('paused', true);
    await homePage.scrollTo(0);
    await expect(homePage.film).toHaveJSProperty('paused', false);
    await homePage.filmButton('Pause the film').click();
    await expect(homePage.film).toHaveJSProperty('paused', true);
    await homePage.scrollTo(2000);
    await expect(homePage.film).not.toBeInViewport();
    await homePage.scrollTo(0);
    await expect(homePage.film).toBeInViewport();
    await homePage.untilDrawn();
    expect(await homePage.isFilmPaused()).toBe(true);
    await expect(homePage.filmButton('Play the film')).toBeVisible();
  });

  // §1 demo content carries the DEMO ribbon where readers and customers speak
  // §2 home: customer reviews in two scrolling rows
  // §3 customer reviews with stars and one of six labels
  // §9 review cards 450 px wide, 8 reviews doubled
  test('customer reviews move in two rows of eight and can be stopped', async ({ page, homePage }) => {
    await homePage.open();
    const reviews = homePage.customerReviews;
    await homePage.wake(reviews);
    await expect(homePage.reviewCards).toHaveCount(32);
    await expect(homePage.reviewItems).toHaveCount(8);
    await expect(reviews).toContainText('DEMO');
    for (const tag of [
      'Verified Buyer',
      'Happy Customer',
      'Recommended',
      'Satisfied User',
      'Trusted Product',
      'Regular User',
    ])
      await expect(homePage.reviewCard(tag)).toContainText(/★|stars|out of 5/);
    const card = await homePage.firstReviewCard.boundingBox();
    expect(card?.width).toBeCloseTo(450, 1);
    await atPhoneWidth(page, async () => {
      const onPhone = await homePage.firstReviewCard.boundingBox();
      expect(onPhone?.width).toBeCloseTo(390 - 32, 1);
    });
    await expect.poll(() => homePage.runningAnimations(reviews)).toBe(2);
    await homePage.reviewButton.click();
    await expect.poll(() => homePage.runningAnimations(reviews)).toBe(0);
  });

  test('no film is loaded for a customer who saves data', async ({ homePage }) => {
    await homePage.saveData();
    await homePage.expectNoFilm();
  });
});

test('EXPLORE moves to the shelves, and the hero leads to the most popular product', async ({
  page,
  homePage,
}) => {
  await homePage.open();
  await homePage.exploreLink.click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => homePage.scrolledTo()).toBeGreaterThan(300);
  await expect(homePage.categories).toBeInViewport();
  await expect(homePage.heroProduct).toContainText(/₹/);
  await homePage.heroProduct.click();
  await expect(page).toHaveURL(/\/product\//);
  await homePage.expectText('In stock');
});

// §1 home hero: film, title, subtitle, EXPLORE to /; paused out of sight, none under reduced motion or Save-Data
test('under reduced motion there is no film and the reviews stand still', async ({ homePage }) => {
  await homePage.expectNoFilm();
  await expect(homePage.reviewButton).toBeHidden();
  expect(await homePage.runningAnimations(homePage.customerReviews)).toBe(0);
  expect(await homePage.sidewaysOverflow()).toBeLessThanOrEqual(0);
});

// §2 trending strip: title, arrows of 250 px, View All; cards with image, name, five stars, price, ADD TO BAG
// §9 trending step 250 px, sidebar 16rem, carousel 5 s, description cut at 70
test('the trending strip moves 250 pixels a click, and its whole cards lead on', async ({
  page,
  homePage,
}) => {
  await homePage.open();
  await expect(homePage.stripHeading).toBeVisible();
  const cards = await homePage.stripCards.all();
  expect(cards.length).toBeGreaterThan(5);
  for (const card of cards) {
    await expect(homePage.productPicture(card)).toHaveCount(1);
    await expect(homePage.cardHeading(card)).not.toBeEmpty();
    await expect(card).toContainText(/Rated [1-5]\.\d out of 5/);
    await expect(homePage.drawnStars(card)).toHaveCount(1);
    await expect(card).toContainText(/₹[\d,]+\.\d\d/);
    await expect(homePage.bagButton(card)).toHaveText('ADD TO BAG');
  }
  await homePage.scrollButton('right').press('Enter');
  await expect.poll(() => homePage.stripScrolled()).toBe(250);
  await homePage.scrollButton('left').click();
  await expect.poll(() => homePage.stripScrolled()).toBe(0);
  await atPhoneWidth(page, async () => {
    await expect(homePage.stripHeading).toBeVisible();
    await expect(homePage.scrollButton('right')).toBeHidden();
  });
  await homePage.viewAll.click();
  await expect(page).toHaveURL(/\/all-products$/);
});

// §8 strip: 'Loading products...', 'Error: {message}' with status and body, another try
test('the strip says that it is loading, why it failed, and loads on Try again', async ({
  page,
  homePage,
  header,
}) => {
  await homePage.visit('/faq');
  let fails = true;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/product-cards?sort=popular**', async (route) => {
    const message = 'The shelf is being dusted.';
    await held.promise;
    if (fails) await route.fulfill({ status: 503, json: { message, code: 'busy', requestId: '1' } });
    else await route.continue();
  });
  await header.title.click();
  await homePage.expectText('Loading products...');
  held.resolve();
  await homePage.expectText('Error: HTTP error! status: 503, The shelf is being dusted.');
  fails = false;
  await homePage.tryAgain();
  await expect(homePage.firstBagButton).toBeVisible();
});

// §2 eight combos (1001 to 1008) with image, price, old price, review count, seller; Add to Cart toasts '{title} added to cart!'
// §2 why-us strip
test('eight combos show picture, prices, reviews and seller; five reasons stand below', async ({
  homePage,
  header,
}) => {
  await homePage.open();
  await expect(homePage.reasons).toHaveText([
    'Cruelty Free',
    'Made by Vaidyas',
    'Cash On Delivery',
    '100% Herbal Ingredients',
    'Toxins Free',
  ]);
  const { combos } = homePage;
  await expect(combos).toHaveCount(8);
  for (const combo of await combos.all()) {
    await expect(homePage.productPicture(combo)).toHaveCount(1);
    await expect(homePage.cardHeading(combo)).not.toBeEmpty();
    await expect(combo).toContainText(/Rated [1-5]\.\d out of 5, \d+ review/);
    await expect(homePage.price(combo)).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(homePage.oldPrice(combo)).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(combo).toContainText(/Seller: \w/);
  }
  const name = await homePage.cardHeading(homePage.firstCombo).innerText();
  await homePage.addButton(homePage.firstCombo).click();
  await homePage.expectMessage(`${name} added to cart!`);
  await header.expectCartCount(1);
});

test.describe('the offers carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // §2 carousel of three offers, five seconds each; stopped, by key, by swipe, still under reduced motion
  // §9 trending step 250 px, sidebar 16rem, carousel 5 s, description cut at 70
  // §9 carousel texts: instalments, 20% off the first order, free shipping above ₹500
  test(
    'turns every five seconds, by key and by finger, and stops when asked',
    phoneOnly('a phone turns it by a swipe, and by all that a wide screen has'),
    async ({ page, homePage, header }) => {
      const { clock } = page;
      // The clock pauses between the steps, since on a slow machine the next offer would come by itself.
      await clock.install({ time: new Date('2027-01-04T10:00:00+05:30') });
      await clock.pauseAt(new Date('2027-01-04T10:00:01+05:30'));
      await homePage.open();
      await homePage.wake(homePage.carousel);
      const expectOffer = (offer: number) =>
        expect(homePage.offer(new RegExp(`^Offer ${offer}:`))).toHaveAttribute('aria-current', 'true');
      for (const offer of ['Pay in easy instalments', '20% off your first order', 'Free shipping above ₹500'])
        await expect(homePage.offer(new RegExp(offer))).toBeVisible();
      await expect(homePage.carousel).toContainText('DEMO');
      await expectOffer(1);
      await clock.runFor(5_000);
      await expectOffer(2);
      await homePage.offer('Next offer').press('ArrowRight');
      await expectOffer(3);
      await homePage.swipeCarousel(120);
      await expectOffer(2);
      await homePage.swipeCarousel(-120);
      await expectOffer(3);
      await homePage.offer('Stop the carousel').click();
      await header.title.focus();
      await clock.runFor(20_000);
      await expectOffer(3);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await homePage.open();
      await homePage.wake(homePage.carousel);
      await clock.runFor(20_000);
      await expectOffer(1);
    },
  );
});
