import { askDoctor, type Conditions, otherIllness, scheduleJ, scheduleOfTheAct } from '../condition.ts';

const search = askDoctor;
const schedule = { verdict: 'refuse', reason: scheduleOfTheAct } as const;
const drugsRules = { verdict: 'refuse', reason: scheduleJ } as const;
const illness = { verdict: 'refuse', reason: otherIllness } as const;

export const organs: Conditions = {
  liver: {
    names: {
      english:
        'jaundice, hepatitis, fatty liver, liver disease, liver cirrhosis, cirrhosis, liver problem, liver damage, liver detox',
      hindi: 'पीलिया, फैटी लिवर, हेपेटाइटिस, लिवर की बीमारी',
      hinglish: 'piliya, pilia, hepataitis, jigar ki bimari, liver kharab, liver ki sujan, yakrit rog',
      other: 'manjal kaamaalai, kamalai, kamerlu, kamala rog, jondis, மஞ்சள் காமாலை, కామెర్లు',
      besideMedicine: 'liver, jigar, लिवर, जिगर',
    },
    search,
    gate: schedule,
  },
  kidney: {
    names: {
      english:
        'kidney, kidney failure, kidney disease, kidney problem, dialysis, creatinine, nephritis, brights disease, protein in urine',
      hindi: 'किडनी, गुर्दे की बीमारी, किडनी फेल, क्रिएटिनिन',
      hinglish: 'gurda, gurde ki bimari, kidni, kidney fail, kriyatinin',
    },
    search,
    gate: schedule,
  },
  stones: {
    names: {
      english:
        'kidney stone, kidney stones, gallstone, gallstones, gall stone, bladder stone, renal stone, gall bladder stone, gall bladder',
      hindi: 'पथरी, गुर्दे की पथरी, पित्त की पथरी',
      hinglish: 'pathri, patthri, gurde ki pathri, pitt ki pathri, mutkhada, stone nikalne',
      other: 'siruneeraga kal, mootra kallu, kidney kallu, pathari',
    },
    search,
    gate: schedule,
  },
  piles: {
    names: {
      english: 'piles, haemorrhoids, hemorrhoids, fistula, fissure, anal fissure, bleeding piles',
      hindi: 'बवासीर, भगंदर, फिशर, खूनी बवासीर',
      hinglish: 'bawasir, bavasir, bhagandar, khooni bawasir, arsh rog, moolvyadh, mulvyadh',
      other: 'moolam, mulam, molalu, molashanka, mulakkuru, arsha, மூலம், మొలలు, ಮೂಲವ್ಯಾಧಿ, പൈൽസ്, অর্শ, હરસ',
    },
    search,
    gate: drugsRules,
  },
  ulcer: {
    names: {
      english:
        'ulcer, stomach ulcer, peptic ulcer, colitis, ulcerative colitis, ibs, crohns disease, gastritis',
      hindi: 'अल्सर, पेट का अल्सर, कोलाइटिस',
      hinglish: 'alsar, pet me chhale, aanton ki sujan, sangrahani',
    },
    search,
    gate: schedule,
  },
  appendicitis: {
    names: { english: 'appendix, appendicitis', hindi: 'अपेंडिक्स', hinglish: 'apendix' },
    search,
    gate: schedule,
  },
  hernia: {
    names: {
      english: 'hernia, hydrocele',
      hindi: 'हर्निया, हाइड्रोसील',
      hinglish: 'harnia, haidrosil, andkosh vriddhi, aant utarna',
    },
    search,
    gate: schedule,
  },
  diarrhoea: {
    names: {
      english:
        'diarrhoea, diarrhea, loose motion, loose motions, dysentery, vomiting, food poisoning, nausea',
      hindi: 'दस्त, पेचिश, उल्टी, अतिसार',
      hinglish: 'dast, pechish, loose moshan, ulti, ultee, atisar',
      other: 'vayitrupokku, virechanalu, bhedi, jhada',
    },
    search,
    gate: illness,
  },
  prostate: {
    names: {
      english: 'prostate, prostatic gland, enlarged prostate, frequent urination, bed wetting',
      hindi: 'प्रोस्टेट, बार बार पेशाब',
      hinglish: 'prostet, bar bar peshab, bistar gila, paurush granthi',
    },
    search,
    gate: schedule,
  },
  surgery: {
    names: {
      english: 'blindness, deafness, stature, height increase, height growth, increase height',
      hindi: 'बहरापन, अंधापन, लंबाई बढ़ाने, हाइट बढ़ाने',
      hinglish: 'behrapan, andhapan, lambai badhane, height badhane, height badhana, kad badhane',
    },
    search,
    gate: schedule,
  },
};
