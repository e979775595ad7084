import { useShop } from './use-shop.ts';

type Props = {
  title: string;
  description: string;
  /** The only canonical path of the page: `/category/hair-care/hair-oils`. */
  canonical?: string;
  /** A path for shared links. The social card by default. */
  image?: string;
};

/** Title, description, canonical address and social metadata. React moves them into the head. */
export function PageHead({ title, description, canonical, image = '/social-card.jpg' }: Props) {
  const { name, url } = useShop();
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={description} />
      {canonical !== undefined && <link rel="canonical" href={`${url}${canonical}`} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${url}${image}`} />
      {canonical !== undefined && <meta property="og:url" content={`${url}${canonical}`} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
