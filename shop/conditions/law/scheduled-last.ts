import type { LawCondition } from './condition.ts';

/** The last conditions of the Schedule of the Drugs and Magic Remedies Act 1954, and those of its section 3. */
export const scheduledLast: LawCondition[] = [
  {
    label: 'Nervous debility',
    names: {
      en: 'nervous debility, nervous weakness, general debility, chronic fatigue',
      in: 'dhatu rog*, dhat rog*, dhat girna, dhat girne, dhatu girna, dhatu durbal*, dhatudurbal*, dhaat rog*, dhat ki samasya, dhatu dourbal*, dhatukshay*, shukra kshay, धातु रोग*, धात रोग*, धात गिरना, धातु दुर्बल*, धातुदौर्बल्य*, ધાતુ રોગ, ধাতু দৌর্বল্য, தாது பலவீன*, ధాతు*',
    },
    gate: 'refuse',
    schedule: [37],
  },
  {
    label: 'Obesity',
    names: {
      en: 'obesity, obese, overweight, weight loss, lose weight, loose weight, losing weight, lost weight, lose kilo*, weight reduc*, reduce weight, reduces weight, weight reducer, weight gain, gain weight, slimming, slim waist, slim belly, slimmer waist, slimmer, slim down, slims, belly fat, tummy fat, body fat, stubborn fat, excess fat, extra fat, thigh fat, fat burn*, fat cutter*, fat loss, fat loser, burn* fat, burn* calories, burns? away fat, melt* fat, melt* away fat, fat melt*, inch loss, lose inches, inches off, inches from, extra kilos, extra kilo, excess weight, kilos off, kilos down, drop* kilo*, shed kilo*, shed* weight, shed* fat, lose # kg, lose # kilo*, lost # kg, lost # kilo*, drop # kilo*, # kilo* lighter, # kg lighter, # kg less, # kilo* in .. month*, # kilo* in .. week*, # kilo* in .. day*, # kg in # month*, # kg in # days, # kg in # weeks, # kg of belly, # kg of fat, takes? off # kg, took off # kg, takes? off # kilo*, # kg off, # kilos gone, # kg gone, # sizes down, sizes smaller in, size smaller in, sizes smaller after, size smaller after, two sizes down, jeans fit again, old jeans, from # kg to, from # to # kg, inch off, while you sleep, eat what you want, eat all you want, no walking needed, no exercise needed, no workout*, # kg in one month, # kg in a month, flat tummy, flat stomach, flat belly, pot belly, tummy tuck, paunch, love handles, double chin, size zero, zero figure, cellulite, metabolism booster, without diet*, no diet*, no gym, without gym, without exercise, controls? weight, weight control, weight watch*, manages? weight, weight management, cuts? fat, reduces? fat, dress size*, trouser size*, waistline, appetite suppress*, kills? appetite, hunger killer, bariatric, liposuction, dress sizes?, # kgs? in #, kilos? lighter, drop* .. kilo*, down # kilo*, tyres around, tummy tyre*, tyres? melt*, melts? tummy, tummy in, waist in, jeans size*, fit into, size of jeans, slims? you, slim in, slim without, get thin, fat gone, fat disappears, fat vanish*, fat flush*, block* fat, fat block*, carb block*, appetite gone, eat less without, without moving, without sweating, without walking, weighing scale*, scale shows, scales? show, weight comes down, weight goes, weight drops?, weight down, fat person, fat girl, fat to fit, obes*, bulging belly, trousers slip, slip off your waist, trousers loose, pants loose, belt .. holes?, two holes, tighter belt, lighter after, lighter every, # kilos of fat, # kilos of belly, # kilos of weight',
      in: 'motapa*, motaapa*, motape*, motaape*, mutapa*, motapaa, vajan kami, wajan kami, vajan kam*, vajan ghat*, vajan ghata*, vajan gatao, vazan kam*, wajan kam*, wazan kam*, vajan badh*, wazan badh*, vajan utar*, vajan utaar*, charbi*, charabi*, charbee*, chorbi*, lathap*, latthapan*, lathpana*, sthool*, sthoul*, sthulat*, sthulta*, jadepana*, medvriddhi*, medovriddhi*, medavriddhi*, medoroga, jaadapan*, jadapan*, jadiya*, medasvita*, mota pet, tond, tondh, pet ki charbi, pet andar, pet kam kare, kamar patli, patli kamar, patla kare, patle ho, patla ho, slim banaye, pet andar chala, tond andar chala, tond andar, ek mahine mein andar, mota hona, motapo*, sthulakay*, sthulatva, ojon kom*, ojan kam*, ojon komay*, ojon komate, bhuri kom*, udal edai*, udal paruman*, udalparuman*, edai kuraip*, edai kurai*, edai kuraiy*, thoppai*, thoppaiyai, oobakay*, ubakay*, oobakayam*, ubakayam*, baruvu thagg*, baruvu tagg*, baruvu taggad*, baruvu taggan*, sthulakay*, lavu thagg*, kovvu karig*, tuka ilisu*, tooka ilisu*, tuka kadime, tooka kadime, bojju*, bojjina*, amita thadi*, ponnathadi*, ponnatadi*, thadi kurakk*, thadi kuray*, vannam kurakk*, vannam kuray*, vanna kur*, kudavayar*, vayar kurakk*, मोटापा*, मोटापे*, वजन कम*, वज़न कम*, वजन घट*, वज़न घट*, चर्बी*, चरबी*, तोंद*, लठ्ठपणा*, लठ्ठपण*, स्थूलता*, जाडेपणा*, વજન ઘટ*, વજન ઓછું*, ચરબી*, મેદસ્વિતા*, જાડાપણું*, ওজন কমান, ওজন কমায়, ওজন কমাতে, ওজন কমে, ওজন কম*, চর্বি*, মেদ*, ভুঁড়ি*, উடல், உடல் எடை*, உடல் பருமன்*, எடை குறை*, தொப்பை*, கொழுப்பு*, బరువు తగ్గ*, ఊబకాయ*, కొవ్వు*, పొట్ట తగ్గ*, ತೂಕ ಇಳಿ*, ತೂಕ ಕಡಿಮೆ*, ಬೊಜ್ಜು*, ಸ್ಥೂಲಕಾಯ*, തടി കുറ*, വണ്ണം കുറ*, അമിതവണ്ണ*, പൊണ്ണത്തടി*, കുടവയർ*, # kilo kam*, # kg kam*, # kilo ghat*, # kg ghat*, # kilo vajan, # kg vajan, # kilo wajan, # kg wajan, # kilo charbi, kilo utar*, dieting nahi, bina dieting, bina diet, bina gym, bina exercise, bina kasrat, bina bhookhe, pet ki charbi*, pet kam, tyre gayab, patla kar*, slim kar*, moti se patli, mote se patle, moti thi, mota tha, # किलो कम*, # किलो वजन*, # किलो घट*, वजन कमी*, वजन उतर*, पोट कमी*, चरबी वितळ*, vajan kami kar*, vajan ghatv*, pot kami*, charbi vital*, વજન ઉતાર*, વજન ઉતર*, # કિલો*, ચરબી ઓગાળ*, ચરબી ઓગળ*, પેટ ઓછું*, charbi ogal*, pet ochhu, # কেজি*, ওজন ঝর*, মেদ ঝর*, পেট কম*, # keji kom*, med jhor*, mede jhor*, pet kom*, # கிலோ குறை*, எடை குறைய*, தொப்பை குறை*, கொழுப்பு கரை*, # kilo kurai*, thoppai kurai*, kozhuppu karai*, # కిలోలు తగ్గ*, # కేజీలు తగ్గ*, కొవ్వు కరిగ*, పొట్ట కరిగ*, # kilolu tagg*, potta tagg*, potta karig*, ತೂಕ .. ಇಳಿ*, # ಕೆಜಿ ಇಳಿ*, ಹೊಟ್ಟೆ ಕರಗ*, ಕೊಬ್ಬು ಕರಗ*, ಸಣ್ಣಗಾ*, tooka ilis*, tooka ili*, tuka ili*, hotte karag*, hottu karag*, kobbu karag*, sannagaag*, തടി #, തൂക്കം കുറ*, ഭാരം കുറ*, # കിലോ കുറ*, വയർ കുറ*, കൊഴുപ്പ് അലി*, മെലിയ*, # kilo kurak*, thookkam kur*, bharam kur*, vayar kur*, kozhuppu ali*, meliy*, tonde, pant dheeli, pant dhila, kapde dheele, पेट अंदर*, कमर पतली*, तोंद अंदर*, कपड़े ढीले*, पोटाचा घेर*, potacha gher, पोट आत*, પેટ અંદર*, # કિલો ઓછ*, # keji kome, # kilo kuraiy*, # కిలోలు*, # ಕೆಜಿ ಕಡಿಮೆ*, # kilo kuray*, # kilo kuraiyum, roga howar, রোগা হ*, ஒல்லி*, olli aag*, సన్నగా*, sannaga avut*, മെലിഞ്ഞ*, mota log, mote log, moti aurat*, motapa',
    },
    hints: {
      en: 'fat, kilos, belly, tummy, waist, waists, hips, thighs, calories, scale, scales',
      in: 'vajan, wazan, vazan, wajan, edai',
    },
    gate: 'refuse',
    schedule: [38],
    scheduleJ: [39],
  },
  {
    label: 'Plague, smallpox and cholera',
    names: {
      en: 'smallpox, small pox, chickenpox, chicken pox, measles, mumps, rabies, cholera, bubonic plague, polio',
      in: 'chechak, shitla, sheetla mata rog, plag, haija, haiza, khasra, चेचक*, खसरा, हैजा, ammai noi, ammainoi, அம்மை நோய்*',
    },
    hints: { en: 'plague, pox' },
    gate: 'refuse',
    schedule: [40, 46],
  },
  {
    label: 'Pleurisy, pneumonia and the lungs',
    names: {
      en: 'pleurisy, pneumonia, lung disease*, lung infection*, lung cancer, lung patient*, fluid in the lungs, lung damage, ^copd, emphysema',
      in: 'nimonia*, nimoniya*, nyumonia*, nyumoniya*, fefdo ki bimari, fefde ki bimari, phephde ki bimari, fefdon ke rog, निमोनिया*, न्यूमोनिया*, फेफड़ों की बीमारी*, நிமோனியா*',
    },
    hints: {
      en: 'lungs, lung',
      in: 'fefde, fefdo, fefdon, phephde, phephdon, phephdo, nuraiyiral*, oopiri*, shwasakosh*',
    },
    gate: 'refuse',
    schedule: [41, 42],
  },
  {
    label: 'Rheumatism and arthritis',
    names: {
      en: 'rheumati*, rhumati*, rheumatoid, arthritis, arthritic, artritis, arthiritis, osteoarthritis, osteo arthritis, spondylitis, spondylosis, spondilitis, spondyl*, gout, gouty, uric acid, joint pain*, joints pain, joint ache*, joint swelling, swollen joint*, stiff joint*, stiff knee*, joint stiffness, joint disease*, joint problem*, joint trouble*, knee pain*, knee ache*, knees pain, aching knee*, aching joint*, painful joint*, painful knee*, creaking knee*, creaky knee*, knee replacement*, knee surgery, knee operation, hip replacement, frozen shoulder*, back pain, backache*, back ache*, lower back pain, slip disc*, slipped disc*, disc problem*, disc bulge, cartilage*, lumbago, bone disease*, osteoporosis, brittle bones, cervical pain, cervical spondyl*, neck pain, shoulder pain, heel pain, bone pain, worn knee*, L4, hip to heel, gap opens, disc gap, no screw, urate*, toe like, knees? replaced, hips? replaced, knee surger*, get .. knees replaced, spondil*',
      in: 'gathiya*, gathia*, gatiya, gathiyaa, gathiye*, gatthiya*, jodo ke dard, jodon ke dard, jodo ka dard, jodon ka dard, jodo mein dard, jodon mein dard, jodo me dard, jod dard, jor dard, joron ka dard, joint dard, ghutno ka dard, ghutnon ka dard, ghutno ke dard, ghutne ka dard, ghutne ke dard, ghutne dard, ghutno mein dard, ghutna dard, kamar dard, kamar ka dard, kamardard*, amvat*, aamvat*, aamvaat*, amavat*, amavata*, amavatham*, sandhivat*, sandhi vat*, sandhivata*, sandhivaat*, sandhigat*, sandhivatham*, sandhidukhi*, sandhe dukhi*, sandhedukhi*, sandhyancha, sandhyanche, gudaghyanche, gudghedukhi*, gudghe dukhi*, gudghedukhi, gudgha dukh*, kambardukhi*, kambar dukhi*, kamar dukhi*, vatrakt*, vatarakt*, vatarakta*, yurik esid*, yuric acid*, urik asid*, uric asid*, yurik asid*, saandha no dukhavo, sandha na dukhava, sandhano dukhavo, ghutan no dukhavo, ghutan dukhavo, dhinchan no dukhavo, ghunten dukhe, kamar no dukhavo, baat byatha, bat byatha, bater byatha, baater byatha, gentebat, gete bat, gnete baat, gate batha, gaate byatha, hatu byatha, hatur byatha, haatur byatha, komor byatha, komorer byatha, gaathe byatha, moottu vali*, muttu vali*, mootu vali*, mutu vali*, mulangal vali*, muzhangal vali*, muzhankal vali*, moottuvali*, muttuvali*, mudakku vatham*, mudakkuvatham*, mudakkuvaatham*, keel vatham*, keelvatham*, kil vatham*, keelvaatham*, kilvatham*, keelvayu*, vaatha noi*, vatha noi*, iduppu vali*, muthugu vali*, keelu noppi*, kilu noppi*, keella noppi*, killa noppi*, kilalla noppi*, keellanoppi*, mokaali noppi*, mokali noppi*, mokalla noppi*, mokaalla noppi*, nadumu noppi*, kella vatham*, keella vatam*, killavatam*, keelu vatam*, kilu novu*, keelu novu*, kilunovu*, keelunovu*, sandhi novu*, sandhinovu*, mandi novu*, mandinovu*, monakalu novu, monakaalu novu, moni novu, bennu novu*, bennunovu*, sandhi vata*, sandhivedana*, sandhi vedana*, muttu vedana*, muttuvedana*, mutt vedana*, muttuvedhana*, nadu vedana*, naduvedana*, aamavatham*, amavatam*, vaatham, vatham, vaatarogam*, vatarogam*, गठिया*, जोड़ों का दर्द*, जोड़ों के दर्द*, जोड़ों में दर्द*, जोड़ दर्द*, घुटनों का दर्द*, घुटनों के दर्द*, घुटने का दर्द*, घुटनों में दर्द*, कमर दर्द*, कमर का दर्द*, आमवात*, संधिवात*, संधीवात*, सन्धिवात*, सांधेदुखी*, गुडघेदुखी*, कंबरदुखी*, यूरिक एसिड*, अर्थराइटिस*, आर्थराइटिस*, वातरक्त*, સાંધાના દુખાવા*, સાંધાનો દુખાવો*, સંધિવા*, ઘૂંટણનો દુખાવો*, ઘૂંટણના દુખાવા*, કમરનો દુખાવો*, কমর ব্যথা, বাতের ব্যথা*, বাত ব্যথা*, বাত*, হাঁটু ব্যথা*, হাঁটুর ব্যথা*, কোমর ব্যথা*, গেঁটে বাত*, মூட்டு வலி*, மூட்டு வலி*, மூட்டுவலி*, முழங்கால் வலி*, முடக்கு வாத*, முடக்குவாத*, வாத நோய்*, கீல்வாத*, இடுப்பு வலி*, కీళ్ల నొప్పు*, కీళ్ల నొప్పి*, కీళ్ళ నొప్పు*, కీళ్ళనొప్పు*, మోకాళ్ల నొప్పు*, మోకాలి నొప్పి*, కీళ్లవాత*, నడుము నొప్పి*, ಕೀಲು ನೋವು*, ಕೀಲುನೋವು*, ಸಂಧಿವಾತ*, ಮಂಡಿ ನೋವು*, ಮಂಡಿನೋವು*, ಬೆನ್ನು ನೋವು*, സന്ധിവാത*, സന്ധിവേദന*, മുട്ടുവേദന*, നടുവേദന*, ആമവാത*, വാതരോഗ*, kamar ka gap, ghutne ka gap, gap bhar*, कमर का गैप*, घुटने का गैप*, गैप भर*, haturr betha, hatur betha, muttu theimanam, மூட்டு தேய்மானம்*, எலும்பு தேய்மானம்*, theymanam, theimanam, మోకాళ్ల నొప్పి*, মুটের ব্যথা, ghutne bol*, घुटने बोल*, স্পন্ডিলাইটিস*, স্পন্ডিলোসিস*, সার্ভাইকাল*, স্লিপ ডিস্ক*, সায়াটিকা*, স্পন্ডিলাইটিস, સ્પોન્ડિલાઇટિસ*, સર્વાઇકલ*, સાયટિકા*, સ્લિપ ડિસ્ક*, स्पॉन्डिलायटिस*, स्पॉन्डिलाइटिस*, स्पॉन्डिलोसिस*, सर्वाइकल*, स्लिप डिस्क*, सर्व्हायकल*, ஸ்பாண்டிலைட்*, செர்விகல்*, சியாட்டிகா*, ஸ்லிப் டிஸ்க்*, స్పాండిలైటిస్*, సర్వైకల్*, సయాటికా*, స్లిప్ డిస్క్*, ಸ್ಪಾಂಡಿಲೈಟಿಸ್*, ಸರ್ವೈಕಲ್*, ಸಯಾಟಿಕಾ*, ಸ್ಲಿಪ್ ಡಿಸ್ಕ್*, സ്പോണ്ടിലൈറ്റിസ്*, സെർവിക്കൽ*, സയാറ്റിക്ക*, ഡിസ്ക് തേയ്മാന*',
    },
    hints: {
      en: 'joint, joints, knee, knees, crystals, cervical',
      in: 'jodo, jodon, joron, ghutne, ghutno, ghutnon, kamar, sandhi, moottu, muttu, keelu',
    },
    gate: 'refuse',
    schedule: [43],
    scheduleJ: [48],
  },
];
