import { describe, expect, it } from 'vitest';
import { isPrintable } from '../../text/printable.ts';
import { openPdf } from './open-pdf.ts';

async function draw(text: string): Promise<string> {
  const { pdf, end } = await openPdf({ title: 'Test', author: 'Aranya', isReadable: true });
  pdf.addPage({ size: 'A4', margin: 40 });
  for (const font of ['plain', 'strong']) pdf.font(font).fontSize(12).text(text);
  return (await end()).toString('latin1');
}

/** The numbers of the glyphs. 0 is the empty box. */
const glyphsOf = (file: string) =>
  [...file.matchAll(/<([\da-f]+)> -?[\d.]+/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!);

const actualTexts = (file: string) =>
  [...file.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, written]) => {
    const bytes = Buffer.from(
      written!.replaceAll(/\\([nrtbf()\\])/g, (_, sign: string) => unescaped[sign]!),
      'latin1',
    );
    return bytes.subarray(2).swap16().toString('utf16le');
  });
const unescaped: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '(': '(',
  ')': ')',
  '\\': '\\',
};

const fontsOf = (file: string) =>
  new Set([...file.matchAll(/\/BaseFont \/\w{6}\+(\w+)/g)].map(([, name]) => name));

describe('a PDF', () => {
  it.each([
    ['Hindi', 'अर्जुन श्रीवास्तव, द्वारका, ₹१,२९९', 'Mukta'],
    ['Marathi', 'बर्‍हाटे, तऱ्हाळे गल्ली', 'Mukta'],
    ['Tamil', '12/3-A, மேற்கு மாசி வீதி, ஸ்ரீரங்கம்', 'NotoSansTamil'],
    ['Bengali', 'মৌসুমী ঘোষ, ১২/এ, স্ট্র্যান্ড রোড।', 'NotoSansBengali'],
    ['Assamese', 'ৰঞ্জিত শইকীয়া, ৱাৰ্ড ৩', 'NotoSansBengali'],
    ['Telugu', 'శ్రీకృష్ణ స్త్రీ వీధి ౧౨', 'NotoSansTelugu'],
    ['Kannada', 'ಶ್ರೀ ಕೃಷ್ಣ, ರ‍್ಯಾಲಿ ಕ್ಷೇತ್ರ', 'NotoSansKannada'],
    ['Malayalam', 'ശ്രീകൃഷ്ണൻ, അവന്‍, ന്റെ', 'NotoSansMalayalam'],
    ['Gujarati', 'શ્રીજી ટાવર, બી-૪૦૨', 'NotoSansGujarati'],
    ['Punjabi', 'ਪ੍ਰੀਤਮ ਸਿੰਘ, ਗਲੀ ਨੰ. ੪', 'NotoSansGurmukhi'],
    ['Odia', 'ଶ୍ରୀକ୍ଷେତ୍ର, ଭୁବନେଶ୍ୱର ୧୨', 'NotoSansOriya'],
    ['Urdu', 'مکان نمبر ۲۱، گلی قاسم جان (نئی دہلی) Delhi', 'NotoNaskhArabic'],
    ['Manipuri', 'ꯃꯤꯇꯩ ꯃꯌꯦꯛ', 'NotoSansMeeteiMayek'],
    ['Santali', 'ᱥᱟᱱᱛᱟᱲᱤ', 'NotoSansOlChiki'],
    ['Ladakhi', 'བདེ་སྐྱིད, གླེ་མཁར', 'NotoSerifTibetan'],
    ['four scripts', 'മുംബൈ, கோவில் Street, ఆంధ్ర', 'NotoSansTelugu'],
  ])('writes %s without an empty box, and holds its text for searching', async (_, text, font) => {
    expect(isPrintable(text)).toBe(true);
    const file = await draw(text);
    const glyphs = glyphsOf(file);
    expect(glyphs.length).toBeGreaterThan(12);
    expect(glyphs).not.toContain('0000');
    expect(actualTexts(file)).toEqual([text.normalize('NFC'), text.normalize('NFC')]);
    expect(fontsOf(file)).toContain(font);
  });

  it('embeds no font of a script that it does not write, and marks no Latin text', async () => {
    const file = await draw('José d’Souza, 4½ Ṛtu Marg, ₹1,299.00 – ṁ');
    expect([...fontsOf(file)]).toEqual(['Mukta']);
    expect(actualTexts(file)).toEqual([]);
    expect(glyphsOf(file)).not.toContain('0000');
  });

  it('leaves out emoji, and keeps letters that no font has as empty boxes', async () => {
    expect(glyphsOf(await draw('Asha 🌿👩‍🌾 ★ Rao'))).not.toContain('0000');
    expect(['李', 'Иван', 'ไทย'].map(isPrintable)).toEqual([false, false, false]);
    expect(glyphsOf(await draw('李'))).toEqual(['0000', '0000']);
  });
});

describe('a word after Latin letters', () => {
  /** The text operators of each drawn run: its glyphs and the places of its marks. */
  const runsOf = (file: string) =>
    [...file.matchAll(/\[((?:<[\da-f]+> ?-?[\d.]* ?)+)\] TJ/g)].map(([, drawn]) => drawn!.trim());

  it.each([
    ['For ', 'मीनाक्षी शर्मा'],
    ['Amla Churna (', 'आंवला चूर्ण'],
    ['c/o ', 'श्रीकृष्ण स्त्री'],
    ['A-12, 3rd floor, ', 'द्वारका, विद्यार्थी'],
    ['Śuddha ', 'र्‍याली बर्‍हाटे'],
    ['Shri ', 'শ্রীকৃষ্ণ স্ট্র্যান্ড'],
    ['M/s ', 'ஸ்ரீரங்கம்'],
  ])('is drawn as the same word alone is: %s%s', async (before, word) => {
    const { pdf, end } = await openPdf({ title: 'Test', author: 'Aranya', isReadable: true });
    pdf.addPage({ size: 'A4', margin: 40 });
    for (const text of [word, `${before}${word}`]) pdf.font('plain').fontSize(12).text(text);
    const [alone, ...after] = runsOf((await end()).toString('latin1'));
    expect(alone).toBeTruthy();
    expect(after).toContain(alone);
  });
});
