import { Refusal } from '#platform/refusal.ts';

export const refusals = {
  productNotFound: () => new Refusal('product_not_found', 404, 'Product not found.'),
  categoryNotFound: () => new Refusal('category_not_found', 404, 'Category not found.'),
  unknownCursor: () => new Refusal('unknown_cursor', 400, 'cursor is not one of ours'),
  comboInCombo: () => new Refusal('combo_in_combo', 409, 'A combo cannot be part of another combo.'),
  outOfStock: (name: string) => new Refusal('out_of_stock', 409, `${name} is currently out of stock.`),
};
