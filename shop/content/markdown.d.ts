declare module '*.md' {
  import type { Reading } from '#shop/content/reading/block.ts';

  const reading: Reading;
  export default reading;
}
