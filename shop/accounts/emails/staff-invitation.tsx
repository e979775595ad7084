import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { staffInvitationEmail } from './account-emails.ts';

/** Invites an email address to the staff side. It reads the same for customers and strangers. */
export const staffInvitation = defineEmailTemplate(staffInvitationEmail, {
  samples: { usual: { role: 'packer', days: 7 } },
  subject: (_, shop) => `You are invited to the staff of ${shop.name}`,
  Body: ({ shop, role, days }) => (
    <Layout shop={shop} preview={`The owner invites you as ${role}. Open the staff side to accept.`}>
      <Title>Join {shop.name}</Title>
      <Paragraph>
        The owner of {shop.name} invites you to work on the staff side of the shop, as <strong>{role}</strong>
        . The invitation is valid for {days} days.
      </Paragraph>
      <Paragraph>
        Log in with this e-mail, or register with it first. Then accept, and set up a second factor.
      </Paragraph>
      <LinkButton href={`${shop.url}/admin`}>Open the staff side</LinkButton>
      <Small>Do you not know about this? Then you can ignore this mail.</Small>
    </Layout>
  ),
});
