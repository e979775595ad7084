import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { CodeEmail, codeSamples } from './code-email.tsx';
import { loginCodeEmail } from './account-emails.ts';

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
