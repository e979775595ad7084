/** An edit of a text: what replaces `from` to `to`, and what is selected then. */
type Written = { text: string; from: number; to: number; start: number; end: number };

export type Edit = (text: string, from: number, to: number) => Written;

/** Puts a mark before and after the selected words, or takes it away. */
export function wrapWords(before: string, after: string): Edit {
  return (text, from, to) => {
    const chosen = text.slice(from, to);
    const isMarked = text.slice(0, from).endsWith(before) && text.startsWith(after, to);
    if (isMarked) {
      const [start, end] = [from - before.length, to - before.length];
      return { text: chosen, from: start, to: to + after.length, start, end };
    }
    const words = chosen || 'words';
    const start = from + before.length;
    return { text: before + words + after, from, to, start, end: start + words.length };
  };
}

/** Makes the selected lines a heading, a list or steps, or takes their mark away. */
export function makeLines(mark: '## ' | '- ' | '1. '): Edit {
  return (text, from, to) => {
    const begin = text.lastIndexOf('\n', from - 1) + 1;
    const close = text.indexOf('\n', to);
    const finish = close < 0 ? text.length : close;
    const lines = text.slice(begin, finish).split('\n');
    const marked = (line: string) => (mark === '1. ' ? /^\d{1,3}\. /.test(line) : line.startsWith(mark));
    const bare = (line: string) => line.replace(/^(?:#{1,4}|-|\d{1,3}\.) /, '');
    const isUndone = lines.every((line) => line.trim() === '' || marked(line)) && lines.some(marked);
    const made = lines.map((line, at) => {
      if (isUndone || line.trim() === '') return lines.length === 1 && !isUndone ? mark + line : bare(line);
      return (mark === '1. ' ? `${at + 1}. ` : mark) + bare(line);
    });
    const written = made.join('\n');
    return {
      text: written,
      from: begin,
      to: finish,
      start: begin + written.length,
      end: begin + written.length,
    };
  };
}
