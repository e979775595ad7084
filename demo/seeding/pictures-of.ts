import { readdirSync } from 'node:fs';

const folder = new URL('../art/pictures/', import.meta.url);
let masters: string[] | undefined;

/** Returns the pictures of a sample product in order; `{slug}-1.webp` is the first. */
export function picturesOf(slug: string): { imageUrl: string; otherImageUrls: string[] } {
  masters ??= readdirSync(folder).toSorted();
  const others = masters.filter(
    (file) => file.startsWith(slug) && /^-[2-9]\.webp$/.test(file.slice(slug.length)),
  );
  return { imageUrl: `${slug}-1.webp`, otherImageUrls: others };
}
