/** The design system's tokens as mail programs understand them: plain values. */
export const colours = {
  ghee: '#fbf6ec',
  paper: '#fffdf8',
  ink: '#20261f',
  moss: '#5f6b5a',
  forest: '#1f3d2b',
  leaf: '#3f7050',
  line: '#e7dec9',
};

export const serif = "Fraunces, Georgia, 'Times New Roman', serif";
export const sans = "Mukta, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
