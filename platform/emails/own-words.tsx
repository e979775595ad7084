import { Fragment } from 'react';
import type { EmailShop } from './define-email-template.ts';
import { Paragraph, Title } from './text.tsx';

/** Words of the merchant in an email, beside the facts, which stay ours. Empty ones leave ours. */
export type OwnWords = { greeting: string; opening: string; signature: string };

type OwnWordsShop = Pick<EmailShop, 'words'>;

/** The merchant's greeting and first paragraph, above everything else. */
export function OwnOpening({ shop: { words } }: { shop: OwnWordsShop }) {
  if (!words) return null;
  return (
    <>
      {words.greeting && <Paragraph>{words.greeting}</Paragraph>}
      {paragraphsOf(words.opening)}
    </>
  );
}

export function OwnSignature({ shop: { words } }: { shop: OwnWordsShop }) {
  return <>{words && paragraphsOf(words.signature)}</>;
}

function paragraphsOf(text: string) {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a text of one rendering
      <Paragraph key={at}>
        {paragraph.split('\n').map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a text of one rendering
          <Fragment key={place}>
            {place > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Paragraph>
    ));
}

/** Our greeting as a heading. The merchant's takes its place above. */
export function Greeting({ shop, name }: { shop: OwnWordsShop; name: string }) {
  return shop.words?.greeting ? null : <Title>{`Namaste ${name}`.trim()}</Title>;
}

/** Begins a sentence with our greeting, or without one below the merchant's. */
export function greet({ words }: OwnWordsShop, name: string, sentence: string): string {
  if (!words?.greeting) return `${`Namaste ${name}`.trim()}, ${sentence}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
