import { readWordLists } from '#platform/server/word-lists.ts';

const lists = readWordLists('shop/search/words/speech.txt');

/** Words that join a word to the goods that it describes: `neem ka datun`, `malisher tel`. */
export const linkWords = lists.linkWords!;

/** Further words that join names. */
export const nameJoins = lists.nameJoins!;

/** The goods are to be without what comes after these words, and before those: `except neem`, `neem ke alava`. */
export const leftOutAfter = lists.leftOutAfter!;
export const leftOutBefore = lists.leftOutBefore!;

/** Words before the goods that somebody wants, and after them. */
export const wantsBeforeGoods = lists.wantsBeforeGoods!;
export const wantsAfterGoods = lists.wantsAfterGoods!;

/** A thing is used before these words, and then one of the others: `tilak lagane wala`. */
export const taskWords = lists.taskWords!;
export const taskEnds = lists.taskEnds!;

/** Words of medicine: `sugar` beside one of them is an illness. */
export const besideMedicineWords = lists.besideMedicineWords!;

/** Words that ask for a medicine. */
export const remedyWords = lists.remedyWords!;

/** Words for whom goods are: `face wash for men`. */
export const audienceWords = lists.audienceWords!;

/** A quality says which goods of a form are wished: `hydrating face mist`. */
export const qualityWords = lists.qualityWords!;

export const seasonWords = lists.seasonWords!;

/** Stems of Hindi verbs in Latin letters. */
export const verbStems = lists.verbStems!;

/** The endings after the stem. */
export const verbEndings = lists.verbEndings!;

/** What a thing is made with, behind its name: `soap mould`. */
export const makingWords = lists.makingWords!;

/** Said of a pack that holds nothing: `empty cream jar`. */
export const emptyWords = lists.emptyWords!;

/** Parts of a plant as it is gathered, by which a text asks for them and not for what is made of them: `mustard seeds`. */
export const rawParts = lists.rawParts!;
