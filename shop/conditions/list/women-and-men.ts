import { askDoctor, type Conditions, otherIllness, scheduleJ, scheduleOfTheAct } from '../condition.ts';

const search = askDoctor;
const schedule = { verdict: 'refuse', reason: scheduleOfTheAct } as const;
const sectionThree = {
  verdict: 'refuse',
  reason: 'Section 3 of the Drugs and Magic Remedies Act, 1954, names it.',
} as const;
const drugsRules = { verdict: 'refuse', reason: scheduleJ } as const;
const illness = { verdict: 'refuse', reason: otherIllness } as const;

export const womenAndMen: Conditions = {
  infertility: {
    names: {
      english:
        'infertility, sterility, fertility, conceive, get pregnant, low sperm count, sperm count, blocked tubes, low amh',
      hindi: 'बांझपन, निःसंतान, गर्भधारण, शुक्राणु',
      hinglish: 'banjhpan, bachcha na hona, nisantan, garbh dharan, shukranu, garbh thaharne, pregnant hone',
      other: 'malattuthanmai, santanaleni, garbhadharana',
    },
    search,
    gate: schedule,
  },
  abortion: {
    names: {
      english: 'abortion, miscarriage, abort, termination of pregnancy',
      hindi: 'गर्भपात, बच्चा गिराने',
      hinglish:
        'garbh girana, garbh girane, garbh giraane, garbhpat, garbhapat, bachcha girane, baccha girana, pet girana',
    },
    search,
    gate: sectionThree,
  },
  'sex-of-child': {
    names: {
      english: 'baby boy medicine, male child, conceive a boy, sex selection',
      hindi: 'पुत्र प्राप्ति, लड़का होने',
      hinglish: 'putra prapti, ladka hone, beta hone ki dawa, putrajeevak',
    },
    search,
    gate: drugsRules,
  },
  pcos: {
    names: {
      english:
        'pcos, pcod, polycystic ovary, ovarian cyst, fibroid, fibroids, endometriosis, uterus disease, uterine prolapse',
      hindi: 'पीसीओएस, पीसीओडी, बच्चेदानी की गांठ, गर्भाशय रोग',
      hinglish: 'pisiodi, pcod problem, bachedani me ganth, bachedani ki bimari',
    },
    search,
    gate: schedule,
  },
  'menstrual-disorders': {
    names: {
      english:
        'irregular periods, missed period, missed periods, heavy bleeding, heavy periods, menstrual disorder, delayed periods',
      hindi: 'अनियमित माहवारी, अनियमित पीरियड, माहवारी न आना',
      hinglish:
        'aniyamit mahwari, period na aana, period late, aniyamit period, mahwari band, period lane ki dawa',
    },
    search,
    gate: sectionThree,
  },
  leucorrhoea: {
    names: {
      english:
        'leucorrhoea, leukorrhea, white discharge, vaginal discharge, vaginal infection, vaginal itching',
      hindi: 'श्वेत प्रदर, सफेद पानी, ल्यूकोरिया',
      hinglish: 'shwet pradar, safed safed paani, likoria, leukoria, pradar',
    },
    search,
    gate: schedule,
  },
  bust: {
    names: {
      english:
        'breast enlargement, breast enhancement, breast increase, breast firming, big breast, breast size, breast tightening',
      hindi: 'स्तन बढ़ाने, ब्रेस्ट बढ़ाने',
      hinglish: 'stan badhane, breast badhane, breast badhana, chhati badhane, stan tight',
    },
    search,
    gate: schedule,
  },
  impotence: {
    names: {
      english:
        'erectile dysfunction, impotence, impotency, premature ejaculation, sexual weakness, sex power, sex tablet, sexual stamina, sex medicine, penis enlargement, low libido, nightfall, wet dreams, sex timing, sexual pleasure, ' +
        'sexual performance, sexual power, sexual strength, male power, male potency',
      hindi: 'नपुंसकता, शीघ्रपतन, स्वप्नदोष, यौन शक्ति, सेक्स पावर, मर्दाना कमजोरी, धात रोग, धातु रोग, सेक्स',
      hinglish:
        'napunsakta, namardi, shighrapatan, shigrapatan, swapndosh, swapnadosh, mardana kamzori, mardana kamjori, mardana takat, mardana taqat, mardana shakti, mardana power, ' +
        'mardangi, purush shakti, ling bada, ling mota, dhat rog, dhatu rog, sex ki goli, yaun shakti, sex badhane, jaldi jhadna, timing badhane',
      other: 'aanmai kuraivu, angasthambhana, ஆண்மை குறைவு',
    },
    search,
    gate: sectionThree,
  },
  pregnancy: {
    names: {
      english:
        'pregnancy test, pregnancy kit, morning sickness, pregnancy vomiting, menopause symptoms, hot flashes',
      hindi: 'प्रेगनेंसी टेस्ट, गर्भ जांच',
      hinglish: 'pregnancy check, garbh janch, preganews, prega news',
    },
    search,
    gate: illness,
  },
};
