// §1 with the owner's two facts a customer buys without an account, and one code opens one later
import { expect, newUser, phoneOnly, test } from '../fixtures/test.ts';
import { LoginDialog } from '../pages/login-dialog.ts';
import { EmailSink } from '../shop/email-sink.ts';
import { cloneDatabase } from '../shop/journey-shop.ts';
import { ShopProcess } from '../shop/shop-process.ts';

const sent = 'OTP sent to your email! Please verify to login.';

test(
  'a guest orders without an account, and adds the order to one by its link',
  phoneOnly('the form, the link and the dialog have one column on a phone, and must fit the narrowest'),
  async ({ page, shop: { secondPort }, productPage, checkoutPage, orderPage, ordersPage, complaints }) => {
    const emails = new EmailSink();
    const shop = new ShopProcess(secondPort, {
      DATABASE_URL: await cloneDatabase(),
      MAIL_URL: await emails.open(),
      BUY_WITHOUT_ACCOUNT: 'on',
      ONE_CODE_SIGN_IN: 'on',
    });
    const { email } = newUser('Tara');
    const { addressForm } = checkoutPage;
    const login = new LoginDialog(page, emails);
    try {
      await shop.open();
      await productPage.visit(`${shop.url}/product/bhringraj-oil`);
      await productPage.section('Delivery').click();
      await productPage.checkPincode('560001');
      await expect(productPage.estimate('560001')).toBeVisible();
      await productPage.addToCart('Bhringraj Hair Oil');

      await checkoutPage.visit(`${shop.url}/checkoutpage`);
      await expect(checkoutPage.loginSection).toContainText('Log in, or order without an account.');
      await expect(login.dialog).toBeHidden();
      await addressForm.expectPlace('Bengaluru', 'Karnataka');
      await expect(addressForm.field('Pincode')).toHaveValue('560001');
      await addressForm.field('Name').fill('Tara Rao');
      await addressForm.field('Mobile number').fill('98765');
      await addressForm.field('Locality').fill('Shanthala Nagar');
      await addressForm.field('Address').fill('12, Lavelle Road');
      await addressForm.save();
      await expect(addressForm.field('Mobile number')).toHaveAccessibleDescription(
        'Please enter a 10-digit mobile number',
      );
      await addressForm.field('Mobile number').fill('98765 43210');
      await checkoutPage.expectAccessible();
      await addressForm.save();
      await checkoutPage.page.reload();
      await expect(checkoutPage.addressSection).toContainText('12, Lavelle Road');

      // The first response tells the browser its cookie, the second one is about the order.
      await checkoutPage.loseResponses(2);
      await checkoutPage.placeOrderButton.click();
      await checkoutPage.expectMessage('Shipment created successfully!');
      await expect(page).toHaveURL(/\/track\/[\w.-]+#[\w.-]+$/);
      await orderPage.expectText('Thank you, your order is placed');
      for (const box of await orderPage.messageBox('Shipment created successfully!').all())
        expect(await orderPage.coveredBy(box)).toEqual([]);
      await orderPage.expectAccessible();
      await orderPage.expectToFitSmallPhones();
      await page.reload();
      await orderPage.expectText('Thank you, your order is placed');
      await expect(orderPage.region('1 item')).toContainText('Bhringraj Hair Oil');
      await expect(orderPage.address).toContainText('12, Lavelle Road');
      await expect(orderPage.region('Payment')).toContainText('Total to pay, cash on delivery');

      await orderPage.addToAccountButton.click();
      await expect(login.dialog).toContainText('Log in or register');
      await expect(login.button('Register now')).toHaveCount(0);
      await login.field('Email').fill(email);
      await login.verify(await login.codeFor(email, sent));
      await expect(page).toHaveURL(/\/orders\/AR-\d+$/);
      await orderPage.expectText('12, Lavelle Road');
      await ordersPage.visit(`${shop.url}/orders`);
      await expect(ordersPage.orders).toHaveCount(1);

      // The account of one code has no name yet.
      await productPage.visit(`${shop.url}/product/bhringraj-oil`);
      await productPage.addToCart('Bhringraj Hair Oil');
      await checkoutPage.visit(`${shop.url}/checkoutpage`);
      await checkoutPage.saveOwnName('Tara', 'Rao');
      await checkoutPage.expectMessage('Profile updated successfully!');
      await expect(checkoutPage.loginSection).toContainText('Tara Rao');
      // The browser notes each lost response.
      expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    } finally {
      await shop.close();
      await emails.close();
    }
  },
);
