import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { CodeEmail, codeSamples } from './code-email.tsx';
import { registrationCodeEmail } from './account-emails.ts';

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
