import { Link } from '@react-email/components';
import type { EmailShop } from '#platform/emails/define-email-template.ts';
import { colours } from '#platform/emails/theme.ts';
import { Paragraph } from '#platform/emails/text.tsx';
import type { LinkAction } from '../contract.ts';

type Linked = { shop: EmailShop; token: string };

/** Returns the page of an email's link. It asks first, because mail programs open links. */
export function linkPage({ shop, token }: Linked, action: LinkAction): string {
  return `${shop.url}/refill?do=${action}&token=${token}`;
}

type What = { productName: string; choice: string; quantity: number };

/** `2 × Ashwagandha Churna, 120-day supply, subscription, every 60 days` */
export function sayWhat({ productName, choice, quantity }: What): string {
  return [`${quantity} × ${productName}`, choice].filter(Boolean).join(', ');
}

export function ChangeLinks({ shop, token, moves: actions }: Linked & { moves: readonly LinkAction[] }) {
  return (
    <Paragraph>
      {actions.map((action, at) => (
        <span key={action}>
          {at > 0 && ' · '}
          <Link href={linkPage({ shop, token }, action)} style={{ color: colours.leaf }}>
            {actionLabels[action]}
          </Link>
        </span>
      ))}
    </Paragraph>
  );
}

const actionLabels: Record<LinkAction, string> = {
  skip: 'Skip this one',
  pause: 'Pause the plan',
  resume: 'Resume the plan',
  cancel: 'Cancel the plan',
};
