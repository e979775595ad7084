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

  // §1 scrolling offer banner with its four promises; can be stopped, still under reduced motion
  // §2 header: sticky, tagline on one line, title to /, desktop links; on phones the links stand in the menu
  // §2 header: no cart badge at 0; search as an overlay screen on phones
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

// §2 header and footer links; newsletter promise in the footer
// §2 header: sticky, tagline on one line, title to /, desktop links; on phones the links stand in the menu
// §2 sidebar: categories by keyboard; Account section: Profile, Settings and Log out, or 'Login / Register'
// §2 footer: contact e-mail, newsletter promise, health disclaimer
// §6 Profile, Settings and Log out are offered to the signed in, the login to guests
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

// §1 the chat link is in sight at all times and covers no text and no control; on narrow screens a bar at the foot holds it
// §1 floating chat link to {phone}, in a new tab
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

// §2 header: profile menu with 'Signed in as' and the e-mail, Profile, Settings and Log out
// §2 sidebar: categories by keyboard; Account section: Profile, Settings and Log out, or 'Login / Register'
// §4 logout clears user and token and goes home
// §6 Profile, Settings and Log out are offered to the signed in, the login to guests
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

// §2 header: sticky, tagline on one line, title to /, desktop links; on phones the links stand in the menu
// §2 toast messages appear at the top centre
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
