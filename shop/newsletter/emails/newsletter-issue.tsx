import { Link, Text } from '@react-email/components';
import { defineEmailTemplate, type EmailShop } from '#platform/emails/define-email-template.ts';
import { Layout } from '#platform/emails/layout.tsx';
import { colours, serif } from '#platform/emails/theme.ts';
import { Paragraph, Small, Title } from '#platform/emails/text.tsx';
import { cutText } from '#platform/text/cut-text.ts';
import type { Block, Span } from '#shop/content/reading/block.ts';
import { wordsIn } from '#shop/content/reading/cards.ts';
import { newsletterIssueEmail } from './newsletter-emails.ts';
import { unsubscribeEndpointUrl, unsubscribePage } from './newsletter-links.ts';
import { EmailCard } from './product-card.tsx';

const sample = {
  subject: 'Sesame oil for the cold months',
  preview: 'How we use it at home, and what is on the shelves again.',
  text: [
    {
      at: 0,
      kind: 'paragraph' as const,
      spans: [
        { at: 0, kind: 'plain' as const, text: 'The nights are cold now. Read ' },
        { at: 1, kind: 'link' as const, text: 'how we warm the oil', to: '/blog' },
        { at: 2, kind: 'plain' as const, text: ' before the bath.' },
      ],
    },
    { at: 1, kind: 'heading' as const, spans: [{ at: 0, kind: 'plain' as const, text: 'At home' }] },
    {
      at: 2,
      kind: 'steps' as const,
      items: ['Warm the oil', 'Wait ten minutes'].map((text, at) => ({
        at,
        spans: [{ at: 0, kind: 'strong' as const, text }],
      })),
    },
  ],
  cards: [
    {
      slug: 'abhyanga-oil',
      name: 'Abhyanga Oil',
      image: 'abhyanga-oil-1.webp',
      rupees: 399,
      mrpRupees: 449,
      words: 'Sesame, cold pressed',
    },
    { slug: 'tulsi-tea', name: 'Tulsi Tea', image: '', rupees: 199, mrpRupees: 199, words: '' },
  ],
};

/** An issue of the newsletter. It counts no openings: no link and no picture knows its reader. */
export const newsletterIssue = defineEmailTemplate(newsletterIssueEmail, {
  samples: {
    usual: { ...sample, token: '7.mgz1.sample' },
    'a test of the staff': { ...sample, cards: [], token: null },
  },
  subject: ({ subject }) => subject,
  unsubscribeUrl: ({ token }, shop) => (token === null ? undefined : unsubscribeEndpointUrl(shop, token)),
  Body: ({ shop, subject, preview, text, cards, token }) => (
    <Layout shop={shop} preview={preview || cutText(wordsIn(text as Block[]).replaceAll('\n', ' '), 140)}>
      <Title>{subject}</Title>
      {(text as Block[]).map((block) => (
        <TextBlock key={block.at} block={block} shop={shop} />
      ))}
      {cards.map((card) => (
        <EmailCard key={card.slug} card={card} shop={shop} />
      ))}
      <Small>
        You get this because you confirmed our newsletter. You can leave at any time, with one click:{' '}
        {token === null ? (
          'here is the link of each reader.'
        ) : (
          <Link href={unsubscribePage(shop, token)} style={{ color: colours.leaf }}>
            unsubscribe
          </Link>
        )}
      </Small>
    </Layout>
  ),
});

function TextBlock({ block, shop }: { block: Block; shop: EmailShop }) {
  if (block.kind === 'heading')
    return (
      <h2 style={{ margin: '18px 0 8px', fontFamily: serif, fontSize: '19px', color: colours.forest }}>
        <Spans spans={block.spans} shop={shop} />
      </h2>
    );
  if (!('items' in block))
    return (
      <Paragraph>
        <Spans spans={block.spans} shop={shop} />
      </Paragraph>
    );
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List style={{ margin: '0 0 14px', padding: '0 0 0 22px' }}>
      {block.items.map(({ at, spans }) => (
        <li key={at}>
          <Text style={{ margin: '0 0 6px', fontSize: '16px', lineHeight: '25px', color: colours.ink }}>
            <Spans spans={spans} shop={shop} />
          </Text>
        </li>
      ))}
    </List>
  );
}

function Spans({ spans, shop }: { spans: Span[]; shop: EmailShop }) {
  return spans.map((span) => {
    if (span.kind === 'strong') return <strong key={span.at}>{span.text}</strong>;
    if (span.kind === 'soft') return <em key={span.at}>{span.text}</em>;
    if (span.kind !== 'link') return span.text;
    return (
      <Link key={span.at} href={`${shop.url}${span.to}`} style={{ color: colours.leaf }}>
        {span.text}
      </Link>
    );
  });
}
