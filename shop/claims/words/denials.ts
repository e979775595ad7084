import type { Words } from '#shop/conditions/law/condition.ts';

/** A speaker who says that a claim is not made: `we will never tell you that it cures`. */
export const denials: Words = {
  en: `%speaker %not %say, %speaker .. %not %say, %speaker .. %not .. %say, it %not %say, this .. %not %say, nobody .. %say, no one .. %say, nobody can %say, no one can %say, nobody should %say,
    nothing .. %say you, far from us to %say, not here to %say, not going to %say, we leave .. claims, we are not doctors, we are no doctors, i am no doctor, i am not a doctor, don t %say us,
    don t %say anyone, don t %say anybody, do not %say anyone, do not %say anybody, do not %say ads, don t %say ads, %not %say anyone who %say, if somebody %say, if anybody %say, if anyone %say, if someone %say,
    whoever %say, anyone who %say, anybody who %say, sellers who %say, shops that %say, people who %say, we stay away from .. claims, we stay away from words, law forbids, law does not allow, rules do not allow, not allowed to %say,
    act forbids, acts? .. forbids?, law forbids, forbids? ads, forbids? advertis*, bans? advertis*, bans? ads, ban on advertis*, banned .. advertis*, prohibits? advertis*, prohibits? ads, may not be advertised, may not advertise, nobody may advertise, unlawful to advertise, illegal to advertise, illegal to claim, unlawful to claim, an offence to, offence under, punishable,
    myth, myths, old wives, is a lie, are lies, false claims?, fake claims?, there is no proof that, no evidence that, no proof that, without proof that`,
  in: `vigyapan par rok, vigyapan mana, vigyapan nahi, kanoonan mana, kanoon mana, विज्ञापन पर रोक*, विज्ञापन मना*, विज्ञापन नहीं*, जाहिरातीवर बंदी*, जाहिरात करण्यास बंदी*, જાહેરાત પર પ્રતિબંધ*, বিজ্ঞাপন নিষিদ্ধ*, விளம்பரம் தடை*, ప్రకటనలు నిషేధ*, ಜಾಹೀರಾತು ನಿಷೇಧ*, പരസ്യം നിരോധ*, hum .. nahi kehte, hum .. nahi kahte, hum .. nahi kahenge, hum .. nahi bolte, hum .. daava nahi, hum .. dava nahi, dava nahi karte, daava nahi karte, jhootha dava, jhoothe dave, jhoothe daave, aisa kehna galat, kehna galat, हम .. नहीं कहते*, हम .. नहीं कहेंगे*, दावा नहीं कर*, झूठा दावा*, झूठे दाव*, असे .. म्हणत नाही*, दावा करत नाही*, आम्ही .. सांगत नाही*, એવું .. કહેતા નથી*, દાવો કરતા નથી*, দাবি করি না*, দাবি করে না*, বলি না, சொல்லவில்லை*, சொல்ல மாட்டோம்*, கூறவில்லை*, చెప్పము*, చెప్పడం లేదు*, చెప్పబోము*, ಹೇಳುವುದಿಲ್ಲ*, ಹೇಳಲ್ಲ, പറയുന്നില്ല*, പറയില്ല*, അവകാശപ്പെടുന്നില്ല*`,
};

/** What turns such a sentence to the claim: `we do not say so, our customers do`. */
export const turns: Words = {
  en: `but it, but this, but our customers, but customers, but patients, but people, customers do, customers say, customers say so, patients do, patients say, results do, results say, results speak, they do, they say, but your, but you, yet it, still it, doctors do, you will see, you ll see, see for yourself, ask those, just look, but see, but look, we guarantee, we show, we prove, we know, it just does, but does, it does`,
  in: `lekin log, par log, magar log, log kehte, log kahte, log bolte, grahak kehte, mareez kehte, result bolta, result bolte, lekin result, par result, लेकिन लोग*, पर लोग, लोग कहते*, ग्राहक कहते*, रिज़ल्ट*, रिजल्ट*, पण लोक*, लोक म्हणतात*, પણ લોકો*, কিন্তু মানুষ*, ஆனால் மக்கள்*, కానీ ప్రజలు*, ಆದರೆ ಜನ*, പക്ഷേ ആളുകൾ*`,
};
