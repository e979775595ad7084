import { Text } from '@react-email/components';
import type { EmailShop } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { colours } from '#platform/emails/theme.ts';
import { Paragraph, Small, Title } from '#platform/emails/text.tsx';

export const codeSamples = { usual: { code: '482913' } };

type Props = { shop: EmailShop; code: string; title: string; before: string; unasked: string };

export function CodeEmail({ shop, code, title, before, unasked }: Props) {
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
