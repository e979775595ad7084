/** What `npm test -- --long` puts into the environment, so that loops run whole. */
export const longLoops = {
  FUZZ_SECONDS: '60',
};
