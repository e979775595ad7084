import { cutText } from '#platform/text/cut-text.ts';
import { useShop } from './use-shop.ts';

type Props = {
  title: string;
  description: string;
  /** The only canonical path of the page: `/category/hair-care/hair-oils`. */
  canonical?: string;
  /** The path of a page with its own share picture. Apps fetch it again for a new `version`. */
  share?: { path: string; version?: number };
  /** The page's summary for apps that show its link. */
  type?: 'article' | 'product';
};

/** Search engines show about this many characters. */
const maxDescription = 160;

/** Title, description, canonical address and social metadata. React moves them into the head. */
export function PageHead({ title, description, canonical, share, type }: Props) {
  const { name, url } = useShop();
  const summary = cutAtWord(description || title);
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={summary} />
      {canonical !== undefined && <link rel="canonical" href={`${url}${canonical}`} />}
      {import.meta.env.SSR && (
        <SocialHead title={title} summary={summary} canonical={canonical} share={share} type={type} />
      )}
    </>
  );
}

type SocialProps = { title: string; summary: string } & Record<'canonical', string | undefined> &
  Record<'share', Props['share'] | undefined> &
  Record<'type', Props['type'] | 'website'>;

/** Only crawlers read it, and they read what the server sends. */
function SocialHead({ title, summary, canonical, share, type = 'website' }: SocialProps) {
  const { name, url } = useShop();
  return (
    <>
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:image" content={`${url}${share ? sharePath(share) : '/social-card.jpg'}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {canonical !== undefined && <meta property="og:url" content={`${url}${canonical}`} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function sharePath({ path, version }: NonNullable<Props['share']>): string {
  return `/share${path}.jpg${version === undefined ? '' : `?v=${version}`}`;
}

function cutAtWord(text: string): string {
  if (text.length <= maxDescription) return text;
  return `${cutText(text, maxDescription - 1).replace(/\s{1,9}\S*$/, '')}…`;
}
