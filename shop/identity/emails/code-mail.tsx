import { Text } from '@react-email/components';
import { z } from 'zod';
import type { MailShop } from '#platform/emails/define-mail.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { colours } from '#platform/emails/look.ts';
import { Paragraph, Small, Title } from '#platform/emails/words.tsx';

/** All that a code's mail is told. Nothing that a person wrote: whoever asks for a code cannot put words in it. */
export const codeData = z.object({ code: z.string().regex(/^\d{6}$/) });

export const codeSamples = { usual: { code: '482913' } };

type Props = { shop: MailShop; code: string; title: string; before: string; unasked: string };

/** A mail around a one-time code. */
export function CodeMail({ shop, code, title, before, unasked }: Props) {
  return (
    <Layout shop={shop} preview={`${before} It works for 10 minutes.`}>
      <Title>{title}</Title>
      <Paragraph>{before}</Paragraph>
      <Text
        className="mail-inset"
        style={{
          margin: '0 0 18px',
          padding: '14px 0',
          borderRadius: '6px',
          backgroundColor: colours.ghee,
          textAlign: 'center',
          fontSize: '34px',
          lineHeight: '40px',
          fontWeight: 600,
          letterSpacing: '8px',
          color: colours.forest,
        }}
      >
        {code}
      </Text>
      <Small>
        It works once, for 10 minutes. We never ask for it by phone or chat; please share it with nobody.
      </Small>
      <Small>{unasked}</Small>
    </Layout>
  );
}
