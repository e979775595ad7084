import type { SampleProduct, Unit } from '#database/sample-data/sample-product.ts';
import type { Pack } from './pack.ts';

/** What of a sample product can be seen in its picture; a kit with the products it names. */
export function packOf(product: SampleProduct, all: readonly SampleProduct[]): Pack {
  const { slug, nameHindi, vessel, form, colour, herb } = product;
  return {
    slug,
    title: plainName(product.name),
    aside: asideOf(product),
    nameHindi: nameHindi.split(',')[0]?.trim() ?? nameHindi,
    quantity: netQuantity(product.quantity, product.unit),
    vessel,
    form,
    colour,
    herb,
    holds: vessel === 'kit' ? bundledIn(product, all).map((held) => packOf(held, all)) : [],
  };
}

const withoutBrackets = (text: string): string => text.replaceAll(/\s*\([^)]*\)/g, '').trim();
/** The name without what is in brackets or behind a comma (a size, a pack). */
const plainName = (name: string): string => withoutBrackets(name).split(',')[0] ?? name;

const LONGEST_ASIDE = 30;

/** The small italic line: what the name has in brackets or behind a comma, else the plant's botanical name. */
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

/** The products that a kit's list of ingredients names, in its order. */
function bundledIn(kit: SampleProduct, all: readonly SampleProduct[]): SampleProduct[] {
  return kit.ingredients.split(',').flatMap((part) => {
    const named = all.filter(({ name }) => part.trim().startsWith(name));
    return named.toSorted((one, other) => other.name.length - one.name.length).slice(0, 1);
  });
}
