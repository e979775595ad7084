import type { RelevanceFixture } from './relevance-fixture.ts';

/**
 * Part of a second set: 1512 queries in all languages, written without looking at the code, and 263 more written after fixes.
 * One of the products must be among the first five. docs/search.md has the first results.
 */
export const surveyFixtures: RelevanceFixture[] = [
  {
    finds: 'ashwagandha-capsules ashwagandha-tablets ashwagandha-churna',
    queries: 'ashwagandha ka powder, asgandh churn, ashwagandha pwdr, ashwagandha powdr',
  },
  {
    finds: 'ashwagandha-gummies',
    queries: 'ashwagandha candy, chewable ashwagandha, aswagandha gumies, gummies for stress',
  },
  {
    finds: 'ashwagandha-tablets',
    queries: 'ashwgandha ki goliyan, ashwagandha tab, ashwagandha vati, ashwagandha goli',
  },
  { finds: 'ashwagandha-lehyam', queries: 'ashwagandha pak, ashwagandha avaleha, ashwagandha leham' },
  { finds: 'ashwagandha-shatavari', queries: 'satavari ashwagandha, ashwagandha aur shatavari' },
  {
    finds: 'triphala-tablets triphala-guggulu triphala-churna',
    queries: 'tripahla, trephala, three fruits powder, त्रिफळा',
  },
  { finds: 'triphala-tablets daily-three-fruits-combo', queries: 'triphala vati, triphala goli' },
  {
    finds: 'triphala-guggulu',
    queries: 'googal, kanchnar guggul nahi triphala guggul, गुग्गुल, gugal tablet, guggul goli',
  },
  {
    finds: 'brahmi-powder ashwagandha-brahmi-capsules brahmi-capsules',
    queries: 'brahmi pawder, brahmi churan',
  },
  { finds: 'brahmi-amla-oil', queries: 'bramhi aamla hair oil, brahmi thailam, brahmi oil, brahmi amla tel' },
  {
    finds: 'bhringraj-oil bhringraj-oil-100ml',
    queries: 'bhrungraj tel, bhringraaj ka tel, mahabhringraj tel, bringraj oil',
  },
  { finds: 'shikakai-shampoo shikakai-powder', queries: 'cikakai, sheekakai, seeyakkai, शीकाकाई, shikakay' },
  { finds: 'hair-wash-powder reetha-powder', queries: 'dodan, रिठा, kunkudukai, soap nut, aritha powder' },
  { finds: 'amla-juice', queries: 'aavla ras, amla jucie, nellikai juice, avla juice' },
  { finds: 'amla-powder', queries: 'amla churan, nellikai podi, amla choorn, avla powder' },
  { finds: 'amla-murabba', queries: 'murraba, gooseberry preserve, मुरब्बा, morabba amla' },
  { finds: 'brahmi-amla-oil amla-hair-oil', queries: 'nelli oil, aamla hair oil, avla tel, amla oil' },
  { finds: 'neem-oil', queries: 'nimoli ka tel, neem seed oil, margosa oil, vepa nune, neem oil 100 ml' },
  { finds: 'neem-tulsi-soap', queries: 'neem tulsi sabun, nim saboon, neem soap bar, neem sabun' },
  { finds: 'neem-tulsi-facewash', queries: 'neem faswash, neem fesh wash, facewash neem, nim facewash' },
  { finds: 'neem-comb neem-wide-comb', queries: 'comb, comb for curly hair, neem ki kangi, lakdi ki kanghi' },
  { finds: 'tulsi-drops', queries: 'paanch tulsi, tulsi arq, panchtulsi ark, tulsi drop' },
  {
    finds: 'tulsi-tea chamomile-tulsi-tea giloy-tulsi-juice',
    queries: 'tulsi ginger te, tulsi green tea, tulsi adrak chai, tulsi ki chai',
  },
  { finds: 'giloy-tablets giloy-tulsi-juice', queries: 'gulancha, giloe, गिलोए, tippa teega, gilooy tab' },
  { finds: 'giloy-tablets', queries: 'guduchi vati, giloy tablet, giloy goli, giloy ghan vati' },
  { finds: 'giloy-tulsi-juice', queries: 'giloy swaras, giloe tulsi juice, giloy ka ras, giloy juice' },
  {
    finds: 'rosemary-hair-oil methi-powder rice-water-hair-rinse',
    queries: 'fenugrek, fenugreek seeds powder, metthi, methi dana',
  },
  { finds: 'mulethi-powder', queries: 'licorice powder, mulethi powdr, mulethi churna' },
  {
    finds: 'ashwagandha-shatavari shatavari-churna',
    queries: 'pilli teegalu, shatmuli, सतावर, sathavari, shatawari kalpa',
  },
  { finds: 'safed-musli', queries: 'shwet musli, white musli, सफ़ेद मुसली, musali, सफेद मुसली कैप्सूल' },
  { finds: 'kapikacchu-churna', queries: 'kauch beej, alkushi, velvet bean, mucuna, kauncha' },
  {
    finds: 'moringa-tablets moringa-powder',
    queries: 'moringaa, saragva, शेवगा, drumstick leaf, muringa leaf',
  },
  { finds: 'moringa-tablets', queries: 'sahjan tablet, moringa tab, moringa goli' },
  {
    finds: 'golden-milk sandal-turmeric-cream curcumin-capsules',
    queries: 'termeric, curcuma longa, हळद, pasupu',
  },
  {
    finds: 'curcumin-capsules',
    queries: 'haldi ki goli, curcumine, haldi kali mirch capsule, curcumin with piperine',
  },
  { finds: 'golden-milk', queries: 'goldan milk, haldi dudh mix, turmeric latte, golden milk' },
  { finds: 'trikatu-tablets', queries: 'trikadu, sonth mirch pippali, trikatu churna, त्रिकटु, त्रिकटू' },
  { finds: 'hingwashtak-tablets', queries: 'hing, hingvashtak, हिंग्वाष्टक, hing goli, hingashtak goli' },
  {
    finds: 'chyawanprash chyawanprash-dates',
    queries: 'chawan prash, chyvanprash, chyawanpras, च्यवनप्राश, chyawanprash aadha kilo',
  },
  {
    finds: 'chyawanprash-dates',
    queries: 'dates chawanprash, chyawanprash without sugar, khajur chyawanprash, sugar free chyawanprash',
  },
  { finds: 'brahma-rasayana', queries: 'bramha rasayanam, ब्रह्म रसायन, brahm rasayana, brahma rasayan' },
  { finds: 'gulkand', queries: 'gulab ki pankhudi ka gulkand, gulkan, गुलकंद, gul kand, गुलकन्द' },
  { finds: 'shilajit-resin', queries: 'himalaya shilajit, asphaltum, silajatu, शिलाजीत, shudh shilajit' },
  {
    finds: 'kumkumadi-face-oil kumkumadi-cream kumkumadi-face-oil-10ml',
    queries: 'kumkadi oil, kumkumadi serum, kumkumdi, कुंकुमादि',
  },
  { finds: 'kumkumadi-cream', queries: 'saffron face cream, kumkumadi face crem, kumkumadi cream' },
  {
    finds: 'saffron-goat-milk-soap kesar-chandan-soap-trio',
    queries: 'sandalwood soap, goat milk soap, kesar chandan sabun, chandan sabun',
  },
  { finds: 'red-sandal-powder', queries: 'sivappu chandanam, red sanders, रक्तचंदन, red sandalwood' },
  { finds: 'rose-water-mist', queries: 'gulab pani, roz water, arq gulab, गुलाबजल, गुलाब का पानी' },
  { finds: 'aloe-vera-gel', queries: 'gel for face, एलोवेरा जेल, aloe vera jell, alovera jel' },
  { finds: 'aloe-juice', queries: 'elovera jus, aloe vera ka ras, alovera juice, aloe juice' },
  {
    finds: 'multani-mitti',
    queries: 'multanni mitti, multani miti, multani matti, मुल्तानी मिट्टी, मुलतानी मिट्टी',
  },
  {
    finds: 'rosehip-manjistha-serum manjistha-powder',
    queries: 'manjeestha, manjishtha powder, indian madder, मंजिष्ठा, manjishtha face pack',
  },
  { finds: 'orange-peel-powder', queries: 'orenge peel, संतरे का छिलका, narangi chilka, orange pill powder' },
  { finds: 'ubtan-powder', queries: 'obtan, snan powder, besan ubtan, uptan, haldi chandan ubtan' },
  { finds: 'kajal-ghee', queries: 'ghee wala kajal, eye liner, kajol, काजल, kajal stick' },
  {
    finds: 'beetroot-lip-balm rose-ghee-lip-butter',
    queries: 'kale honth, होंठों के लिए, chapped lips, lips balm, lip butter',
  },
  { finds: 'castor-almond-lash-oil', queries: 'eyelashes oil, brow serum, bhaun ka tel, eyebrow oil' },
  { finds: 'onion-hair-oil', queries: 'eerulli, onoin oil, onian oil, ulli' },
  { finds: 'hibiscus-powder', queries: 'gudhal ke phool ka powder, hibiscus powdr, gudhal powder' },
  { finds: 'rosemary-hair-oil rosemary-eo', queries: 'rosemery water, rozmeri, रोजमेरी, rose mary oil' },
  {
    finds: 'coconut-hibiscus-oil onion-hair-oil curry-leaf-scalp-oil',
    queries: 'curry leaves, कढ़ी पत्ता, karivepaku, kadi patta',
  },
  { finds: 'neem-tea-tree-scalp-oil', queries: 'tee tree, ti tree oil, teatree, tea tree oil' },
  { finds: 'indigo-powder', queries: 'indego, नील पाउडर, indigo powdar, neel powder' },
  { finds: 'senna-powder', queries: 'sona patta, neutral henna, sanay, senna leaf' },
  {
    finds: 'methi-powder hair-mask-bhringraj-amla flaxseed-hair-gel',
    queries: 'bhringraj mask, baalo ka mask, hair pack, hair mask',
  },
  {
    finds: 'aloe-conditioner rice-water-hair-rinse',
    queries: 'after shampoo, condishner, hair conditioner, kandishnar',
  },
  { finds: 'flaxseed-hair-gel', queries: 'ali vidai, flaxseed, ghungrale baal, alsi gel' },
  {
    finds: 'rice-water-hair-rinse',
    queries: 'hair rinse, fermented rice, चावल का पानी, rice water for hair',
  },
  {
    finds: 'mahanarayan-oil',
    queries: 'mahanaryan, mahanarayn tel, महानारायण तेल, narayan tel, mahanarayn oil',
  },
  {
    finds: 'dhanwantharam-oil',
    queries: 'dhanvantharam thailam, dhanvantari tail, धन्वंतरम, dhanwantaram kuzhambu, danwantharam',
  },
  { finds: 'ksheerabala-oil', queries: 'ksheerabala 101, khirabala tel, क्षीरबला, ksheera bala' },
  { finds: 'anu-tailam', queries: 'anu tail, अणु तेल, nasal drops, nasya, anu tail drops' },
  { finds: 'pinda-tailam', queries: 'pindatailam, पिण्ड तैल, pinda tel, pind tail' },
  { finds: 'sahacharadi-tailam', queries: 'sahacharadi kuzhambu, सहचरादि, sahcharadi, sahachara thailam' },
  {
    finds: 'neelibhringadi-oil',
    queries: 'nilibringadi oil, neelibhrungadi keratailam, नीलिभृंगादि, neeli bhringadi',
  },
  {
    finds: 'nalpamaradi-oil nalpamaram-baby-oil',
    queries: 'nalpamradi, नाल्पामरादि, nalpamaram, nalpamaradi thailam, nalpamaradi keram',
  },
  { finds: 'eladi-face-oil', queries: 'eladi coconut, ela oil, एलादि, elaadi thailam' },
  {
    finds: 'castor-almond-lash-oil almond-sesame-baby-oil almond-oil',
    queries: 'baadam, rogan badam shirin, almod oil, बादाम तेल',
  },
  {
    finds: 'castor-almond-lash-oil castor-oil',
    queries: 'caster oil, vilakkennai, eranda taila, aamanakku ennai, kastar oil',
  },
  {
    finds: 'almond-sesame-baby-oil cold-pressed-sesame',
    queries: 'ellenna, seesame, til oil, sesame oil, तिळाचे तेल',
  },
  { finds: 'mustard-oil', queries: 'avanune, mustrd oil, shorsher tel, rai tel, sarson ka tail' },
  { finds: 'onion-hair-oil kalonji-oil', queries: 'kala jeera tel, kalaunji, kalonji tel, mangrail' },
  { finds: 'chulli-oil', queries: 'apricot kernal, khumani, chuli oil, khubani tel' },
  { finds: 'eucalyptus-eo', queries: 'ucalyptus, eucaliptus, yukeliptus, nilgiri tel, eucalyptus oyl' },
  { finds: 'lemongrass-eo', queries: 'harichai, lemmongrass, gavati chaha, lemon grass oil' },
  { finds: 'lavender-eo', queries: 'lavandula, lavander, levender, लैवेंडर, lavender ka tel' },
  { finds: 'khus-water-mist khus-body-scrub vetiver-eo', queries: 'vattiver, vetivar, खस, ramacham' },
  { finds: 'reishi-capsules', queries: 'ganodarma, rishi mushroom, lingzhi, reishi mushroom' },
  {
    finds: 'lions-mane-capsules lions-mane-powder lions-mane-brahmi',
    queries: 'lions main, hericium, loins mane, lionsmane',
  },
  { finds: 'cordyceps-capsules', queries: 'kordyceps, yartsa gunbu, cordicep, yarsagumba' },
  { finds: 'kadha-mix', queries: 'khadha, kadha powder, ayush kwath, kashayam, kada powder' },
  { finds: 'hibiscus-rose-tea', queries: 'hibiscus te, cooling tea, rose tea, gudhal ki chai' },
  { finds: 'chamomile-tulsi-tea', queries: 'babuna, night tea, camomile, sleep tea' },
  { finds: 'almond-sesame-baby-oil hingwashtak-tablets', queries: 'carom, owa, ajmo, vamu' },
  { finds: 'shata-dhauta-ghrita', queries: 'sou baar dhula ghee, shat dhaut ghee, washed ghee, शतधौत घृत' },
  { finds: 'shata-dhauta-ghrita kajal-ghee rose-ghee-lip-butter', queries: 'ghritam, cow ghee, घी, neyyi' },
  { finds: 'bakuchi-night-serum', queries: 'bakuchiol, retinol serum, karkokil, bavchi, hohoba' },
  {
    finds: 'rosehip-manjistha-serum bakuchi-night-serum',
    queries: 'fase serum, sirum, seram, vitamin c serum',
  },
  { finds: 'kokum-body-butter', queries: 'amsol, bodybutter, कोकम, shea butter' },
  {
    finds: 'ubtan-powder orange-peel-powder khus-body-scrub',
    queries: 'akhrot scrub, walnut scrub, exfoliator, skrub',
  },
  {
    finds: 'neem-tulsi-facewash mulethi-milk-cleanser',
    queries: 'face wosh, chehra dhone ke liye, faceclean, cleanser',
  },
  { finds: 'bhringraj-shampoo-bar', queries: 'baalon ka sabun, shampoo soap, solid shampoo, shampoo bar' },
  {
    finds: 'dhanwantharam-oil ashwagandha-shatavari shatavari-churna',
    queries: 'breastfeeding, lactation, women, periods',
  },
  { finds: 'champi-sunday-combo', queries: 'champy, sir ki malish, चंपी, champi combo' },
  {
    finds: 'abhyanga-oil padabhyanga-foot-oil abhyanga-ritual-combo',
    queries: 'abhayanga, abhyangam, अभ्यंग, abhyanga oil',
  },
  { finds: 'padabhyanga-foot-oil', queries: 'feet oil, talvo ka tel, talwe ki malish, foot oil' },
  { finds: 'tulsi-drops amla-juice aloe-juice giloy-tulsi-juice', queries: 'arka, joos, jus, swaras' },
  { finds: 'henna-powder henna-powder-500g', queries: 'mehendi family pack, henna 500 gm, mehndi 500g' },
  {
    finds: 'kumkumadi-face-oil-10ml',
    queries: 'kumkumadi chota pack, kumkumadi travel size, kumkumadi 10ml',
  },
  { finds: 'bhringraj-oil-100ml', queries: 'bhringraj chhoti bottle, bhringraj oil 100 ml' },
  {
    finds: 'cold-pressed-coconut cold-pressed-sesame mustard-oil',
    queries: 'khane ka tel, cooking oil, half litre oil, 500 ml oil',
  },
  { finds: 'kesar-chandan-soap-trio', queries: 'kesar soap set of three, sabun 3 pack, soap pack of 3' },
  {
    finds: 'kajal-ghee neem-tea-tree-scalp-oil mahanarayan-oil',
    queries: 'karpuram, kapur, kapoor, camphor',
  },
  {
    finds: 'sandalwood-eo sandal-turmeric-cream red-sandal-powder',
    queries: 'चन्दन साबुन, chandan wala cream, sandal sop',
  },
  { finds: 'kalonji-oil', queries: 'kalonjee oil, black seed, kalaunji ka tel' },
  { finds: 'aloe-conditioner', queries: 'aloe condisioner, kandisnar, hair conditoner' },
];
