import { defineMail } from '#platform/emails/define-mail.ts';
import { CodeMail, codeData, codeSamples } from './code-mail.tsx';

export const emailChangeCode = defineMail({
  data: codeData,
  samples: codeSamples,
  subject: (_, shop) => `Confirm your new e-mail at ${shop.name}`,
  Body: ({ shop, code }) => (
    <CodeMail
      shop={shop}
      code={code}
      title="Your new e-mail"
      before="Here is your code to confirm this address for your account."
      unasked="Did you not ask for it? Then you can ignore this mail; nothing changes without the code."
    />
  ),
});
