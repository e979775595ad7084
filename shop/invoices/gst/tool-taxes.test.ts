import { expect, it } from 'vitest';
import { noSheets as none, noTaxes } from './sheets.ts';
import { compareWithTool } from './tool-taxes.ts';

const noTax = { igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
const kerala = { ...noTaxes, place: '32-Kerala', percent: 18 };
const document = { ...kerala, number: 'AR/26-27/000001', day: '2026-10-02', totalPaise: 11_800_000 };

it('tells what the tool works out for a thousand fees, by place and rate', () => {
  const within = {
    ...kerala,
    place: '29-Karnataka',
    taxablePaise: 594_000,
    cgstPaise: 53_000,
    sgstPaise: 53_000,
  };
  const across = { ...kerala, taxablePaise: 593_000, igstPaise: 107_000 };
  expect(compareWithTool({ ...none, b2cs: [within, across] })).toEqual([
    {
      place: '29-Karnataka',
      percent: 18,
      taxablePaise: 594_000,
      documents: { ...noTax, cgstPaise: 53_000, sgstPaise: 53_000 },
      tool: { ...noTax, cgstPaise: 53_460, sgstPaise: 53_460 },
    },
    {
      place: '32-Kerala',
      percent: 18,
      taxablePaise: 593_000,
      documents: { ...noTax, igstPaise: 107_000 },
      tool: { ...noTax, igstPaise: 106_740 },
    },
  ]);
});

it('adds large supplies to their place, and takes their notes off', () => {
  const b2cl = [{ ...document, taxablePaise: 593, igstPaise: 106 }];
  const cdnur = [{ ...document, taxablePaise: 593, igstPaise: 107 }];
  expect(compareWithTool({ ...none, b2cl, cdnur })).toMatchObject([
    { taxablePaise: 0, documents: { igstPaise: -1 }, tool: { igstPaise: 0 } },
  ]);
});

it('tells no difference where the tool works out the same, also below zero', () => {
  const b2cs = [{ ...kerala, taxablePaise: -10_000, igstPaise: -1_800 }];
  expect(compareWithTool({ ...none, b2cs })).toEqual([]);
});
