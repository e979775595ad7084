import { Text } from '@react-email/components';
import { defineEmailTemplate, type EmailShop } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { colours } from '#platform/emails/theme.ts';
import { Paragraph, Small, Title } from '#platform/emails/text.tsx';
import {
  accountDeletionCodeEmail,
  emailChangeCodeEmail,
  loginCodeEmail,
  registrationCodeEmail,
} from './account-emails.ts';
import { writeToUs } from '#platform/emails/write-to-us.ts';

export const codeSamples = { usual: { code: '482913' } };

type Props = { shop: EmailShop; code: string; title: string; before: string; unasked: string };

export function CodeEmail({ shop, code, title, before, unasked }: Props) {
  return (
    <Layout shop={shop} preview={`${before} It works for 10 minutes.`}>
      <Title>{title}</Title>
      <Paragraph>{before}</Paragraph>
      <Text
        className="mail-inset"
        style={{
          margin: '0 0 18px',
          padding: '14px 0',
          borderRadius: '6px',
          backgroundColor: colours.ghee,
          textAlign: 'center',
          fontSize: '34px',
          lineHeight: '40px',
          fontWeight: 600,
          letterSpacing: '8px',
          color: colours.forest,
        }}
      >
        {code}
      </Text>
      <Small>
        It works once, for 10 minutes. We never ask for it by phone or chat; please share it with nobody.
      </Small>
      <Small>{unasked}</Small>
    </Layout>
  );
}

export const loginCode = defineEmailTemplate(loginCodeEmail, {
  samples: codeSamples,
  subject: (_, shop) => `Your ${shop.name} login code`,
  Body: ({ shop, code }) => (
    <CodeEmail
      shop={shop}
      code={code}
      title="Welcome back"
      before="Here is your code to log in."
      unasked="Did you not ask for it? Then you can ignore this mail; nobody gets in without the code."
    />
  ),
});

export const registrationCode = defineEmailTemplate(registrationCodeEmail, {
  samples: codeSamples,
  subject: (_, shop) => `Your ${shop.name} registration code`,
  Body: ({ shop, code }) => (
    <CodeEmail
      shop={shop}
      code={code}
      title="Namaste"
      before={`Here is your code to open an account at ${shop.name}.`}
      unasked="Did you not ask for it? Then you can ignore this mail; nothing happens without the code."
    />
  ),
});

export const emailChangeCode = defineEmailTemplate(emailChangeCodeEmail, {
  samples: codeSamples,
  subject: (_, shop) => `Confirm your new e-mail at ${shop.name}`,
  Body: ({ shop, code }) => (
    <CodeEmail
      shop={shop}
      code={code}
      title="Your new e-mail"
      before="Here is your code to confirm this address for your account."
      unasked="Did you not ask for it? Then you can ignore this mail; nothing changes without the code."
    />
  ),
});

export const accountDeletionCode = defineEmailTemplate(accountDeletionCodeEmail, {
  samples: codeSamples,
  subject: (_, shop) => `Your code to delete your account at ${shop.name}`,
  Body: ({ shop, code }) => (
    <CodeEmail
      shop={shop}
      code={code}
      title="Delete your account"
      before="Here is your code to delete your account for good."
      unasked={`Did you not ask for it? Then somebody is logged in as you. Nothing is deleted without the code; please log your other devices out, or ${writeToUs(shop)}.`}
    />
  ),
});
