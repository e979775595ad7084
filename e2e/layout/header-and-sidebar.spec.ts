import { atPhoneWidth, expect, newUser, test } from '../fixtures/test.ts';

/** The links of the header, and the headings of their pages. */
const headerLinks = [
  ["What's Ayurveda", '/learn-ayurveda', "What's Ayurveda"],
  ['HAIR', '/hair', /./],
  ['About', '/about', 'Slow herbs for everyday life'],
  ['Ayurveda Blogs', '/blog', 'Ayurveda Blogs'],
] as const;

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

test('the sidebar opens by click, closes by Escape and by a click beside it', async ({ page, sidebar }) => {
  const expectOpenAndClose = async ({ shift, covers }: { shift: number; covers: boolean }) => {
    await sidebar.open();
    const box = (await sidebar.panel.boundingBox())!;
    expect(Math.round(box.width)).toBe(256);
    await expect.poll(() => sidebar.leftEdgeOfPage()).toBe(shift);
    await page.keyboard.press('Escape');
    await sidebar.expectClosed();
    await expect(sidebar.button).toBeFocused();
    await expect.poll(() => sidebar.leftEdgeOfPage()).toBe(0);

    await sidebar.open();
    await expect(sidebar.overlay).toBeVisible({ visible: covers });
    await page.mouse.click(330, 500);
    await sidebar.expectClosed();
  };
  await sidebar.visit('/about');
  await expectOpenAndClose({ shift: 256, covers: false });
  await atPhoneWidth(page, () => expectOpenAndClose({ shift: 0, covers: true }));
});

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

test('four links lead from the header and footer, or from the sidebar on a phone', async ({
  page,
  header,
  footer,
  sidebar,
  loginDialog,
  shopPage,
  listingPage,
}) => {
  const expectPage = async (path: string, heading: string | RegExp) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await shopPage.expectHeading(heading);
    await expect(shopPage.heading).toBeFocused();
  };
  await sidebar.visit('/faq');
  for (const [name, path, heading] of headerLinks) {
    await header.link(name).click();
    await expectPage(path, heading);
  }
  for (const [name, path, heading] of headerLinks) {
    if (name === 'HAIR') continue;
    await footer.wake(footer.part);
    await footer.link(name).click();
    await expectPage(path, heading);
  }
  await expect(footer.part).toContainText('Sign up and get 15% off your first order');
  await expect(footer.disclaimer).toBeVisible();
  await expect(footer.link(/^namaste@/)).toHaveAttribute('href', /^mailto:/);
  await atPhoneWidth(page, async () => {
    for (const [name, path, heading] of [
      ...headerLinks,
      ['All products', '/all-products', 'All products'] as const,
    ]) {
      await expect(header.link(name)).toBeHidden();
      await sidebar.open();
      await sidebar.link(name).click();
      await sidebar.expectClosed();
      await expectPage(path, heading);
    }
    await expect(listingPage.cards).toHaveCount(24);
    await sidebar.open();
    await sidebar.accountButton('Login / Register').click();
    await loginDialog.expectOpen();
  });
});

test('the chat is in sight all the way down a page and covers no text and no control', async ({
  page,
  shopPage,
  cartPage,
  footer,
}) => {
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  for (const path of ['/', '/all-products', '/product/bhringraj-oil', '/cart', '/blog/hair-health']) {
    await shopPage.visit(path);
    await expect(shopPage.chatLink).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{10,}$/);
    await expect(shopPage.chatLink).toHaveAttribute('target', '_blank');
    const height = await shopPage.scrollableHeight();
    for (let top = 0; top <= height; top += 280) {
      await shopPage.scrollTo(top);
      await expect(shopPage.chatLink).toBeInViewport({ ratio: 1 });
      expect(await shopPage.coveredBy(shopPage.chatLink), `${path} at ${top}`).toEqual([]);
    }
  }
  await shopPage.visit('/all-products');
  await atPhoneWidth(page, async () => {
    for (const top of [0, 900, 1_800]) {
      await shopPage.scrollTo(top);
      await expect(shopPage.chatLink).toBeInViewport({ ratio: 1 });
    }
    await shopPage.scrollToEnd();
    await expect(footer.disclaimer).toBeInViewport({ ratio: 1 });
    expect(await shopPage.coveredBy(shopPage.bottomBar), 'the page ends above the bar').toEqual([]);
    await shopPage.openShortcut('Saved');
    await expect(page).toHaveURL(/\/wishlist$/);
  });
});

test('a signed-in customer finds Profile, Settings and Log out in both menus', async ({
  page,
  header,
  sidebar,
  session,
  signedInCustomer,
}) => {
  const { email } = await signedInCustomer({ details: newUser() });
  const openByHeader = async (name: string, path: string) => {
    await header.openAccountMenu();
    await header.expectText(email);
    await header.menuItem(name).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await header.expectHeading('My account');
  };
  const openBySidebar = async (name: string, path: string) => {
    await sidebar.open();
    await expect(sidebar.accountButton('Login / Register')).toHaveCount(0);
    await sidebar.link(name).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await sidebar.expectClosed();
  };
  await header.visit('/faq');
  await openByHeader('Profile', '/profile');
  await openBySidebar('Settings', '/settings');
  await openBySidebar('Profile', '/profile');
  await openByHeader('Settings', '/settings');
  await atPhoneWidth(page, async () => {
    await openByHeader('Profile', '/profile');
    await openBySidebar('Settings', '/settings');
    await header.openAccountMenu();
    await expect(header.menuItem('Log out')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await sidebar.open();
    await sidebar.accountButton('Log out').click();
    await expect(page).toHaveURL(/\/$/);
    await sidebar.expectClosed();
    await expect(header.loginButton).toBeVisible();
  });
  expect(await session.user()).toBeNull();
});

test('the title leads home, and messages come at the top centre below the header', async ({
  page,
  header,
  listingPage,
}) => {
  const expectAtTheTop = async (product: string) => {
    expect(await header.taglineLines()).toBe(1);
    await listingPage.addToCart(product);
    const message = (await listingPage.messageBox(`${product} added to cart!`).boundingBox())!;
    const bottom = await header.bottom();
    expect(message.y).toBeGreaterThanOrEqual(bottom);
    expect(message.y).toBeLessThan(bottom + 32);
    expect(Math.abs(message.x + message.width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(10);
  };
  await listingPage.visit('/category/hair-care/hair-oils');
  await expectAtTheTop('Bhringraj Hair Oil');
  await atPhoneWidth(page, () => expectAtTheTop('Amla Hair Oil'));
  await header.title.click();
  await expect(page).toHaveURL(/\/$/);
  await header.expectHeading('Your Trusted Ayurvedic Partner');
});
