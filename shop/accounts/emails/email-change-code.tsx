import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { CodeEmail, codeSamples } from './code-email.tsx';
import { emailChangeCodeEmail } from './account-emails.ts';

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
