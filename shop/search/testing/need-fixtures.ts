import type { RelevanceFixture } from './relevance-fixture.ts';

export const needFixtures: RelevanceFixture[] = [
  // Classical oils, by name
  { finds: 'mahanarayan-oil', queries: 'mahanarayan, mahanarayan tel, maha narayan oil, महानारायण तेल' },
  { finds: 'dhanwantharam-oil', queries: 'dhanwantharam, dhanwantaram, dhanvantaram tailam, धन्वंतरम' },
  { finds: 'ksheerabala-oil', queries: 'ksheerabala, kshirabala, ksheerabala thailam, क्षीरबला' },
  { finds: 'anu-tailam', queries: 'anu taila, anu thailam, nasya, anu tel, nasya oil, अणु तैल' },
  { finds: 'pinda-tailam', queries: 'pinda tailam, pinda taila, पिण्ड तैल' },
  { finds: 'sahacharadi-tailam', queries: 'sahacharadi, sahachara tailam, sahacharadi thailam' },
  { finds: 'nalpamaradi-oil', queries: 'nalpamaradi, nalpamaradi oil, nalpamradi, नाल्पामरादि' },
  { finds: 'neelibhringadi-oil', queries: 'neelibhringadi, neelibringadi, nilibhringadi oil' },
  { finds: 'eladi-face-oil', queries: 'eladi, eladi oil, eladi thailam, elathi oil' },
  { finds: 'brahma-rasayana', queries: 'brahma rasayana, brahm rasayan, ब्रह्म रसायन' },
  {
    finds: 'shata-dhauta-ghrita',
    queries: 'shata dhauta ghrita, shatadhauta ghrita, washed ghee, शतधौत घृत, ghee cream',
  },
  // Kinds of goods
  { finds: 'ubtan-powder', queries: 'ubtan, uptan, ubatan, उबटन, haldi ubtan' },
  {
    finds: 'multani-mitti',
    queries: 'multani mitti, multani miti, fullers earth, मुल्तानी मिट्टी, multani mati, clay mask',
  },
  { finds: 'orange-peel-powder', queries: 'orange peel, orange peel powder, santra powder, संतरा' },
  { finds: 'kajal-ghee', queries: 'kajal, kaajal, kohl, surma, काजल, ghee kajal' },
  {
    finds: 'beetroot-lip-balm rose-ghee-lip-butter',
    queries: 'lip balm, lipbalm, lip bam, लिप बाम, phate honth',
  },
  { finds: 'kokum-body-butter', queries: 'kokum butter, body butter, kokam, shea butter' },
  { finds: 'khus-body-scrub', queries: 'body scrub, akhrot scrub, walnut scrub, scrub' },
  { finds: 'kadha-mix', queries: 'kadha, kada, ayush kadha, काढ़ा, kwath, kashayam' },
  { finds: 'shikakai-shampoo', queries: 'shampoo, shampu, शैम्पू, shikakai shampoo, reetha shampoo' },
  { finds: 'aloe-conditioner', queries: 'conditioner, hair conditioner, कंडीशनर, aloe conditioner' },
  { finds: 'hair-mask-bhringraj-amla', queries: 'hair mask, hair pack, हेयर मास्क, bhringraj amla mask' },
  {
    finds: 'abhyanga-oil',
    queries: 'abhyanga, abhyanga oil, malish ka tel, massage oil, मालिश का तेल, abhyang tel, body massage oil',
  },
  { finds: 'padabhyanga-foot-oil', queries: 'foot oil, padabhyanga, foot massage oil, pairon ki malish' },
  { finds: 'coconut-baby-oil', queries: 'coconut baby oil, urukku velichenna, nariyal shishu tel' },
  {
    finds: 'lakshadi-baby-oil',
    queries:
      'baby massage oil, shishu malish, baby ki malish ka tel, bachche ki malish, lakshadi, शिशु मालिश तेल',
  },
  {
    finds: 'castor-almond-lash-oil',
    queries: 'eyelash oil, eyebrow oil, lash serum, lash oil, palkon ka tel',
  },
  // Concerns
  {
    finds: 'bhringraj-oil onion-hair-oil rosemary-hair-oil',
    queries:
      'hair fall, hair loss, hairfall, baal jhadna, bal jhadna, baal jharna, baal girna, balon ka jhadna, hair fall oil, baal jhadne ka tel, बाल झड़ना, बालों का झड़ना, बाल झड़ने का तेल, hair growth oil, baal girne ki dawa, ganjapan',
  },
  {
    finds: 'bhringraj-oil',
    queries: 'balon ka tel, hair oil, baalon ka tel, बालों का तेल, kesh tel, keshya taila, balo ke liye tel',
  },
  {
    finds: 'ashwagandha-capsules golden-milk',
    queries: 'neend, sleep, insomnia, neend na aana, नींद, अनिद्रा, neend ki dawa, nind, achhi neend',
  },
  { finds: 'ashwagandha-capsules', queries: 'stress, tanav, तनाव, anxiety, stress relief, chinta, tension' },
  {
    finds: 'lions-mane-capsules lions-mane-brahmi',
    queries: 'focus, memory, yaddasht, concentration, dimag, याददाश्त, smaran shakti',
  },
  {
    finds: 'triphala-tablets triphala-churna',
    queries: 'kabz, constipation, digestion, कब्ज, pachan, pet saaf, पाचन, gas, acidity, pet ki gas',
  },
  { finds: 'neem-tulsi-facewash', queries: 'oily skin, pimple, acne, muhase, keel muhase, मुंहासे, pimples' },
  {
    finds: 'kumkumadi-face-oil',
    queries:
      'glow, face glow, glowing skin, chehre ki chamak, निखार, pigmentation, dark spots, jhaiyan, झाइयां, daag dhabbe',
  },
  {
    finds: 'chyawanprash',
    queries: 'immunity, sardi khansi, cold and cough, सर्दी जुकाम, rog pratirodhak, khansi',
  },
  {
    finds: 'ashwagandha-capsules chyawanprash',
    queries: 'energy, kamzori, weakness, stamina, कमजोरी, takat, ताकत',
  },
  {
    finds: 'henna-powder',
    queries: 'safed baal, white hair, grey hair, hair colour, hair dye, सफेद बाल, baal kale',
  },
  {
    finds: 'abhyanga-oil mahanarayan-oil',
    queries: 'joint pain oil, jodon ka dard, ghutne ka dard, kamar dard, जोड़ों का दर्द, badan dard ka tel',
  },
  { finds: 'curry-leaf-scalp-oil neem-tea-tree-scalp-oil', queries: 'dandruff, rusi, scalp oil, रूसी, roosi' },
  {
    finds: 'ashwagandha-shatavari shatavari-churna',
    queries: 'women wellness, mahila, ladies, महिला, periods',
  },
  { finds: 'lakshadi-baby-oil', queries: 'baby oil, shishu tel, baby, newborn, शिशु तेल' },
  // Sets
  { finds: 'bridal-glow-combo', queries: 'bridal kit, dulhan, bridal combo, wedding combo' },
  { finds: 'calm-evenings-combo', queries: 'sleep kit, calm combo, neend combo' },
  { finds: 'champi-sunday-combo', queries: 'champi kit, champi combo, hair combo' },

  // Sentences of Tamil, Marathi and Telugu, kitchen words, and what is below an eye
  {
    finds: 'bhringraj-oil',
    queries:
      'முடி அதிகமாக கொட்டுகிறது, தலைமுடி உதிர்வதை தடுக்க எண்ணெய் வேண்டும், கூந்தல் உதிர்கிறது என்ன செய்வது, mudi romba kottuthu, kes galtat tel hava, माझे केस खूप गळतात काय लावू, జుట్టు రాలుతుంది నూనె కావాలి',
  },
  { finds: 'kadha-mix', queries: 'काढ़ा मसाला, kadhe ka masala, काढ़े का मसाला' },
  {
    finds: 'kumkumadi-face-oil',
    queries: 'dark circles under eye, under eye darkness, aankhon ke neeche kaale ghere',
  },
];
