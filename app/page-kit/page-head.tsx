import { useShop } from './use-shop.ts';

type Props = {
  /** Without the shop's name, which is added. */
  title: string;
  description: string;
  /** The one address of this page among its several: `/category/hair-care/hair-oils`. */
  canonical?: string;
  /** The picture that a shared link shows: a path of this shop, else its card. */
  image?: string;
};

/** Title, description, canonical address and what a shared link shows; React moves them into the head, on the server and in the browser. */
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
