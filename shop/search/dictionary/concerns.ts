import type { Names } from './concept.ts';

/**
 * What people look for a product for, in English, Hindi and Hinglish, each under the words the products use. They say
 * what somebody types, not what a product does: no page shows them.
 */
export const concerns: Names = {
  'hair-fall': `hair fall, hairfall, jhadna, jhadne, jhad, jharna, jharne, jhadte, balon jhadne, झड़ना, झड़ने, growth, ग्रोथ, बालों की ग्रोथ, hair loss, hair thinning, hair regrowth, hair growth, hair grow, hair falling, falling hair, baldness, ganjapan, baal jhadna, bal jhadna, baal jharna, bal jharna, baal jhad, baal jhar, bal jhad, baalon ka jhadna, balon ka jhadna, balo ka jhadna, balon ka girna, baal girna, bal girna, baal gir, baal girte, baal jhadte, jhadte baal, jhadte balon, girte baal, tutte baal, baal tutna, baal ugane, baal badhane, baal badhana, baal lambe, lambe baal, ghane baal, बाल झड़ना, बालों का झड़ना, झड़ते बाल, झड़ते बालों, बाल झड़, बाल गिरना, बालों का गिरना, गिरते बाल, गंजापन, लंबे बाल, घने बाल`,
  'dry-hair': `dry hair, frizzy hair, frizz, damaged hair, rough hair, split ends, curly hair, curls, rukhe baal, sukhe baal, ruksh baal, rukhe balon, bejaan baal, do muhe baal, रूखे बाल, सूखे बाल, रूखे बालों, बेजान बाल, दो मुंहे बाल`,
  'hair-shine': `hair shine, shiny hair, silky hair, smooth hair, chamakdar baal, chamkile baal, balon ki chamak, mulayam baal, reshmi baal, चमकदार बाल, बालों की चमक, मुलायम बाल`,
  'scalp-care': `scalp care, scalp, dandruff, dandraf, flaky scalp, itchy scalp, rusi, roosi, sir ki khujli, sikri, khushki, lice, joo, रूसी, सिर की खुजली, स्कैल्प, जूं`,
  'hair-wash': `hair wash, hairwash, head wash, baal dhona, bal dhone, baal dhone, sir dhona, बाल धोना, बाल धोने`,
  'grey-coverage': `grey coverage, grey hair, gray hair, white hair, premature grey, hair colour, hair color, hair dye, safed baal, safed balon, baal safed, baal kale, baal kala, kale baal, kaale baal, baal rang, baal rangna, natural dye, सफेद बाल, काले बाल, बाल काले, बालों का रंग, सफ़ेद बाल, बाल रंगना`,
  'dry-skin': `dry skin, dryness, rough skin, cracked skin, moisturizer, moisturiser, moisturising, moisturizing, rukhi twacha, sukhi twacha, ruksh twacha, rukhi skin, sukhi skin, khushk twacha, fati ediyan, phati edi, cracked heels, sardi ki twacha, रूखी त्वचा, सूखी त्वचा, फटी एड़ियां`,
  'oily-skin': `oily skin, oil control, acne, acne prone, pimple, pimples, breakout, blackhead, blackheads, muhase, muhasa, munhase, keel muhase, dane, telia twacha, taily twacha, chipchipi twacha, तैलीय त्वचा, मुंहासे, मुहासे, कील मुंहासे, पिंपल`,
  'dull-skin': `dull skin, glow, glowing skin, face glow, skin glow, brightening, bright skin, radiance, fairness, gora, gorapan, nikhar, chamak, chehre ki chamak, chehre ka nikhar, twacha ki chamak, skin whitening, निखार, चमकती त्वचा, चेहरे की चमक, चेहरे का निखार, दमकती त्वचा`,
  'uneven-tone': `uneven tone, uneven skin, pigmentation, dark spot, dark spots, spots, tan, tan removal, detan, marks, scars, blemish, blemishes, melasma, jhaiyan, jhai, jhaiya, chhaiyan, daag, dhabbe, daag dhabbe, dag dhabbe, sanvlapan, झाइयां, झाई, दाग, दाग धब्बे, धब्बे, टैन`,
  'sensitive-skin': `sensitive skin, redness, irritated skin, itching, khujli, jalan, samvedansheel twacha, nazuk twacha, rash, rashes, संवेदनशील त्वचा, खुजली, जलन`,
  'sun-and-heat': `sun and heat, sunburn, sun burn, sun tan, summer, cooling, garmi, dhoop, dhup, lu, thandak, thanda, गर्मी, धूप, ठंडक, लू`,
  'bridal-glow': `bridal glow, bridal, bride, wedding, dulhan, shaadi, shadi, दुल्हन, शादी`,
  'lips-and-eyes': `lips and eyes, eyelash, lashes, eyebrow, brow, chapped lips, dry lips, dark lips, phate honth, fate hoth, fate honth, kale honth, bhauhen, palken, palke, फटे होंठ, काले होंठ, पलकें, भौंहें`,
  'body-massage': `body massage, massage, massage oil, malish, maalish, abhyanga, abhyang, snehana, body malish, sharir ki malish, मालिश, शरीर की मालिश, अभ्यंग`,
  'tired-muscles': `tired muscles, muscle pain, sore muscles, joint pain, joints, knee pain, back pain, body pain, pain relief, pain, stiffness, jodon ka dard, jodo ka dard, jod dard, ghutno ka dard, ghutne ka dard, kamar dard, kamar ka dard, badan dard, dard, pairon ka dard, thakan, thakaan, aches, arthritis, gathiya, sujan, जोड़ों का दर्द, जोड़ों के दर्द, घुटनों का दर्द, घुटने का दर्द, कमर दर्द, बदन दर्द, दर्द, थकान, मांसपेशियों, सूजन, गठिया`,
  'baby-care': `baby care, baby, babies, infant, newborn, new born, shishu, bachche, bachcha, bacche, baccha, bachon, bachchon, navjat, kids, शिशु, बच्चे, बच्चों, नवजात`,
  sleep: `sleep, sleeping, sleepless, sleeplessness, insomnia, good sleep, sound sleep, better sleep, neend, nind, neend na aana, neend nahi aati, neend nahi aana, achhi neend, acchi neend, gehri neend, anidra, nidra, नींद, नींद न आना, नींद नहीं आती, अच्छी नींद, गहरी नींद, अनिद्रा, निद्रा, bedtime`,
  'calm-mind': `calm mind, calm, stress, stress relief, anxiety, tension, tanav, tanaav, chinta, ghabrahat, relax, relaxation, relaxing, mann ki shanti, man ki shanti, mansik shanti, mental peace, तनाव, चिंता, घबराहट, मन की शांति, मानसिक शांति, टेंशन`,
  focus: `focus, memory, concentration, concentrate, brain, study, exam, yaddasht, yaadasht, yaddast, smaran shakti, dimag, dimaag, dimagi, ekagrata, buddhi, mind power, याददाश्त, स्मरण शक्ति, दिमाग, एकाग्रता, पढ़ाई`,
  energy: `energy, stamina, strength, weakness, kamzori, kamjori, kamzoree, taakat, takat, taqat, urja, shakti, bal vardhak, vitality, fatigue, sphurti, tonic, कमजोरी, कमज़ोरी, ताकत, ताक़त, ऊर्जा, शक्ति, स्टैमिना, स्फूर्ति`,
  digestion: `digestion, digestive, constipation, indigestion, gas, acidity, bloating, stomach, gut, kabz, kabj, kabaj, qabz, pachan, paachan, pet, pet saaf, pet saf, pet dard, pet ki gas, pet me gas, gas ki samasya, apach, badhazmi, badhajmi, hazma, hajma, pait, पाचन, कब्ज, कब्ज़, पेट, पेट साफ, गैस, अपच, बदहजमी, एसिडिटी, हाजमा`,
  'seasonal-change': `seasonal change, immunity, imunity, immune, cold, cough, cold and cough, sardi, khansi, khaansi, zukam, jukam, jukaam, sardi khansi, sardi jukam, gala kharab, gale ki kharash, sore throat, monsoon, rog pratirodhak, pratirodhak kshamata, winter, saans, सर्दी, खांसी, जुकाम, ज़ुकाम, सर्दी जुकाम, सर्दी खांसी, रोग प्रतिरोधक क्षमता, इम्युनिटी, गले की खराश`,
  'womens-wellness': `women s wellness, womens wellness, women, woman, ladies, female, mahila, mahilaon, stri, aurat, aurton, period, periods, pcos, masik dharm, maa, new mother, lactation, महिला, महिलाओं, स्त्री, औरत, मासिक धर्म, पीरियड`,
  'mens-wellness': `men s wellness, mens wellness, men, man, male, gents, mard, mardana, mardon, purush, purushon, testosterone, vigour, vigor, पुरुष, पुरुषों, मर्द, मर्दाना`,
  'everyday-wellness': `everyday wellness, daily wellness, wellness, daily health, general health, sehat, swasthya, health, detox, joint family, सेहत, स्वास्थ्य`,
  'home-fragrance': `home fragrance, fragrance, aroma, aromatherapy, diffuser, khushbu, khushboo, sugandh, attar, ittar, room freshener, खुशबू, सुगंध, इत्र`,
  kitchen: `kitchen, cooking, edible, khana, khane, rasoi, khana pakane, khane ka, रसोई, खाना पकाने, खाने`,
  gifting: `gifting, gift, gift set, gift box, gifts, hamper, tohfa, uphar, uphaar, diwali gift, rakhi gift, तोहफा, तोहफ़ा, उपहार, गिफ्ट`,
};
