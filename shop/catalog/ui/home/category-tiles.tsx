import { Leaf } from 'lucide-react';
import { Link } from 'react-router';
import type { LinkedCategory } from '../../category-tree.ts';
import { ProductPicture } from '../product-picture.tsx';

type Props = {
  title: string;
  categories: LinkedCategory[];
};

export function CategoryTiles({ title, categories }: Props) {
  const roots = categories.filter(({ parentId }) => parentId === null);
  if (roots.length === 0) return null;
  return (
    <section className="page-width pt-12 md:pt-16">
      <h2 className="pb-6 text-2xl md:text-3xl">{title}</h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-5 md:gap-6 md:px-0">
        {roots.map(({ id, slug, name, picture }) => (
          <li key={id} className="w-36 shrink-0 snap-start md:w-auto">
            <Link
              to={`/category/${slug}`}
              className="group flex flex-col items-center gap-3 rounded-lg text-center"
            >
              <span className="block w-full overflow-hidden rounded-t-full bg-sand">
                <Tile picture={picture} />
              </span>
              <span className="font-serif text-lg leading-snug group-hover:text-leaf">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ picture }: { picture: string | undefined }) {
  if (!picture)
    return (
      <span className="grid aspect-square place-items-center text-leaf">
        <Leaf aria-hidden className="size-12" strokeWidth={1} />
      </span>
    );
  return (
    <ProductPicture
      image={picture}
      alt=""
      sizes="(min-width: 48rem) 20vw, 9rem"
      className="object-cover transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
    />
  );
}
