/**
 * The shop cannot start for a reason its owner can mend. The message is the one clear sentence
 * that is printed before the process ends with a non-zero code.
 */
export class StartRefusal extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'StartRefusal';
    this.code = code;
  }
}
