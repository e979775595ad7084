import type { LawCondition } from './condition.ts';

/** Illnesses that customers name and no list of the law does. */
export const illnesses: LawCondition[] = [
  {
    label: 'Illness in general',
    isGeneral: true,
    names: {
      en: 'disease, diseases, illness, illnesses, ailment, ailments, chronic condition*, incurable, terminal illness, sickness, epidemic*, pandemic*, every malady, malady, maladies, all problems of health',
      in: 'bimari*, beemari*, bimariyan, bimariyon, beemariyon, vyadhi*, laailaj, lailaj, asadhya, purane rog, gambhir rog, har rog, sabhi rog, sab rog, sare rog, saare rog, rogon, rogo ko, rognashak*, aajar, aajaar, aajaran*, aajarav*, ajaran*, bimari, rog, roga, rogag*, rogamu, rogalu, rogangal*, asukh, osukh, noi, noigal*, noygal*, noyai, noigalai, viyadhi*, jabbulu, kayile*, kayilegal*, asukham, asukhangal*, बीमारी*, बीमारियां*, बीमारियों*, रोग, रोगों*, रोगांव*, आजार*, व्याधि*, લાઇલાજ, બીમારી*, રોગ*, রোগ*, অসুখ*, நோய்*, வியாதி*, వ్యాధి*, వ్యాధుల*, రోగ*, జబ్బు*, ರೋಗ*, ಕಾಯಿಲೆ*, ವ್ಯಾಧಿ*, രോഗ*, അസുഖ*',
    },
    gate: 'doubt',
  },
  {
    label: 'Infection and parasites',
    names: {
      en: 'infection, infections, infectious, fungal infection*, bacterial infection*, yeast infection*, candida, candidiasis, sinusitis, sinus, tonsil*, tonsillitis, parasite*, parasitic, intestinal worm*, tapeworm*, roundworm*, pinworm*, stomach worm*, ear infection*, throat infection*, worm infestation*, dysentery, diarrhoea, diarrhea, amoebic, food poisoning, snake bite*, scorpion sting*, dog bite*, no virus dares, virus dares, virus dare, any virus, every virus, viruses, germs dare, shiver sweat',
      in: 'sankraman*, infekshan*, infection, sainas*, sinus*, pet ke kide, pet ke keede, pet ke kire, krimi rog*, krumi*, krimi nash*, jantu sansarg*, pechish*, pechis*, atisar*, dast, julab lagna, tonsil*, krimir*, krimi, krumigal, naga krimi, jor sitharam, vayitru pokku*, vayitruppokku*, vayitrukadupp*, pulugalu, kadupulo nuli, nuli purugu*, jantu hula, hotte hula*, atisara*, krimishalyam, vayaril virra, vayarilakkam, vayarilakk*, संक्रमण*, इंफेक्शन*, इन्फेक्शन*, साइनस*, पेचिश*, दस्त, अतिसार*, पेट के कीड़े*, कृमि*, जंतुसंसर्ग*, ચેપ, સંક્રમણ*, কৃমি*, সংক্রমণ*, தொற்று*, இன்ஃபெக்ஷன்*, ఇన్ఫెక్షన్*, ಸೋಂಕು*, അണുബാധ*, pas na fatke, paas na phatke, paas nahi fatk*, पास न फटके*, ghar me ghuse nahi',
    },
    hints: { en: 'germs, bacteria, worms, fungus, microbes' },
    gate: 'doubt',
  },
  {
    label: 'Diseases of the skin',
    names: {
      en: 'psoriasis, eczema, dermatitis, ringworm, ring worm, scabies, fungal, skin disease*, skin infection*, skin allergy, skin ailment*, skin disorder*, athlete’s foot, athletes foot, athlete s foot, urticaria, hives, rosacea, impetigo, warts, melasma, keloid*, carbuncle*, abscess*, shingles, itching, itchy rash*, lice, head lice, nail fungus, jock itch, prickly heat, wound healing, heals wounds, burns and wounds, cellulitis, hyperhidrosis, silver scales, scales on, weeping skin, ooz*, ring shaped, fungal itch, jock',
      in: 'soriasis*, soraisis*, soriyasis*, sorayasis*, ekjima*, eczema*, ekzima*, egzima*, daad, dad khaj*, daad khaj*, dad khujli, daad khaaj, khaj khujli*, khaaj, khujli*, khujali*, charm rog*, charma rog*, charmrog*, charmarog*, tvacha rog*, twacha rog*, tvachavikar*, tvacha vikar*, twacha vikar*, dadru*, dhadhar, gajkarn*, gajakarn*, kharuj*, kharij, kharajva, kharuj, nayta, naayta, phunsi*, fode funsi, phode phunsi, fode fhunsi, masse hataye, dhaad, churulkani, chulkani, chulkuni, dad haja, ekjima, sorai*, sirangu*, arippu*, padarthamarai*, padar thamarai*, tholnoi*, thol noi*, tol noi*, sori sirangu, kalanjagapadai*, sorisirangu, gajji*, durada*, carma vyadhi*, charma vyadhi*, charmavyadhi*, huluka*, hulukaddi*, kajji*, turike*, charma roga*, charmaroga*, tvakku rog*, tvagrog*, tvakrogam*, tvak rog*, chorichil*, chirang*, puzhukadi*, सोरायसिस*, सोरियासिस*, एक्जिमा*, एक्ज़िमा*, इसब, दाद, खाज*, खुजली*, चर्म रोग*, चर्मरोग*, त्वचा रोग*, त्वचारोग*, गजकर्ण*, नायटा, खरूज*, ખરજવું*, દાદર*, ખંજવાળ*, ચામડીના રોગ*, সোরিয়াসিস*, একজিমা*, দাদ, চুলকানি*, চর্মরোগ*, சொரியாசிஸ்*, தோல் நோய்*, அரிப்பு*, படர்தாமரை*, எக்ஸிமா*, సోరియాసిస్*, చర్మ వ్యాధు*, దురద*, గజ్జి*, తామర, ಸೋರಿಯಾಸಿಸ್*, ಚರ್ಮ ರೋಗ*, ಚರ್ಮರೋಗ*, ತುರಿಕೆ*, ಕಜ್ಜಿ*, സോറിയാസിസ്*, ത്വക്ക് രോഗ*, ചർമ്മരോഗ*, ചൊറിച്ചിൽ*, sorasis*, soriasis*, chhilke utar*, chhilke gir*, ghamori daad, khujli',
    },
    hints: { en: 'boils, itch, rash, rashes, wound, wounds, burns, sores, allergies' },
    gate: 'doubt',
  },
  {
    label: 'Anaemia and the blood',
    names: {
      en: 'anaemia, anemia, anaemic, anemic, haemoglobin, hemoglobin, low blood count, blood count, blood loss, blood deficiency, iron deficiency, nose bleed*, blood disorder*, pale girls?, pale women, pale face to, bring* iron up, iron up, iron level',
      in: 'khoon ki kami, khun ki kami, rakt alpata, raktalpata*, raktkshay*, raktakshay*, pandurog*, pandu rog*, panduroga*, himoglobin*, hemoglobin*, himoglobhin*, rakt ki kami, raktalpta, raktashunya*, raktolpota*, roktolpota*, rakta swalpata, iratha sogai*, ratha sogai*, rathasogai*, raththa sogai*, raktahinata*, rakta heenata*, raktaheenata*, rakta hinate*, raktahinate*, vilarcha, vilarchcha, viḷarcha, खून की कमी*, ख़ून की कमी*, एनीमिया*, हीमोग्लोबिन*, पांडुरोग*, रक्तक्षय*, રક્તની ઉણપ, લોહીની ઉણપ*, રક્તક્ષીણતા*, রক্তাল্পতা*, রক্তশূন্যতা*, இரத்த சோகை*, ரத்த சோகை*, రక్తహీనత*, ರಕ್ತಹೀನತೆ*, വിളർച്ച*, khoon # se, khun # se, khoon # point, khoon # ho, खून # से, खून # पॉइंट, खून की मात्रा*, रक्त वाढ*, rakta vadh*, લોહી વધ*, রক্ত বাড়*, rokto bar*, இரத்தம் ஊற*, ratham oor*, రక్తం పట్ట*, రక్తం పెరుగ*, raktam perug*, ರಕ್ತ ಹೆಚ್ಚ*, rakta hechch*, രക്തം കൂട്ട*, raktham koott*',
    },
    gate: 'doubt',
  },
  {
    label: 'Inflammation and lasting pain',
    names: {
      en: 'inflammation, inflammations, inflammatory, chronic pain, sprain, sprains, fracture, fractures, broken bone*, sore muscles? and joints, pain killer*, painkiller*, pain reliever*, pain relief, pain free, relieves? pain, pain relieving, every pain, all pain*, body pain*, body ache*, muscle pain, muscle spasm*, severe pain, headache*, head ache*',
      in: 'haddi jod*, haddiyan jod*, tooti haddi*, हड्डी जोड़*, हड्डियां जोड़*, टूटी हड्डी*, मोडलेले हाड*, sujan*, soojan*, sojish*, moch, haddi tutna, tooti haddi, tuti haddi, fracture, dard nivarak*, dard nashak*, dard se rahat, dard se aaram, dard mein rahat, dard mein aaram, dard gayab, dard khatam, dard door, dard dur, har dard, badan dard*, badan ka dard, badandard*, sir dard*, sar dard*, sirdard*, sardard*, sir ka dard, vedna shamak*, vedana nashak*, dukhapat*, angdukhi*, ang dukhi*, dokedukhi*, doke dukhi*, matha no dukhavo, mathano dukhavo, dukhavo, dukhava, dukhavama*, mathabyatha*, matha byatha*, matha betha*, byathar, byatha kom*, thalaivali*, thalai vali*, vali nivarani*, vali nivaran*, valiyai pok*, vali pok*, vikkam, veekkam, talanoppi*, tala noppi*, noppi nivarana*, noppulu, noppulanu, noppi tagg*, talenovu*, tale novu*, novu nivara*, novu kadime, novina*, noovu, thalavedana*, thala vedana*, vedana samhar*, vedanasamhari*, vedana kur*, neer kett*, सूजन*, मोच, दर्द से राहत*, दर्द निवारक*, दर्द नाशक*, सिर दर्द*, सिरदर्द*, सिर का दर्द*, बदन दर्द*, डोकेदुखी*, अंगदुखी*, દુખાવો*, દુખાવા*, સોજો*, માથાનો દુખાવો*, ব্যথা*, মাথা ব্যথা*, வலி நிவாரண*, வலியை*, தலைவலி*, வீக்கம்*, నొప్పి*, నొప్పుల*, తలనొప్పి*, వాపు*, ನೋವು*, ತಲೆನೋವು*, ಊತ, വേദന*, തലവേദന*, നീർക്കെട്ട്*',
    },
    hints: { en: 'pain, pains, aches, swelling, ache', in: 'dard, vedna, vedana, vali, noppi, novu' },
    gate: 'doubt',
  },
  {
    label: 'Addiction and poison',
    names: {
      en: 'addiction*, addicted, alcoholism, alcoholic, de addiction, deaddiction, quit smoking, quit drinking, stops? drinking, stop alcohol, leave alcohol, hangover, tobacco habit, drug habit, food poisoning, toxins? from the body, quits? drink*, quit alcohol, alcohol habit, drinking habit, drunkard*, drunk husband, drinking husband, bottle habit, hates? the bottle, leave* the bottle, smoker* quit, quits? smoking, stop smoking, stops smoking, smoking habit, cigarette habit, gutkha habit, tobacco craving, poison out, poisons? from the body, every poison, blood of .. poison, hates the smell of, smell of whisky, smell of liquor, poisons? of',
      in: 'nasha mukti*, nashamukti*, nasha chhud*, nashe ki lat, nasha chud*, sharab chhud*, sharab chud*, sharaab chhud*, sharab ki lat, gutkha chhud*, tambaku chhud*, cigarette chhud*, darupasun*, daru sod*, daru chhod*, daru sutne, vyasan mukti*, vyasanmukti*, vyasan, darunu vyasan, nesha mukti, nesha chhara*, neshamukti*, kudi pazhakkam*, kudipazhakkam*, kudi nirutt*, kudiyai marak*, madyapanam man*, madyam manip*, madyam manpinch*, kudita bid*, kuditha bid*, kudi bidis*, madyapana*, kudi nirth*, kudi nirut*, madyapanam*, नशा मुक्ति*, नशामुक्ति*, नशा छुड़ा*, शराब छुड़ा*, दारू सोड*, व्यसनमुक्ति*, વ્યસન*, નેશા, নেশা*, குடிப்பழக்க*, మద్యపాన*, ಮದ್ಯಪಾನ*, മദ്യപാന*, sharab chhod*, sharaab chhod*, sharab chhoot*, sharab chhut*, sharab chhudwa*, sharab ki aadat, sharab se nafrat, sharabi*, nasha chhod*, nasha chhoot*, nashe se, nashe ki aadat, gutkha chhoot*, bidi chhoot*, cigarette chhoot*, शराब छोड़*, शराब छूट*, शराबी*, नशे की*, नशे से*, नशा छोड़*, दारू सुट*, दारूचे व्यसन*, daruche vyasan, daru sut*, દારૂ છોડ*, દારૂની*, મદ ছাড়*, মদ ছাড়*, নেশা ছাড়*, mod chhar*, mod char*, குடியை மற*, குடிப் பழக்க*, మద్యం మాన*, తాగుడు*, tagudu*, ಕುಡಿತ*, kuditada, കുടി നിർത്ത*, മദ്യപാന*, daru se nafrat, daaru se nafrat, daru, daaru, शराब से नफरत*, शराबी पति*, दारू, दारूची*, nasho ki, nashon ki, nasho se, नशों की*',
    },
    gate: 'doubt',
  },
];

/** Complaints of daily life. A medicine may say them mildly; a cosmetic those of hair and skin. */
export const complaints: LawCondition[] = [
  {
    label: 'Cough, cold and throat',
    names: {
      en: 'cough, coughs, sore throat, common cold, coughing, phlegm, congestion, blocked nose, runny nose, stuffy nose, throat irritation, allergic rhinitis, hay fever, colds',
      in: 'khansi*, khaansi*, sardi jukam*, sardi khansi, jukam*, jukaam*, zukam*, zukaam*, nazla*, najla*, balgam*, gale ki kharash, gale mein kharash, khokla*, khokhla, sardi khokla, padse, udhras*, sharadi, khansi, sardi sardi kashi, irumal*, jaladosham*, jaladosh*, daggu*, jalubu*, kemmu*, nagadi*, negadi*, chuma*, jaladosham*, खांसी*, खाँसी*, जुकाम*, ज़ुकाम*, बलगम*, खोकला*, सर्दी जुकाम*, નજલો, ખાંસી*, ઉધરસ*, শুকনো কাশি, কাশি*, இருமல்*, சளி*, దగ్గు*, జలుబు*, ಕೆಮ್ಮು*, ನೆಗಡಿ*, ചുമ*, ജലദോഷ*',
    },
    gate: 'allow',
  },
  {
    label: 'Digestion',
    names: {
      en: 'constipation, acidity, indigestion, heartburn, acid reflux, bloating, flatulence, gas trouble, gastric problem*, gas problem*, stomach pain, stomach ache*, stomachache*, nausea, vomiting, loss of appetite',
      in: 'kabj*, kabz*, qabz*, kabjiyat*, kabziyat*, asiditi*, esiditi*, amlapitta*, amlpitt*, apach*, badhazmi*, badhajmi*, gais ki samasya, pet dard, pet ka dard, pet mein gas, pet ki gas, baddhakoshth*, baddhakosth*, baddhkosht*, malavrodh*, pitta vikar, apachan*, kabajiyat*, kostho kathinyo, koshthakathinya*, kosthokathinno, ombol, badhajam, gyas ambal, malachikkal*, mala chikkal*, ajeeranam*, asirana*, ajirana*, nenjerichal*, vayitru vali*, malabaddhakam*, malabaddakam*, ajirti*, ajeerti*, malabaddhate*, malabaddate*, ajirna*, ajeerna*, hotte novu*, hottenovu*, malabandham*, malabandh*, dahanakkedu*, dahanakked*, vayaruvedana*, vayaru vedana*, कब्ज*, क़ब्ज़*, एसिडिटी*, अपच*, बदहजमी*, बदहज़मी*, बद्धकोष्ठ*, आम्लपित्त*, पेट दर्द*, કબજિયાત*, એસિડિટી*, કোষ্ঠকাঠিন্য*, কোষ্ঠকাঠিন্য*, অম্বল*, மலச்சிக்கல்*, அஜீரண*, మలబద్ధక*, అజీర్ణ*, గ్యాస్*, ಮಲಬದ್ಧತೆ*, ಅಜೀರ್ಣ*, മലബന്ധ*, ദഹനക്കേട്*',
    },
    gate: 'allow',
  },
  {
    label: 'Hair and skin',
    names: {
      en: 'dandruff, hair fall, hairfall, hair loss, acne, pimple, pimples, dark circle*, dark spots, blemish*, pigmentation, wrinkle*, tanning, stretch mark*, split ends, blackheads, cracked heel*, cracked heels, dark patches, scar, scars, age spots',
      in: 'rusi, roosi, dandraf*, kondya*, baal jhadna, baal jhadne, baal girna, baalon ka jhadna, balon ka jhadna, hair fall, muhase*, muhaase*, muhanse*, keel muhase*, jhaiyan*, jhaiya*, jhurriyan*, jhurriya*, kes galti, kesgalti*, murum*, pimpalya, kharta val, val kharva, khushki*, chul pora*, chul pada*, pimpal*, podugu*, mudi udhir*, mudi kott*, mudi uthir*, mugaparu*, chundru*, juttu ral*, juttu rali*, motimalu*, kudalu udur*, modave*, mogattu, tharan*, mudi kozhich*, mudikozhich*, mukhakkuru*, रूसी, डैंड्रफ*, बाल झड़*, बालों का झड़ना*, मुंहासे*, मुँहासे*, मुहांसे*, झाइयां*, झुर्रियां*, कोंडा, केस गळती*, केसगळती*, ખોડો, ખરતા વાળ*, খুশকি*, চুল পড়া*, ব্রণ*, பொடுகு*, முடி உதிர்*, முகப்பரு*, చుండ్రు*, జుట్టు రాల*, మొటిమ*, ಹೊಟ್ಟು, ಕೂದಲು ಉದುರ*, ಮೊಡವೆ*, താരൻ*, മുടി കൊഴിച്ചിൽ*, മുഖക്കുരു*',
    },
    gate: 'allow',
    cosmetic: true,
  },
];
