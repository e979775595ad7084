/* oxlint-disable max-lines -- data */
import type { StateName } from '../../states.ts';

/**
 * Districts founded since the older directory: state, former district (present name), present district, and its taluks (or
 * places, as the directory writes them, in lower case).
 */
export const newerDistricts: Partial<Record<StateName, Record<string, Record<string, string[]>>>> = {
  'Andhra Pradesh': {
    Ananthapuramu: {
      'Sri Sathya Sai': list(`
        agali, amadagur, amarapuram, bathalapalle, bukkapatnam, c k palli, chilamathur, dharmavaram,
        gandlapenta, gorantla, gudibanda, hindupur, kanaganapalli, kothacheruvu, lepakshi, madakasira,
        mudigubba, nallacheruvu, nallamada, o d cheruvu, obuladevaracheruvu, parigi, penukonda, ramagiri,
        roddam, rolla, somandepalli, tadimarri, talupula, tanakallu
      `),
    },
    Chittoor: {
      Annamayya: list('gurramkonda, kalakada, madanapalle, piler, valmikipuram, vayalpad'),
      Tirupati: list(`
        akkurthi, chandragiri, chinnagottigallu, k v b puram, pissatur, puttur, ramachandrapuram, renigunta,
        satyavedu, thondamanadu, tirupati rural, tirupati urban, vadamalpet, yerpedu
      `),
    },
    'East Godavari': {
      'Alluri Sitharama Raju': list('addatigala, maredumilli, rampachodavaram, y ramavaram'),
      'Dr. B. R. Ambedkar Konaseema': list(`
        ainavilli, ainavilli mandal, alamuru, allavaram, amalapuram, ambajipeta, atreyapuram,
        atreyapuram mandal, i polavaram, kapileswarapuram, katrenikona, malikipuram, mamidikuduru,
        mandapeta, mummidivaram, p gannavaram, pamarru, ramachandrapuram, ravulapalem, rayavaram, razole,
        sakhinetipalli, sakhinetipalli mandal, uppalaguptam
      `),
      Kakinada: list(`
        gandepalli, gollaprolu, jaggampeta, kakinada, kakinada urban, karapa, kirlampudi, kotananduru, kothapalli, pedapudi,
        peddapuram, pithapuram, prathipadu, samalkot, samalkota, sankhavaram, tallarevu, thondangi, tuni,
        yeleswaram
      `),
    },
    Guntur: {
      Bapatla: list(`
        amartaluru, anantavaram, bapatla, bhattiprole, bhattiprolu, cherukupalle, cherukupalli, cheruvu,
        inturu, karlapalem, kolluru, kuchinapudi, nagaram, nizampatnam, repalle, stuvartpuram, tsunduru,
        turumella, vemuru
      `),
      Palnadu: list(`
        amaravathi, atchampet, bellamkonda, chilakaluripet, dachepalle, durgi, edlapadu, gurazalla, ipuru,
        karempudi, krosuru, lemalle, macherla, muppalla sap, nadendla, narasaraopet, nekarikallu, nuzendla,
        pedakurapadu, piduguralla, rajupalem, rentachintala, rompicherla, sattenapalle, savalyapuram,
        veldurthy, vinukonda
      `),
    },
    Krishna: {
      Eluru: list(`
        chatrai, kaikalur, kalidindi, mandavalli, mudinepalli, musunuru, nuzvid, telaprolu, vunguturu
      `),
      NTR: list(`
        a konduru, chandarlapadu, gampalagudem, kondapalli, penugolanu, reddigudem,
        vijayawada rural, vijayawada urban
      `),
    },
    Kurnool: {
      Nandyal: list(`
        allagadda, banaganapalle, banaganapalli, koilkuntla, nandyal, panyam, sanjamala, srisailam
      `),
    },
    Prakasam: {
      Bapatla: list('chirala'),
    },
    'Sri Potti Sriramulu Nellore': {
      Tirupati: list(`
        balayapalli, chillakur, chittamur, dakkili, kota, pellakur, sullurpeta, tada, vakadu, venkatagiri
      `),
    },
    Srikakulam: {
      'Parvathipuram Manyam': list('bhamini mandal, palakonda, seethampeta, veeraghattam'),
    },
    Visakhapatnam: {
      Anakapalli: list('anakapalle, chodavaram'),
    },
    Vizianagaram: {
      'Parvathipuram Manyam': list(`
        balijipeta, garugubilli, jiyyammavalasa, komarada, kurupam, makkuva, parvathipuram, parvatipuram,
        salur, seethanagaram
      `),
    },
    'West Godavari': {
      Eluru: list(`
        bhimadole, buttayagudem, chataparru, chintalapudi, d tirumala, denduluru, dharmajigudem, eluru,
        ganapavaram mandalam, ganapavarammandal, gopannapalem, gundugolanu, j r gudem, jeelugumilli, k kota,
        kannapuram, kovvali, koyyalagudem, lakkavaram, nidamarrumandalam, pedapadu, pragadavaram, pulla,
        s v peta, t narasapuram, tadikalapudi, vijayarai
      `),
    },
  },
  'Arunachal Pradesh': {
    'East Kameng': {
      'Pakke Kessang': list('seijosa'),
    },
    Lohit: {
      Namsai: list('chowkham, mahadevpur, namsai'),
    },
    'Papum Pare': {
      Anjaw: list('hayuliang'),
    },
    Tirap: {
      Longding: list('longding'),
    },
    'West Siang': {
      Leparada: list('liromoba'),
      'Lower Siang': list('likabali'),
      'Shi Yomi': list('mechuka'),
    },
  },
  Assam: {
    Bongaigaon: {
      Chirang: list('bengtal, borobazar, sidli chirang'),
    },
    Darrang: {
      Udalguri: list(`
        atterikhat, bhairabkunda, bhakatpara, dimakuchi, harisinga, hatigarh, kalaigaon, khoirabari, kopati,
        mazbat, orang, panerihat, purani tangla, rowta, tangla, udalguri
      `),
    },
    Dhubri: {
      'South Salmara-Mankachar': list('fekamari, mankachar'),
    },
    Jorhat: {
      Majuli: list('majuli'),
    },
    Kamrup: {
      Baksa: list('goreswar block'),
      'Kamrup Metropolitan': list('chandrapur block, gmc, jalukbari lac, palasbari circle, sonapur block'),
    },
    'Karbi Anglong': {
      'West Karbi Anglong': list('donka'),
    },
    Kokrajhar: {
      Chirang: list('bengtal'),
    },
    Nagaon: {
      Hojai: list('hojai, lanka'),
    },
    Nalbari: {
      Bajali: list('bangaon'),
      Baksa: list('baganpara, barama, dangarmakha, dhanbil, doomni, haziragaon'),
    },
    Sonitpur: {
      Biswanath: list(`
        barangabari, bedeti, behali, biswanathghat, borgong, chariali, gingia, gohpur, halem, howajan,
        kalabari, mijikajan, nagshankar, pabhoi, sootea, tetenbari
      `),
    },
  },
  Bihar: {
    Aurangabad: {
      Arwal: list('kaler'),
    },
    Gaya: {
      Arwal: list('arwal, banshisurajpura, kaler, kurtha'),
    },
    Jehanabad: {
      Arwal: list('karpi'),
    },
  },
  Chhattisgarh: {
    Bastar: {
      Kondagaon: list('kondagaon'),
    },
    Bilaspur: {
      'Gaurela-Pendra-Marwahi': list('pendra, pendraroad'),
      Mungeli: list('lormi, mungeli, patharia'),
    },
    Durg: {
      Balod: list('balod, dondi awari, dondi lohara, gunderdehi, gurur'),
      Bemetara: list('bemetara, berla, nandghat, nawgarh, saja'),
    },
    Korba: {
      'Gaurela-Pendra-Marwahi': list('marwahi'),
    },
    Raipur: {
      'Baloda Bazar': list(`
        baloda bazar, bhatapara, bhatgaon, bilaigarh, hathband, hirmi, kasdol, katgi, lawan, pallari, rawan,
        sankra, sarsiwa, simga, watgan
      `),
      Gariyaband: list('chhura, deobhog, gariaband, panduka, phingeshwar'),
    },
    Surguja: {
      Balrampur: list('kusmi, pratappur'),
      Surajpur: list('surajpur'),
    },
  },
  Goa: {
    'North Goa': {
      'South Goa': list('ponda'),
    },
  },
  Gujarat: {
    Ahmedabad: {
      Botad: list('barwala, ranpur'),
    },
    Bhavnagar: {
      Botad: list('botad, gadhada, gadhada sn'),
    },
    Jamnagar: {
      'Devbhumi Dwarka': list('bhanvad, jamkalyanpur, kalyanpur, khambhalia, okhamandal'),
    },
    Junagadh: {
      'Gir Somnath': list('kodinar, patan veraval, una'),
    },
    Kheda: {
      Mahisagar: list('balasinor, birpur'),
    },
    Panchmahal: {
      Mahisagar: list('kadana, khanpur, lunawada, santrampur'),
    },
    Rajkot: {
      Morbi: list('dahisara, maliya miyana, morbi, morvi, tankara, wankaner'),
    },
    Sabarkantha: {
      Aravalli: list('bayad, bhiloda, dhansura, malpur, meghraj, modasa'),
    },
    Surat: {
      Dang: list('ahwa'),
      Tapi: list('nijhar, nizar, songadh, uchchhal, valod, vyara'),
    },
    Surendranagar: {
      Morbi: list('halvad'),
    },
    Vadodara: {
      'Chhota Udaipur': list('ch udepur, chhotaudepur, kawant, naswadi, pavijetpur, sankheda'),
    },
  },
  Haryana: {
    Bhiwani: {
      'Charkhi Dadri': list('charkhi dadri, dadri'),
    },
    Faridabad: {
      Palwal: list('hathin, hodal, palwal'),
    },
  },
  'Jammu and Kashmir': {
    Anantnag: {
      Kulgam: list('awenura'),
      Pulwama: list('pampore, pulwama'),
    },
    Baramulla: {
      Bandipora: list('bandipora, gurez, sonawari, sumbal'),
    },
    Doda: {
      Kishtwar: list('kishtwar'),
      Ramban: list('banihal, ramban'),
    },
    Jammu: {
      Samba: list('samba'),
    },
    Srinagar: {
      Ganderbal: list('ganderbal, kangan'),
      Pulwama: list('wuyan'),
    },
    Udhampur: {
      Reasi: list('gool gulab garh, mahore, reasi'),
    },
  },
  Jharkhand: {
    Ranchi: {
      Khunti: list('karra, khunti, murhu, torpa'),
    },
  },
  Karnataka: {
    Ballari: {
      Vijayanagara: list('hb halli, hospet, huvinahadagali, kudligi'),
    },
    'Bengaluru Rural': {
      Ramanagara: list('magadi'),
    },
    Davangere: {
      Vijayanagara: list('harapanahalli'),
    },
    Kolar: {
      Chikkaballapur: list('chickballapur, chintamani, gauribidanur, gudibanda'),
    },
  },
  'Madhya Pradesh': {
    Khandwa: {
      Burhanpur: list('burhanpur, khaknar, nepanagar'),
    },
    Shajapur: {
      'Agar Malwa': list('agar malwa, barode, kanad, nalkheda, soyat kalan, susner'),
    },
    Sidhi: {
      Singrauli: list('chitrangi, devsar, gopadbanas, singrauli colliery'),
    },
    Tikamgarh: {
      Niwari: list('niwari, orchha'),
    },
  },
  Maharashtra: {
    Thane: {
      Palghar: list('dahanu, jawhar, mokhada, palghar, talasari, vada, vasai, vikramgad, wada'),
    },
  },
  Meghalaya: {
    'East Garo Hills': {
      'North Garo Hills': list('resubelpara'),
    },
    'West Garo Hills': {
      'South West Garo Hills': list('ampati, mahendraganj'),
    },
    'West Jaintia Hills': {
      'East Jaintia Hills': list('khliehriat, ladrymbai'),
    },
    'West Khasi Hills': {
      'South West Khasi Hills': list('mawkyrwat'),
    },
  },
  Mizoram: {
    Aizawl: {
      Saitual: list('saitual'),
    },
    Champhai: {
      Khawzawl: list('khawzawl'),
      Saitual: list('ngopa'),
    },
    Lunglei: {
      Hnahthial: list('hnahthial'),
    },
  },
  Punjab: {
    Amritsar: {
      'Tarn Taran': list('bhikhiwind, dhotian, harike, kacha pacca, khalra, khem karan, s a khan'),
    },
    Bathinda: {
      Mansa: list('bareta'),
    },
    Ferozepur: {
      Fazilka: list('abohar, fazilka, jalalabad'),
    },
    Gurdaspur: {
      Pathankot: list('dhar kalan, pathankot'),
    },
    Patiala: {
      'Fatehgarh Sahib': list('amloh p, khamanon'),
      'Sahibzada Ajit Singh Nagar': list('dera bassi'),
    },
    Rupnagar: {
      'Sahibzada Ajit Singh Nagar': list('kharar, s a s nagar mohali'),
    },
    Sangrur: {
      Malerkotla: list('malerkotla'),
    },
  },
  Rajasthan: {
    Chittorgarh: {
      Pratapgarh: list('arnod, chhotisadari, partabgarh'),
    },
  },
  Sikkim: {
    Gangtok: {
      Pakyong: list('pakyong, rangli, rhenock'),
    },
  },
  'Tamil Nadu': {
    Coimbatore: {
      Tiruppur: list('tiruppur, tirupur, udamalpet, udumalaipettai'),
    },
    Erode: {
      Tiruppur: list('dharapuram, kangayam, kangeyam, tirupur'),
    },
    Kanchipuram: {
      Chengalpattu: list(`
        chengalpattu, cheyur, cheyyur, chinglepet, madurantakam, sholinganallur, tambaram, tirukalikundram
      `),
      Chennai: list('chennai city corporation, saidapet'),
    },
    Nagapattinam: {
      Mayiladuthurai: list('kuttalam, mayiladuthurai, sirkali, sirkali tk, tharangambadi, tirupanandal'),
    },
    Thiruvallur: {
      Chennai: list('ambattur'),
    },
    Tirunelveli: {
      Tenkasi: list('alangulam, sankarankovil, sengottai, sivagiri, sivigiri, tenkasi, virakeralampudur'),
    },
    Vellore: {
      Ranipet: list('arakkonam, arakonam, arcot, walaja, walajapet'),
      Tirupathur: list('tirupathur, tirupattur, vaniyambadi'),
    },
    Viluppuram: {
      Kallakurichi: list('kallakurichi, sankarapuram, ulundurpet'),
    },
  },
  Telangana: {
    Adilabad: {
      'Kumuram Bheem Asifabad': list('asifabad, sirpur t'),
      Mancherial: list('chennur, luxettipet, mancherial, mandamarri'),
      Nirmal: list('khanapur, mudhole, nirmal'),
    },
    Hyderabad: {
      Rangareddy: list('rajendra nagar, saroornagar'),
    },
    Karimnagar: {
      Jagtial: list(`
        dharmapuri, gollapalli, ibrahimpatnam, jagtial, kathalapur, kodimial, koratla, mallapur, mallial,
        medpalli, metpalli, raikal
      `),
      Peddapalli: list('peddapalli, ramagundam'),
      'Rajanna Sircilla': list(`
        boenpalli, chandurthi, ellanthakunta, gambhiraopet, kishandaspet, konaraopet, mustabad, sirsilla,
        vemulawada, yellareddipet
      `),
      Siddipet: list('bejjanki, husnabad, koheda'),
    },
    Khammam: {
      'Bhadradri Kothagudem': list(`
        aswaraopet, bhadrachalam, burgampahad, dammapeta, dummagudem, julurupadu, kothagudem, manugur,
        manuguru, p r gudem, paloncha, palwancha, rudrampur, s n puram, sujathanagar, vkhani, yellandu
      `),
      Mahabubabad: list('bayyaram, garla'),
      Mulugu: list('charla, venkatapuram'),
    },
    Mahabubnagar: {
      Nagarkurnool: list(`
        achampet, amrabad, balmoor, bijnapally, kalwakurthy, kollapur, midjil, nagarkurnool,
        peddakothapally, tadoor, thelkapally, thimmajipet, uppununthala, vangoor, veepangandla, veldanda
      `),
      Rangareddy: list('amangal, farooqnagar, keshampet, kondurgu, kothur, madgul, talakondapally'),
      Wanaparthy: list('gopalpet, kothakota, pangal, pebbair, wanaparthy'),
    },
    Medak: {
      Sangareddy: list(`
        narayankhed, patancheru, r c puram, ramachandrapuram, sadasivpet, sangareddy, zaheerabad
      `),
      Siddipet: list('siddipet'),
    },
    Nalgonda: {
      Suryapet: list('huzurnagar, suryapet, thungathurthi, thungathurthy, tirumalgiri'),
    },
    Nizamabad: {
      Kamareddy: list('banswada, kamareddy, madnoor, yellareddy'),
    },
    Rangareddy: {
      'Medchal-Malkajgiri': list('balanagar, ghatkesar, qutubullapur, uppal'),
    },
    Warangal: {
      Hanumakonda: list('dharmasagar, hanamkonda, hasanparthy'),
      Jangaon: list(`
        buchannapet, devaruppala, ghanpur station, ghanpur stn, jangaon, kodakondla, lingalaghanpur,
        palakurthy, raghunathpalli, zaffargadh
      `),
      'Jayashankar Bhupalapally': list(`
        bhupalapalli, chityal, ghanpur m, ghanpur mulug, mogullapalli, regonda, shayampet
      `),
      Mahabubabad: list(`
        chennaraopet, dornakal, gudur, kodakandla, kothaguda, kuravi, mah bad, mahabubabad, maripeda,
        nallikaddur, narasimulapet, neerada
      `),
      Mulugu: list('eturunagaram, govindaraopet, mangapet, mulug, tadvai'),
      Siddipet: list('cherial, maddur'),
    },
  },
  Tripura: {
    'North Tripura': {
      Unakoti: list('gournagar, kailashahar, krishnanagar, kumarghat, laljuri, pecharthal, sonamukhi'),
    },
    'South Tripura': {
      Gomati: list('amarpur, garjee, jatanbari, kakranan, radhakishorepur, udaipur'),
    },
    'West Tripura': {
      Khowai: list('kalyanpur, khowai, teliamura, uttarchebri'),
      Sepahijala: list('bishramganj, melaghar, sonamura'),
    },
  },
  'Uttar Pradesh': {
    Barabanki: {
      Ayodhya: list('rudauli'),
    },
    Budaun: {
      Sambhal: list('gunnaur, gunnour'),
    },
    Etah: {
      Kasganj: list('kasganj, patiali'),
    },
    Ghaziabad: {
      Hapur: list('dhaulana, hapur'),
    },
    'Kanpur Dehat': {
      'Kanpur Nagar': list('bilhaur, chaubepur, ghatampur, kanpur, shivrajpur, uttaripura'),
    },
    Moradabad: {
      Sambhal: list('chandausi, sambhal'),
    },
    Muzaffarnagar: {
      Shamli: list('kairana, shamli'),
    },
    Prayagraj: {
      Kaushambi: list('chail'),
    },
    'Rae Bareli': {
      Amethi: list('tiloi'),
    },
    Sultanpur: {
      Amethi: list('amethi, gauriganj, musafirkhana'),
    },
  },
  Uttarakhand: {
    Almora: {
      Bageshwar: list('garur'),
    },
  },
  'West Bengal': {
    Bankura: {
      'Purba Bardhaman': list('kalna, katwa'),
    },
    Darjeeling: {
      Kalimpong: list('gorubathan, kalimpong, mal'),
    },
    Jalpaiguri: {
      Alipurduar: list('alipurduar, falakata, kalchini, kumargram, madarihat'),
    },
    'Paschim Medinipur': {
      Jhargram: list('bakrachak, dokra, jhargram, nayagram, rohini'),
    },
    'Purba Bardhaman': {
      'Paschim Bardhaman': list(`
        andal, asansol mc, barabani, baraboni, durgapur mc, jamuria, kulti mc, laudoha, pandabeswar,
        pandaveshwar, raniganj mc, salanpur
      `),
    },
  },
};

function list(taluks: string): string[] {
  return taluks.split(',').map((taluk) => taluk.trim());
}
