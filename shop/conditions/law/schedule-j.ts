import type { LawCondition } from './condition.ts';

/** Conditions and promises that Schedule J of the Drugs Rules adds. */
export const scheduleJ: LawCondition[] = [
  {
    label: 'Baldness and growth of new hair',
    names: {
      en: 'baldness, bald, balding, bald head*, bald patch*, bald spot*, alopecia, regrow*, re grow*, hair regrowth, regrowth, new hair, grows? new hair, grows? hair back, grow* back hair, grow* hair back, grow* back your hair, hair transplant*, dormant follicle*, dead follicle*, dead root*, receding hair*, thinning crown, lost hair, fallen hair',
      in: 'ganjapan*, ganjapn*, ganja pan, ganjepan*, ganje sir, ganje ke, gange sar, takla*, taklepan*, takkal*, tak pada, taal pada, tal padli, tal padne, naye baal, nae baal, naya baal, nay baal, naye bal, nae bal, baal ugaye, baal ugane, baal ug, baal uga, baal uge, baal ugenge, baal ugta, baal ugte, baal ugayega, bal uge, bal ugenge, bal ugaye, baal aane lage, baal aayenge, sir bhar jaye, baal wapas, baal vapas, baal uga*, bal ugay*, bal uga*, dobara baal, tak mathay, taak mathay, tak porha, notun chul, natun chul, chul gojay*, chul gojabe, navin kes, navin kesh, nave kes, kes ugav*, nava val, vaal ugade, val ugade, taal par val, vazhukkai*, valukkai*, vazhukai*, valukai*, sottai*, mudi mulai*, mudi mulaikk*, pudhu mudi, puthiya mudi, battatala*, batta tala*, battathala*, kotta juttu, juttu molipi*, juttu tirigi, bodu tale, bodutale, bakka tale, hosa kudalu, hosa koodalu, kashandi*, kasandi*, puthiya mudi, mudi kilirk*, mudi kilirp*, गंजापन*, गंजेपन*, गंजे*, नए बाल*, नये बाल*, बाल उगा*, टक्कल*, नवीन केस*, ટાલ, નવા વાળ*, টাক*, নতুন চুল*, வழுக்கை*, புதிய முடி*, முடி முளை*, బట్టతల*, కొత్త జుట్టు*, ಬೋಳು*, ಹೊಸ ಕೂದಲು*, കഷണ്ടി*, പുതിയ മുടി*',
    },
    gate: 'refuse',
    scheduleJ: 5,
  },
  {
    label: 'Colour of the hair and premature greying',
    names: {
      en: 'premature hair, jet black hair, to natural black, to jet black, natural jet black, white of .. hair, silver strands, silver hair, premature grey*, premature gray*, premature white, early grey*, early gray*, white hair to black, black hair returns, black hair again, hair turns black, hair black again, hair black from the root, black from the root, black from the roots, grey hair to black, gray hair to black, grey to black, white to black, turns? white hair, greying, graying, grey turning, black again, blackens hair, restores hair colour, restores? natural colour, restores? colour, natural colour back, canities',
      in: 'safed baal*, safed bal, baal kale, baalon ko kala, balon ko kala, baal kala, balo ko kala, baalo ko kala, baal kaale, baal phir se kale, palit rog, palitya*, akal palit*, asamay safed, pandhre kes*, pandhare kes*, kes pandhre, kes kale, safed val, dhola val, dhoda val, paka chul, chul paka, chul paka*, chul kalo, sada chul, narai mudi*, narai*, ilanarai*, ila narai*, vellai mudi, tella juttu*, tellajuttu*, tella ventruk*, juttu nall*, bili kudalu*, bili koodalu*, bilikudalu*, kudalu kappu*, nara mudi, nara maari, akala nara*, mudi karuppikk*, mudi karutt*, सफेद बाल*, सफ़ेद बाल*, बाल काले*, पांढरे केस*, केस काळे*, સફેદ વાળ*, વાળ કાળા*, পাকা চুল*, চুল পাকা*, நரை*, வெள்ளை முடி*, తెల్ల జుట్టు*, తెల్లజుట్టు*, ಬಿಳಿ ಕೂದಲು*, ಬಿಳಿಕೂದಲು*, നര, അകാലനര*',
    },
    hints: { en: 'grey hair*, gray hair*, white hair*, grey strands?' },
    gate: 'refuse',
    scheduleJ: 45,
  },
  {
    label: 'Asthma',
    names: {
      en: 'asthma, asthmatic*, astma, asthama, bronchitis, bronchial, bronchial asthma, inhaler, inhalers, nebuliser*, nebulizer*, wheez*, breathless*, shortness of breath, breathing problem*, breathing trouble*, breathing difficult*, respiratory disease*, respiratory illness*, respiratory infection*, chest congestion, choked lungs',
      in: 'dama, damaa, dame ki, dame ka, dame ke, asthma, asthma*, asthama*, asthma*, shwas rog*, shvas rog*, swas rog*, saans ki bimari, saans ki takleef, sans ki bimari, sans ki takleef, saans phoolna, saans fulna, sans fulna, saans ki taklif, inhelar*, inheler*, dam lagne, dama*, damyacha, damyasathi, damyavar, dum lagne, shwasvikar*, shvasvikar*, shwas vikar*, shwasrog*, shwas kasht, haanpani*, hapani*, hanpani*, hapanir, shaskashto, swaskashta*, shwaskashta*, aasthma*, asthuma*, aasthuma*, moochu thinaral*, muchu thinaral*, muchuthinaral*, moochuthinaral*, suvasa noi*, suvasakasam*, iraippu*, ilaippu noi, ubbasam*, ubbasa*, aayasam*, asthamaa*, ubbasada, asthama, shwasam muttu*, swasam muttal*, shvasam muttal*, swasammuttal*, shwasamuttal*, kithappu, kaasaroga*, दमा*, दमे*, अस्थमा*, श्वास रोग*, सांस की बीमारी*, साँस की बीमारी*, सांस फूल*, इनहेलर*, અસ્થમા*, દમ, દમના*, হাঁপানি*, শ্বাসকষ্ট*, অ্যাজমা*, ஆஸ்துமா*, மூச்சுத் திணறல்*, ఆస్తమా*, ఉబ్బసం*, ఉబ్బస*, ಅಸ್ತಮಾ*, ಉಬ್ಬಸ*, ആസ്ത്മ*, ആസ്തമ*, ശ്വാസംമുട്ട*',
    },
    gate: 'refuse',
    scheduleJ: 7,
  },
  {
    label: 'Fairness of the skin',
    names: {
      en: 'fairness, fairer, fair and lovely, skin whiten*, whitens? skin, whitening, whiten, whitens, skin lighten*, lightens? skin, lighter skin, lighter tone, shades fairer, shade fairer, shades lighter, shade lighter, tones fairer, tone fairer, tones lighter, melanin, dark skin to, dusky to, become fair, get fair, turn* fair, gets? fair, milky white skin, lighter complexion, skin bleach*, from dark to fair, white skin, wheatish to, from wheatish, dusky skin, dusky, fair baby, fair babies, fair child, fair children, to milky, makes? .. fair, fair in # days, fair in # weeks, fair skin in, get fair skin, gives? fair skin',
      in: 'kali rangat, kaali rangat, rangat badal*, rangat nikhar*, rangat saaf*, rangat saf*, doodh jaisa safed, doodh jaisi safed, doodh jaisi rangat, doodh si gori, रंगत बदल*, रंगत निखार*, रंगत साफ*, गोरी हुई, काली रंगत*, दूध जैसा सफेद, दूध सी गोरी, gora, gore, gori, goraa, gorapan*, gorepan*, gora pan, gore pan, gorapn*, goraa rang, gori twacha, gora rang, rang gora, rang saaf, rang saf, rang nikhare, rang nikhar*, nikhri rangat, saanvla*, sanvla*, saanvli*, sanvli*, sawla*, sawli*, saavla*, savlepan*, sanwla*, sanwli*, saanwla*, saanwli*, kala rang, kaala rang, kali twacha, gora vahne, gorepana, gore kara, ujal kanti, gora karto, gore vhal, gora thav*, gori chamdi, farsa, forsha*, pharsa*, farsha*, pharsha*, tok farsa, tvak farsa, veluppaga*, veluppu*, vellai azhagu, vellaiyaga*, vellaiyaana*, sivappazhagu*, sivappu azhagu, sivapazhagu*, niram marum, karuppu niram, tellaga, tellagaa, tella charmam, tellani charmam, tellaga mar*, bellage, belage, bellagagu*, bellagaguv*, bilupu charma, velukk*, veluthu, velutta niram, velukkan*, veluppikk*, niram vekk*, niram koott*, गोरा*, गोरी*, गोरे*, गोरापन*, गोरेपन*, सांवल*, साँवल*, रंग साफ*, रंगत निखार*, गोरेपणा*, ગોરા*, ગોરી*, ગોરો*, ফর্সা*, சிவப்பழகு*, வெள்ளையாக*, வெளுப்பாக*, తెల్లగా*, ಬೆಳ್ಳಗೆ*, ಬೆಳ್ಳಗಾ*, വെളുക്ക*, വെളുപ്പിക്ക*, വെളുത്ത*',
    },
    hints: { en: 'fair skin, fair complexion, fair glow' },
    gate: 'refuse',
    scheduleJ: 18,
  },
  {
    label: 'Brain capacity and memory',
    names: {
      en: 'iq, slow children, slow child, slow learner*, weak in studies, dull child*, dull students?, backward child*, first bencher*, first benchers?, back bencher*, class topper*, tops? the class, top of the class, top rank*, rank holder*, ranker*, board exams?, exam time, never forgets?, forget nothing, remembers? everything, remember everything, learns? faster, learn faster, study power, memory power, memory booster, boosts? memory, improves? memory, sharper memory, sharp memory, memory of an elephant, elephant’s? memory, elephants memory, elephant s? memory, photographic memory, super memory, better memory, stronger memory, increase* memory, brain power, brain booster, brain tonic, brain capacity, boosts? brain, sharpens? brain, sharp brain, genius, topper, toppers, first in class, first rank, higher marks, better marks, more marks, full marks, exam score*, exam rank*, intelligence, intelligent child*, makes? .. intelligent, makes? .. smarter, smarter child*, doubles? memory',
      in: 'dimag computer, dimaag computer, computer jaisa dimag, computer jaisa dimaag, computer dimag, dimag ko computer, दिमाग कंप्यूटर*, कंप्यूटर जैसा दिमाग*, yaddasht*, yadadasht*, yaadasht*, yaaddasht*, smaran shakti*, smaranshakti*, smaransakti*, smriti shakti*, smritishakti*, smruti shakti*, buddhi tez, buddhi tej, buddhi badh*, dimag tez, dimaag tez, dimag tej, dimag ko tez, dimag ki shakti, dimagi takat, dimagi taqat, dimagi kamzori, dimag badh*, aiq, buddhi vardhak, buddhimatta*, padhai mein tez, padhai me tez, pariksha mein pratham, class mein first, class me first, smarnashakti*, yadshakti*, yaad shakti, smritishokti*, smriti shokti, smritisakti*, mone rakhar khomota, ninaivatral*, ninaivaatral*, gnabaga sakthi*, gyabaga sakthi*, nyabaga sakthi*, gnapaga sakthi*, jnapakashakti*, gnapaka shakti*, jnapaka sakti*, gnapakasakti*, jnapakasakti*, nenapina shakti*, nenapinashakti*, smarana shakti*, ormashakti*, ormasakthi*, orma sakthi*, orma shakti*, buddhishakti*, buddhi shakti*, याददाश्त*, स्मरण शक्ति*, स्मरणशक्ति*, दिमाग तेज*, दिमाग तेज़*, बुद्धि तेज*, યાદશક્તિ*, સ્મરણશક્તિ*, স্মৃতিশক্তি*, நினைவாற்றல்*, ஞாபக சக்தி*, ஞாபகசக்தி*, జ్ఞాపకశక్తి*, జ్ఞాపక శక్తి*, ನೆನಪಿನ ಶಕ್ತಿ*, ಜ್ಞಾಪಕ ಶಕ್ತಿ*, ഓർമ്മശക്തി*, ഓർമശക്തി*, ബുദ്ധിശക്തി*',
    },
    hints: {
      en: 'memory, concentration, brain, marks, exams, smarter, sharper mind',
      in: 'buddhi, dimag, dimaag',
    },
    gate: 'refuse',
    scheduleJ: 28,
  },
  {
    label: 'Strength of the natural teeth',
    names: {
      en: 'strengthen* teeth, stronger teeth, strong teeth, loose teeth, loose tooth, shaky teeth, wobbly teeth, teeth strong, strength of teeth, fix* teeth, tooth decay, pyorrhoea, pyorrhea, cavity, cavities, gum disease*, gingivitis, bleeding gum*, gums bleed*, toothache, tooth ache, tooth pain, tooth sensitivity',
      in: 'hilte dant*, hilte daant*, hilte hue dant*, hilte hue daant*, dant majboot, daant majboot, daanto ko majboot, danto ko majboot, dant mazboot, daant mazboot, daanton ko mazboot, dant dard, daant dard, daant ka dard, dant ka dard, daanton ka dard, dantshul*, payriya*, payariya*, paayariya*, pairiya*, paireya*, keeda laga, kide lage dant, dant kide, halnare dat, halnare daat, halnare dant, daat dukhi, daatdukhi*, dantdukhi*, dat dukhi, dant no dukhavo, daant no dukhavo, danter byatha, dat byatha, pal vali*, palvali*, pal sothai*, palsothai*, panti noppi*, pantinoppi*, pippi pallu, pippi pannu, hallu novu*, hallunovu*, pallu vedana*, palluvedana*, हिलते दांत*, हिलते दाँत*, दांत दर्द*, दांत का दर्द*, पायरिया*, दातदुखी*, દાંતનો દુખાવો*, দাঁতের ব্যথা*, பல் வலி*, பல்வலி*, పంటి నొప్పి*, ಹಲ್ಲು ನೋವು*, പല്ലുവേദന*',
    },
    gate: 'refuse',
    scheduleJ: 31,
  },
  {
    label: 'Jaundice, hepatitis and liver disorders',
    names: {
      en: '^alt, ^ast, alt #, ast #, liver enzyme*, jaundice, jaundiced, hepatitis, liver disease*, liver disorder*, liver damage, damaged liver, fatty liver, liver cirrhosis, cirrhosis, liver failure, liver problem*, liver patient*, liver transplant, liver infection*, sgpt, sgot, bilirubin, enlarged liver, sluggish liver, weak liver, liver detox*, detox* liver, detox* your liver, detox* the liver, cleans* liver, cleans* the liver, cleans* your liver, liver tonic, liver cleans*, repairs? liver, liver repair*, liver function*',
      in: 'piliya*, peeliya*, pelia, pilia, kamla, kamala rog*, kamalaroga*, kamala vyadhi, kaamla, kavil*, kaavil*, yakrit*, yakrut*, yakritvikar*, liver ki bimari, liver ki kharabi, liver kharab*, liver ki sujan, liver ki soojan, livar*, jigar ki kharabi, jigar ki bimari, jaundis*, jondis*, jondish*, kamlo, janndis*, manjal kamalai*, manjal kaamaalai*, manjakamalai*, manjalkamalai*, manjal kamaalai*, manja kamalai*, kalleeral*, kalliral*, kamerlu*, kaamerlu*, kamerla*, pachha kamerl*, pacha kamerl*, kalejam, kalejaniki, kaalejam, kamale*, kaamale*, arishina kamale*, arisina kamale*, yakruttu*, manjapitham*, manjappitham*, manjapittam*, manjappitt*, karal rog*, karalrog*, karal veekk*, पीलिया*, कामला*, कावीळ*, यकृत*, लिवर*, लीवर*, हेपेटाइटिस*, કમળો*, કમળા*, લિવર*, યકૃત*, জন্ডিস*, লিভার*, যকৃৎ*, மஞ்சள் காமாலை*, மஞ்சள்காமாலை*, கல்லீரல்*, కామెర్ల*, కామెర్లు*, కాలేయ*, లివర్*, ಕಾಮಾಲೆ*, ಯಕೃತ್ತು*, ಲಿವರ್*, മഞ്ഞപ്പിത്ത*, കരൾ*',
    },
    hints: { en: 'liver', in: 'jigar, yakrit' },
    gate: 'refuse',
    scheduleJ: 33,
  },
  {
    label: 'Piles and fistulae',
    names: {
      en: 'haemorrhoid*, hemorrhoid*, haemorroid*, piles patient*, bleeding piles, piles and fissure*, piles, pile mass*, fistula, fistulas, fistulae, fissure, fissures, anal, anus, rectal',
      in: 'bavasir*, bawasir*, bavaseer*, bawaseer*, babasir*, babaseer*, bwasir*, bhagandar*, bhagander*, pailes, khooni bawasir, khuni bawasir, badi bawasir, mulvyadh*, mulvyaadh*, moolvyadh*, mulavyadh*, moolavyadh*, mulavyadhi*, moolavyadhi*, moola vyadhi*, mula vyadhi*, mulvyadhi*, harsa, haras, mase sukha*, masse sukha*, arsh rog*, arsha rog*, arshas*, arsharog*, orsho, arsho*, gudbhransh*, moolam noi, moola noi, mulanoi, moolanoi*, moolam, moolaththai, mulam, pavuthiram*, pauthiram*, bavuthiram*, arshamolal*, arsha molal*, molala vyadhi, molalu, mulavyadhi*, mulashanka*, moolakkuru*, mulakkuru*, moola kuru*, arshass*, bhagandara*, बवासीर*, भगंदर*, भगन्दर*, पाइल्स*, फिशर*, फिस्टुला*, मूळव्याध*, मूलव्याधि*, अर्श, हरस, હરસ*, મસા*, ભગંદર*, પાઇલ્સ*, পাইলস*, অর্শ*, ভগন্দর*, மூலம், மூல நோய்*, மூலநோய்*, பவுத்திர*, మొలలు*, మొలల*, పైల్స్*, ఫిస్టులా*, ಮೂಲವ್ಯಾಧಿ*, ಪೈಲ್ಸ್*, മൂലക്കുരു*, പൈൽസ്*, ഭഗന്ദര*',
    },
    gate: 'refuse',
    scheduleJ: 42,
  },
  {
    label: 'Rejuvenation and ageing',
    names: {
      en: 'rejuvenat* body, rejuvenates? the body, rejuvenat* cells, power to rejuvenate, reverse* ageing, reverse* aging, ageing reversed, stops? ageing, stops? aging, stop the clock, turns? back the clock, turn back time, turn back the clock, eternal youth, forever young, stay young for ever, young forever, youth returns, returns? youth, restores? youth, lost youth, years younger, # years younger, ten years younger, younger by, longevity, live longer, live to, long life, live hundred years, slows? ageing, slows? aging, premature ageing, premature aging, fountain of youth, immortality, never grow old, never age',
      in: 'jawani wapas, jawani vapas, jawani lauta*, jawan banaye, javan banaye, jawan rakhe, hamesha jawan, sada jawan, budhapa*, budhaapa*, budhape*, burhapa*, umar ghata*, umra ghata*, umar rok*, kayakalp*, kaayakalp*, kayakalpa*, kayakalpam, chir yuva, chiryauvan*, chir yauvan, yauvan, yauvan lauta*, yovan, tarunya*, mhatarpan*, mhatarpana*, ghadpan*, vruddhatva*, vruddhavastha, budhapo, budhapan, jouban, joubon*, jaubon*, ilamai*, ilamaiy*, vayodhika*, vayothigam, yavvanam*, yauvanam*, nitya yavvanam, yuvatanam, mupputanam, yauvana, yuvatwam*, yauvvanam*, जवानी वापस*, बुढ़ापा*, बुढ़ापे*, कायाकल्प*, यौवन*, म्हातारपण*, યુવાની*, ઘડપણ*, যৌবন*, இளமை*, యవ్వన*, యౌవన*, ಯೌವನ*, യൗവന*',
    },
    hints: { en: 'ageing, aging, youth', in: 'jawani, javani' },
    gate: 'refuse',
    scheduleJ: 43,
  },
  {
    label: 'Stammering, birth defects and inherited disease',
    names: {
      en: 'stammer*, stutter*, congenital, birth defect*, genetic disease*, genetic disorder*, inherited disease*, thalassemia, thalassaemia, haemophilia, hemophilia, sickle cell, squint, hole in the heart',
      in: 'haklana, haklahat, haklaahat, haklane, totlapan, totla, totlana, tutlana, bobde bol, adakhalat, tothrepan*, todalu, thikku vaai, thikkuvai*, thikku vay*, thalsimia*, हकलाना*, हकलाहट*, तोतला*, तोतलापन*, तोतरेपणा*, થોથવા*, তোতলামি*, திக்குவாய்*, నత్తి, ತೊದಲು*, വിക്ക്',
    },
    gate: 'refuse',
    scheduleJ: 49,
  },
];
