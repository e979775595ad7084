import { latinLetters } from '#platform/text/latin-letters.ts';
import { shortenText } from '#platform/text/cut-text.ts';
import type { Block } from '#shop/content/reading/block.ts';
import { wordsIn } from '#shop/content/reading/cards.ts';
import type { PublishedContent } from '#shop/content/published.ts';
import { fillInFacts } from './read-policy.ts';
import type { LegalConfig } from './settings.ts';

const maxSentence = 200;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A question of the merchant with its answer. `anchor` is its place on the page, which its words name. */
export type AnsweredQuestion = { question: string; anchor: string; blocks: Block[] };

/** Returns the published questions in their order, or none. Answers may name facts of the shop in braces, as policies do. */
export function readFaq(content: PublishedContent, config: LegalConfig): AnsweredQuestion[] {
  return questionsOf(content).map(({ question, answer }) => ({
    question,
    anchor: anchorOf(question),
    blocks: fillInFacts(answer, config),
  }));
}

/** Returns the questions for the search: each with the address of its place, and the first sentence of its answer. */
export function answersForSearch(content: PublishedContent, config: LegalConfig) {
  return questionsOf(content).map(({ question, answer }) => ({
    question,
    path: `/faq#${anchorOf(question)}`,
    sentence: () => firstSentence(wordsIn(fillInFacts(answer, config))),
  }));
}

function questionsOf(content: PublishedContent) {
  return content.find('faq', 'faq')?.data.questions ?? [];
}

function anchorOf(question: string): string {
  const words =
    latinLetters(question)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-') || 'question';
}

function firstSentence(text: string): string {
  const [first] = sentences.segment(text.trim());
  return shortenText(first?.segment.trim() ?? '', maxSentence);
}
