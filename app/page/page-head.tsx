import { useShop } from './use-shop.ts';

type Parts = {
  /** Without the shop's name, which is added. */
  title: string;
  description: string;
  /** The one address of this page among its several: `/category/hair-care/hair-oils`. */
  canonical?: string;
};

/** Title, description and canonical address; React moves them into the head, on the server and in the browser. */
export function PageHead({ title, description, canonical }: Parts) {
  const { name, url } = useShop();
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={description} />
      {canonical !== undefined && <link rel="canonical" href={`${url}${canonical}`} />}
    </>
  );
}
