const bare = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');

/** Returns the name of a product with the values of its options that it does not say itself: `Neem oil, 200 ml`. */
export function sizedName({ name, optionValues }: { name: string; optionValues: readonly string[] }): string {
  const missing = optionValues.filter((value) => !bare(name).includes(bare(value)));
  return [name, ...missing].join(', ');
}
