import { defineMail } from '#platform/emails/define-mail.ts';
import { CodeMail, codeData, codeSamples } from './code-mail.tsx';

export const registrationCode = defineMail({
  data: codeData,
  samples: codeSamples,
  subject: (_, shop) => `Your ${shop.name} registration code`,
  Body: ({ shop, code }) => (
    <CodeMail
      shop={shop}
      code={code}
      title="Namaste"
      before={`Here is your code to open an account at ${shop.name}.`}
      unasked="Did you not ask for it? Then you can ignore this mail; nothing happens without the code."
    />
  ),
});
