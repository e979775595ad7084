import { askDoctor, type Conditions, otherIllness, scheduleJ, scheduleOfTheAct } from '../condition.ts';

const search = askDoctor;
const schedule = { verdict: 'refuse', reason: scheduleOfTheAct } as const;
const drugsRules = { verdict: 'refuse', reason: scheduleJ } as const;
const illness = { verdict: 'refuse', reason: otherIllness } as const;

export const infections: Conditions = {
  fever: {
    names: {
      english: 'fever, fevers, high fever, viral fever, viral, flu, influenza, swine flu',
      hindi: 'बुखार, ज्वर, वायरल बुखार, फ्लू',
      hinglish: 'bukhar, bukhaar, jwar, viral bukhar, tez bukhar',
      other: 'kaichal, kaaichal, jwaram, jvara, காய்ச்சல், జ్వరం, ಜ್ವರ, জ্বর, તાવ, ਬੁਖਾਰ',
    },
    search,
    gate: schedule,
  },
  dengue: {
    names: {
      english:
        'dengue, dengu, dengue fever, chikungunya, chickungunya, platelet count, low platelets, platelets',
      hindi: 'डेंगू, चिकनगुनिया, प्लेटलेट',
      hinglish: 'dengu, dengue bukhar, haddi tod bukhar, platelet badhane',
    },
    search,
    gate: schedule,
  },
  malaria: {
    names: { english: 'malaria', hindi: 'मलेरिया', hinglish: 'maleria, malaria bukhar, sheet jwar' },
    search,
    gate: schedule,
  },
  typhoid: {
    names: {
      english: 'typhoid, typhoid fever',
      hindi: 'टाइफाइड, टायफाइड, मियादी बुखार',
      hinglish: 'taifaid, motijhara, miyadi bukhar',
    },
    search,
    gate: schedule,
  },
  covid: {
    names: {
      english: 'covid, covid 19, corona, coronavirus, corona virus',
      hindi: 'कोरोना, कोविड',
      hinglish: 'karona, corona bimari',
    },
    search,
    gate: illness,
  },
  pox: {
    names: {
      english: 'chickenpox, chicken pox, smallpox, small pox, measles, mumps, rubella, monkeypox',
      hindi: 'चेचक, खसरा, छोटी माता, गलसुआ',
      hinglish: 'chechak, khasra, chhoti badi galsua',
    },
    search,
    gate: schedule,
  },
  tuberculosis: {
    names: {
      english: 'tuberculosis, tb',
      hindi: 'टीबी, क्षय रोग, तपेदिक',
      hinglish: 'tb ki bimari, kshay rog, tapedik',
    },
    search,
    gate: schedule,
  },
  pneumonia: {
    names: { english: 'pneumonia, pleurisy', hindi: 'निमोनिया', hinglish: 'nimonia, nimoniya' },
    search,
    gate: schedule,
  },
  plague: {
    names: {
      english:
        'plague, cholera, rabies, tetanus, lockjaw, polio, infantile paralysis, diphtheria, meningitis, whooping cough',
      hindi: 'हैजा, प्लेग, रेबीज, टिटनेस, पोलियो, काली खांसी',
      hinglish: 'haija, haiza, plag, titnus, kali khansi, kutte ka katna',
    },
    search,
    gate: schedule,
  },
  hiv: {
    names: { english: 'hiv, aids, hiv aids', hindi: 'एड्स, एचआईवी', hinglish: 'eds ki bimari' },
    search,
    gate: drugsRules,
  },
  venereal: {
    names: {
      english:
        'venereal disease, syphilis, gonorrhoea, gonorrhea, sexually transmitted disease, std infection, genital warts',
      hindi: 'यौन रोग, गुप्त रोग, सिफलिस, सुजाक',
      hinglish: 'gupt rog, yaun rog, sujak, uptanj, upadansh',
    },
    search,
    gate: schedule,
  },
  leprosy: {
    names: { english: 'leprosy', hindi: 'कुष्ठ रोग, कोढ़', hinglish: 'kushth, kusht rog, kodh, korh' },
    search,
    gate: schedule,
  },
  worms: {
    names: {
      english:
        'intestinal worms, worm infestation, stomach worms, worms in stomach, roundworm, pinworm, deworming, tapeworm, filaria, elephantiasis',
      hindi: 'पेट के कीड़े, कृमि, फाइलेरिया, हाथीपांव',
      hinglish:
        'pet ke kide, pet ke kire, pet ke keede, pet ke keedey, pet me keede, pet mein keede, pet me kide, krimi, hathi paon, failaria',
    },
    search,
    gate: drugsRules,
  },
  infection: {
    names: {
      english:
        'infection, bacterial infection, viral infection, urinary infection, uti, urine infection, ear infection, throat infection, blood poisoning, sepsis, gangrene, tonsils, tonsillitis, sinusitis, sinus',
      hindi: 'संक्रमण, इन्फेक्शन, पेशाब में जलन, टॉन्सिल, साइनस',
      hinglish: 'sankraman, infekshan, peshab me jalan, peshab ki jalan, tonsil, sainas, pinas',
    },
    search,
    gate: illness,
  },
};
