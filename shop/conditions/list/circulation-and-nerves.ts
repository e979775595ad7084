import { askDoctor, type Conditions, otherIllness, scheduleJ, scheduleOfTheAct } from '../condition.ts';

const search = askDoctor;
const schedule = { verdict: 'refuse', reason: scheduleOfTheAct } as const;
const drugsRules = { verdict: 'refuse', reason: scheduleJ } as const;
const illness = { verdict: 'refuse', reason: otherIllness } as const;

export const circulationAndNerves: Conditions = {
  heart: {
    names: {
      english:
        'heart disease, heart attack, heart blockage, heart problem, heart patient, heart failure, chest pain, angina, arteriosclerosis, palpitation, artery blockage',
      hindi: 'दिल का दौरा, हृदय रोग, दिल की बीमारी, हार्ट अटैक, सीने में दर्द',
      hinglish:
        'dil ka daura, dil ki bimari, hriday rog, hart attack, seene me dard, chhati me dard, nas blockage',
      other: 'maradaippu, gundepotu, gunde jabbu, hrudayaghata, hrid rog, மாரடைப்பு, గుండెపోటు, ഹൃദ്രോഗം',
      besideMedicine: 'heart, dil, hriday, दिल, हार्ट',
    },
    search,
    gate: schedule,
  },
  'blood-pressure': {
    names: {
      english:
        'blood pressure, high blood pressure, low blood pressure, high bp, low bp, bp high, bp low, bp, hypertension, hypotension, bp control',
      hindi: 'ब्लड प्रेशर, उच्च रक्तचाप, रक्तचाप, बीपी, हाई बीपी, लो बीपी',
      hinglish: 'raktchap, uchch raktchap, bipi, blood preshar, raktadaab, raktadab',
      other: 'ratha azhutham, raktapotu, rakta chapa, raktasammardam, இரத்த அழுத்தம், రక్తపోటు',
      besideMedicine: 'pressure, प्रेशर',
    },
    search,
    gate: schedule,
  },
  stroke: {
    names: {
      english: 'paralysis, stroke, brain stroke, facial paralysis, bells palsy, hemiplegia',
      hindi: 'लकवा, पक्षाघात, ब्रेन स्ट्रोक',
      hinglish: 'lakwa, lakva, pakshaghat, adharang, muh tedha',
      other: 'pakkavatham, pakshavatam, பக்கவாதம், పక్షవాతం',
    },
    search,
    gate: schedule,
  },
  epilepsy: {
    names: {
      english: 'epilepsy, fits, seizure, seizures, convulsions',
      hindi: 'मिर्गी',
      hinglish: 'mirgi, mirgee, apasmar',
      other: 'valippu noi, kaakka valippu, moorcha',
    },
    search,
    gate: schedule,
  },
  parkinson: {
    names: {
      english: 'parkinson, parkinsons, tremor, multiple sclerosis, motor neuron disease, locomotor ataxia',
      hindi: 'पार्किंसन, कंपन रोग',
      hinglish: 'kampvat, kampan, hath kanpna',
    },
    search,
    gate: schedule,
  },
  dementia: {
    names: {
      english: 'alzheimer, alzheimers, dementia',
      hindi: 'अल्जाइमर, डिमेंशिया',
      hinglish: 'aljaimar, bhulne ki bimari',
    },
    search,
    gate: schedule,
  },
  migraine: {
    names: {
      english: 'migraine, migrain, chronic headache, vertigo, dizziness',
      hindi: 'माइग्रेन, अधकपारी, चक्कर आना, चक्कर',
      hinglish: 'maigren, maigrain, adhkapari, aadha sir dard, aadhe sir ka dard, chakkar, chakkar aana',
    },
    search,
    gate: illness,
  },
  nerves: {
    names: {
      english:
        'neuropathy, nerve weakness, nerve damage, nervous debility, nerve pain, numbness, trigeminal neuralgia',
      hindi: 'नसों की कमजोरी, नस की बीमारी, सुन्नपन, नसों का दर्द',
      hinglish: 'nason ki kamjori, naso ki kamzori, nas dabna, sunnpan, nason ka dard, jhunjhuni',
    },
    search,
    gate: schedule,
  },
  'varicose-veins': {
    names: {
      english: 'varicose veins, varicose, blood clot, thrombosis',
      hindi: 'वैरिकोज वेन्स, नसों का फूलना',
      hinglish: 'verikoz, nas fulna, nason ka phulna',
    },
    search,
    gate: illness,
  },
  asthma: {
    names: {
      english:
        'asthma, asthama, bronchitis, bronchial asthma, breathlessness, copd, lung disease, wheezing, allergic rhinitis',
      hindi: 'दमा, अस्थमा, सांस की बीमारी, श्वास रोग, सांस फूलना',
      hinglish: 'dama, damaa, asthma ki dawa, saans ki bimari, sans phulna, saans fulna, shwas rog',
      other: 'ubbasam, aasthuma, shwasakosha, hapani, ஆஸ்துமா, ఉబ్బసం, ಆಸ್ತಮಾ, ആസ്ത്മ, হাঁপানি, અસ્થમા, ਦਮਾ',
    },
    search,
    gate: drugsRules,
  },
};
