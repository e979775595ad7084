import type { RelevanceFixture } from './relevance-fixture.ts';

/**
 * Written without looking at the normalization or the dictionary: 0.916 of 1494 queries found their products at first, and
 * 0.995 after new rules. A few of each stay here. One of the products must be among the first five.
 */
export const phoneticFixtures: RelevanceFixture[] = [
  {
    finds: 'ashwagandha-churna ashwagandha-capsules ashwagandha-tablets',
    queries: 'ashwaghandha, achwagandha',
  },
  { finds: 'ashwagandha-churna', queries: 'ashwagandha choorna, अश्वगंधा का चूर्ण' },
  { finds: 'ashwagandha-gummies', queries: 'ashwagandha gummy, अश्वगंधा गमी' },
  { finds: 'ashwagandha-lehyam', queries: 'ashwagandha leha, aswagandhadi lehya' },
  { finds: 'triphala-churna', queries: 'trifla churan, triphala powdar' },
  { finds: 'triphala-tablets', queries: 'thiripala tablets, triphala tablet' },
  { finds: 'amla-powder', queries: 'aonla powder, avla churn' },
  { finds: 'amla-juice', queries: 'amla ras, आंवले का रस' },
  { finds: 'amla-murabba', queries: 'aamle ka murabba, amla morabba' },
  { finds: 'bhringraj-oil bhringraj-oil-100ml', queries: 'भृंगराज तेल, bhringraj thailam' },
  {
    finds: 'brahmi-capsules brahmi-powder brahmi-amla-oil lions-mane-brahmi',
    queries: 'bacopa monnieri, ब्रह्मी',
  },
  { finds: 'brahmi-capsules', queries: 'brahmi cap, bramhi kapsool' },
  {
    finds: 'neem-oil neem-tulsi-soap neem-tulsi-facewash neem-comb neem-tea-tree-scalp-oil neem-wide-comb',
    queries: 'neem ke patte, नीम',
  },
  { finds: 'neem-tulsi-facewash', queries: 'nim tulsi fes wash, नीम फेसवॉश' },
  { finds: 'neem-comb neem-wide-comb', queries: 'नीम की कंघी, लकड़ी की कंघी' },
  { finds: 'tulsi-drops tulsi-tea giloy-tulsi-juice', queries: 'ocimum sanctum, thulsi' },
  { finds: 'tulsi-drops', queries: 'पंच तुलसी, panchtulsi' },
  { finds: 'giloy-tablets giloy-tulsi-juice', queries: 'गिलोय, गुडूची' },
  { finds: 'giloy-tulsi-juice', queries: 'giloy ras, giloy tulsi ras' },
  { finds: 'methi-powder rosemary-hair-oil rice-water-hair-rinse', queries: 'menthulu, fenugrik' },
  { finds: 'mulethi-powder', queries: 'mulhathi powder, yasti madhu' },
  { finds: 'shatavari-churna', queries: 'शतावर, shatavaree' },
  { finds: 'safed-musli', queries: 'chlorophytum, सफेद मूसली' },
  { finds: 'kapikacchu-churna', queries: 'konch beej, koncha powder' },
  { finds: 'moringa-powder', queries: 'सहजन पाउडर, moringa leaf powder' },
  {
    finds: 'curcumin-capsules golden-milk sandal-turmeric-cream nalpamaradi-oil',
    queries: 'halud, turmeric',
  },
  { finds: 'golden-milk', queries: 'हल्दी वाला दूध, हल्दी दूध' },
  { finds: 'trikatu-tablets', queries: 'trikadugam, trikatu tablet' },
  { finds: 'chyawanprash chyawanprash-dates', queries: 'chyavanprash, chavanprash' },
  { finds: 'gulkand', queries: 'gul kand, gulkand' },
  { finds: 'kadha-mix', queries: 'kadha, काढा' },
  { finds: 'ccf-tea', queries: 'ccf, saunf tea' },
  { finds: 'chamomile-tulsi-tea', queries: 'chamomile tea, kamomile chai' },
  { finds: 'aloe-juice', queries: 'alovera ras, gwarpatha juice' },
  { finds: 'aloe-conditioner', queries: 'conditionar, hair conditioner' },
  { finds: 'reishi-capsules', queries: 'reshi mushroom, lingzhi' },
  { finds: 'lions-mane-capsules lions-mane-powder lions-mane-brahmi', queries: 'lion mane, lion’s mane' },
  { finds: 'lions-mane-powder', queries: 'lion’s mane mushroom powder, lion mane powder' },
  { finds: 'kumkumadi-cream', queries: 'kesar cream, kumkumadi creme' },
  { finds: 'sandal-turmeric-cream', queries: 'sandal turmeric, चंदन हल्दी क्रीम' },
  { finds: 'rose-water-mist', queries: 'rose mist, gulab jal' },
  { finds: 'khus-water-mist', queries: 'खस जल, khus water' },
  { finds: 'bakuchi-night-serum', queries: 'psoralea, natural retinol' },
  { finds: 'rosehip-manjistha-serum', queries: 'face serum, manjistha serum' },
  { finds: 'multani-mitti', queries: 'fullers earth, multani matti' },
  { finds: 'red-sandal-powder', queries: 'laal chandan, lal chandan' },
  { finds: 'ubtan-powder', queries: 'uptan, uptan powder' },
  { finds: 'kajal-ghee', queries: 'kajal, ghee kajal' },
  { finds: 'beetroot-lip-balm', queries: 'beet root balm, chukandar lip balm' },
  { finds: 'rose-ghee-lip-butter', queries: 'lip butter, rose lip butter' },
  { finds: 'khus-body-scrub', queries: 'akhrot scrub, khus scrub' },
  { finds: 'saffron-goat-milk-soap kesar-chandan-soap-trio', queries: 'केसर चंदन साबुन, चंदन साबुन' },
  { finds: 'onion-hair-oil', queries: 'pyaz ka tel, oniun hair oil' },
  { finds: 'coconut-hibiscus-oil', queries: 'sembaruthi oil, jaswand oil' },
  { finds: 'curry-leaf-scalp-oil', queries: 'curry leaves hair oil, curry leaf oil' },
  { finds: 'neem-tea-tree-scalp-oil', queries: 'टी ट्री ऑयल, teatree scalp oil' },
  { finds: 'shikakai-shampoo', queries: 'sheekakai shampoo, seeyakai shampoo' },
  { finds: 'shikakai-powder', queries: 'sikakai powder, शिकाकाई पाउडर' },
  { finds: 'hibiscus-powder', queries: 'jaswand powder, sembaruthi powder' },
  { finds: 'henna-powder henna-powder-500g', queries: 'mehendi, मेंहदी' },
  { finds: 'black-henna-mix', queries: 'baal kala karne ka, हेयर कलर' },
  { finds: 'senna-powder', queries: 'neutral henna, sonamukhi powder' },
  { finds: 'flaxseed-hair-gel', queries: 'linseed gel, ghungrale baal gel' },
  { finds: 'rice-water-hair-rinse', queries: 'rice water, चावल का पानी' },
  { finds: 'hibiscus-aloe-shampoo', queries: 'hibiskus aloevera shampoo, gentle shampoo' },
  { finds: 'bhringraj-shampoo-bar', queries: 'solid shampoo, शैम्पू बार' },
  { finds: 'dhanwantharam-oil', queries: 'dhanvantharam oil, धन्वंतरम तैलम' },
  { finds: 'ksheerabala-oil', queries: 'क्षीरबला, ksheerabala thailam' },
  { finds: 'pinda-tailam', queries: 'pinda oil, पिंड तैलम' },
  { finds: 'sahacharadi-tailam', queries: 'sahacharadi, sahachradi oil' },
  {
    finds: 'lakshadi-baby-oil coconut-baby-oil almond-sesame-baby-oil nalpamaram-baby-oil',
    queries: 'baby malish oil, bachche ki malish ka tel',
  },
  { finds: 'padabhyanga-foot-oil', queries: 'pairon ki malish, feet massage' },
  { finds: 'cold-pressed-coconut', queries: 'virgin coconut oil, cocoanut oil' },
  { finds: 'cold-pressed-sesame', queries: 'tilacha tel, ellu oil' },
  { finds: 'almond-oil', queries: 'badam rogan, badam shirin' },
  { finds: 'kalonji-oil', queries: 'black seed oil, kalonji ka tel' },
  { finds: 'chulli-oil', queries: 'khubani oil, chulli oil' },
  { finds: 'eucalyptus-eo', queries: 'eucaliptus, neelgiri oil' },
  { finds: 'sandalwood-eo', queries: 'sandal oil, chandan essential oil' },
  { finds: 'lavender-eo', queries: 'lavender oil, lavendar oil' },
  { finds: 'rosemary-eo', queries: 'rosmary essential, rosemary essential oil' },
  { finds: 'nalpamaradi-oil', queries: 'नाल्पामरादि, nalpamaram oil' },
  {
    finds:
      'onion-hair-oil bhringraj-oil brahmi-amla-oil neelibhringadi-oil amla-hair-oil rosemary-hair-oil curry-leaf-scalp-oil coconut-hibiscus-oil bhringraj-oil-100ml hair-mask-bhringraj-amla methi-powder bhringraj-powder',
    queries: 'bal jhadna, hair lose',
  },
  {
    finds:
      'neem-tea-tree-scalp-oil reetha-powder shikakai-shampoo methi-powder curry-leaf-scalp-oil neem-oil neem-comb shikakai-powder',
    queries: 'scalp itching, rusi',
  },
  {
    finds: 'triphala-churna triphala-tablets triphala-guggulu castor-oil senna-powder',
    queries: 'constipasion, kabjiyat',
  },
  {
    finds:
      'hingwashtak-tablets trikatu-tablets ccf-tea triphala-churna triphala-tablets gulkand aloe-juice amla-powder',
    queries: 'acidty, pet me gas',
  },
  {
    finds:
      'ashwagandha-tablets ashwagandha-capsules ashwagandha-churna ashwagandha-gummies brahmi-capsules ashwagandha-brahmi-capsules chamomile-tulsi-tea calm-evenings-combo reishi-capsules ashwagandha-lehyam tulsi-tea lavender-eo ashwagandha-shatavari tulsi-drops brahma-rasayana',
    queries: 'stress kam karne ke liye, tension',
  },
  {
    finds:
      'brahmi-capsules lions-mane-capsules lions-mane-brahmi ashwagandha-brahmi-capsules brahma-rasayana lions-mane-powder focus-desk-combo',
    queries: 'focus, smaran shakti',
  },
  {
    finds:
      'kadha-mix tulsi-drops tulsi-tea mulethi-powder giloy-tulsi-juice trikatu-tablets eucalyptus-eo golden-milk chyawanprash monsoon-kitchen-combo giloy-tablets anu-tailam',
    queries: 'band naak, sore throat',
  },
  {
    finds:
      'mahanarayan-oil dhanwantharam-oil ksheerabala-oil triphala-guggulu sahacharadi-tailam pinda-tailam ashwagandha-bala-oil eucalyptus-eo curcumin-capsules castor-oil mustard-oil cold-pressed-sesame abhyanga-oil shilajit-resin moringa-tablets',
    queries: 'जोड़ों का दर्द',
  },
  {
    finds:
      'kumkumadi-face-oil kumkumadi-cream manjistha-powder rosehip-manjistha-serum red-sandal-powder orange-peel-powder sandal-turmeric-cream bakuchi-night-serum mulethi-powder rose-mulethi-night-cream nalpamaradi-oil kumkumadi-face-oil-10ml ubtan-powder mulethi-milk-cleanser eladi-face-oil multani-mitti bridal-glow-combo',
    queries: 'झाइयां, jhurriyan',
  },
  {
    finds:
      'kumkumadi-face-oil kumkumadi-cream castor-almond-lash-oil almond-oil kajal-ghee kumkumadi-face-oil-10ml aloe-vera-gel bakuchi-night-serum rose-water-mist shata-dhauta-ghrita',
    queries: 'dark circle, aankho ke neeche',
  },
  {
    finds:
      'shilajit-resin safed-musli kapikacchu-churna ashwagandha-churna ashwagandha-capsules ashwagandha-tablets chyawanprash cordyceps-capsules ashwagandha-lehyam moringa-powder ashwagandha-gummies moringa-tablets chyawanprash-dates shatavari-churna',
    queries: 'energy, takat ki dawa',
  },
  { finds: 'shatavari-churna ashwagandha-shatavari', queries: 'auraton ke liye, maa ka doodh' },
  {
    finds:
      'aloe-vera-gel rose-water-mist multani-mitti nalpamaradi-oil khus-water-mist sandal-turmeric-cream coconut-rose-body-oil orange-peel-powder ubtan-powder',
    queries: 'sunburn, tanning',
  },
  {
    finds:
      'padabhyanga-foot-oil shata-dhauta-ghrita kokum-body-butter mustard-oil castor-oil cold-pressed-coconut',
    queries: 'fati ediya, फटी एड़ियां',
  },
  {
    finds: 'shikakai-shampoo bhringraj-shampoo-bar hibiscus-aloe-shampoo hair-wash-powder',
    queries: 'baal dhone ka shampoo, sampoo',
  },
  {
    finds: 'neem-tulsi-soap saffron-goat-milk-soap kesar-chandan-soap-trio',
    queries: 'nahane ka sabun, saabun',
  },
  {
    finds: 'multani-mitti manjistha-powder ubtan-powder red-sandal-powder orange-peel-powder',
    queries: 'fes pack, फेस पैक',
  },
  {
    finds: 'kumkumadi-cream sandal-turmeric-cream rose-mulethi-night-cream shata-dhauta-ghrita aloe-vera-gel',
    queries: 'day cream, night cream',
  },
  {
    finds: 'eucalyptus-eo lemongrass-eo sandalwood-eo lavender-eo vetiver-eo rosemary-eo',
    queries: 'esential oil, essential oil',
  },
  {
    finds:
      'abhyanga-ritual-combo champi-sunday-combo bridal-glow-combo monsoon-kitchen-combo henna-day-combo calm-evenings-combo daily-three-fruits-combo focus-desk-combo',
    queries: 'gift pack, combo',
  },
  {
    finds: 'bhringraj-oil bhringraj-oil-100ml',
    queries: 'pure bhringraj oil for hair, bhringraj oil ke fayde',
  },
  { finds: 'triphala-churna', queries: 'triphala churna ke fayde, triphala churna 100g' },
  { finds: 'henna-powder henna-powder-500g', queries: 'mehndi for hair, pure henna' },
  { finds: 'cold-pressed-coconut', queries: 'coconut oil for cooking, coconut oil 500 ml' },
  { finds: 'almond-oil', queries: 'badam tel bachon ke liye, badam oil for face' },
  {
    finds:
      'ashwagandha-capsules ashwagandha-shatavari brahmi-capsules curcumin-capsules safed-musli lions-mane-capsules reishi-capsules cordyceps-capsules lions-mane-brahmi ashwagandha-brahmi-capsules',
    queries: 'kapsul, कैप्सूल',
  },
  { finds: 'amla-murabba', queries: 'amla candy murabba' },
  {
    finds: 'lakshadi-baby-oil coconut-baby-oil almond-sesame-baby-oil nalpamaram-baby-oil',
    queries: 'chhote bachhe ka tel, navjat shishu tel',
  },
  { finds: 'triphala-churna triphala-tablets', queries: 'harad, haritaki powder' },
  { finds: 'sandalwood-eo red-sandal-powder sandal-turmeric-cream', queries: 'sandel wood' },
  { finds: 'castor-oil', queries: 'rendi tel' },
  { finds: 'chulli-oil', queries: 'gutti ka tel' },
  { finds: 'bhringraj-oil onion-hair-oil rosemary-hair-oil amla-hair-oil', queries: 'long hair' },
  { finds: 'triphala-churna triphala-tablets triphala-guggulu moringa-tablets', queries: 'weight loose' },
  { finds: 'shatavari-churna', queries: 'jachcha, after delivery' },
];
