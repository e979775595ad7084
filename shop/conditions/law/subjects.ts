import type { LawCondition } from './condition.ts';

/** Subjects of section 3, the end of the Schedule, and the promises of Schedule J that are no illness. */
export const subjects: LawCondition[] = [
  {
    label: 'Miscarriage and contraception',
    names: {
      en: 'settles it quietly, brings it on, bring it on quietly, quietly ends it, before anyone knows, abortion, abortions, miscarriage, abort, aborts, abortifacient, contracepti*, birth control, prevent* pregnancy, avoid* pregnancy, unwanted pregnancy, unwanted child*, terminat* pregnancy, pregnancy terminat*, end* pregnancy, family planning, emergency pill, morning after pill',
      in: 'garbhpat*, garbhapat*, garbpat*, garbhapaat*, garbhnirodh*, garbh nirodh*, garbhanirodh*, garbh girana, garbh girane, garbh rokna, garbh rokne, garbh roke, bachcha girana, bacha girana, baccha girana, anchaha garbh*, karuchidaivu*, karu kalaip*, karukkalaip*, karuthadai*, karu thadai*, garbha srav*, garbhasrav*, garbhasraav*, garbha nirodhan*, garbhachidram*, garbham alas*, garbhamalas*, garbha nirodh*, गर्भपात*, गर्भनिरोध*, गर्भस्राव*, ગર્ભપાત*, ગર્ભનિરોધ*, গর্ভপাত*, গর্ভনিরোধ*, கருக்கலைப்பு*, கருத்தடை*, గర్భస్రావ*, గర్భనిరోధ*, ಗರ್ಭಪಾತ*, ಗರ್ಭನಿರೋಧ*, ഗർഭഛിദ്ര*, ഗർഭനിരോധ*',
    },
    gate: 'refuse',
    section3: 'a',
  },
  {
    label: 'Sexual pleasure and capacity',
    names: {
      en: 'sex, sexual*, sexually, sex power, sex drive, libido, aphrodisiac*, erectile, erection*, impotence, impotent, impotency, premature ejaculation, ejaculat*, spermatorrh*, nightfall, night fall, nocturnal emission*, wet dream*, low sperm, sperm count, sperm*, semen, virility, virile, potency, manhood, male power, male weakness, men’s? weakness, masculine power, manly power, manly vigour, bedroom, first night, wedding nights?, not rise, will not rise, does not rise, rises? again, wakes up down there, down there, old flame in the, spark in the bedroom, marriage bed, last* longer in bed, longer in bed, last* longer tonight, last* longer at night, lasts? all night, all night long, bigger harder, harder longer, stronger and longer, longer and thicker, thicker and longer, size matters?, size does matter, size that matters, nights? of pleasure, good in bed, weak husband, tired husband, older husband, bed room performance, last* longer longer well in bed, bedtime performance, performance well in bed, stallion, horse power for men, honeymoon, wedding night, suhaag raat, penis, penile, testosterone, male organ, private part*, size of organ, timing well in bed, long timing, extra timing, married life, marital life, conjugal, satisfy her, satisfy your wife, satisfy your partner, please your partner, impress your wife, lasting pleasure, intimacy, intimate moments, lovemaking, love making, viagra, stamina for men, men’s? power, vigour and vitality for men, orgasm*, couples time, ed problem*',
      in: 'tedhapan, tedha pan, tedhapan door, nas ki kamzori, nas ki kamjori, naso ka dhilapan, dhilapan, dheelapan, patlapan, chhotapan, टेढ़ापन*, ढीलापन*, नसों का ढीलापन*, mardana*, mardaana*, mardangi*, mardaangi*, napunsak*, namard*, naamard*, namardi*, naamardi*, shighrapatan*, sheeghrapatan*, shighra patan*, sheeghra patan*, shighraskhalan*, sheeghrapatn*, shigrapatan*, jaldi jhadna, swapnadosh*, swapndosh*, svapnadosh*, swapna dosh*, swapan dosh*, swapandosh*, yaun*, yon shakti, yon durbal*, yaunshakti*, kamshakti*, kaam shakti*, kam shakti, kaamshakti*, kamottejak*, kaamottejak*, kamechchha*, kamechha*, kaamechchha*, sambhog*, suhagrat*, suhag raat, pehli raat, shadi ki pehli raat, mardon ki kamzori, mardo ki kamzori, mardon ki kamjori, purushon ki kamzori, purusho ki kamzori, mard ki takat, mardo ki takat, mardon ki takat, mardon ki taqat, nas nas mein josh, पहली रात, मर्दों की कमज़ोरी*, मर्दों की कमजोरी*, पुरुषों की कमजोरी*,  suhaag raat, suhagraat*, veerya*, virya*, veery, virya vardhak, shukranu*, shukraanu*, dhwajbhang*, dhvajbhang*, vajikaran*, vajikarana*, vaajikaran*, ling, ling vardhak, ling vriddhi, linga vardhak, gupt ang*, guptang*, bistar mein, bistar par, bistar pe, bistar me, biwi ko khush, biwi khush, patni ko khush, patni khush, patni santusht, partner khush, ghode jaisi, ghode jaisa, ghode ki taqat, ghode ki takat, sex ki, sex power, mard banaye, asli mard, jawani ka josh, jawani ki takat, jawani ki taakat, timing badh*, timing badaye, tharki, aanmai*, aan mai, aanmai kuraiv*, anmai kuraiv*, aanmaikkurai*, anmaikkurai*, vindhu*, vindhanu*, vinthu*, vindhu mundhu*, dhathu pushti, thathu pushti, dhatupushti, dhatu pushti, dhatupaushtik, dhatu paushtik, vandhanu, veeryam, veeryakana*, viryakan*, lingika*, laingik*, laingika*, lainkik*, sambhoga*, pourusha*, paurush*, purushatva*, purushatv*, purusatva*, purusattva*, nighat sukh, kamvasna*, jouno*, jouna*, jauno*, dhwajabhanga*, dhwojovongo, sigrapatan*, drutpatan*, druto patan, shigra skhalan*, udheeran*, uddharan kuravu, udharana*, angasthambhana*, shringara shakti, ratishakti*, rati shakti, मर्दाना*, मर्दानगी*, नपुंसक*, नामर्द*, शीघ्रपतन*, स्वप्नदोष*, यौन*, कामशक्ति*, काम शक्ति*, कामोत्तेजक*, संभोग*, सम्भोग*, सुहागरात*, वीर्य*, शुक्राणु*, वाजीकरण*, लिंग वर्धक, सेक्स*, शीघ्र पतन, लैंगिक*, पौरुष*, पुरुषत्व*, પુરુષત્વ*, શીઘ્રપતન*, નપુંસક*, જાતીય*, સેક્સ*, যৌন*, সেক্স*, শীঘ্রপতন*, পুরুষত্ব*, বীর্য*, ஆண்மை*, விந்து*, பாலியல்*, లైంగిక*, శీఘ్రస్కలన*, వీర్య*, సెక్స్*, పురుషత్వ*, ಲೈಂಗಿಕ*, ಶೀಘ್ರಸ್ಖಲನ*, ವೀರ್ಯ*, ಪುರುಷತ್ವ*, ಸೆಕ್ಸ್*, ലൈംഗിക*, ശീഘ്രസ്ഖലന*, സെക്സ്*, ഉദ്ധാരണ*',
    },
    hints: {
      en: 'tonight, pleasure, thicker, stamina, vigour, vigor, vitality, performance, husband, manly',
      in: 'josh, mardani, dampatya, jawani',
    },
    gate: 'refuse',
    schedule: 45,
    scheduleJ: 47,
    section3: 'b',
  },
  {
    label: 'Stature of persons',
    names: {
      en: 'gained # inch*, gained .. inch*, grew # inch*, grew .. inches, inches of height, # inch* of height, gains? height, growth plates?, growth hormone*, grow # inch*, grow # cm, gain # inch*, gain # cm, # inches in .. months, # cm in .. months, inches after #, taller than, adds? two inches, adds? three inches, adds? # inches, inches to your teenager, inches to your child, inches to your son, inches taller, height gain, gain height, increas* height, height increas*, grow taller, grows taller, taller, stature, height growth, height booster, add inches, adds inches, inches taller, inches to height, inches to your height, inches to his height, short height, stunted',
      in: 'lambai badh*, lambaai badh*, height badh*, hight badh*, kad badh*, kadd badh*, qad badh*, kad lamba, kad ko badh*, lambai ko badh*, unchi vadh*, oonchi vadh*, unchai vadh*, oochai vadh*, uyaram kood*, uyaramaga, uyaram athigar*, uyaram adhigar*, uyaramaaga, ettu perug*, ettu penchu, pottiga unna, poduvu perug*, ettara hechch*, ettarav*, lomba hobe, lamba hobe, lomba hote, लंबाई बढ़*, लम्बाई बढ़*, कद बढ़*, क़द बढ़*, हाइट बढ़*, उंची वाढ*, ઊંચાઈ વધ*, উচ্চতা বৃদ্ধি*, உயரம் அதிகர*, உயரமாக*, ఎత్తు పెరుగ*, ಎತ್ತರ ಹೆಚ್ಚ*, ഉയരം കൂട*, ഉയരം വർധ*',
    },
    hints: { in: 'lambai, kad, qad, uyaram', en: 'tall' },
    gate: 'refuse',
    schedule: 47,
    scheduleJ: 29,
  },
  {
    label: 'Sterility in women and the wish for a child',
    names: {
      en: 'infertility, infertile, sterility, sterile woman, sterile women, barren, barrenness, childless*, conceive, conceives, conceived, conceiving, get pregnant, getting pregnant, become pregnant, became pregnant, fertility, ovulat*, ivf, baby boy, male child, son guaranteed, birth of a son, blessed with a son, blessed with a baby, bear a son, want a son, long for a son, longing for a son, sex of the baby, sex of the child, sex of your baby, gender of the baby, sex selection, gender selection, foetal sex, male baby, a boy this time, couples trying, trying for a baby, trying for a child, trying to have, trying for # years, trying for .. years, closed tubes, blocked tubes, blocked fallopian, fallopian, two pink lines, positive test, good news in .. months, become a mother, become a father, become mothers, become parents, becoming a mother, motherhood for, hear the cradle, egg quality, egg count, ^amh, womb ready, miss the joy of, long for a child, longing for a child, without a child, no child yet, want a child, want a boy, a boy or a girl, heir, wish for a child, empty cradle,',
      in: 'banjhpan*, baanjhpan*, baanjh, banjh, nisantan*, nissantan*, nihsantan*, santan prapti, santaan prapti, santan sukh, santaan sukh, santan hin, santanhin*, garbhdharan*, garbh dharan*, garbhadharan*, garbha dharan*, garbha dharana*, putra prapti, putr prapti, putraprapti*, beta hoga, beta ho, beta paida, ladka hoga, ladka paida, ladka hi hoga, pehla beta, putra ratna, putra ratan, putrratna, mulga hoil, mulga hoto, vandhyatva*, vandhyatv*, vandhya*, bandhyatva*, bandhyatto, vanzhpan*, vaanjhyapan*, wandhatva*, mulbaal hot, mul hot nahi, malatuthanmai*, maladu, maladuthanmai*, kuzhanthai pakkiyam, kuzhandhai bagyam, kulandhai bakkiyam, kuzhanthai inmai, pillai varam, santana leemi*, santanalemi*, santhanaleemi*, santana praapti, santana bhagyam, santana prapti, santana sukha, banjetana*, bandhyatana*, makkalagada*, makkalaguv*, makkala bhagya, vandhyatha*, vandhyata*, kuttikalillath*, kuttikal undak*, garbham dharikk*, बांझपन*, बाँझपन*, निःसंतान*, निसंतान*, संतान प्राप्ति, संतान सुख, पुत्र प्राप्ति*, पुत्र रत्न, गर्भधारण*, वंध्यत्व*, વંધ્યત્વ*, સંતાન*, গর্ভধারণ*, বন্ধ্যাত্ব*, மலட்டு*, குழந்தை பாக்கிய*, குழந்தையின்மை*, సంతాన*, వంధ్యత్వ*, ಬಂಜೆತನ*, ಸಂತಾನ*, വന്ധ്യത*, ഗർഭധാരണ*',
    },
    gate: 'refuse',
    schedule: 48,
    scheduleJ: 11,
  },
  {
    label: 'Tuberculosis',
    names: {
      en: 'tuberculosis, tuberculos*, ^tb, tb patient*, tb germs, tuberculer,',
      in: 'tb aur, tibi, tee bee, kshay*, kshayrog*, kshay rog*, kshaya rog*, kshayarog*, tapedik*, tapediq*, yakshma*, jokkha, jokkhma, rajyakshma*, kasanoi, kaasa noi, kaasanoi, kshaya vyadhi*, kshayavyadhi*, kshayam*, kshayarogam*, टीबी*, क्षयरोग*, क्षय रोग*, तपेदिक*, यक्ष्मा*, ક્ષય*, ટીબી*, যক্ষ্মা*, காசநோய்*, காச நோய்*, క్షయ*, ಕ್ಷಯ*, ക്ഷയ*',
    },
    gate: 'refuse',
    schedule: 50,
  },
  {
    label: 'Tumours',
    names: {
      en: 'tumour, tumours, tumor, tumors, lipoma*, benign growth, abnormal growth, lump in the breast, swollen gland*',
      in: 'tyumar*, tumar*, ganth pighla*, gaanth pighla*, gaanth ko, ganth ko, rasauli*, kazhalai*, katti karai*, kattigal karai*, gaddalu, gadde rog, ट्यूमर*, गांठ*, गाँठ*, ગાંઠ*, টিউমার*, கட்டிகள்*, ట్యూమర్*, కణితి*, ಗಡ್ಡೆ*, ട്യൂമർ*, മുഴ*',
    },
    hints: { en: 'lump', in: 'gaanth, ganth, ganthe' },
    gate: 'refuse',
    schedule: 51,
    scheduleJ: 8,
  },
  {
    label: 'Typhoid fever',
    names: {
      en: 'typhoid, typhus, paratyphoid, enteric fever',
      in: 'taifoid*, tayfoid*, taiphoid*, tyfoid*, motijhara, moti jhara, miyadi bukhar, taifaid*, taayfoid*, टाइफाइड*, टायफॉइड*, मोतीझरा, टायफाइड*, ટાઇફોઇડ*, টাইফয়েড*, டைபாய்டு*, టైఫాయిడ్*, ಟೈಫಾಯ್ಡ್*, ടൈഫോയ്ഡ്*',
    },
    gate: 'refuse',
    schedule: 52,
  },
  {
    label: 'Ulcers of the stomach and gut',
    names: {
      en: 'ulcer, ulcers, ulcerative, peptic, gastric ulcer*, stomach ulcer*, ibs, irritable bowel, crohn*, colitis, gastritis, ^gerd, h pylori, pylori',
      in: 'alsar*, alsar, pet ke chhale, pet ke chale, pet mein ghaav, amlapitta vran, kudal pun, kudalpun*, kutalpun*, vayitru pun*, vayitrupun*, vayittu pun*, kadupulo pundu, kadupu pundu, pundlu kadupu, hotte hunnu*, hottehunnu*, kudalvran*, kudal vran*, grahani, sangrahani*, alsar*, अल्सर*, पेट के छाले*, संग्रहणी*, અલ્સર*, আলসার*, குடல் புண்*, குடற்புண்*, வயிற்றுப் புண்*, అల్సర్*, ಅಲ್ಸರ್*, അൾസർ*',
    },
    gate: 'refuse',
    schedule: 53,
  },
  {
    label: 'Venereal diseases',
    names: {
      en: 'venereal, syphilis, gonorrh*, gonorrhea, chancre, herpes, ^std, ^sti, stds, genital*, sexually transmitted',
      in: 'sujak*, soojak*, sujaak*, atshak*, aatshak*, upadansh*, updansh*, garmi rog, garami rog, gupt bimari, gupt rog*, parangi*, vettai noi, megha noi, mega noi, sukh vyadhi*, sukha vyadhi*, guhya rog*, guhyarog*, guhya vyadhi*, suzak*, सूजाक*, उपदंश*, गुप्त रोग*, गुप्तरोग*, आतशक*, மேக நோய்*, సుఖవ్యాధు*',
    },
    gate: 'refuse',
    schedule: 54,
  },
];
