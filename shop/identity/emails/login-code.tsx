import { defineMail } from '#platform/emails/define-mail.ts';
import { CodeMail, codeData, codeSamples } from './code-mail.tsx';

export const loginCode = defineMail({
  data: codeData,
  samples: codeSamples,
  subject: (_, shop) => `Your ${shop.name} login code`,
  Body: ({ shop, code }) => (
    <CodeMail
      shop={shop}
      code={code}
      title="Welcome back"
      before="Here is your code to log in."
      unasked="Did you not ask for it? Then you can ignore this mail; nobody gets in without the code."
    />
  ),
});
