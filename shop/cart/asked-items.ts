type Item = { sku: string; quantity: number };

/** `57:2,57-s60:1` */
export const itemsPattern = /^[\ds-]{1,24}:[1-9]\d{0,3}(?:,[\ds-]{1,24}:[1-9]\d{0,3}){0,49}$/;

export function writeItems(items: readonly Item[]): string {
  return items.map(({ sku, quantity }) => `${sku}:${quantity}`).join(',');
}

/** Reads a text that `itemsPattern` allows. */
export function readItems(text: string): Item[] {
  return text.split(',').map((item) => {
    const [sku = '', quantity] = item.split(':');
    return { sku, quantity: Number(quantity) };
  });
}
