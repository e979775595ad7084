import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';

type Props = { title: string; readers: readonly { words: string; who: string }[]; demo: boolean };

/** The words of customers that the merchant has written down with their consent. */
export function ReaderWords({ title, readers, demo }: Props) {
  return (
    <section aria-labelledby="readers" className="page-width pt-14 pb-4 md:pt-20">
      <div className="flex flex-wrap items-center gap-3 pb-8">
        <h2 id="readers" className="text-2xl md:text-3xl">
          {title}
        </h2>
        <DemoRibbon show={demo} />
      </div>
      <ul className="grid gap-8 md:grid-cols-3">
        {readers.map(({ words, who }) => (
          <li key={who}>
            <figure className="flex flex-col gap-3 border-l-2 border-turmeric pl-5">
              <blockquote className="font-serif text-xl leading-relaxed">{words}</blockquote>
              <figcaption className="text-moss">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
