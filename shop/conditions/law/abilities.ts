import type { LawCondition } from './condition.ts';

/** What a patient can do again, keeps no longer, or takes instead: an illness without its name. */
export const abilities: LawCondition[] = [
  {
    label: 'Abilities that come back',
    names: {
      en: `without limping, limp gone, limp has gone, walks? without pain, walks? without .. stick, walks? without help, walks? without support, walks? without .. limp, reads? without .. glasses, breathes? easy again, climbs stairs, climbs the stairs, climb stairs, climb the stairs, stairs again, stairs two at a time, threads? a needle, threads? the needle,
        newspaper without, hears? again, heard again, sees? again, saw again, speaks? again, spoke again, first word at, first words? at, first steps? at, stands? on his own, stands? on her own,
        on his own feet, on her own feet, back on her feet, back on his feet, back on my feet, holds? a cup again, holds? a pen again, without a stick, without his stick, without her stick, without a walker, cross legged again,
        lifts? her arm, lifts? his arm, moves? his fingers, moves? her fingers, left the bed, dry nights?, wakes? dry, wakes? up dry, wet bed*, wets? the bed, wetting the bed,
        bed wet*, bedwet*, night wetting, wet nights?, wet sheets?, sent us home, sent me home, sent us back, surgeon .. cancel*, surgeon .. home, surgeon had booked, surgery date, slot cancelled, date cancelled, walks straight, straightened her back, straightened his back,
        back to cricket, back to the gym after, back to kabaddi, dances? at weddings, danced at .. wedding, knelt again, kneels? again, prays? on the floor, namaz on the floor, squats? again, sits? on the floor again, sat on the floor again, sleeps? lying down,
        nails? pink again, pink nails, new nail grows, clear nails?, nail grows back, voice came back, voice is back, smell came back, smell is back, taste came back, feeling came back, feeling is back in, numb feet feel, fist again, closes? his fist, closes? her fist`,
      in: `bol paati, bol pati hai, bol pata hai, bol paata, bol pa raha, bol pa rahi, chal paati, chal pati hai, chal pata hai, chal paata, chal pa raha, chal pa rahi, chal pati, sun paati, sun pati hai, sun pata hai, sun paata, sun pa raha, sun pa rahi, dekh paati, dekh pati hai, dekh pata hai, dekh paata,
        uth paati, uth pata hai, uth paata, baith paati, baith paata, palthi maar*, palthi lag*, palathi, seedhi chadh*, seediyan chadh*, sidhiyan chadh*, seedhiyan chadh*, seedhiyaan chadh*, sidhi chadh*, bina sahare, bina sahaare, bina chhadi, bina lathi, bina laathi, bistar geela, bistar gila, bistar me peshab, bistar mein peshab, daudne lage, daudne laga, daudne lagi, bolne laga, bolne lagi, sunne laga, sunne lagi,
        बिना सहारे*, बिना लाठी*, बिना छड़ी*, सीढ़ियां चढ़*, सीढ़ियाँ चढ़*, सीढ़ी चढ़*, चल पाती*, चल पाते*, चल पाता*, चल पा रह*, बोल पाती*, बोल पाता*, बोल पा रह*, सुन पात*, सुन पा रह*, देख पात*, देख पा रह*, उठ पात*, बैठ पात*, पालथी*, बिस्तर गीला*, बिस्तर में पेशाब*, दौड़ने लग*, बोलने लग*, सुनने लग*,
        काठीशिवाय*, काठी शिवाय*, आधाराशिवाय*, जिने चढ*, जिना चढ*, मांडी घाल*, बोलू लाग*, ऐकू येऊ लाग*, ઘોડી વગર*, લાકડી વગર*, દાદરા ચડ*, દાદર ચડ*, પલાંઠી*, ચાલતા થ*, બોલતા થ*, લાકડી છૂટ*, লাঠি ছাড়া*, সিঁড়ি ভাঙ*, সিঁড়ি উঠ*, হাঁটতে পার*, কথা বলতে শুর*, কানে শুনতে*,
        கைத்தடி இல்லாமல்*, படி ஏறு*, படி ஏற*, நடக்க ஆரம்பி*, மீண்டும் நட*, பேச ஆரம்பி*, காது கேட்*, కర్ర లేకుండా*, మెట్లు ఎక్క*, మళ్లీ నడ*, మళ్ళీ నడ*, మాట్లాడటం మొదల*, చెవులు వినిపి*, ಕೋಲಿಲ್ಲದೆ*, ಕೋಲು ಇಲ್ಲದೆ*, ಮೆಟ್ಟಿಲು ಹತ್ತ*, ಮತ್ತೆ ನಡೆ*, ಮಾತಾಡಲು ಶುರು*, വടി ഇല്ലാതെ*, വടിയില്ലാതെ*, പടി കയറ*, വീണ്ടും നട*, സംസാരിക്കാൻ തുടങ്*`,
    },
    gate: 'doubt',
  },
  {
    label: 'Weight in figures',
    names: {
      en: `months ago # kg, month ago # kg, weeks ago # kg, # kg .. today # kg, # kg .. now # kg, from # kg to # kg, was # kg, were # kg, i was # kg, weighed # kg, i weighed, shed # kg, shed # kilos, lost # kg, lost # kilos, # kg gone, # kilos gone, # kg off, # kilos off, minus # kg, minus # kilos, # kg less, # kg lighter, # kilos lighter,
        # inches off, inches off the, inches off your, inch loss, waist from # to, old jeans, trousers loose, belt two holes, two sizes down, drop a size, drops? a size, drop # sizes, flat stomach, flat tummy, tummy flat*, tummy gone, paunch, beer belly, love handles, double chin, muffin top, thunder thighs, fat pocket*`,
      in: `# kilo se # kilo, # se # kilo, # se # kg, # vrun # kilo, # kg se # kg, # kilo kam, # kg kam, # kilo ghat*, # kg ghat*, # किलो से # किलो, # किलो कम*, # किलो घट*, # किलो वजन*, tond, tond gayab, तोंद*, pet andar, पेट अंदर*, kamar patli, patli kamar, पतली कमर*, कमर पतली*, # किलो कमी, # કિલો ઘટ*, # કિલો ઓછ*, ફાંદ*, # কেজি কম*, ভুঁড়ি*, # கிலோ குறை*, தொப்பை*, # కిలోలు తగ్గ*, # కిలో తగ్గ*, పొట్ట తగ్గ*, బొజ్జ*, # ಕೆಜಿ ಇಳಿ*, # ಕೆಜಿ ಕಡಿಮೆ*, ಬೊಜ್ಜು*, # കിലോ കുറ*, കുടവയർ*`,
    },
    gate: 'refuse',
    schedule: [38],
    scheduleJ: [39],
  },
  {
    label: 'In place of a known medicine or device',
    names: {
      en: `volini, moov, iodex, zandu balm, ozempic, mounjaro, wegovy, semaglutide, tirzepatide, botox, filler injection*, glucometer, sugar strips?, glucose strips?, test strips?, insulin pens?, insulin pump, needles? strips?, pen needles?, bp machine, bp monitor, oximeter, nebuliser, nebulizer, oxygen machine, cpap, catheter, colostomy, adult diapers?, walker gone, truss, lumbar belt, collar belt, knee brace, knee cap gone, hernia belt, compression stockings?, stockings gone, 
        nature s .. insulin, nature s .. statin, nature s .. viagra, nature s .. antibiotic, nature s .. painkiller, nature s .. botox, nature s .. xanax, nature s .. paracetamol, nature s .. aspirin, nature s answer to`,
      in: `patta utar, patti utar, belt utar*, nebuliser band, chashma utar*, kaan ki machine, kan ki machine, sunne ki machine, कान की मशीन*, सुनने की मशीन*, कानाचे यंत्र*, કાનનું મશીન*, কানের মেশিন*, காது மெஷின்*, చెవి మెషిన్*, ಕಿವಿ ಯಂತ್ರ*, കേൾവി യന്ത്ര*`,
    },
    gate: 'doubt',
  },
  {
    label: 'Vigour of a husband',
    names: {
      en: `she will notice, she will thank, she will feel the difference, she will ask for, she ll notice, she ll thank, wife will notice, wife will thank, wife will ask, partner will notice, partner will thank, husband .. horse, ask your wife, ask her in the morning, difference tonight, ready tonight, ready for tonight, nights like, nights to remember, hot nights?, bedroom magic, extra inches, extra inch extra, inches for men, inches where it matters, size that matters, size matters, for his pleasure, for her pleasure, pleasure oil, pleasure gel, pleasure drops?, love oil for men, lost spark, lost their spark, lost his spark, your spark, spark back, power for husband*, husband .. power, minutes of power, longer harder, harder longer, performance in bed, lasts? longer in bed, wife smiles, wife .. smile*, her smile in the morning, make her happy, satisfy her, satisfied wife, horse power for men, bull power, man again, feel # again, like # year old again, young groom*, suhagraat`,
      in: `biwi khush, biwi ko khush, patni khush, patni ko khush, raat rangeen, raat bhar dum, raat bhar josh, raat bhar ghoda, ghode jaisi, ghode jaisa, ghode ki taqat, ghode ki takat, sher ban*, bistar mein dum, bistar me dum, bistar ka sher, dum dikha*, josh jag*, suhagraat, suhag raat, बीवी खुश*, पत्नी खुश*, घोड़े जैसी*, घोड़े जैसा*, घोड़े की*, बिस्तर में दम*, बिस्तर का शेर*, सुहागरात*, सुहाग रात*, रातभर जोश*, रात भर जोश*, रंगीन रात*, रातें रंगीन*, बायको खूश*, घोड्यासारख*, குதிரை சக்தி*, കുതിരശക്തി*, স্ত্রী খুশি*, স্বামীর শক্তি*, પત્ની ખુશ*, પતિની તાકાત*, భార్య సంతోష*, భర్తకు శక్తి*, ಹೆಂಡತಿ ಖುಷಿ*, ಗಂಡನ ಶಕ್ತಿ*`,
    },
    gate: 'refuse',
    section3: 'b',
  },
];
