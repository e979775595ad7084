import { useState } from 'react';
import type { ProductDetail } from '../../contract.ts';
import { pictureAlt } from '../../picture-alt.ts';
import { packshotOf } from '../packshot-of.ts';
import { ProductPicture } from '../product-picture.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

export function Gallery({ product }: { product: ProductDetail }) {
  const pictures = [...new Set([product.imageUrl, ...product.otherImageUrls])].filter(Boolean);
  const [shown, setShown] = useState(0);
  const at = Math.min(shown, pictures.length - 1);
  const words = (index: number) =>
    product.imageAlts[pictures[index] ?? ''] ??
    pictureAlt({ ...product, picture: pictures[index] ?? '', at: index, of: pictures.length });
  return (
    <section aria-label="Pictures" className="flex flex-col gap-3">
      <div ref={(place) => place?.style.setProperty('view-transition-name', packshotOf(product))}>
        <ZoomPicture key={pictures[at] ?? ''} image={pictures[at] ?? ''} alt={words(at)} />
      </div>
      {pictures.length > 1 && (
        <ul className="flex gap-3 overflow-x-auto p-0.5">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${pictures.length}: ${words(index)}`}
                aria-pressed={index === at}
                onClick={() => setShown(index)}
                className="block w-14 overflow-hidden md:w-20 rounded-md border border-line aria-pressed:border-leaf aria-pressed:ring-1 aria-pressed:ring-leaf"
              >
                <ProductPicture image={picture} alt="" base="/images/products" sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
