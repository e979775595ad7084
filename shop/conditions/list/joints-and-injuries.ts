import { askDoctor, type Conditions, otherIllness, scheduleOfTheAct } from '../condition.ts';

const search = askDoctor;
const schedule = { verdict: 'refuse', reason: scheduleOfTheAct } as const;
const illness = { verdict: 'refuse', reason: otherIllness } as const;

export const jointsAndInjuries: Conditions = {
  arthritis: {
    names: {
      english: 'arthritis, osteoarthritis, rheumatism, rheumatoid arthritis, rheumatic pain',
      hindi: 'गठिया, आर्थराइटिस, आमवात, संधिवात, वात रोग, गठिया बाय',
      hinglish:
        'gathiya, gathia, gatila, gathiya bai, aamvat, amavata, sandhivat, sandhivata, sandhi vata, arthraitis, vaat rog, vat rog, vata rog',
      other:
        'moottu vatham, mootu vatham, keel vatham, keella noppulu, sandhivatam, amavatam, vaatham, மூட்டுவாதம், కీళ్లవాతం, ಸಂಧಿವಾತ, সন্ধিবাত',
    },
    search,
    gate: schedule,
  },
  spine: {
    names: {
      english:
        'slip disc, slipped disc, sciatica, spondylitis, spondylosis, cervical, cervical pain, scoliosis, frozen shoulder',
      hindi: 'साइटिका, सायटिका, स्लिप डिस्क, सर्वाइकल, स्पॉन्डिलाइटिस',
      hinglish: 'saitika, saiatica, gridhrasi, sarvaikal, spondilaitis, slip disk',
    },
    search,
    gate: illness,
  },
  bones: {
    names: {
      english: 'fracture, broken bone, osteoporosis, bone fracture, bone weakness',
      hindi: 'फ्रैक्चर, हड्डी टूटना, हड्डियों की कमजोरी',
      hinglish: 'haddi tootna, haddi tutna, frakchar, haddi ki kamjori',
    },
    search,
    gate: illness,
  },
  wounds: {
    names: {
      english: 'wound, wounds, burn injury, burns, bed sore, bleeding, snake bite, scorpion sting, dog bite',
      hindi: 'घाव, जलने का घाव, चोट, सांप का काटना',
      hinglish: 'ghaav, saanp ka katna, sanp katna, khoon behna',
    },
    search,
    gate: illness,
  },
};
