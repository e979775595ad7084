import type { SampleProduct, Unit } from '../../sample-data/sample-product.ts';
import type { Pack } from './pack.ts';

/** Returns the visible parts of a sample product, for a kit with its products. */
export function packOf(product: SampleProduct, all: readonly SampleProduct[]): Pack {
  const { slug, nameHindi, vessel, form, colour, insideColour, herb } = product;
  return {
    slug,
    title: plainName(product.name),
    aside: asideOf(product),
    nameHindi: nameHindi.split(',')[0]?.trim() ?? nameHindi,
    quantity: netQuantity(product.quantity, product.unit),
    vessel,
    form,
    colour,
    ...(insideColour ? { insideColour } : {}),
    herb,
    holds: vessel === 'kit' ? bundledIn(product, all).map((held) => packOf(held, all)) : [],
  };
}

const withoutBrackets = (text: string): string => text.replaceAll(/\s*\([^)]*\)/g, '').trim();
/** Drops brackets and the part after a comma (a size, a pack). */
const plainName = (name: string): string => withoutBrackets(name).split(',')[0] ?? name;

const LONGEST_ASIDE = 30;

/** The small italic line: the name's part in brackets or after a comma, otherwise the botanical name. */
function asideOf({ name, latin, vessel }: SampleProduct): string {
  if (vessel === 'kit') return '';
  const bracketed = /\(([^)]*)\)/.exec(name)?.[1] ?? name.split(',')[1]?.trim();
  const botanical = withoutBrackets(latin).split(/[,;]/)[0]?.trim() ?? '';
  return bracketed ?? (botanical.length <= LONGEST_ASIDE ? botanical : '');
}

function netQuantity(quantity: number, unit: Unit): string {
  if (unit === 'kit') return 'Gift set';
  if (unit === 'g' || unit === 'ml') return `Net ${quantity} ${unit}`;
  return `${quantity} ${quantity === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** Returns the products in a kit's list of ingredients, in its order. */
function bundledIn(kit: SampleProduct, all: readonly SampleProduct[]): SampleProduct[] {
  return kit.ingredients.split(',').flatMap((part) => {
    const named = all.filter(({ name }) => part.trim().startsWith(name));
    return named.toSorted((one, other) => other.name.length - one.name.length).slice(0, 1);
  });
}
