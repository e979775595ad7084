import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parcelText } from './parcel-text.ts';

describe('the text on a parcel', () => {
  it.each([
    [
      'Shop 12&13, H.No. 4#102, 50% Sale Bhavan; near M\\S Traders',
      'Shop 12 and 13, H.No. 4 No. 102, 50 percent Sale Bhavan, near M/S Traders',
    ],
    ['Ravi & Sons', 'Ravi and Sons'],
    ['12 & 14', '12 and 14'],
    ['#4/102', 'No. 4/102'],
    ['#12 & #14', 'No. 12 and No. 14'],
    ['Flat #7;B, P&T Colony', 'Flat No. 7, B, P and T Colony'],
    ['Flat No. #7', 'Flat No. 7'],
    ['H.No.#4-2', 'H.No. 4-2'],
    ['मकान नं. #४', 'मकान नं. ४'],
    ['वाडा #३ & ४', 'वाडा No. ३ and ४'],
    ['Casino #4', 'Casino No. 4'],
    ['Block # 9', 'Block No. 9'],
    ['C# Towers, #B', 'C Towers, No. B'],
    ['Tower #, 3rd floor;', 'Tower, 3rd floor'],
    ['% Ramesh Kumar, 4 Hill Road', 'c/o Ramesh Kumar, 4 Hill Road'],
    [
      'Flat 4,% Ramesh, 50 % House, Deepak % Sons',
      'Flat 4, c/o Ramesh, 50 percent House, Deepak percent Sons',
    ],
    ['\u200EPlot\u200B No. 88', 'Plot No. 88'],
    ['℅ Ramesh; № 4', 'c/o Ramesh, No. 4'],
    ['＃４５，Church Street', 'No. 45,Church Street'],
    ['12\\4\\B', '12/4/B'],
    ['𝐑𝐚𝐯𝐢 𝓚𝓾𝓶𝓪𝓻', 'Ravi Kumar'],
    ['Asha 🌿👩‍🌾, 4️⃣ Hill ★ Road ❤️', 'Asha, 4 Hill Road'],
    ['Flag 🇮🇳 House, 4½ Cross, 20° ©™', 'Flag House, 4½ Cross, 20° ©™'],
    ['बर्‍हाटे, അവന്‍, 4 Temple Road', 'बर्‍हाटे, അവന്‍, 4 Temple Road'],
    ['12 Temple Road\nMalleshwaram', '12 Temple Road Malleshwaram'],
    ['🌿🌿', ''],
  ])('says %j as %j', (typed, said) => {
    expect(parcelText(typed)).toBe(said);
  });

  it('has no sign that the courier refuses, and says the same a second time', () => {
    const parts = fc.constantFrom(
      '#',
      '&',
      '%',
      ';',
      '\\',
      ' ',
      'a',
      '4',
      'No.',
      'क',
      '🌿',
      ',',
      '№',
      '＆',
      '\n',
      '℅',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (some) => {
        const said = parcelText(some.join(''));
        expect(said).not.toMatch(/[&#%;\\\n]|^ | $| {2}/);
        expect(parcelText(said)).toBe(said);
      }),
    );
  });
});
