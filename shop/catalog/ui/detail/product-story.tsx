import type { ReactNode } from 'react';
import { Disclosure } from '#platform/ui/texts/disclosure.tsx';
import type { ProductDetail } from '../../contract.ts';

/** The description, for whom the product is and is not, and its ingredients. */
export function ProductStory({ product }: { product: ProductDetail }) {
  const { description, concerns, dosha, facts, ingredients } = product;
  const paragraphs = description.split(/\n{2,}/);
  return (
    <section className="flex flex-col md:gap-8">
      <Disclosure title="Description">
        <div className="flex max-w-reading flex-col gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="first:font-serif first:text-xl first:leading-snug">
              {paragraph}
            </p>
          ))}
        </div>
      </Disclosure>
      {(concerns.length > 0 || dosha || facts.warnings) && (
        <Disclosure title={facts.warnings ? 'For whom, and for whom not' : 'For whom'}>
          <div className="flex max-w-reading flex-col gap-4">
            {concerns.length > 0 && <p>People look for it for: {concerns.join(', ')}</p>}
            {facts.warnings && <p>{facts.warnings}</p>}
            {dosha && (
              <Note title="Dosha note">
                {dosha}. <span className="text-moss">By tradition; this is no medical advice.</span>
              </Note>
            )}
          </div>
        </Disclosure>
      )}
      {ingredients && (
        <Disclosure title="What is in it">
          <p className="max-w-reading">{ingredients}</p>
        </Disclosure>
      )}
    </section>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="pb-1 text-xl">{title}</h3>
      <p>{children}</p>
    </div>
  );
}
