import { addAuthenticator } from '../fixtures/browser/authenticator.ts';
import { test } from '../fixtures/test.ts';

test('staff sign in with a passkey', async ({ page, shop, signedInCustomer, staffPages }) => {
  await addAuthenticator(page);
  const packer = await signedInCustomer();
  await shop.giveRole(packer.email, 'packer');
  await staffPages.open();
  await staffPages.setUpPasskey();
  await staffPages.storeRecoveryCodes();
  await staffPages.expectOpen('packer');
  await packer.signIn();
  await staffPages.open();
  await staffPages.enterPasskey();
  await staffPages.expectOpen('packer');
});
