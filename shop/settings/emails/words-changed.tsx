import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { wordsChangedEmail } from './settings-emails.ts';

/** Tells the owners that the shop says something else as a sender, as its law, or about who is paid and how. */
export const wordsChanged = defineEmailTemplate(wordsChangedEmail, {
  samples: {
    usual: { what: ['Policy: Returns and refunds'], by: 'Asha' },
    several: { what: ['Email: Order shipped', 'Email: Order placed', 'Phone of the shop'], by: 'The shop' },
  },
  subject: ({ what }) =>
    what.length === 1 ? `Changed: ${what[0]}` : `Changed: ${what.length} words of the shop`,
  Body: ({ shop, what, by }) => (
    <Layout shop={shop} preview={`${by} changed what customers read and act on.`}>
      <Title>Words of the shop changed</Title>
      <Paragraph>{by} changed what customers read and act on:</Paragraph>
      {what.map((one) => (
        <Paragraph key={one}>
          <strong>{one}</strong>
        </Paragraph>
      ))}
      <Paragraph>
        If none of the owners did this, please undo it in the change log, and change your passwords.
      </Paragraph>
      <Small>Each owner gets this email for each change.</Small>
    </Layout>
  ),
});
