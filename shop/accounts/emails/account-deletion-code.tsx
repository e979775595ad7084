import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { writeToUs } from '#platform/emails/write-to-us.ts';
import { CodeEmail, codeSamples } from './code-email.tsx';
import { accountDeletionCodeEmail } from './account-emails.ts';

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
