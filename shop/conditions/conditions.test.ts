import { describe, expect, it } from 'vitest';
import { conditions } from './conditions.ts';
import { medicines } from './list/medicines.ts';

const all = Object.entries(conditions);

const namesOf = (id: string) =>
  Object.values(conditions[id]!.names).flatMap((list) => list.split(',').map((name) => name.trim()));

describe('conditions', () => {
  it('have names in English and in both scripts of Hindi', () => {
    for (const [id, { names }] of all) {
      expect(names.english, id).toMatch(/^[a-z][a-z0-9 ,]+$/);
      expect(names.hindi, id).toMatch(/^[\p{Script=Devanagari} ,]+$/u);
      expect(names.hinglish, id).toMatch(/^[a-z0-9 ,]+$/);
    }
  });

  it('have no empty name', () => {
    for (const [id] of all) expect(namesOf(id), id).not.toContain('');
    for (const [id, list] of Object.entries(medicines))
      for (const name of list.split(',')) expect(name.trim(), id).not.toBe('');
  });

  it('give a reason for the search and for the gate', () => {
    for (const [id, { search, gate }] of all) {
      expect(search.reason, id).not.toBe('');
      expect(gate.reason, id).not.toBe('');
    }
  });

  it('send every illness to a doctor and refuse promises about it', () => {
    const illnesses = all.filter(([, { search }]) => search.answer === 'doctor');
    expect(illnesses.length).toBeGreaterThan(60);
    for (const [id, { gate }] of illnesses) expect(gate.verdict, id).toBe('refuse');
  });

  it('let the search and the gate differ', () => {
    for (const id of ['grey-hair', 'memory'])
      expect(conditions[id], id).toMatchObject({ search: { answer: 'need' }, gate: { verdict: 'refuse' } });
  });
});
