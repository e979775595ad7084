import { Button, Heading, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { colours, serif } from './theme.ts';

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      style={{
        margin: '0 0 12px',
        fontFamily: serif,
        fontSize: '24px',
        fontWeight: 600,
        color: colours.forest,
      }}
    >
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ margin: '0 0 14px', fontSize: '16px', lineHeight: '25px', color: colours.ink }}>
      {children}
    </Text>
  );
}

/** A number that no line may break. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <strong style={{ whiteSpace: 'nowrap' }}>{children}</strong>;
}

export function Small({ children }: { children: ReactNode }) {
  return (
    <Text
      className="mail-small"
      style={{ margin: '0 0 6px', fontSize: '14px', lineHeight: '21px', color: colours.moss }}
    >
      {children}
    </Text>
  );
}

export function LinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      className="mail-button"
      style={{
        margin: '6px 0 18px',
        padding: '12px 24px',
        borderRadius: '6px',
        backgroundColor: colours.forest,
        color: colours.paper,
        fontSize: '16px',
        fontWeight: 600,
      }}
    >
      {children}
    </Button>
  );
}
