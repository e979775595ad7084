import { readFile } from 'node:fs/promises';
import { mailsTo, newestCode } from './mailbox.ts';
import { Leaver } from './people/leaver.ts';
import { Reader } from './people/reader.ts';
import { expect, Shopper, somebody, test } from './shopper.ts';

test('an account is deleted with a code, by keyboard, and nobody can log in to it any more', async ({
  shopper,
}) => {
  const tara = somebody('Tara');
  const leaver = new Leaver(shopper);
  await shopper.visit('/profile');
  await shopper.startLogin();
  await shopper.registerAndLogIn(tara);
  await leaver.asksToLeave();
  await shopper.sees('Your orders stay, without you.');
  await shopper.isAccessible();
  await leaver.keepsAccount();
  await leaver.asksToLeave();
  await leaver.asksForCode();
  await shopper.isTold('OTP sent to your email! Please verify.');
  const code = await newestCode(tara.email, 3);
  await leaver.confirmsWith(code === '000000' ? '111111' : '000000');
  await shopper.sees('That OTP is not right or has expired.');
  await leaver.confirmsWith(code);
  await shopper.isTold('Your account is deleted. Thank you for having been here.');
  await expect(shopper.page).toHaveURL(/\/$/);
  expect(await shopper.storedUser()).toBeNull();
  await expect
    .poll(async () => (await mailsTo(tara.email)).some(({ subject }) => /is deleted/.test(subject)))
    .toBe(true);

  await shopper.startLogin();
  await shopper.dialog.getByLabel('Email').fill(tara.email);
  await shopper.dialog.getByRole('button', { name: 'Send OTP' }).click();
  await shopper.isTold('OTP sent to your email! Please verify to login.');
  await expect
    .poll(async () => (await mailsTo(tara.email)).at(-1)!.text, { timeout: 20_000 })
    .toMatch(/no account|open an account|register/i);
});

test('what one agreed to is written down, can be taken back, and stands in the download', async ({
  shopper,
}) => {
  const uma = somebody('Uma');
  const leaver = new Leaver(shopper);
  const reader = new Reader(shopper);
  await shopper.visit('/about');
  await reader.askForNewsletter(uma.email);
  await reader.followLetter(uma.email, 'confirm', 1);
  await shopper.sees('You are on the list.');
  await shopper.visit('/profile');
  await shopper.startLogin();
  await shopper.registerAndLogIn(uma);
  await expect(leaver.consents).toHaveCount(2);
  await expect(leaver.consents.first()).toContainText('Your account and its mails');
  await expect(leaver.consents.nth(1)).toContainText('Each letter has one to leave.');
  await leaver.leavesNewsletter();
  await shopper.isTold('You are off the list. We will not write to you again.');
  await expect(leaver.consents.nth(1)).toContainText('Withdrawn on');
  await shopper.isAccessible();
  const download = shopper.page.waitForEvent('download');
  await shopper.page.getByRole('button', { name: 'Download your data' }).click();
  const mine = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(mine).toMatchObject({
    profile: { email: uma.email },
    consents: [{ purpose: 'account' }, { purpose: 'newsletter', withdrawnAt: expect.any(String) }],
    wishlist: [],
    reviews: [],
  });
  await shopper.complainsNothing();
});

test('the old address undoes a change of e-mail by a click, and everybody is logged out', async ({
  shopper,
  browser,
}) => {
  const old = somebody('Vani');
  const thief = somebody('Other');
  await shopper.visit('/profile');
  await shopper.startLogin();
  await shopper.registerAndLogIn(old);
  await new Leaver(shopper).changesEmail(thief.email);

  const owner = new Shopper(await (await browser.newContext()).newPage());
  const leaver = new Leaver(owner);
  await leaver.opensUndoLink(old.email);
  await owner.isAccessible();
  await shopper.page.reload();
  await expect(shopper.block('Email Address').region).toContainText(thief.email);
  await leaver.undoesChange();
  await owner.sees(/Your account belongs to v•••@journey\.example again/);
  await shopper.page.reload();
  await shopper.sees('Please log in to see your profile.');
  await leaver.opensUndoLink(old.email);
  await leaver.undoesChange();
  await owner.sees('This change was undone already.');
  await owner.page.context().close();
});
