/** Medicines and operations that only a doctor gives, by their common names. */
export const medicines = {
  painkillers: `paracetamol, crocin, dolo, dolo 650, ibuprofen, brufen, combiflam, aspirin, disprin, diclofenac, voveran, painkiller, painkillers, dard ki goli, saridon, calpol, पैरासिटामोल, पेरासिटामोल, क्रोसिन, पेनकिलर`,
  antibiotics: `antibiotic, antibiotics, amoxicillin, azithromycin, ciprofloxacin, penicillin, doxycycline, augmentin, एंटीबायोटिक`,
  diabetes: `insulin, metformin, glimepiride, glycomet, insulin injection, glucometer strips, इंसुलिन`,
  heart: `amlodipine, telmisartan, atorvastatin, statin, sorbitrate, clopidogrel, blood thinner`,
  stomach: `omeprazole, pantoprazole, pantocid, ranitidine, domperidone, ondansetron, antacid tablet, digene, gelusil, eno`,
  allergy: `cetirizine, levocetirizine, allegra, antihistamine, avil, montelukast, montair`,
  steroids: `steroid, steroids, prednisolone, betnovate, dexamethasone, hydrocortisone, स्टेरॉयड`,
  skin: `tretinoin, isotretinoin, minoxidil, finasteride, clotrimazole, ketoconazole, hydroquinone, candid powder`,
  men: `viagra, sildenafil, cialis, tadalafil, manforce, वियाग्रा`,
  women: `i pill, ipill, unwanted 72, contraceptive pill, contraceptive, birth control, birth control pill, copper t, misoprostol, mifepristone, garbh nirodhak, गर्भनिरोधक`,
  mind: `alprazolam, alprax, diazepam, valium, sleeping pill, sleeping pills, sleeping tablet, zolpidem, antidepressant, neend ki goli, नींद की गोली`,
  glands: `thyroxine, eltroxin, thyronorm, levothyroxine`,
  others: `inhaler, nebulizer, nebuliser, vaccine, vaccination, chemotherapy, dialysis, injection, saline, ors, morphine, cough syrup with codeine, इंजेक्शन, टीका, इनहेलर`,
  operations: `operation, surgery, bypass surgery, laser surgery, hair transplant, liposuction, ivf, test tube baby, organ transplant, kidney transplant, lasik, sarjari, ऑपरेशन, सर्जरी`,
};
