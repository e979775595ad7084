import { Customer } from './people/customer.ts';
import { Roamer } from './people/roamer.ts';
import { expect, somebody, test } from './shopper.ts';

test('the header stays in sight, with offers that scroll until they are stopped', async ({ shopper }) => {
  const roamer = new Roamer(shopper);
  await shopper.visit('/');
  const header = shopper.page.getByRole('banner');
  await expect(header).toContainText('Slow herbs for everyday life');
  await expect(header.getByRole('link', { name: 'Cart', exact: true })).toHaveText('');
  const offers = shopper.page.getByRole('region', { name: 'Offers', exact: true });
  for (const offer of [
    '100% Herbal',
    'Ayurvedic Skin Care',
    'Flat 20% Off on Herbal Oils',
    'Free Shipping on Herbal Combos',
  ])
    await expect(offers).toContainText(offer);
  await expect.poll(() => roamer.moving('Offers')).toBe(1);
  await offers.getByRole('button', { name: 'Stop the offers' }).click();
  await expect.poll(() => roamer.moving('Offers')).toBe(0);
  await roamer.scrollTo(1200);
  await expect(header).toBeInViewport();

  await shopper.page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.visit('/');
  expect(await roamer.moving('Offers')).toBe(0);
  await expect(offers.getByRole('button')).toBeHidden();
});

test('the menu opens by click and closes by Escape and by a click beside it', async ({
  shopper,
  isMobile,
}) => {
  const roamer = new Roamer(shopper);
  await shopper.visit('/about');
  await roamer.openMenu();
  const box = (await shopper.page.getByRole('complementary', { name: 'Menu' }).boundingBox())!;
  expect(Math.round(box.width)).toBe(256);
  await expect.poll(() => roamer.leftEdgeOfPage()).toBe(isMobile ? 0 : 256);
  await shopper.page.keyboard.press('Escape');
  await roamer.seesMenuClosed();
  await expect(roamer.menuButton).toBeFocused();
  await expect.poll(() => roamer.leftEdgeOfPage()).toBe(0);

  await roamer.openMenu();
  if (isMobile) await expect(roamer.overlay).toBeVisible();
  else await expect(roamer.overlay).toBeHidden();
  await shopper.page.mouse.click(330, 500);
  await roamer.seesMenuClosed();
});

test('the menu opens under the mouse and closes when it leaves', async ({ shopper, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  const roamer = new Roamer(shopper);
  await shopper.visit('/about');
  await roamer.menuButton.hover();
  await expect(roamer.categories).toBeInViewport();
  await roamer.category('Hair Care').hover();
  await expect(roamer.menuButton).toHaveAttribute('aria-expanded', 'true');
  await shopper.page.mouse.move(900, 600);
  await roamer.seesMenuClosed();
});

test('a click on the menu that the mouse has opened keeps it open however late it comes, the next one closes it', async ({
  shopper,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger does not hover');
  const roamer = new Roamer(shopper);
  await shopper.visit('/about');
  await roamer.menuButton.hover();
  await expect(roamer.category('Hair Care')).toBeInViewport();
  await new Promise((resolve) => setTimeout(resolve, 700));
  await roamer.menuButton.click();
  await expect(roamer.menuButton).toHaveAttribute('aria-expanded', 'true');
  await roamer.menuButton.click();
  await roamer.seesMenuClosed();
});

test('the categories are walked through by arrow keys, and the one that is open is marked', async ({
  shopper,
}) => {
  const roamer = new Roamer(shopper);
  await shopper.visit('/category/hair-care/hair-oils');
  await roamer.menuButton.press('Enter');
  await expect(roamer.category('Hair Oils')).toHaveAttribute('aria-current', 'page');
  await roamer.category('Hair Oils').focus();
  await shopper.page.keyboard.press('ArrowLeft');
  await expect(roamer.category('Hair Care')).toBeFocused();
  await shopper.page.keyboard.press('ArrowLeft');
  await expect(roamer.category('Hair Oils')).toBeHidden();
  await shopper.page.keyboard.press('ArrowDown');
  await expect(roamer.category('Herbal Oils')).toBeFocused();
  await shopper.page.keyboard.press('ArrowRight');
  await shopper.page.keyboard.press('ArrowRight');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/category\/herbal-oils\/[\w-]+$/);
  await roamer.seesMenuClosed();
  await expect(shopper.main.getByRole('heading', { level: 1 })).toBeFocused();
});

test('phones find in the menu what has no room in the header, and everyone their account', async ({
  shopper,
  isMobile,
}) => {
  const roamer = new Roamer(shopper);
  for (const [name, path] of [
    ["What's Ayurveda", '/learn-ayurveda'],
    ['HAIR', '/hair'],
    ['About', '/about'],
    ['Ayurveda Blogs', '/blog'],
  ] as const) {
    await shopper.visit('/faq');
    const place = isMobile
      ? shopper.page.getByRole('complementary', { name: 'Menu' })
      : shopper.page.getByRole('banner');
    if (isMobile) await roamer.openMenu();
    await place.getByRole('link', { name, exact: true }).click();
    await expect(shopper.page).toHaveURL(new RegExp(`${path}$`));
  }
  await roamer.openMenu();
  await shopper.page.getByRole('button', { name: 'Login / Register' }).click();
  await shopper.isAskedToLogIn();
});

test('each page begins at its top with the focus on its heading, and Back finds the place', async ({
  shopper,
}) => {
  const roamer = new Roamer(shopper);
  await shopper.visit('/all-products');
  await roamer.scrollTo(900);
  await shopper.main.getByRole('article').nth(5).getByRole('link').first().click();
  await expect(shopper.page).toHaveURL(/\/product\//);
  await expect(shopper.main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => roamer.scrolled()).toBe(0);
  await shopper.page.goBack();
  await expect(shopper.page).toHaveURL(/\/all-products$/);
  await expect.poll(async () => Math.abs((await roamer.scrolled()) - 900)).toBeLessThan(300);
});

test('the chat opens in a new tab, and the foot promises and warns', async ({ shopper }) => {
  await shopper.visit('/faq');
  const chat = shopper.page.getByRole('link', { name: /^Chat with/ });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{10,}$/);
  await expect(chat).toHaveAttribute('target', '_blank');
  const foot = shopper.page.getByRole('contentinfo');
  await expect(foot).toContainText('Sign up and get 15% off your first order');
  await expect(foot).toContainText('It is not medical advice');
  await expect(foot.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('the chat gives way to who reads on, and is back on the way up, at the end and for the keyboard', async ({
  shopper,
}) => {
  const roamer = new Roamer(shopper);
  await shopper.visit('/all-products');
  const chat = shopper.page.getByRole('link', { name: /^Chat with/ });
  await expect(chat).toHaveCSS('opacity', '1');
  await roamer.scrollTo(900);
  await expect(chat).toHaveCSS('opacity', '0');
  await roamer.scrollTo(700);
  await expect(chat).toHaveCSS('opacity', '1');
  await roamer.scrollTo(1500);
  await expect(chat).toHaveCSS('opacity', '0');
  await shopper.page.keyboard.press('Shift+Tab');
  await chat.focus();
  await expect(chat).toHaveCSS('opacity', '1');
  await chat.blur();
  await expect(chat).toHaveCSS('opacity', '0');
  await shopper.page.getByRole('contentinfo').getByText('It is not medical advice').scrollIntoViewIfNeeded();
  await expect(chat).toHaveCSS('opacity', '1');
});

test('who is signed in finds Profile, Settings and Log out behind the picture and in the menu', async ({
  shopper,
}) => {
  const { page } = shopper;
  const roamer = new Roamer(shopper);
  const meera = somebody();
  await Customer.signUp(page, meera);
  const sidebar = page.getByRole('complementary', { name: 'Menu' });
  const account = page.getByRole('button', { name: 'Your account' });
  for (const [name, path] of [
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ] as const) {
    await shopper.visit('/faq');
    await account.click();
    await shopper.sees('Signed in as');
    await shopper.sees(meera.email);
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await shopper.seesHeading('My account');
    await shopper.visit('/faq');
    await roamer.openMenu();
    await expect(sidebar.getByRole('button', { name: 'Login / Register' })).toHaveCount(0);
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await roamer.seesMenuClosed();
  }
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await roamer.openMenu();
  await sidebar.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await roamer.seesMenuClosed();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await shopper.storedUser()).toBeNull();
});

test('the title leads home, its tagline stands on one line, and messages come at the top centre', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.visit('/category/hair-care/hair-oils');
  const title = page.getByRole('banner').getByRole('link', { name: /^Aranya/ });
  const tagline = title.getByText('Slow herbs for everyday life');
  const { height } = (await tagline.boundingBox())!;
  const line = await tagline.evaluate((text) => Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(height / line)).toBe(1);
  await shopper.addFromList('Bhringraj Hair Oil');
  const message = (await page.getByRole('dialog').filter({ hasText: 'added to cart!' }).boundingBox())!;
  expect(message.y).toBeLessThan(100);
  expect(Math.abs(message.x + message.width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(10);
  await title.click();
  await expect(page).toHaveURL(/\/$/);
  await shopper.seesHeading('Your Trusted Ayurvedic Partner');
});
