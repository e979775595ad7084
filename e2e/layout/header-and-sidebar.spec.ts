import { bothWidths, expect, phoneOnly, newUser, test } from '../fixtures/test.ts';

const drawer = bothWidths('the sidebar covers a phone and shifts a desktop page');

test.describe('the offer banner', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('stays in sight and scrolls until it is stopped', async ({ page, header }) => {
    await header.visit('/');
    await expect(header.banner).toContainText('Slow herbs for everyday life');
    await expect(header.link('Cart')).toHaveText('');
    for (const offer of [
      '100% Herbal',
      'Ayurvedic Skin Care',
      'Flat 20% Off on Herbal Oils',
      'Free Shipping on Herbal Combos',
    ])
      await expect(header.offers).toContainText(offer);
    await expect.poll(() => header.runningAnimations(header.offers)).toBe(1);
    await header.offersButton.click();
    await expect.poll(() => header.runningAnimations(header.offers)).toBe(0);
    await header.scrollTo(1200);
    await expect(header.banner).toBeInViewport();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await header.visit('/');
    expect(await header.runningAnimations(header.offers)).toBe(0);
    await expect(header.offersButton).toBeHidden();
  });
});

test(
  'the sidebar opens by click, closes by Escape and by a click beside it',
  drawer,
  async ({ page, sidebar, isMobile }) => {
    await sidebar.visit('/about');
    await sidebar.open();
    const box = (await sidebar.panel.boundingBox())!;
    expect(Math.round(box.width)).toBe(256);
    await expect.poll(() => sidebar.leftEdgeOfPage()).toBe(isMobile ? 0 : 256);
    await page.keyboard.press('Escape');
    await sidebar.expectClosed();
    await expect(sidebar.button).toBeFocused();
    await expect.poll(() => sidebar.leftEdgeOfPage()).toBe(0);

    await sidebar.open();
    if (isMobile) await expect(sidebar.overlay).toBeVisible();
    else await expect(sidebar.overlay).toBeHidden();
    await page.mouse.click(330, 500);
    await sidebar.expectClosed();
  },
);

test('the sidebar opens under the mouse and closes when the mouse leaves', async ({ page, sidebar }) => {
  await page.clock.install();
  await sidebar.visit('/about');
  await sidebar.button.hover();
  await expect(sidebar.categories).toBeInViewport();
  await sidebar.category('Hair Care').hover();
  // A sidebar that the mouse has left closes within this time.
  await page.clock.runFor(500);
  await expect(sidebar.button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(900, 600);
  await sidebar.expectClosed();
});

test('a late click keeps open what the mouse has opened, the next closes it', async ({ page, sidebar }) => {
  await page.clock.install();
  await sidebar.visit('/about');
  await sidebar.button.hover();
  await expect(sidebar.category('Hair Care')).toBeInViewport();
  await page.clock.runFor(700);
  await sidebar.button.click();
  await expect(sidebar.button).toHaveAttribute('aria-expanded', 'true');
  await sidebar.button.click();
  await sidebar.expectClosed();
});

test('arrow keys walk through the categories, and the open category is marked', async ({
  page,
  sidebar,
  shopPage,
}) => {
  await sidebar.visit('/category/hair-care/hair-oils');
  await sidebar.button.press('Enter');
  await expect(sidebar.panel).toBeFocused();
  await expect(sidebar.category('Hair Oils')).toHaveAttribute('aria-current', 'page');
  await sidebar.category('Hair Oils').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(sidebar.category('Hair Care')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(sidebar.category('Hair Oils')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(sidebar.category('Herbal Oils')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/category\/herbal-oils\/[\w-]+$/);
  await sidebar.expectClosed();
  await expect(shopPage.heading).toBeFocused();
});

test(
  'four links lead from the header, or from the sidebar on a phone',
  bothWidths('the header of a phone has no room for them'),
  async ({ page, header, sidebar, loginDialog, shopPage, isMobile }) => {
    for (const [name, path] of [
      ["What's Ayurveda", '/learn-ayurveda'],
      ['HAIR', '/hair'],
      ['About', '/about'],
      ['Ayurveda Blogs', '/blog'],
    ] as const) {
      await sidebar.visit('/faq');
      if (isMobile) await sidebar.open();
      await (isMobile ? sidebar : header).link(name).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await sidebar.expectClosed();
      await expect(shopPage.heading).toBeFocused();
    }
    await sidebar.open();
    await sidebar.accountButton('Login / Register').click();
    await loginDialog.expectOpen();
  },
);

test('a page begins at its top with focus on its heading, and Back finds the place', async ({
  page,
  listingPage,
}) => {
  await listingPage.visit('/all-products');
  await listingPage.scrollTo(900);
  await listingPage.openCard(listingPage.cardAt(5));
  await expect(page).toHaveURL(/\/product\//);
  await expect(listingPage.heading).toBeFocused();
  await expect.poll(() => listingPage.scrolledTo()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/all-products$/);
  await expect.poll(async () => Math.abs((await listingPage.scrolledTo()) - 900)).toBeLessThan(300);
});

test('the chat opens in a new tab, and the footer promises and warns', async ({ shopPage, footer }) => {
  await shopPage.visit('/faq');
  await expect(shopPage.chatLink).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{10,}$/);
  await expect(shopPage.chatLink).toHaveAttribute('target', '_blank');
  await expect(footer.part).toContainText('Sign up and get 15% off your first order');
  await expect(footer.disclaimer).toBeVisible();
  await expect(footer.link(/^namaste@/)).toHaveAttribute('href', /^mailto:/);
});

test('the chat is in sight all the way down a page and covers no text and no control', async ({
  shopPage,
  cartPage,
}) => {
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  for (const path of ['/', '/all-products', '/product/bhringraj-oil', '/cart', '/blog/hair-health']) {
    await shopPage.visit(path);
    const height = await shopPage.scrollableHeight();
    for (let top = 0; top <= height; top += 280) {
      await shopPage.scrollTo(top);
      await expect(shopPage.chatLink).toBeInViewport({ ratio: 1 });
      expect(await shopPage.coveredBy(shopPage.chatLink), `${path} at ${top}`).toEqual([]);
    }
  }
});

test(
  'the bar at the foot holds the chat, and the page ends above it',
  phoneOnly('the bar stands on narrow screens only'),
  async ({ page, shopPage, footer }) => {
    await shopPage.visit('/all-products');
    for (const top of [0, 900, 1_800]) {
      await shopPage.scrollTo(top);
      await expect(shopPage.chatLink).toBeInViewport({ ratio: 1 });
    }
    await shopPage.scrollToEnd();
    await expect(footer.disclaimer).toBeInViewport({ ratio: 1 });
    expect(await shopPage.coveredBy(shopPage.bottomBar)).toEqual([]);
    await shopPage.openShortcut('Saved');
    await expect(page).toHaveURL(/\/wishlist$/);
  },
);

test(
  'a signed-in customer finds Profile, Settings and Log out in both menus',
  drawer,
  async ({ page, header, sidebar, session, signedInCustomer }) => {
    const { email } = await signedInCustomer({ details: newUser() });
    for (const [name, path] of [
      ['Profile', '/profile'],
      ['Settings', '/settings'],
    ] as const) {
      await header.visit('/faq');
      await header.openAccountMenu();
      await header.expectText(email);
      await header.menuItem(name).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await header.expectHeading('My account');
      await header.visit('/faq');
      await sidebar.open();
      await expect(sidebar.accountButton('Login / Register')).toHaveCount(0);
      await sidebar.link(name).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await sidebar.expectClosed();
    }
    await header.openAccountMenu();
    await expect(header.menuItem('Log out')).toBeVisible();
    await page.keyboard.press('Escape');
    await sidebar.open();
    await sidebar.accountButton('Log out').click();
    await expect(page).toHaveURL(/\/$/);
    await sidebar.expectClosed();
    await expect(header.loginButton).toBeVisible();
    expect(await session.user()).toBeNull();
  },
);

test(
  'the title leads home, and messages come at the top centre',
  bothWidths('the header is narrower'),
  async ({ page, header, listingPage }) => {
    await listingPage.visit('/category/hair-care/hair-oils');
    expect(await header.taglineLines()).toBe(1);
    await listingPage.addToCart('Bhringraj Hair Oil');
    const message = (await listingPage.messageBox('added to cart!').boundingBox())!;
    expect(message.y).toBeLessThan(100);
    expect(Math.abs(message.x + message.width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(10);
    await header.title.click();
    await expect(page).toHaveURL(/\/$/);
    await header.expectHeading('Your Trusted Ayurvedic Partner');
  },
);
