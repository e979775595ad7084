/** Words that join a word to the goods that it describes: `neem ka datun`, `malisher tel`. */
export const linkWords = `ka ki ke ko wala wali wale vala vali vale cha chi che nu ni no na का की के वाला वाली वाले`;

/** Further words that join names. */
export const nameJoins = `for of and with in liye lie लिए लिये में और`;

/** Words before the goods that somebody wants, and after them. */
export const wantsBeforeGoods = `want need buy sell show get give require looking have order`;
export const wantsAfterGoods = `chahiye chahie chaiye chahiey do de dena dedo dijiye dikhao dikhaiye dikhana batao bataye bataiye bhejo mangwana mangana
lena milega milegi venum vendum kudunga kavali kaavali beku lagbe joiye apo aapo havay havi hava pahije
चाहिए चाहिये दो दीजिए दिखाओ दिखाइए बताओ बताइए`;

/** A thing is used before these words, and then one of the others: `tilak lagane wala`. */
export const taskWords = `lagane lagaane daalne dalne banane banaane jalane jalaane pakane pakaane dhone लगाने डालने बनाने जलाने पकाने धोने`;
export const taskEnds = `wala wali wale vala vali vale ke वाला वाली वाले के`;

/** Words of medicine: `sugar` beside one of them is an illness. */
export const besideMedicineWords = `medicine medicines dawa dawai dava davai dawaai goli tablet tablets tonic syrup capsule capsules churna ilaj ilaaj treatment cure control patient patients problem bimari bimaari rog level remedy upay upchar kam khatam theek thik दवा दवाई गोली इलाज उपचार बीमारी रोग टैबलेट कंट्रोल मरीज fasting badha badh badhi badhta badhna hba1c`;

/** Words that ask for a medicine. */
export const remedyWords = `medicine dawa dawai dava davai ilaj ilaaj treatment upchar aushadh marundhu marunthu mandu maddu mandulu दवा दवाई इलाज औषध`;

/** Words for whom goods are: `face wash for men`. */
export const audienceWords = `men mens man male gents women womens woman ladies female girls boys mahila mahilao mahilaon purush purusho purushon mard mardo mardon aurat aurato auraton`;

/** A quality says which goods of a form are wished: `hydrating face mist`. */
export const qualityWords = `hydrating moisturizing moisturising nourishing cooling soothing relaxing calming brightening glowing rejuvenating refreshing firming`;

export const seasonWords = `summer summers winter winters monsoon rainy sardi garmi garmiyon garmiyo sardiyon thand thanda thandi thande barish baarish barsaat barsat mausam`;

/** Stems of Hindi verbs in Latin letters. */
export const verbStems = `kar karwa karva de dila diva le dikha dikhla dikh bata batla mangwa mangva manga mang bhej bhijwa bhijva bhijaa laga
lagwa lagva lag pi pee pila kha khila rakh rakhwa dhund dhundh dhoond dhoondh khoj talash chah mil milwa bana banwa banva ban soch
samajh samjha puch puchh pooch poochh sun suna bol bula bulwa keh kah kehla jaan jan aa ja uth utha baith jag jaga naha nahla dho dhul
dhulwa tut toot tod gir gira uga ug badh badha ghat ghata hat hata mit mita rok bach bacha sudhar chal chala ruk daal dal dalwa mila
pis pees pisva ubal ubaal paka pak sukh sukha bhig bhigo mal malwa ragad pehn pehan pahan utar utaar kharid khareed kharidwa bech bik
dekh lauta laut badal badalwa pahunch pahuncha bhar khol khul jod kaat kat katwa chhod chod chhoot pakad reh rah sak paa pa chuk nikal
nikaal phek phenk fek jala jal bujha sik seekh sikh sikha padh padha likh khel ro has nach ga ghum ghoom maan ho hu phat phut suj
sujh chipak chubh thak gal gala sad khil mehak mahak mehka chamak chamka nikhar nikhaar sambhal aazma azma sujha bharwa mangaa book`;

/** The endings after the stem. */
export const verbEndings = `wana wane wani wata wate wati waiye waya waye wayi wao wa aiyega iyega iyega aiye ijiye ijie ijiyega iye iyo
aenge ayenge aunga aungi aega ayega ayegi aoge oge unga ungi oonga enge egi ega
ana ane ani ata ati ate aya aye ayi ao aao aaya aaye na ne ni naa ta te ti taa taan kar ke do dena dijiye lo lena lijiye oon un
en ein aun ai ya ye yi yaa o a aa e i ee yein yen`;
