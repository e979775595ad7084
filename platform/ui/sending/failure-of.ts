/** Returns why a request failed, for the screen: the words of the shop, or that it could not be reached and what to do. */
export function failureOf(error: Error, advice = 'Please try again.'): string {
  return error.message || `The shop could not be reached. ${advice}`;
}
