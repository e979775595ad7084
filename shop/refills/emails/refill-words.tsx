import { Link } from '@react-email/components';
import type { MailShop } from '#platform/emails/define-mail.ts';
import { colours } from '#platform/emails/look.ts';
import { Paragraph } from '#platform/emails/words.tsx';
import type { LinkMove } from '../contract.ts';

type Linked = { shop: MailShop; token: string };

/** The page behind a mail's link: it asks once more, because mail programs open links by themselves. */
export function linkPage({ shop, token }: Linked, move: LinkMove): string {
  return `${shop.url}/refill?do=${move}&token=${token}`;
}

type What = { productName: string; choice: string; quantity: number };

/** `2 × Ashwagandha Churna, 120-day supply, subscription, every 60 days` */
export function sayWhat({ productName, choice, quantity }: What): string {
  return [`${quantity} × ${productName}`, choice].filter(Boolean).join(', ');
}

/** Every way to change one's mind, from the mail itself. */
export function ChangeLinks({ shop, token, moves }: Linked & { moves: readonly LinkMove[] }) {
  return (
    <Paragraph>
      {moves.map((move, at) => (
        <span key={move}>
          {at > 0 && ' · '}
          <Link href={linkPage({ shop, token }, move)} style={{ color: colours.leaf }}>
            {moveWords[move]}
          </Link>
        </span>
      ))}
    </Paragraph>
  );
}

const moveWords: Record<LinkMove, string> = {
  skip: 'Skip this one',
  pause: 'Pause the plan',
  resume: 'Resume the plan',
  cancel: 'Cancel the plan',
};
