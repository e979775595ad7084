export type SampleCategory = {
  slug: string;
  name: string;
  nameHindi: string;
  /** Slug of the parent category; null for a root. */
  parent: string | null;
  position: number;
  icon: string;
};

/** The category tree of the demo shop, parents first. Every slug is unique in the whole tree. */
export const sampleCategories: SampleCategory[] = [
  category(null, 1, 'skin-care', 'Skin Care', 'त्वचा की देखभाल', 'flower-2'),
  category('skin-care', 1, 'face-creams', 'Face Creams & Gels', 'फेस क्रीम और जेल', 'milk'),
  category('skin-care', 2, 'face-oils', 'Face Oils & Serums', 'चेहरे के तेल और सीरम', 'pipette'),
  category('skin-care', 3, 'cleansers', 'Cleansers & Mists', 'क्लींज़र और मिस्ट', 'spray-can'),
  category('skin-care', 4, 'ubtan-packs', 'Ubtan & Face Packs', 'उबटन और फेस पैक', 'sparkles'),
  category('skin-care', 5, 'bath-body', 'Bath & Body', 'स्नान और शरीर', 'bath'),
  category('skin-care', 6, 'lips-eyes', 'Lips & Eyes', 'होंठ और आँखें', 'eye'),

  category(null, 2, 'hair-care', 'Hair Care', 'बालों की देखभाल', 'waves'),
  category('hair-care', 1, 'hair-oils', 'Hair Oils', 'बालों के तेल', 'droplets'),
  category('hair-oils', 1, 'champi-oils', 'Champi Oils', 'चंपी के तेल', 'hand'),
  category('hair-oils', 2, 'scalp-blends', 'Scalp & Root Blends', 'स्कैल्प के तेल', 'sprout'),
  category('hair-care', 2, 'shampoo', 'Shampoos & Cleansers', 'शैम्पू और क्लींज़र', 'shower-head'),
  category('hair-care', 3, 'hair-powders', 'Hair Powders', 'बालों के चूर्ण', 'leaf'),
  category('hair-care', 4, 'henna-colour', 'Henna & Natural Colour', 'मेहंदी और प्राकृतिक रंग', 'palette'),
  category(
    'hair-care',
    5,
    'masks-conditioners',
    'Masks, Conditioners & Combs',
    'मास्क, कंडीशनर और कंघी',
    'brush',
  ),

  category(null, 3, 'herbal-oils', 'Herbal Oils', 'हर्बल तेल', 'amphora'),
  category('herbal-oils', 1, 'classical-taila', 'Classical Taila', 'शास्त्रीय तैल', 'cooking-pot'),
  category('herbal-oils', 2, 'massage-oils', 'Body & Baby Massage Oils', 'मालिश के तेल', 'hand-heart'),
  category('massage-oils', 1, 'body-oils', 'Body Massage Oils', 'शरीर की मालिश के तेल', 'sun'),
  category('massage-oils', 2, 'baby-oils', 'Baby Massage Oils', 'शिशु मालिश के तेल', 'baby'),
  category('herbal-oils', 3, 'carrier-oils', 'Cold-Pressed Oils', 'कच्ची घानी तेल', 'nut'),
  category('herbal-oils', 4, 'essential-oils', 'Essential Oils', 'सुगंधित तेल', 'flask-conical'),

  category(null, 4, 'supplements', 'Supplements', 'पूरक आहार', 'pill'),
  category('supplements', 1, 'capsules-tablets', 'Capsules & Tablets', 'कैप्सूल और टैबलेट', 'tablets'),
  category('capsules-tablets', 1, 'ashwagandha', 'Ashwagandha', 'अश्वगंधा', 'moon'),
  category('capsules-tablets', 2, 'single-herbs', 'Single Herbs', 'एकल जड़ी-बूटियाँ', 'vegan'),
  category('capsules-tablets', 3, 'classical-blends', 'Classical Blends', 'शास्त्रीय योग', 'blend'),
  category('supplements', 2, 'churna', 'Churna (Powders)', 'चूर्ण', 'soup'),
  category('supplements', 3, 'rasayana', 'Rasayana & Herbal Jams', 'रसायन और अवलेह', 'candy'),
  category('supplements', 4, 'mushrooms-adaptogens', 'Mushrooms & Adaptogens', 'मशरूम और एडाप्टोजेन', 'trees'),
  category('supplements', 5, 'teas-kadha', 'Herbal Teas & Kadha', 'हर्बल चाय और काढ़ा', 'coffee'),
  category('supplements', 6, 'juices', 'Juices & Drops', 'रस और अर्क', 'glass-water'),

  category(null, 5, 'combos', 'Combos & Gift Sets', 'कॉम्बो और उपहार', 'gift'),
];

function category(
  parent: string | null,
  position: number,
  slug: string,
  name: string,
  nameHindi: string,
  icon: string,
): SampleCategory {
  return { slug, name, nameHindi, parent, position, icon };
}
