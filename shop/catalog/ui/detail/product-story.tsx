import type { ReactNode } from 'react';
import type { ProductDetail } from '../../contract.ts';

export function ProductStory({ product }: { product: ProductDetail }) {
  const paragraphs = product.description.split(/\n{2,}/);
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-8">
      <div>
        <h2 className="pb-4 text-2xl md:text-3xl">Description</h2>
        <div className="flex max-w-reading flex-col gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="first:font-serif first:text-xl first:leading-snug">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <Note title="What is in it">{product.ingredients}</Note>
      {product.dosha && (
        <Note title="Dosha note">
          {product.dosha}. <span className="text-moss">By tradition; this is no medical advice.</span>
        </Note>
      )}
    </section>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <h3 className="pb-1 text-xl">{title}</h3>
      <p>{children}</p>
    </div>
  );
}
