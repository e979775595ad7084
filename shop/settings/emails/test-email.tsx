import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { testEmail } from './settings-emails.ts';

/** Proves to the owner that the mail server works. */
export const settingsTest = defineEmailTemplate(testEmail, {
  samples: { usual: { sentAt: '2026-11-26T06:30:00.000Z' } },
  subject: (_, shop) => `Emails of ${shop.name} arrive`,
  Body: ({ shop, sentAt }) => (
    <Layout shop={shop} preview="You asked for this email on the settings page.">
      <Title>Emails arrive</Title>
      <Paragraph>
        You asked for this email on the settings page of {shop.name}. Your customers get codes, orders and
        invoices the same way.
      </Paragraph>
      <Small>Sent on {formatMoment(sentAt)}.</Small>
    </Layout>
  ),
});
