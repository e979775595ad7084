const shown: Record<string, (name: string) => string> = {
  1: (name) => `${name} in its pack`,
  2: (name) => `The lead herb of ${name}, drawn as a plate`,
  3: (name) => `The label of ${name} from near`,
  4: (name) => `${name}, unpacked`,
};

type Options = { slug: string; productName: string; picture: string; at: number; of: number };

/**
 * Returns the alternative text of a product picture. Pictures of the demo shop are named `{slug}-{1 to 4}.webp` by content
 * (`demo/art/README.md`). Other pictures get their number.
 */
export function pictureAlt({ slug, productName, picture, at, of }: Options): string {
  const kind = picture.startsWith(`${slug}-`)
    ? /^([1-4])\.\w+$/.exec(picture.slice(slug.length + 1))?.[1]
    : '';
  const say = kind ? shown[kind] : undefined;
  return say ? say(productName) : `${productName}, picture ${at + 1} of ${of}`;
}
