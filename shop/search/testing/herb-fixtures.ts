import type { RelevanceFixture } from './relevance-fixture.ts';

export const herbFixtures: RelevanceFixture[] = [
  {
    finds: 'ashwagandha-capsules ashwagandha-churna',
    queries:
      'ashwagandha, ashvagandha, aswagandha, ashwaganda, asgandh, asvagandha, ashwgandha, ashwagandah, aswaganda, अश्वगंधा, अश्वगन्धा, असगंध, withania, withania somnifera, winter cherry, indian ginseng, ashwagandha ke fayde',
  },
  {
    finds: 'ashwagandha-churna',
    queries:
      'ashwagandha powder, ashwagandha churna, aswagandha powdar, asgandh churn, अश्वगंधा चूर्ण, अश्वगंधा पाउडर, ashwagandha root powder',
  },
  { finds: 'ashwagandha-gummies', queries: 'ashwagandha gummies, ashwaganda gummy, अश्वगंधा गमीज़' },
  {
    finds: 'ashwagandha-tablets',
    queries: 'ashwagandha tablet, ashvagandha goli, अश्वगंधा टैबलेट, ashwagandha vati',
  },
  { finds: 'ashwagandha-lehyam', queries: 'ashwagandha lehyam, ashwagandhadi lehya, aswagandha leham' },
  { finds: 'ashwagandha-shatavari', queries: 'ashwagandha shatavari, asgandh satavar, अश्वगंधा शतावरी' },
  {
    finds: 'bhringraj-oil bhringraj-powder',
    queries:
      'bhringraj, bringraj, bhringaraj, bhrungraj, brungraj, bhangra, maka, false daisy, eclipta, भृंगराज, भांगरा, keshraj',
  },
  {
    finds: 'bhringraj-oil',
    queries:
      'bhringraj oil, bhringraj hair oil, bringraj tel, भृंगराज तेल, bhringraj ka tel, bhrungraj taila, eclipta alba oil',
  },
  {
    finds: 'brahmi-capsules brahmi-powder brahmi-amla-oil',
    queries: 'brahmi, bramhi, bhrami, brahmmi, bacopa, bacopa monnieri, ब्राह्मी, water hyssop, jal brahmi',
  },
  { finds: 'brahmi-capsules', queries: 'brahmi capsule, bramhi capsules, ब्राह्मी कैप्सूल, bacopa capsules' },
  {
    finds: 'amla-powder amla-juice amla-hair-oil',
    queries:
      'amla, aamla, awla, amalaki, gooseberry, indian gooseberry, gusberry, emblica, आंवला, आमला, anwla, aonla',
  },
  {
    finds: 'amla-juice',
    queries: 'amla juice, awla juice, aamla ras, amla ka ras, आंवला जूस, gooseberry juice',
  },
  { finds: 'amla-powder', queries: 'amla powder, amla churna, awla powder, आंवला चूर्ण, amla churn' },
  { finds: 'amla-murabba', queries: 'amla murabba, awla muraba, आंवला मुरब्बा, murabba' },
  { finds: 'amla-hair-oil', queries: 'amla oil, amla hair oil, aamla tel, आंवला तेल, amla ka tel, avla tel' },
  {
    finds: 'neem-oil neem-tulsi-facewash',
    queries: 'neem, nim, neam, margosa, azadirachta indica, नीम, nimba',
  },
  { finds: 'neem-oil', queries: 'neem oil, neem tel, neem ka tel, नीम का तेल, nim oil, margosa oil' },
  {
    finds: 'neem-comb',
    queries: 'neem comb, neem ki kanghi, kanghi, wooden comb, कंघी, नीम की कंघी, neem kangha',
  },
  {
    finds: 'neem-tulsi-facewash',
    queries: 'neem face wash, neem facewash, tulsi face wash, neem tulsi face wash, नीम फेस वॉश',
  },
  {
    finds: 'neem-tulsi-soap',
    queries: 'neem soap, neem sabun, nim ka sabun, tulsi soap, नीम साबुन, neem saboon',
  },
  { finds: 'tulsi-tea tulsi-drops', queries: 'tulsi, tulasi, holy basil, thulsi, ocimum, तुलसी' },
  {
    finds: 'tulsi-tea',
    queries:
      'tulsi tea, tulsi chai, tulasi chay, तुलसी चाय, holy basil tea, tulsi ginger tea, tulsi adrak chai',
  },
  { finds: 'tulsi-drops', queries: 'tulsi drops, tulsi ark, panch tulsi, तुलसी अर्क, tulasi arq' },
  {
    finds: 'golden-milk curcumin-capsules sandal-turmeric-cream',
    queries: 'haldi, turmeric, tumeric, turmaric, haridra, हल्दी, curcuma longa, haldee',
  },
  {
    finds: 'curcumin-capsules',
    queries: 'curcumin, kurkumin, haldi capsule, turmeric capsules, curcumin capsule',
  },
  {
    finds: 'golden-milk',
    queries: 'golden milk, haldi doodh, haldi dudh, हल्दी दूध, turmeric latte, haldi wala doodh, tumeric latte',
  },
  {
    finds: 'kumkumadi-face-oil',
    queries:
      'kumkumadi, kumkumadhi, kunkumadi, kumkumaadi, kumkumadi oil, kumkumadi tailam, कुमकुमादि तेल, कुमकुमादि, kumkumadi tel, saffron face oil',
  },
  {
    finds: 'saffron-goat-milk-soap',
    queries: 'kesar soap, kesar chandan sabun, sandal soap, केसर साबुन, saffron soap, chandan sabun',
  },
  {
    finds: 'sandal-turmeric-cream',
    queries: 'chandan cream, sandalwood cream, chandan haldi cream, चंदन क्रीम',
  },
  {
    finds: 'sandalwood-eo',
    queries:
      'sandalwood oil, chandan oil, chandan ka tel, mysore sandal oil, चंदन का तेल, sandalwood essential oil',
  },
  {
    finds: 'red-sandal-powder',
    queries:
      'lal chandan, red sandalwood, rakta chandan, raktachandan, red sanders, लाल चंदन, रक्तचंदन, lal chandan powder',
  },
  {
    finds: 'rose-water-mist',
    queries: 'rose water, rosewater, gulab jal, gulabjal, गुलाब जल, gulaab jal, gulab ka pani, gulab, गुलाब',
  },
  { finds: 'gulkand', queries: 'gulkand, gulqand, rose jam, गुलकंद, gulkhand, rose petal jam' },
  { finds: 'khus-water-mist vetiver-eo', queries: 'khus, vetiver, vettiver, खस, ramacham, ushira' },
  {
    finds: 'mulethi-powder',
    queries:
      'mulethi, mulathi, mulhatti, licorice, liquorice, yashtimadhu, jethimadh, मुलेठी, mulethi powder, यष्टिमधु, glycyrrhiza',
  },
  {
    finds: 'methi-powder rosemary-hair-oil',
    queries: 'methi, fenugreek, methi dana, fenugrik, मेथी, मेथी दाना, trigonella',
  },
  {
    finds: 'manjistha-powder',
    queries: 'manjistha, manjishta, manjista, majith, manjith, मंजिष्ठा, मजीठ, indian madder, rubia cordifolia',
  },
  { finds: 'bakuchi-night-serum', queries: 'bakuchi, babchi, bawchi, bakuchiol, बाकुची, bavachi' },
  {
    finds: 'shilajit-resin',
    queries: 'shilajit, shilajeet, silajit, salajeet, शिलाजीत, mineral pitch, shilajith, mumijo',
  },
  {
    finds: 'shatavari-churna ashwagandha-shatavari',
    queries: 'shatavari, satavari, shatawari, shatavri, satawar, शतावरी, asparagus racemosus',
  },
  {
    finds: 'giloy-tablets giloy-tulsi-juice',
    queries: 'giloy, gilloy, giloe, guduchi, gulvel, गिलोय, amrita, गुडूची, tinospora',
  },
  {
    finds: 'moringa-powder moringa-tablets',
    queries: 'moringa, muringa, sahjan, sehjan, drumstick, सहजन, munga, morninga',
  },
  {
    finds: 'triphala-tablets triphala-churna',
    queries: 'triphala, trifala, triphla, thriphala, त्रिफला, three fruits, trifla',
  },
  { finds: 'triphala-churna', queries: 'triphala churna, trifala churn, triphala powder, त्रिफला चूर्ण' },
  { finds: 'triphala-guggulu', queries: 'guggul, guggulu, triphala guggulu, गुग्गुलु, guggal, commiphora' },
  { finds: 'trikatu-tablets', queries: 'trikatu, tricatu, त्रिकटु, trikuta, three pungents' },
  { finds: 'safed-musli', queries: 'safed musli, musli, safed musali, white musli, सफेद मूसली, shwet musli' },
  {
    finds: 'kapikacchu-churna',
    queries: 'kaunch beej, konch, kaunch, kapikacchu, mucuna, velvet bean, कौंच बीज, kauch beej, kapikachhu',
  },
  {
    finds: 'hingwashtak-tablets',
    queries: 'hingwashtak, hingvashtak, hing goli, हिंग्वाष्टक, asafoetida, hing',
  },
  {
    finds: 'chyawanprash',
    queries: 'chyawanprash, chyavanprash, chawanprash, chavanprash, च्यवनप्राश, chywanprash, chyavanaprasha',
  },
  {
    finds: 'chyawanprash-dates',
    queries: 'sugar free chyawanprash, sugarfree chyawanprash, khajur chyawanprash, chyawanprash dates',
  },
  {
    finds: 'aloe-vera-gel aloe-juice',
    queries: 'aloe vera, alovera, aloevera, alo vera, ghritkumari, एलोवेरा, घृतकुमारी, gwarpatha',
  },
  { finds: 'aloe-vera-gel', queries: 'aloe vera gel, alovera gel, एलोवेरा जेल, aloe gel' },
  {
    finds: 'coconut-hibiscus-oil hibiscus-powder',
    queries: 'hibiscus, gudhal, hibiscis, गुड़हल, japakusum, gudahal',
  },
  {
    finds: 'henna-powder',
    queries: 'henna, mehndi, mehendi, mehandi, heena, मेहंदी, henna powder, lawsonia, sojat mehndi',
  },
  { finds: 'indigo-powder', queries: 'indigo, indigo powder, neel powder, नील पत्ती' },
  {
    finds: 'shikakai-powder shikakai-shampoo',
    queries: 'shikakai, sikakai, शिकाकाई, shikkakai, acacia concinna',
  },
  { finds: 'reetha-powder', queries: 'reetha, ritha, aritha, soapnut, रीठा, reetha powder' },
  {
    finds: 'onion-hair-oil',
    queries: 'onion oil, onion hair oil, pyaz ka tel, pyaaz tel, प्याज का तेल, red onion oil',
  },
  {
    finds: 'kalonji-oil',
    queries: 'kalonji, kalonji oil, kalaunji, black seed oil, कलौंजी, nigella, kalonji ka tel',
  },
  {
    finds: 'rosemary-hair-oil',
    queries: 'rosemary, rosmary oil, rosemery hair oil, rosemary oil for hair, रोज़मेरी तेल',
  },
  {
    finds: 'curry-leaf-scalp-oil',
    queries: 'curry leaf oil, curry patta, kadi patta tel, करी पत्ता, curry leaves oil',
  },
  { finds: 'neem-tea-tree-scalp-oil', queries: 'tea tree, tea tree oil, teatree oil' },
  { finds: 'flaxseed-hair-gel', queries: 'flaxseed gel, alsi gel, flax seed hair gel, अलसी, hair gel' },
  { finds: 'rice-water-hair-rinse', queries: 'rice water, chawal ka pani, चावल का पानी, rice water rinse' },
  {
    finds: 'cold-pressed-coconut',
    queries: 'coconut oil, nariyal tel, nariyal ka tel, cocunut oil, नारियल तेल, virgin coconut oil, khopra',
  },
  {
    finds: 'cold-pressed-sesame',
    queries: 'til ka tel, til oil, sesame oil, gingelly, तिल का तेल, seasame oil, nallennai',
  },
  {
    finds: 'castor-oil',
    queries: 'castor oil, arandi ka tel, arandi tel, caster oil, अरंडी का तेल, erandi, ricinus',
  },
  {
    finds: 'almond-oil',
    queries: 'almond oil, badam tel, badam rogan, roghan badam, बादाम रोगन, almound oil, sweet almond oil',
  },
  {
    finds: 'mustard-oil',
    queries: 'mustard oil, sarson ka tel, sarso tel, kachi ghani, सरसों तेल, सरसों का तेल, musterd oil',
  },
  { finds: 'chulli-oil', queries: 'apricot oil, khubani oil, chulli, चुल्ली तेल, zardalu' },
  {
    finds: 'eucalyptus-eo',
    queries: 'eucalyptus, nilgiri oil, neelgiri tel, eucaliptus oil, नीलगिरी तेल, nilgiri',
  },
  { finds: 'lemongrass-eo', queries: 'lemongrass, lemon grass oil, लेमनग्रास, lemongrass essential oil' },
  { finds: 'lavender-eo', queries: 'lavender, lavander oil, lavendar, लैवेंडर तेल' },
  {
    finds: 'lions-mane-capsules',
    queries:
      "lion's mane, lions mane, loins mane, lion mane, lionsmane, lion's main, hericium, lions mane capsule, yamabushitake",
  },
  { finds: 'reishi-capsules', queries: 'reishi, reshi, lingzhi, ganoderma, reishi mushroom' },
  { finds: 'cordyceps-capsules', queries: 'cordyceps, cordiceps, keeda jadi, kida jari, yarsagumba' },
  { finds: 'chamomile-tulsi-tea', queries: 'chamomile tea, camomile, babuna, kamomil chai, chamomile' },
  { finds: 'ccf-tea', queries: 'ccf tea, jeera dhania saunf, cumin coriander fennel, saunf, jeera' },
];
