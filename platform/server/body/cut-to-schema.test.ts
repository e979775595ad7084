import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cutTo } from './cut-to-schema.ts';

const secret = { token: 'secret' };

describe('a response that is cut to its schema', () => {
  it('loses unknown fields in objects, lists, records, tuples and optional parts', () => {
    const part = z.object({ id: z.int() });
    const schema = z.object({
      list: z.array(part),
      record: z.record(z.string(), part),
      tuple: z.tuple([part, z.string()]),
      maybe: part.nullable().optional(),
      other: part.nullable(),
    });
    const one = { id: 1, ...secret };
    const cut = cutTo(schema)({
      list: [one],
      record: { a: one },
      tuple: [one, 'x'],
      maybe: one,
      other: null,
      ...secret,
    });
    const left = { id: 1 };
    expect(cut).toEqual({
      list: [left],
      record: { a: left },
      tuple: [left, 'x'],
      maybe: left,
      other: null,
    });
  });

  it('keeps the fields of its kind in a union, and of any kind for an old row', () => {
    const cut = cutTo(
      z.union([
        z.object({ kind: z.literal('upi'), upiId: z.string().min(3) }),
        z.object({ kind: z.literal('bank'), ifsc: z.string() }),
      ]),
    );
    expect(cut({ kind: 'bank', ifsc: 'X', upiId: 'y', ...secret })).toEqual({ kind: 'bank', ifsc: 'X' });
    expect(cut({ kind: 'upi', upiId: '', ...secret })).toEqual({ kind: 'upi', upiId: '' });
  });

  it('sends a stored value that the form of today refuses', () => {
    expect(cutTo(z.object({ phone: z.string().regex(/^\d{10}$/) }))({ phone: '' })).toEqual({ phone: '' });
  });

  it('takes no field from a prototype', () => {
    expect(cutTo(z.object({ id: z.int() }))({ id: 1, constructor: 'x', toString: 'y' })).toEqual({ id: 1 });
  });

  it('stops the start at a kind of schema that it does not know', () => {
    expect(() => cutTo(z.object({ id: z.custom<number>() }))).toThrow('unknown kind: custom');
  });
});
