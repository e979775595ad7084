/** The tokens of the design system as plain values, since mail programs read no variables. */
export const colours = {
  ghee: '#fbf6ec',
  paper: '#fffdf8',
  ink: '#20261f',
  moss: '#5f6b5a',
  forest: '#1f3d2b',
  leaf: '#3f7050',
  line: '#e7dec9',
  turmeric: '#c7851a',
};

export const serif = "Fraunces, Georgia, 'Times New Roman', serif";
export const sans = "Mukta, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The tokens of the dark scheme. `!important` beats the inline values of each email. */
export const darkSheet = `
@media (prefers-color-scheme: dark) {
  .mail, .mail-page { background-color: #151a16 !important; }
  .mail-page td { background-color: transparent !important; }
  .mail-sheet { background-color: #1d241e !important; border-color: #38423a !important; }
  .mail-page p, .mail-page td, .mail-page span, .mail-page h1, .mail-page h2, .mail-page strong { color: #f2ecdf !important; }
  .mail-page .mail-small { color: #adb8a6 !important; }
  .mail-page a { color: #8fc7a4 !important; }
  .mail-page a.mail-star { color: #e0a53b !important; }
  .mail-page a.mail-button, .mail-page a.mail-button span { background-color: #2f5d43 !important; color: #fffdf8 !important; }
  .mail-page .mail-inset { background-color: #252d26 !important; }
  .mail-page table, .mail-page tr, .mail-page td { border-color: #38423a !important; }
}
@media (max-width: 480px) {
  .mail-sheet { padding: 22px 18px !important; }
}`;
