/**
 * The shop cannot start for a reason that its owner can fix. The shop prints the message, one sentence, and ends with a
 * non-zero exit code.
 */
export class StartRefusal extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'StartRefusal';
    this.code = code;
  }
}
