import type { StateName } from '../../states.ts';

/** Pincodes of well-known post offices with their district, to test the corrections. */
export const samplePincodes: Partial<Record<StateName, string>> = {
  'Andaman and Nicobar Islands': '744101 South Andaman',
  'Andhra Pradesh': `
    515001 Ananthapuramu, 516001 YSR Kadapa, 517001 Chittoor, 517501 Tirupati, 518001 Kurnool, 520001 NTR,
    522001 Guntur, 523001 Prakasam, 524001 Sri Potti Sriramulu Nellore, 530001 Visakhapatnam,
    532001 Srikakulam, 533001 Kakinada, 533101 East Godavari, 534001 Eluru
  `,
  'Arunachal Pradesh': '790001 West Kameng, 791111 Papum Pare',
  Assam: `
    781001 Kamrup Metropolitan, 783301 Dhubri, 784001 Sonitpur, 785001 Jorhat, 786001 Dibrugarh,
    788001 Cachar
  `,
  Bihar: `
    800001 Patna, 811201 Munger, 812001 Bhagalpur, 823001 Gaya, 841301 Saran, 842001 Muzaffarpur,
    846004 Darbhanga, 854301 Purnia
  `,
  Chandigarh: '160017 Chandigarh',
  Chhattisgarh: `
    490001 Durg, 492001 Raipur, 493773 Dhamtari, 495001 Bilaspur, 495677 Korba, 496001 Raigarh,
    497001 Surguja
  `,
  'Dadra and Nagar Haveli and Daman and Diu': '396210 Daman, 396230 Dadra and Nagar Haveli',
  Delhi: `
    110001 New Delhi, 110002 Delhi, 110006 Delhi, 110017 Delhi, 110019 Delhi, 110024 Delhi, 110025 Delhi,
    110034 Delhi, 110045 Delhi, 110051 Delhi, 110059 Delhi, 110070 Delhi, 110075 Delhi, 110085 Delhi,
    110092 Delhi
  `,
  Goa: '403001 North Goa, 403601 South Goa',
  Gujarat: `
    360001 Rajkot, 361001 Jamnagar, 362001 Junagadh, 363641 Morbi, 364001 Bhavnagar, 365601 Amreli,
    370001 Kutch, 380001 Ahmedabad, 380015 Ahmedabad, 382010 Gandhinagar, 383315 Aravalli, 384001 Mehsana,
    388001 Anand, 389001 Panchmahal, 390001 Vadodara, 392001 Bharuch, 395003 Surat, 396001 Valsad
  `,
  Haryana: `
    121001 Faridabad, 122001 Gurugram, 122018 Gurugram, 124001 Rohtak, 125001 Hisar, 131001 Sonipat,
    132001 Karnal, 132103 Panipat, 133001 Ambala, 134109 Panchkula, 135001 Yamunanagar, 136118 Kurukshetra
  `,
  'Himachal Pradesh': `
    171001 Shimla, 173212 Solan, 174001 Bilaspur, 175001 Mandi, 175131 Kullu, 176215 Kangra, 177001 Hamirpur
  `,
  'Jammu and Kashmir': `
    180001 Jammu, 182101 Udhampur, 185131 Rajouri, 190001 Srinagar, 192101 Anantnag, 193101 Baramulla
  `,
  Jharkhand: '826001 Dhanbad, 827001 Bokaro, 831001 East Singhbhum, 834001 Ranchi',
  Karnataka: `
    560001 Bengaluru, 560034 Bengaluru, 560038 Bengaluru, 560066 Bengaluru, 560100 Bengaluru,
    562101 Chikkaballapur, 563101 Kolar, 570001 Mysuru, 571401 Mandya, 572101 Tumakuru, 573201 Hassan,
    574101 Udupi, 575001 Dakshina Kannada, 577001 Davangere, 577101 Chikkamagaluru, 577201 Shivamogga,
    580001 Dharwad, 581301 Uttara Kannada, 583101 Ballari, 584101 Raichur, 585101 Kalaburagi,
    586101 Vijayapura, 587101 Bagalkot, 590001 Belagavi
  `,
  Kerala: `
    670001 Kannur, 671121 Kasaragod, 673001 Kozhikode, 676505 Malappuram, 678001 Palakkad, 680001 Thrissur,
    682001 Ernakulam, 685501 Idukki, 686001 Kottayam, 688001 Alappuzha, 689645 Pathanamthitta,
    691001 Kollam, 695001 Thiruvananthapuram
  `,
  Ladakh: '194101 Leh, 194103 Kargil',
  Lakshadweep: '682555 Lakshadweep',
  'Madhya Pradesh': `
    452001 Indore, 456001 Ujjain, 457001 Ratlam, 461001 Narmadapuram, 462001 Bhopal, 470002 Sagar,
    474001 Gwalior, 482001 Jabalpur, 485001 Satna, 486001 Rewa
  `,
  Maharashtra: `
    400001 Mumbai, 400050 Mumbai, 400053 Mumbai, 400070 Mumbai, 400601 Thane, 400703 Thane, 401404 Palghar,
    402201 Raigad, 410206 Raigad, 411001 Pune, 411038 Pune, 413001 Solapur, 413501 Dharashiv,
    414001 Ahilyanagar, 415001 Satara, 416003 Kolhapur, 416416 Sangli, 421301 Thane, 422001 Nashik,
    424001 Dhule, 425001 Jalgaon, 431001 Chhatrapati Sambhajinagar, 431601 Nanded, 440001 Nagpur,
    442001 Wardha, 444001 Akola, 444601 Amravati
  `,
  Manipur: '795001 Imphal West',
  Meghalaya: '793001 East Khasi Hills',
  Mizoram: '796001 Aizawl',
  Nagaland: '797001 Kohima, 797112 Dimapur',
  Odisha: `
    751001 Khordha, 752001 Puri, 753001 Cuttack, 756001 Balasore, 759122 Angul, 760001 Ganjam,
    768001 Sambalpur, 769001 Sundargarh
  `,
  Puducherry: '605001 Puducherry, 609602 Karaikal',
  Punjab: `
    140001 Rupnagar, 141001 Ludhiana, 143001 Amritsar, 144001 Jalandhar, 145001 Pathankot,
    146001 Hoshiarpur, 147001 Patiala, 148023 Malerkotla, 151001 Bathinda,
    160055 Sahibzada Ajit Singh Nagar, 160062 Sahibzada Ajit Singh Nagar
  `,
  Rajasthan: `
    301001 Alwar, 302001 Jaipur, 302017 Jaipur, 305001 Ajmer, 311001 Bhilwara, 313001 Udaipur,
    321001 Bharatpur, 324001 Kota, 331001 Churu, 332001 Sikar, 333001 Jhunjhunu, 334001 Bikaner,
    335001 Sri Ganganagar, 342001 Jodhpur, 343001 Jalore, 345001 Jaisalmer
  `,
  Sikkim: '737101 Gangtok',
  'Tamil Nadu': `
    600001 Chennai, 600017 Chennai, 600041 Chennai, 600020 Chennai, 610001 Thiruvarur, 613001 Thanjavur,
    620001 Tiruchirappalli, 624001 Dindigul, 625001 Madurai, 627001 Tirunelveli, 627811 Tenkasi,
    628001 Thoothukudi, 629001 Kanyakumari, 631501 Kanchipuram, 632001 Vellore, 635001 Krishnagiri,
    636001 Salem, 638001 Erode, 641001 Coimbatore, 641601 Tiruppur, 643001 The Nilgiris
  `,
  Telangana: `
    500001 Hyderabad, 500034 Hyderabad, 502001 Sangareddy, 503001 Nizamabad, 503111 Kamareddy,
    504001 Adilabad, 505001 Karimnagar, 507001 Khammam, 508001 Nalgonda
  `,
  Tripura: '799001 West Tripura',
  'Uttar Pradesh': `
    201001 Ghaziabad, 201301 Gautam Buddha Nagar, 202001 Aligarh, 204101 Hathras, 206001 Etawah,
    208001 Kanpur Nagar, 211001 Prayagraj, 221001 Varanasi, 221401 Bhadohi, 224001 Ayodhya,
    225001 Barabanki, 226001 Lucknow, 226010 Lucknow, 229001 Rae Bareli, 230001 Pratapgarh, 231001 Mirzapur,
    233001 Ghazipur, 241001 Hardoi, 242001 Shahjahanpur, 243001 Bareilly, 244001 Moradabad, 244221 Amroha,
    245101 Hapur, 246701 Bijnor, 247001 Saharanpur, 247776 Shamli, 250001 Meerut, 250609 Baghpat,
    251001 Muzaffarnagar, 261001 Sitapur, 262001 Pilibhit, 262701 Lakhimpur Kheri, 271801 Bahraich,
    272001 Basti, 273001 Gorakhpur, 274001 Deoria, 281001 Mathura, 282001 Agra, 283203 Firozabad,
    284001 Jhansi
  `,
  Uttarakhand: '248001 Dehradun, 249401 Haridwar, 263001 Nainital, 263601 Almora',
  'West Bengal': `
    700001 Kolkata, 700019 Kolkata, 700064 Kolkata, 700091 Kolkata, 711101 Howrah, 712101 Hooghly,
    713101 Purba Bardhaman, 713301 Paschim Bardhaman, 721101 Paschim Medinipur, 731101 Birbhum,
    732101 Malda, 734001 Darjeeling, 734101 Darjeeling, 734301 Kalimpong, 735101 Jalpaiguri,
    736101 Cooch Behar, 736121 Alipurduar, 741101 Nadia, 742101 Murshidabad
  `,
};
