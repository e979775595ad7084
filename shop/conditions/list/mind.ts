import { askDoctor, type Conditions, otherIllness, scheduleJ, scheduleOfTheAct } from '../condition.ts';

const search = askDoctor;
const schedule = { verdict: 'refuse', reason: scheduleOfTheAct } as const;
const drugsRules = { verdict: 'refuse', reason: scheduleJ } as const;
const illness = { verdict: 'refuse', reason: otherIllness } as const;

export const mind: Conditions = {
  depression: {
    names: {
      english:
        'depression, panic attack, panic attacks, anxiety disorder, ocd, ptsd, bipolar, suicidal thoughts',
      hindi: 'डिप्रेशन, अवसाद, पैनिक अटैक',
      hinglish: 'dipreshan, avsad, awsad, painik attack',
    },
    search,
    gate: illness,
  },
  insanity: {
    names: {
      english: 'schizophrenia, insanity, hysteria, madness, mental illness, psychosis',
      hindi: 'पागलपन, मानसिक रोग, सिजोफ्रेनिया, हिस्टीरिया',
      hinglish: 'pagalpan, mansik rog, hisitiria, unmad',
    },
    search,
    gate: schedule,
  },
  development: {
    names: {
      english: 'autism, adhd, cerebral palsy, mental retardation, down syndrome, speech delay, stammering',
      hindi: 'ऑटिज्म, मंदबुद्धि, हकलाना',
      hinglish: 'otizm, mandbuddhi, haklana, haklapan, tutlana',
    },
    search,
    gate: drugsRules,
  },
  addiction: {
    names: {
      english:
        'addiction, alcohol addiction, alcoholism, de addiction, deaddiction, quit smoking, quit alcohol, quit drinking, nicotine gum, drug addiction, tobacco addiction, smoking addiction',
      hindi: 'नशा मुक्ति, नशा छुड़ाने, शराब छुड़ाने, नशा छोड़ने, शराब की लत, सिगरेट छोड़ने',
      hinglish:
        'nasha mukti, nasha chhudane, nasha chudane, sharab chhudane, sharab chudane, daru chhudane, daru chudane, sharab chhodne, gutkha chhudane, cigarette chhodne, sharab ki lat, nashe ki aadat',
    },
    search,
    gate: drugsRules,
  },
};
