import { describe, expect, it } from 'vitest';
import { readQuery } from '../read-query.ts';
import { conceptsIn } from './find-concepts.ts';

const namesIn = (text: string) => conceptsIn(text).map(({ id }) => id);

describe('the dictionary', () => {
  it('takes the longest known name', () => {
    expect(namesIn('lal chandan powder')).toEqual(['red-sandalwood', 'powder']);
    expect(namesIn('Neem and Tea Tree Scalp Oil')).toEqual(
      expect.arrayContaining(['neem', 'tea-tree', 'oil']),
    );
    expect(namesIn('Tea Tree')).not.toContain('tea');
  });

  it('reads names written together or apart', () => {
    expect(namesIn('gulabjal')).toEqual(namesIn('gulab jal').filter((id) => id !== 'rose'));
    expect(namesIn('lionsmane')).toEqual(['lions-mane']);
  });

  it('finds a concern in any language, with words in between', () => {
    for (const text of ['hair fall', 'baal jhadna', 'बालों का झड़ना', 'mere baal bahut jhad rahe hain'])
      expect(namesIn(text), text).toEqual(['hair-fall']);
    for (const text of ['neend', 'नींद', 'sleep', 'neend ke liye dawa'])
      expect(namesIn(text), text).toEqual(['sleep']);
  });

  it('drops stop words unless there are no others', () => {
    expect(readQuery('best oil for the hair').map(({ words }) => words[0]!.plain)).toEqual(['oil', 'hair']);
    expect(readQuery('for the').map(({ words }) => words[0]!.plain)).toEqual(['for', 'the']);
  });
});
