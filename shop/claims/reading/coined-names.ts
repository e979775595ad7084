const listed = (words: string) => new Set(words.split(/\s+/));

/** How names of goods begin that are made of an illness: `Cholest-Out`, `ThyroEase`, `Bawasir-Nash`. */
const illnesses = listed(
  `diab diabe diabet diabeta diabeto diabo madhumeh madhumukt prameh thyro thyr thyroid thairo goitr goiter arth arthr arthri arthro arthrit rheum rheuma rheumo
  ortho uric urico urica gout gouto amavat sandhivat cholest cholestero cholesto cholestro kolest lipid lipido cardi cardio hridaya hriday arteri artero hypert hyperten hypertens
  bp neph nephro nefro renal reno calcul calcu pathri pathari ashmari hepa hepat hepato livo prosta prostat prostato prost asth asthm asthma astho astham dama shwas swas
  bronch bronchi broncho pulmo migr migra migrain migraine migren pile piles pilo bawasir bavasir bawaseer arsh arsho fistu fistul fissu fissur hemorr haemorr psor psora psori
  psoria soria ecz eczem eczema vitil vitili vitiligo leuco leuko leucod alope alopec pcos pcod fibro leucor fertil ferti infert sperm spermo shukra erect erecto viril obes obesi
  obeso motapa tumo tumor tumour onco cancer cance canc carci carcino arbud neuro neurop neuropa parkin parkins alzh alzhei alzheim epil epilep mirgi depress depre
  depres anxi anxie anxiet insom insomn sinus sino sinu allerg aller allergo viro virus bacto infla inflam osteo spondy spondyl spondylo sciat sciati vari varic varico varicos
  hernia herni ulcer ulce ulc colit coliti anem anemi anaem anaemi haemo plate platelet platlet dengue deng malari malar fever febri jwar jwara jvara catar cataract motia glauc
  glauco retino tb kshay lakwa lakva paraly paralys gathia vat daad dad khujli kushth safed gastro acidi ambl kabj kabz cough kasa kas tuss`,
);
/** The promise of the second part. */
const promises = listed(
  `out off ease eaz eeze eze ez cure curex kure cur gard guard guardian shield stop stopper end ender ends go gone away x ex nil null zero rid ridd fix fixer free kill killer kil clear
  cleanse clean flush melt melter burn burner cut cutter trim bye heal healer healing relief relieve relieve restore revive reverse rev revert reversal reverser control ctrl
  kontrol norm norma normal down low lower drop block blocker banish crush crusher buster bust fight fighter defence defense defend defender beat beater win well wel care cares aid help
  helper support rest balance bal nash nashak nashi nasha har hara hari haran mukt mukti ghna ghn ant antak antim ari vijay raksha rakshak rakshaka shanti shamak nivarak nivaran
  samhar khatam hatao bhagao roko tod detox solve solution ok okay safe smart sure sar saar amrit tame tamer calm quit less no break breaker bhed bhedi bhedan todak blast blaster smash smasher`,
);
/** Plain words that many goods carry, with the few ends that make a claim of them. */
const plain = listed(
  'sugar fat pain acid kidney liver heart lung weight stone joint gas bone nerve knee back hair',
);
const boldPromises = listed(
  'out off kill killer melt melter burn burner burst buster bust banish fix fixer cure heal healer gone ex rid reverse reverser revive reviver detox beater fighter defeat',
);
/** A kitchen crushes stones and breaks sugar; a name of one word promises. */
const wholeNames = listed(
  'stonecrush stonecrusher stonebreak stonebreaker stoneblast stoneblaster stonesmash stonedissolve stonego gallcrush gallgo gallout',
);
const crafts = listed('haircut backrest backout backoff backends heartburn stoneburst fatout');

/** Beginnings that are no word by themselves, and count beside a second word too: `Thyro Ease`. */
const beginnings = listed(
  'arthro thyro diabo diabeto gluco cholesto cholest cardio nephro hepato prosto prostato astho broncho pulmo psoro fibro neuro spondylo varico urico lipido hyperten livo osteo gastro immuno haemo onco',
);
const maxCoined = 24;

/** Tells whether two words are a name made of an illness and a promise. */
export const isCoinedPair = (first: string, second: string): boolean =>
  beginnings.has(first) && promises.has(second);

/** Tells whether a word without its hyphens is a name made of an illness and a promise. */
export function isCoinedName(word: string): boolean {
  if (word.length < 5 || word.length > maxCoined || crafts.has(word)) return false;
  if (wholeNames.has(word)) return true;
  for (let at = 2; at < word.length; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (illnesses.has(first) && promises.has(rest)) return true;
    if (plain.has(first) && boldPromises.has(rest)) return true;
  }
  return false;
}
