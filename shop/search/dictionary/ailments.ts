import type { Names } from './concept.ts';

/**
 * Ailments that the shop sells nothing for. The search knows them, so that it never reads one as a typo of a product nor
 * answers it with the rest of the text.
 */
export const ailments: Names = {
  infection: `dengue, dengu, malaria, chikungunya, typhoid, covid, corona, coronavirus, swine flu, chickenpox, chicken pox, measles, khasra, mumps, rabies, tetanus, polio, tuberculosis, tb, hiv, leprosy, kushth, cholera, pneumonia, nimonia, monkeypox, डेंगू, मलेरिया, टाइफाइड, कोरोना, टीबी`,
  tumour: `cancer, tumor, tumour, leukaemia, leukemia, कैंसर`,
  diabetes: `diabetes, diabetic, madhumeh, sugar patient, sugar bimari, sugar rog, blood sugar, prameh, शुगर की बीमारी, मधुमेह`,
  heart: `heart attack, heart disease, heart blockage, hypertension, high bp, bp high, blood pressure, low bp, cholesterol, stroke, dil ka daura, दिल का दौरा, उच्च रक्तचाप`,
  nerves: `epilepsy, mirgi, paralysis, lakwa, parkinson, alzheimer, schizophrenia, मिर्गी, लकवा`,
  liver: `jaundice, piliya, hepatitis, fatty liver, liver cirrhosis, cirrhosis, पीलिया`,
  kidney: `kidney stone, kidney, pathri, dialysis, gallstone, gall stone, kidney failure, पथरी`,
  piles: `piles, bawasir, bavasir, haemorrhoids, hemorrhoids, fistula, bhagandar, fissure, बवासीर, भगंदर`,
  breath: `asthma, dama, bronchitis, asthama, दमा, अस्थमा`,
  glands: `thyroid, thyroidism, goitre, थायराइड`,
  skin: `psoriasis, vitiligo, leucoderma, leukoderma, safed daag, shwet kushth, ringworm, daad, scabies, herpes, सफेद दाग, दाद`,
  eyes: `cataract, motiyabind, glaucoma, kala motiya, मोतियाबिंद`,
  surgery: `hernia, hydrocele, appendix, appendicitis, ulcer, slip disc, हर्निया`,
  pregnancy: `pregnancy test, infertility, abortion, contraceptive, garbhpat`,
};
