import { type Conditions, dailyNeed, functionOfTheBody, scheduleJ } from '../condition.ts';

const drugsRules = { verdict: 'refuse', reason: scheduleJ } as const;
const doubt = { verdict: 'doubt', reason: 'A promise of relief may read as a claim to cure.' } as const;
const allow = { verdict: 'allow', reason: functionOfTheBody } as const;

/** Needs of daily life. The dictionary of the search adds spellings of the concerns. */
export const needs: Conditions = {
  'hair-fall': {
    names: {
      english: 'hair fall, hair loss, hair thinning',
      hindi: 'बाल झड़ना, बालों का झड़ना',
      hinglish: 'baal jhadna, baal girna',
    },
    search: dailyNeed('hair-fall'),
    gate: doubt,
  },
  baldness: {
    names: {
      english: 'baldness, hair regrowth, bald patch',
      hindi: 'गंजापन',
      hinglish: 'ganjapan, naye baal ugana, takla, gunjapan',
    },
    search: dailyNeed('hair-fall'),
    gate: drugsRules,
  },
  'grey-hair': {
    names: {
      english: 'grey hair, white hair, premature grey',
      hindi: 'सफेद बाल',
      hinglish: 'safed baal, baal safed hona',
    },
    search: dailyNeed('grey-coverage'),
    gate: drugsRules,
  },
  dandruff: {
    names: {
      english: 'dandruff, itchy scalp, flaky scalp',
      hindi: 'रूसी, सिर की खुजली',
      hinglish: 'rusi, roosi, sir ki khujli',
    },
    search: dailyNeed('scalp-care'),
    gate: doubt,
  },
  acne: {
    names: { english: 'acne, pimples, blackheads', hindi: 'मुंहासे, पिंपल', hinglish: 'muhase, keel muhase' },
    search: dailyNeed('oily-skin'),
    gate: doubt,
  },
  fairness: {
    names: {
      english: 'fairness, skin whitening, skin lightening',
      hindi: 'गोरापन',
      hinglish: 'gorapan, gora hona',
    },
    search: dailyNeed('dull-skin'),
    gate: drugsRules,
  },
  pigmentation: {
    names: {
      english: 'pigmentation, dark spots, blemishes',
      hindi: 'झाइयां, दाग धब्बे',
      hinglish: 'jhaiyan, daag dhabbe',
    },
    search: dailyNeed('uneven-tone'),
    gate: doubt,
  },
  itching: {
    names: { english: 'itching, rash, redness', hindi: 'खुजली', hinglish: 'khujli, khaj' },
    search: dailyNeed('sensitive-skin'),
    gate: doubt,
  },
  'dry-skin': {
    names: {
      english: 'dry skin, cracked heels',
      hindi: 'रूखी त्वचा, फटी एड़ियां',
      hinglish: 'rukhi twacha, fati ediyan',
    },
    search: dailyNeed('dry-skin'),
    gate: allow,
  },
  'tired-muscles': {
    names: {
      english: 'muscle pain, joint pain, back pain, knee pain, body pain, stiffness',
      hindi: 'जोड़ों का दर्द, कमर दर्द, बदन दर्द',
      hinglish: 'jodon ka dard, kamar dard, badan dard',
    },
    search: dailyNeed('tired-muscles'),
    gate: doubt,
  },
  sleep: {
    names: {
      english: 'sleep, sleeplessness, insomnia',
      hindi: 'नींद, अनिद्रा',
      hinglish: 'neend, neend na aana, anidra',
    },
    search: dailyNeed('sleep'),
    gate: doubt,
  },
  stress: {
    names: { english: 'stress, anxiety, tension', hindi: 'तनाव, चिंता', hinglish: 'tanav, chinta, ghabrahat' },
    search: dailyNeed('calm-mind'),
    gate: doubt,
  },
  memory: {
    names: {
      english: 'memory, concentration, brain power',
      hindi: 'याददाश्त, स्मरण शक्ति',
      hinglish: 'yaddasht, smaran shakti',
    },
    search: dailyNeed('focus'),
    gate: drugsRules,
  },
  weakness: {
    names: {
      english: 'weakness, stamina, energy, fatigue',
      hindi: 'कमजोरी, ताकत',
      hinglish: 'kamzori, taakat',
    },
    search: dailyNeed('energy'),
    gate: doubt,
  },
  digestion: {
    names: {
      english: 'digestion, indigestion, gas, bloating',
      hindi: 'पाचन, गैस, अपच',
      hinglish: 'pachan, badhazmi, pet ki gas',
    },
    search: dailyNeed('digestion'),
    gate: allow,
  },
  acidity: {
    names: {
      english: 'acidity, heartburn',
      hindi: 'एसिडिटी, अम्लपित्त',
      hinglish: 'seene me jalan, khatti dakar',
    },
    search: dailyNeed('digestion'),
    gate: doubt,
  },
  constipation: {
    names: { english: 'constipation', hindi: 'कब्ज, बद्धकोष्ठता', hinglish: 'kabz, pet saaf' },
    search: dailyNeed('digestion'),
    gate: doubt,
  },
  cough: {
    names: {
      english: 'cough, cold, sore throat, cold and cough',
      hindi: 'खांसी, सर्दी, जुकाम, गले की खराश',
      hinglish: 'khansi, sardi, zukam, gale ki kharash',
    },
    search: dailyNeed('seasonal-change'),
    gate: doubt,
  },
  immunity: {
    names: { english: 'immunity', hindi: 'रोग प्रतिरोधक क्षमता, इम्युनिटी', hinglish: 'rog pratirodhak' },
    search: dailyNeed('seasonal-change'),
    gate: doubt,
  },
  periods: {
    names: {
      english: 'periods, period pain, period cramps',
      hindi: 'माहवारी, पीरियड',
      hinglish: 'mahwari, masik dharm',
    },
    search: dailyNeed('womens-wellness'),
    gate: {
      verdict: 'refuse',
      reason: 'Section 3 of the Drugs and Magic Remedies Act, 1954, names disorders of it.',
    },
  },
  'new-mothers': {
    names: {
      english: 'lactation, breast milk, postpartum',
      hindi: 'जच्चा',
      hinglish: 'doodh badhane, delivery ke baad',
    },
    search: dailyNeed('womens-wellness'),
    gate: doubt,
  },
  vigour: {
    names: { english: 'vigour, men power', hindi: 'मर्दाना ताकत', hinglish: 'mardana takat, purush shakti' },
    search: dailyNeed('mens-wellness'),
    gate: drugsRules,
  },
};
