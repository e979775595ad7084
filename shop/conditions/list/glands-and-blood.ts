import { askDoctor, type Conditions, otherIllness, scheduleJ, scheduleOfTheAct } from '../condition.ts';

const search = askDoctor;
const schedule = { verdict: 'refuse', reason: scheduleOfTheAct } as const;
const drugsRules = { verdict: 'refuse', reason: scheduleJ } as const;
const illness = { verdict: 'refuse', reason: otherIllness } as const;

export const glandsAndBlood: Conditions = {
  diabetes: {
    names: {
      english:
        'diabetes, diabetic, diabetics, type 2 diabetes, type 1 diabetes, sugar patient, sugar patients, blood sugar, sugar level, sugar disease, high sugar, sugar control, hba1c, prediabetes',
      hindi: 'मधुमेह, डायबिटीज, डायबिटिक, शुगर की बीमारी, शुगर का रोग, ब्लड शुगर, शुगर लेवल, शुगर कंट्रोल, प्रमेह',
      hinglish:
        'madhumeh, daibitij, diabities, sugar bimari, sugar ki bimari, sugar rog, prameh, sugar badh, meetha rog',
      other:
        'neerizhivu, nirizhivu, sarkkarai noi, sakkarai noi, madhumeham, sihi mutra, prameham, சர்க்கரை நோய், నీరిழివు, ಮಧುಮೇಹ, പ്രമേഹം, ডায়াবেটিস, ડાયાબિટીસ, ਸ਼ੂਗਰ ਦੀ ਬਿਮਾਰੀ',
      besideMedicine: 'sugar, शुगर, meetha',
    },
    search,
    gate: schedule,
  },
  thyroid: {
    names: {
      english: 'thyroid, thyroidism, hypothyroidism, hyperthyroidism, goitre, goiter, tsh',
      hindi: 'थायराइड, थायरॉइड, घेंघा',
      hinglish: 'thairaid, thairoid, ghengha, galgand',
    },
    search,
    gate: schedule,
  },
  swollenGlands: {
    names: {
      english:
        'swollen glands, swelling of glands, swelling of the glands, gland swelling, swollen lymph nodes, lymph node swelling',
      hindi: 'ग्रंथियों की सूजन, ग्रंथि में सूजन, लसीका ग्रंथि की सूजन',
      hinglish: 'granthi ki sujan, granthi me sujan, granthiyon ki sujan, lymph node ki sujan',
    },
    search,
    gate: illness,
  },
  obesity: {
    names: {
      english:
        'obesity, overweight, weight loss, lose weight, weight reduction, weight reduce, weight loose, fat loss, fat burner, fat burn, belly fat, tummy fat, slimming, cellulite',
      hindi: 'मोटापा, वजन कम, वजन घटाने, वजन घटाना, वज़न, वजन, चर्बी, पेट की चर्बी',
      hinglish:
        'motapa, motape, wajan kam, vajan kam, vajan, wajan, vazan, wajan ghatana, wajan ghatane, charbi, pet ki charbi, pet kam karna',
      other:
        'udal edai kuraiya, edai kuraippu, baruvu taggadam, vajan ghatadva, ojon komano, உடல் எடை குறைய, ওজন কমানো',
    },
    search,
    gate: schedule,
  },
  'weight-gain': {
    names: {
      english: 'weight gain, gain weight, underweight, mass gainer',
      hindi: 'वजन बढ़ाने, वजन बढ़ाना',
      hinglish: 'wajan badhane, wajan badhana, vajan badhane, mota hone, sukhapan, dublapan',
    },
    search,
    gate: drugsRules,
  },
  cholesterol: {
    names: {
      english: 'cholesterol, high cholesterol, triglyceride, triglycerides, lipid profile',
      hindi: 'कोलेस्ट्रॉल',
      hinglish: 'kolestrol, cholestrol',
    },
    search,
    gate: illness,
  },
  anaemia: {
    names: {
      english:
        'anaemia, anemia, low haemoglobin, low hemoglobin, haemoglobin, hemoglobin, thalassemia, iron deficiency',
      hindi: 'खून की कमी, एनीमिया, हीमोग्लोबिन',
      hinglish: 'khoon ki kami, khun ki kami, enimia, himoglobin, khoon badhane, khun badhane',
    },
    search,
    gate: drugsRules,
  },
  'uric-acid': {
    names: {
      english: 'uric acid, gout, high uric acid',
      hindi: 'यूरिक एसिड',
      hinglish: 'yurik acid, urik asid',
    },
    search,
    gate: schedule,
  },
  cancer: {
    names: {
      english:
        'cancer, tumor, tumour, tumours, leukaemia, leukemia, blood cancer, breast cancer, cyst, lymphoma, breast lump, lump in breast, lump in the breast, neck lump, lump in neck',
      hindi: 'कैंसर, ट्यूमर, रसौली, गांठ की बीमारी',
      hinglish: 'kainsar, kansar, rasauli, rasoli',
      other: 'putrunoi, arbudam, karkatarog, karkarog, புற்றுநோய், క్యాన్సర్, ಕ್ಯಾನ್ಸರ್, ക്യാൻസർ, ক্যান্সার, કેન્સર',
    },
    search,
    gate: schedule,
  },
  deficiency: {
    names: {
      english:
        'vitamin deficiency, vitamin d deficiency, b12 deficiency, calcium deficiency, rickets, scurvy, malnutrition',
      hindi: 'विटामिन की कमी, कैल्शियम की कमी, सूखा रोग',
      hinglish: 'vitamin ki kami, calcium ki kami, sukha rog, kuposhan',
    },
    search,
    gate: illness,
  },
  dropsy: {
    names: {
      english: 'dropsy, oedema, edema, water retention, lupus, autoimmune disease',
      hindi: 'जलोदर',
      hinglish: 'jalodar, sharir me sujan',
    },
    search,
    gate: schedule,
  },
};
