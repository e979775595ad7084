/** Returns a function that makes a value at its first call and keeps it: lists of words cost memory and time that a start does not need. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
