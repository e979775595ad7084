import { soundOf } from '../normalize.ts';

/** Stems of Hindi verbs in Latin letters. */
const stems =
  wordsOf(`kar karwa karva de dila diva le dikha dikhla dikh bata batla mangwa mangva manga mang bhej bhijwa bhijva bhijaa laga
lagwa lagva lag pi pee pila kha khila rakh rakhwa dhund dhundh dhoond dhoondh khoj talash chah mil milwa bana banwa banva ban soch
samajh samjha puch puchh pooch poochh sun suna bol bula bulwa keh kah kehla jaan jan aa ja uth utha baith jag jaga naha nahla dho dhul
dhulwa tut toot tod gir gira uga ug badh badha ghat ghata hat hata mit mita rok bach bacha sudhar chal chala ruk daal dal dalwa mila
pis pees pisva ubal ubaal paka pak sukh sukha bhig bhigo mal malwa ragad pehn pehan pahan utar utaar kharid khareed kharidwa bech bik
dekh lauta laut badal badalwa pahunch pahuncha bhar khol khul jod kaat kat katwa chhod chod chhoot pakad reh rah sak paa pa chuk nikal
nikaal phek phenk fek jala jal bujha sik seekh sikh sikha padh padha likh khel ro has nach ga ghum ghoom maan ho hu phat phut suj
sujh chipak chubh thak gal gala sad khil mehak mahak mehka chamak chamka nikhar nikhaar sambhal aazma azma sujha bharwa mangaa book`);

/** The endings after the stem. */
const endings =
  wordsOf(`wana wane wani wata wate wati waiye waya waye wayi wao wa aiyega iyega iyega aiye ijiye ijie ijiyega iye iyo
aenge ayenge aunga aungi aega ayega ayegi aoge oge unga ungi oonga enge egi ega
ana ane ani ata ati ate aya aye ayi ao aao aaya aaye na ne ni naa ta te ti taa taan kar ke do dena dijiye lo lena lijiye oon un
en ein aun ai ya ye yi yaa o a aa e i ee yein yen`);

const soundOfStems = new Set(stems.map(soundOf));
const soundOfEndings = endings.map(soundOf);
const writtenStems = new Set(stems);

/** Returns whether a plain word sounds like a form of a Hindi verb: `dikhaiye`, `mangwana`, `dhoondh`. */
export function isVerb(plain: string): boolean {
  return isBuilt(soundOf(plain), soundOfStems, soundOfEndings);
}

/** Returns whether a plain word is a form of a Hindi verb as written. */
export function isWrittenVerb(plain: string): boolean {
  return isBuilt(plain, writtenStems, endings);
}

function isBuilt(word: string, stemSet: Set<string>, ends: string[]): boolean {
  return (
    stemSet.has(word) || ends.some((end) => word.endsWith(end) && stemSet.has(word.slice(0, -end.length)))
  );
}

function wordsOf(list: string): string[] {
  return list.split(/\s+/);
}
