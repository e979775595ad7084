import { Body, Container, Head, Hr, Html, Img, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { formatPhone } from '../reading/format-phone.ts';
import type { EmailShop } from './define-email-template.ts';
import { OwnOpening, OwnSignature } from './own-words.tsx';
import { colours, darkSheet, sans, serif } from './theme.ts';

type Props = { shop: EmailShop; preview: string; children: ReactNode };

export function Layout({ shop, preview, children }: Props) {
  return (
    <Html lang="en-IN" className="mail">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkSheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="mail-page"
        style={{ margin: 0, padding: '24px 12px', backgroundColor: colours.ghee, fontFamily: sans }}
      >
        <Container style={{ maxWidth: '520px', margin: '0 auto' }}>
          <Section style={{ padding: '8px 0 20px', textAlign: 'center' }}>
            <Link href={shop.url} style={{ color: colours.forest, fontFamily: serif, fontSize: '26px' }}>
              {shop.logo ? <Logo shop={shop} {...shop.logo} /> : shop.name}
            </Link>
          </Section>
          <Section
            className="mail-sheet"
            style={{
              padding: '28px 32px',
              backgroundColor: colours.paper,
              border: `1px solid ${colours.line}`,
              borderRadius: '12px',
            }}
          >
            <OwnOpening shop={shop} />
            {children}
            <OwnSignature shop={shop} />
          </Section>
          <Hr style={{ borderColor: 'transparent', margin: '8px 0' }} />
          <Text
            className="mail-small"
            style={{ margin: 0, textAlign: 'center', fontSize: '13px', color: colours.moss }}
          >
            {shop.name} · {shop.tagline}
            <br />
            <Contacts {...shop} />
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function Contacts({ email, phone }: Pick<EmailShop, 'email' | 'phone'>) {
  const style = { color: colours.leaf };
  return (
    <>
      Questions?{' '}
      {email === null ? (
        'Reply to this email'
      ) : (
        <>
          Write to{' '}
          <Link href={`mailto:${email}`} style={style}>
            {email}
          </Link>
        </>
      )}
      {phone !== null && (
        <>
          {' '}
          or call{' '}
          <Link href={`tel:${phone}`} style={{ ...style, whiteSpace: 'nowrap' }}>
            {formatPhone(phone)}
          </Link>
        </>
      )}
    </>
  );
}

type LogoProps = { shop: EmailShop; url: string; width: number; height: number };

/** A mail program that shows no pictures shows the name. On its light ground a logo is seen in the dark scheme too. */
function Logo({ shop, url, width, height }: LogoProps) {
  return (
    <Img
      src={url}
      alt={shop.name}
      width={width}
      height={height}
      style={{ display: 'inline-block', backgroundColor: colours.paper, borderRadius: '6px' }}
    />
  );
}
