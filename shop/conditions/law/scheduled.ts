import type { LawCondition } from './condition.ts';

/** Conditions of the Schedule of the Drugs and Magic Remedies Act 1954, in its order. */
export const scheduled: LawCondition[] = [
  {
    label: 'Appendicitis',
    names: {
      en: 'appendicitis, appendix pain, inflamed appendix',
      in: 'apendis*, appendis*, अपेंडिक्स, अपेंडिसाइटिस',
    },
    gate: 'refuse',
    schedule: [1],
    scheduleJ: [3],
  },
  {
    label: 'Arteriosclerosis',
    names: {
      en: 'arteriosclerosis, atherosclerosis, blocked arter*, clogged arter*, artery blockage*, arterial blockage*, arterial plaque, hardening of arteries, hardened arteries, plaque in arteries, cholesterol, triglyceride*, ^ldl, bad fats in blood, lipid level*, lipid profile, blood clot*, blood thinner*, varicose vein*, varicose, blue veins on .. calf, blue veins on .. calves, blue veins on .. legs?, blue veins in .. legs?, veins on .. calf, veins on .. calves, veins on .. legs?, veins in .. legs?, veins of .. legs?, veins behind .. knees?, calf veins, leg veins, bulging veins, swollen veins, knotted veins, ropy veins, twisted veins, spider veins, thrombosis',
      in: 'kolestrol*, cholestrol*, colestrol*, kolesterol*, koleshtrol*, कोलेस्ट्रॉल, kozhuppu noi, khoon ke thakke, nason mein blockage, naso ki blockage, nas block',
    },
    hints: {
      en: 'arteries, artery, arterial, blockage*, plaque, clots',
      in: 'blockage*, rakt nali*, dhamni*, dhamani*',
    },
    gate: 'refuse',
    schedule: [2],
    scheduleJ: [4, 51],
  },
  {
    label: 'Blindness',
    names: {
      en: 'blindness, night blindness, going blind, loss of sight',
      in: 'andhapan*, andhapn*, ratondhi, rataundhi, andhatva, अंधापन, रतौंधी, kurudu noi, paarvai izhappu',
    },
    hints: { en: 'blind' },
    gate: 'refuse',
    schedule: [3],
    scheduleJ: [6],
  },
  {
    label: 'Blood poisoning',
    names: {
      en: 'blood poisoning, septicaemia, septicemia, sepsis, toxaemia',
      in: 'rakt vish*, khoon mein zahar, khoon me jahar',
    },
    gate: 'refuse',
    schedule: [4],
  },
  {
    label: 'Bright’s disease',
    names: {
      en: 'kidney patient*, kidney trouble*, bright disease, brights disease, bright’s? s? disease, nephritis, nephrotic, kidney failure, kidney disease*, kidney damage, renal failure, renal disease, chronic kidney, ^ckd, dialysis, creatinine, proteinuria, kidney patient*, kidney problem*, kidney trouble*, kidney infection*, failing kidney*',
      in: 'dialisis, dayalisis*, dailysis, creatinin*, kriyatinin*, kreatin*, kidni fail*, kidney fail, kidney kharab*, gurde fail, gurda fail, gurde kharab*, gurde ki bimari, gurde ki kharabi, किडनी फेल*, किडनी की बीमारी, गुर्दे की बीमारी, डायलिसिस, क्रिएटिनिन, siruneeraga noi, siruneeraga seyalizhappu, sirunirag* seyal*, mutrapinda* rog*, mutrapindache aajar, vrikka rog*, brikka rog*, kidney seyalizhappu',
    },
    hints: {
      en: 'kidney, kidneys, renal',
      in: 'gurda, gurde, gurdon, gurdo, kidni, mutrapind*, vrikka, siruneeragam, गुर्दे, गुर्दा, किडनी',
    },
    gate: 'refuse',
    schedule: [5],
  },
  {
    label: 'Cancer',
    names: {
      en: 'cancer, cancers, cancerous, canser, cancre, carcinoma*, oncolog*, malignan*, lymphoma*, melanoma*, chemotherapy, chemo, metastas*, big c, ^leukaemia, leukaemia, leukemia, sarcoma*, lump in her, lump in his, size of a pea, metasta*, carcinom*, onco, tumou?r cells, cancer cells, given up by the cancer',
      in: 'kainsar*, kensar*, kansar*, cansar*, karkarog*, karkrog*, kark rog, karkat rog, karkata rog*, puttrunoi*, putrunoi*, puttru noi*, putru noi*, arbuda*, arbud*, kyansar*, kyanser*, कैंसर*, कर्करोग*, कॅन्सर*, કેન્સર*, કૅન્સર*, ক্যান্সার*, ক্যানসার*, কর্কট রোগ, புற்றுநோய்*, புற்று நோய்*, కేన్సర్*, క్యాన్సర్*, ಕ್ಯಾನ್ಸರ್*, കാൻസർ*, ക്യാൻസർ*, അർബുദ*, cancer ki gaanth, कर्कर*, ક્યાન્સર*, புற்று*, కాన్సర్*, ಅರ್ಬುದ*, അർബുദ*, arbudam*',
    },
    gate: 'refuse',
    schedule: [6],
    scheduleJ: [8, 34],
  },
  {
    label: 'Cataract',
    names: {
      en: 'cataract, cataracts, clouded lens, cloudy lens, threads before the eyes, curtain before, cloud in .. eye, cloudy eyes?, clouded eyes?, milky lens',
      in: 'motiyabind*, motiabind*, motibind*, motibindu*, safed motiya, moti bindu, kaachbindu, timira*, chhani padna, chhani porha, kan purai, kannil purai, thimiram, मोतियाबिंद*, मोतियाबिन्द*, मोतीबिंदू*, મોતિયો, મોતિયા*, ছানি, கண்புரை*, కంటిశుక్లం*, ಕಣ್ಣಿನ ಪೊರೆ*, തിമിര*, kala paani, kaala paani, kala pani utre, kala motia, kaala motia, काला पानी*, काला मोतिया*, सफेद मोतिया*, safed motia, motia, motiya',
    },
    gate: 'refuse',
    schedule: [7],
    scheduleJ: [9],
  },
  {
    label: 'Deafness',
    names: {
      en: 'deafness, hearing loss, loss of hearing, hard of hearing, tinnitus, hearing aid*, ringing in ear*, ringing in the ear*, ear drum*, eardrum*, hears? again, heard again, hear* a pin, ringing in the ears?, hearing back, hearing return*, hear better, heard her, heard his, heard my, heard the birds, hears? the birds, hears? birds',
      in: 'behrapan*, bahrapan*, baharapan*, bahirepan*, sunai na dena, sunne ki shakti, kam sunna, kam sunai, kaan bajna, kan bajna, badhirta, badhirya, badhirata, bahira pan, kelaadha kaadhu, sevittu thanmai, बहरापन, बहिरेपणा, বধিরতা, செவிட்டுத்தன்மை, காது கேளாமை, sunai nahi, sunai de*, behra*, behre*, bahra*, कम सुनाई*, सुनाई दे*, बहरे*, बहरा*, ऐकू ये*, कमी ऐकू*, aiku yet*, kami aiku, बहिरेपणा*, સંભળાત*, બહેરાશ*, beherash*, কানে কম*, কালা*, বধির*, kane kom*, kala kan, செவிடு*, காது கேளா*, காது கேட்க*, sevidu*, kaadhu ket*, kadhu kela*, చెవుడు*, వినికిడి*, chevudu*, vinikidi*, ಕಿವುಡು*, ಕಿವಿ ಕೇಳ*, kivudu*, കേൾവി*, ചെവി കേൾ*, kelvi kuravu, kaan ki machine*, kan ki machine*, कान की मशीन*, कानाचे यंत्र*, kanache yantra',
    },
    hints: { en: 'deaf, hearing, ears', in: 'bahra, behra, bahre, behre, bahira' },
    gate: 'refuse',
    schedule: [8],
    scheduleJ: [13],
  },
  {
    label: 'Diabetes',
    names: {
      en: 'diabetes, diabetic, diabetics, diabeties, diabities, diabites, diabetis, dibetes, daibetes, diabetese, prediabet*, pre diabet*, blood sugar, sugar level*, sugar spike*, blood glucose, glucose level*, hba1c, a1c, type 2, type 1, type ii, type two, type2, insulin, metformin, glycemi*, glycaemi*, hyperglyc*, sugar patient*, sugar disease, sugar problem*, sugar complaint*, high sugar, fasting sugar, sugar reading*, meal reading*, fasting reading*, post meal, after meal sugar, pp sugar, ^ppbs, ^fbs, glucometer*, finger prick*, fingerprick*, prick your finger, pricking, jamun for sugar, sugar reading*, sugar number*, sugar control, controls? sugar, controlling sugar, lowers? sugar, lowering sugar, reduces? sugar, manages? sugar, balances? sugar, sugar under control, sugar in check, sugar stays down, sugar comes down, sugar came down, sugar drops, sugar dropped, sugar killer, sugar cure, fasting #, fasting .. #, fasting from #, pp #, postprandial, test strips?, sugar strips?, your strips, glucose strips?, sweet urine, pancreas again, beta cells, eat sweets again, eat mithai again, mithai again, sweets again, sweet tooth back, sweets without fear, sweet without fear, sugar falls, sugar stays, sugar steady, sugar machine, sugar meter, sugar report*, sugar test*, sugar free life, sugar free body, sugar from #, sugar was #, sugar is #, sugar at #, gestational, jamun seed .. sugar, sweet blood, blood turned sweet, blood is sweet, fear of laddoo*, fear of sweets, laddoos again, jalebi again, gulab jamun again, calms? sugar, tames? sugar, curbs? sugar, kills sugar, beats sugar, fights sugar, sugar calm*, sugar settle*, sugar tame*, sugar behaves, sugar # now, sugar .. # today, sugar wale uncle, sugar uncle, sugar aunty, pancreas wake*, wakes? the pancreas, # fasting, sugar relief, sugar care, sugar guard, sugar balance, sugar out, sugar cleanse, sugar fix, diabe*, diabo*, sugar nil, sugar keep*, sugar climb*, your sugar keep, sugar stable, sugar check',
      in: 'rakt sharkara*, raktsharkara*, rakt sarkara*, रक्त शर्करा*, रक्तशर्करा*, রক্তে শর্করা*, રક્ત શર્કરા*, madhume*, madhumay*, madhumeyam, madhumehan*, madhu meh*, diabit*, daibit*, dayabit*, dayabet*, daybet*, daybit*, dibeti*, sugar ki bimari, sugar ki beemari, sugar ki samasya, sugar bimari, sugar rog*, sugar ke mareej*, sugar ke mariz*, sugar mareez*, sugar wale, sugar walo*, sugar vale, sugar valon, sugar patient*, sugar level*, sugar kam, sugar control*, sugar kantrol, sugar thik, sugar theek, sugar khatam, sugar badh*, sugar ka ilaj, sugar ki dawa*, sugar ki dava*, sugar normal, sugar down, khoon mein sugar, khoon ki sugar, prameh*, premeha*, pramegam, prameham, sarkarai noi*, sakkarai noi*, sarkkarai noi*, sakarai noi*, sarkarai viyadhi*, sakkarai viyadhi*, sakkarai alav*, sarkarai alav*, nirijivu*, nirizhivu*, neerizhivu*, neeralivu*, niralivu*, cinivyadhi*, chakkara vyadhi*, chakkera vyadhi*, sakkare kayile*, sakkare kayle*, sakre kayile*, sihi mutra*, sihimutra*, pramehamu, sugar noi, sugar vyadhi*, sugar vyadhi, sugar rogam, pramehan*, bahumutra*, bohumutra, bahumutro, diabetis*, diyabetis*, dayabetis*, मधुमेह*, डायबिटीज*, डायबिटीज़*, डायबेटीज*, शुगर*, शूगर*, मधुप्रमेह, ડાયાબિટીસ*, મધુપ્રમેહ*, ડાયાબીટીસ*, ডায়াবেটিস*, ডায়াবেটিক*, ডায়াবেটিস*, বহুমূত্র*, நீரிழிவு*, சர்க்கரை நோய்*, சர்க்கரை வியாதி*, மதுமேக*, మధుమేహ*, షుగర్ వ్యాధి*, షుగర్*, డయాబెటిస్*, చక్కెర వ్యాధి*, ಮಧುಮೇಹ*, ಸಕ್ಕರೆ ಕಾಯಿಲೆ*, ಡಯಾಬಿಟಿಸ್*, പ്രമേഹ*, ഡയബറ്റി*, ഷുഗർ*, sugar # se, sugar # to, sugar thi #, sugar tha #, sugar # thi, sugar # tha, sugar .. zimmedari, sugar .. jimmedari, sugar ki chinta, sugar ki tension, sugar ka darr, sugar ka dar, sugar ke rogi, sugar wali, sugar report, sugar test, phir se meetha, phir se mitha, meetha bhi khao, mitha bhi khao, meetha khao bina, mitha khao bina, शुगर की चिंता, फिर से मीठा, मीठा खाता हूं, मीठा खाती हूं, मीठा भी खाएं, मीठा भी चल*, इंसुलिन छूट*, इंसुलिन बंद*, इन्सुलिन*, साखर नियंत्रण*, साखर # वरून, रक्तातील साखर*, साखरेचा आजार, साखरेची पातळी, गोड खा*, sakhar niyantran*, sakhar # var, raktatil sakhar, raktatli sakhar, sakhrechi patali, sakharecha aajar, સુગર*, બ્લડ સુગર*, ઇન્સ્યુલિન*, ઈન્સ્યુલિન*, sugar kabu, sugar kabuma, mithi peshab, mithi pesab, ব্লাড সুগার*, সুগার*, ইনসুলিন*, রক্তের চিনি*, sugar kome, sugar komay, rokter chini, சுகர்*, இன்சுலின்*, சர்க்கரை அளவு*, சர்க்கரை கட்டு*, sugar kurai*, ఇన్సులిన్*, చక్కెర స్థాయి*, రక్తంలో చక్కెర*, raktam lo chakkera, raktamlo chakkera, sugar tagg*, ಇನ್ಸುಲಿನ್*, ಸಿಹಿಮೂತ್ರ*, ಡಯಾಬಿಟೀಸ್*, ರಕ್ತದ ಸಕ್ಕರೆ*, ಸಕ್ಕರೆ ಮಟ್ಟ*, sakkare matta, raktada sakkare, ഇൻസുലിൻ*, ഷുഗറ*, രക്തത്തിലെ പഞ്ചസാര*, panchasara asukham, शक्कर की बीमारी*, शक्कर # से, shakkar ki bimari, shakkar # se, shakar ki bimari, chini ki bimari, चीनी की बीमारी*, मीठी बीमारी*, mithi bimari, meethi bimari, gulab jamun khat*, jalebi khat*, rasgulla khat*, ab mitha khat*, ab meetha khat*, रसगुल्ला खा*, जलेबी खा*, साखर नॉर्मल*, साखर नॉर्म*, sakhar normal, इन्सुलिन ची, இன்சுலின், சர்க்கரை நார்மல்*, షుగర్ నార్మల్*, ಸಕ್ಕರೆ ನಾರ್ಮಲ್*, ಶುಗರ್ ನಾರ್ಮಲ್*, sugar mukt, sugar mukti, sugar nashak, sugar nash, sugar har, sugar nivarak, sugar rakshak, sugar go, sugar hara, sugar kill, शुगर मुक्त*, शुगर नाश*, શુગર મુક્ત*, madhu mukt, madhunash*, मधुनाश*, शुगर निल*',
    },
    hints: { in: 'sugar ko, sugar ka, sugar ki, sugar par, sugar mein, sakkare, sarkarai, chini ki bimari' },
    gate: 'refuse',
    schedule: [9],
    scheduleJ: [14],
  },
  {
    label: 'Diseases and disorders of the brain',
    names: {
      en: 'brain disease*, brain disorder*, brain tumour*, brain damage, brain haemorrhage, brain stroke, alzheimer*, dementia, parkinson*, parkinsonism, encephalitis, brain fever, meningitis, memory loss, loss of memory, senility, autism, autistic, ^adhd, cerebral palsy, mental retardation, retarded, down syndrome, shaking hands, hands that shook, hands that spilled, hands shake, remembers? our names, remember* names, forgot our names, never looked at us, first time said amma, forgets? her .. names, forgets? his .. names, forgets? names, forgot her name, forgot his name, forgets? faces, recognis* her children, call them one by one',
      in: 'parkinsan*, alzaimer*, aljaimer*, bhulne ki bimari, bhoolne ki bimari, yaddasht khona, dimagi bimari*, dimaagi bimari*, dimagi bukhar, dimaagi bukhar, smritibhransh*, mandbuddhi*, kampavata*, kampavat*, kampa vata, marathi noi, marathinoi, nadukku vatham, nadukkuvatham, marati noi, अल्जाइमर*, अल्झायमर*, पार्किंसन*, पार्किन्सन*, डिमेंशिया, भूलने की बीमारी, दिमागी बुखार, haath kaanp*, hath kaanp*, haath kamp*, हाथ कांप*, ladkhadat*, लड़खड़ात*, zubaan ladkhad*, ஆட்டிசம்*, ఆటిజం*, ಆಟಿಸಂ*, ഓട്ടിസ*, ऑटिज़म*, ऑटिज्म*, स्वमग्न*, ઓટિઝમ*, অটিজম*',
    },
    hints: { en: 'brain', in: 'dimag, dimaag, mastishk*' },
    gate: 'refuse',
    schedule: [10],
    scheduleJ: [17, 37, 41],
  },
  {
    label: 'Diseases and disorders of the eyes',
    names: {
      en: 'eye disease*, eye disorder*, eye problem*, eye infection*, conjunctivitis, weak eyesight, poor eyesight, eyesight, eye sight, macular, retina*, myopia, near sighted*, short sighted*, shortsighted*, long sighted*, spectacles, spectacle number, eye number, ^presbyopia, lens power, power of glasses, number of glasses, specs number, improves vision, sharper vision, better vision, clear vision, 20 20 vision, dry eye*, squint, throw away your glasses, throw your glasses, without glasses, rid of glasses, off your glasses, off with glasses, goodbye to glasses, reading glasses, number of my spectacles, spectacles? number, lens number, threads newspapers?, threads? needles?, read the newspaper, thick glasses, specs off, minus number, plus number, number of specs, minus power, power of specs, specs gone, spectacles off, lenses off',
      in: 'aankh ka number, aankhon ka number, ankh ka number, ankhon ka number, aankhon ka nambar, chashme ka number, chashme ka nambar, chashme ka namber, chashme wale, chashma utar*, chashma hat*, chashma chhut*, chashma chhoot*, आंख का नंबर*, आंखों का नंबर*, चश्मे का नंबर*, चश्मा उतर*, चश्मा हट*, aankhon ki roshni, ankhon ki roshni, aankho ki roshni, ankho ki roshni, aankh ki roshni, aankhon ki kamzori, nazar kamzor, nazar tez, najar tej, nazar ki kamzori, drishti dosh*, drishti kamzor*, netra rog*, netra vikar*, eye rog, kannadi number, kann paarvai, kan parvai, kan noi, kannoi, kanti chupu, kanti samasya*, kanti vyadhi, dolyanche vikar, dolyancha number, najar vadh*, drushti dosha, kannina drishti, kazhcha kuravu, kazhchakkurav*, chokher jyoti, chokher powar, dristi shakti, drishti shakti, आंखों की रोशनी, आँखों की रोशनी, दृष्टि दोष, कमज़ोर नज़र, நேத்திர, கண் பார்வை, கண்பார்வை, chashma bech*, chashma kabad*, chashma phenk*, chashma fenk*, chashma utr*, चश्मा कबाड़*, चश्मा फेंक*, चश्मा बेच*, चश्मा छूट*, चष्मा*, chashma gel*, chashma jat*, ચશ્મા*, ચશ્માં*, চশমা*, chosma*, கண்ணாடி இல்ல*, கண்ணாடி தேவை*, kannadi thevai*, kannadi illa*, కళ్లద్దా*, kalladdal*, ಕನ್ನಡಕ*, kannadaka*, കണ്ണട ഇല്ലാ*, കണ്ണട വേണ്ട*, kannada venda, number utar*, number ghat*, नंबर घट*, नंबर उतर*, नंबर कम*, number kami, नंबर कमी*, નંબર ઘટ*, નંબર ઉતર*, nambar utar*',
    },
    hints: {
      en: 'vision, sight, glasses, specs, lenses',
      in: 'nazar, najar, drishti, roshni, chashma*, chasma, chashme*, chashmyacha, चश्मा, चश्मे, चश्म्याचा',
    },
    gate: 'refuse',
    schedule: [11, 49],
    scheduleJ: [32],
  },
  {
    label: 'Diseases and disorders of the uterus',
    names: {
      en: 'uterus, uterine, fibroid*, endometriosis, prolapsed womb, womb prolapse, pcod, pcos, polycystic, ovarian cyst*, ovary cyst*, cysts, cervical cancer, womb disease*',
      in: 'garbhashay*, garbhashay rog*, garbhashaya*, bachedani*, bachchedani*, bachadani*, bacchedani*, bachedaani*, yutras*, rasoli*, rasauli*, fibroyid*, garbhapishvi*, garbhapishavi*, garbashaya*, karuppai*, karppappai*, garbha sanchi, garbhasanchi, गर्भाशय*, बच्चेदानी*, रसौली*, पीसीओडी*, पीसीओएस*, ગર્ભાશય*, জরায়ু*, கருப்பை*, గర్భాశయ*, ಗರ್ಭಾಶಯ*, ಗರ್ಭಕೋಶ*, ഗർഭാശയ*',
    },
    hints: { en: 'womb, ovaries, ovary, ovulation' },
    gate: 'refuse',
    schedule: [12],
    scheduleJ: [15],
  },
  {
    label: 'Disorders of menstrual flow',
    names: {
      en: 'menstrual*, menstruation, menses, menorrhag*, amenorrh*, dysmenorrh*, period pain*, period cramp*, periods pain, painful period*, irregular period*, late period*, delayed period*, missed period*, missed her period, misses her period, her period, my period, your period, periods? came back, periods? come back, heavy period*, regular period*, heavy bleeding, monthly cycle, monthly cycles, monthly pain*, period problem*, scanty period*, ^pms, that time of the month, monthly days, regulates? your period*, regularis* period*, periods regular, periods on time, periods on date, period on time, bring* on period*, menopaus*, hot flush*, hot flash*, cramps every month, monthly cramp*, irregular cycles?, regular cycles?, cycles? on time, cycles regular, cycle regular, your cycle, her cycle, my cycle, clots every month, heavy days, painful days, monthly visitor, cycles set right, that week of the month, menarche, perimenopaus*, three months without, brings her, your date back, date back within, she is late, when she is late, girls? who are late, her date .. late, period .. late, periods .. late, period was late, bring* your date, bring* her date, bring* the date, your missed date, your date missed, her missed date, missed your date, missed her date',
      in: 'masik dharm*, maasik dharm*, masikdharm*, mahavari*, mahwari*, maahwari*, mahavaari*, mahvari*, mc time, period ka dard, period ke dard, periods ka dard, periods mein dard, period mein dard, rajodharm*, rutusrav*, ritusrav*, masik pali*, maasik pali*, masik srav*, rajonivrut*, masik rituchakra, masik byatha, masiker byatha, ritusrab*, rtustrav, mathavidai*, maadhavidai*, madhavilakku*, maadhavilakku*, mathavilakku*, bahishtu*, nelasari*, rutuchakra*, ruthu chakra*, muttu novu, muttina*, arthavam*, arthava*, aarthava*, masamura*, kashtartava*, माहवारी*, मासिक धर्म*, मासिकधर्म*, मासिक पाळी*, पीरियड*, માસિક*, মাসিক*, ঋতুস্রাব*, মাথাবিদায়, மாதவிடாய்*, மாதவிலக்கு*, నెలసరి*, బహిష్టు*, ಮುಟ್ಟು*, ಋತುಚಕ್ರ*, ആർത്തവ*, periods time, period time par, periods time par, periods aane, periods aaye, period aaye, period aa jaye, period laye, ruki mahwari, ruki hui mahwari, ruke periods, mc khul*, mc rukna, mc saaf, mahina na aana, mahina aane, mahina khul*, महीना खुल*, महीना न आ*, पाळी नियमित*, पाळी वेळेवर*, पाळीचा त्रास*, पाळीच्या*, pali niyamit*, paliche dukh*, paliche tras, masik niyamit*, ઋતુસ્રાવ*, পিরিয়ড*, পিরিওড*, mashik*, masik niyomit*, பீரியட்ஸ்*, தூரம் தள்ளி*, పీరియడ్స్*, ಪೀರಿಯಡ್ಸ್*, ಮುಟ್ಟಿನ*, പീരിയഡ്സ്*, ആർത്തവ*, മാസമുറ*, mahina ruk*, mahina nahi aa*, रुका हुआ महीना*, महीना रुक*, महीना नहीं आ*, mahina aa jay*, thamba pali, date aa jay*, date laye, date ruk*, तारीख आ जा*',
    },
    hints: {
      en: 'periods, period, bleeding, cramps, monthly',
      in: 'piriyad*, periyad*, peeriyad*, periods, masik',
    },
    gate: 'refuse',
    schedule: [13],
    section3: 'c',
  },
  {
    label: 'Disorders of the nervous system',
    names: {
      en: 'nervous system, nervous disorder*, nerve disorder*, nerve pain, nerve damage, nerve weakness, weak nerves, neuropath*, neuralgia*, sciatica, migraine, migraines, multiple sclerosis, neurolog*, numbness, tingling, trigeminal, tremor*, shaking hands, vertigo, half head ache, one sided headache',
      in: 'sayatika*, saitika*, sayetika*, siyatika*, gridhrasi, gridhrsi, griddhasi, naso ki kamzori, nason ki kamzori, nason ka dard, naso ka dard, nas par nas, nasa dukh*, adhasisi*, adha sisi, adhasheeshi, ardhashishi*, ardhavabhedak*, aadhe sir, aadha sir, migren*, maigren*, maigrain*, majjatantu*, narambu thalarchi*, narambu noi*, otrai thalaivali, orrai talaivali, nara dourbal*, nadi dourbalya, nara bala*, snayu rog*, snayu dourbal*, snayu durbal*, mathar yantrana, माइग्रेन*, साइटिका*, सायटिका*, आधासीसी, अर्धशिशी*, नसों की कमजोरी*, नसों का दर्द*, மைக்ரேன், ஒற்றைத் தலைவலி*, நரம்பு தளர்ச்சி*, మైగ్రేన్*, నరాల బలహీనత*, ಮೈಗ್ರೇನ್*, മൈഗ്രേൻ*',
    },
    hints: { en: 'nerves, nerve', in: 'naso, nason, naadi tantra, narambu*, snayu*' },
    gate: 'refuse',
    schedule: [14],
  },
  {
    label: 'Disorders of the prostate',
    names: {
      en: 'prostate, prostat*, prostrate gland, enlarged gland, frequent urination, urinating at night, dribbling urine, weak stream, night trips to the toilet, getting up at night to pass water, toilet at night, bathroom at night, toilet .. at night, run* to the toilet, running to the toilet, running to the bathroom, up at night to, gentlemen over, passing urine, pass urine, burning urine, weak flow, urine flow, urine stops, urine leak*, bed wetting, bedwetting',
      in: 'prostet*, prostat*, paurush granthi, purusha granthi, gadood*, gadud*, baar baar peshab, bar bar peshab, prostate badh*, sukkilam sur*, प्रोस्टेट*, बार बार पेशाब*, प्रोस्टेट ग्रंथि, प्रॉस्टेट*, peshab ruk*, peshab mein jalan, peshab ki jalan, boond boond peshab, peshab boond, raat ko peshab, बूंद बूंद पेशाब*, पेशाब में जलन*, पेशाब रुक*, रात को पेशाब*, लघवी*, laghvi*, પેશાબ*, প্রস্রাব*, prosrab*, சிறுநீர் அடைப்ப*, సరిగా మూత్ర*, మూత్ర*, ಮೂತ್ರ*, mutra samasya, മൂത്രതടസ്സ*, പ്രോസ്റ്റേറ്റ്*, પ્રોસ્ટેટ*, প্রস্টেট*, প্রোস্টেট*, புராஸ்டேட்*, ప్రోస్టేట్*, ಪ್ರಾಸ್ಟೇಟ್*',
    },
    gate: 'refuse',
    schedule: [15],
  },
  {
    label: 'Dropsy',
    names: {
      en: 'dropsy, oedema, edema, ascites, water retention, fluid retention',
      in: 'jalodar*, jalodhar*, jalandhar rog, sharir mein sujan, mahodara*, mahodaram, shotha rog*, जलोदर*, நீர்க்கோவை, மகோதர*',
    },
    gate: 'refuse',
    schedule: [16],
  },
  {
    label: 'Epilepsy and fits',
    names: {
      en: 'epilepsy, epileptic*, epilepsi*, seizure, seizures, convulsion*, fits of epilepsy, fits stop*, stops? fits, falling sickness, never gets? fits, gets? fits, got fits, getting fits, has fits, have fits, had fits, having fits, fits never, fits at night, fits in .. sleep, no more fits, fits not one, one fit, no fits, free of fits, foam at the mouth, falling to the ground',
      in: 'mirgi*, mirgee*, miragi*, mirgiche, mrigi*, apasmar*, apasmara*, fepharu, fefra rog, fepre, phepre*, fepharyu, kakkai valippu, kakka valippu, kakkavalippu*, valippu noi*, valippu, murcha rog*, moorcha*, murchha*, murcharoga*, murchha vyadhi*, moorchha vyadhi*, mrigi rog*, mirgi rog*, daure padna, daure aana, jhatke aana, aakdi*, akdi, apasmaram, chuzhali*, मिर्गी*, मिरगी*, अपस्मार*, फेफरे, વાઈ, মৃগী*, வலிப்பு*, காக்காய் வலிப்பு*, మూర్ఛ*, ಮೂರ್ಛೆ*, ಅಪಸ್ಮಾರ*, അപസ്മാര*, ചുഴലി*, mirgi ke daure, mirgi ka daura, dauron se, daura padna, daura nahi, दौरा*, दौरे*, आकडी*, फिट येण*, fit yene, fits yet*, ખેંચ*, khench, খিঁচুনি*, khichuni*, khinchuni*, ఫిట్స్*, ಫಿಟ್ಸ್*, ഫിറ്റ്സ്*, வலிப்ப*',
    },
    hints: { en: 'fits of', in: 'daure, jhatke' },
    gate: 'refuse',
    schedule: [17, 20],
    scheduleJ: [16],
  },
];
