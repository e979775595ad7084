import type { Meaning } from '../claim-lexicon.ts';
import type { Span } from '../words/lexicon.ts';
import { gapBetween } from './negations.ts';
import { englishSpelling } from './spelling.ts';
import type { Token } from './tokens.ts';

/** 'Does it cure? A. No.' claims nothing; 'Does it come back? No.' does. */
export function isDenied(
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
): boolean {
  const reply = tokens.slice(last + 1, last + 7).map(({ word, own }) => own || word);
  // 'Did your acidity vanish? Honest answer: it is a candy.'
  if (reply.slice(0, 3).includes('honest') && !reply.some((word) => yeses.has(word))) return true;
  const answer = tokens.slice(last + 1, last + 4).find(({ word }) => !['a', 'ans', 'answer'].includes(word));
  if (!answer || !noes.has(answer.own || answer.word)) return false;
  return !tokens.slice(first, last + 1).some(({ word }) => welcomeNoes.has(word));
}

const yeses = new Set('yes yep yeah completely fully totally gone haan ha han ji sure of हां हाँ'.split(' '));
const noes = new Set('no nahi nahin नहीं ना না ના இல்லை లేదు కాదు ಇಲ್ಲ ഇല്ല'.split(' '));
/** Complaints that a customer is glad to lose. */
const welcomeNoes = new Set(
  'return returns back again relapse relapses side effect effects harm harmful operation surgery doctor diet need needed reappear recur pain painful wapas vapas lautega lautegi parhez nuksan nuksaan'.split(
    ' ',
  ),
);

const boldActs = new Set(
  'cure cures cured curing treat treats heal heals reverse reverses reversed eliminates eradicates dissolves regrows kills destroys ends removes melts dissolving khatam khatm mitaye theek thik jad gayab'
    .split(' ')
    .map(englishSpelling),
);
const conditionals = new Set(
  'if when while who whose those people person persons patient patients before unless not no never nor cannot anyone anybody somebody agar yadi ho hone being to'.split(
    ' ',
  ),
);

/** A warning behind a plain claim takes nothing back: `reverses diabetes, ask your doctor how`. */
export function isBoldAct(
  tokens: readonly Token[],
  act: Span<Meaning>,
  { span, firstToken }: { span: { first: number; last: number }; firstToken: number },
): boolean {
  if (gapBetween(act, span) > 2 || !tokens[act.first]!.english.some((word) => boldActs.has(word)))
    return false;
  const end = Math.max(act.last, span.last);
  return !tokens.slice(firstToken, end + 1).some(({ word }) => conditionals.has(word));
}

const helpingActs = new Set(
  'improve cure treat heal relieve reduce lower prevent help control restore strengthen sharpen correct stop remove end ease regrow grow whiten lighten'
    .split(' ')
    .map(englishSpelling),
);
/** Words between an act and its condition: `does not improve your weak eyesight`. */
const maxBetween = 2;

/** 'It does not improve eyesight' names a condition to say that nothing is done to it. */
export function isRefusedHelp(tokens: readonly Token[], { first }: { first: number }): boolean {
  for (let act = first; act >= Math.max(1, first - 1 - maxBetween); act -= 1) {
    const isAct = tokens[act]!.english.some((word) => helpingActs.has(word));
    if (isAct && ['not', 'cannot'].includes(tokens[act - 1]!.word)) return true;
  }
  return false;
}
