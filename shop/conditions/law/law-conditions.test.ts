import { describe, expect, it } from 'vitest';
import { lawConditions } from './law-conditions.ts';

const scripts = {
  Devanagari: /[\u0900-\u097f]/,
  Bengali: /[\u0980-\u09ff]/,
  Gujarati: /[\u0a80-\u0aff]/,
  Tamil: /[\u0b80-\u0bff]/,
  Telugu: /[\u0c00-\u0c7f]/,
  Kannada: /[\u0c80-\u0cff]/,
  Malayalam: /[\u0d00-\u0d7f]/,
};

const ofTheLaw = lawConditions.filter(
  ({ schedule, scheduleJ, section3 }) => schedule ?? scheduleJ ?? section3,
);

describe('each condition of the law', () => {
  it.each(ofTheLaw.map(({ label, names, hints }) => [label, names, hints] as const))(
    'has names in English, Hinglish and seven scripts: %s',
    (_, names, hints) => {
      const indian = `${names.in ?? ''}, ${hints?.in ?? ''}`;
      const missing = Object.entries(scripts).filter(([, script]) => !script.test(indian));
      expect(missing.map(([name]) => name)).toEqual([]);
      expect(names.en).toMatch(/[a-z]/);
      expect(indian).toMatch(/[a-z]/);
    },
  );

  it('has one label', () => {
    const labels = lawConditions.map(({ label }) => label);
    expect(labels.length).toBe(new Set(labels).size);
  });
});
