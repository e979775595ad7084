import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { accountCorrectedEmail, deletionLinkEmail, myDataEmail } from './account-emails.ts';

const details = { name: 'name', mobile: 'mobile number' };

/** Tells the customer which details staff have changed, without the details. */
export const accountCorrected = defineEmailTemplate(accountCorrectedEmail, {
  samples: {
    usual: { firstName: 'Meera', changed: ['mobile'] },
    both: { firstName: 'Meera', changed: ['name', 'mobile'] },
  },
  subject: (_, shop) => `We corrected your details at ${shop.name}`,
  Body: ({ shop, firstName, changed }) => (
    <Layout shop={shop} preview="You asked for it on the phone.">
      <Title>Your details are corrected</Title>
      <Paragraph>Namaste {firstName},</Paragraph>
      <Paragraph>
        On the phone you asked us to correct your {changed.map((field) => details[field]).join(' and your ')}.
        We have done so. You see it under My Profile.
      </Paragraph>
      <LinkButton href={`${shop.url}/profile`}>My Profile</LinkButton>
      <Small>Was this not you? Please {writeToUs(shop)}. Your email and your login are as they were.</Small>
    </Layout>
  ),
});

/** Brings all data of the account as an attached file. */
export const myData = defineEmailTemplate(myDataEmail, {
  samples: { usual: { firstName: 'Meera', userId: 7 } },
  subject: (_, shop) => `Your data at ${shop.name}`,
  Body: ({ shop, firstName }) => (
    <Layout shop={shop} preview="You asked for it on the phone.">
      <Title>Your data</Title>
      <Paragraph>Namaste {firstName},</Paragraph>
      <Paragraph>
        On the phone you asked what {shop.name} keeps of you. The attached file holds all of it: your profile,
        addresses, orders, parcels, invoices, reviews and the emails that we sent. Under My Profile you can
        download the same file at any time.
      </Paragraph>
      <LinkButton href={`${shop.url}/profile`}>My Profile</LinkButton>
      <Small>
        We send this file to the email of your account alone. Was this not you? Please {writeToUs(shop)}.
      </Small>
    </Layout>
  ),
});

/** The link that deletes an account, for a customer who asked by phone. */
export const deletionLink = defineEmailTemplate(deletionLinkEmail, {
  samples: { usual: { code: '0b9fb1f2-6f4e-4a77-9d5b-2f8f6f0c1a11.8sd' } },
  subject: (_, shop) => `Your link to delete your account at ${shop.name}`,
  Body: ({ shop, code }) => (
    <Layout shop={shop} preview="Nothing is deleted without the link.">
      <Title>Delete your account</Title>
      <Paragraph>
        On the phone you asked us to delete your account for good. Only you can do this. Open the link, read
        what goes and what stays, and confirm.
      </Paragraph>
      <LinkButton href={`${shop.url}/policies/delete-account?token=${code}`}>Delete my account</LinkButton>
      <Small>The link works once, for 24 hours. Please share it with nobody, not even with us.</Small>
      <Small>
        Did you not ask for it? Then you can ignore this mail; nothing is deleted without the link. You can
        also {writeToUs(shop)}.
      </Small>
    </Layout>
  ),
});
