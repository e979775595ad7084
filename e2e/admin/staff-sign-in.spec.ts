import { timeCodeOf } from '#shop/accounts/admin/server/testing.ts';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { test } from '../fixtures/test.ts';

test('staff set up a time code, log in again with it, and recover with a code', async ({
  page,
  shop,
  signedInCustomer,
  loginDialog,
  staffPages,
}) => {
  const owner = await signedInCustomer();
  await shop.giveRole(owner.email, 'owner');
  await staffPages.open();
  await expectAccessible(page);
  const secret = await staffPages.setUpTimeCode();
  await expectAccessible(page);
  const recoveryCodes = await staffPages.storeRecoveryCodes();
  await staffPages.expectOpen('owner');

  await staffPages.logOut();
  await staffPages.logIn();
  await loginDialog.signIn(owner.email);
  await staffPages.expectToAskForSecondFactor();
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await staffPages.enterCode('000000');
  await staffPages.expectWrongCode();
  await staffPages.enterCode(timeCodeOf(secret));
  await staffPages.expectOpen('owner');

  await owner.signIn();
  await staffPages.open();
  await staffPages.enterRecoveryCode(recoveryCodes[4]!);
  await staffPages.expectOpen('owner');
});
