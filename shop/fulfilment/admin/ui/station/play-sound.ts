/** A high note for a right item, a long low one for a wrong one, two notes for a packed parcel. Hertz and seconds. */
const sounds = {
  right: [[1_320, 0.08]],
  wrong: [[180, 0.45]],
  packed: [
    [880, 0.1],
    [1_320, 0.18],
  ],
} as const;

let context: AudioContext | undefined;

/** Plays a sound without a file. A browser that allows none stays silent: the words say the same. */
export function playSound(name: keyof typeof sounds): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    let at = context.currentTime;
    for (const [hertz, seconds] of sounds[name]) {
      const tone = new OscillatorNode(context, {
        frequency: hertz,
        type: name === 'wrong' ? 'square' : 'sine',
      });
      tone.connect(new GainNode(context, { gain: 0.2 })).connect(context.destination);
      tone.start(at);
      tone.stop(at + seconds);
      at += seconds;
    }
  } catch {
    context = undefined;
  }
}
