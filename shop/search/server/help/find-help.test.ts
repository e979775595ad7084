import { describe, expect, it } from 'vitest';
import { topicWords, wordSets } from './question-words.ts';
import { findHelp } from './find-help.ts';
import { helpTopics } from './help-topics.ts';
import { answerFor, inHindi } from './in-hindi.ts';

const topicOf = (text: string) => findHelp(text, [])?.id ?? null;

describe('a question about the shop', () => {
  it.each([
    ['mera saman abhi tak kyun nahi pahuncha', 'where-is-my-order'],
    ['when will my package reach nagpur', 'delivery-time'],
    ['गाँव में डिलीवरी होती है क्या', 'delivery-area'],
    ['do you deliver to leh', 'delivery-area'],
    ['ratnagiri me delivery hoti hai kya', 'delivery-area'],
    ['do you deliver to sonbhadra', 'delivery-area'],
    ['do you deliver to nepal', 'abroad'],
    ['delivery charge for leh', 'delivery-time'],
    ['how many days to deliver to leh', 'delivery-time'],
    ['bottle leaked in transit', 'damaged'],
    ['amount debited twice by upi', 'payment-problem'],
    ['is my card safe with you', 'payment-safety'],
    ['loyalty points kaise milte hain', 'offers'],
    ['bp ki dawai ke saath kha sakte hain', 'safety'],
    ['दूध पिलाने वाली माँ ले सकती है क्या', 'safety'],
    ['how do i write a rating', 'reviews'],
    ['please add one more item to my order', 'change-order'],
    ['koi insan hai jisse baat ho sake', 'contact'],
    ['gst number on my bill', 'invoice'],
    ['lab test report', 'licences'],
    ['do you sell my phone number to others', 'deletion'],
    ['i ordered last week and it has not come yet', 'where-is-my-order'],
    ['can chyawanprash be given to a 2 year old', 'safety'],
    ['can you courier to my daughter in toronto', 'abroad'],
    ['100 ml ki jagah 50 ml aa gaya', 'damaged'],
    ['குப்பி உடைந்து வந்தது', 'damaged'],
    ['పార్సెల్ వచ్చాక డబ్బులు ఇవ్వొచ్చా', 'cash-on-delivery'],
    ['trackin link not opening', 'where-is-my-order'],
    ['kya aapka koi app hai', 'contact'],
    ['is it safe to use my credit card on your website', 'payment-safety'],
    ['are your products tested', 'licences'],
  ])('“%s” leads to %s', (text, id) => {
    expect(topicOf(text)).toBe(id);
  });

  it.each(['neem oil', 'baal jhadne ka tel', 'ashwagandha', 'hello', '', 'a'.repeat(5_000)])(
    '“%.30s” is none',
    (text) => {
      expect(topicOf(text)).toBe(null);
    },
  );

  it('names only topics and sets that exist', () => {
    expect(Object.keys(topicWords)).toEqual(helpTopics.map(({ id }) => id));
    const named = Object.values(topicWords)
      .join()
      .matchAll(/<(\w+)>/g);
    expect([...named].map(([, name]) => name!).filter((name) => !(name in wordSets))).toEqual([]);
  });

  it('has an answer in the language of the question, for each topic', () => {
    expect(Object.keys(inHindi)).toEqual(helpTopics.map(({ id }) => id));
    for (const { hindi, hinglish } of Object.values(inHindi)) {
      expect(hindi).toMatch(/[\u0900-\u097f].*।$/);
      expect(hinglish).toMatch(/^[\x20-\x7e]+\.$/);
    }
    const answer = (text: string) => answerFor(text, findHelp(text, [])!);
    expect(answer('क्या आप cash on delivery लेते हैं')).toContain('नकद');
    expect(answer('delivery kitne din me hogi')).toContain('pincode ke liye');
    expect(answer('when will my package reach nagpur')).toContain('expected day');
    expect(answer('do you deliver to leh')).toContain('all over India');
    const area = findHelp('do you deliver to leh', [])!;
    for (const text of ['do you deliver to leh', 'kya aap leh mein bhejte hain', 'क्या लेह में भेजते हैं'])
      expect(answerFor(text, area, 'Kerala')).toContain('Kerala');
    const own = { id: 'own', sentence: 'We answer within a day.' };
    expect(answerFor('kab jawab milega', own)).toBe(own.sentence);
  });
});
