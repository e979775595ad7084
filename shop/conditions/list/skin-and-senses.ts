import { askDoctor, type Conditions, otherIllness, scheduleJ, scheduleOfTheAct } from '../condition.ts';

const search = askDoctor;
const schedule = { verdict: 'refuse', reason: scheduleOfTheAct } as const;
const drugsRules = { verdict: 'refuse', reason: scheduleJ } as const;
const illness = { verdict: 'refuse', reason: otherIllness } as const;

export const skinAndSenses: Conditions = {
  vitiligo: {
    names: {
      english: 'vitiligo, leucoderma, leukoderma, white patches, white patches on skin',
      hindi: 'सफेद दाग, विटिलिगो, श्वेत ',
      hinglish: 'safed daag, safed dag, shwet kushth, phulbehri, fulbehri, shvitra',
      other: 'venkuttam, ven pulli, tonnu, வெண்புள்ளி, బొల్లి',
    },
    search,
    gate: schedule,
  },
  psoriasis: {
    names: { english: 'psoriasis', hindi: 'सोरायसिस, अपरस', hinglish: 'soriasis, sorayasis, apras, chambal' },
    search,
    gate: drugsRules,
  },
  eczema: {
    names: {
      english: 'eczema, dermatitis, atopic dermatitis, rosacea, urticaria, skin disease, skin allergy',
      hindi: 'एक्जिमा, चर्म रोग, शीतपित्त',
      hinglish: 'ekjima, exima, charm rog, chambal rog, pitti, sheetpitta, chaajan',
    },
    search,
    gate: illness,
  },
  ringworm: {
    names: {
      english:
        'ringworm, fungal infection, scabies, jock itch, athletes foot, nail fungus, skin infection, herpes, shingles',
      hindi: 'दाद, दाद खाज खुजली, फंगल इन्फेक्शन, हर्पीज',
      hinglish: 'daad, daad khaj khujli, dad khujli, fangal infection, khaaj ki bimari',
    },
    search,
    gate: illness,
  },
  warts: {
    names: {
      english: 'warts, skin tags, keloid',
      hindi: 'मस्से हटाने',
      hinglish: 'masse hatane',
    },
    search,
    gate: illness,
  },
  eyes: {
    names: {
      english:
        'cataract, glaucoma, trachoma, conjunctivitis, eye flu, eye infection, eyesight, weak eyesight, vision loss, spectacle removal, retinopathy, eye drops, eye drop',
      hindi: 'मोतियाबिंद, काला मोतिया, आंखों की रोशनी, चश्मा हटाने, आई ड्रॉप',
      hinglish:
        'motiyabind, motiabind, kala motiya, aankhon ki roshni, ankho ki roshni, chashma hatane, nazar kamzor, aankh aana',
    },
    search,
    gate: schedule,
  },
  ears: {
    names: {
      english: 'ear pain, earache, tinnitus, hearing loss, ear drops, ear drop, ear discharge',
      hindi: 'कान दर्द, कान का दर्द, कान बहना',
      hinglish: 'kaan dard, kan ka dard, kaan behna, kam sunai dena',
    },
    search,
    gate: illness,
  },
  teeth: {
    names: {
      english:
        'toothache, tooth pain, cavity, cavities, pyorrhea, pyorrhoea, gum bleeding, bleeding gums, gingivitis, mouth ulcer, mouth ulcers',
      hindi: 'दांत दर्द, दांत का दर्द, पायरिया, मुंह के छाले',
      hinglish:
        'daant dard, dant dard, daant ka dard, payria, paayria, muh ke chhale, munh ke chale, masude se khoon, masudo se khoon, masude dard, masudo me dard, masude ka dard, masudo me sujan, masude sujan',
    },
    search,
    gate: illness,
  },
};
