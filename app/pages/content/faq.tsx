import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { placeholders } from '#shop/content/placeholders.ts';
import { wordsIn } from '#shop/content/reading/cards.ts';
import { ArticleText } from '#shop/content/ui/reading/article-text.tsx';
import { readFaq } from '#shop/legal/server/read-faq.ts';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { questions as questionData } from '#shop/seo/structured-data.ts';
import { pageContext } from '../../context.ts';
import { NotWrittenYet } from '../../layout/demo-pages.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { MarginLinks } from '../../page-kit/written/margin-links.tsx';
import { Placeholder } from '../../page-kit/written/placeholder.tsx';
import { findWritten, orMissing } from '../../page-kit/written/read-written.ts';
import { StructuredData } from '../../page-kit/structured-data.tsx';
import type { Route } from './+types/faq';

const title = 'Questions and answers';

export function loader({ context }: Route.LoaderArgs) {
  const { config, content } = context.get(pageContext);
  const words = findWritten(context, 'faq', 'faq')?.data;
  if (!words) return orMissing(config.SHOP_DEMO ? { placeholder: placeholders.faq!.text } : null);
  const questions = readFaq(content, config).map(({ question, anchor, blocks }) => ({
    question,
    anchor,
    blocks,
    answer: wordsIn(blocks),
  }));
  return orMissing({ intro: words.intro, questions });
}

/** The questions that customers ask, with the answers of the merchant. The demo has placeholder text only (section 2). */
export default function FaqPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotWrittenYet />;
  if ('placeholder' in loaderData)
    return <Placeholder path="/faq" title={title} placeholder={loaderData.placeholder} />;
  const { intro, questions } = loaderData;
  return (
    <div className="page-width grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,var(--container-reading))_minmax(0,1fr)] lg:gap-16">
      <PageHead title={title} description={intro || title} canonical="/faq" />
      <StructuredData json={import.meta.env.SSR ? toJsonLd([questionData(questions)]) : ''} />
      <div className="flex flex-col gap-8">
        <header>
          <PageHeading className="text-4xl md:text-5xl">{title}</PageHeading>
          {intro && <p className="pt-3 text-lg text-moss">{intro}</p>}
        </header>
        <div className="flex flex-col divide-y divide-line border-y border-line">
          {questions.map(({ question, anchor, blocks }) => (
            <section key={question} id={anchor} className="flex flex-col gap-3 py-6">
              <h2 className="text-2xl">{question}</h2>
              <ArticleText blocks={blocks.map((block, at) => ({ ...block, at: at + 1 }))} />
            </section>
          ))}
        </div>
      </div>
      <MarginLinks
        title="On this page"
        links={questions.map(({ question, anchor }) => ({ to: `#${anchor}`, text: question }))}
      />
    </div>
  );
}
