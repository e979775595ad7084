/** Words without a meaning for products. The search drops them unless there are no others. */
export const stopWords = `
a, an, the, of, for, to, in, on, with, and, or, by, from, my, me, is, are, i, best, good, buy, online, price, cheap, top, new, pure, natural,
organic, original, herbal, ayurvedic, ayurveda, ayurved, product, products, item, remedy, remedies, medicine, treatment, care, use, india, how, what, which, want, need, show, give, problem, home,
ka, ke, ki, ko, kaa, kee, liye, lie, se, mein, mai, me, par, pe, hai, hain, ho, hona, hone, raha, rahe, rahi, na, nahi, nahin, ye, wo, jo, kya, kaise, kaun, konsa, kaunsa, wala, wale, wali, vala, vale, vali, aur, ya, bahut, bahot, zyada, jyada, thoda,
mera, mere, meri, mujhe, chahiye, chahie, acha, accha, achha, achchha, acchi, sabse, dawa, dawai, dava, davai, ilaj, ilaaj, upay, upaay, nuskha, nuskhe, gharelu, desi, asli, shudh, shuddh, samasya, rokne, roke, karne, kare, karen, dur, door, gharelu,
sasta, saste, sasti, mehnga, mummy, mumma, papa, wife, husband, sister, brother, friend, लिये,
raat, rat, subah, roz, daily, booster, relief, vs, mom, dad, रात, सुबह, रोज,
fayde, fayda, faayde, labh, benefits, benefit, uses, बेनिफिट, फायदे, फायदा, लाभ,
का, के, की, को, लिए, से, में, मे, पर, है, हैं, हो, होना, होने, रहा, रहे, रही, वाला, वाले, वाली, और, या, दवा, दवाई, इलाज, उपाय, नुस्खा, नुस्खे, चाहिए, अच्छा, अच्छी, सबसे, समस्या, रोकने, करने, दूर, घरेलू, देसी, असली, शुद्ध, आयुर्वेदिक, हर्बल
below, under, less, than, rs, rupees, rupee, rupaye, kitna, kitne, kitni, kharid, kharidna, offer, sale, discount, near, available, brand, quality, original, real, genuine, effective, fast, quick, please, plz, tell, about, can, does, do, get, any, some, that, this, it, you, your, our,
dena, dene, dalna, dalne, lagana, lagane, peena, peene, देने, डालने, लगाने, पीने,
chemical, chemicals, paraben, parabens, sls, hatane, hatana, hataye, mitane, karna, karta, karti, karni, kar, kare, rakhne, liya, wale, tak, bhi, hi, to, mat, kuch, kam, chij, cheez, naam, batao, bataye, dikhao, dijiye, de, do, lena, leni, sath, saath,
hatane, हटाने, ऑफर, ऑफ़र, रखने, कम, साथ, वास्ते, एंड, एण्ड, ऑफ, ऑफ़, फॉर, फ़ॉर, विद, चाहिये, दिखाओ
`;
