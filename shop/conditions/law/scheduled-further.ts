import type { LawCondition } from './condition.ts';

/** The further conditions of the Schedule of the Drugs and Magic Remedies Act 1954. */
export const scheduledFurther: LawCondition[] = [
  {
    label: 'Female diseases',
    names: {
      en: 'leucorrhoea, leukorrhea, leucorrhea, leukorrhoea, white discharge, vaginal discharge, vaginal*, vagina, childbirth loosened, tighten* .. childbirth, tight again, like a virgin, bride again, intimate wash tighten*, loose after .. birth, loosened by childbirth, vaginitis, female disease*, women disease*, ladies problem*, female problem*, gynaec*, gynec*, white water problem, ^uti, urinary tract infection*, urinary infection*, urine infection*, hormonal imbalance*, hormone imbalance*, hormone problem*, ^pcod, ^pcos, post partum depression, breast lump*, breast pain, lactation failure, milk doubled, doubles? milk, doubles? .. milk, more milk in, milk supply, lactation, increases? breast milk, breast milk flow',
      in: 'safed pani*, safed paani*, safed pada*, shwet pradar*, shvet pradar*, swet pradar*, sweta pradar*, pradar*, likoria*, likoriya*, lukoria*, leukoria*, leucoria*, lyukoria*, stri rog*, istri rog*, streerog*, stree rog*, mahila rog*, mahilaon ki bimari, mahilao ki bimari, gupt rog*, pandhre pani, pandhare pani, angavar pandhre, shwetpradar*, sada srab, shada srab, vellai paduthal*, vellaipaduthal*, vellai padudhal*, vellapokku*, vellapoku*, tella batta*, tellabatta*, bili seragu*, bilupu, bili mutt*, श्वेत प्रदर*, सफेद पानी*, सफ़ेद पानी*, ल्यूकोरिया*, लिकोरिया*, प्रदर*, स्त्री रोग*, अंगावरून पांढरे, પ્રદર, સફેદ પાણી, সাদা স্রাব*, শ্বেতপ্রদর*, வெள்ளைப்படுதல்*, తెల్లబట్ట*, ಬಿಳಿ ಸೆರಗು*, വെള്ളപോക്ക്*, peshab mein jalan, peshab me jalan, peshab ki jalan, mutra jalan, mutra sankraman, moothra kaduppu, moothrakkaduppu, neer kaduppu, nirkaduppu, doodh badh* maa, maa ka doodh badh*, मां का दूध बढ़*, स्तनपान',
    },
    hints: { en: 'hormones, hormonal, hormone, discharge, urine', in: 'harmon*, harmones, peshab, mutra' },
    gate: 'refuse',
    schedule: [18],
  },
  {
    label: 'Fevers',
    names: {
      en: 'fever, fevers, feverish, malaria, dengue, chikungunya, chikungunia, viral fever, swine flu, flu virus, influenza, platelet*, covid*, corona, coronavirus, virus, viruses, viral infection*, viral attack*',
      in: 'bukhar*, bukhaar*, jwar, jvar, jwara, jvara, jwaram, jvaram, jwaranashak, jor hole, jvarahara, taap utar*, dengu, malariya, maleria, kaichal*, kaachal*, kaychal*, jwarada, joror, korona, koronavairas*, vairal, vishamjwar*, chickenguniya, dengu*, बुखार*, ज्वर*, डेंगू*, मलेरिया*, चिकनगुनिया*, कोरोना*, कोविड*, वायरल*, ताप उतर*, તાવ, ડેન્ગ્યુ*, મેલેરિયા*, জ্বর*, ডেঙ্গু*, ম্যালেরিয়া*, காய்ச்சல்*, டெங்கு*, జ్వర*, డెంగ్యూ*, ಜ್ವರ*, ಡೆಂಗ್ಯೂ*, പനിക്ക്, പനി, ഡെങ്കി*',
    },
    hints: { en: 'flu' },
    gate: 'refuse',
    schedule: [19],
  },
  {
    label: 'Form and structure of the female bust',
    names: {
      en: 'cleavage, fill your blouse, fills? your blouse, fuller blouse, blouse size, bra size, flat chest, flat chested, bust line, bustline, bust size, bust cream, bust firm*, bust lift*, bust enlarg*, breast*, bosom*, cup size, bigger bust, fuller bust, firmer bust, bust up, fuller figure, a cup to, b cup, c cup, d cup, cup size*, one cup, two cups bigger, bra size*, new bra, bigger bra, blouse, fuller figure, feminine curves, curvier, hourglass, cleavage, perky, sagging after, from flat to full, flat chest*, breastfeeding pulled',
      in: 'stan, stan ka, stano*, stanon*, stan vridhi, stan vridhdhi, vaksh ka, vakshon*, vaksh ko, vakshsthal*, sudol vaksh, sudaul vaksh, sudol stan, sudaul stan, chhati ka size, breast size, brest*, stanachya, stanancha, stanacha, marbagam, marbaga valarchi, maarbaga, stana vriddhi*, stana vridhdhi*, स्तन*, वक्ष*, સ્તન*, স্তন*, மார்பக*, స్తన*, ರೊಮ್ಮು, ಸ್ತನ*, സ്തന*, മാറിട*, chhoti chhati, chhati ko bharpur, chhati badi, chhati ko sudol, chhati sudol, stan sudol*, stano ko, stanon ko, stan bade, figure banaye, figure sudol, suddol*, sudaul*, सुडौल*, vaksh*, uroj*, उरोज*, छाती बड़*, स्तनां*, stananche, marbag*, maarbaga*, రొమ్ము*, rommu*, ಎದೆ ದೊಡ್ಡ*, stana*, മാറിട*, maarid*, ubhaar*, ubhar laye, उभार*, blouse tight',
    },
    hints: { en: 'bust, curves, figure' },
    gate: 'refuse',
    schedule: [21],
    scheduleJ: [19],
  },
  {
    label: 'Gall stones, kidney stones and bladder stones',
    names: {
      en: 'gall stone*, gallstone*, kidney stone*, bladder stone*, renal stone*, urinary stone*, ureter*, calculi, stone breaker, lithotripsy, gall bladder, gallbladder, stones in kidney*, stones in the kidney*, stones in your kidney*, kidney gravel, oxalate crystal*, stone in the bladder, passing stones, pass stones, # mm stone*, mm stones?, big stones? out, stones? in # days, stones? passed, # mm in the kidney, mm stone, stone of # mm, crushes? stones, stone crush*, stone that hurt, stone as big, tamarind seed came, stone came out, stones came out',
      in: 'किडनी स्टोन*, किडनी के स्टोन*, मूत्रमार्ग*, pathri*, pathari*, patthri*, pattharee, pathree*, ashmari*, asmari*, mutkhada*, mutkhade*, pittashmari, gurde ki pathri, pathri*, pathor kidney, pathar gall, siruneeraga kal*, siruneeragakal*, sirunirag* kal*, pitthappai kal*, pittapai kal*, mutra kal*, kidney kal*, kidni stone, kidni ke stone, mutrashay* pathri, mutrapinda kallu*, mutrakosha kallu*, kidniyil kallu, kidney raallu, kidnilo rallu, moothrakkallu*, mutrakallu*, pittakosha kallu*, पथरी*, स्टोन किडनी, मूत्रखडा*, मुतखडा*, મૂત્રપિંડની પથરી, પથરી*, পাথরি, কিডনির পাথর*, পিত্তপাথর*, சிறுநீரகக் கல்*, சிறுநீரக கல்*, కిడ్నీలో రాళ్ల*, మూత్రపిండాల్లో రాళ్ల*, ಕಿಡ್ನಿ ಸ್ಟೋನ್*, ಮೂತ್ರಪಿಂಡದ ಕಲ್ಲು*, മൂത്രക്കല്ല്*, pathor gol*, pathor gole, patthar gal*, patthar nikal*, pathri gal*, pathri nikal*, pathri toot*, पथरी निकल*, खडा पडतो, खडे पडतात, khada pad*, મૂત્રપથરી*, પિત્તાશયની પથરી, পাথর গল*, পাথর বের*, পিত্তথলির পাথর*, kidnir pathor, pitto pathor, siruneeraga kal, siruneerag kal, பித்தப்பை கல்*, பித்தக் கல்*, கல் கரை*, kal karai*, kidney raallu*, kidney rallu*, kidneelo raallu, కిడ్నీ రాళ్*, రాళ్లు కరిగ*, రాళ్ళు కరిగ*, raallu karig*, rallu karig*, ಕಲ್ಲು ಕರಗ*, ಪಿತ್ತಕೋಶದ ಕಲ್ಲು*, kallu karag*, വൃക്കയിലെ കല്ല്*, കല്ല് അലി*, കല്ല് പോക*, പിത്താശയ കല്ല്*, kallu ali*, vrukkayile kallu, kidney kallu',
    },
    hints: { en: 'stone, stones, that stone' },
    gate: 'refuse',
    schedule: [22],
    scheduleJ: [50],
  },
  {
    label: 'Gangrene',
    names: {
      en: 'gangrene, diabetic foot, amputation*, bed sore*, bedsore*, non healing wound*, black toe*, leg not cut, foot not cut, leg saved, foot saved',
      in: 'gangrin*, gengrin*, gaingrin*, sadan rog, गैंग्रीन*',
    },
    gate: 'refuse',
    schedule: [23],
    scheduleJ: [20],
  },
  {
    label: 'Glaucoma',
    names: {
      en: 'glaucoma, glucoma, eye pressure',
      in: 'kala motiya*, kaala motiya*, kanch bindu, kaanchbindu, kachbindu*, glokoma, glaukoma, kan azhuththam, kann azhuttam, ग्लूकोमा, काला मोतिया, काचबिंदू*, கண் அழுத்த*',
    },
    gate: 'refuse',
    schedule: [24],
    scheduleJ: [22],
  },
  {
    label: 'Goitre and the thyroid',
    names: {
      en: 'goitre, goiter, thyroid, thyroids, hypothyroid*, hyperthyroid*, ^tsh, tsh level*, ^t3, ^t4, thyroxine',
      in: 'thayroid*, thairoid*, thyroyd*, thairaid*, thairaaid*, thayraid*, thairayd*, galgand*, galaganda*, gandmala*, ghengha, ghenga, galagand*, kazhuththu kazhalai, kazhalai noi, gandamala, थायराइड*, थायरॉइड*, थाइरॉइड*, थायरॉईड*, गलगंड*, घेंघा, થાઇરોઇડ*, থাইরয়েড*, தைராய்டு*, థైరాయిడ్*, ಥೈರಾಯ್ಡ್*, തൈറോയ്ഡ്*',
    },
    gate: 'refuse',
    schedule: [25],
    scheduleJ: [23],
  },
  {
    label: 'Heart diseases',
    names: {
      en: 'heart disease*, heart attack*, heart failure, heart block*, heart patient*, heart problem*, heart trouble*, heart ailment*, heart stroke*, heart palpitation*, palpitation*, cardiac*, cardio vascular*, cardiovascular*, coronary, angina, myocardial*, infarction, bypass surgery, bypass, angioplasty, stent, stents, open heart, irregular heart*, weak heart, heart health, healthy heart, strong heart, heart strong, chest pain, rheumatic heart, ischemi*, ischaemi*, cardiologist*, cardiac, heart pipes?, pipes of the heart, choked, choked heart, clogged heart, without balloon, no balloon, balloon or wire, ballooning, nitrate*, nitroglycerin*, ejection fraction, second attack, third attack, attack again, another attack, chest pain*, tight chest walking, saved his heart, heart of a boy, three blocks, two blocks, blocks? opened, blocked vessel*, artery opener, cardio clean*, cardio care, cardio tonic, cardio guard, cardio protect*, cardio flow',
      in: 'dil ki nas*, dil ki nason, dil ki band, band nas, band nase, band nasen, band naso, band nason, nase khol*, naso ko khol*, nason ko khol*, दिल की नस*, दिल की बंद*, बंद नस*, नसें खोल*, नसों को खोल*, बंद नसें, heart ke mareej, heart ke mariz, heart ki bimari, heart ke rogi, heart blockej*, hart attack*, hart atak*, haart*, hridaya rog*, hriday rog*, hruday rog*, hridrog*, hrudrog*, hridrog, hridayarog*, hrudayavikar*, hruday vikar*, hriday vikar*, dil ka daura, dil ke daure, dil ka dora, dil ki bimari, dil ke mareez*, dil ke mariz*, dil ke rogi, hrudaya rog*, hruday roga*, hrudayacha jhatka, hrudayvikaracha, hrudroga*, hridrog*, hridroga*, hridrog, idhaya noi*, idaya noi*, ithaya noi*, idhayanoi*, maradaippu*, maaradaippu*, gunde jabbu*, gundepotu*, gunde potu*, gunde poto, hrudaya roga*, hrudayaghata*, hrudayaghat*, hridayaghat*, hriday ghat, hridayaghaat*, hrudayakhata*, हृदय रोग*, हृदयरोग*, हृदयविकार*, हार्ट*, दिल का दौरा*, दिल की बीमारी*, दिल के दौरे*, हृदयघात*, હૃદયરોગ*, હાર્ટ*, હૃદય રોગ*, হৃদরোগ*, হার্ট*, இதய நோய்*, மாரடைப்பு*, గుండె జబ్బు*, గుండెపోటు*, గుండె పోటు*, ಹೃದಯಾಘಾತ*, ಹೃದ್ರೋಗ*, ಹೃದಯ ರೋಗ*, ഹൃദ്രോഗ*, ഹൃദയാഘാത*, heart blok*, dil ka block, dil ke block, stent*, nason ka block, naso me block, naso mein block, heart ki nas*, dil ki nas*, dil ki dhadkan, dhadkan tez, ghabrahat dhadkan, हार्ट ब्लॉक*, हृदय ब्लॉक*, ब्लॉकेज*, दिल की धड़कन*, छातीत दुख*, छातीत दुखणे, chhatit dukh*, hrudayvikar, હૃદય બ્લોક*, બ્લોકેજ*, হার্ট ব্লক*, হার্টের ব্লক*, heart er block, হার্ট অ্যাটাক*, இதய அடைப்பு*, idhaya adaippu*, గుండె బ్లాక్*, గుండెలో బ్లాక్*, gunde block*, gundelo block*, gunde noppi*, ಹೃದಯದ ಬ್ಲಾಕ್*, hrudayada block*, ഹൃദയത്തിലെ ബ്ലോക്ക്*, ഹൃദയാഘാത*, hridayathile block*, hridrogam*',
    },
    hints: { en: 'heart, hearts', in: 'hriday*, hruday*, idhaya*, gunde, hridoy' },
    gate: 'refuse',
    schedule: [26],
    scheduleJ: [2, 38, 46],
  },
  {
    label: 'High or low blood pressure',
    names: {
      en: 'lower number, upper number, top number, bottom number, # over #, 120 80, pressure reading*, blood pressure, blood pressures, high bp, low bp, ^bp, hypertension, hypertensive, hypotension, hypertens*, systolic, diastolic, pressure tablet*, pressure patient*, pressure medicine*, high pressure patient*, # # becomes # #, # # became # #, # # to # #, upper # lower, lower number, photo of the machine, pressure pill*, pressure machine',
      in: 'bp high, bp low, bp ki, bp ka, bp ko, bp ke, bp wale, b p ki, bipi, beepee, blad preshar*, blad presar*, raktachap*, raktchap*, rakt chap*, raktadab*, raktadaab*, raktdab*, raktdaab*, rakt dab*, rakta chap*, uchcha raktachap*, uchch raktchap*, uccha raktachap*, lohi nu dabaan, lohinu dabaan, lohi nu daban, raktochap*, raktachaap*, roktochap*, rokto chap, rokter chap, ratha azhutham*, ratha aluttam*, raththa azhuththam*, raththa azhutham*, rathakothippu*, rathakkothippu*, ratha kothippu*, iratha azhutham*, iraththa azhuththam*, raktapotu*, rakta potu*, raktaposhu*, raktada ottada*, raktadottada*, rakta ottada*, rakthasammardam*, raktasammardam*, raktha sammardam*, rakta sammardam*, raktha sammardham*, रक्तचाप*, ब्लड प्रेशर*, ब्लडप्रेशर*, बीपी*, रक्तदाब*, બ્લડ પ્રેશર*, લોહીનું દબાણ*, રક્તચાપ*, রক্তচাপ*, প্রেসার*, ব্লাড প্রেসার*, இரத்த அழுத்த*, ரத்த அழுத்த*, இரத்தக் கொதிப்பு*, ரத்தக் கொதிப்பு*, பிபி, రక్తపోటు*, బీపీ*, ರಕ್ತದೊತ್ತಡ*, ಬಿಪಿ*, രക്തസമ്മർദ്ദ*, രക്തസമ്മർദ*, upar wala #, neeche wala #, ऊपर वाला #, नीचे वाला #, bp machine, pressure ki machine, presher*, प्रेशर #, प्रेशर नॉर्मल*, pressure normal',
    },
    gate: 'refuse',
    schedule: [27],
    scheduleJ: [25],
  },
  {
    label: 'Hydrocele and hernia',
    names: {
      en: 'hydrocele, hydrocoele, hernia, hernias, rupture of bowel, ruptures, swollen testicl*, testicle*, scrotum, rupture goes, ruptures, truss, tapping, groin swelling',
      in: 'hydrosil*, haidrosil*, haydrosil*, hydrosel*, andkosh*, andkosh vridhi, andvriddhi*, andavriddhi*, antravriddhi*, aant utarna, aant utar*, harniya*, harnia*, haraniya*, kudalirakkam*, kudal irakkam*, vidai vikkam, virai vikkam, अंडकोष*, हाइड्रोसील*, हर्निया*, हरनिया*, हर्नीया*, குடலிறக்க*, ഹെർണിയ*, aandkosh*, अंडवृद्धि*, आंत उतर*, અંડકોષ*, વધરાવળ*, સારણગાંઠ*, sarangaanth*, হার্নিয়া*, হাইড্রোসিল*, একশিরা*, hernia*, ஹெர்னியா*, விரைவீக்க*, kudalirakka*, హెర్నియా*, బుడ్డ*, ಹರ್ನಿಯಾ*, ಅಂಡವಾಯು*, ഹെർണിയ*, വൃഷണ*',
    },
    gate: 'refuse',
    schedule: [28, 44],
    scheduleJ: [24, 26],
  },
  {
    label: 'Hysteria, insanity and disorders of the mind',
    names: {
      en: 'hysteria, hysteric, insanity, insane, madness, schizophreni*, bipolar disorder, psychiatr*, psychosis, psychotic, depression, depressed, anxiety, anxious mind, panic attack*,  mental illness*, mental disorder*, mental disease*, mental patient*, phobia*, ^ocd, ^ptsd, antidepressant*, depressant*, nervous breakdown, tranquilliser*, tranquillizer*, insomnia, insomniac*, sleeping pill*, sleeplessness, sleep disorder*, sleeping tablet*, dark thoughts, hears? voices, heard voices, hearing voices, black mood*, sadness that, weeping without',
      in: 'hisitiri*, histiri*, hysteriya, pagalpan*, paagalpan*, unmad, unmad rog*, dipreshan*, dipresan*, depresan*, depression ka, avsad*, avasad*, avasaad*, mansik rog*, maansik rog*, manasik rog*, mansik bimari*, manasik aajar*, anidra*, anidraa*, nidranash, neend na aana, neend nahi aati, neend ki goli*, neend ki bimari, chinta rog*, nidranash*, nidra nash, thookaminmai, thukkaminmai, thookkaminmai, thookam inmai, mana azhutham, mana azhuththam, mana noi, manoroga*, mano roga*, manorog*, manasika rog*, nidralem*, nidrahinata*, nidraheenata*, urakkamillayma*, urakkam illayma, vishadarogam*, vishada rogam, khinnate, manasika ottada, aniidra, डिप्रेशन*, अवसाद*, अनिद्रा*, पागलपन*, उन्माद*, मानसिक रोग*, निद्रानाश*, नींद न आना, नींद की गोली*, ડિપ્રેશન*, અનિદ્રા*, ডিপ্রেশন*, অনিদ্রা*, தூக்கமின்மை*, மன அழுத்த*, నిద్రలేమి*, డిప్రెషన్*, ನಿದ್ರಾಹೀನತೆ*, ಖಿನ್ನತೆ*, ഉറക്കമില്ലായ്മ*, വിഷാദ*, ఆందోళన*, udaasi*, udasi*, ghabrahat*, उदासी*, घबराहट*, ghabrahat ki goli',
    },
    gate: 'refuse',
    schedule: [29, 31],
    scheduleJ: [16, 27],
  },
  {
    label: 'Paralysis',
    names: {
      en: 'paralysis, paralysed, paralyzed, paralytic, polio, hemiplegia, facial palsy, palsy, stroke patient*, stroke recovery, after a stroke, his stroke, her stroke, my stroke, had a stroke, stroke victims?, brain stroke, walk* again, walks? again after, stroke survivor*, locomotor ataxia, ataxia, lockjaw, lock jaw, tetanus, never fear a stroke, fear a stroke, a stroke again, second stroke, after .. stroke, stroke victim*, half the body, half his body, left side dead, right side dead, dead arm, dead leg, twisted mouth, crooked mouth, face straight again, stroke oil, from a stroke, face pulled, face straight*, could not lift, could not move, pulled to one side, dragging leg, dragging foot, half body',
      in: 'lakva*, lakwa*, laqwa*, lakhwa, pakshaghat*, pakshaghaat*, pakshvadh, pakshaghata*, pakshavayu*, lakve mein, lakwe, lakve, lakve se, लकवे*, लकवे में, falij, phalij*, faalij*, ardhang*, ardhangvayu, ardhangvaayu, pakkavatham*, pakkavaatham*, pakka vatham*, pakshavatam*, pakshavatham*, pakshavata*, pakshavaatam*, parsvavayu*, parshvavayu*, lakavo, pakvadh, paralisis*, pairalisis*, dhanurvat*, dhanushtambh*, लकवा*, पक्षाघात*, फालिज*, अर्धांगवायू*, पैरालिसिस*, લકવો, લકવા*, পক্ষাঘাত*, பக்கவாத*, పక్షవాత*, ಪಾರ್ಶ್ವವಾಯು*, ಪಕ್ಷವಾತ*, പക്ഷാഘാത*, പക്ഷവാത*, muh tedha, munh tedha, aadha sharir, aadha ang, ek taraf ka sharir, मुंह टेढ़ा*, आधा शरीर*, falij*, अर्धांग*, pokkhaghat*, oru pakkam seyal*, ಲಕ್ವ*, തളർവാത*, thalarvatham*, tharalvaatham*, lakva gela, lakvo mat*, lakwa gay*, लकवा गे*, लकवो*, લકવો*, haath pair chal*, hath paay hal*, muh seedha, munh seedha, मुंह सीधा*, टेढ़ापन सीधा*, हात पाय हल*',
    },
    hints: { en: 'stroke, strokes' },
    gate: 'refuse',
    schedule: [30, 34, 35, 39],
    scheduleJ: [40],
  },
  {
    label: 'Leprosy',
    names: {
      en: 'leprosy, leper, leprous, hansen disease, numb patches, the old curse',
      in: 'kushth*, kusht rog*, kusth*, kustha*, kodh, korh, kod rog, kushtarog*, kushtha*, kushta rog*, kushta roga*, kushtam*, maharog, mahavyadhi, tozhu noi*, thozhunoi*, thozhu noi*, raktapitti, raktpit*, कुष्ठ*, कोढ़*, कोढ, महारोग, કોઢ, কুষ্ঠ*, தொழுநோய்*, కుష్టు*, ಕುಷ್ಠ*, കുഷ്ഠ*',
    },
    gate: 'refuse',
    schedule: [32],
  },
  {
    label: 'Leucoderma',
    names: {
      en: 'leucoderma, leukoderma, vitiligo, white patch*, white spots on skin, loss of skin pigment*, white patches? fill*, patches fill, pigment back, colour comes back to, white marks on .. skin, milk patches',
      in: 'safed daag*, safed dag*, safed dhabb*, shwet kusht*, shvet kusht*, shwetkusht*, shvetkusht*, vitiligo, pandhre dag*, pandhre daag*, pandhara dag, kod, koda, dhola dagh, shweti, sweti, swetirog, dhabal, dhobol, shebti, venkushtam*, venkushtam, ven kuttam*, venpulli*, venpadai*, bolli*, bolli machalu, tella machalu, tonnu rogam*, tonnu, bili tonnu, vellapandu*, vella pandu*, सफेद दाग*, सफ़ेद दाग*, श्वेत कुष्ठ*, पांढरे डाग*, कोड बरा*, कोड गे*, कोड जा*, कोड नाहीस*, कोडावर*,  पांढरा कोड, સફેદ ડાઘ*, শ্বেতী*, ধবল*, வெண்புள்ளி*, வெண்குஷ்ட*, బొల్లి*, ತೊನ್ನು*, വെള്ളപ്പാണ്ട്*, pandhare dag*, pandhra dag, कोड जात*, safed dagh, શ્વેત ડાઘ*, safed dagh*, সাদা দাগ*, sada dag, shada dag, sheti rog, வெண் புள்ளி*, ven pulli*, తెల్ల మచ్చ*, tella machch*, ಬಿಳಿ ಮಚ್ಚೆ*, tonnu*, thonnu*, bili machche*, വെള്ളപ്പാണ്ട്*, പാണ്ട്, paandu rogam',
    },
    gate: 'refuse',
    schedule: [33],
    scheduleJ: [35],
  },
  {
    label: 'Lupus and other immune diseases',
    names: {
      en: 'lupus, autoimmune, auto immune, immune disorder*, hiv, ^aids, aids patient*, aids virus, hiv aids, ^sle',
      in: 'eids, edds, haiv, एड्स*, एचआईवी*, એઇડ્સ, এইডস*, எய்ட்ஸ்*, ఎయిడ్స్*, ಏಡ್ಸ್*, എയ്ഡ്സ്*',
    },
    gate: 'refuse',
    schedule: [36],
    scheduleJ: [1],
  },
];
