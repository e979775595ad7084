export const text = `
Ayurveda counts six seasons in the Indian year, two months to each, and gives advice for every one. It is called *ritucharya*, walking with the seasons, and most of it is still sensible in a flat with a fan and a fridge. What follows is a year at our table, told for the plains. In the hills or by the sea you will want to shift it a little.

## Late winter and spring

In **shishira**, mid January to mid March, the cold still bites and appetite is strong. This is the time for sesame laddoos, ghee, urad and jaggery, for oil before the bath, and for sun on the back. In **vasanta**, spring, what was stored begins to melt. The texts turn to lighter food: barley, old rice, honey, bitter greens, less curd and fewer sweets. Move more, and do not sleep by day.

## Summer and rains

**Grishma**, mid May to mid July, drains. Food becomes cool, liquid and sweet: rice, cucumber, coconut, gulkand in milk, sattu, aam panna. Exercise less and earlier. A cloth with [khus water](/product/khus-water-mist) is cheaper than a colder room. Then the rains come, **varsha**, and the fire in the belly is at its lowest. Eat freshly cooked, warm, a little sour and a little salty. Ginger and hing are your friends now; raw salads, river fish and yesterday's rice are not. Keep feet dry and water boiled.

## Autumn and early winter

**Sharad**, from mid September, is the clear sky after rain. The heat of the summer is said to flare now, and the texts ask for bitter, sweet and astringent tastes: bottle gourd, amla, moong, ghee, moonlight on the terrace. **Hemanta**, from mid November, is the kindest season. Hunger is honest and sleep is deep. Eat well, oil the body, work hard. This is when [chyawanprash](/product/chyawanprash) is traditionally begun.

## The fortnight in between

The joints of the year, the last week of one season and the first of the next, are called *ritusandhi*. The advice is not to leap. Let the old habit go by a quarter every few days and bring in the new one at the same pace. Most colds, the grandmothers say, are caught by people who changed their clothes on a fixed date.

## How to begin

Do not learn the table. Go to the market, see what is cheap, heaped and local, and cook that. A season writes its own list, and it is rarely wrong. Those with a condition or a prescribed diet should keep to it, and take from this page only the moonlight.
`;

export const sources = [
  'Ashtanga Hridaya, Sutrasthana, chapter 3 (Ritucharya)',
  'Charaka Samhita, Sutrasthana, chapter 6 (on food and conduct by season)',
];
