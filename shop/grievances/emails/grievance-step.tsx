import { defineEmailTemplate } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { LinkButton, Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { formatLongDay } from '#platform/india-time.ts';
import {
  type GrievanceEmailData,
  grievanceSamples,
  type GrievanceStep,
  grievanceStepEmail,
} from './grievance-emails.ts';

type Words = { subject: string; title: string; text: (data: GrievanceEmailData) => string };

const words: Record<GrievanceStep, Words> = {
  received: {
    subject: 'We have your complaint',
    title: 'We have your complaint',
    text: ({ redressBy }) =>
      `Our grievance officer acknowledges it within 48 hours, and you get an answer by ${formatLongDay(redressBy)} at the latest.`,
  },
  acknowledged: {
    subject: 'We look into your complaint',
    title: 'We look into your complaint',
    text: ({ redressBy }) =>
      `Our grievance officer has read it. You get an answer by ${formatLongDay(redressBy)} at the latest.`,
  },
  answered: {
    subject: 'Our answer to your complaint',
    title: 'Our answer to your complaint',
    text: () => 'Our grievance officer has answered.',
  },
  reopened: {
    subject: 'We look into your complaint again',
    title: 'We look into your complaint again',
    text: () => 'We have opened it again, and you get a new answer.',
  },
};

export const grievanceStep = defineEmailTemplate(grievanceStepEmail, {
  samples: grievanceSamples,
  subject: ({ step, ticket }) => `${words[step].subject}: ${ticket}`,
  Body: ({ shop, ...data }) => {
    const { title, text } = words[data.step];
    const told = text(data);
    return (
      <Layout shop={shop} preview={told}>
        <Title>{title}</Title>
        <Paragraph>
          Your ticket number is <strong>{data.ticket}</strong>. {told}
        </Paragraph>
        {paragraphsOf(data.answer).map(({ at, text: part }) => (
          <Paragraph key={at}>{part}</Paragraph>
        ))}
        {data.outcome === 'not_upheld' && (
          <Paragraph>
            If you see it differently, call the National Consumer Helpline on 1915, or turn to the consumer
            commission through e-Jagriti.
          </Paragraph>
        )}
        <LinkButton href={`${shop.url}/policies/complaint?token=${data.token}`}>
          See your complaint
        </LinkButton>
        <Small>
          {data.step === 'received'
            ? 'If you did not write to us, somebody entered your address by mistake. You need not do anything.'
            : 'The link works without signing in, for 60 days. We never ask for a PIN, a password or a code.'}
        </Small>
      </Layout>
    );
  },
});

function paragraphsOf(text: string) {
  const parts = text.split('\n').filter((part) => part.trim() !== '');
  return parts.map((part, at) => ({ at, text: part }));
}
