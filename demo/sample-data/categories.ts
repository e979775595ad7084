export type SampleCategory = {
  slug: string;
  name: string;
  nameHindi: string;
  /** Slug of the parent category; null for a root. */
  parent: string | null;
  icon: string;
  /** A still life of a root, and what is on it. */
  picture?: { name: string; alt: string };
};

/** The category tree of the demo shop, parents first. Every slug is unique in the whole tree. */
export const sampleCategories: SampleCategory[] = [
  category(
    null,
    'skin-care',
    'Skin Care',
    'त्वचा की देखभाल',
    'flower-2',
    'Rose water, a face oil and a jar of face cream before a rose wall',
  ),
  category('skin-care', 'face-creams', 'Face Creams & Gels', 'फेस क्रीम और जेल', 'milk'),
  category('skin-care', 'face-oils', 'Face Oils & Serums', 'चेहरे के तेल और सीरम', 'pipette'),
  category('skin-care', 'cleansers', 'Cleansers & Mists', 'क्लींज़र और मिस्ट', 'spray-can'),
  category('skin-care', 'ubtan-packs', 'Ubtan & Face Packs', 'उबटन और फेस पैक', 'sparkles'),
  category('skin-care', 'bath-body', 'Bath & Body', 'स्नान और शरीर', 'bath'),
  category('skin-care', 'lips-eyes', 'Lips & Eyes', 'होंठ और आँखें', 'eye'),

  category(
    null,
    'hair-care',
    'Hair Care',
    'बालों की देखभाल',
    'waves',
    'Henna, hair oil and a neem comb before a green wall',
  ),
  category('hair-care', 'hair-oils', 'Hair Oils', 'बालों के तेल', 'droplets'),
  category('hair-oils', 'champi-oils', 'Champi Oils', 'चंपी के तेल', 'hand'),
  category('hair-oils', 'scalp-blends', 'Scalp & Root Blends', 'स्कैल्प के तेल', 'sprout'),
  category('hair-care', 'shampoo', 'Shampoos & Cleansers', 'शैम्पू और क्लींज़र', 'shower-head'),
  category('hair-care', 'hair-powders', 'Hair Powders', 'बालों के चूर्ण', 'leaf'),
  category('hair-care', 'henna-colour', 'Henna & Natural Colour', 'मेहंदी और प्राकृतिक रंग', 'palette'),
  category('hair-care', 'masks-conditioners', 'Masks, Conditioners & Combs', 'मास्क, कंडीशनर और कंघी', 'brush'),

  category(
    null,
    'herbal-oils',
    'Herbal Oils',
    'हर्बल तेल',
    'amphora',
    'Three bottles of oil before an ochre wall',
  ),
  category('herbal-oils', 'classical-taila', 'Classical Taila', 'शास्त्रीय तैल', 'cooking-pot'),
  category('herbal-oils', 'massage-oils', 'Body & Baby Massage Oils', 'मालिश के तेल', 'hand-heart'),
  category('massage-oils', 'body-oils', 'Body Massage Oils', 'शरीर की मालिश के तेल', 'sun'),
  category('massage-oils', 'baby-oils', 'Baby Massage Oils', 'शिशु मालिश के तेल', 'baby'),
  category('herbal-oils', 'carrier-oils', 'Cold-Pressed Oils', 'कच्ची घानी तेल', 'nut'),
  category('herbal-oils', 'essential-oils', 'Essential Oils', 'सुगंधित तेल', 'flask-conical'),

  category(
    null,
    'supplements',
    'Supplements',
    'पूरक आहार',
    'pill',
    'Churna, capsules and chyawanprash before a sunlit wall',
  ),
  category('supplements', 'capsules-tablets', 'Capsules & Tablets', 'कैप्सूल और टैबलेट', 'tablets'),
  category('capsules-tablets', 'ashwagandha', 'Ashwagandha', 'अश्वगंधा', 'moon'),
  category('capsules-tablets', 'single-herbs', 'Single Herbs', 'एकल जड़ी-बूटियाँ', 'vegan'),
  category('capsules-tablets', 'classical-blends', 'Classical Blends', 'शास्त्रीय योग', 'blend'),
  category('supplements', 'churna', 'Churna (Powders)', 'चूर्ण', 'soup'),
  category('supplements', 'rasayana', 'Rasayana & Herbal Jams', 'रसायन और अवलेह', 'candy'),
  category('supplements', 'mushrooms-adaptogens', 'Mushrooms & Adaptogens', 'मशरूम और एडाप्टोजेन', 'trees'),
  category('supplements', 'teas-kadha', 'Herbal Teas & Kadha', 'हर्बल चाय और काढ़ा', 'coffee'),
  category('supplements', 'juices', 'Juices & Drops', 'रस और अर्क', 'glass-water'),

  category(
    null,
    'combos',
    'Combos & Gift Sets',
    'कॉम्बो और उपहार',
    'gift',
    'A gift box with oils, soap and balm before a terracotta wall',
  ),
];

function category(
  parent: string | null,
  slug: string,
  name: string,
  nameHindi: string,
  icon: string,
  alt?: string,
): SampleCategory {
  const plain = { slug, name, nameHindi, parent, icon };
  return alt === undefined ? plain : { ...plain, picture: { name: `category-${slug}.webp`, alt } };
}
