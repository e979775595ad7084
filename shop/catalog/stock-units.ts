import { type SupplyDays, supplyOptions } from './contract.ts';

export type ComboPart = { productId: number; name: string; quantity: number };
export type StockedPart = ComboPart & { slug: string; stock: number };

type Stocked = { id: number; stock: number; packs: number[]; parts: StockedPart[] };

/** Returns the packs of a supply, with the packs of a product's three supplies. */
export function packsOf({ packs }: { packs: number[] }, supplyDays: SupplyDays = '60'): number {
  return packs[supplyOptions.indexOf(supplyDays)]!;
}

/** Returns the stock that one unit of a line takes: packs of the product, or of each part of a combo. */
export function stockUnits(
  product: Stocked,
  supplyDays: SupplyDays,
): Pick<StockedPart, 'productId' | 'quantity' | 'stock'>[] {
  const { id, stock, parts } = product;
  const own = [{ productId: id, quantity: 1, stock }];
  const packs = packsOf(product, supplyDays);
  return (parts.length > 0 ? parts : own).map(({ productId, quantity, stock: left }) => ({
    productId,
    quantity: quantity * packs,
    stock: left,
  }));
}

type Line = { productId: number; quantity: number; packs: number; parts: Omit<ComboPart, 'name'>[] };

/** Returns the stock that an order line takes: quantity × packs of its product, or of each part of a combo. */
export function lineUnits({
  productId,
  quantity,
  packs,
  parts,
}: Line): { productId: number; units: number }[] {
  const own = [{ productId, quantity: 1 }];
  return (parts.length > 0 ? parts : own).map((part) => ({
    productId: part.productId,
    units: quantity * packs * part.quantity,
  }));
}

/** Returns `2 packs`, or nothing for a single pack. */
export function packsText(packs: number): string {
  return packs === 1 ? '' : `${packs} packs`;
}

/** Returns `Daily Abhyanga Oil, 2 × Traditional Ubtan Powder`. */
export function partsText(parts: Pick<ComboPart, 'name' | 'quantity'>[]): string {
  return parts.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ');
}
