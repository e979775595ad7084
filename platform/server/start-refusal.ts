/** The shop cannot start for a reason that its owner can fix. The message is one sentence; the exit code is non-zero. */
export class StartRefusal extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'StartRefusal';
    this.code = code;
  }
}
