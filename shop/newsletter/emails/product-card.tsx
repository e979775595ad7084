import { Img, Link, Section, Text } from '@react-email/components';
import type { EmailShop } from '#platform/emails/define-email-template.ts';
import { Small } from '#platform/emails/text.tsx';
import { colours, serif } from '#platform/emails/theme.ts';
import { formatRupees } from '#platform/money.ts';
import type { ProductCard } from './newsletter-emails.ts';

/** A product with its picture, name and price. */
export function EmailCard({ card, shop }: { card: ProductCard; shop: EmailShop }) {
  const { slug, name, image, rupees, mrpRupees, words } = card;
  const href = `${shop.url}/product/${slug}`;
  return (
    <Section
      className="mail-inset"
      style={{
        margin: '0 0 14px',
        padding: '14px',
        backgroundColor: colours.ghee,
        border: `1px solid ${colours.line}`,
        borderRadius: '8px',
      }}
    >
      {image && (
        <Link href={href}>
          <Img
            src={`${shop.url}/images/products/${encodeURIComponent(image)}?w=320&for=email`}
            alt={name}
            width={160}
            height={160}
            style={{ display: 'block', margin: '0 0 10px', borderRadius: '6px' }}
          />
        </Link>
      )}
      <Text style={{ margin: 0, fontFamily: serif, fontSize: '18px', color: colours.forest }}>
        <Link href={href} style={{ color: colours.forest }}>
          {name}
        </Link>
      </Text>
      {words && <Small>{words}</Small>}
      <Text style={{ margin: 0, fontSize: '16px', color: colours.ink }}>
        <strong>{formatRupees(rupees)}</strong>
        {mrpRupees > rupees && ` · MRP ${formatRupees(mrpRupees)}`}
      </Text>
    </Section>
  );
}
