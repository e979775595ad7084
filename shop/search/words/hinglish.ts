/** Romanised Hindi that says nothing about goods: polite words, pronouns, verbs, time, family. */
export const hinglishWords = `
ghane ghana ghani jali jale jala kaale kaala kaali kale kala kali lu lun antibacterial antifungal smoothening volumizing volumising suti sooti seedhe seedha seedhi sidhe sidha ladkiyo ladko shishuo gardan bakri empty khali
peela peeli peele pila pile neela neeli neele bhura bhuri bhure laal lal safed sunehra baingani
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
somvar somwar mangalvar mangalwar budhvar budhwar guruvar guruwar shukravar shukrawar shanivar shaniwar ravivar raviwar itvar itwar
leef lief leafs
enakku enaku naan ennoda ungal unga romba nalla nalladhu nallathu venum vendum kudunga sollunga irukku irukka enna edhu ethu eppadi oru konjam daily pannanum podanum tharavum
sakta sakte sakti sakenge mala tula amha mhala maza mazya mazhya majhya majha majhi amhala tumhi pahije havay havi hava hote hoto hoti ahe aahe kay konta konti kuthla lavayla lavaycha ghyaycha ghyayla sathi saathi zopnyapurvi zopnya purvi aag changla changle chi cha che
amar amake ami tomar apnar apnader lagbe lage hoyeche hocche hoye khub bhalo kichu kothay kemon kore makhbo makhte khabo khete dorkar jonno theke
maru mane mara amaru tamaru joiye joie che chhe nathi karvu mate sathe lai shakay evu kai saru saaru thay thaay vadhtu lagavva pivanu
naaku naku nenu mee maa kavali kaavali undi ledu emi edi chala manchi cheyyandi ivvandi konchem
nanage nanna beku ide illa yavudu hege tumba olleya kodi
enikku venam veno undo ethu engane nalla tharumo
mainu menu sanu tuhada tusi chahida chahidi karde karda haiga vadiya changi dasso
mora darkar kemiti bhala dia
lakdi lakdee lakadi lakdiyon wooden wood bamboo steel
namaste namaskar namaskaar pranam ram salam hello helo hi hey bhai bhaiya bhaiyya behen bahan didi sir madam maam ji
jee haan han nahi nahin ok okay thanks thank dhanyavad dhanyawad shukriya kripya kripaya meherbani plz pls please main
mai mein hum ham humko humein hame hamein hamare hamari hamara mujhko mujhe mujhse mere meri mera tum tumko tumhe
tumhare tumhari tumhara aap aapke aapki aapka aapko aapse unke unki unka uske uski uska iske iski iska inka unko usko
isko apna apne apni khud koi kisi kis kiska kiski kiske sab sabhi sabka sabko kuchh kuch yeh ye woh wo jo jis jiska
jisse jisme isme usme isse usse yahan yahaan wahan wahaan vahan kahan kahaan kidhar idhar udhar kab kabhi jab tab ab
abhi kal aaj parso kyun kyu kyon kaise kaisa kaisi kaun kaunsa kaunsi konsa konsi kitna kitne kitni itna itne itni
utna jitna aisa aise aisi waisa waise hai hain hoon hun hu tha the thi thin hoga hogi honge hota hote hoti hua hue hui
huye ho hona hone raha rahe rahi rahta rahti rehta rehti rehte rehna karo karna karne karke karta karti karte karun
karu karoon karwana karwani karwao kiya kiye kijiye kijie kare karen karein kar kari karunga lagao lagana lagane
lagata lagta lagti lagte lagaye lagaen lagaun lagau lage lagi laga laane lane lana lao laye laya lata lati do dena
dene deta deti dete dijiye dijie dedo dedijiye diya diye de den lo lena lene leta leti lete lijiye lijie lelo liya
liye le len loon lunga pee peena peene peeta peeti piye pilana pilane pilaye khana khane khata khati khaye khilana
khilane aana aane aata aati aate aaya aaye aayi aaega aayega aayegi ana ane ata ati ate jaana jaane jaata jaati jata
jati jate jaye jana jane gaya gaye gayi gai batao bataiye bataye batana batade bata bataein dikhao dikhaiye dikhana
dikha chahiye chahie chahiya chaiye chahiy chahta chahti chahte chahun mangwana mangwani mangana mangao mangani manga
bhejo bhejna bhejdo milega milegi milenge milta milti milte mile mila mili milna pata puchna poochna puchhna samajh
samjhao suno sunao dekhna dekho rakhna rakhne rakho rakhe rakhta dhundh dhundhna dhoondh khojna socho soch chalega
saare saara saari sabhi sabko chalegi chalta chalti chale chalo banana banane banata banati banaye banao bana bane bani badhana badhane badhaye
badhao badhe badhta badhti ghatana ghatane ghataye hatana hatane hataye hatao hata mitana mitane mitaye rokna rokne
roke roko rukta ruk bachana bachane bachaye bachao sudharne theek thik sahi saaf saf karwane lagwana dhona dhone dhota
dhulai nahana nahane nahate nahaane sona sone sota soti uthna uthne baithna chalna chalne girna toot tut tootna phatna
khareedna kharidna kharidne kharide kharidu khareed bechna bechte bikta bikti ka ki ke ko kaa kee se say me par pe pr
tak bhi bhee hee to toh na naa mat aur or ya yaa phir fir lekin magar kyunki kyonki agar isliye taki jaise jaisa bina
saath sath bad baad pehle pahle beech andar bahar upar niche neeche aage piche peeche paas pass dur door lie lye wala
wale wali waala waale waali vala vale vali vaala vaale vaali wagera vagera waghera etc matlab yani sirf keval bas bus
zyada jyada jyda ziyada kam thoda thodi thode bahut bahot bohot bhot kafi kaafi ekdum ekdam bilkul jaldi turant
fatafat dhire roz rozana roj rojana har hamesha dinbhar din raat rat subah sham shaam dopahar hafte hafta mahine
mahina anti tukda tukde tukdi insta instagram reels unprocessed unrefined artisanal handcrafted jungli jangli junglee pahadi pahari pahaadi masude masudo masudon saal sal ghante ghanta minute acha accha achha achchha achchi acchi achhi achi acche achhe ache achchhe badhiya
badiya behtar behtarin behtareen best sabse top number naya naye nayi purana purane purani bada bade badi chhota
chhoti chhote chota choti chote lamba lambe lambi mota mote moti patla patle patli sasta saste sasti mehnga mehnge
mehngi mahanga garam thanda thandi thande gila sukha asli asal nakli shuddh shudh sudh pure desi gharelu ghar gharpe
ghare gaon sheher shahar dukan dukaan store bazaar bazar market online offline prakritik prakrtik natural ayurvedic
ayurved ayurveda jadi buti jadibuti booti herbal organic mummy mumma maa mata mataji papa pitaji baap beta beti
bachcha bachche baccha bacche bachchon bacchon bachon bachha bhabhi chacha chachi nana nani dada dadi sasu saas sasur
pati patni biwi bibi husband wife dost saheli ladka ladki ladke ladkiyon ladkon aadmi admi aurat auraton log logon
mard purush mahila umar umr umra age budhe jawan garmi garmiyon sardi sardiyon thand barish barsaat mausam mosam
summer winter monsoon diwali holi rakhi shadi shaadi tyohar problem problam samasya pareshani taklif takleef dikkat
bimari rog elaj ilaj ilaaj upay upaay nuskha nuskhe dawa dawai davai dava dawaiyan medicine tarika tareeka tips faida
fayda fayde faayde nuksan nuksaan asar kaam istemal istamal istemaal upyog prayog use matra maatra paisa paise rupay
rupaye rupaiya rupee daam dam kimat keemat price rate mol muft free chiz cheez cheezen cheej saman samaan saaman item
product maal kism tarah tarike prakar type naam nam wajah vajah karan baat bat sawal jawab jankari jaankari help madad
sahayata salah sujhav suggest suggestion recommend good nice kuchacha zaroor jarur jaroor zaruri jaruri lagne lagna
lagate lagati pehnna pehenna daalna dalna dalne daalne dalke milana milane milake milakar ubalna ubal pakana pakane
pakaye peesna pisna pisa pisi ghisna ragadna malna
patti patta patte patton pattiyan pan beej bij beejon jad jadi chhal chaal chilka chilke phool phul phoolon leaf leaves seed seeds root roots bark flower flowers petals peel extract arka utarna utarne utare bottle botal dabba packet pack pouch jar box tube kit gharon ghar wali
dont doesnt didnt cant wont isnt arent havent im ive id umm um uh hmm ok so well actually meetha meethi mitha khatta kadwa pankhudi pankhuri mausam bete beti bachi bachchi uske unke iske bolte kehte kahte bolo kuchh bilkul haanji pencil suno zara jara please something anything looking mild strong gentle safe jaisa jaisi jaise nahin nahi apna apni apne rasm
kya kyaa vo voh wahi vahi yahi yehi maine mene hamne humne usne unhone unhonne isne inhone aapne apne tumne tune kisne jisne sabne unhe unhein inhe inhein ise use jinhe jisko jiski jiske jinka jinki
jinke jaisey kabse tabse abse kidhar aisey waise tarah taraf saamne samne bagair siva alawa alava bare baare aas paas lagbhag takreeban karib kareeb shayad sayad bilkul ekdam waqt vaqt samay time
wagairah vagairah vaigaira arey are arre oye oho hmm hmmm uff yaar yar yr boss bro brother bhaisaab bhaisahab bhaijaan beta bitiya ustad janab huzoor sarkar guruji maharaj anna akka amma appa thambi chetta chechi dada mausi bua
tai kaka kaki mama mami chachu bhanja bhatija bhanji bhatiji nanad devar jeth jethani devrani samdhi padosi padosan maid kaamwali dadaji nanaji nanu dadu biwi gharwali gharwale
soppu aku ila ilai patta gida kodi chettu kizhangu beru ver gadda kayi kai kaya puvvu poo hoovu pata gach gachh lagi apain asathi sathi sathe jonno janya mate maate kosam kosame valla vendi venum vendum kaavali kavali beku beda irukka irukkuma undo unda unde ide ideya ache achhe chai nahi lagbe chaiye pahije pahije hava havi have havay joie joiye joye che chhe aahe ahe milel milega milbe
kidda kiddan da di de nu nun ne vich wich vaste waste layi lai hege haigi haiga chahida chahidi chahide mainu menu tuhade tusi assi sanu
matlab mtlb yani jaruri zaruri zarurat jarurat jarurt haath hath wajah ghutan sehat
rang rup roop khushbu khushboo swad swaad taste smell flavour flavor texture
special khas khaas mashhur mashoor famous achanak roti kapda makan log public
kharab bura buri burey galat sadharan normal regular simple asani aasani aasan asaan mushkil kathin halka halki halke bhari tez tej teekha teekhi dheema dheere jaldi der turant foran fauran
fresh raw taza taaza taazi tazi hari hara hare hoor kora kori garam gungune gunguna thode thodasa thodisi zarasa zara jara kaafi
pehle pahale phle baadme badme saalon mahinon hafton dinon ghanton barson aajkal aaj kal hamesha kabhikabhi roze roja subeh savere sawere shaamko raatko dinme
packet paket pakit dibba dibbi shishi sheeshi botal pudiya jar jaar thaili pouch sachet refill
ritual rasam rasm rasmein riwaz rivaz tyohar tyohaar fest festival function party event occasion mauka mauke utsav teej chhath navratri durga eid lohri pongal onam baisakhi makar sankranti karwachauth bhaidooj
weekend office college hostel travel safar yatra trip
rojana rozaana niyamit nityam nitya
laayak layak kabil bharosemand guaranteed pakka sachcha sachchi jhootha
bolke kehke jaisi vaisi vaise aisa vaisa jitni utni kitnaa kitney
first second third try trial sample order till until midnight cannot
delhi dilli mumbai bombay kolkata calcutta chennai madras bangalore bengaluru hyderabad pune ahmedabad surat jaipur lucknow kanpur nagpur indore bhopal patna
vadodara ludhiana agra nashik meerut rajkot varanasi banaras srinagar amritsar allahabad prayagraj ranchi gwalior jodhpur raipur kota guwahati chandigarh mysore mysuru
kochi coimbatore madurai trivandrum thiruvananthapuram kozhikode dehradun shimla noida gurgaon gurugram ghaziabad faridabad bihar gujarat rajasthan punjab haryana kerala
karnataka tamilnadu telangana andhra odisha assam goa jharkhand uttarakhand himachal kashmir ladakh maharashtra bengal sikkim manipur tripura meghalaya mizoram nagaland
chemical chemicals kemikal paraben sulphate sulfate silicone fragrance preservative mineral artificial synthetic harsh additives toxin toxins sulphates parabens
uncle aunty auntie aunt grandma grandpa granny grandmother grandfather mother father mom dad mum mummy daddy son daughter kid wife husband girlfriend boyfriend fiance cousin nephew niece boss colleague friend friends teacher roommate neighbour neighbor
hello hi hey dear good morning evening afternoon night greetings thank regards kindly
naabhi nabhi nabhee forehead underarm underarms elbow knees
wapas vapas wapis vapis vaapas lautana lauta badalna badal nikla nikal pahuncha pahunche pahunchega band galat sahi poora pura adha aadha khali bhara khula khuli tuta tuti gaye gayi kat gaya rakh rakha mangaya manga mangwaya bheja bhej liya surakshit sambhav pakka kachcha kachha bharosa dusra dusri dusre teesra pehla pehli aakhri ek doosra alag milta julta
`;

/** Romanised Hindi for things of every day. */
export const hinglishObjects = `
mobile mobail phone fon fone charger chargar earphone earphones headphone laptop computer kamputar tablet pc tv
television cooler ac fridge frij pankha fan bijli bulb balb battery gaadi gadi car kar bike scooter cycle saikil tyre
truck train rail bus petrol diesel gas cylinder silendar chulha stove mixer grinder kooker cooker kadhai kadai tawa
belan chakla thali plate katori chammach chamach spoon gilas glass lota balti bucket mug jug thermos tiffin chaku chhuri knife kainchi scissors sui dhaga needle thread button batan chain zip tala taala chabi
chaabi key darwaza khidki parda curtain kursi chair mez table palang bed gadda mattress takiya pillow chadar bedsheet
kambal blanket rajai quilt razai tauliya towel rumal jhadu broom pocha mop dustbin kooda bartan bartano chulhe almari
kapda kapde kapdon kapra kurta kurti pajama payjama saree sari salwar suit lehenga dupatta shirt pant jeans tshirt
jacket sweater swetar coat topi cap moze moja mozey socks juta jute joote chappal sandal shoes slipper chasma chashma
ghadi ghari watch angoothi anguthi ring chudi bangle haar mala necklace payal kaan ki bali jhumka earring purse batua
bag bags thela jhola school basta kitab kitabe book copy kapi pen kalam pencil pensil rubber kagaz kagaj paper akhbar
newspaper khilona khilone toy gudiya doll gend ball balla bat carrom cheeni chini shakkar shakar namak nimak salt
mirch mirchi masala masale atta aata maida besan suji sooji rava poha chura daal dal chana rajma matar moong urad
masoor arhar chawal roti rotiyan chapati paratha naan bread biscuit biskut cake toffee tofi chocolate choclate
icecream kulfi mithai laddu laddoo jalebi barfi halwa kheer samosa pakoda pakora chaat panipuri golgappa bhel pizza
burger momos maggi noodles chips namkeen papad achar achaar chutney sabzi sabji aloo tamatar baingan bhindi gobhi gobi
palak gajar muli mooli kheera kakdi lauki tori karela kaddu shimla phal fal seb aam kela angur angoor santra anar
papita amrud tarbuj tarbooz kharbuja ananas nashpati litchi lichi jamun cheeku chiku kiwi doodh dahi paneer makkhan
makhan chhachh chaas lassi malai khoya murgi murga chicken mutton machhli machli fish anda ande egg maans meat jhinga
kaju pista badam kishmish chhuhara supari paan tambaku gutkha bidi beedi cigarette sigret sharab sharaab daru daaru
beer wine chai coffee kofi kaafi sharbat pani paani thanda coldrink kutta kutte billi gaay gai bhains bakri ghoda tota
chidiya machhar macchar makkhi chuha choohe kaakroch cockroach chipkali saanp keeda keede deemak dimak ped paudha
paudhe plant gamla khad khaad bijay mitti ret eent cement loha lohe tin sona chandi peetal tamba
kaanch plastic koyla kapas rui oon dawat patakhe phuljhadi rangoli rang gulal diya deepak mombatti agarbatti
dhoop havan puja pooja murti moorti mandir ganesh laxmi shiv naukri job makan kiraya plot zameen jameen ticket tikat
loan insurance bima recharge richarge bijlee bill admission result exam sarkari yojana aadhar passport cricket paste chhilka gola gole
match gaana gana film movie serial game
khakhra dhokla thepla fafda chivda poha upma idli dosa vada sambar chakli murukku sev bhujia mathri gathiya halwa barfi peda jalebi rasgulla
kheer paratha roti naan puri samosa kachori pakora bhajiya momos pizza burger sandwich cake pastry pav khichdi rajma chole chana
kulhad kulhar kulhads matka matki ghada ghade surahi handi patila patili bhagona degchi karchi kadchi kalchul chimta chimti sansi chalni channi
kaddukas mathni silbatta kharal parat pyala pyali tashtari chamcha tokri tokra jhaadu poncha tasla mugga khurpi kudal kudali phawda fawda hasiya
kulhadi hathoda hathauda hathodi kabza sankal rassi rassiyan sutli dori jaali pipe paip nalka tonti tanki plug socket switch tubelight istri silai
silayi sewing mashin machine mashine mikser juicer toaster oven ovan microwave freezer geyser gijar heater hitar inverter stabilizer speaker spikar
camera printer keyboard monitor tripod pendrive router wifi modem simcard dhoti lungi gamcha gamchha banian baniyan baniyaan chaddi kachha underwear
panty nighty naiti gown frock phrock skirt leggings legging palazzo plazo sharara gharara ghaghra lehnga choli blouse blauz petticoat odhni chunri
chunni shawl shaal muffler mafler scarf skarf dastane hoodie trouser patloon jins denim kamiz kameez sherwani pagdi joota jooti jutti mojri sleeper
floater crocs boot ghungroo bichhiya kangan mangalsutra nathni vest sofa sopha diwan stool stul bench mej almirah cupboard rack shelf drawer darpan
aaina aina chatai darri carpet kalin kaaleen galicha doormat paydan paidan bistar charpai machhardani machardani tent tambu chhata chhatri umbrella
raincoat barsati cushion sheesha puzzle lego guitar gitar tabla dholak harmonium bansuri patang manjha lattu ludo shatranj kairam football futbol
badminton racket shuttlecock tennis skates skateboard hockey volleyball basketball tricycle kaapi diary daayri crayons canvas stapler fevicol glue
envelope lifafa folder kulcha bhatura paneer tofu soyabean nutrela maggie semiya sevai vermicelli murmura bhujiya papdi mayo yeast custard cola sprite
ladoo motichur motichoor rasmalai gulabjamun aaloo baigan gobhi arbi shakarkand jackfruit torai tinda parwal parval ghiya capsicum broccoli lettuce
kele strawberry stroberi muskmelon lychee sabundani dispenser koodadan scrubber wiper vacuum machis maachis matchbox lighter laitar torch tarch
lantern lalten dandiya helmet helmat scooty skooti activa rickshaw tempo engine injan tractor aquarium pinjra cement saria tiles plywood marble
granite ladder sidhi seedhi parde lid sink cutter puff shield bucket filter hanger holder charger mixer peeler slicer opener grater strainer
towel tshirt tub tap wallet zipper sticker poster calendar painting frame vase statue carton
basmati
sandals sandels loofa
chopper chopping google alexa desk candel grass
`;
