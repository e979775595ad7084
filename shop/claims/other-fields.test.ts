import { describe, expect, it } from 'vitest';
import { type ClaimClass, findClaims } from './find-claims.ts';

const found = (text: string, claimClass: ClaimClass, options = {}) =>
  findClaims(text, claimClass, options).map(({ start, end }) => text.slice(start, end));

describe('a lawful text of another field', () => {
  it.each<[string, ClaimClass]>([
    ['Delivery was late by 3 days because of the floods', 'general'],
    ['Your parcel may be a week late in the monsoon', 'ayurvedic'],
    ['Missed your date of delivery? Choose another one.', 'general'],
    ['We refund the price of a cancelled order at once', 'ayurvedic'],
    ['Complaints in writing to the address below', 'general'],
    ['टूटा मिले तो पैसे वापस', 'general'],
    ['உடைந்து வந்தால் பணம் திரும்ப', 'general'],
    ['Choose one size smaller for a close fit', 'general'],
    ['Grey roots will show again as the hair grows', 'cosmetic'],
    ['Grandfather could no longer lift the sack, so the boys carried it', 'food'],
    ['My husband finished the pickle in three days', 'food'],
    ['The tea itself has no effect on the illness', 'food'],
    ['Five rupees of every order go to a cancer hospital in Barshi', 'food'],
    ['As described in Ashtanga Hridaya, Chikitsasthana', 'ayurvedic'],
    ['Amla slices cure in honey for forty days before bottling', 'food'],
    ['Green mangoes are left to cure in mustard oil on the terrace', 'food'],
    ['Calcium, as part of a balanced diet, may reduce the risk of osteoporosis', 'food'],
    ['Diets low in sodium may reduce the risk of high blood pressure', 'food'],
    ['A diet low in saturated fat may reduce the risk of heart disease', 'food'],
    ['A scented eye pencil. It does not treat any eye disease.', 'cosmetic'],
    ['Copper ring, worn for its looks. It does not lower blood pressure.', 'general'],
    ['Bhringraj oil for a calm champi. It does not regrow hair.', 'cosmetic'],
    ['दिल के साँचे में ढले पेड़े', 'food'],
    ['હૃદયના બીબામાં ઢાળેલી ચોકલેટ', 'food'],
    ['হৃদয়ের ছাঁচে গড়া সন্দেশ', 'food'],
    ['Stone-crushed chillies from Guntur', 'food'],
    ['The longer the bar cures, the gentler its lather', 'cosmetic'],
    ['Our cheese cures on planks in the cellar', 'food'],
    ['Moisture is the number one enemy of a pickle', 'food'],
    ['The number one rule of our kitchen: a dry spoon', 'food'],
    ['Send a photo of a broken jar and we replace it', 'food'],
  ])('passes: “%s”', (text, claimClass) => {
    expect(found(text, claimClass)).toEqual([]);
  });

  it.each([
    'हम कैंसर ठीक करने का कोई दावा नहीं करते',
    'कर्करोग बरा करण्याचा दावा आम्ही करत नाही',
    'ক্যান্সার সারানোর কোনো দাবি আমরা করি না',
    'અમે કેન્સર મટાડવાનો દાવો કરતા નથી',
    'క్యాన్సర్ నయం చేస్తామని మేము చెప్పడం లేదు',
    'ಕ್ಯಾನ್ಸರ್ ಗುಣಪಡಿಸುತ್ತೇವೆ ಎಂದು ನಾವು ಹೇಳುವುದಿಲ್ಲ',
  ])('passes when it denies a claim: “%s”', (text) => {
    expect(found(text, 'food')).toEqual([]);
  });

  it.each([
    'मधुमेह वाले गुड़ की मात्रा देखकर ही लें',
    'डायबिटीज़ हो तो यह न खाएं',
    'মধুমেহ থাকলে এই মোরব্বা খাবেন না',
    'ಮಧುಮೇಹ ಇರುವವರು ಬೆಲ್ಲದ ಅಂಶ ನೋಡಿ ಖರೀದಿಸಿ',
    'మధుమేహం ఉన్నవారు తినకూడదు',
    'പ്രമേഹമുള്ളവർ കഴിക്കരുത്',
  ])('passes when it cautions patients: “%s”', (text) => {
    expect(found(text, 'food')).toEqual([]);
  });
});

describe('a statement of the label', () => {
  it.each(['Dashamoola 2.5 g, Guda 4 g in 10 ml', '183 × 61 cm, 6 mm', 'Beads of 8 mm, 108 pieces'])(
    'is an amount and no claim: “%s”',
    (text) => {
      expect(found(text, 'ayurvedic', { byRulesAlone: true })).toEqual([]);
    },
  );
});

describe('an unlawful text that looks like one of another field', () => {
  it.each<[string, ClaimClass]>([
    ['If the pain does not go in a month, we refund every rupee', 'ayurvedic'],
    ['बाल न उगे तो पैसे वापस', 'cosmetic'],
    ['வலி போகலன்னா பணம் திரும்ப', 'ayurvedic'],
    ['Drops that bring the date on', 'ayurvedic'],
    ['Doctors were surprised when they saw her scan', 'ayurvedic'],
    ['Works for 9 in 10 women', 'cosmetic'],
    ['यह शहद टी.बी. के कीटाणु मारता है', 'food'],
    ['This honey kills T.B. germs', 'food'],
    ['दवा की जगह यह काढ़ा लें', 'food'],
    ['ડોક્ટરો દ્વારા ચકાસાયેલ ચમક', 'cosmetic'],
    ['The stone of 8 mm came out on the ninth day', 'ayurvedic'],
    ['Our ladoo may reduce the risk of diabetes', 'food'],
    ['Reduces the risk of osteoporosis in a month', 'food'],
    ['Calcium, as part of a diet, may reduce the risk of osteoporosis', 'ayurvedic'],
    ['It does not let your sugar rise again', 'ayurvedic'],
    ['Nothing reduces migraine like this', 'ayurvedic'],
    ['alt="Knee of a man, before and after: swelling gone in six weeks"', 'ayurvedic'],
    ['Before and after: vitiligo on the elbow, filled in by the ninth week', 'ayurvedic'],
    ['Share a picture of the swollen veins on your legs and get the tailam', 'ayurvedic'],
    ['Send us a photo of your piles, we send the ointment', 'ayurvedic'],
    ['Tie it on the cradle and the baby never gets convulsions', 'general'],
    ['A child who wears this ring never has fits', 'general'],
    ['GallCrush Syrup', 'ayurvedic'],
    ['StoneBreaker Drops', 'ayurvedic'],
  ])('is found: “%s”', (text, claimClass) => {
    expect(found(text, claimClass)).not.toEqual([]);
  });
});
